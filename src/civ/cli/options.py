"""The options that several commands share: what game is played, and by whom."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from civ.game.notation import Seat

POLICIES = ("random", "builder")
"""The names of `civ.rules.Policy`, which is not imported here: it would load the compiled rules."""

SECONDS_OF_A_DAY = 86_400

SEATS: tuple["Seat", ...] = ("A", "B", "C", "D")

Command = TypeVar("Command", bound=Callable[..., Any])


def game_options(command: Command) -> Command:
    """Add --players, --variant and --teams."""
    options = (
        click.option(
            "--players",
            type=click.IntRange(2, 4),
            callback=_default_players,
            help="How many play.  [default: 2; 4 with --teams]",
        ),
        click.option(
            "--variant",
            type=click.Choice(["basic", "draft"]),
            default="basic",
            show_default=True,
            help="How the cards are dealt.",
        ),
        click.option("--teams", is_flag=True, is_eager=True, help="A and C play against B and D."),
    )
    for option in reversed(options):
        command = option(command)
    return command


def _default_players(context: click.Context, _: click.Parameter, players: int | None) -> int:
    """Take the number of players from --teams if it is not given."""
    teams = context.params["teams"]
    if players is None:
        return 4 if teams else 2
    if teams and players != 4:
        raise click.BadParameter(f"a team game has 4 players, not {players}.")
    return players


class _Seconds(click.FloatRange):
    """A time that one can wait for."""

    def convert(
        self, value: Any, param: click.Parameter | None, context: click.Context | None
    ) -> float:
        """Refuse what is no number of seconds, such as `nan`."""
        seconds = float(super().convert(value, param, context))
        if math.isnan(seconds):
            self.fail(f"{value!r} is no number of seconds.", param, context)
        return seconds


seconds_option = click.option(
    "--seconds", type=_Seconds(0, SECONDS_OF_A_DAY), help="The limit for each decision."
)


def policy_option(text: str) -> Callable[[Command], Command]:
    """Add --policy, which may be repeated or list several names with commas."""
    return click.option(
        "--policy",
        "policies",
        multiple=True,
        default=["random"],
        show_default=True,
        metavar="NAME[,NAME...]",
        callback=_split_policies,
        help=text,
    )


def _split_policies(
    _: click.Context, __: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    """Read the names of policies."""
    names = tuple(name.strip() for value in values for name in value.split(","))
    for name in names:
        if name not in POLICIES:
            raise click.BadParameter(f"{name!r} is no policy; there are {' and '.join(POLICIES)}.")
    return names


def one_for_each(names: tuple[str, ...], seats: tuple["Seat", ...], option: str) -> tuple[str, ...]:
    """Give every seat a name: one for all of them, or one for each."""
    if len(names) not in (1, len(seats)):
        raise click.BadParameter(
            f"{len(names)} names for {', '.join(seats)}: give one for all, or one for each.",
            param_hint=option,
        )
    return names if len(names) == len(seats) else names * len(seats)
