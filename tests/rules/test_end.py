"""Chapter 5 of docs/rules.md: the end."""

from itertools import combinations

import msgspec
import pytest

from civ.game import Game, GameOverError, Hegemony, Majority
from tests.rules.playing import changes_by, finish_effect, finish_turn, play
from tests.rules.positions import PLENTIFUL, SEATS, cards, game_with, seats_from

NEEDED = [(2, 8), (3, 7), (4, 7)]
"""G1: how many cards a Hegemony needs with so many players."""

DOMAINS_AND_TIE_BREAKS = [
    ("U", "utopia"),
    ("C", "culture"),
    ("S", "science"),
    ("E", "economy"),
    ("R", "religion"),
    ("M", "military"),
]


def result_of(game: Game) -> object:
    """The result in the shape of docs/notation.md, or None."""
    return msgspec.to_builtins(game.result)


def score(*areas: str, teams: bool = False) -> tuple[str, dict[str, int], str]:
    """Winners, points and what decided, in a final round that ends with the areas of A, B ..."""
    last = SEATS[len(areas) - 1]
    game = game_with(
        players=len(areas),
        teams=teams,
        actor=last,
        areas=dict(zip(SEATS, areas, strict=False)),
        deck="empty",
    )
    result = play(game, f"{last} end").result
    assert isinstance(result, Majority)
    return "".join(result.winners), result.points, result.decided


@pytest.mark.parametrize(("players", "needed"), NEEDED)
@pytest.mark.parametrize("domain", PLENTIFUL)
def test_g1_enough_cards_of_one_domain_win_at_once(players: int, needed: int, domain: str) -> None:
    game = game_with(players=players, areas={"A": f"{needed}{PLENTIFUL[domain]}"})
    play(game, "A end")

    assert result_of(game) == {"by": "hegemony", "winners": ["A"], "domain": domain}


@pytest.mark.parametrize(("players", "needed"), NEEDED)
@pytest.mark.parametrize("domain", PLENTIFUL)
def test_g1_one_card_fewer_is_not_enough(players: int, needed: int, domain: str) -> None:
    game = game_with(players=players, areas={"A": f"{needed - 1}{PLENTIFUL[domain]}"})

    assert not play(game, "A end").is_over


def test_g1_the_ages_of_the_cards_do_not_matter_and_more_are_enough() -> None:
    game = game_with(areas={"A": "4M1 4M2 M3"})

    assert play(game, "A end").is_over


def test_g1_cards_of_several_domains_do_not_add_up() -> None:
    game = game_with(areas={"A": "7M1 7R1 7S2"})

    assert not play(game, "A end").is_over


def test_g1_the_cards_are_counted_when_the_turn_ends_and_not_before() -> None:
    game = game_with(decision="play", areas={"A": "7M1 S1"}, hands={"A": "M1"})

    assert not play(game, "A play M1").is_over
    assert not play(game, "A attack S", "A end").is_over


def test_g1_only_the_player_whose_turn_ends_is_looked_at() -> None:
    game = game_with(players=3, areas={"B": "7M1", "C": "7R1"})

    assert not play(game, "A end").is_over
    assert play(game, "B end").result == Hegemony(winners=["B"], domain="M")


@pytest.mark.parametrize(("players", "needed"), NEEDED)
@pytest.mark.parametrize("markers", [1, 2])
@pytest.mark.parametrize("missing", [1, 0])
def test_g1_each_democracy_in_the_domain_needs_one_card_more(
    players: int, needed: int, markers: int, missing: int
) -> None:
    number = needed + markers - missing
    game = game_with(
        players=players,
        areas={"A": " ".join(cards("8M1 8M2")[:number])},
        democracies={"A": {"M": markers, "S": 1}, "B": {"M": 1}},
    )

    assert play(game, "A end").is_over == (missing == 0)


def test_g1_the_last_turn_leaves_the_rest_as_it_is() -> None:
    game = game_with(areas={"A": "8M1 4R1"}, hands={"A": "2S1", "B": "R1"}, deck="C1 2E1 ...")
    play(game, "A holy-book", "A inquisition B", "A give S1")

    assert changes_by(game, "A end") == {
        "deck": "-C1 -E1 -E1",
        "hands.A": "+E1 +E1 +C1",
        "actors": "-A",
        "decision": "over",
        "left": 0,
        "result": {"by": "hegemony", "winners": ["A"], "domain": "M"},
    }


