"""Chapter 2 of docs/rules.md: the setup."""

from collections import Counter

import pytest

from civ.game import BadSetupError, Game, NotYourTurnError
from tests.rules.playing import assert_refused, changes_by, legal, play, seen_by
from tests.rules.positions import PLAYERS_AND_FIRST, SEATS, age, cards, full_deck, seats_from

SEEDS = range(60)


def drafted(*, first: str = "A", passes: int = 0) -> Game:
    """A draft of three that deals M1 to the First Player, R1 to the next and E1 to the third."""
    game = Game.new(3, variant="draft", deck=full_deck("4M1 4R1 4E1", players=3), first=first)
    for _ in range(passes):
        for seat, [action] in game.legal_actions().items():
            game.play(seat, action)
    return game


def finish_draft(game: Game) -> Game:
    """Take the first legal choice until the first turn begins."""
    while game.turn == 0:
        seat, actions = next(iter(game.legal_actions().items()))
        game.play(seat, actions[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_two_to_four_players_sit_at_seats_a_to_d(players: int) -> None:
    position = Game.new(players, seed=1).position()

    assert list(position.hands) == list(position.areas) == list(SEATS[:players])


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_s1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetupError):
        Game.new(players, seed=1)


@pytest.mark.parametrize(
    ("players", "of_each_age", "left_out"),
    [(2, [25, 29, 41], 3), (3, [25, 29, 41], 3), (4, [28, 32, 44], 0)],
)
@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_s2_with_2_or_3_players_3_cards_of_each_age_leave_the_game(
    players: int, variant: str, of_each_age: list[int], left_out: int
) -> None:
    game = Game.new(players, variant=variant, seed=3)
    deck = game.record().deck

    assert [[age(kind) for kind in deck].count(a) for a in (1, 2, 3)] == of_each_age
    ages_removed = Counter(age(kind) for kind in game.position().removed)
    assert [ages_removed[a] for a in (1, 2, 3)] == [left_out] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_age_i_lies_on_age_ii_which_lies_on_age_iii(players: int) -> None:
    for seed in SEEDS:
        ages = [age(kind) for kind in Game.new(players, seed=seed).record().deck]

        assert ages == sorted(ages)


@pytest.mark.parametrize("place", [0, 27, 28, 59, 60, 103])
def test_s2_each_age_is_shuffled_by_itself(place: int) -> None:
    found = {Game.new(4, seed=seed).record().deck[place] for seed in range(250)}

    assert len({kind[1] for kind in found}) == 1
    assert len(found) == 5, "every kind of that age has been at that place"


def test_s2_any_card_may_leave_the_game() -> None:
    removed = {kind for seed in range(250) for kind in Game.new(2, seed=seed).position().removed}

    assert len(removed) == 15


@pytest.mark.parametrize(
    "deck",
    [
        full_deck("", players=4),
        full_deck("", players=3)[:-1],
        full_deck("", players=3)[::-1],
        [*cards("9M1"), *full_deck("8M1", players=3)[9:]],
    ],
    ids=["with the cards that leave", "one too few", "Age III on top", "nine M1"],
)
def test_s2_a_deck_of_other_cards_is_refused(deck: list[str]) -> None:
    with pytest.raises(BadSetupError):
        Game.new(3, deck=deck, first="A")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_s3_the_first_player_is_drawn_at_random(players: int, variant: str) -> None:
    games = [Game.new(players, variant=variant, seed=seed) for seed in SEEDS]
    drawn = Counter(game.position().first for game in games)

    assert sorted(drawn) == list(SEATS[:players])
    assert min(drawn.values()) > len(SEEDS) / players / 3


@pytest.mark.parametrize(("players", "first"), PLAYERS_AND_FIRST)
def test_s4_each_draws_the_top_3_cards_from_the_first_player_clockwise(
    players: int, first: str
) -> None:
    deals = ["M1 R1 E1", "M1 S1 C1", "3R1", "E1 2C1"][:players]
    deck = full_deck(" ".join(deals), players)
    position = Game.new(players, deck=deck, first=first).position()

    assert position.hands == dict(zip(seats_from(first, players), map(cards, deals), strict=True))
    assert position.deck == deck[3 * players :]
    assert not any(position.areas.values())


def test_s4_the_first_player_begins() -> None:
    game = Game.new(3, deck=full_deck("", players=3), first="B")

    assert (game.turn, game.actors, game.decision) == (1, ["B"], "play")


@pytest.mark.parametrize(("players", "first"), PLAYERS_AND_FIRST)
def test_s5_each_draws_the_top_4_cards_from_the_first_player_clockwise(
    players: int, first: str
) -> None:
    deals = ["M1 R1 E1 S1", "2M1 2R1", "2S1 2C1", "4R1"][:players]
    deck = full_deck(" ".join(deals), players)
    position = Game.new(players, variant="draft", deck=deck, first=first).position()

    assert position.hands == dict(zip(seats_from(first, players), map(cards, deals), strict=True))
    assert position.deck == deck[4 * players :]


def test_s5_all_keep_at_once_one_of_the_cards_they_hold() -> None:
    deck = full_deck("M1 R1 E1 S1 2M1 2C1", players=2)
    game = Game.new(2, variant="draft", deck=deck, first="A")

    assert game.legal_actions() == {
        "A": ["keep E1", "keep M1", "keep R1", "keep S1"],
        "B": ["keep C1", "keep M1"],
    }
    assert game.position().left == 1
    assert_refused(game, "A keep C1", "B keep R1", "A found M1", "A play M1", "A end")


@pytest.mark.parametrize("order", ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"])
def test_s5_they_keep_in_any_order_with_the_same_outcome(order: str) -> None:
    in_order = play(drafted(), "A keep M1", "B keep R1", "C keep E1")
    held = {"A": "M1", "B": "R1", "C": "E1"}
    game = play(drafted(), *(f"{seat} keep {held[seat]}" for seat in order))

    assert game.position() == in_order.position()


def test_s5_a_kept_card_is_laid_aside_and_nobody_keeps_two_in_one_pass() -> None:
    game = drafted()

    assert changes_by(game, "B keep R1") == {
        "hands.B": "-R1",
        "kept.B": "+R1",
        "actors": "-B",
    }
    with pytest.raises(NotYourTurnError):
        play(game, "B keep R1")


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_s5_the_rest_is_passed_to_the_left(first: str) -> None:
    one, two, three = seats_from(first, 3)
    game = drafted(first=first, passes=1)
    assert game.position().hands == {two: cards("3M1"), three: cards("3R1"), one: cards("3E1")}

    game = drafted(first=first, passes=2)
    assert game.position().hands == {three: cards("2M1"), one: cards("2R1"), two: cards("2E1")}


def test_s5_after_the_third_time_the_last_card_goes_to_the_centre() -> None:
    position = drafted(passes=3).position()

    assert position.centre == cards("M1 R1 E1")
    assert position.hands == {"A": [], "B": [], "C": []}
    assert position.kept == dict.fromkeys("ABC", cards("M1 R1 E1"))


def test_s5_each_takes_one_card_of_the_centre_into_its_area() -> None:
    game = drafted(first="A", passes=3)

    assert legal(game) == ["found E1", "found M1", "found R1"]
    assert game.position().left == 1
    assert changes_by(game, "C found R1") == {"centre": "-R1", "areas.C": "+R1", "actors": "-C +B"}
    assert legal(game) == ["found E1", "found M1"]
    assert_refused(game, "B found R1", "B keep M1")


@pytest.mark.parametrize(("players", "first"), PLAYERS_AND_FIRST)
def test_s5_the_centre_is_taken_counter_clockwise_and_the_first_player_picks_last(
    players: int, first: str
) -> None:
    game = Game.new(players, variant="draft", deck=full_deck("", players), first=first)
    founders = [line[0] for line in finish_draft(game).history if "found" in line]

    assert founders == seats_from(first, players)[::-1]


@pytest.mark.parametrize(("players", "first"), PLAYERS_AND_FIRST)
def test_s5_each_starts_with_3_cards_in_hand_and_1_in_play(players: int, first: str) -> None:
    game = Game.new(players, variant="draft", deck=full_deck("", players), first=first)
    position = finish_draft(game).position()

    assert [len(hand) for hand in position.hands.values()] == [3] * players
    assert [len(area) for area in position.areas.values()] == [1] * players
    assert (position.centre, any(position.kept.values())) == ([], False)
    assert (game.turn, game.actors, game.decision) == (1, [first], "play")


def test_s5_the_hand_is_what_was_kept() -> None:
    game = play(drafted(passes=3), "C found R1", "B found M1")

    assert changes_by(game, "A found E1") == {
        "centre": "-E1",
        "areas.A": "+E1",
        "decision": "play",
        "turn": 1,
        **{f"kept.{seat}": "-M1 -R1 -E1" for seat in "ABC"},
        **{f"hands.{seat}": "+M1 +R1 +E1" for seat in "ABC"},
    }


@pytest.mark.parametrize("players", [2, 3])
def test_s6_only_4_players_form_teams(players: int) -> None:
    with pytest.raises(BadSetupError):
        Game.new(players, teams=True, seed=1)


@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_s6_teammates_do_not_see_each_others_hands(variant: str) -> None:
    game = Game.new(4, variant=variant, teams=True, seed=1)

    for seat, teammate in ("AC", "BD", "CA", "DB"):
        assert set(seen_by(seat, game)["hands"][teammate]) == {"count", "ages", "known"}
        assert set(seen_by(seat, game)["kept"][teammate]) == {"count", "ages"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_s7_the_table_starts_empty_and_the_coin_lies_beside_the_deck(
    players: int, variant: str
) -> None:
    game = Game.new(players, variant=variant, seed=1)
    for position in (game.position(), finish_draft(game).position()):
        assert position.discard == []
        assert position.embargoes == []
        assert position.democracies == {}
        assert position.coin is None
        assert position.result is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_s7_a_dealt_game_goes_on_like_a_loaded_one(players: int, variant: str) -> None:
    """Nothing that the position does not show is left over from the deal."""
    dealt = Game.new(players, variant=variant, seed=1)
    loaded = Game.load(dealt.position())
    while not dealt.is_over:
        assert loaded.legal_actions() == dealt.legal_actions()
        seat, actions = next(iter(dealt.legal_actions().items()))
        for game in (loaded, dealt):
            game.play(seat, actions[dealt.ply % len(actions)])

    assert loaded.position() == dealt.position()
