"""Chapter 3 of docs/rules.md: a turn."""

from random import Random

import pytest

from civ.game import Game, Hegemony, Majority
from tests.rules.playing import (
    assert_refused,
    changes_by,
    finish_effect,
    finish_turn,
    legal,
    play,
)
from tests.rules.positions import PLAYERS_AND_FIRST, PLENTIFUL, full_deck, game_with, seats_from

PERMANENT = {
    "M": ("assassination", "purge"),
    "R": ("holy-book", "divine-right"),
    "E": ("development", "monopoly"),
    "S": ("experiment", "research"),
    "U": ("oligarchy", "republic"),
}
DISCARD = {
    "M": "attack M",
    "R": "inquisition B",
    "E": "embargo B C",
    "S": "breakthrough",
    "U": "democracy B C",
}


def told(game: Game) -> list[str]:
    """What has happened since the game was loaded, as a spectator is told."""
    return [event.what for event in game.events(viewer="spectator")]


@pytest.mark.parametrize(("players", "first"), PLAYERS_AND_FIRST)
def test_t1_turns_go_clockwise_from_the_first_player(players: int, first: str) -> None:
    game = Game.new(players, deck=full_deck("", players), first=first)
    for turn, seat in enumerate(2 * seats_from(first, players), start=1):
        assert (game.turn, game.actors) == (turn, [seat])
        finish_turn(game)


def test_t1_a_turn_is_play_then_effects_then_draw() -> None:
    game = game_with(decision="play", areas={"A": "3R1"}, hands={"A": "M1", "B": "S1"})
    play(game, "A play M1", "A holy-book", "A end")

    assert told(game) == ["played", "applied", "drew", "turn"]
    assert (game.actors, game.decision) == (["B"], "play")


def test_t2_one_card_moves_from_hand_to_area() -> None:
    game = game_with(decision="play", hands={"A": "M1 R1 S1", "B": "E1"}, areas={"A": "M1"})

    assert changes_by(game, "A play M1") == {
        "hands.A": "-M1",
        "areas.A": "+M1",
        "decision": "effect",
    }


def test_t2_playing_is_mandatory() -> None:
    game = game_with(decision="play", hands={"A": "M1 R1 S1"}, areas={"A": "5R1 M1 S1"})

    assert legal(game) == ["play M1", "play R1", "play S1"]
    assert_refused(game, "A end", "A holy-book", "A play E1")


def test_t2_only_one_card_is_played() -> None:
    game = game_with(decision="play", hands={"A": "M1 R1 S1"})

    assert_refused(play(game, "A play M1"), "A play R1")


@pytest.mark.parametrize(
    ("hand", "embargoes"),
    [
        ("empty", []),
        ("M1", ["E1 on A M"]),
        ("2M1 S1", ["E1 on A M", "E1 on A S"]),
        ("M1 M2", ["E1 on A M"]),
    ],
)
def test_t2_the_step_is_skipped_if_no_card_may_be_played(hand: str, embargoes: list[str]) -> None:
    game = game_with(actor="B", hands={"A": hand}, areas={"A": "R1"}, embargoes=embargoes)
    play(game, "B end")

    assert (game.actors, game.decision) == (["A"], "effect")
    assert legal(game) == ["end", "inquisition B"]
    assert told(game)[-2:] == ["turn", "skipped"]


@pytest.mark.parametrize(
    ("hand", "embargoes", "playable"),
    [
        ("M1 S1", ["E1 on A M"], ["play S1"]),
        ("M1 M2 S1 S2 C1", ["E1 on A M", "E1 on A S"], ["play C1"]),
        ("M1 S1", ["E1 on B M", "E1 on B S"], ["play M1", "play S1"]),
    ],
)
def test_t2_and_only_then(hand: str, embargoes: list[str], playable: list[str]) -> None:
    game = game_with(actor="B", hands={"A": hand}, embargoes=embargoes)
    play(game, "B end")

    assert (game.decision, legal(game)) == ("play", playable)
    assert_refused(game, "A end")


def test_t3_effects_are_optional() -> None:
    game = game_with(areas={"A": "5M1 5R1"}, hands={"A": "2S1"})

    assert "end" in legal(game)
    assert play(game, "A end").actors == ["B"]


