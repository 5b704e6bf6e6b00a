### The log: what happened in a game and at its table, and what was said there.
###
### $seat: the name of who did it; $target: of whom it was done to. $you: which of them reads this: "seat",
### "target", "both" (the reader did it to themselves), "self" (someone else did it to themselves), "other".
### $cards: cards-open or cards-hidden of terms.ftl. $domain: the letter of a domain.

## What happened: log-WHAT, for each `what` of an event

log-dealt =
    { $you ->
        [seat] You began with { $cards }.
       *[other] { $seat } began with { $cards }.
    }
log-kept =
    { $you ->
        [seat] You kept { $cards }.
       *[other] { $seat } kept { $cards }.
    }
log-received =
    { $you ->
        [seat] You received { $cards } from the right.
       *[other] { $seat } received { $cards } from the right.
    }
log-revealed = The centre was laid out: { $cards }.
log-founded =
    { $you ->
        [seat] You took { $cards } from the centre into play.
       *[other] { $seat } took { $cards } from the centre into play.
    }
# The heading of a turn. $turn: its number.
log-turn =
    { $you ->
        [seat] Turn { $turn }: you
       *[other] Turn { $turn }: { $seat }
    }
log-skipped =
    { $you ->
        [seat] You had no card to play.
       *[other] { $seat } had no card to play.
    }
log-played =
    { $you ->
        [seat] You played { $cards }.
       *[other] { $seat } played { $cards }.
    }
log-cut-short =
    { $you ->
        [seat] You could play no more, and the rest of the effect was passed over.
       *[other] { $seat } could play no more, and the rest of the effect was passed over.
    }
log-lost =
    { $you ->
        [seat] You lost { $cards } in the attack.
       *[other] { $seat } lost { $cards } in the attack.
    }
log-seized =
    { $you ->
        [seat] You took { $target }’s whole hand: { $cards }.
        [target] { $seat } took your whole hand: { $cards }.
       *[other] { $seat } took { $target }’s whole hand: { $cards }.
    }
log-gave =
    { $you ->
        [seat] You gave { $target } { $cards }.
        [target] { $seat } gave you { $cards }.
       *[other] { $seat } gave { $target } { $cards }.
    }
log-drew =
    { $you ->
        [seat] You drew { $cards }.
       *[other] { $seat } drew { $cards }.
    }
log-discarded =
    { $you ->
        [seat] You discarded { $cards } from hand.
       *[other] { $seat } discarded { $cards } from hand.
    }
log-sacrificed =
    { $you ->
        [seat] You discarded { $cards } from play.
       *[other] { $seat } discarded { $cards } from play.
    }
log-recalled =
    { $you ->
        [seat] You took { $cards } from play back into hand.
       *[other] { $seat } took { $cards } from play back into hand.
    }
log-took =
    { $you ->
        [seat] You took { $cards } from the discard pile.
       *[other] { $seat } took { $cards } from the discard pile.
    }
# An Embargo on $domain of $seat ends; its marker, $cards, goes to the discard pile.
log-lifted =
    { $you ->
        [seat] The Embargo on your { DOMAIN($domain) } was lifted ({ $cards } to the discard pile).
       *[other] The Embargo on { $seat }’s { DOMAIN($domain) } was lifted ({ $cards } to the discard pile).
    }
log-coin-returned = The Culture coin went back beside the deck.
log-final-round = The last card of the deck was drawn: the final round has begun.

## What happened by an effect: log-applied-EFFECT. $cards is what it cost, $copied the name of a copied effect.

log-applied-assassination =
    { $you ->
        [seat] You applied { effect-assassination }.
       *[other] { $seat } applied { effect-assassination }.
    }
log-applied-purge =
    { $you ->
        [seat] You applied { effect-purge }.
       *[other] { $seat } applied { effect-purge }.
    }
log-applied-holy-book =
    { $you ->
        [seat] You applied { effect-holy-book }: you draw up to 5 cards this turn.
       *[other] { $seat } applied { effect-holy-book }, to draw up to 5 cards this turn.
    }
log-applied-divine-right =
    { $you ->
        [seat] You applied { effect-divine-right }: you draw up to 7 cards this turn.
       *[other] { $seat } applied { effect-divine-right }, to draw up to 7 cards this turn.
    }
log-applied-development =
    { $you ->
        [seat] You applied { effect-development }.
       *[other] { $seat } applied { effect-development }.
    }
