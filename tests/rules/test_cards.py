"""Chapter 1 of docs/rules.md: the cards."""

from collections import Counter

import pytest

from civ.game import BadNotationError, BadSetupError, Game
from tests.rules.playing import legal, play, seen_by
from tests.rules.positions import cards, full_deck, game_with


def all_cards(game: Game) -> Counter[str]:
    """Every card of the game, wherever it is."""
    position = game.position()
    places = [position.deck, position.removed, *position.hands.values()]
    return Counter(kind for place in places for kind in place)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("domain", "numbers"),
    [
        ("M", (8, 8, 4)),
        ("R", (8, 8, 0)),
        ("E", (4, 4, 8)),
        ("S", (4, 8, 8)),
        ("C", (4, 4, 8)),
        ("U", (0, 0, 16)),
    ],
)
def test_c1_a_domain_has_so_many_cards_of_each_age(
    players: int, domain: str, numbers: tuple[int, ...]
) -> None:
    game = Game.new(players, seed=1)

    assert tuple(all_cards(game)[f"{domain}{age}"] for age in (1, 2, 3)) == numbers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_there_are_104_cards(players: int) -> None:
    by_age = Counter(kind[1] for kind in all_cards(Game.new(players, seed=2)).elements())

    assert by_age == {"1": 28, "2": 32, "3": 44}
    assert by_age.total() == 104


def test_c2_the_15_kinds_have_an_order() -> None:
    game = game_with(deck="empty", players=4)

    assert list(dict.fromkeys(game.position().discard)) == cards(
        "M1 M2 M3 R1 R2 E1 E2 E3 S1 S2 S3 C1 C2 C3 U3"
    )


@pytest.mark.parametrize("kind", ["R3", "U1", "U2", "M0", "M4"])
def test_c2_other_kinds_do_not_exist(kind: str) -> None:
    with pytest.raises(BadNotationError):
        play(Game.new(2, seed=1), f"A play {kind}")
    with pytest.raises(BadSetupError):
        Game.new(4, deck=[kind, *full_deck("", players=4)[1:]], first="A")


def test_c2_cards_of_one_kind_are_interchangeable() -> None:
    game = game_with(decision="play", hands={"A": "2M1 R1 2S1"})

    assert legal(game) == ["play M1", "play R1", "play S1"]


@pytest.mark.parametrize("observer", ["B", "C", None])
def test_c3_the_ages_in_a_hand_are_public_and_the_domains_are_not(observer: str | None) -> None:
    one = game_with(players=3, hands={"A": "M1 S2"}, deck="E2 ...")
    two = game_with(players=3, hands={"A": "M1 E2"}, deck="S2 ...")

    assert seen_by(observer, one)["hands"]["A"]["ages"] == [1, 2]
    assert one.view(observer).to_json() == two.view(observer).to_json()


@pytest.mark.parametrize("observer", ["A", "B", None])
@pytest.mark.parametrize(("top", "age"), [("M1", 1), ("M2", 2), ("M3", 3), ("U3", 3)])
def test_c3_the_age_of_the_next_card_is_public(observer: str | None, top: str, age: int) -> None:
    game = game_with(deck=f"{top} ...")

    assert seen_by(observer, game)["deck"]["age"] == age


@pytest.mark.parametrize("observer", ["A", "B", None])
def test_c3_an_empty_deck_shows_no_age(observer: str | None) -> None:
    assert seen_by(observer, game_with(deck="empty"))["deck"] == {"count": 0, "age": None}
