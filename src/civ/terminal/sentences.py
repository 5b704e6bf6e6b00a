"""The English of the terminal: all of it is here, so that a catalogue can take its place.

`sentence` tells an event, `result_sentence` how a game ended, `meaning` what an action does, and
`situation` what is being decided. Events are told in the past, which is the same for "B" and
for "You". A card is called by its domain and age ("Culture I"): its short name (C1) looks too much
like a seat.
"""

from collections import Counter
from collections.abc import Sequence

from civ.game import Event, Hegemony, Position, Result, View
from civ.game.event import WORDS_AFTER
from civ.game.notation import KIND_NAMES, DecisionName
from civ.game.view import DeckBack

DOMAIN_NAMES = {
    "M": "Military",
    "R": "Religion",
    "E": "Economy",
    "S": "Science",
    "C": "Culture",
    "U": "Utopia",
}

AGE_NAMES = {1: "I", 2: "II", 3: "III"}

CARD_NAMES: dict[str, str] = {
    kind: f"{DOMAIN_NAMES[kind[0]]} {AGE_NAMES[int(kind[1])]}" for kind in KIND_NAMES
}

EVENTS = {
    "dealt": "{Who} began with {cards}.",
    "kept": "{Who} kept {cards}.",
    "received": "{Who} received {cards} from the right.",
    "revealed": "The centre was laid out: {cards}.",
    "founded": "{Who} took {cards} from the centre into play.",
    "turn": "Turn {turn}: {who}",
    "skipped": "{Who} had no card to play.",
    "played": "{Who} played {cards}.",
    "cut_short": "{Who} could play no more, and the rest of the effect was passed over.",
    "lost": "{Who} lost {cards} in the attack.",
    "seized": "{Who} took {whose_target} whole hand: {cards}.",
    "gave": "{Who} gave {target} {cards}.",
    "drew": "{Who} drew {cards}.",
    "discarded": "{Who} discarded {cards} from hand.",
    "sacrificed": "{Who} discarded {cards} from play.",
    "recalled": "{Who} took {cards} from play back into hand.",
    "took": "{Who} took {cards} from the discard pile.",
    "lifted": "The Embargo on {whose} {domain} was lifted ({cards} to the discard pile).",
    "coin_returned": "The Culture coin went back beside the deck.",
    "final_round": "The last card of the deck was drawn: the final round has begun.",
}

EFFECTS = {
    "inspiration": "{Who} copied {copied} from {target} by Inspiration.",
    "attack": "{Who} attacked {domain}, at the cost of {cards}.",
    "inquisition": "{Who} sent the Inquisition to {target}, at the cost of {cards}.",
    "embargo": "{Who} laid {cards} face down as an Embargo on {whose_target} {domain}.",
    "breakthrough": "{Who} made a Breakthrough, at the cost of {cards}.",
    "democracy": "{Who} laid {cards} face down as a Democracy on {whose_target} {domain}.",
}
"""How the effects are told that are more than a name."""

MEANINGS = {
    "keep": "keep {card}, and pass the rest to the left",
    "found": "take {card} from the centre into your play area",
    "play": "play {card} from your hand into your play area",
    "discard": "discard {card} from your hand",
    "sacrifice": "discard {card} from your play area",
    "recall": "take {card} from your play area back into your hand",
    "take": "take {card} from the discard pile into your hand",
    "give": "give {card} to the player whose hand you took",
    "end": "end your turn and draw cards",
    "assassination": "discard 1 card from your hand",
    "purge": "discard 2 cards from your hand",
    "holy-book": "draw up to 5 cards at the end of this turn",
    "divine-right": "draw up to 7 cards at the end of this turn",
    "development": "discard 1 card from your play area, then play 1 from your hand",
    "monopoly": "discard 2 cards from your play area, then play 2 from your hand",
    "experiment": "take 1 card from your play area into your hand, then play 1",
    "research": "take 2 cards from your play area into your hand, then play 2",
    "oligarchy": "take 1 card from the discard pile into your hand",
    "republic": "take 2 cards from the discard pile into your hand",
    "inspiration": "copy {copied} from {target}: {meaning_of_copied}",
    "attack": "discard 1 Military card; then everyone, you too, discards 1 {domain} card from play",
    "inquisition": "discard 1 Religion card; take {whose_target} hand, and give as many back",
    "embargo": "lay 1 Economy card on {whose_target} {domain}, which may not be played there "
    "next turn",
    "breakthrough": "discard 1 Science card; draw 5 cards, then discard as many as you drew",
    "democracy": "lay 1 Utopia card on {whose_target} {domain}: Hegemony there needs 1 card more",
}

DECISIONS: dict[DecisionName, str] = {
    "keep": "keep a card",
    "found": "take a card from the centre into play",
    "play": "play {cards}",
    "discard": "discard {cards} from hand",
    "sacrifice": "discard {cards} from play",
    "recall": "take {cards} from play back into hand",
    "take": "take {cards} from the discard pile",
    "give": "give back {cards}",
    "effect": "apply an effect, or end the turn",
}

HAND = "Hand"
KEPT = "kept"
DISCARD_PILE = "Discard pile"
CENTRE = "Centre"
EMBARGO = "embargo"
DEMOCRACY = "win +{number}"
COIN = "coin {seat}"

PLAY_PROMPT = "Your action (number or text; help; quit):"
NOT_LEGAL = "You may not {line!r} now; legal is: {legal}"
NO_SUCH_NUMBER = "There is no action {line}: choose a number from 1 to {last}."
STOPPED = "The game ends here, unfinished. Until next time!"

REPLAY_PROMPT = "Enter next, p back, t T turn, number, q quit:"
REPLAY_HELP = """\
Enter or n: the next action. p: the one before. t: the next turn. T: the turn before.
A number: the position after that many actions. q: quit."""
NO_SUCH_STEP = "There is no action {line}: the game has {last}."

