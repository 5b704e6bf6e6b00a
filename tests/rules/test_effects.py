"""Chapter 4 of docs/rules.md: the effects."""

import pytest

from civ.game import Game
from tests.rules.playing import (
    assert_refused,
    changes_by,
    finish_effect,
    finish_turn,
    legal,
    play,
)
from tests.rules.positions import PLENTIFUL, SEATS, cards, game_with


@pytest.mark.parametrize(
    ("hand", "effects"),
    [
        ("empty", []),
        ("S1", ["assassination"]),
        ("S1 C1", ["assassination", "purge"]),
        ("2S1 C1", ["assassination", "purge"]),
    ],
)
def test_e_mil_needs_as_many_cards_in_hand_as_it_discards(hand: str, effects: list[str]) -> None:
    game = game_with(areas={"A": "5M1"}, hands={"A": hand, "B": "3R1"})

    assert legal(game, "assassination", "purge") == effects


def test_e_mil_assassination_discards_one_card_of_your_hand() -> None:
    game = game_with(areas={"A": "3M1", "B": "E1"}, hands={"A": "S1 2C1", "B": "R1"})
    assert legal(game) == ["assassination", "attack M", "end"]

    assert changes_by(game, "A assassination") == {"decision": "discard", "used.permanent": "+M"}
    assert legal(game) == ["discard C1", "discard S1"]
    assert_refused(game, "A discard R1", "A discard M1", "A play S1", "A end")

    assert changes_by(game, "A discard C1") == {
        "hands.A": "-C1",
        "discard": "+C1",
        "decision": "effect",
    }
    assert legal(game) == ["attack M", "end"]


def test_e_mil_purge_discards_two() -> None:
    game = game_with(areas={"A": "5M1"}, hands={"A": "S1 2C1", "B": "R1"})

    assert changes_by(game, "A purge") == {"decision": "discard", "left": 2, "used.permanent": "+M"}
    assert changes_by(game, "A discard C1") == {"hands.A": "-C1", "discard": "+C1", "left": 1}
    assert legal(game) == ["discard C1", "discard S1"]
    assert changes_by(game, "A discard S1") == {
        "hands.A": "-S1",
        "discard": "+S1",
        "decision": "effect",
    }


@pytest.mark.parametrize(
    ("area", "effects"),
    [("2R1", []), ("3R1", ["holy-book"]), ("5R1", ["divine-right", "holy-book"])],
)
def test_e_rel_needs_nothing_but_religion(area: str, effects: list[str]) -> None:
    game = game_with(areas={"A": area})

    assert legal(game) == sorted([*effects, "end", "inquisition B"])


@pytest.mark.parametrize(("effect", "size"), [("holy-book", 5), ("divine-right", 7)])
def test_e_rel_raises_the_hand_size_and_nothing_else(effect: str, size: int) -> None:
    game = game_with(areas={"A": "5R1"}, hands={"A": "S1", "B": "C1"})

    assert changes_by(game, f"A {effect}") == {"hand_size": size, "used.permanent": "+R"}


@pytest.mark.parametrize(("effect", "drawn"), [("holy-book", 4), ("divine-right", 6)])
def test_e_rel_holds_in_this_turns_draw_step(effect: str, drawn: int) -> None:
    game = game_with(areas={"A": "5R1"}, hands={"A": "S1"})
    changes = changes_by(game, f"A {effect}", "A end")

    assert len(changes["deck"].split()) == drawn
    assert game.position().hand_size == 3


def test_e_rel_must_be_applied_to_count() -> None:
    game = game_with(areas={"A": "7R1"}, deck="2S1 C1 ...")

    assert changes_by(game, "A end")["hands.A"] == "+S1 +S1 +C1"


@pytest.mark.parametrize("leaving", ["A inquisition B", "A attack R"])
def test_e_rel_holds_even_if_religion_cards_leave(leaving: str) -> None:
    game = game_with(areas={"A": "M1 3R1"}, hands={"A": "S2"})
    play(game, "A holy-book", leaving)
    changes = changes_by(game, "A end")

    assert len(game.position().areas["A"]) < 4
    assert len(changes["deck"].split()) == 4


def test_e_rel_lasts_for_one_turn() -> None:
    game = game_with(areas={"A": "3R1"}, hands={"B": "3M1"})
    play(game, "A holy-book", "A end")
    finish_turn(game)
    play(finish_effect(game), "A end")

    assert len(game.position().hands["A"]) == 4, "5 drawn, 1 played, and none drawn up to 3"


