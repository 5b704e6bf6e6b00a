"""The person at the terminal, a player like every other: gets a view, and answers an action."""

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from civ.game import Event, View
from civ.game.notation import ACTION_NUMBER, Seat
from civ.players import Choice, Player
from civ.terminal.console import ask
from civ.terminal.news import news
from civ.terminal.palette import coloured
from civ.terminal.sentences import Sentences
from civ.terminal.table import draw


class PersonLeftError(Exception):
    """The person wants to stop, or the input has ended."""


class Person(Player):
    """Asks whoever sits at the terminal."""

    def __init__(self, console: Console, names: Mapping[Seat, str], say: Sentences) -> None:
        """`names` are the others'."""
        self.name = say.text("you")
        self._console = console
        self._names = names
        self._say = say

    def tell(self, events: Iterable[Event], you: Seat) -> None:
        """Tell what happened since the last time."""
        self._console.print()
        for line in news(self._say, events, you):
            self._console.print(line)

    def show(self, view: View) -> None:
        """Draw the table as the person sees it."""
        names = {**self._names, view.you: self.name} if view.you else self._names
        self._console.print()
        self._console.print(draw(view, names, self._say))

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,  # noqa: ARG002  # at a terminal nobody is hurried
        seed: int | None = None,  # noqa: ARG002  # a person has no seed
    ) -> Choice:
        """Show the table and the legal actions, and ask until one of them is named."""
        self.show(view)
        self._list(legal)
        while True:
            line = ask(self._console, self._say.text("terminal-prompt"))
            if line is None or line == "quit":
                raise PersonLeftError
            if line == "help":
                self._explain(legal, view.you)
            elif action := self._action(line, legal):
                return Choice(action=action)

    def _list(self, legal: Sequence[str]) -> None:
        """List the legal actions by number."""
        self._console.print()
        lines = [
            Text.assemble((f"{number:2} ", "bold"), coloured(action))
            for number, action in enumerate(legal, start=1)
        ]
        self._console.print(Columns(lines, column_first=True, padding=(0, 3)))

    def _explain(self, legal: Sequence[str], you: Seat | None) -> None:
        """Explain a turn, and what each legal action does."""
        for paragraph in self._say.help():
            self._console.print(coloured(paragraph))
        self._console.print()
        table = Table.grid(padding=(0, 2))
        for number, action in enumerate(legal, start=1):
            table.add_row(str(number), coloured(action), coloured(self._say.meaning(action, you)))
        self._console.print(table)

    def _action(self, line: str, legal: Sequence[str]) -> str | None:
        """The action that a line names by its number or its text; say so if there is none."""
        if line in legal:
            return line
        if line.isdecimal():
            if len(line) < 4 and 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            answer = self._say.no_such_number(line, len(legal))
        else:
            is_action = line in ACTION_NUMBER
            answer = self._say.not_an_action(line, legal, is_legal_elsewhere=is_action)
        self._console.print(answer, markup=False)
        return None
