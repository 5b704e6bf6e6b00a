"""The log of what happened, a line for each event, as a viewer may be told it."""

from collections.abc import Iterable

import msgspec
from rich.text import Text

from civ.game import Event
from civ.game.notation import Seat
from civ.terminal.palette import coloured
from civ.terminal.sentences import Sentences


def news(say: Sentences, events: Iterable[Event], you: Seat | None = None) -> list[Text]:
    """Tell events one a line, each turn under its heading; `you` is who is spoken to."""
    return [
        coloured(line, "bold") if event.what == "turn" else coloured(f"  {line}")
        for event in joined(events)
        for line in [say.event(event, you)]
    ]


def joined(events: Iterable[Event]) -> list[Event]:
    """Make one event of cards that went the same way one after another."""
    result: list[Event] = []
    for event in events:
        if result and _goes_on(result[-1], event):
            result[-1] = msgspec.structs.replace(
                event,
                cards=(result[-1].cards or []) + (event.cards or []) or None,
                ages=sorted((result[-1].ages or []) + (event.ages or [])) or None,
            )
        else:
            result.append(event)
    return result


def _goes_on(last: Event, event: Event) -> bool:
    """Whether an event is more of the same."""
    has_cards = bool(event.cards or event.ages) and event.effect is None
    return has_cards and _way(last) == _way(event)


def _way(event: Event) -> tuple[object, ...]:
    """What happened with the cards, and from whom to whom."""
    return event.what, event.seat, event.target, event.domain, event.cards is None
