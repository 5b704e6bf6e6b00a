### The table in the browser: what it shows, its buttons and dialogs, the end of a game, and what a screen
### reader says.

## The state of the game

table-turn = Turn { $turn }
table-draft = Draft
table-your-turn = Your turn
table-final-round = Final round
    .text = The deck is gone. Everyone plays to the end of this round, and nobody draws.

## The piles

table-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
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
table-hand-empty = No cards in hand
table-kept = Kept

## A column of cards

# $count: cards there; $need: cards for Hegemony; $level: the level that they reach, 0 for none.
table-column =
    { DOMAIN($domain) }: { $count } of { $need } for Hegemony{ $level ->
        [0] { "" }
       *[other] , level { $level } reached
    }
table-danger = One card from Hegemony!
# Of a sideways back. $seat is the owner of the column; $you: "seat" if that is the reader.
table-embargo =
    { $you ->
        [seat] Embargo: you cannot play { DOMAIN($domain) } on your next turn.
       *[other] Embargo: { $seat } cannot play { DOMAIN($domain) } on their next turn.
    }
table-embargo-now =
    { $you ->
        [seat] Embargo: you cannot play { DOMAIN($domain) } this turn.
       *[other] Embargo: { $seat } cannot play { DOMAIN($domain) } this turn.
    }
# Of a sideways back. $count: how many such markers are meant.
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

## The reference board

board-title = Reference board
board-help = Lit effects can be applied now. The others tell why not.
# Above the effects. $need: how many cards.
board-level-1 = Level 1: { $need } cards
board-level-2 = Level 2: { $need } cards
board-discard = Discard 1

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
button-log = Log
button-chat = Chat
button-phrases = Diplomacy
button-mute = Mute
    .title = Hide what { $seat } says
button-unmute = Unmute
    .title = Show what { $seat } says
button-rules = Rules
button-leave = Leave the table
button-skip = Skip
    .title = Show the result at once
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

## Questions before something is done

# Before a turn ends although an effect of Religion could be applied for nothing. $effect: its name.
confirm-end-free = End without { $effect }?
    .text = { $effect } costs nothing, and lets you draw more cards at the end of this turn.
confirm-resign = Resign this game?
    .text = You cannot take this back. The others play on without you.
confirm-resign-two = Resign this game?
    .text = You cannot take this back. Your opponent wins.
confirm-offer-end = Offer to end the game?
    .text = If everyone agrees, it ends without a winner.
# Above the buttons to agree or refuse. $seats: who offers, joined.
offer-end = { $seats } would like to end the game here, without a winner. Do you agree?
offer-end-yours = You offered to end the game. Waiting for the others.

## The hint

hint-title = A strong player would…
hint-thinking = Thinking…
# What would follow in the same turn, after the action. $actions: what each of them does, joined.
hint-then = then { $actions }.
# The second best action. $action: what it does. $percent: the chance to win by it, a whole number.
hint-second = Second best: { $action } ({ $percent }%).
# $before, $after: the chance as it is, and after the action; whole numbers.
hint-chance = Your chance to win: { $before }% now, { $after }% after it.
# The same for any seat, beside its name.
hint-change = { $before }% → { $after }%
# What that number is. $chance: "19%", or "19% → 20%".
hint-seat-chance = Chance to win: { $chance }
# A chance, on the card or effect that leads to it. $percent: a whole number.
hint-percent = { $percent }%
# Another action that was thought about, for those who listen. $action: a sentence. $percent: a whole number.
hint-other = { $action }: { $percent }%.

## The recap

recap-title = Since your last turn

## Log and chat

log-title = Log
log-empty = What happens will be told here
chat-title = Chat
chat-empty = Say hello!
chat-placeholder = Say something
chat-to-all = Everyone
chat-to-team = My partner
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
away-title = A bot is playing for you
    .text = Your time ran out. Take your seat back when you like.

## The end

end-won = You won!
end-won-team = Your team won!
end-shared = A shared win
# $seats: the winners, joined; $count: how many.
end-lost = { $seats } won
end-drawn = No winner
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
end-see-board = Look at the table
end-replay = Replay
end-rematch = Rematch
end-rematch-join = Join the rematch
end-home = Home
end-fair = Check the shuffle
    .text = The deck was fixed by everyone’s words and a secret that was sealed before them.

## Watching

watch-title = You are watching

## Keys

keys-title = Keys
keys-cards = 1 to 9: choose that card
keys-end = Enter: the big button
keys-undo = U: undo
keys-hint = H: hint
keys-board = E: effects
keys-log = L: log
keys-chat = C: chat
keys-cancel = Esc: cancel or close
keys-help = ?: these keys

## What a screen reader says. These are heard, not seen.

announce-your-turn = Your turn. { $prompt }.
# $effects: the names of those that can be applied now, joined.
announce-effects = You can apply: { $effects }.
announce-danger =
    { $you ->
        [seat] You are one card from Hegemony in { DOMAIN($domain) }.
       *[other] { $seat } is one card from Hegemony in { DOMAIN($domain) }.
    }

## Labels for a screen reader

label-table = The table
label-your-side = Your side
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
# A column. $count: cards; $need: how many make Hegemony; $level: the level that they reach, 0 for none.
label-column =
    { $count ->
        [one] { DOMAIN($domain) }, { $count } card of { $need }
       *[other] { DOMAIN($domain) }, { $count } cards of { $need }
    }{ $level ->
        [0] { "" }
       *[other] , level { $level } reached
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