TURN_HELP = """
In your turn you play 1 card, then apply as many effects as you like, then draw up to 3 cards.

A permanent effect needs 3 cards of its domain in your play area, and 5 for its second level (with
four players 2 and 4). A discard effect costs 1 card of its domain. In one turn you may apply one
of each for every domain.

You win at once if you end your turn with 8 cards of one domain (7 with three or four players). When
the deck has run out and the last round is over, whoever has the most cards of a domain scores a
point for it, and most points win.

In the table, 3 ¹¹² means 3 cards, two of Age I and one of Age II. A Democracy shows as "win +1": so
many more cards of that domain are needed to win at once.
"""


def turn_help() -> list[str]:
    """Explain a turn, in paragraphs that the terminal may wrap as it likes."""
    return [" ".join(paragraph.split()) for paragraph in TURN_HELP.split("\n\n")]


def sentence(event: Event, you: str | None = None) -> str:
    """Tell an event; `you` is the seat that is spoken to."""
    if event.result is not None:
        return result_sentence(event.result, you)
    words = {
        "Who": _capitalised(_name(event.seat, you)),
        "who": _name(event.seat, you),
        "whose": _possessive(event.seat, you),
        "target": _name(event.target, you),
        "whose_target": _possessive(event.target, you),
        "cards": _backs(event.ages or []) if event.cards is None else card_names(event.cards),
        "domain": DOMAIN_NAMES.get(event.domain or ""),
        "copied": effect_name(event.copied or ""),
        "turn": event.turn,
    }
    if event.effect is None:
        return EVENTS[event.what].format_map(words)
    plain_effect = f"{{Who}} applied {effect_name(event.effect)}."
    return EFFECTS.get(event.effect, plain_effect).format_map(words)


def result_sentence(result: Result, you: str | None = None) -> str:
    """Tell how a game ended (G1-G5)."""
    winners = _capitalised(_listed([_name(seat, you) for seat in result.winners]))
    if isinstance(result, Hegemony):
        return f"{winners} won by Hegemony in {DOMAIN_NAMES[result.domain]}."
    points = ", ".join(f"{side} {number}" for side, number in result.points.items())
    if result.decided == "shared":
        return f"{winners} shared the win, equal in everything (points: {points})."
    if result.decided == "points":
        return f"{winners} won by Majority (points: {points})."
    tie_break = result.decided.capitalize()
    return f"{winners} won by Majority (points: {points}; {tie_break} broke the tie)."


def meaning(action: str, you: str | None = None) -> str:
    """Say what an action does."""
    verb, *rest = action.split()
    said = dict(zip(WORDS_AFTER.get(verb, ("card",)), rest, strict=False))
    copied = said.get("copied", "")
    words = {
        "card": CARD_NAMES.get(said.get("card", "")),
        "target": _name(said.get("target"), you),
        "whose_target": _possessive(said.get("target"), you),
        "domain": DOMAIN_NAMES.get(said.get("domain", "")),
        "copied": effect_name(copied),
        "meaning_of_copied": MEANINGS.get(copied),
    }
    return MEANINGS[verb].format_map(words)


def situation(shown: Position | View) -> str:
    """Say whose turn it is, and what is being decided."""
    if shown.result is not None:
        return f"The game is over after {shown.turn} turns."
    cards = "1 card" if shown.left == 1 else f"{shown.left} cards"
    todo = DECISIONS[shown.decision].format(cards=cards)
    when = f"Turn {shown.turn}" if shown.turn else "Draft"
    you = shown.you if isinstance(shown, View) else None
    return f"{when}, {_listed([_name(seat, you) for seat in shown.actors])}: {todo}"


def deck_text(shown: Position | View) -> str:
    """Say what shows of the deck, and what else there is to know about the game."""
    if isinstance(shown.deck, DeckBack):
        number, age = shown.deck.count, shown.deck.age
    else:
        number, age = len(shown.deck), int(shown.deck[0][1]) if shown.deck else None
    top = f", next card of Age {AGE_NAMES[age]}" if age else ", the final round"
    teams = ", teams A and C against B and D" if shown.teams else ""
    return f"Deck: {number}{top}. First Player {shown.first}{teams}."


def effect_name(effect: str) -> str:
    """Write the name of an effect as a title: Holy Book."""
    return effect.replace("-", " ").title()


def card_names(kinds: Sequence[str]) -> str:
    """Name cards, equal ones together: "2 Military I and Science II"."""
    counts = Counter(CARD_NAMES[kind] for kind in kinds)
    return _listed([name if n == 1 else f"{n} {name}" for name, n in counts.items()])


def _backs(ages: Sequence[int]) -> str:
    """Say what shows of hidden cards: "3 cards (2 of Age I and 1 of Age II)"."""
    number = "a card" if len(ages) == 1 else f"{len(ages)} cards"
    groups = [f"{count} of Age {AGE_NAMES[age]}" for age, count in Counter(ages).items()]
    if len(groups) > 1:
        return f"{number} ({_listed(groups)})"
    return f"{number} of Age {AGE_NAMES[ages[0]]}" if ages else "nothing"


def _name(seat: str | None, you: str | None) -> str:
    """Name a seat inside a sentence."""
    return "you" if seat and seat == you else str(seat)


def _possessive(seat: str | None, you: str | None) -> str:
    return "your" if seat and seat == you else f"{seat}'s"


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _listed(parts: Sequence[str]) -> str:
    """Join parts as a sentence does: "a, b and c"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def step_title(ply: int, last: int, action: str | None) -> str:
    """Say which action of a recorded game is shown."""
    return f"{ply} of {last}: {action}" if action else f"0 of {last}: the deal"