def test_g1_nothing_can_be_played_any_more() -> None:
    game = play(game_with(areas={"A": "8M1"}, hands={"B": "S1"}), "A end")

    assert game.legal_actions() == {}
    for line in ("A end", "B play S1"):
        with pytest.raises(GameOverError):
            play(game, line)


@pytest.mark.parametrize(("first", "second"), list(combinations("MRESCU", 2)))
def test_g2_the_first_domain_in_the_order_m_r_e_s_c_u_is_named(first: str, second: str) -> None:
    game = game_with(areas={"A": f"8{PLENTIFUL[second]} 8{PLENTIFUL[first]}"})
    play(game, "A end")

    assert result_of(game) == {"by": "hegemony", "winners": ["A"], "domain": first}


ROUNDS = [
    (players, first, drawer)
    for players in (2, 3, 4)
    for first in SEATS[:players]
    for drawer in SEATS[:players]
]


@pytest.mark.parametrize(("players", "first", "drawer"), ROUNDS)
@pytest.mark.parametrize("way", ["draw", "breakthrough"])
def test_g3_play_goes_on_until_the_player_on_the_first_players_right_has_finished(
    players: int, first: str, drawer: str, way: str
) -> None:
    hands = dict.fromkeys(SEATS[:players], "2M1 R1") | {drawer: "2C1"}
    game = game_with(
        players=players,
        first=first,
        actor=drawer,
        areas={drawer: "S1"},
        hands=hands,
        deck="U3" if way == "draw" else "3U3",
    )
    if way == "breakthrough":
        finish_effect(play(game, f"{drawer} breakthrough"))
    order = seats_from(first, players)
    for seat in order[order.index(drawer) :]:
        assert game.actors == [seat]
        finish_turn(game)

    assert game.is_over
    assert game.turn % players == 0, "all have had the same number of turns"


@pytest.mark.parametrize("way", ["draw", "breakthrough"])
def test_g3_nobody_draws_any_more(way: str) -> None:
    game = game_with(
        players=3,
        areas={"A": "S1"},
        hands={"A": "C1", "B": "M1", "C": "R1"},
        deck="2U3" if way == "draw" else "5U3",
    )
    if way == "breakthrough":
        finish_effect(play(game, "A breakthrough"))
    play(game, "A end")
    assert game.position().final_round

    for seat in "BC":
        finish_effect(game)
        assert "deck" not in changes_by(game, f"{seat} end")
        assert game.position().hands[seat] == []  # type: ignore[index]  # a seat


def test_g3_while_a_card_is_left_the_game_goes_on() -> None:
    game = game_with(actor="B", hands={"B": "2M1"}, deck="2U3")
    play(game, "B end")

    assert (game.is_over, game.position().final_round) == (False, False)


def test_g3_with_that_players_last_card_the_game_ends() -> None:
    game = game_with(actor="B", areas={"A": "M1"}, hands={"B": "2M1"}, deck="U3")

    assert changes_by(game, "B end") == {
        "deck": "-U3",
        "hands.B": "+U3",
        "final_round": True,
        "actors": "-B",
        "decision": "over",
        "left": 0,
        "result": {
            "by": "majority",
            "winners": ["A"],
            "points": {"A": 1, "B": 0},
            "decided": "points",
        },
    }


@pytest.mark.parametrize(
    ("areas", "points", "winners"),
    [
        (["M1 R1", "S1"], [2, 1], "A"),
        (["M1", "R1 S1"], [1, 2], "B"),
        (["2M1 S1", "M1 S1 C1 E1"], [2, 3], "B"),
        (["M1 R1 E1 S1 C1 U3", "empty"], [6, 0], "A"),
        (["M1 R1", "M1", "M1"], [2, 1, 1], "A"),
        (["2M1 R1", "3M1 S1", "3M2 C1 E1"], [1, 2, 3], "C"),
        (["M1 R1", "2R1", "E1 S1 C1", "S1 U3"], [1, 1, 3, 2], "C"),
    ],
)
def test_g4_the_most_cards_of_a_domain_score_a_point_and_ties_score_for_all(
    areas: list[str], points: list[int], winners: str
) -> None:
    assert score(*areas) == (winners, dict(zip(SEATS, points, strict=False)), "points")


