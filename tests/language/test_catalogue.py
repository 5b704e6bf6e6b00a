"""Finding and filling in messages."""

import pytest

from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, best_language, language_of_system


def test_a_message_and_an_attribute() -> None:
    english = Catalogue.of("en")
    assert english.text("effect-holy-book") == "Holy Book"
    assert english.text("effect-purge.text") == "Discard 2 cards from your hand."
    assert english.text("cards-count", count=1) == "1 card"


def test_what_is_wrong_is_an_error() -> None:
    english = Catalogue.of("en")
    for name in ("no-such-message", "effect-purge.no-such-attribute"):
        with pytest.raises(LookupError, match="no-such"):
            english.text(name)
    with pytest.raises(LookupError, match=r"en, cards-count: .*count"):
        english.text("cards-count")


def test_a_catalogue_is_read_once() -> None:
    assert Catalogue.of("pl") is Catalogue.of("pl")


def test_polish_plurals_and_cases() -> None:
    polish = Catalogue.of("pl")
    counted = [polish.text("cards-count", count=count) for count in (1, 3, 5, 12, 22, 25)]
    assert counted == ["1 karta", "3 karty", "5 kart", "12 kart", "22 karty", "25 kart"]
    told = polish.text("result-hegemony", you="only", seats="", count=1, domain="S")
    assert told == "Wygrywasz przez Hegemonię w Nauce."


def test_domains_and_cards_are_marked() -> None:
    marked = Catalogue.of("pl", lambda code, name: f"<{code}|{name}>")
    assert marked.text("action-attack", domain="M") == "zaatakuj <M|Armię>"
    assert marked.card("S2") == "<S2|Nauka II>"


def test_lists() -> None:
    english, chinese = Catalogue.of("en"), Catalogue.of("zh-Hant")
    assert [english.listed("ABC"[:length]) for length in range(4)] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert english.joined("ABC") == "A, B, C"
    assert chinese.listed("ABC") == "A、B、C"
    assert chinese.joined(["A、C", "B、D"]) == "A、C\uff0cB、D"


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ([], "en"),
        (["de", "nl"], "en"),
        (["de", "it-CH", "fr"], "it"),
        (["FR"], "fr"),
        (["pl_PL.UTF-8"], "pl"),
        (["zh-TW"], "zh-Hant"),
        (["zh-HK"], "zh-Hant"),
        (["zh-Hans-CN"], "zh-Hant"),
        (["C", "POSIX", ""], "en"),
        (["fry", "plt"], "en"),
        (["*", " it;q=0.5"], "it"),
    ],
)
def test_the_best_language(wanted: list[str], best: str) -> None:
    assert best_language(wanted) == best
    assert best in LANGUAGES


def test_the_language_of_the_system() -> None:
    assert language_of_system({}) == "en"
    assert language_of_system({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language_of_system({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL"}) == "pl"
    assert language_of_system({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}) == "en"
    assert language_of_system({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}) == "fr"
