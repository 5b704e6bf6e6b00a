"""What happens when a player fails: someone else plays on, or the failure is told."""

import pickle

import pytest

from civ.game import Game, View
from civ.players import Choice, Player, RandomPlayer
from civ.players.failure import PlayerFailedError
from civ.players.fallback import GuardedPlayer

GAME = Game.new(2, seed=7)
SEAT, LEGAL = next(iter(GAME.legal_actions().items()))
VIEW = GAME.view(SEAT)


class Once(Player):
    """Answers well the first time, and then as it was told."""

    name = "once"

    def __init__(self, then: str | Exception) -> None:
        self.asked = 0
        self._then = then

    def choose(
        self,
        view: View,  # noqa: ARG002
        legal: list[str],
        *,
        seconds: float | None = None,  # noqa: ARG002
        seed: int | None = None,  # noqa: ARG002
    ) -> Choice:
        self.asked += 1
        if self.asked == 1:
            return Choice(action=legal[0])
        if isinstance(self._then, Exception):
            raise self._then
        return Choice(action=self._then)


@pytest.mark.parametrize(
    ("then", "code", "why"),
    [
        ("play a joke", "illegal_action", "it chose 'play a joke'; legal was: play C1"),
        (KeyError("M1"), "crash", "it raised KeyError"),
        (PlayerFailedError("hang", "too slow"), "hang", "too slow"),
    ],
)
def test_a_failure_is_told_if_nobody_plays_on(then: str | Exception, code: str, why: str) -> None:
    player = GuardedPlayer(Once(then))
    assert player.choose(VIEW, LEGAL).action == LEGAL[0]
    with pytest.raises(PlayerFailedError, match=why) as failure:
        player.choose(VIEW, LEGAL)
    assert failure.value.code == code


def test_a_substitute_plays_on_and_the_failed_player_is_not_asked_again() -> None:
    failing = Once("play a joke")
    player = GuardedPlayer(failing, RandomPlayer())
    for seed in range(5):
        assert player.choose(VIEW, LEGAL, seed=seed).action in LEGAL
    assert failing.asked == 2
    assert player.failure is not None
    assert player.failure.code == "illegal_action"


def test_a_failure_can_travel_between_processes() -> None:
    failure = PlayerFailedError("crash", "it ended", stderr="oh")
    copy = pickle.loads(pickle.dumps(failure))
    assert (copy.code, str(copy), copy.stderr) == ("crash", "it ended", "oh")
