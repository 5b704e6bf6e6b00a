"""A game against other players, line by line. The person sits at seat A.

All that is shown comes from the view of seat A, the events that seat A may be told, and its legal
actions. Nothing here looks at the whole truth.
"""

import random
from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from civ.game import CivError, Game
from civ.game.notation import Seat
from civ.players import Player
from civ.terminal.console import ask
from civ.terminal.news import news
from civ.terminal.palette import coloured
from civ.terminal.sentences import (
    NO_SUCH_NUMBER,
    PLAY_PROMPT,
    STOPPED,
    meaning,
    turn_help,
)
from civ.terminal.table import draw

YOU: Seat = "A"


class TerminalGame:
    """Shows the game, asks for the person's actions, and lets the others choose theirs."""

    def __init__(
        self, game: Game, others: Mapping[Seat, Player], console: Console, seed: int
    ) -> None:
        self._game = game
        self._others = others
        self._console = console
        self._random = random.Random(seed)
        self._last_told = -1

    def run(self) -> None:
        """Play until the game is over, or the person stops, or the input ends."""
        while not self._game.is_over:
            if YOU not in self._game.actors:
                self._let_another_act(self._game.actors[0])
            elif not self._let_you_act():
                self._console.print(STOPPED)
                return
        self._show_table()
        self._tell_news()

    def _let_you_act(self) -> bool:
        """Show the game and ask until an action is played; return False to stop."""
        self._tell_news()
        self._show_table()
        actions = self._game.legal_actions()[YOU]
        self._list(actions)
        while True:
            line = ask(self._console, PLAY_PROMPT)
            if line is None or line == "quit":
                return False
            if line == "help":
                self._explain(actions)
            elif self._play(line, actions):
                return True

    def _let_another_act(self, seat: Seat) -> None:
        """Ask another player, who gets its own view and nothing else."""
        view, actions = self._game.view(seat), self._game.legal_actions()[seat]
        choice = self._others[seat].choose(view, actions, seed=self._random.getrandbits(32))
        self._game.play(seat, choice.action)

    def _tell_news(self) -> None:
        """Tell what happened since the last time."""
        events = self._game.events(max(self._last_told, 0), viewer=YOU)
        new = [event for event in events if event.ply > self._last_told]
        self._last_told = self._game.ply
        self._console.print()
        for line in news(new, YOU):
            self._console.print(line)

    def _show_table(self) -> None:
        names = {**self._game.names, YOU: "you"}
        self._console.print()
        self._console.print(draw(self._game.view(YOU), names))

    def _list(self, actions: Sequence[str]) -> None:
        """List the legal actions by number."""
        self._console.print()
        lines = [
            Text.assemble((f"{number:2} ", "bold"), coloured(action))
            for number, action in enumerate(actions, start=1)
        ]
        self._console.print(Columns(lines, column_first=True, padding=(0, 3)))

    def _explain(self, actions: Sequence[str]) -> None:
        """Explain a turn, and what each legal action does."""
        for paragraph in turn_help():
            self._console.print(coloured(paragraph))
        self._console.print()
        table = Table.grid(padding=(0, 2))
        for number, action in enumerate(actions, start=1):
            table.add_row(str(number), coloured(action), coloured(meaning(action, YOU)))
        self._console.print(table)

    def _play(self, line: str, actions: Sequence[str]) -> bool:
        """Play the action that a line names by its number or its text; say so if there is none."""
        by_number = {str(number): action for number, action in enumerate(actions, start=1)}
        if line.isdecimal() and line not in by_number:
            self._console.print(NO_SUCH_NUMBER.format(line=line, last=len(actions)))
            return False
        try:
            self._game.play(YOU, by_number.get(line, line))
        except CivError as error:
            self._console.print(str(error), markup=False)
            return False
        return True
