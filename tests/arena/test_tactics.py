"""The tactical suite: every position is proved, and the bots are asked."""

from collections import Counter

from civ.arena.tactics import is_solved, read_tactics
from civ.game import Game
from civ.players.imagine import imagined_position
from civ.players.levels import player_of_level
from tests.arena.tactics_maker import accepted

SUITE = read_tactics()


def test_the_suite_has_both_goals_and_all_modes() -> None:
    goals = Counter(tactic.goal for tactic in SUITE)
    assert goals["win"] >= 20
    assert goals["stop"] >= 20
    modes = {(t.view.players, t.view.variant, t.view.teams) for t in SUITE}
    assert len(modes) == 8


def test_a_win_is_stopped_by_each_effect_that_can() -> None:
    """E-ATT, E-EMB, E-DEM: each stops the next player in ten positions or more."""
    ways: Counter[str] = Counter()
    for tactic in SUITE:
        if tactic.goal == "stop":
            ways.update({action.split()[0] for action in tactic.accepted})
    assert min(ways[effect] for effect in ("attack", "embargo", "democracy")) >= 10


def test_every_position_is_what_it_claims() -> None:
    for tactic in SUITE:
        game = Game.load(imagined_position(tactic.view))
        assert game.legal_actions() == {tactic.view.you: tactic.legal}
        assert accepted(game.state, tactic.goal) == tactic.accepted


def test_a_strong_bot_solves_nine_in_ten() -> None:
    player = player_of_level("strong")
    solved = sum(is_solved(tactic, player, seconds=None, seed=1) for tactic in SUITE)
    assert solved >= 0.9 * len(SUITE)
