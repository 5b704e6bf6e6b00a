"""Chapter 6 of docs/rules.md: what a player may see."""

import pytest

from civ.game import Game
from civ.game.position import Public
from tests.rules.playing import finish_effect, finish_turn, play, seen_by
from tests.rules.positions import SEATS, age, full_deck, game_with

OBSERVERS = {players: [*SEATS[:players], None] for players in (2, 3, 4)}
"""Every seat, and the spectator."""


def rich_game() -> Game:
    """Something of everything that may lie on the table."""
    return game_with(
        players=3,
        areas={"A": "2C1 3S1 R1", "B": "3R1 M2", "C": "E1 U3"},
        hands={"A": "M1 S2", "B": "E1 C2", "C": "U3"},
        embargoes=["E1 on A S", "E2 on B R"],
        democracies={"B": {"R": 2}, "C": {"E": 1}},
        coin=None,
    )


MOMENTS = {
    "effects": [],
    "coin": ["A inspiration B holy-book"],
    "recall": ["A experiment"],
    "give": ["A inquisition B"],
    "discard": ["A breakthrough", "A discard M1"],
    "used": ["A inquisition C", "A give U3", "A experiment", "A recall C1", "A play C1"],
    "next": ["A end"],
}


@pytest.mark.parametrize("observer", OBSERVERS[3])
@pytest.mark.parametrize("moment", MOMENTS)
def test_v1_everyone_sees_what_is_public(observer: str | None, moment: str) -> None:
    game = play(rich_game(), *MOMENTS[moment])
    position, view = game.position(), game.view(observer)

    for name in Public.__struct_fields__:
        assert getattr(view, name) == getattr(position, name)


def test_v1_public_is_what_the_paragraph_lists() -> None:
    setup = {"players", "variant", "teams", "first", "result"}
    table = {"areas", "embargoes", "democracies", "discard", "centre", "coin", "final_round"}
    decision = {"turn", "actors", "decision", "left", "then_play", "victim", "used", "hand_size"}

    assert set(Public.__struct_fields__) == setup | table | decision
    assert set(seen_by(None, rich_game())) == setup | table | decision | {
        "deck",
        "hands",
        "kept",
        "you",
    }


@pytest.mark.parametrize("observer", OBSERVERS[3])
@pytest.mark.parametrize("moment", MOMENTS)
def test_v1_of_a_hand_everyone_else_sees_the_number_and_the_ages(
    observer: str | None, moment: str
) -> None:
    game = play(rich_game(), *MOMENTS[moment])
    view = seen_by(observer, game)

    assert view["you"] == observer
    for seat, hand in game.position().hands.items():
        if seat == observer:
            assert view["hands"][seat] == hand
        else:
            assert set(view["hands"][seat]) == {"count", "ages", "known"}
            assert view["hands"][seat]["count"] == len(hand)
            assert view["hands"][seat]["ages"] == sorted(map(age, hand))


@pytest.mark.parametrize("observer", OBSERVERS[2])
@pytest.mark.parametrize(
    ("deck", "count", "next_age"), [("...", 95, 1), ("2M3", 2, 3), ("empty", 0, None)]
)
def test_v1_of_the_deck_everyone_sees_the_number_and_the_next_age(
    observer: str | None, deck: str, count: int, next_age: int | None
) -> None:
    assert seen_by(observer, game_with(deck=deck))["deck"] == {"count": count, "age": next_age}


@pytest.mark.parametrize("observer", OBSERVERS[2])
def test_v1_the_kind_of_a_marker_is_public(observer: str | None) -> None:
    game = game_with(embargoes=["E2 on A S"], democracies={"B": {"M": 1}})
    view = seen_by(observer, game)

    assert view["embargoes"] == [{"on": "A", "domain": "S", "card": "E2", "fresh": False}]
    assert view["democracies"] == {"B": {"M": 1}}


def told(game: Game, viewer: str, what: str) -> list[tuple[object, object]]:
    """The cards and the ages that a viewer is told of such events."""
    return [
        (event.cards, event.ages)
        for event in game.events()
        if event.what == what and viewer in event.audience
    ]


@pytest.mark.parametrize("viewer", ["A", "B", "C", "spectator"])
@pytest.mark.parametrize(
    ("what", "lines", "kind"),
    [
        ("played", ["A development", "A sacrifice R1", "A play S1"], "S1"),
        ("discarded", ["A assassination", "A discard S1"], "S1"),
        ("sacrificed", ["A development", "A sacrifice R1"], "R1"),
        ("recalled", ["A experiment", "A recall R1"], "R1"),
        ("took", ["A oligarchy", "A take C1"], "C1"),
        ("applied", ["A attack E"], "M1"),
        ("applied", ["A inquisition C"], "R1"),
    ],
)
def test_v1_every_other_action_is_told_to_everyone(
    viewer: str, what: str, lines: list[str], kind: str
) -> None:
    area = {"A": "3M1 R1 3E3 3S3 3U3"}
    game = play(game_with(players=3, areas=area, hands={"A": "S1 S2"}), *lines)

    assert told(game, viewer, what)[-1] == ([kind], None)