@pytest.mark.parametrize(
    ("effect", "numbers"),
    [("development", {"then_play": 1}), ("monopoly", {"then_play": 2, "left": 2})],
)
def test_e_eco_discards_cards_of_any_domain_from_your_area(
    effect: str, numbers: dict[str, int]
) -> None:
    game = game_with(areas={"A": "5E3 M1 S1", "B": "R1"}, hands={"A": "3C1", "B": "M1"})

    assert changes_by(game, f"A {effect}") == {
        "decision": "sacrifice",
        "used.permanent": "+E",
        **numbers,
    }
    assert legal(game) == ["sacrifice E3", "sacrifice M1", "sacrifice S1"]
    assert_refused(game, "A sacrifice R1", "A sacrifice C1", "A play C1", "A end")


def test_e_eco_development_discards_one_then_plays_one() -> None:
    game = game_with(areas={"A": "3E1 M1", "B": "R1"}, hands={"A": "C1 S1", "B": "M1"})
    assert legal(game, "development", "monopoly") == ["development"]
    play(game, "A development")

    assert changes_by(game, "A sacrifice M1") == {
        "areas.A": "-M1",
        "discard": "+M1",
        "decision": "play",
        "then_play": 0,
    }
    assert legal(game) == ["play C1", "play S1"]
    assert changes_by(game, "A play S1") == {
        "hands.A": "-S1",
        "areas.A": "+S1",
        "decision": "effect",
    }


def test_e_eco_monopoly_discards_two_then_plays_two() -> None:
    game = game_with(areas={"A": "5E3 M1"}, hands={"A": "C1 S1 R1"})
    play(game, "A monopoly")

    assert changes_by(game, "A sacrifice M1") == {"areas.A": "-M1", "discard": "+M1", "left": 1}
    assert changes_by(game, "A sacrifice E3") == {
        "areas.A": "-E3",
        "discard": "+E3",
        "decision": "play",
        "left": 2,
        "then_play": 0,
    }
    assert changes_by(game, "A play C1") == {"hands.A": "-C1", "areas.A": "+C1", "left": 1}
    assert changes_by(game, "A play R1") == {
        "hands.A": "-R1",
        "areas.A": "+R1",
        "decision": "effect",
    }


def test_e_eco_a_discarded_card_cannot_be_played() -> None:
    game = game_with(areas={"A": "3E1 M1"}, hands={"A": "C1"})
    play(game, "A development", "A sacrifice M1")

    assert legal(game) == ["play C1"]


@pytest.mark.parametrize(
    ("effect", "numbers"),
    [("experiment", {"then_play": 1}), ("research", {"then_play": 2, "left": 2})],
)
def test_e_sci_takes_cards_of_any_domain_from_your_area(
    effect: str, numbers: dict[str, int]
) -> None:
    game = game_with(areas={"A": "5S3 M1 R1", "B": "E1"}, hands={"A": "3C1", "B": "M1"})

    assert changes_by(game, f"A {effect}") == {
        "decision": "recall",
        "used.permanent": "+S",
        **numbers,
    }
    assert legal(game) == ["recall M1", "recall R1", "recall S3"]
    assert_refused(game, "A recall E1", "A recall C1", "A play C1", "A end")


def test_e_sci_experiment_takes_one_then_plays_one() -> None:
    game = game_with(areas={"A": "3S1 M1"}, hands={"A": "C1", "B": "R1"})
    assert legal(game, "experiment", "research") == ["experiment"]
    play(game, "A experiment")

    assert changes_by(game, "A recall M1") == {
        "areas.A": "-M1",
        "hands.A": "+M1",
        "decision": "play",
        "then_play": 0,
    }
    assert legal(game) == ["play C1", "play M1"]
    assert changes_by(game, "A play C1") == {
        "hands.A": "-C1",
        "areas.A": "+C1",
        "decision": "effect",
    }


def test_e_sci_research_takes_two_then_plays_two() -> None:
    game = game_with(areas={"A": "5S3 M1"}, hands={"A": "C1"})
    play(game, "A research")

    assert changes_by(game, "A recall M1") == {"areas.A": "-M1", "hands.A": "+M1", "left": 1}
    assert changes_by(game, "A recall S3") == {
        "areas.A": "-S3",
        "hands.A": "+S3",
        "decision": "play",
        "left": 2,
        "then_play": 0,
    }
    assert changes_by(game, "A play C1") == {"hands.A": "-C1", "areas.A": "+C1", "left": 1}
    assert changes_by(game, "A play S3") == {
        "hands.A": "-S3",
        "areas.A": "+S3",
        "decision": "effect",
    }


def test_e_sci_the_same_cards_may_be_played_again() -> None:
    game = game_with(areas={"A": "5S3"})
    lines = ["A research", "A recall S3", "A recall S3", "A play S3", "A play S3"]

    assert changes_by(game, *lines) == {"used.permanent": "+S"}


