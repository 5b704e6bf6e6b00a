"""Steps through a recorded game: the position after each action, with every hand open."""

import bisect

from rich.console import Console

from civ.game import Game
from civ.language.languages import Language
from civ.terminal.console import ask
from civ.terminal.news import news
from civ.terminal.sentences import Sentences
from civ.terminal.table import draw


class Replay:
    """A finished or unfinished game, and the action that one is looking at; 0 is the deal."""

    def __init__(self, game: Game, language: Language = "en") -> None:
        self._game = game
        self._say = Sentences.coloured(language)
        # Of two events about the same cards, `ages` marks the one for those who do not see them.
        self._events = [event for event in game.events() if event.ages is None]
        starts = [event.ply for event in self._events if event.what == "turn"]
        self._turn_starts = sorted({0, *starts})
        self.ply = 0

    @property
    def last(self) -> int:
        """The number of the last action."""
        return self._game.ply

    def go_to(self, ply: int) -> None:
        """Go to an action; beyond an end means that end."""
        self.ply = min(max(ply, 0), self.last)

    def next_turn(self) -> None:
        """Go to where the next turn begins, or to the end."""
        place = bisect.bisect_right(self._turn_starts, self.ply)
        self.ply = [*self._turn_starts, self.last][place]

    def previous_turn(self) -> None:
        """Go to where this turn began, or if that is here, the one before."""
        place = bisect.bisect_left(self._turn_starts, self.ply)
        self.ply = self._turn_starts[max(place - 1, 0)]

    def show(self, console: Console) -> None:
        """Show what the action did, and the position after it."""
        action = self._game.history[self.ply - 1] if self.ply else None
        console.rule(self._say.step(self.ply, self.last, action), align="left")
        events = [event for event in self._events if event.ply == self.ply]
        for line in news(self._say, events):
            console.print(line)
        console.print()
        console.print(draw(self._game.at(self.ply).position(), self._game.names, self._say))
        console.print()

    def show_all(self, console: Console) -> None:
        """Show every action from the deal to the end."""
        for ply in range(self.last + 1):
            self.go_to(ply)
            self.show(console)

    def run(self, console: Console) -> None:
        """Show one action after another, as the person asks."""
        self.show(console)
        prompt = self._say.text("terminal-replay-prompt")
        while (line := ask(console, prompt)) not in (None, "q"):
            if self._obey(line, console):
                self.show(console)

    def _obey(self, line: str, console: Console) -> bool:
        """Move as a line says; return whether there is something to show."""
        match line:
            case "" | "n":
                self.go_to(self.ply + 1)
            case "p":
                self.go_to(self.ply - 1)
            case "t":
                self.next_turn()
            case "T":
                self.previous_turn()
            case _ if line in map(str, range(self.last + 1)):
                self.go_to(int(line))
            case _ if line.isdecimal():
                console.print(self._say.no_such_step(line, self.last))
                return False
            case _:
                for paragraph in self._say.replay_help():
                    console.print(paragraph)
                return False
        return True