log-applied-monopoly =
    { $you ->
        [seat] You applied { effect-monopoly }.
       *[other] { $seat } applied { effect-monopoly }.
    }
log-applied-experiment =
    { $you ->
        [seat] You applied { effect-experiment }.
       *[other] { $seat } applied { effect-experiment }.
    }
log-applied-research =
    { $you ->
        [seat] You applied { effect-research }.
       *[other] { $seat } applied { effect-research }.
    }
log-applied-oligarchy =
    { $you ->
        [seat] You applied { effect-oligarchy }.
       *[other] { $seat } applied { effect-oligarchy }.
    }
log-applied-republic =
    { $you ->
        [seat] You applied { effect-republic }.
       *[other] { $seat } applied { effect-republic }.
    }
log-applied-inspiration =
    { $you ->
        [seat] You copied { $copied } from { $target } by Inspiration.
        [target] { $seat } copied { $copied } from you by Inspiration.
       *[other] { $seat } copied { $copied } from { $target } by Inspiration.
    }
log-applied-attack =
    { $you ->
        [seat] You attacked { DOMAIN($domain) }, at the cost of { $cards }.
       *[other] { $seat } attacked { DOMAIN($domain) }, at the cost of { $cards }.
    }
log-applied-inquisition =
    { $you ->
        [seat] You sent the Inquisition to { $target }, at the cost of { $cards }.
        [target] { $seat } sent the Inquisition to you, at the cost of { $cards }.
       *[other] { $seat } sent the Inquisition to { $target }, at the cost of { $cards }.
    }
log-applied-embargo =
    { $you ->
        [seat] You laid { $cards } face down as an Embargo on { $target }’s { DOMAIN($domain) }.
        [target] { $seat } laid { $cards } face down as an Embargo on your { DOMAIN($domain) }.
        [both] You laid { $cards } face down as an Embargo on your own { DOMAIN($domain) }.
        [self] { $seat } laid { $cards } face down as an Embargo on their own { DOMAIN($domain) }.
       *[other] { $seat } laid { $cards } face down as an Embargo on { $target }’s { DOMAIN($domain) }.
    }
log-applied-breakthrough =
    { $you ->
        [seat] You made a Breakthrough, at the cost of { $cards }.
       *[other] { $seat } made a Breakthrough, at the cost of { $cards }.
    }
log-applied-democracy =
    { $you ->
        [seat] You laid { $cards } face down as a Democracy on { $target }’s { DOMAIN($domain) }.
        [target] { $seat } laid { $cards } face down as a Democracy on your { DOMAIN($domain) }.
        [both] You laid { $cards } face down as a Democracy on your own { DOMAIN($domain) }.
        [self] { $seat } laid { $cards } face down as a Democracy on their own { DOMAIN($domain) }.
       *[other] { $seat } laid { $cards } face down as a Democracy on { $target }’s { DOMAIN($domain) }.
    }

# The losses of an attack in one line of the web client. $seats: all who lost a card but the reader, joined;
# $count: how many lost one, the reader included; $you: "seat" if the reader did, "only" if nobody else did.
log-attack-losses =
    { $you ->
        [only] Only you lost a card.
        [seat] You and { $seats } each lost a card.
       *[other]
            { $count ->
                [1] Only { $seats } lost a card.
               *[other] { $seats } each lost a card.
            }
    }

## How it ended: the line of the log for "ended", and the sentence of the end screen.
## $seats: the winners but the reader, joined; $count: how many winners, the reader included;
## $you: "seat" if the reader is one, "only" if nobody else is, "other" if not.

result-hegemony =
    { $you ->
        [only] You won by Hegemony in { DOMAIN($domain) }.
        [seat] You and { $seats } won by Hegemony in { DOMAIN($domain) }.
       *[other] { $seats } won by Hegemony in { DOMAIN($domain) }.
    }
# $points: result-points of each player or team, joined.
result-majority =
    { $you ->
        [only] You won by Majority (points: { $points }).
        [seat] You and { $seats } won by Majority (points: { $points }).
       *[other] { $seats } won by Majority (points: { $points }).
    }
# $domain: the one that decided between players with equal points.
result-majority-tie =
    { $you ->
        [only] You won by Majority (points: { $points }; { DOMAIN($domain) } broke the tie).
        [seat] You and { $seats } won by Majority (points: { $points }; { DOMAIN($domain) } broke the tie).
       *[other] { $seats } won by Majority (points: { $points }; { DOMAIN($domain) } broke the tie).
    }