def test_v1_a_founded_card_is_told_to_everyone() -> None:
    game = Game.new(2, variant="draft", deck=full_deck("4M1 4R1", players=2), first="A")
    play(game, "A keep M1", "B keep R1", "A keep R1", "B keep M1", "A keep M1", "B keep R1")
    play(game, "B found R1")

    for viewer in ("A", "B", "spectator"):
        assert told(game, viewer, "revealed") == [(["M1", "R1"], None)]
        assert told(game, viewer, "founded") == [(["R1"], None)]


@pytest.mark.parametrize("kept", ["M1", "S1"])
def test_v1_of_a_card_kept_in_the_draft_the_others_see_the_age(kept: str) -> None:
    deck = full_deck("2M1 2S1 4R1", players=2)
    game = play(Game.new(2, variant="draft", deck=deck, first="A"), f"A keep {kept}")

    assert seen_by("A", game)["kept"]["A"] == [kept]
    assert told(game, "A", "kept") == [([kept], None)]
    for viewer, observer in (("B", "B"), ("spectator", None)):
        assert seen_by(observer, game)["kept"]["A"] == {"count": 1, "ages": [1]}
        assert told(game, viewer, "kept") == [(None, [1])]


def test_v1_the_others_do_not_learn_which_card_was_kept() -> None:
    deck = full_deck("2M1 2S1 4R1", players=2)
    games = [Game.new(2, variant="draft", deck=deck, first="A") for _ in "12"]
    play(games[0], "A keep M1")
    play(games[1], "A keep S1")

    assert_same_to(["B", None], *games)


def assert_same_to(observers: list[str | None], one: Game, two: Game) -> None:
    """Not a byte of the observers' views differs between two games, and nobody else's is equal."""
    for observer in OBSERVERS[one.players]:
        same = one.view(observer).to_json() == two.view(observer).to_json()
        assert same == (observer in observers)


@pytest.mark.parametrize("given", ["M1", "S1"])
def test_v1_of_a_card_given_in_an_inquisition_third_players_see_the_age(given: str) -> None:
    game = game_with(players=3, areas={"A": "R1"}, hands={"A": "M1", "B": "S1"})
    play(game, "A inquisition B", f"A give {given}")

    assert told(game, "A", "gave") == told(game, "B", "gave") == [([given], None)]
    assert told(game, "C", "gave") == told(game, "spectator", "gave") == [(None, [1])]


def test_v1_third_players_do_not_learn_which_card_was_given() -> None:
    def inquisition(given: str) -> Game:
        game = game_with(players=4, areas={"A": "R1"}, hands={"A": "M1", "B": "S1"})
        return play(game, "A inquisition B", f"A give {given}")

    assert_same_to(["C", "D", None], inquisition("M1"), inquisition("S1"))


def test_v1_the_acting_player_of_an_inquisition_sees_the_hand_and_the_victim_what_it_gets() -> None:
    game = game_with(players=3, areas={"A": "R1"}, hands={"A": "M1", "B": "S1 C1"})
    play(game, "A inquisition B")
    assert seen_by("A", game)["hands"]["A"] == ["M1", "S1", "C1"]
    assert seen_by("B", game)["hands"]["B"] == []
    assert seen_by("C", game)["hands"]["A"] == {"count": 3, "ages": [1, 1, 1], "known": []}

    play(game, "A give M1", "A give C1")
    assert seen_by("B", game)["hands"]["B"] == ["M1", "C1"]


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_v1_everyone_is_told_that_a_step_was_passed_over(viewer: str) -> None:
    game = game_with(actor="B", areas={"A": "3E1"})
    play(game, "B end", "A development", "A sacrifice E1")

    assert len(told(game, viewer, "skipped")) == len(told(game, viewer, "cut_short")) == 1


@pytest.mark.parametrize(
    ("players", "holder", "unaware"),
    [(2, "A", ["B", None]), (3, "B", ["A", "C", None]), (4, "D", ["A", "B", "C", None])],
)
def test_v1_nothing_shows_which_cards_another_holds(
    players: int, holder: str, unaware: list[str | None]
) -> None:
    games = [
        game_with(players=players, hands={holder: f"M2 {kind}"}, deck=f"{other} ...")
        for kind, other in (("S2", "R2"), ("R2", "S2"))
    ]

    assert_same_to(unaware, *games)


