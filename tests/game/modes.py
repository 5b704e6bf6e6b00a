"""All the ways to set up a game, for tests that must hold in each of them."""

from typing import NamedTuple

from civ.game import Game


class Mode(NamedTuple):
    """A number of players, a variant, and whether they play in teams."""

    players: int
    variant: str
    teams: bool

    @property
    def name(self) -> str:
        """A short name, fit for a file."""
        return f"{self.players}-{self.variant}{'-teams' if self.teams else ''}"

    def new_game(self, seed: int) -> Game:
        """Deal a game of this mode."""
        return Game.new(self.players, variant=self.variant, teams=self.teams, seed=seed)


MODES = [
    Mode(players, variant, teams)
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
]
