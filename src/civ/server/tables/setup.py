"""What was agreed before the deal: checked once, stored with the table."""

import msgspec

from civ.game import Game
from civ.game.notation import SEATS, Seat, VariantName
from civ.server.api import Absence, LevelName, NewTable, NoClock, Opening, Pace
from civ.server.errors import BadTableError


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table."""

    players: int
    variant: VariantName
    teams: bool
    pace: Pace
    absence: Absence
    is_rated: bool
    has_hints: bool

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the table."""
        return SEATS[: self.players]

    def partner(self, seat: Seat) -> Seat | None:
        """S6: the seat across, in a team game."""
        return SEATS[(SEATS.index(seat) + 2) % len(SEATS)] if self.teams else None


def setup_of(wanted: NewTable) -> Setup:
    """Check what was asked for; what cannot be played is refused with its reason."""
    _check(wanted)
    return Setup(
        players=wanted.players,
        variant=wanted.variant,
        teams=wanted.teams,
        pace=wanted.pace,
        absence=wanted.absence,
        is_rated=wanted.is_rated,
        has_hints=wanted.has_hints and not wanted.is_rated,
    )


def opening_of(wanted: NewTable) -> Opening | None:
    """What has to be kept of a record that is entered: no names, no proof, nothing that came later.

    All of that is the visitor's, and may be long.
    """
    opening = wanted.opening
    if opening is None:
        return None
    needed = msgspec.structs.replace(
        opening.record,
        seats={},
        actions=opening.record.actions[: opening.ply],
        result=None,
        fair=None,
    )
    return msgspec.structs.replace(opening, record=needed)


def planned_levels(wanted: NewTable) -> dict[Seat, LevelName]:
    """The level of the bot on each seat where one is to sit."""
    return {
        seat: plan.level
        for seat, plan in zip(SEATS, wanted.seats, strict=False)
        if plan.level is not None
    }


def _check(wanted: NewTable) -> None:
    """Refuse what is no table."""
    if wanted.teams and wanted.players != len(SEATS):
        raise BadTableError(f"a team game has 4 players, not {wanted.players}; ask for 4")
    if len(wanted.seats) != wanted.players:
        raise BadTableError(
            f"`seats` must say who sits on each of the {wanted.players} seats, "
            f"not on {len(wanted.seats)}"
        )
    if sum(plan.who == "me" for plan in wanted.seats) > 1:
        raise BadTableError("you can sit on one seat only; make the others `anyone` or `bot`")
    for seat, plan in zip(SEATS, wanted.seats, strict=False):
        if (plan.who == "bot") != (plan.level is not None):
            raise BadTableError(f"seat {seat}: a bot has a `level`, and nobody else has one")
    if wanted.is_rated:
        _check_rated(wanted)
    if wanted.opening is not None:
        _check_opening(wanted)


def _check_rated(wanted: NewTable) -> None:
    """Rated games are between equals: no bots of the server, no known deck, and a clock."""
    if any(plan.who == "bot" for plan in wanted.seats):
        raise BadTableError("a rated game is between accounts; leave the server's bots out")
    if wanted.opening is not None:
        raise BadTableError("a rated game begins with a fair deal, not with a given record")
    if isinstance(wanted.pace, NoClock):
        raise BadTableError("a rated game needs a clock; choose the pace `live` or `days`")


def _check_opening(wanted: NewTable) -> None:
    """The record must be of such a game, and must replay."""
    opening = wanted.opening
    assert opening is not None
    record = opening.record
    if (record.players, record.variant, record.teams) != (
        wanted.players,
        wanted.variant,
        wanted.teams,
    ):
        raise BadTableError(
            "the record is of another kind of game; give the table its players, variant and teams"
        )
    if opening.ply > len(record.actions):
        raise BadTableError(
            f"the record has {len(record.actions)} actions, so it cannot be entered after "
            f"{opening.ply}"
        )
    if Game.from_record(record).at(opening.ply).is_over:
        raise BadTableError("the game is over at that point; enter it earlier")