def test_v1_hands_stay_hidden_when_the_game_is_over() -> None:
    game = play(game_with(areas={"A": "8M1"}, hands={"B": "S1 C1"}), "A end")

    assert game.is_over
    for observer in ("A", None):
        assert seen_by(observer, game)["hands"]["B"] == {"count": 2, "ages": [1, 1], "known": []}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_v2_nobody_sees_the_order_of_the_deck(players: int, variant: str) -> None:
    deck = full_deck("", players)
    dealt = 4 * players
    ages = [sorted(d, reverse=True) for d in _by_age(deck[dealt:])]
    shuffled = deck[:dealt] + [kind for kinds in ages for kind in kinds]
    assert shuffled != deck
    games = [
        Game.new(players, variant=variant, deck=order, first="A") for order in (deck, shuffled)
    ]

    assert_same_to(OBSERVERS[players], *games)


def _by_age(deck: list[str]) -> list[list[str]]:
    return [[kind for kind in deck if age(kind) == a] for a in (1, 2, 3)]


@pytest.mark.parametrize("players", [2, 3])
def test_v2_nobody_sees_the_cards_that_left_the_game(players: int) -> None:
    deck = full_deck("", players)
    other = [*deck[:-1], "M3"]
    games = [Game.new(players, deck=order, first="A") for order in (deck, other)]
    assert games[0].position().removed != games[1].position().removed

    assert_same_to(OBSERVERS[players], *games)


def known(observer: str | None, holder: str, game: Game) -> str:
    """V3: the cards that an observer is certain that a holder has."""
    return " ".join(seen_by(observer, game)["hands"][holder]["known"])


