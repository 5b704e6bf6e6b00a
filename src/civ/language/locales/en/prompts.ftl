### What is to be decided, what each action does, and why something cannot be done now.

## What you are asked: prompt-DECISION. $left: how many more cards this choice takes.

prompt-keep = Choose a card to keep; the others go to the left
prompt-found = Choose a card of the centre for your play area
# The play step, and the second half of an effect.
prompt-play =
    { $left ->
        [one] Choose a card to play
       *[other] Choose { $left } cards to play
    }
prompt-effect = Apply an effect, or end your turn
prompt-discard =
    { $left ->
        [one] Choose a card of your hand to discard
       *[other] Choose { $left } cards of your hand to discard
    }
prompt-sacrifice =
    { $left ->
        [one] Choose a card of your play area to discard
       *[other] Choose { $left } cards of your play area to discard
    }
prompt-recall =
    { $left ->
        [one] Choose a card of your play area to take back
       *[other] Choose { $left } cards of your play area to take back
    }
prompt-take =
    { $left ->
        [one] Choose a card of the discard pile to take
       *[other] Choose { $left } cards of the discard pile to take
    }
# $target: the player whose hand you took.
prompt-give =
    { $left ->
        [one] Choose a card to give back to { $target }
       *[other] Choose { $left } cards to give back to { $target }
    }
prompt-over = The game is over

## What you are asked when an effect needs a target: prompt-EFFECT

prompt-attack = Choose the domain to attack: you lose a card of it too
prompt-inquisition = Choose the player whose hand you take
prompt-embargo = Choose the domain to block, in anyone’s play area
prompt-democracy = Choose where Hegemony gets harder, in anyone’s play area
prompt-inspiration = Choose the effect to copy

## What someone else is deciding: waiting-DECISION. $seat: the name; $left: how many more cards.

waiting-keep = { $seat } is choosing a card to keep
waiting-found = { $seat } is choosing a card of the centre
waiting-play =
    { $left ->
        [one] { $seat } is choosing a card to play
       *[other] { $seat } is choosing { $left } cards to play
    }
waiting-effect = { $seat } is thinking about effects
waiting-discard =
    { $left ->
        [one] { $seat } is choosing a card to discard from hand
       *[other] { $seat } is choosing { $left } cards to discard from hand
    }
waiting-sacrifice =
    { $left ->
        [one] { $seat } is choosing a card to discard from play
       *[other] { $seat } is choosing { $left } cards to discard from play
    }
waiting-recall =
    { $left ->
        [one] { $seat } is choosing a card to take back from play
       *[other] { $seat } is choosing { $left } cards to take back from play
    }
waiting-take =
    { $left ->
        [one] { $seat } is choosing a card of the discard pile
       *[other] { $seat } is choosing { $left } cards of the discard pile
    }
# $target: whose hand was taken; $you: "target" if that is the reader.
waiting-give =
    { $you ->
        [target] { $seat } is choosing what to give back to you
       *[other] { $seat } is choosing what to give back to { $target }
    }
# In the draft, everyone who has not kept a card yet. $seats: their names, joined.
waiting-others = Waiting for { $seats }

## What an action does, for hints, buttons, confirmations and the terminal's help: action-VERB.
## $card: the name of a kind; $target: a player, and $you: "target" if that is the reader, else "other".

action-keep = keep { $card }, and pass the rest to the left
action-found = take { $card } from the centre into your play area
action-play = play { $card } from your hand into your play area
action-discard = discard { $card } from your hand
action-sacrifice = discard { $card } from your play area
action-recall = take { $card } from your play area back into your hand
action-take = take { $card } from the discard pile into your hand
action-give = give { $card } to the player whose hand you took
action-end = end your turn and draw cards
# $effect: the name of one of your permanent effects.
action-permanent = apply { $effect }
# $copied: the name of the copied effect.
action-inspiration = copy { $copied } from { $target }
action-attack = attack { DOMAIN($domain) }
action-inquisition = send the Inquisition to { $target }
action-embargo =
    { $you ->
        [target] lay an Embargo on your own { DOMAIN($domain) }
       *[other] lay an Embargo on { $target }’s { DOMAIN($domain) }
    }
action-breakthrough = make a Breakthrough
action-democracy =
    { $you ->
        [target] lay a Democracy on your own { DOMAIN($domain) }
       *[other] lay a Democracy on { $target }’s { DOMAIN($domain) }
    }

## Why something cannot be done now: reason-NAME, on the reference board and on cards.
## $need: how many cards it takes; $have: how many there are.

# A permanent effect.
reason-level =
    { $need ->
        [one] Needs { $need } { DOMAIN($domain) } card in play; you have { $have }
       *[other] Needs { $need } { DOMAIN($domain) } cards in play; you have { $have }
    }
reason-hand =
    { $need ->
        [one] Needs { $need } card in your hand; you have { $have }
       *[other] Needs { $need } cards in your hand; you have { $have }
    }
reason-area =
    { $need ->
        [one] Needs { $need } card in your play area; you have { $have }
       *[other] Needs { $need } cards in your play area; you have { $have }
    }
reason-pile =
    { $need ->
        [one] Needs { $need } card in the discard pile; there are { $have }
       *[other] Needs { $need } cards in the discard pile; there are { $have }
    }
reason-used-permanent = You already applied a permanent effect of { DOMAIN($domain) } this turn
reason-used-copied = You already copied an effect of { DOMAIN($domain) } this turn
# A discard effect.
reason-cost = Costs 1 { DOMAIN($domain) } card in play, and you have none
reason-used-discard = You already applied the discard effect of { DOMAIN($domain) } this turn
reason-attack = After paying for it, you would have no domain of your own left to attack
reason-embargo = There is no card in play to lay it on
reason-democracy = There is no card in play to lay it on
# Inspiration. $need: the most Culture cards that another player has; $have: yours.
reason-culture = Needs more Culture cards than anyone else: you have { $have }, the best other has { $need }
reason-nothing-to-copy = Nobody else has an effect that you could use now
# A card of your hand.
reason-embargoed = { DOMAIN($domain) } is under an Embargo: you cannot play it this turn
reason-not-playing = Not a card to choose now
# Anything.
reason-not-your-turn = It is not your turn
reason-play-first = First play a card
reason-finish-first = First finish the effect that you began
reason-draft = Effects come after the draft
reason-over = The game is over
reason-watching = You are watching this game
