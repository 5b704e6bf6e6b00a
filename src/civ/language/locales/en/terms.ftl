### The game's own names, as docs/terms.md has them, and how cards and lists are named in a sentence.
###
### The English files are the list of all messages: their comments say where each is shown, and what
### its arguments are. The other languages have the same messages in the same order, without comments.

## The game

game = Carta Impera Victoria
domain = Domain
age = Age
team-game = Team game
first-player = First Player
permanent-effect = Permanent effect
discard-effect = Discard effect

## The domains: domain-LETTER. DOMAIN($domain, form: "...") in a message means one of these; a language
## whose names change inside a sentence has the forms as attributes.

domain-M = Military
domain-R = Religion
domain-E = Economy
domain-S = Science
domain-C = Culture
domain-U = Utopia

## The ages: age-NUMBER

age-1 = Age I
age-2 = Age II
age-3 = Age III

## The kinds of cards: kind-KIND

kind-M1 = Military I
kind-M2 = Military II
kind-M3 = Military III
kind-R1 = Religion I
kind-R2 = Religion II
kind-E1 = Economy I
kind-E2 = Economy II
kind-E3 = Economy III
kind-S1 = Science I
kind-S2 = Science II
kind-S3 = Science III
kind-C1 = Culture I
kind-C2 = Culture II
kind-C3 = Culture III
kind-U3 = Utopia III

## The effects: effect-NAME. The text is what it does, for the reference board and the help.

effect-assassination = Assassination
    .text = Discard 1 card from your hand.
effect-purge = Purge
    .text = Discard 2 cards from your hand.
effect-attack = Attack
    .text = Discard 1 Military card from play. Name a domain: you lose 1 card of it, and so does everyone who has one.
effect-holy-book = Holy Book
    .text = At the end of this turn, draw until you hold 5 cards.
effect-divine-right = Divine Right
    .text = At the end of this turn, draw until you hold 7 cards.
effect-inquisition = Inquisition
    .text = Discard 1 Religion card from play. Take another player’s whole hand, then give back as many cards as you took.
effect-development = Development
    .text = Discard 1 card from play, then play 1 from your hand.
effect-monopoly = Monopoly
    .text = Discard 2 cards from play, then play 2 from your hand.
effect-embargo = Embargo
    .text = Lay 1 Economy card from play on any player’s domain: they cannot play cards of it on their next turn.
effect-experiment = Experiment
    .text = Take 1 card from play back into your hand, then play 1.
effect-research = Research
    .text = Take 2 cards from play back into your hand, then play 2.
effect-breakthrough = Breakthrough
    .text = Discard 1 Science card from play. Draw 5 cards, then discard as many from your hand.
effect-oligarchy = Oligarchy
    .text = Take 1 card of your choice from the discard pile.
effect-republic = Republic
    .text = Take 2 cards of your choice from the discard pile.
effect-democracy = Democracy
    .text = Lay 1 Utopia card from play on any player’s domain: there, Hegemony takes 1 more card for the rest of the game.
effect-inspiration = Inspiration
    .text = With more Culture cards than anyone else, use a permanent effect of another player as your own.

# The level of a permanent effect. $level: 1 or 2.
effect-level = Level { $level }

## The two endings

hegemony = Hegemony
    .text = End your turn with enough cards of one domain, and you win at once.
majority = Majority
    .text = When the deck is gone, whoever leads in the most domains wins.

## How the cards are dealt: variant-NAME

variant-basic = Basic
    .text = Draw 3 cards and begin.
variant-draft = Draft
    .text = Choose your first cards as the hands go round.

## Places and things

hand = Hand
play-area = Play area
deck = Age deck
discard-pile = Discard pile
centre = Centre
culture-coin = Culture coin
reference-board = Reference board

## The bots: level-NAME. The text says what to expect.

level-beginner = Beginner
    .text = Knows the rules, and is often distracted.
level-easy = Easy
    .text = Gathers one domain, and stops whoever is about to win.
level-medium = Medium
    .text = Looks a little ahead.
level-strong = Strong
    .text = Plans the whole turn.
level-expert = Expert
    .text = Plans the turn, and foresees yours.
level-master = Master
    .text = Thinks long and hard. Good luck!

## Players

# The reader, where a name stands alone: a seat at the table, a line of a list.
you = you
# A seat that nobody has a name for. $letter: A to D.
seat = Seat { $letter }
# A bot of a level, as a name. $level: the name of the level.
bot-name = Bot ({ $level })
# The same, told from another bot of that level by its seat. $letter: A to D.
bot-name-at = Bot { $letter } ({ $level })
# A name that several seats of a record have. $name: it; $letter: A to D.
name-at = { $name } ({ $letter })
# Two teammates, as a heading. $seats: their names, joined.
team = Team { $seats }

## Lists: "A, B and C" is list-and of list-comma of A and B, and C.

# $rest: all that came before; $next: one more.
list-comma = { $rest }, { $next }
# $rest: all but the last; $last: the last.
list-and = { $rest } and { $last }
# Between things that may be lists themselves.
list-outer = { $rest }, { $next }

## Cards inside a sentence of the log, as the object of its verb. The result is the argument $cards there.

# Open cards. $list: their names, joined; $count: how many.
cards-open = { $list }
# Several equal cards in that list. $count: at least 2; $card: the name of the kind.
cards-equal = { $count } { $card }
# Cards whose backs alone are seen, all of one age. $count: how many; $age: the name of the age.
cards-hidden =
    { $count ->
        [one] a card of { $age }
       *[other] { $count } cards of { $age }
    }
# The same, of several ages. $list: cards-of-age for each, joined.
cards-hidden-mixed =
    { $count ->
        [one] { $count } card ({ $list })
       *[other] { $count } cards ({ $list })
    }
# $count: how many of them; $age: the name of the age.
cards-of-age = { $count } of { $age }
# A number of cards by itself.
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
