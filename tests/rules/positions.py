"""Positions for the rule tests: a test names what matters, and the rest is laid out around it.

Cards are text: "M1 M1 S1" or "2M1 S1"; "empty" is no card. A place that ends with "..." takes the
cards that nobody asked for. By default the deck takes those that may still lie in it, and the
discard pile the others, which are of earlier ages.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from civ.game import Game

SEATS = "ABCD"
THE_REST = "..."
NO_CARDS: Mapping[str, str] = MappingProxyType({})
NO_MARKERS: Mapping[str, Mapping[str, int]] = MappingProxyType({})


def cards(text: str) -> list[str]:
    """Spell out cards: "2M1 S1" is M1, M1, S1."""
    words = [word for word in text.split() if word not in (THE_REST, "empty")]
    return [word[-2:] for word in words for _ in range(int(word[:-2] or 1))]


def age(kind: str) -> int:
    return int(kind[1])


ALL_CARDS = cards("8M1 8M2 4M3 8R1 8R2 4E1 4E2 8E3 4S1 8S2 8S3 4C1 4C2 8C3 16U3")

PLENTIFUL = {"M": "M1", "R": "R1", "E": "E3", "S": "S3", "C": "C3", "U": "U3"}
"""For each domain a kind of which there are at least 8 cards."""


def seats_from(first: str, players: int) -> list[str]:
    """S1: the seats from one of them clockwise."""
    start = SEATS.index(first)
    return [SEATS[(start + place) % players] for place in range(players)]


PLAYERS_AND_FIRST = [(players, first) for players in (2, 3, 4) for first in SEATS[:players]]
"""Every number of players with every First Player."""


def full_deck(top: str, players: int) -> list[str]:
    """S2: a whole deck for `Game.new`: these Age I cards on top, then the rest in order of age."""
    spare = _without(ALL_CARDS, cards(top))
    return cards(top) + sorted(_without(spare, _left_out(spare, players)), key=age)


def game_with(
    *,
    players: int = 2,
    teams: bool = False,
    areas: Mapping[str, str] = NO_CARDS,
    hands: Mapping[str, str] = NO_CARDS,
    deck: str = THE_REST,
    discard: str = THE_REST,
    embargoes: Sequence[str] = (),
    democracies: Mapping[str, Mapping[str, int]] = NO_MARKERS,
    coin: str | None = None,
    decision: str = "effect",
    actor: str = "A",
    first: str = "A",
    turn: int | None = None,
) -> Game:
    """Load a consistent position: by default the effects step of A, in the third round.

    Embargoes are written "E1 on B S", the coin "A on B S". A given turn says whose turn it is, and
    then `actor` plays no part.
    """
    seats = SEATS[:players]
    if turn is None:
        turn = 2 * players + 1 + (seats.index(actor) - seats.index(first)) % players
    markers = [_embargo(text) for text in embargoes]
    face_down = [str(marker["card"]) for marker in markers]
    face_down += ["U3"] * sum(sum(numbers.values()) for numbers in democracies.values())
    hands = {**dict.fromkeys(seats, "empty"), **hands}
    areas = {**dict.fromkeys(seats, "empty"), **areas}
    places = {
        "deck": deck,
        **{f"hand of {seat}": text for seat, text in hands.items()},
        **{f"area of {seat}": text for seat, text in areas.items()},
        "discard": discard,
    }
    laid = _lay_out(places, face_down, players)
    return Game.load(
        {
            "players": players,
            "variant": "basic",
            "teams": teams,
            "first": first,
            "turn": turn,
            "actors": [seats[(seats.index(first) + turn - 1) % players]],
            "decision": decision,
            "left": 1,
            "then_play": 0,
            "victim": None,
            "deck": laid["deck"],
            "discard": laid["discard"],
            "centre": [],
            "removed": laid["removed"],
            "hands": {seat: laid[f"hand of {seat}"] for seat in hands},
            "kept": {seat: [] for seat in seats},
            "areas": {seat: laid[f"area of {seat}"] for seat in areas},
            "embargoes": markers,
            "democracies": democracies,
            "coin": _coin(coin),
            "used": {"permanent": [], "discard": []},
            "hand_size": 3,
            "final_round": not laid["deck"],
            "result": None,
        }
    )


def _lay_out(places: Mapping[str, str], face_down: list[str], players: int) -> dict[str, list[str]]:
    """Give every card of the game its place, and those that left it theirs."""
    laid = {place: cards(text) for place, text in places.items()}
    asked_for = face_down + [kind for place in laid.values() for kind in place]
    latest = max(map(age, asked_for), default=1)
    spare = _without(ALL_CARDS, asked_for)
    laid["removed"] = _left_out(spare, players)
    for kind in sorted(_without(spare, laid["removed"]), key=age):
        takers = [
            place
            for place, text in places.items()
            if THE_REST in text and (place != "deck" or age(kind) >= latest)
        ]
        if not takers:
            raise ValueError(f"{kind} has no place left; end the text of one with '{THE_REST}'")
        laid[takers[0]].append(kind)
    return laid


def _without(kinds: list[str], taken: list[str]) -> list[str]:
    """The cards that remain; if too many are taken, `Game` will say so."""
    return list((Counter(kinds) - Counter(taken)).elements())


def _left_out(spare: list[str], players: int) -> list[str]:
    """S2: with 2 or 3 players 3 cards of each age leave the game."""
    if players == 4:
        return []
    return [kind for a in (1, 2, 3) for kind in [k for k in spare if age(k) == a][:3]]


def _embargo(text: str) -> dict[str, object]:
    card, _, on, domain = text.split()
    return {"on": on, "domain": domain, "card": card, "fresh": False}


def _coin(text: str | None) -> dict[str, str] | None:
    if text is None:
        return None
    by, _, on, domain = text.split()
    return {"by": by, "on": on, "domain": domain}
