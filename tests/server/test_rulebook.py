"""The numbers and names of the game as the server tells them: what the engine does."""

import random

from civ.game import Game
from civ.server.rulebook import RULES
from tests.server.running import Person


def test_the_cards_are_those_of_the_game() -> None:
    assert sum(kind.number for kind in RULES.kinds) == 104
    assert len(RULES.kinds) == 15


def test_every_effect_belongs_to_the_domain_that_the_engine_marks_as_used() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(60):
        pick = random.Random(seed)
        game = Game.new(4, seed=seed)
        while not game.is_over:
            (seat,) = game.actors
            action = pick.choice(game.legal_actions()[seat])
            is_effect = game.decision == "effect" and action != "end"
            before = game.position().used
            game.play(seat, action)
            if is_effect and not game.is_over:
                after = game.position().used
                new = {*after.permanent, *after.discard} - {*before.permanent, *before.discard}
                found.setdefault(action.split()[0], set()).update(new)
    del found["inspiration"]  # it uses two domains: Culture, and that of what it copies
    domain_of = {effect.name: effect.domain for effect in RULES.effects}
    assert found == {name: {domain_of[name]} for name in found}
    assert len(found) >= 10


def test_levels_and_hegemony_depend_on_the_number_of_players() -> None:
    assert [(size.level_1, size.level_2, size.hegemony) for size in RULES.sizes] == [
        (3, 5, 8),
        (3, 5, 7),
        (2, 4, 7),
    ]


def test_the_server_tells_them(anna: Person) -> None:
    assert anna.get("/api/rules")["hand_size"] == 3
