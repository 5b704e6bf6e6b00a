"""Draws a position, or the view of a seat, as a table with a row for each seat."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civ.game import Position, View
from civ.game.notation import DOMAINS, SEATS, DomainLetter, Kind, Seat
from civ.game.view import HiddenCards, HiddenHand
from civ.terminal.palette import DOMAIN_COLOURS, coloured
from civ.terminal.sentences import Sentences

SMALL_DIGITS = str.maketrans("123", "¹²³")
"""The age of a card is a small digit beside the number of cards: 3 ¹¹²."""

Cards = Sequence[Kind] | HiddenHand | HiddenCards


def draw(shown: Position | View, names: Mapping[Seat, str], say: Sentences) -> Group:
    """Draw all that a position or a view shows; `names` says who sits where."""
    parts: list[RenderableType] = [
        Text(say.situation(shown), "bold"),
        _seats(shown, names, say),
        Text(say.deck(shown)),
        coloured(say.pile(say.text("discard-pile"), shown.discard)),
    ]
    if shown.centre:
        parts.append(coloured(say.pile(say.text("centre"), shown.centre)))
    return Group(*parts)


def _seats(shown: Position | View, names: Mapping[Seat, str], say: Sentences) -> Table:
    """The play areas by domain, and the hands."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(no_wrap=True, max_width=12, overflow="ellipsis")
    for domain in DOMAINS:
        name = say.text(f"domain-{domain}")
        table.add_column(Text(name, f"bold {DOMAIN_COLOURS[domain]}"))
    table.add_column(say.text("terminal-hand"))
    for seat in SEATS[: shown.players]:
        columns = [_column(shown, seat, domain, say) for domain in DOMAINS]
        table.add_row(_seat(shown, seat, names[seat]), *columns, _hand(shown, seat, say))
    return table


def _seat(shown: Position | View, seat: Seat, name: str) -> Text:
    """The seat and who sits there, with an arrow if it may act."""
    arrow = "> " if seat in shown.actors else "  "
    return Text.assemble((f"{arrow}{seat}", "bold"), f" {name}" if name != seat else "")


def _column(shown: Position | View, seat: Seat, domain: DomainLetter, say: Sentences) -> Text:
    """The cards of a domain in an area, and under them the markers."""
    ages = [int(kind[1]) for kind in shown.areas[seat] if kind[0] == domain]
    cell = Text(_counted(ages), f"bold {DOMAIN_COLOURS[domain]}") if ages else Text("·", "dim")
    for marker in _markers(shown, seat, domain, say):
        cell.append(f"\n{marker}", "not bold")
    return cell


def _markers(shown: Position | View, seat: Seat, domain: DomainLetter, say: Sentences) -> list[str]:
    """The markers that lie on a domain of a seat."""
    place = (seat, domain)
    markers = [
        say.text("terminal-embargo")
        for embargo in shown.embargoes
        if (embargo.on, embargo.domain) == place
    ]
    democracies = shown.democracies.get(seat, {}).get(domain, 0)
    if democracies:
        markers.append(say.text("terminal-democracy", number=democracies))
    if shown.coin and (shown.coin.on, shown.coin.domain) == place:
        markers.append(say.text("terminal-coin", seat=shown.coin.by))
    return markers


def _hand(shown: Position | View, seat: Seat, say: Sentences) -> Text:
    """The hand, and in a draft the kept cards."""
    hand = _cards(shown.hands[seat])
    if shown.turn == 0:
        hand.append_text(Text(f"\n{say.text('terminal-kept')} ")).append_text(
            _cards(shown.kept[seat])
        )
    return hand


def _cards(cards: Cards) -> Text:
    """Open cards by kind; of hidden ones the number, the ages, and which of them are known."""
    if isinstance(cards, HiddenCards):
        return Text(_counted(cards.ages))
    if isinstance(cards, HiddenHand):
        unknown = ["?"] * (cards.count - len(cards.known))
        kinds = "\n" + " ".join([*cards.known, *unknown]) if cards.known else ""
        return coloured(_counted(cards.ages) + kinds)
    return coloured(" ".join(cards) or "0")


def _counted(ages: Sequence[int]) -> str:
    """A number of cards, and their ages in small digits."""
    return f"{len(ages)} {''.join(map(str, ages)).translate(SMALL_DIGITS)}"