@pytest.mark.parametrize(
    "order",
    [
        ["A assassination", "A discard S1", "A holy-book", "A attack C", "A inquisition B"],
        ["A inquisition B", "A attack C", "A holy-book", "A assassination", "A discard S1"],
        ["A holy-book", "A attack C", "A assassination", "A discard S1", "A inquisition B"],
    ],
)
def test_t3_as_many_effects_as_you_like_in_any_order(order: list[str]) -> None:
    game = game_with(areas={"A": "4M1 4R1 C1"}, hands={"A": "S1"})

    assert changes_by(game, *order) == {
        "areas.A": "-M1 -R1 -C1",
        "hands.A": "-S1",
        "discard": "+M1 +R1 +S1 +C1",
        "used.permanent": "+M +R",
        "used.discard": "+M +R",
        "hand_size": 5,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_t3_what_is_legal_depends_on_nothing_but_the_position(players: int, seed: int) -> None:
    game = Game.new(players, seed=seed)
    choose = Random(seed)
    while not game.is_over:
        assert Game.load(game.position()).legal_actions() == game.legal_actions()
        play(game, f"{game.actors[0]} {choose.choice(legal(game))}")


@pytest.mark.parametrize("held", range(9))
@pytest.mark.parametrize(("effect", "size"), [(None, 3), ("A holy-book", 5), ("A divine-right", 7)])
def test_t4_cards_are_drawn_up_to_the_hand_size(held: int, effect: str | None, size: int) -> None:
    game = game_with(areas={"A": "5R1"}, hands={"A": f"{held}M1"}, deck="S1 C1 E1 3S1 C1 ...")
    if effect:
        play(game, effect)
    drawn = ["S1", "C1", "E1", "S1", "S1", "S1", "C1"][: max(0, size - held)]
    changes = changes_by(game, "A end")

    assert changes.get("deck", "") == " ".join(f"-{kind}" for kind in drawn)
    assert len(game.position().hands["A"]) == max(held, size)
    assert "discard" not in changes


@pytest.mark.parametrize(("in_deck", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_t4_or_until_the_deck_is_empty(in_deck: int, drawn: int) -> None:
    game = game_with(players=3, deck=f"{in_deck}U3")
    changes = changes_by(game, "A end")

    assert changes["hands.A"] == " ".join(["+U3"] * drawn)
    assert game.position().final_round == (drawn == in_deck)


@pytest.mark.parametrize("effect", [[], ["A holy-book"], ["A divine-right"]])
def test_t4_nobody_draws_in_the_final_round(effect: list[str]) -> None:
    game = game_with(players=3, areas={"A": "5R1"}, hands={"A": "S1", "B": "S1"}, deck="empty")
    play(game, *effect)

    assert "hands.A" not in changes_by(game, "A end")


def test_t4_the_others_draw_nothing() -> None:
    game = game_with(players=3, hands={"A": "2M1", "B": "S1"}, deck="C1 ...")

    assert changes_by(game, "A end") == {
        "deck": "-C1",
        "hands.A": "+C1",
        "turn": 8,
        "actors": "-A +B",
        "decision": "play",
    }


def four_of_each_domain() -> Game:
    """Four players, so that 4 cards are enough for level 2; cards in hand for Purge."""
    return game_with(
        players=4,
        areas={"A": "4M1 4R1 4E1 4S1 4U3", "B": "C1"},
        hands={"A": "2M2 2R2", "B": "S2"},
    )


@pytest.mark.parametrize("domain", PERMANENT)
@pytest.mark.parametrize("level", [1, 2])
def test_t5_one_permanent_effect_a_domain(domain: str, level: int) -> None:
    game = four_of_each_domain()
    finish_effect(play(game, f"A {PERMANENT[domain][level - 1]}"))

    assert_refused(game, *(f"A {name}" for name in PERMANENT[domain]))
    others = {PERMANENT[other][0] for other in PERMANENT if other != domain}
    assert others <= set(legal(game))


@pytest.mark.parametrize("domain", DISCARD)
def test_t5_one_discard_effect_a_domain(domain: str) -> None:
    game = four_of_each_domain()
    finish_effect(play(game, f"A {DISCARD[domain]}"))

    assert legal(game, DISCARD[domain].split()[0]) == []
    assert {DISCARD[other] for other in DISCARD if other != domain} <= set(legal(game))


@pytest.mark.parametrize("domain", PERMANENT)
def test_t5_one_of_each_kind_in_the_same_domain_is_allowed(domain: str) -> None:
    game = four_of_each_domain()
    finish_effect(play(game, f"A {PERMANENT[domain][0]}"))
    finish_effect(play(game, f"A {DISCARD[domain]}"))

    assert game.position().used.permanent == game.position().used.discard == [domain]


def test_t5_the_next_turn_counts_anew() -> None:
    game = game_with(areas={"A": "5R1"}, hands={"A": "M1", "B": "M1"})
    play(game, "A holy-book", "A inquisition B", "A give M1", "A end")
    finish_turn(game)
    finish_effect(game)

    assert (game.position().used.permanent, game.position().used.discard) == ([], [])
    assert legal(game, "holy-book", "inquisition") == ["holy-book", "inquisition B"]


@pytest.mark.parametrize(("players", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
@pytest.mark.parametrize("domain", PERMANENT)
@pytest.mark.parametrize("number", range(1, 7))
def test_t6_a_level_needs_so_many_cards(
    players: int, level_1: int, level_2: int, domain: str, number: int
) -> None:
    area = f"{number}{PLENTIFUL[domain]} 2C1"
    game = game_with(players=players, areas={"A": area, "B": "2C1"}, hands={"A": "2S2"})
    lower, higher = PERMANENT[domain]

    assert sorted(legal(game, lower, higher)) == sorted(
        [lower] * (number >= level_1) + [higher] * (number >= level_2)
    )


@pytest.mark.parametrize("domain", PERMANENT)
def test_t6_with_enough_for_level_2_you_may_choose_level_1(domain: str) -> None:
    game = game_with(areas={"A": f"6{PLENTIFUL[domain]}"}, hands={"A": "2S2"})
    play(game, f"A {PERMANENT[domain][0]}")

    assert game.position().left == 1
    assert game.position().hand_size == (5 if domain == "R" else 3)


def test_t6_a_card_just_played_counts() -> None:
    game = game_with(decision="play", areas={"A": "2M1"}, hands={"A": "2M1"})

    assert legal(play(game, "A play M1"), "assassination") == ["assassination"]


def test_t6_a_card_that_has_just_left_does_not_count() -> None:
    game = game_with(areas={"A": "3M1 S1"}, hands={"A": "M1"})

    assert_refused(play(game, "A attack S"), "A assassination")


def test_t6_cards_of_other_domains_and_players_do_not_count() -> None:
    game = game_with(areas={"A": "2M1 2R1", "B": "5M1 5R1"}, hands={"A": "2S1"})

    assert legal(game) == ["attack M", "attack R", "end", "inquisition B"]


@pytest.mark.parametrize("domain", ["M", "R", "S"])
def test_t7_the_cost_goes_from_the_area_to_the_pile(domain: str) -> None:
    kind = f"{domain}1"
    game = game_with(areas={"A": f"{kind} C1"}, discard="empty")
    action = "attack C" if domain == "M" else DISCARD[domain]
    finish_effect(play(game, f"A {action}"))

    assert kind not in game.position().areas["A"]
    assert kind in game.position().discard
    assert game.position().used.discard == [domain]


@pytest.mark.parametrize(("domain", "kind"), [("E", "E1"), ("U", "U3")])
def test_t7_for_embargo_and_democracy_the_cost_becomes_the_marker(domain: str, kind: str) -> None:
    game = game_with(areas={"A": kind, "B": "C1"})
    changes = changes_by(game, f"A {DISCARD[domain]}")

    assert changes.pop("areas.A") == f"-{kind}"
    assert changes.pop("used.discard") == f"+{domain}"
    assert list(changes.values()) == [f"+{kind} on B C"]


def test_t7_without_the_card_there_is_no_discard_effect() -> None:
    everything = "M1 R1 E1 S1 U3"
    game = game_with(areas={"A": "C1", "B": everything}, hands={"A": everything})

    assert legal(game) == ["end"]


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7])
def test_t7_culture_has_none(number: int) -> None:
    game = game_with(areas={"A": f"{number}C3", "B": "2M1"}, hands={"A": "3C1"})

    assert legal(game) == ["end"]


@pytest.mark.parametrize(
    ("lines", "choices"),
    [
        (["A assassination"], ["discard E1", "discard S1"]),
        (["A purge", "A discard E1"], ["discard S1"]),
        (["A development"], ["sacrifice E3", "sacrifice M1", "sacrifice R1", "sacrifice S3"]),
        (["A development", "A sacrifice E3"], ["play E1", "play S1"]),
        (["A experiment"], ["recall E3", "recall M1", "recall R1", "recall S3"]),
        (["A experiment", "A recall M1"], ["play E1", "play M1", "play S1"]),
        (["A inquisition B"], ["give C1", "give E1", "give S1"]),
        (["A breakthrough"], ["discard E1", "discard S1", "discard U3"]),
    ],
)
def test_t8_an_effect_is_resolved_before_the_next_one_starts(
    lines: list[str], choices: list[str]
) -> None:
    game = game_with(areas={"A": "5M1 R1 3E3 3S3"}, hands={"A": "E1 S1", "B": "C1"}, deck="7U3")
    play(game, *lines)

    assert legal(game) == choices
    assert_refused(game, "A end", "A attack M", "A embargo A M")


@pytest.mark.parametrize("kind", ["E1", "E2", "E3"])
@pytest.mark.parametrize("domain", PERMANENT)
def test_t9_an_embargo_counts_neither_as_its_domain_nor_as_economy(domain: str, kind: str) -> None:
    areas = {"A": f"2{PLENTIFUL[domain]} 2E3 C1"} if domain != "E" else {"A": "2E3 C1"}
    game = game_with(areas=areas, hands={"A": "3S2"}, embargoes=[f"{kind} on A {domain}"] * 2)

    assert legal(game, *PERMANENT[domain], *PERMANENT["E"]) == []


@pytest.mark.parametrize("domain", PERMANENT)
def test_t9_a_democracy_counts_neither_as_its_domain_nor_as_utopia(domain: str) -> None:
    areas = {"A": f"2{PLENTIFUL[domain]} 2U3 C1"} if domain != "U" else {"A": "2U3 C1"}
    game = game_with(areas=areas, hands={"A": "3S2"}, democracies={"A": {domain: 2}})

    assert legal(game, *PERMANENT[domain], *PERMANENT["U"]) == []


def test_t9_a_domain_with_only_markers_has_no_card() -> None:
    game = game_with(
        areas={"A": "M1 E1 U3", "B": "R1"},
        embargoes=["E1 on A S", "E1 on B S"],
        democracies={"A": {"S": 1}, "B": {"S": 1}},
    )

    assert legal(game, "attack") == ["attack E", "attack U"]
    assert legal(game, "embargo") == ["embargo A M", "embargo A U", "embargo B R"]
    assert legal(game, "democracy") == ["democracy A E", "democracy A M", "democracy B R"]


def test_t9_a_marker_pays_for_nothing() -> None:
    game = game_with(
        areas={"B": "M1"},
        embargoes=["E1 on A E", "E2 on A E"],
        democracies={"A": {"E": 1, "U": 2}},
    )

    assert legal(game) == ["end"]


@pytest.mark.parametrize(
    "lines",
    [
        ["A attack S"],
        ["A attack M"],
        ["A monopoly", "A sacrifice S1", "A sacrifice S1"],
        ["A experiment", "A recall S1"],
        ["A inquisition B", "A give R1"],
    ],
)
def test_t9_no_effect_moves_a_marker(lines: list[str]) -> None:
    game = game_with(
        areas={"A": "2M1 R1 5E3 3S1", "B": "M1 S1"},
        hands={"A": "C1", "B": "R1"},
        embargoes=["E1 on A S", "E2 on B S", "E2 on B M"],
        democracies={"A": {"S": 1, "M": 1}, "B": {"S": 2}},
    )

    assert not {"embargoes", "democracies"} & set(changes_by(game, *lines))


def test_t9_markers_count_for_no_hegemony_and_no_culture_lead() -> None:
    game = game_with(
        areas={"A": "7E3 C1", "B": "3R1 C1"},
        embargoes=["E1 on A E", "E1 on A E", "E1 on A C"],
        democracies={"A": {"C": 1}},
    )

    assert legal(game, "inspiration") == []
    assert not play(game, "A end").is_over


def test_t9_markers_count_for_no_majority() -> None:
    game = game_with(
        actor="B",
        areas={"A": "M1", "B": "M1"},
        embargoes=["E1 on A M", "E1 on B S"],
        democracies={"A": {"M": 1}, "B": {"R": 1}},
        deck="empty",
    )

    assert play(game, "B end").result == Majority(
        winners=["A", "B"], points={"A": 1, "B": 1}, decided="shared"
    )


def test_t10_the_first_half_must_be_possible_in_full() -> None:
    game = game_with(areas={"A": "C1", "B": "5E3 5S3"}, hands={"A": "3M1"})

    assert legal(game) == ["end", "inspiration B development", "inspiration B experiment"]


@pytest.mark.parametrize(
    "first_half", [["A development", "A sacrifice S1"], ["A experiment", "A recall S1"]]
)
def test_t10_the_second_half_is_mandatory(first_half: list[str]) -> None:
    game = game_with(areas={"A": "3E1 3S1"}, hands={"A": "M1 C1"})
    play(game, *first_half)

    assert game.decision == "play"
    assert_refused(game, "A end", "A attack E")


def test_t10_the_second_half_is_passed_over_without_a_card() -> None:
    game = game_with(areas={"A": "3E1 S1"})

    assert changes_by(game, "A development", "A sacrifice S1") == {
        "areas.A": "-S1",
        "discard": "+S1",
        "used.permanent": "+E",
    }
    assert told(game) == ["applied", "sacrificed", "cut_short"]


def test_t10_the_second_half_is_done_as_far_as_possible() -> None:
    game = game_with(areas={"A": "5E3"}, hands={"A": "M1"})
    play(game, "A monopoly", "A sacrifice E3", "A sacrifice E3")
    assert (game.decision, game.position().left) == ("play", 2)

    assert changes_by(game, "A play M1") == {
        "hands.A": "-M1",
        "areas.A": "+M1",
        "decision": "effect",
        "left": 1,
    }
    assert told(game)[-2:] == ["played", "cut_short"]


def test_t10_what_an_embargo_blocks_is_passed_over() -> None:
    game = game_with(areas={"A": "4S1 S2 M1"}, hands={"A": "2S2"}, embargoes=["E1 on A S"])
    play(game, "A research", "A recall S1", "A recall M1")
    assert legal(game) == ["play M1"]

    assert play(game, "A play M1").decision == "effect"
    assert told(game)[-2:] == ["played", "cut_short"]


def test_t10_all_of_the_second_half_may_be_passed_over() -> None:
    game = game_with(areas={"A": "4S1"}, hands={"A": "S2"}, embargoes=["E1 on A S"])

    assert play(game, "A experiment", "A recall S1").decision == "effect"
    assert told(game)[-2:] == ["recalled", "cut_short"]


@pytest.mark.parametrize(
    ("effect", "hand", "pile"),
    [("purge", "M1", "2R1"), ("republic", "2M1", "R1")],
)
def test_t10_two_cards_need_two_and_level_1_is_there_for_one(
    effect: str, hand: str, pile: str
) -> None:
    game = game_with(areas={"A": "5M1 5U3"}, hands={"A": hand, "B": "..."}, discard=pile)

    assert_refused(game, f"A {effect}")
    assert {"assassination", "oligarchy"} <= set(legal(game))


@pytest.mark.parametrize(
    ("area", "line", "gone"),
    [
        ("M1 M2 M3 C1", "A attack C", "-M1 -C1"),
        ("M2 M3 C1", "A attack C", "-M2 -C1"),
        ("R1 R2", "A inquisition B", "-R1"),
        ("R2", "A inquisition B", "-R2"),
        ("E1 E2 E3", "A embargo B C", "-E1"),
        ("E2 E3", "A embargo B C", "-E2"),
        ("S1 S2 S3", "A breakthrough", "-S1"),
        ("S2 S3", "A breakthrough", "-S2"),
        ("2U3", "A democracy B C", "-U3"),
    ],
)
def test_t11_the_oldest_card_is_the_cost(area: str, line: str, gone: str) -> None:
    game = game_with(areas={"A": area, "B": "C2"})

    assert changes_by(game, line)["areas.A"] == gone


@pytest.mark.parametrize(("area", "marker"), [("E3 E1 E2", "E1"), ("E3 E2", "E2"), ("E3", "E3")])
def test_t11_the_oldest_card_becomes_the_marker(area: str, marker: str) -> None:
    game = game_with(areas={"A": area, "B": "C1"})

    assert changes_by(game, "A embargo B C")["embargoes"] == f"+{marker} on B C"


@pytest.mark.parametrize(
    ("domain", "gone"),
    [
        ("S", {"A": "-M1 -S2", "B": "-S1", "C": "-S3"}),
        ("M", {"A": "-M1 -M2", "B": "-M2"}),
        ("C", {"A": "-M1 -C1", "C": "-C3"}),
    ],
)
def test_t11_everyone_loses_their_own_oldest_card_in_an_attack(
    domain: str, gone: dict[str, str]
) -> None:
    game = game_with(players=3, areas={"A": "M1 M2 M3 S2 S3 C1", "B": "S1 S2 M2 M3", "C": "2S3 C3"})
    changes = changes_by(game, f"A attack {domain}")

    assert {key[-1]: value for key, value in changes.items() if "areas" in key} == gone


def test_t12_the_order_is_draw_then_lift_then_the_next_turn() -> None:
    game = game_with(
        areas={"A": "M1"}, hands={"B": "M1"}, embargoes=["E1 on A M"], deck="S1 2C1 ..."
    )

    assert changes_by(game, "A end") == {
        "deck": "-S1 -C1 -C1",
        "hands.A": "+S1 +C1 +C1",
        "embargoes": "-E1 on A M",
        "discard": "+E1",
        "turn": 6,
        "actors": "-A +B",
        "decision": "play",
    }
    assert told(game) == ["drew", "lifted", "turn"]


def test_t12_hegemony_comes_after_the_draw_and_the_lifting() -> None:
    game = game_with(areas={"A": "8M1"}, embargoes=["E1 on A M"], deck="S1 2C1 ...")
    changes = changes_by(game, "A end")

    assert changes["hands.A"] == "+S1 +C1 +C1"
    assert changes["discard"] == "+E1"
    assert told(game) == ["drew", "lifted", "ended"]


def test_t12_hegemony_comes_before_the_end_by_majority() -> None:
    game = game_with(actor="B", areas={"A": "7R1 7S3", "B": "8M1"}, deck="U3")
    play(game, "B end")

    assert told(game) == ["drew", "final_round", "ended"]
    assert game.result == Hegemony(winners=["B"], domain="M")


@pytest.mark.parametrize("embargo", ["E1 on B M", "E1 on C M"])
def test_t12_an_embargo_is_lifted_at_the_end_of_its_own_players_turn(embargo: str) -> None:
    game = game_with(players=3, embargoes=[embargo])
    for seat in "ABC":
        lifted = seat == embargo.split()[2]
        finish_effect(game)
        changes = changes_by(game, f"{seat} end")
        assert changes.get("embargoes") == (f"-{embargo}" if lifted else None)


def test_t12_several_on_one_player_are_lifted_together() -> None:
    game = game_with(embargoes=["E1 on A M", "E1 on A M", "E2 on A M", "E2 on A S", "E1 on B M"])
    changes = changes_by(game, "A end")

    assert changes["embargoes"] == "-E1 on A M -E1 on A M -E2 on A M -E2 on A S"
    assert changes["discard"] == "+E1 +E1 +E2 +E2"


def test_t12_one_placed_on_oneself_is_no_longer_fresh_and_stays() -> None:
    game = game_with(areas={"A": "E1 M1"})
    assert changes_by(game, "A embargo A M")["embargoes"] == "+E1 on A M fresh"

    changes = changes_by(game, "A end")
    assert changes["embargoes"] == "-E1 on A M fresh +E1 on A M"
    assert "discard" not in changes


@pytest.mark.parametrize("old", ["E1 on A M", "E2 on A M", "E1 on A S"])
def test_t12_an_older_marker_goes_while_the_fresh_one_stays(old: str) -> None:
    game = game_with(areas={"A": "E1 M1"}, embargoes=[old])
    play(game, "A embargo A M", "A end")

    [marker] = game.position().embargoes
    assert (marker.on, marker.domain, marker.card, marker.fresh) == ("A", "M", "E1", False)
    assert old[:2] in game.position().discard


def test_t12_one_placed_on_oneself_goes_at_the_end_of_the_next_turn() -> None:
    game = game_with(areas={"A": "E1 M1"}, hands={"A": "M1 2S1", "B": "3R1"})
    play(game, "A embargo A M", "A end", "B play R1", "B end")
    assert legal(game) == ["play S1"]

    changes = changes_by(game, "A play S1", "A end")
    assert (changes["embargoes"], changes["discard"]) == ("-E1 on A M", "+E1")
