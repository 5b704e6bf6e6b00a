"""The log: equal events become one line, and nothing is lost."""

from civ.game import Event
from civ.game.event import What
from civ.terminal.news import joined, news
from tests.game.modes import MODES
from tests.terminal.drawing import ENGLISH
from tests.terminal.playing import play_randomly


def event(what: What, **details: object) -> Event:
    return Event(ply=1, what=what, audience=["A"], seat="B", **details)  # type: ignore[arg-type]


def test_cards_that_go_the_same_way_are_told_together() -> None:
    events = [
        event("turn", turn=3),
        event("discarded", cards=["S1"]),
        event("discarded", cards=["M1"]),
        event("gave", target="A", cards=["M1"]),
        event("gave", target="C", ages=[2]),
        event("gave", target="C", ages=[1]),
        event("gave", target="C", ages=[1]),
    ]
    assert [str(line) for line in news(ENGLISH, events, "A")] == [
        "Turn 3: B",
        "  B discarded Science I and Military I from hand.",
        "  B gave you Military I.",
        "  B gave C 3 cards (2 of Age I and 1 of Age II).",
    ]


def test_effects_stay_apart() -> None:
    twice = [event("applied", effect="attack", domain="S", cards=["M1"])] * 2
    assert joined(twice) == twice


def test_no_card_is_lost() -> None:
    for mode in MODES:
        events = play_randomly(mode.new_game(3), seed=3).events(viewer="A")
        told = joined(events)
        assert len(told) < len(events)
        for name in ("cards", "ages"):
            before = sorted(str(c) for event in events for c in getattr(event, name) or [])
            after = sorted(str(c) for event in told for c in getattr(event, name) or [])
            assert after == before