@pytest.mark.parametrize(
    ("pile", "effects"),
    [
        ("empty", []),
        ("M1", ["oligarchy"]),
        ("M1 S2", ["oligarchy", "republic"]),
        ("2M1 S2", ["oligarchy", "republic"]),
    ],
)
def test_e_uto_needs_as_many_cards_in_the_pile_as_it_takes(pile: str, effects: list[str]) -> None:
    game = game_with(areas={"A": "5U3"}, hands={"B": "..."}, discard=pile)

    assert legal(game, "oligarchy", "republic") == effects


def test_e_uto_oligarchy_takes_one_card_of_your_choice() -> None:
    game = game_with(areas={"A": "3U3"}, hands={"A": "C1", "B": "..."}, discard="2M1 S2")

    assert changes_by(game, "A oligarchy") == {"decision": "take", "used.permanent": "+U"}
    assert legal(game) == ["take M1", "take S2"]
    assert_refused(game, "A take C1", "A take U3", "A play C1", "A end")
    assert changes_by(game, "A take S2") == {
        "discard": "-S2",
        "hands.A": "+S2",
        "decision": "effect",
    }


def test_e_uto_republic_takes_two() -> None:
    game = game_with(areas={"A": "5U3"}, hands={"B": "..."}, discard="M1 S2")

    assert changes_by(game, "A republic") == {"decision": "take", "left": 2, "used.permanent": "+U"}
    assert changes_by(game, "A take M1") == {"discard": "-M1", "hands.A": "+M1", "left": 1}
    assert legal(game) == ["take S2"]
    assert changes_by(game, "A take S2") == {
        "discard": "-S2",
        "hands.A": "+S2",
        "decision": "effect",
    }


def test_e_uto_the_pile_may_hold_what_was_just_discarded() -> None:
    game = game_with(areas={"A": "3M1 3U3"}, hands={"A": "C1", "B": "..."}, discard="empty")
    play(game, "A assassination", "A discard C1", "A oligarchy")

    assert legal(game) == ["take C1"]


@pytest.mark.parametrize(
    ("own", "others", "may"),
    [
        ("empty", ["empty", "empty"], False),
        ("C1", ["empty", "empty"], True),
        ("C1", ["C1", "empty"], False),
        ("C1", ["empty", "C1"], False),
        ("2C1", ["C1", "C1"], True),
        ("2C1", ["C1", "2C2"], False),
        ("2C1", ["3C2", "empty"], False),
    ],
)
def test_e_cul_needs_strictly_more_culture_than_every_other_player(
    own: str, others: list[str], *, may: bool
) -> None:
    areas = {"A": own, "B": f"3R1 {others[0]}", "C": others[1]}
    game = game_with(players=3, areas=areas)

    assert legal(game, "inspiration") == ["inspiration B holy-book"] * may