def test_g4_the_ages_of_the_cards_do_not_matter() -> None:
    assert score("M3", "M1") == ("AB", {"A": 1, "B": 1}, "shared")


def test_g4_a_domain_that_nobody_has_scores_for_nobody() -> None:
    assert score("empty", "empty", "M1") == ("C", {"A": 0, "B": 0, "C": 1}, "points")


@pytest.mark.parametrize(
    ("one", "other", "decided"),
    [
        ("U3", "C1", "utopia"),
        ("U3", "7M1", "utopia"),
        ("2U3 C1", "U3 3C1", "utopia"),
        ("U3 C1", "U3 S1", "culture"),
        ("C1 S1", "C1 E1", "science"),
        ("U3 C1 S1 E1", "U3 C1 S1 R1", "economy"),
        ("E1 R1", "E1 M1", "religion"),
        ("R1", "7M1", "religion"),
    ],
)
def test_g4_tied_players_compare_their_cards(one: str, other: str, decided: str) -> None:
    winner, points, how = score(one, other)
    assert (winner, how) == ("A", decided)
    assert points["A"] == points["B"]

    assert (score(other, one)[0], score(other, one)[2]) == ("B", decided)


@pytest.mark.parametrize(("domain", "decided"), DOMAINS_AND_TIE_BREAKS)
def test_g4_a_third_players_majority_leaves_the_tie_to_be_broken(domain: str, decided: str) -> None:
    kind = PLENTIFUL[domain]
    second, third = [other for other in "RSE" if other != domain][:2]
    tied = f"2{PLENTIFUL[second]} 2{PLENTIFUL[third]}"

    assert score(f"{tied} 2{kind}", f"{tied} {kind}", f"3{kind}") == (
        "A",
        {"A": 2, "B": 2, "C": 1},
        decided,
    )


def test_g4_who_is_not_equal_to_the_best_drops_out_at_each_step() -> None:
    winner, points, decided = score("U3 2C1", "U3 C1", "3C2")

    assert points == {"A": 1, "B": 1, "C": 1}
    assert (winner, decided) == ("A", "culture"), "C has the most Culture, but is out already"


@pytest.mark.parametrize(
    ("areas", "points", "winners"),
    [
        (["empty", "empty"], [0, 0], "AB"),
        (["M1 2S1", "M1 2S1"], [2, 2], "AB"),
        (["M1 S1", "R1", "M1 S1"], [2, 1, 2], "AC"),
        (["R1", "M1 S1", "M1 S1"], [1, 2, 2], "BC"),
        (["U3", "M1", "U3", "R1"], [1, 1, 1, 1], "AC"),
        (["M1", "M1", "M1", "M1"], [1, 1, 1, 1], "ABCD"),
    ],
)
def test_g4_players_still_tied_share_the_win(
    areas: list[str], points: list[int], winners: str
) -> None:
    assert score(*areas) == (winners, dict(zip(SEATS, points, strict=False)), "shared")


def test_g4_hands_and_pile_count_for_nothing() -> None:
    game = game_with(actor="B", areas={"A": "M1"}, hands={"A": "3S1", "B": "8R1 5M1"}, deck="empty")

    assert play(game, "B end").result == Majority(
        winners=["A"], points={"A": 1, "B": 0}, decided="points"
    )


@pytest.mark.parametrize(("seat", "winners"), [("A", "AC"), ("B", "BD"), ("C", "AC"), ("D", "BD")])
def test_g5_hegemony_wins_for_the_team(seat: str, winners: str) -> None:
    game = game_with(players=4, teams=True, actor=seat, areas={seat: "7M1"})
    play(game, f"{seat} end")

    assert result_of(game) == {"by": "hegemony", "winners": list(winners), "domain": "M"}


def test_g5_the_cards_of_teammates_do_not_add_up_to_a_hegemony() -> None:
    game = game_with(players=4, teams=True, areas={"A": "4M1", "C": "4M1"})

    assert not play(game, "A end").is_over


