### The table in the browser: what it shows, its buttons and dialogs, the end of a game, and what a screen
### reader says.

## The state of the game

table-turn = Turn { $turn }
table-draft = Draft
# $number: 1 to 3.
table-draft-pass = Draft: card { $number } of 3
table-your-turn = Your turn
# $seat: the name.
table-turn-of = { $seat } is playing
table-final-round = Final round
    .text = The deck is gone. Everyone plays to the end of this round, and nobody draws.
table-last-turn = Your last turn
table-first-player = { $seat } plays first

## The piles

table-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
# $age: the name of the age.
table-deck-next = Next: { $age }
table-deck-empty = The deck is empty
table-discard-pile =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
table-discard-pile-empty = Nothing has been discarded yet
table-centre = The centre of the draft

## A seat

# Beside a name.
table-you = you
table-bot = bot
table-partner = partner
table-away = away, a bot plays on
table-out = out of the game
table-not-here = not here
table-hand-of =
    { $count ->
        [one] { $seat }’s hand: { $count } card
       *[other] { $seat }’s hand: { $count } cards
    }
table-your-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
table-hand-empty = No cards in hand
# The memory aid: a card that you know is in that hand. $card: the name of its kind.
table-known = You know this card: { $card }
table-unknown = A card of { $age }
table-kept = Kept

## A column of cards

# $count: cards there; $need: cards for Hegemony.
table-column = { DOMAIN($domain) }: { $count } of { $need } for Hegemony
table-column-empty = No { DOMAIN($domain) } cards
# A pip. $level: 1 or 2; $need: cards for it.
table-level-reached = Level { $level } reached
table-level-missing = Level { $level } needs { $need } cards
table-danger = One card from Hegemony!
table-danger-reached = Enough for Hegemony!
# On a sideways back. $seat is the owner of the column; $you: "seat" if that is the reader.
table-embargo = No play next turn
table-embargo-now = No play this turn
table-embargo-text =
    { $you ->
        [seat] Embargo: you cannot play { DOMAIN($domain) } on your next turn.
       *[other] Embargo: { $seat } cannot play { DOMAIN($domain) } on their next turn.
    }
# $count: how many Democracy markers lie there.
table-democracy =
    { $count ->
        [one] Democracy: Hegemony takes { $count } more card here
       *[other] Democracy: Hegemony takes { $count } more cards here
    }
# $seat: whose coin it is; $you: "seat" if that is the reader.
table-coin =
    { $you ->
        [seat] Culture coin: you copied this
       *[other] Culture coin: { $seat } copied this
    }
table-area-empty = No cards in play yet

## The reference board

board-title = Reference board
# Above the effects. $need: how many cards.
board-level-1 = Level 1: { $need } cards
board-level-2 = Level 2: { $need } cards
board-discard = Discard 1
board-copy = Most Culture
board-usable = Ready
board-used = Used this turn

## The one big button, and the others

# Ends the turn. $count: how many cards will be drawn; 0 for none.
button-end =
    { $count ->
        [0] End your turn
        [one] End effects and draw { $count }
       *[other] End effects and draw { $count }
    }
button-end-anyway = End anyway
button-result = See the result

# The same button while cards are chosen: do-VERB. $cards: cards-open of those chosen. $effect: the name of one.
do-keep = Keep { $cards }
do-found = Take { $cards }
do-play = Play { $cards }
do-discard = Discard { $cards }
do-sacrifice = Discard { $cards }
do-recall = Take back { $cards }
do-take = Take { $cards }
do-give = Give back { $cards }
do-apply = Apply { $effect }

button-undo = Undo
    .title = Take back your last action
button-confirm = Confirm
button-cancel = Cancel
button-hint = Hint
    .title = Ask a strong bot what it would do
button-resign = Resign
button-offer-end = Offer to end
    .title = Offer to end the game without a winner
button-accept-end = Agree to end
button-refuse-end = Play on
button-withdraw-end = Withdraw the offer
button-recap = Recap
    .title = What happened since your last turn
button-log = Log
button-chat = Chat
button-phrases = Diplomacy
button-mute = Mute
    .title = Hide what { $seat } says
button-unmute = Unmute
    .title = Show what { $seat } says
button-settings = Settings
button-rules = Rules
button-leave = Leave the table
button-skip = Skip
    .title = Show the result at once
button-faster = Faster
button-close = Close
button-back = Back
button-more = More
button-send = Send
button-copy = Copy
button-copy-link = Copy the link
button-copied = Copied
button-share = Share
button-try-again = Try again
button-im-back = I’m back
    .title = Take your seat back from the bot
button-fullscreen = Full screen

## Questions before something is done

confirm-move = Do this? { $action }
# Before a turn ends although an effect of Religion could be applied for nothing. $effect: its name.
confirm-end-free = End without { $effect }?
    .text = { $effect } costs nothing, and lets you draw more cards at the end of this turn.
confirm-resign = Resign this game?
    .text = You cannot take this back. The others play on without you.
confirm-resign-two = Resign this game?
    .text = You cannot take this back. Your opponent wins.
confirm-offer-end = Offer to end the game?
    .text = If everyone agrees, it ends without a winner.
confirm-leave = Leave the table?
    .text = Your seat stays yours, and the game waits for you.
confirm-leave-waiting = Leave the table?
    .text = Your seat becomes free for someone else.
# Above the buttons to agree or refuse. $seats: who offers, joined.
offer-end = { $seats } would like to end the game here, without a winner. Do you agree?
offer-end-yours = You offered to end the game. Waiting for the others.
# After an undo, or when it is not possible. $count: how many actions.
undo-done =
    { $count ->
        [one] One action taken back
       *[other] { $count } actions taken back
    }
