### The game in a terminal: `civ play --terminal` and `civ replay`.

## The table

terminal-hand = Hand
terminal-kept = kept
terminal-embargo = embargo
# Under a column. $number: how many more cards Hegemony needs there.
terminal-democracy = win +{ $number }
# Under a column. $seat: whose coin it is.
terminal-coin = coin { $seat }
# A pile of open cards. $title: its name; $count: how many; $cards: which, or "-".
terminal-pile = { $title } ({ $count }): { $cards }
# What shows of the deck. $count: how many cards; $age: of the next; $first: terminal-first.
terminal-deck = Deck: { $count }, next card of { $age }. { $first }
terminal-deck-empty = Deck: 0, the final round. { $first }
# $seat: the letter of a seat.
terminal-first = First Player { $seat }.
terminal-first-teams = First Player { $seat }, teams A and C against B and D.

## The line above the table

# $when: terminal-turn or terminal-draft; $who: the seats that may act, joined; $todo: terminal-todo-DECISION.
terminal-situation = { $when }, { $who }: { $todo }
terminal-turn = Turn { $turn }
terminal-draft = Draft
terminal-over =
    { $turn ->
        [one] The game is over after { $turn } turn.
       *[other] The game is over after { $turn } turns.
    }
terminal-todo-keep = keep a card
terminal-todo-found = take a card from the centre into play
terminal-todo-play =
    { $left ->
        [one] play { $left } card
       *[other] play { $left } cards
    }
terminal-todo-discard =
    { $left ->
        [one] discard { $left } card from hand
       *[other] discard { $left } cards from hand
    }
terminal-todo-sacrifice =
    { $left ->
        [one] discard { $left } card from play
       *[other] discard { $left } cards from play
    }
terminal-todo-recall =
    { $left ->
        [one] take { $left } card from play back into hand
       *[other] take { $left } cards from play back into hand
    }
terminal-todo-take =
    { $left ->
        [one] take { $left } card from the discard pile
       *[other] take { $left } cards from the discard pile
    }
terminal-todo-give =
    { $left ->
        [one] give back { $left } card
       *[other] give back { $left } cards
    }
terminal-todo-effect = apply an effect, or end the turn

## Playing. The words to type (help, quit) are the same in every language.

terminal-prompt = Your action (number or text; help; quit):
# $line: what was typed, in quotes; $legal: what may be typed.
terminal-not-legal = You may not { $line } now; legal is: { $legal }
terminal-no-such-number = There is no action { $line }: choose a number from 1 to { $last }.
terminal-no-such-action = { $line } is no action. Type one of the numbers, or an action as it is listed: { $legal }
terminal-stopped = The game ends here, unfinished. Until next time!
# $seed: the number of the deal.
terminal-seed = This was the deal of seed { NUMBER($seed, useGrouping: 0) }; --seed { NUMBER($seed, useGrouping: 0) } deals it again.
# In the help. $action: an action-VERB that applies an effect; $text: what the effect does.
terminal-effect = { $action }. { $text }
terminal-help =
    In your turn you play 1 card, then apply as many effects as you like, then draw until you hold 3.

    A permanent effect needs 3 cards of its domain in your play area, and 5 for its second level (with
    four players 2 and 4). A discard effect costs 1 card of its domain. In one turn you may apply one
    of each for every domain.

    You win at once if you end your turn with 8 cards of one domain (7 with three or four players). When
    the deck has run out and the last round is over, whoever has the most cards of a domain scores a
    point for it, and most points win.

    In the table, 3 ¹¹² means 3 cards, two of Age I and one of Age II. A Democracy shows as “win +1”: so
    many more cards of that domain are needed to win at once.

## Replaying. The letters to type (n, p, t, T, q) are the same in every language.

terminal-replay-prompt = Enter next, p back, t T turn, number, q quit:
terminal-replay-help =
    Enter or n: the next action. p: the one before. t: the next turn. T: the turn before.

    A number: the position after that many actions. q: quit.
terminal-no-such-step = There is no action { $line }: the game has { $last }.
# The heading of a step. $ply: how many actions; $last: how many the game has; $action: the last of them.
terminal-step = { $ply } of { $last }: { $action }
terminal-step-deal = 0 of { $last }: the deal
