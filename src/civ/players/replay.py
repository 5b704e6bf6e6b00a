"""A player that does again what a recorded one did."""

from civ.game import Record, View
from civ.game.notation import Seat
from civ.players.failure import PlayerFailedError
from civ.players.player import Choice, Player


class ReplayPlayer(Player):
    """Plays the recorded actions of a seat, one after another, in one game."""

    def __init__(self, record: Record, seat: Seat) -> None:
        self.name = record.seats[seat]
        mine = (line.partition(" ") for line in record.actions)
        self._actions = iter([action for actor, _, action in mine if actor == seat])

    def choose(
        self,
        view: View,  # noqa: ARG002  # it looks at nothing
        legal: list[str],
        *,
        seconds: float | None = None,  # noqa: ARG002  # it takes no time
        seed: int | None = None,  # noqa: ARG002  # nothing is left to chance
    ) -> Choice:
        """Return the next action; a game that went another way ends the replay."""
        action = next(self._actions, None)
        if action is None:
            raise PlayerFailedError("refusal", "the record has no more actions of this seat")
        if action not in legal:
            raise PlayerFailedError(
                "illegal_action",
                f"the record has {action!r} next; legal is only: {', '.join(legal)}",
            )
        return Choice(action=action)
