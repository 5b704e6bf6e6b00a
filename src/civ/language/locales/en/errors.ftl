### What went wrong, and what to do: error-CODE, for each code of the game and of the server.

## The game

error-error = That did not work. Please try again.
error-bad-notation = That is not an action of the game. Choose one of those on offer.
error-bad-setup = A game cannot be set up like this. Check the players, the deal and the teams.
error-not-your-turn = It is not your turn. You can act as soon as it comes round.
error-illegal-action = This is not possible now. Choose one of the lit cards or effects.
error-game-over = The game is over. You can replay it, or ask for a rematch.
error-nothing-to-undo = There is nothing to take back.
error-inconsistent-state = No game can reach this position. Check where the cards lie.
error-no-record = This game has no record, because it began in the middle.
error-bad-record = This file is no record of a game, or it is damaged. Choose another one.
error-bad-request = The server did not understand this. Reload the page and try again.
error-bad-spec = There is no such bot. Choose one of the levels.

## The server

error-unauthorized = We do not know you yet. Choose a name, then try again.
error-forbidden = This is not yours to do.
error-not-your-seat = You do not sit at this table. You may watch.
error-not-found = There is nothing here. The link is wrong, or the table is gone.
error-bad-table = A table cannot be opened like this. Check the seats, the clock and the teams.
error-bad-name = Choose a name of at most 24 characters, with at least one letter or digit.
error-name-taken = This name is taken, or too much like another. Choose a different one.
error-table-full = Every seat is taken. You may watch, or look for another table.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet. It starts when every seat is taken.
error-not-over = This is told when the game is over.
error-no-hints = There are no hints at this table.
error-too-many = That was a lot at once. Wait a moment, then try again.
error-too-long = This is too long. Make it shorter.
error-unavailable = The server is busy or being renewed. Nothing is lost; try again in a minute.
error-bad-database = The database cannot be used. Whoever runs the server must look at it.
error-thinking-failed = The bot could not answer. Try again in a moment.
error-internal = Something broke on our side. Nothing is lost; try again in a moment.

## The browser

error-broken = The connection broke. Nothing is lost; try again once it is back.
error-unreadable-file = This file cannot be read. Choose a .civ.jsonl file.
error-clipboard = The link could not be copied. Mark it and copy it by hand.
# Any other code. $code: it, for whoever reports it.
error-unknown = That did not work. Please try again. ({ $code })