def all_know(holder: str, game: Game) -> set[str]:
    """What the other observers know of a hand: one text if they all know the same."""
    others = [observer for observer in OBSERVERS[game.players] if observer != holder]
    return {known(observer, holder, game) for observer in others}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v3_a_recalled_card_is_known_to_everyone(players: int) -> None:
    game = game_with(players=players, areas={"A": "3S1 R1"}, hands={"A": "M1", "B": "R1"})
    play(game, "A experiment", "A recall R1")

    assert all_know("A", game) == {"R1"}
    assert all_know("B", game) == {""}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v3_a_card_taken_from_the_pile_is_known_to_everyone(players: int) -> None:
    game = game_with(players=players, areas={"A": "5U3"}, hands={"A": "M1"}, discard="2S1 ...")
    play(game, "A republic", "A take S1")
    assert all_know("A", game) == {"S1"}

    assert all_know("A", play(game, "A take S1")) == {"S1 S1"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("line", ["A play R1", "A discard R1"])
def test_v3_a_card_played_or_discarded_is_forgotten(players: int, line: str) -> None:
    game = game_with(players=players, areas={"A": "3S1 4M1 2R1"}, hands={"A": "M1 R1"})
    play(game, "A experiment", "A recall R1")
    if "discard" in line:
        play(game, "A play M1", "A assassination")
    assert all_know("A", game) == {"R1"}

    assert all_know("A", play(game, line)) == {""}


def test_v3_a_known_card_stays_known_while_others_are_played() -> None:
    game = game_with(areas={"A": "3S1 R1"}, hands={"A": "M1 C1 E1"})
    play(game, "A experiment", "A recall R1", "A play M1", "A end")
    finish_turn(game)
    play(game, "A play C1")

    assert all_know("A", game) == {"R1"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v3_memory_never_falls_below_0(players: int) -> None:
    game = game_with(players=players, decision="play", areas={"A": "3S1 R1"}, hands={"A": "2R1 M1"})
    play(game, "A play R1")
    assert all_know("A", game) == {""}

    assert all_know("A", play(game, "A experiment", "A recall R1")) == {"R1"}


@pytest.fixture(params=[2, 3, 4])
def after_research(request: pytest.FixtureRequest) -> Game:
    """The effects step of A, after everyone has seen B take R1 and R2 into its hand."""
    game = game_with(
        players=request.param,
        actor="B",
        areas={"A": "2R1 3S1", "B": "5S3 R1 R2"},
        hands={"A": "M1 E1 S2 C3", "B": "S1 C2 2M3"},
    )
    play(game, "B research", "B recall R1", "B recall R2", "B play M3", "B play M3", "B end")
    while game.actors != ["A"]:
        finish_turn(game)
    play(game, "A play C3")
    assert all_know("B", game) == {"R1 R2"}
    assert all_know("A", game) == {""}
    return game


def thirds_know(holder: str, game: Game) -> set[str]:
    """What those know who have no part in an Inquisition by A on B, the spectator among them."""
    return {known(observer, holder, game) for observer in OBSERVERS[game.players][2:]}


def test_v3_in_an_inquisition_what_third_observers_know_goes_with_the_hand(
    after_research: Game,
) -> None:
    game = play(after_research, "A inquisition B")

    assert thirds_know("A", game) == {"R1 R2"}
    assert thirds_know("B", game) == {""}


def test_v3_the_victim_knows_its_whole_former_hand(after_research: Game) -> None:
    game = play(after_research, "A inquisition B")

    assert known("B", "A", game) == "R1 R2 S1 C2"


def test_v3_the_inquisitor_knows_nothing_of_the_victims_hand_before_the_giving(
    after_research: Game,
) -> None:
    assert known("A", "B", play(after_research, "A inquisition B")) == ""


def test_v3_an_inquisition_adds_to_what_is_known_already(after_research: Game) -> None:
    game = play(after_research, "A experiment", "A recall R1", "A play E1")
    assert all_know("A", game) == {"R1"}
    play(game, "A inquisition B")

    assert thirds_know("A", game) == {"R1 R1 R2"}
    assert known("B", "A", game) == "R1 R1 R2 S1 C2"


def test_v3_the_inquisitor_knows_what_it_gave(after_research: Game) -> None:
    game = play(after_research, "A inquisition B", "A give M1", "A give S2")
    assert known("A", "B", game) == "M1 S2"

    assert known("A", "B", play(game, "A give R1", "A give C2")) == "M1 R1 S2 C2"


@pytest.mark.parametrize(
    ("given", "left"),
    [
        (["R1"], "R2 S1 C2"),
        (["C2", "S1"], "R1 R2"),
        (["M1", "E1", "S2"], "R1 R2 S1 C2"),
        (["M1", "R2"], "R1 S1 C2"),
    ],
)
def test_v3_the_victim_knows_one_card_less_of_a_given_kind(
    after_research: Game, given: list[str], left: str
) -> None:
    game = play(after_research, "A inquisition B", *(f"A give {kind}" for kind in given))

    assert known("B", "A", game) == left


@pytest.mark.parametrize(
    ("given", "left"),
    [
        (["R1"], "R2"),
        (["M1"], "R2"),
        (["R2"], "R1"),
        (["S2"], "R1"),
        (["M1", "E1", "S1"], "R2"),
        (["M1", "S2"], ""),
    ],
)
def test_v3_third_observers_see_only_the_age_of_a_given_card(
    after_research: Game, given: list[str], left: str
) -> None:
    game = play(after_research, "A inquisition B", *(f"A give {kind}" for kind in given))

    assert thirds_know("A", game) == {left}
    assert thirds_know("B", game) == {""}


def test_v3_giving_takes_one_of_every_kind_of_the_age(after_research: Game) -> None:
    game = play(after_research, "A experiment", "A recall S1", "A play E1", "A inquisition B")
    assert thirds_know("A", game) == {"R1 R2 S1"}

    assert thirds_know("A", play(game, "A give M1")) == {"R2"}
    assert known("B", "A", game) == "R1 R2 S1 S1 C2"


def test_v3_giving_never_falls_below_0(after_research: Game) -> None:
    given = [f"A give {kind}" for kind in ("M1", "E1", "R1", "S1")]
    play(after_research, "A inquisition B", *given, "A experiment", "A recall R1")

    assert thirds_know("A", after_research) == {"R1 R2"}
    assert known("B", "A", after_research) == "R1 R2 C2"


@pytest.mark.parametrize("players", [3, 4])
def test_v3_an_inquisition_changes_nothing_about_other_hands(players: int) -> None:
    game = game_with(players=players, areas={"A": "3S1", "B": "R1"}, hands={"A": "M1", "C": "C1"})
    play(game, "A experiment", "A recall S1", "A play M1", "A end", "B inquisition C", "B give C1")

    assert all_know("A", game) == {"S1"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_v3_cards_dealt_kept_and_drawn_tell_nothing(players: int, variant: str) -> None:
    game = Game.new(players, variant=variant, seed=5)
    while game.turn <= players:
        seat, actions = next(iter(game.legal_actions().items()))
        game.play(seat, "end" if "end" in actions else actions[0])

    for holder in SEATS[:players]:
        assert all_know(holder, game) == {""}


def test_v3_cards_drawn_by_a_breakthrough_tell_nothing() -> None:
    game = play(game_with(areas={"A": "S1"}, hands={"A": "M1"}), "A breakthrough")

    assert all_know("A", finish_effect(game)) == {""}
