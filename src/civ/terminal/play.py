"""A game at the terminal: a person at seat A, other players at the others.

All that the person is shown comes from the view of seat A and the events that seat A may be told.
Nothing here looks at the whole truth.
"""

import random
from collections.abc import Mapping

from rich.console import Console

from civ.game import Game
from civ.game.notation import Seat
from civ.language.languages import Language
from civ.players import Player
from civ.terminal.person import Person, PersonLeftError
from civ.terminal.sentences import Sentences

YOU: Seat = "A"


class TerminalGame:
    """Asks each seat's player in turn, and keeps the person informed."""

    def __init__(
        self,
        game: Game,
        others: Mapping[Seat, Player],
        console: Console,
        seed: int,
        language: Language = "en",
    ) -> None:
        self._game = game
        self._say = Sentences.coloured(language)
        self._person = Person(console, game.names, self._say)
        self._players: dict[Seat, Player] = {**others, YOU: self._person}
        self._console = console
        self._random = random.Random(seed)
        self._last_told = -1

    def run(self) -> None:
        """Play until the game is over, or the person leaves."""
        try:
            while not self._game.is_over:
                self._let_act(YOU if YOU in self._game.actors else self._game.actors[0])
        except PersonLeftError:
            self._console.print(self._say.text("terminal-stopped"))
            return
        self._person.show(self._game.view(YOU))
        self._tell_news()

    def _let_act(self, seat: Seat) -> None:
        """Ask a player, who gets its own view and nothing else."""
        if seat == YOU:
            self._tell_news()
        view, legal = self._game.view(seat), self._game.legal_actions()[seat]
        choice = self._players[seat].choose(view, legal, seed=self._random.getrandbits(32))
        self._game.play(seat, choice.action)

    def _tell_news(self) -> None:
        """Tell the person what happened since the last time."""
        events = self._game.events(max(self._last_told, 0), viewer=YOU)
        self._person.tell([event for event in events if event.ply > self._last_told], YOU)
        self._last_told = self._game.ply