result-shared =
    { $you ->
        [seat] You and { $seats } shared the win, equal in everything (points: { $points }).
       *[other] { $seats } shared the win, equal in everything (points: { $points }).
    }
result-resignation =
    { $you ->
        [only] You won: nobody else played on.
        [seat] You and { $seats } won: nobody else played on.
       *[other] { $seats } won: nobody else played on.
    }
result-time =
    { $you ->
        [only] You won: the others ran out of time.
        [seat] You and { $seats } won: the others ran out of time.
       *[other] { $seats } won: the others ran out of time.
    }
result-agreement = The game was ended by agreement, with no winner.
# The last person left, and several bots were still playing.
result-abandoned = The game was given up, with no winner.
# One entry of $points. $side: a player or a team; $points: a number.
result-points = { $side } { $points }

## What happened at the table: mark-WHAT, for each `what` of a mark

# $count: how many actions.
mark-undone =
    { $you ->
        [seat]
            { $count ->
                [one] You took back an action.
               *[other] You took back { $count } actions.
            }
       *[other]
            { $count ->
                [one] { $seat } took back an action.
               *[other] { $seat } took back { $count } actions.
            }
    }
mark-resigned =
    { $you ->
        [seat] You resigned.
       *[other] { $seat } resigned.
    }
mark-timed-out =
    { $you ->
        [seat] Your time ran out.
       *[other] { $seat }’s time ran out.
    }
mark-away =
    { $you ->
        [seat] You were away: a bot plays on for you.
       *[other] { $seat } is away: a bot plays on.
    }
mark-back =
    { $you ->
        [seat] You are back.
       *[other] { $seat } is back.
    }
mark-offered-end =
    { $you ->
        [seat] You offered to end the game without a winner.
       *[other] { $seat } offers to end the game without a winner.
    }
mark-accepted-end =
    { $you ->
        [seat] You agreed to end the game.
       *[other] { $seat } agreed to end the game.
    }
mark-refused-end =
    { $you ->
        [seat] You want to play on.
       *[other] { $seat } wants to play on.
    }

## Diplomacy: phrase-CODE, as it is read in the chat and on the button that says it.
## $seat: the player it speaks of, and $you: "seat" if that is the reader, "none" if it speaks of nobody, else
## "other". $domain: a letter, or "none". $means: "attack", "embargo", "democracy" or "none".

phrase-truce = Shall we leave each other alone for a while?
phrase-stop =
    { $you ->
        [none] We must stop the leader
        [seat] We must stop you
       *[other] We must stop { $seat }
    }{ $domain ->
        [none] { "" }
       *[other] { " " }in { DOMAIN($domain) }
    }{ $means ->
        [attack] { " " }with an Attack!
        [embargo] { " " }with an Embargo!
        [democracy] { " " }with a Democracy!
       *[none] !
    }
phrase-promise =
    { $means ->
        [attack] I will attack
        [embargo] I will lay an Embargo
        [democracy] I will lay a Democracy
       *[none] I will do it
    }{ $domain ->
        [none] .
       *[other] : { DOMAIN($domain) }.
    }
phrase-accept = Agreed!
phrase-refuse = No, sorry.
phrase-thanks = Thank you!
phrase-warn =
    { $you ->
        [none] Careful, someone is about to win
        [seat] Careful, you are about to win
       *[other] Careful, { $seat } is about to win
    }{ $domain ->
        [none] !
       *[other] { " " }in { DOMAIN($domain) }!
    }
phrase-threat =
    { $means ->
        [attack] If you do, I will attack
        [embargo] If you do, you get an Embargo
        [democracy] If you do, you get a Democracy
       *[none] If you do, I will strike back
    }{ $domain ->
        [none] .
       *[other] : { DOMAIN($domain) }.
    }
phrase-sorry = Sorry about that.
phrase-well-played = Well played!
phrase-hello = Hello, and have fun!
phrase-good-game = Good game!

# In front of a phrase that is said to one player. $target: their name; $you: "target" if that is the reader.
phrase-to =
    { $you ->
        [target] to you:
       *[other] to { $target }:
    }
# All of it. $to: phrase-to; $said: the phrase.
phrase-addressed = { $to } { $said }
