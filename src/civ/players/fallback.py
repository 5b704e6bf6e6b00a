"""What happens when a player fails in the middle of a game."""

from civ.game import View
from civ.game.notation import shorten
from civ.players.failure import PlayerFailedError, check_legal
from civ.players.player import Choice, Player


class GuardedPlayer(Player):
    """A player at one seat of one game. If it fails, its substitute plays on.

    Whatever goes wrong is a `PlayerFailedError`: kept as `failure` if there is a substitute, and
    raised if there is none, so that whoever asked can end the game.
    """

    def __init__(self, player: Player, substitute: Player | None = None) -> None:
        self.name = player.name
        self._player = player
        self._substitute = substitute
        self.failure: PlayerFailedError | None = None

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        """Choose one of the legal actions, and certainly no other."""
        if self.failure is None:
            try:
                return self._ask(view, legal, seconds, seed)
            except PlayerFailedError as failure:
                self.failure = failure
        if self._substitute is None:
            raise self.failure
        return self._substitute.choose(view, legal, seconds=seconds, seed=seed)

    def _ask(self, view: View, legal: list[str], seconds: float | None, seed: int | None) -> Choice:
        """Ask the player; what it raises and what is not legal is a failure."""
        try:
            choice = self._player.choose(view, legal, seconds=seconds, seed=seed)
        except PlayerFailedError:
            raise
        except Exception as error:  # a game is not ended by a mistake in one of its players
            why = f"it raised {type(error).__name__}: {shorten(str(error), 300)}"
            raise PlayerFailedError("crash", why) from error
        check_legal(choice.action, legal)
        return choice