undo-seen = This cannot be taken back: a card was seen, or someone has played since

## The hint

hint-title = A strong player would…
hint-thinking = Thinking…
# $percent: a whole number.
hint-chance = Your chance to win: { $percent }%
hint-then = And then: { $actions }
hint-off = No hints at this table

## The recap

recap-title = Since your last turn
recap-empty = Nothing has happened yet

## Log and chat

log-title = Log
log-empty = What happens will be told here
chat-title = Chat
chat-empty = Say hello!
chat-placeholder = Say something
chat-to-all = Everyone
chat-to-team = My partner
chat-muted = You do not see what { $seat } says
# Which phrase to say, and its parts.
phrases-title = Say it in every language
phrases-text = Each player reads these in their own language.
phrases-whom = Whom?
phrases-where = In which domain?
phrases-how = How?
phrases-anyone = anyone
phrases-anywhere = anywhere
phrases-anyhow = any way

## The connection

connection-lost = Connection lost
    .text = Nothing is lost: the game is safe on the server.
connection-retrying = Reconnecting…
# $seconds: until the next try.
connection-retry-in =
    { $seconds ->
        [one] Next try in { $seconds } second
       *[other] Next try in { $seconds } seconds
    }
connection-back = Connected again
connection-offline = You are offline
    .text = Check your network. The game goes on as soon as you are back.
connection-sending = Sending…
connection-stale = The table had already moved on: here is how it stands now
connection-new-version = There is a new version
    .text = Reload the page to go on.
button-reload = Reload

## The clocks

clock-title = Clock of { $seat }
clock-yours = Your clock
clock-low = Little time left!
clock-out = Time is up
clock-days =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
clock-hours =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
clock-none = No clock
away-title = A bot is playing for you
    .text = Your time ran out. Take your seat back when you like.

## The end

end-won = You won!
end-won-team = Your team won!
end-shared = A shared win
# $seats: the winners, joined; $count: how many.
end-lost = { $seats } won
end-drawn = No winner
end-watched = The game is over
end-points = Points
end-majorities = Majorities
# In a cell of the table of majorities.
end-majority-of = { $seat } has the most { DOMAIN($domain) }
end-tie-break = Tied on points. More { DOMAIN($domain) } cards decided.
end-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# $before and $after: ratings.
end-rating = Rating: { NUMBER($before, maximumFractionDigits: 0, useGrouping: 0) } → { NUMBER($after, maximumFractionDigits: 0, useGrouping: 0) }
end-unrated = This game was not rated
end-see-board = Look at the table
end-replay = Replay
end-rematch = Rematch
end-rematch-waiting = Waiting for the others…
# $seat: who wants to play again.
end-rematch-asked = { $seat } wants a rematch
end-rematch-join = Join the rematch
end-new-table = New table
end-home = Home
end-fair = Check the shuffle
    .text = The deck was fixed by everyone’s words and a secret that was sealed before them.

## Watching

watch-title = You are watching
watch-count =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## Keys

keys-title = Keys
keys-cards = 1 to 9: choose that card
keys-end = Enter: the big button
keys-undo = U: undo
keys-hint = H: hint
keys-board = E: effects
keys-log = L: log
keys-chat = C: chat
keys-recap = R: recap
keys-cancel = Esc: cancel or close
keys-help = ?: these keys

## What a screen reader says. These are heard, not seen.

announce-your-turn = Your turn. { $prompt }.
announce-turn = { $seat }’s turn.
# $count: how many things you may do.
announce-choices =
    { $count ->
        [one] You have { $count } choice.
       *[other] You have { $count } choices.
    }
announce-danger =
    { $you ->
        [seat] You are one card from Hegemony in { DOMAIN($domain) }.
       *[other] { $seat } is one card from Hegemony in { DOMAIN($domain) }.
    }
announce-undone = Taken back.
announce-played = Done: { $action }.
announce-over = The game is over. { $result }
announce-chat = { $seat } says: { $text }
announce-connection-lost = Connection lost. Nothing is lost.
announce-connection-back = Connected again.
announce-clock-low = You have little time left.

## Labels for a screen reader

label-table = The table
label-your-side = Your side
label-seat-of-bot = { $seat }, a bot
label-hand =
    { $count ->
        [one] Your hand, a row of { $count } card
       *[other] Your hand, a row of { $count } cards
    }
label-hand-of =
    { $count ->
        [one] { $seat }’s hand, { $count } hidden card
       *[other] { $seat }’s hand, { $count } hidden cards
    }
label-area = Your play area, six columns
label-area-of = { $seat }’s play area, six columns
# A column. $count: cards; $need: how many make Hegemony.
label-column =
    { $count ->
        [one] { DOMAIN($domain) }, { $count } card of { $need }
       *[other] { DOMAIN($domain) }, { $count } cards of { $need }
    }
# A card that can be chosen. $card: its kind; $action: what choosing it does.
label-card = { $card }. { $action }
label-card-disabled = { $card }. { $reason }
label-card-back = A card of { $age }, face down
label-deck =
    { $count ->
        [0] The deck is empty
        [one] Deck, { $count } card, next of { $age }
       *[other] Deck, { $count } cards, next of { $age }
    }
label-discard-pile =
    { $count ->
        [0] Discard pile, empty
        [one] Discard pile, { $count } card
       *[other] Discard pile, { $count } cards
    }
label-board = Reference board: your effects
# An effect. $effect: its name; $text: what it does; $reason: why it cannot be applied.
label-effect-ready = { $effect }, ready. { $text }
label-effect-disabled = { $effect }. { $text } { $reason }
label-log = Log of the game
label-chat = Chat
label-menu = Menu
label-close = Close
label-language = Language
label-progress = { $number } of { $count }
