"""The lesson of the web client: whether it can be played, and teaches what it should."""

import pytest

from civ.game import Hegemony, Majority
from civ.game.notation import Seat
from civ.language.catalogue import Catalogue
from web.lesson.film import FILM, LEARNER, Scene, Step, as_json, film_scene, read_script

SCENES = [film_scene(script) for script in read_script()]
STEPS = [step for scene in SCENES for step in scene.steps]


def learned() -> list[str]:
    """What the learner does, in order; of several ways the first."""
    return [
        action
        for step in STEPS
        for move in step.moves
        if move.seat == LEARNER
        for action in move.ways[0].actions
    ]


def names_of_effects() -> set[str]:
    return {action.split()[0] for action in learned()}


def test_the_film_that_the_client_shows_is_that_of_the_script() -> None:
    assert FILM.read_bytes() == as_json(SCENES), "run: python -m web.lesson.film"


def test_it_is_short() -> None:
    assert 12 <= len(SCENES) <= 16
    assert len(STEPS) <= 24


def test_a_turn_is_played_from_the_card_to_the_rivals_answer() -> None:
    turn = next(scene for scene in SCENES if scene.start.view.turn == 1)
    moves = [(move.seat, move.ways[0].actions) for step in turn.steps for move in step.moves]
    expected: list[tuple[Seat, list[str]]] = [
        ("A", ["play S1"]),
        ("A", ["end"]),
        ("B", ["play M1"]),
        ("B", ["end"]),
    ]
    assert moves == expected


def test_effects_of_both_levels_are_applied() -> None:
    assert "experiment" in names_of_effects()
    assert "divine-right" in names_of_effects()


@pytest.mark.parametrize(
    "effect", ["attack", "inquisition", "embargo", "breakthrough", "democracy"]
)
def test_each_discard_effect_is_applied(effect: str) -> None:
    assert effect in names_of_effects()


def test_inspiration_copies_an_effect_of_the_second_level() -> None:
    assert "inspiration B research" in learned()


def test_both_endings_are_reached_and_won() -> None:
    ends = [way.then.view.result for step in STEPS for move in step.moves for way in move.ways]
    results = [result for result in ends if result is not None]
    assert [type(result) for result in results] == [Hegemony, Majority]
    assert all(result.winners == [LEARNER] for result in results)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.steps[0].name)
def test_what_the_learner_is_to_do_is_legal_where_it_is_asked(scene: Scene) -> None:
    legal = scene.start.legal
    for move in (move for step in scene.steps for move in step.moves):
        if move.seat == LEARNER:
            assert all(set(way.actions) <= {*legal} for way in move.ways)
        legal = move.ways[0].then.legal


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.steps[0].name)
def test_only_the_last_move_of_a_scene_has_several_ways(scene: Scene) -> None:
    """What follows was filmed for one of them only."""
    moves = [move for step in scene.steps for move in step.moves]
    assert all(len(move.ways) == 1 for move in moves[:-1])


def test_nothing_is_told_that_the_learner_may_not_know() -> None:
    ways = [way for step in STEPS for move in step.moves for way in move.ways]
    assert all(LEARNER in event.audience for way in ways for event in way.events)
    assert all(way.then.view.you == LEARNER for way in ways)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_each_step_is_told(step: Step) -> None:
    english = Catalogue.of("en")
    for part in ("", ".text", ".task"):
        assert english.text(f"lesson-{step.name}{part}")
