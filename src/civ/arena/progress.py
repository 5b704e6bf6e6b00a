"""How far a tournament is, on standard error: games, rate, and the time that is left."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

STOPPING = "Finishing the games in progress (Ctrl-C again: stop at once)"

SECONDS_OF_RATE = 3600
"""The rate is that of the last hour: a single game of bots that think long may take minutes."""


class StateColumn(ProgressColumn):
    """Says whether games are begun or only finished."""

    def __init__(self, is_stopping: Callable[[], bool]) -> None:
        super().__init__()
        self._is_stopping = is_stopping

    def render(self, task: Task) -> Text:  # noqa: ARG002  # it is the same for every task
        """Look at the state anew each time."""
        return Text(STOPPING, "yellow") if self._is_stopping() else Text("Playing")


class RateColumn(ProgressColumn):
    """Says how many games are played in a second."""

    def render(self, task: Task) -> Text:
        """Write the rate, once there is one."""
        return Text(f"{task.speed:,.3g} games/s" if task.speed else "")


@contextmanager
def watched_progress(
    games: int, played: int, is_stopping: Callable[[], bool]
) -> Iterator[Callable[[], None]]:
    """Show the progress; call what this yields after each game."""
    console = Console(stderr=True)
    progress = Progress(
        StateColumn(is_stopping),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=SECONDS_OF_RATE,
    )
    with progress:
        task = progress.add_task("games", total=games, completed=played)
        yield lambda: progress.advance(task)