@pytest.mark.parametrize(("players", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(
    ("domain", "names"),
    [
        ("M", ("assassination", "purge")),
        ("R", ("holy-book", "divine-right")),
        ("E", ("development", "monopoly")),
        ("S", ("experiment", "research")),
        ("U", ("oligarchy", "republic")),
    ],
)
def test_e_cul_copies_what_another_players_area_has_enough_cards_for(
    players: int, level_1: int, level_2: int, number: int, domain: str, names: tuple[str, str]
) -> None:
    areas = {"A": "2C1", "B": f"{number}{PLENTIFUL[domain]}"}
    game = game_with(players=players, areas=areas, hands={"A": "2S2"})
    levels = [names[0]] * (number >= level_1) + [names[1]] * (number >= level_2)

    assert legal(game) == sorted(["end", *(f"inspiration B {name}" for name in levels)])


def test_e_cul_copies_from_any_other_player_and_a_teammate_too() -> None:
    game = game_with(
        players=4, teams=True, areas={"A": "C1 2R1", "B": "2M1", "C": "2R1", "D": "2S1"}
    )

    assert legal(game, "inspiration") == ["inspiration C holy-book", "inspiration D experiment"]


def test_e_cul_does_not_copy_your_own_effect() -> None:
    game = game_with(areas={"A": "C1 3M1"}, hands={"A": "M1"})

    assert legal(game) == ["assassination", "attack C", "attack M", "end"]
    assert_refused(game, "A inspiration A assassination")


def test_e_cul_looks_at_the_other_area_at_this_moment() -> None:
    game = game_with(areas={"A": "C1 M1 R1", "B": "3R1"})
    assert legal(game, "inspiration") == ["inspiration B holy-book"]

    assert legal(play(game, "A attack R"), "inspiration") == []


def test_e_cul_applies_the_copied_effect_as_your_own() -> None:
    game = game_with(areas={"A": "C1", "B": "3M1"}, hands={"A": "S1", "B": "R1"})

    assert changes_by(game, "A inspiration B assassination") == {
        "decision": "discard",
        "used.permanent": "+M +C",
        "coin": "A on B M",
    }
    assert legal(game) == ["discard S1"]
    assert changes_by(game, "A discard S1") == {
        "hands.A": "-S1",
        "discard": "+S1",
        "decision": "effect",
    }


@pytest.mark.parametrize(("effect", "size"), [("holy-book", 5), ("divine-right", 7)])
def test_e_cul_copies_either_level(effect: str, size: int) -> None:
    game = game_with(areas={"A": "C1", "B": "5R1"})

    assert changes_by(game, f"A inspiration B {effect}") == {
        "hand_size": size,
        "used.permanent": "+R +C",
        "coin": "A on B R",
    }


def test_e_cul_excludes_your_own_effect_of_the_domain_afterwards() -> None:
    game = game_with(areas={"A": "C1 5R1", "B": "3R2"})
    play(game, "A inspiration B holy-book")

    assert_refused(game, "A holy-book", "A divine-right")


@pytest.mark.parametrize("own", ["holy-book", "divine-right"])
def test_e_cul_is_excluded_by_your_own_effect_of_the_domain_before(own: str) -> None:
    game = game_with(areas={"A": "C1 5R1", "B": "5R2 3M1"}, hands={"A": "S1"})
    play(game, f"A {own}")

    assert legal(game, "inspiration") == ["inspiration B assassination"]


def test_e_cul_is_applied_once_a_turn() -> None:
    game = game_with(areas={"A": "C1", "B": "5R1 3M1"}, hands={"A": "S1"})
    play(game, "A inspiration B holy-book")

    assert legal(game) == ["end"]


def test_e_cul_leaves_other_permanent_effects_and_the_discard_effect() -> None:
    game = game_with(areas={"A": "C1 3M1 R1", "B": "3R2"}, hands={"A": "S1"})
    play(game, "A inspiration B holy-book")

    expected = ["assassination", "attack C", "attack M", "attack R", "end", "inquisition B"]
    assert legal(game) == expected


@pytest.mark.parametrize(
    ("own_area", "own_hand", "effects"),
    [
        ("C1", "empty", ["development", "experiment", "oligarchy", "republic"]),
        ("C1", "S1", ["assassination", "development", "experiment", "oligarchy", "republic"]),
        (
            "C1",
            "2S1",
            ["assassination", "development", "experiment", "oligarchy", "purge", "republic"],
        ),
        (
            "C1 R1",
            "empty",
            ["development", "experiment", "monopoly", "oligarchy", "republic", "research"],
        ),
    ],
)
def test_e_cul_judges_what_the_effect_needs_on_your_own_side(
    own_area: str, own_hand: str, effects: list[str]
) -> None:
    game = game_with(
        areas={"A": own_area, "B": "5M1 5E3 5S3 5U3"}, hands={"A": own_hand, "B": "3S2"}
    )

    assert legal(game, "inspiration") == [f"inspiration B {name}" for name in effects]


def test_e_cul_judges_it_at_the_moment_of_applying() -> None:
    game = game_with(areas={"A": "C1 R1", "B": "5S3"})
    assert "inspiration B research" in legal(game)

    play(game, "A inquisition B")
    assert legal(game, "inspiration") == ["inspiration B experiment"]


@pytest.mark.parametrize(
    ("pile", "effects"), [("empty", []), ("M1", ["oligarchy"]), ("2M1", ["oligarchy", "republic"])]
)
def test_e_cul_needs_the_cards_of_the_pile(pile: str, effects: list[str]) -> None:
    game = game_with(areas={"A": "C1", "B": "5U3"}, hands={"B": "..."}, discard=pile)

    assert legal(game, "inspiration") == [f"inspiration B {name}" for name in effects]


@pytest.mark.parametrize(
    ("areas", "returns"),
    [
        ({"A": "C1", "B": "empty"}, {"coin": None}),
        ({"A": "2C1", "B": "C2"}, {"coin": None}),
        ({"A": "3C1", "B": "C2"}, {}),
        ({"A": "2C1", "B": "empty"}, {}),
    ],
)
def test_e_cul_the_coin_returns_when_another_has_as_many_culture_cards(
    areas: dict[str, str], returns: dict[str, None]
) -> None:
    game = game_with(actor="B", decision="play", areas=areas, hands={"B": "C3"}, coin="A on B S")

    assert changes_by(game, "B play C3") == {
        "areas.B": "+C3",
        "hands.B": "-C3",
        "decision": "effect",
        **returns,
    }


def test_e_cul_the_coin_stays_while_nobody_has_as_many() -> None:
    game = game_with(players=3, areas={"A": "C1", "B": "3R1"}, hands=dict.fromkeys("ABC", "2M2"))
    play(game, "A inspiration B holy-book", "A end")
    for _ in "BC":
        assert game.position().coin is not None
        finish_turn(game)

    assert game.actors == ["A"]
    assert game.position().coin is None, "it returns at the start of A's next turn"


def test_e_cul_the_coin_returns_when_a_third_player_has_as_many() -> None:
    game = game_with(
        players=3,
        actor="B",
        decision="play",
        areas={"A": "C1", "C": "3R1"},
        hands={"B": "C1"},
        coin="A on C R",
    )

    assert changes_by(game, "B play C1")["coin"] is None


@pytest.mark.parametrize(
    ("areas", "returns"),
    [
        ({"A": "2C1 2M1", "B": "C1 3R1"}, False),
        ({"A": "C1 2M1", "B": "3R1"}, True),
        ({"A": "2C1 2M1", "B": "3R1"}, False),
    ],
)
def test_e_cul_an_attack_is_one_action_for_the_coin(
    areas: dict[str, str], *, returns: bool
) -> None:
    game = play(game_with(areas=areas), "A inspiration B holy-book")

    assert ("coin" in changes_by(game, "A attack C")) == returns


def test_e_cul_an_attack_by_another_is_one_action_for_the_coin() -> None:
    game = game_with(
        players=3,
        actor="B",
        areas={"A": "3C1", "B": "2C2 M1", "C": "2C2 3R1"},
        coin="A on C R",
    )

    assert changes_by(game, "B attack C") == {
        "areas.A": "-C1",
        "areas.B": "-M1 -C2",
        "areas.C": "-C2",
        "discard": "+M1 +C1 +C2 +C2",
        "used.discard": "+M",
    }


def test_e_cul_the_coin_returns_when_you_recall_your_own_culture_card() -> None:
    game = game_with(areas={"A": "C1", "B": "3S1"})
    play(game, "A inspiration B experiment")

    assert changes_by(game, "A recall C1") == {
        "areas.A": "-C1",
        "hands.A": "+C1",
        "coin": None,
        "decision": "play",
        "then_play": 0,
    }
    assert changes_by(game, "A play C1") == {
        "hands.A": "-C1",
        "areas.A": "+C1",
        "decision": "effect",
    }
    assert legal(game) == ["end"], "Inspiration was applied, though the coin came back"


def test_e_cul_the_coin_returns_when_you_sacrifice_your_own_culture_card() -> None:
    game = game_with(areas={"A": "C1 M1", "B": "3E1"})
    play(game, "A inspiration B development")

    assert changes_by(game, "A sacrifice C1")["coin"] is None


@pytest.mark.parametrize("coin", ["B on A M", "B on C S", None])
def test_e_cul_the_coin_only_marks(coin: str | None) -> None:
    areas = {"A": "3M1 R1", "B": "2C1", "C": "3S1"}
    game = game_with(players=3, areas=areas, hands={"A": "M1", "B": "S1"}, coin=coin)

    assert legal(game, "assassination", "attack") == ["assassination", "attack M", "attack R"]
    assert changes_by(game, "A attack R") == {
        "areas.A": "-M1 -R1",
        "discard": "+M1 +R1",
        "used.discard": "+M",
    }


def test_e_att_everyone_loses_a_card_of_the_domain() -> None:
    game = game_with(
        players=4,
        areas={"A": "M1 2S1 C1", "B": "M1 2S2", "C": "M1 R1", "D": "S3"},
        hands={"A": "S2", "B": "S2"},
    )

    assert changes_by(game, "A attack S") == {
        "areas.A": "-M1 -S1",
        "areas.B": "-S2",
        "areas.D": "-S3",
        "discard": "+M1 +S1 +S2 +S3",
        "used.discard": "+M",
    }


def test_e_att_a_teammate_loses_a_card_too() -> None:
    areas = {"A": "M1 S1", "B": "S1", "C": "S1", "D": "R1"}
    game = game_with(players=4, teams=True, areas=areas)

    assert changes_by(game, "A attack S") == {
        "areas.A": "-M1 -S1",
        "areas.B": "-S1",
        "areas.C": "-S1",
        "discard": "+M1 +S1 +S1 +S1",
        "used.discard": "+M",
    }


@pytest.mark.parametrize(
    ("area", "attacks"),
    [
        ("M1", []),
        ("M1 S1", ["attack S"]),
        ("2M1", ["attack M"]),
        ("M1 M2 S1", ["attack M", "attack S"]),
        ("M1 R1 E1 S1 C1 U3", ["attack C", "attack E", "attack R", "attack S", "attack U"]),
        ("R1 E1 S1", []),
    ],
)
def test_e_att_needs_a_domain_of_which_you_still_have_a_card(area: str, attacks: list[str]) -> None:
    game = game_with(areas={"A": area, "B": "M1 R1 E1 S1 C1 U3"})

    assert legal(game, "attack") == attacks


def test_e_att_on_military_costs_you_two() -> None:
    game = game_with(areas={"A": "2M1", "B": "M1"})

    assert changes_by(game, "A attack M") == {
        "areas.A": "-M1 -M1",
        "areas.B": "-M1",
        "discard": "+M1 +M1 +M1",
        "used.discard": "+M",
    }


def test_e_att_without_a_domain_is_refused() -> None:
    game = game_with(areas={"A": "M1", "B": "M1 S1"})

    assert legal(game) == ["end"]
    assert_refused(game, *(f"A attack {domain}" for domain in "MRESCU"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e_inq_chooses_another_player(players: int) -> None:
    game = game_with(players=players, areas={"A": "R1"}, hands={"B": "S1"})

    assert legal(game) == ["end", *(f"inquisition {seat}" for seat in SEATS[1:players])]
    assert_refused(game, "A inquisition A")


def test_e_inq_may_choose_a_teammate() -> None:
    game = game_with(players=4, teams=True, actor="B", areas={"B": "R1"})

    assert legal(game, "inquisition") == ["inquisition A", "inquisition C", "inquisition D"]


def test_e_inq_takes_the_whole_hand_and_gives_back_as_many() -> None:
    game = game_with(
        players=3, areas={"A": "2R1 E1", "B": "M1"}, hands={"A": "C1 M1", "B": "S1 M1", "C": "E1"}
    )

    assert changes_by(game, "A inquisition B") == {
        "areas.A": "-R1",
        "discard": "+R1",
        "hands.A": "+M1 +S1",
        "hands.B": "-M1 -S1",
        "decision": "give",
        "left": 2,
        "victim": "B",
        "used.discard": "+R",
    }
    assert legal(game) == ["give C1", "give M1", "give S1"]
    assert_refused(game, "A give E1", "A play C1", "A end")

    assert changes_by(game, "A give C1") == {"hands.A": "-C1", "hands.B": "+C1", "left": 1}
    assert changes_by(game, "A give M1") == {
        "hands.A": "-M1",
        "hands.B": "+M1",
        "decision": "effect",
        "victim": None,
    }


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["M1", "S1"], ["R2", "E2"]),
        (["R2", "E2"], ["M1", "S1"]),
        (["M1", "E2"], ["R2", "S1"]),
    ],
)
def test_e_inq_gives_back_any_of_the_cards_held(given: list[str], kept: list[str]) -> None:
    game = game_with(areas={"A": "R1"}, hands={"A": "M1 S1", "B": "R2 E2"})
    play(game, "A inquisition B", *(f"A give {kind}" for kind in given))

    assert sorted(game.position().hands["B"]) == sorted(given)
    assert sorted(game.position().hands["A"]) == sorted(kept)


def test_e_inq_leaves_the_victim_only_what_it_was_given() -> None:
    game = game_with(areas={"A": "R1"}, hands={"A": "M1 E1", "B": "S1 C1 E1"})
    play(game, "A inquisition B", "A give M1", "A give E1", "A give E1", "A end")

    assert legal(game) == ["play E1", "play M1"]


@pytest.mark.parametrize("held", [1, 3, 5, 7])
def test_e_inq_gives_back_as_many_as_it_took(held: int) -> None:
    game = game_with(areas={"A": "R1"}, hands={"A": "M2", "B": f"{held}M1"})
    finish_effect(play(game, "A inquisition B"))

    assert {seat: len(hand) for seat, hand in game.position().hands.items()} == {
        "A": 1,
        "B": held,
    }


def test_e_inq_may_choose_an_empty_hand() -> None:
    game = game_with(players=3, areas={"A": "R1"}, hands={"A": "M1", "C": "S1"})

    assert changes_by(game, "A inquisition B") == {
        "areas.A": "-R1",
        "discard": "+R1",
        "used.discard": "+R",
    }


def test_e_inq_with_an_empty_hand_gives_back_the_very_cards() -> None:
    game = game_with(areas={"A": "R1"}, hands={"B": "M1 S1"})
    play(game, "A inquisition B", "A give S1")

    assert legal(game) == ["give M1"]
    assert changes_by(game, "A give M1")["hands.B"] == "+M1"


def test_e_emb_lays_an_economy_card_on_a_domain_of_another_player() -> None:
    game = game_with(players=3, areas={"A": "2E1", "B": "S1 C1"}, hands={"B": "S1"})

    assert changes_by(game, "A embargo B S") == {
        "areas.A": "-E1",
        "embargoes": "+E1 on B S",
        "used.discard": "+E",
    }


def test_e_emb_may_be_laid_on_your_own_area() -> None:
    game = game_with(areas={"A": "E1 S1"})

    assert changes_by(game, "A embargo A S") == {
        "areas.A": "-E1",
        "embargoes": "+E1 on A S fresh",
        "used.discard": "+E",
    }


@pytest.mark.parametrize(
    ("own", "places"),
    [
        ("E1", ["B C", "B S", "C M", "C U"]),
        ("2E1", ["A E", "B C", "B S", "C M", "C U"]),
        ("E1 E3", ["A E", "B C", "B S", "C M", "C U"]),
        ("E1 R1", ["A R", "B C", "B S", "C M", "C U"]),
        ("R1", []),
    ],
)
def test_e_emb_needs_a_domain_that_has_a_card_after_the_cost(own: str, places: list[str]) -> None:
    game = game_with(players=3, areas={"A": own, "B": "2S1 C1", "C": "M2 U3"})

    assert legal(game, "embargo") == [f"embargo {place}" for place in places]


def test_e_emb_without_any_card_on_the_table_is_refused() -> None:
    game = game_with(areas={"A": "E1"}, hands={"B": "S1"})

    assert legal(game) == ["end"]


def test_e_emb_blocks_the_play_step_of_that_players_next_turn() -> None:
    game = game_with(
        players=3, areas={"A": "E1", "C": "S1"}, hands={"A": "S1", "B": "S1 M1", "C": "S1 S2 M1"}
    )
    play(game, "A embargo C S", "A end")
    assert legal(game) == ["play M1", "play S1"], "B is not blocked"

    finish_turn(game)
    assert legal(game) == ["play M1"]
    assert_refused(game, "C play S1", "C play S2")


@pytest.mark.parametrize(
    ("lines", "playable"),
    [
        (["B development", "B sacrifice E3"], ["play M1"]),
        (["B experiment", "B recall S3"], ["play M1"]),
        (["B experiment", "B recall E3"], ["play E3", "play M1"]),
        (["B inspiration A experiment", "B recall S3"], ["play M1"]),
    ],
)
def test_e_emb_blocks_playing_by_an_effect(lines: list[str], playable: list[str]) -> None:
    game = game_with(
        actor="B",
        areas={"A": "3S2", "B": "3E3 3S3 C1"},
        hands={"B": "M1 S1"},
        embargoes=["E1 on B S"],
    )

    assert legal(play(game, *lines)) == playable


def test_e_emb_blocks_no_effect_of_the_domain() -> None:
    game = game_with(actor="B", areas={"B": "3S1"}, embargoes=["E1 on B S"])

    assert legal(game) == ["breakthrough", "end", "experiment"]


def test_e_emb_on_yourself_does_not_block_this_turn() -> None:
    game = game_with(areas={"A": "4E1 S1"}, hands={"A": "S1"})
    play(game, "A embargo A S", "A development", "A sacrifice E1")

    assert legal(game) == ["play S1"]


def test_e_emb_on_yourself_blocks_your_next_turn_and_no_later_one() -> None:
    game = game_with(areas={"A": "E1 S1"}, hands={"A": "S1 2M1", "B": "3R1"})
    play(game, "A embargo A S", "A end", "B play R1", "B end")
    assert legal(game) == ["play M1"]

    play(game, "A play M1", "A end")
    finish_turn(game)
    assert "play S1" in legal(game)


def test_e_emb_does_not_block_the_turn_after() -> None:
    game = game_with(areas={"A": "E1", "B": "S1"}, hands={"A": "3R1", "B": "2S1 M1"})
    play(game, "A embargo B S", "A end", "B play M1", "B end")
    finish_turn(game)

    assert "play S1" in legal(game)


def test_e_emb_several_may_lie_on_one_domain() -> None:
    game = game_with(areas={"A": "2E1 E2", "B": "S1"}, embargoes=["E1 on B S", "E1 on B S"])

    assert changes_by(game, "A embargo B S")["embargoes"] == "+E1 on B S"
    assert len(game.position().embargoes) == 3


def test_e_emb_still_blocks_when_the_cards_of_the_domain_have_left() -> None:
    game = game_with(areas={"A": "E1 M1 S1", "B": "S1"}, hands={"B": "S1 R1"})
    play(game, "A embargo B S", "A attack S", "A end")

    assert game.position().areas["B"] == []
    assert [marker.domain for marker in game.position().embargoes] == ["S"]
    assert legal(game) == ["play R1"]


@pytest.mark.parametrize(("in_deck", "drawn"), [(7, 5), (6, 5), (5, 5), (3, 3), (1, 1)])
def test_e_brk_draws_5_cards_or_as_many_as_there_are_and_discards_as_many(
    in_deck: int, drawn: int
) -> None:
    game = game_with(
        players=3, areas={"A": "2S1"}, hands={"A": "M1", "B": "R1"}, deck=f"{in_deck}U3"
    )
    changes = changes_by(game, "A breakthrough")
    final_round = changes.pop("final_round", False)

    assert final_round == (drawn == in_deck)
    assert changes.pop("left", 1) == drawn
    assert changes == {
        "areas.A": "-S1",
        "discard": "+S1",
        "deck": " ".join(["-U3"] * drawn),
        "hands.A": " ".join(["+U3"] * drawn),
        "decision": "discard",
        "used.discard": "+S",
    }
    play(game, *["A discard U3"] * (drawn - 1))
    assert legal(game) == ["discard M1", "discard U3"]
    assert play(game, "A discard M1").decision == "effect"
    assert game.position().hands["A"] == ["U3"]


def test_e_brk_draws_from_the_top() -> None:
    game = game_with(areas={"A": "S1"}, deck="C1 M1 E1 R1 C1 S1 ...")

    assert changes_by(game, "A breakthrough")["deck"] == "-C1 -M1 -E1 -R1 -C1"


def test_e_brk_with_an_empty_deck_only_costs() -> None:
    game = game_with(players=3, areas={"A": "S1"}, hands={"A": "M1"}, deck="empty")

    assert changes_by(game, "A breakthrough") == {
        "areas.A": "-S1",
        "discard": "+S1",
        "used.discard": "+S",
    }


def test_e_brk_needs_a_science_card_in_the_area() -> None:
    game = game_with(areas={"A": "M1", "B": "S1"}, hands={"A": "S1"})

    assert_refused(game, "A breakthrough")


def test_e_dem_lays_a_utopia_card_in_a_domain_of_another_player() -> None:
    game = game_with(players=3, areas={"A": "2U3", "C": "S1 C1"})

    assert changes_by(game, "A democracy C S") == {
        "areas.A": "-U3",
        "democracies": "+U3 on C S",
        "used.discard": "+U",
    }


@pytest.mark.parametrize(
    ("own", "places"),
    [
        ("U3", ["B C", "B S", "C M"]),
        ("2U3", ["A U", "B C", "B S", "C M"]),
        ("U3 R1", ["A R", "B C", "B S", "C M"]),
        ("R1", []),
    ],
)
def test_e_dem_needs_a_domain_that_has_a_card_after_the_cost(own: str, places: list[str]) -> None:
    game = game_with(players=3, areas={"A": own, "B": "2S1 C1", "C": "M2"})

    assert legal(game, "democracy") == [f"democracy {place}" for place in places]


def test_e_dem_may_be_laid_on_your_own_area() -> None:
    game = game_with(areas={"A": "2U3"})

    assert changes_by(game, "A democracy A U") == {
        "areas.A": "-U3",
        "democracies": "+U3 on A U",
        "used.discard": "+U",
    }


def test_e_dem_without_any_card_on_the_table_is_refused() -> None:
    assert legal(game_with(areas={"A": "U3"})) == ["end"]


def test_e_dem_several_may_lie_in_one_domain() -> None:
    game = game_with(areas={"A": "U3", "B": "S1"}, democracies={"B": {"S": 2}})
    play(game, "A democracy B S")

    assert game.position().democracies == {"B": {"S": 3}}


def test_e_dem_stays_when_the_cards_have_left_and_turns_have_ended() -> None:
    game = game_with(areas={"A": "U3 M1 S1", "B": "S1"}, hands={"A": "2R1", "B": "2R1"})
    play(game, "A democracy B S", "A attack S", "A end")
    finish_turn(finish_turn(game))

    assert game.position().democracies == {"B": {"S": 1}}
    assert "S1" not in game.position().areas["B"]


def test_e_dem_blocks_nothing() -> None:
    game = game_with(decision="play", hands={"A": "M1 S1"}, democracies={"A": {"M": 1, "S": 2}})

    assert legal(game) == ["play M1", "play S1"]


def hegemony_after_turn_of_a(
    players: int, area: str, democracies: dict[str, dict[str, int]]
) -> bool:
    """Whether A wins by ending its turn with these cards under these markers."""
    game: Game = game_with(players=players, areas={"A": area}, democracies=democracies)
    return play(game, "A end").is_over


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("markers", [1, 2, 3])
@pytest.mark.parametrize("domain", "MSU")
def test_e_dem_each_one_raises_what_hegemony_needs(players: int, markers: int, domain: str) -> None:
    kinds = cards({"M": "8M1 8M2", "S": "8S2 8S3", "U": "13U3"}[domain])
    needed = (8 if players == 2 else 7) + markers
    democracies = {"A": {domain: markers}}

    assert not hegemony_after_turn_of_a(players, " ".join(kinds[: needed - 1]), democracies)
    assert hegemony_after_turn_of_a(players, " ".join(kinds[:needed]), democracies)


@pytest.mark.parametrize(
    "democracies", [{"A": {"R": 3}}, {"B": {"M": 3}}, {"A": {"R": 1, "U": 2}, "B": {"M": 1}}]
)
def test_e_dem_raises_only_that_domain_of_that_player(
    democracies: dict[str, dict[str, int]],
) -> None:
    assert hegemony_after_turn_of_a(2, "8M1", democracies)