@pytest.mark.parametrize(
    ("areas", "points", "winners"),
    [
        (["M1", "S1", "R1", "empty"], [2, 1], "AC"),
        (["M1", "S1 E1", "M1", "empty"], [1, 2], "BD"),
        (["2M1", "3M1", "2M1", "empty"], [0, 1], "BD"),
        (["M1 R1", "M1", "empty", "S1 C1"], [2, 3], "BD"),
        (["empty", "M1", "U3 E1", "S1 C1"], [2, 3], "BD"),
    ],
)
def test_g5_a_team_scores_where_at_least_one_teammate_has_the_majority(
    areas: list[str], points: list[int], winners: str
) -> None:
    expected = dict(zip(["AC", "BD"], points, strict=True))

    assert score(*areas, teams=True) == (winners, expected, "points")


@pytest.mark.parametrize(("domain", "decided"), DOMAINS_AND_TIE_BREAKS)
def test_g5_tied_teams_compare_the_sums_of_both_teammates(domain: str, decided: str) -> None:
    kind = PLENTIFUL[domain]
    balance = PLENTIFUL["R" if domain == "S" else "S"]
    areas = (f"2{kind} 2{balance}", f"3{kind} {balance}", f"2{kind}", balance)
    turned = (areas[1], areas[0], areas[3], areas[2])

    assert score(*areas, teams=True) == ("AC", {"AC": 1, "BD": 1}, decided)
    assert score(*turned, teams=True) == ("BD", {"AC": 1, "BD": 1}, decided)


@pytest.mark.parametrize(
    ("areas", "points"),
    [
        (["empty", "empty", "empty", "empty"], 0),
        (["M1 S1", "M1 S1", "R1", "R1"], 3),
        (["2M1 R1", "M1 2R1", "R1", "M1"], 1),
    ],
)
def test_g5_teams_still_tied_draw(areas: list[str], points: int) -> None:
    assert score(*areas, teams=True) == ("ABCD", {"AC": points, "BD": points}, "shared")


@pytest.mark.parametrize(("players", "last"), [(2, "B"), (3, "C"), (4, "D")])
def test_g6_turn_240_ends_the_game_by_majority(players: int, last: str) -> None:
    game = game_with(players=players, turn=240, areas={"A": "M1"}, hands={last: "2M1"})
    changes = changes_by(game, f"{last} end")

    assert changes["deck"].count("-") == 1, "the draw step comes first"
    assert changes["result"] == {
        "by": "majority",
        "winners": ["A"],
        "points": {"A": 1} | dict.fromkeys(SEATS[1:players], 0),
        "decided": "points",
    }
    assert (game.turn, game.position().final_round) == (240, False)


@pytest.mark.parametrize(("players", "last"), [(2, "B"), (3, "C"), (4, "D")])
def test_g6_hegemony_comes_first_in_turn_240_too(players: int, last: str) -> None:
    game = game_with(players=players, turn=240, areas={"A": "5R1 5S2", last: "8M1"})

    assert isinstance(play(game, f"{last} end").result, Hegemony)


@pytest.mark.parametrize("turn", [238, 239])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_g6_no_earlier_turn_ends_the_game(players: int, turn: int) -> None:
    game = finish_turn(game_with(players=players, turn=turn))

    assert (game.is_over, game.turn) == (False, turn + 1)


@pytest.mark.parametrize("first", ["A", "B", "C", "D"])
def test_g6_all_have_had_the_same_number_of_turns(first: str) -> None:
    game = game_with(players=4, first=first, turn=240)

    assert game.actors == [seats_from(first, 4)[-1]]


def test_g6_a_position_that_comes_back_for_ever_ends_too() -> None:
    """The reason of the rule: Oligarchy takes back the card that paid for an Inquisition."""
    everyone = {"A": "R1 2M1", "B": "R1 2M1"}
    game = game_with(decision="play", areas=dict.fromkeys("AB", "3U3"), hands=everyone)
    start = game.position()
    while not game.is_over:
        assert (game.position().hands, game.position().deck) == (start.hands, start.deck)
        me, victim = ("A", "B") if game.actors == ["A"] else ("B", "A")
        play(game, f"{me} play R1", f"{me} inquisition {victim}")
        play(game, f"{me} give R1", f"{me} give M1", f"{me} give M1")
        play(game, f"{me} oligarchy", f"{me} take R1", f"{me} end")

    assert game.turn == 240
    assert result_of(game) == {
        "by": "majority",
        "winners": ["A", "B"],
        "points": {"A": 1, "B": 1},
        "decided": "shared",
    }
