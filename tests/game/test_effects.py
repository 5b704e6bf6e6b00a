"""The effects as data, and the reasons why one cannot be applied."""

import random

import pytest

from civ.game import Game
from civ.game.effects import EFFECTS, Reason, reasons_against
from civ.game.notation import ACTION_TEXTS
from tests.game.modes import MODES, Mode
from tests.rules.playing import finish_effect, play
from tests.rules.positions import game_with

NAMES = {effect.name for effect in EFFECTS}


def test_there_are_sixteen_effects_and_the_notation_knows_them_all() -> None:
    assert len(EFFECTS) == len(NAMES) == 16
    assert {text.split()[0] for text in ACTION_TEXTS} > NAMES


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_there_is_a_reason_exactly_where_there_is_no_legal_action(mode: Mode) -> None:
    for seed in range(6):
        pick = random.Random(seed)
        game = mode.new_game(seed)
        while not game.is_over:
            seat = game.actors[0]
            legal = game.legal_actions()[seat]
            if game.decision == "effect":
                possible = {action.split()[0] for action in legal} & NAMES
                reasons = reasons_against(game.view(seat), [])
                unexplained = {
                    name
                    for name, reason in reasons.items()
                    if reason.code == "finish_first"
                    or (name == "inspiration" and reason.code == "nothing_to_copy")
                }
                assert unexplained - possible <= {"inspiration"}
                assert possible <= unexplained
                assert reasons_against(game.view(seat), legal).keys() == NAMES - possible
            game.play(seat, pick.choice(legal))


def test_before_the_play_step_is_done_no_effect_can_be_applied() -> None:
    game = Game.new(2, seed=7)
    (seat,) = game.actors
    reasons = reasons_against(game.view(seat), game.legal_actions()[seat])
    assert reasons.keys() == NAMES
    assert reasons["holy-book"] == Reason("needs_level", 3, 0)
    assert reasons["breakthrough"] == Reason("needs_cost", 1, 0)


def test_whoever_is_not_to_act_gets_no_reasons() -> None:
    game = Game.new(2, seed=7)
    (seat,) = game.actors
    other = "B" if seat == "A" else "A"
    assert reasons_against(game.view(other), []) == {}
    assert reasons_against(game.view(None), []) == {}
    draft = Game.new(2, variant="draft", seed=7)
    assert reasons_against(draft.view("A"), []) == {}


def reasons_for(game: Game) -> dict[str, Reason]:
    (seat,) = game.actors
    return reasons_against(game.view(seat), game.legal_actions()[seat])


def test_t5_an_effect_is_used_up_by_applying_or_by_copying_it() -> None:
    game = game_with(areas={"A": "3R1 2C1 M1", "B": "3S1"}, hands={"A": "3E1"})
    play(game, "A holy-book", "A inspiration B experiment")
    finish_effect(game)
    reasons = reasons_for(game)
    assert reasons["holy-book"] == Reason("used_permanent")
    assert reasons["experiment"] == Reason("used_copied")
    assert reasons["inspiration"] == Reason("used_permanent")


def test_t7_a_discard_effect_is_used_up_for_the_turn() -> None:
    game = play(game_with(areas={"A": "2S1"}), "A breakthrough")
    finish_effect(game)
    assert reasons_for(game)["breakthrough"] == Reason("used_discard")


def test_t10_an_effect_needs_the_cards_of_its_first_half() -> None:
    areas = {"A": "2M1 2U3", "B": "..."}
    game = game_with(players=4, areas=areas, deck="...", discard="empty")
    reasons = reasons_for(game)
    assert reasons["assassination"] == Reason("needs_hand", 1, 0)
    assert reasons["oligarchy"] == Reason("needs_pile", 1, 0)


def test_e_cul_inspiration_needs_the_lead_and_something_to_copy() -> None:
    level = game_with(areas={"A": "C1", "B": "C1"})
    assert reasons_for(level)["inspiration"] == Reason("needs_lead", 2, 1)
    alone = game_with(areas={"A": "C1"})
    assert reasons_for(alone)["inspiration"] == Reason("nothing_to_copy")


def test_what_has_no_target_says_so() -> None:
    attack = game_with(areas={"A": "M1"})
    assert reasons_for(attack)["attack"] == Reason("nothing_to_attack")
    embargo = game_with(areas={"A": "E1"})
    assert reasons_for(embargo)["embargo"] == Reason("nowhere_to_place")
