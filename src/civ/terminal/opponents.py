"""The simple opponents of `civ play`, by the names of the policies that play like them."""

from collections import Counter

from civ.game import View
from civ.players import Choice, Player, RandomPlayer


class BuilderPlayer(Player):
    """Chooses cards of the domain that its area has most of, and never applies an effect."""

    name = "builder"

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,  # noqa: ARG002  # it takes no time
        seed: int | None = None,  # noqa: ARG002  # it leaves nothing to chance
    ) -> Choice:
        """Choose by the first letter of the card that an action names, its domain."""
        if "end" in legal:
            return Choice(action="end")
        own_area = view.areas[view.you] if view.you else []
        columns = Counter(kind[0] for kind in own_area)
        return Choice(action=max(legal, key=lambda action: columns[action.split()[1][0]]))


OPPONENTS: dict[str, type[Player]] = {"random": RandomPlayer, "builder": BuilderPlayer}
