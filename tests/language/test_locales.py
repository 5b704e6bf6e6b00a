"""The languages are equal: the same messages, the same arguments, whole sentences in each."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

from civ.language.catalogue import FILES, Catalogue
from civ.language.languages import LANGUAGES, Language
from tests.language.reading import Text, nodes, source, texts

OTHERS = [language for language in LANGUAGES if language != "en"]

PLURALS: dict[Language, set[str]] = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "it": {"one", "other"},
    "zh-Hant": {"other"},
}
"""The categories of CLDR, without the one that French and Italian have for millions."""

CATEGORIES = {"zero", "one", "two", "few", "many"}

FORMS = re.compile(r"domain-[MRESCU]\.\w+")
"""The forms of a domain's name, of which each language has as many as it needs."""

SAMPLE_CODES = {"domain": ["S", "C"], "means": ["attack", "none"]}
SAMPLE_NUMBERS = [0, 1, 2, 5, 22]

SAME_AS_IN_ENGLISH: dict[Language, str] = {
    "fr": "Carta Impera Victoria Religion Science Purge Inquisition Embargo Inspiration Draft "
    "Centre Expert Bot Points Menu minute minutes Pause Volume Code Version Danger",
    "pl": "Carta Impera Victoria Utopia Embargo Draft Bot Menu",
    "it": "Carta Impera Victoria Utopia Embargo Draft Bot Menu Volume Chat",
    "zh-Hant": "Carta Impera",
}
"""The words of texts that are the same in another language, and no English left over."""

ENGLISH_ONLY = re.compile(r"\b(the|of|you|your|is|are|was|with|and|cards?|turn)\b", re.IGNORECASE)
"""Words that only English has."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: Language) -> None:
    def names(of: Language) -> list[str]:
        return [name for name in texts(of) if not FORMS.fullmatch(name)]

    assert sorted(names(language)) == sorted(names("en"))
    assert names(language) == names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: Language) -> None:
    written = [
        name
        for file in FILES
        for name in re.findall(r"^([a-zA-Z][\w-]*) =", source(language, file), re.MULTILINE)
    ]
    assert len(written) == len(set(written))


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_filled_in_is_the_same(language: Language) -> None:
    for name, english in texts("en").items():
        text = texts(language)[name]
        assert text.shown >= english.shown, name
        assert text.arguments <= english.arguments | english.documented, name


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_text_depends_on_has_no_keys_of_its_own(language: Language) -> None:
    for name, text in texts(language).items():
        if not FORMS.fullmatch(name):
            english = {key for choice in texts("en")[name].choices for key in choice.keys}
            for choice in text.choices:
                assert choice.keys <= english | CATEGORIES | {"other", "1"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_of_a_language_is_there(language: Language) -> None:
    for name, text in texts(language).items():
        for choice in text.choices:
            if choice.keys & CATEGORIES:
                assert {key for key in choice.keys if not key.isdigit()} == PLURALS[language], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: Language) -> None:
    catalogue = Catalogue.of(language)
    for name, text in texts(language).items():
        for arguments in samples(text):
            filled = catalogue.text(name, **arguments)
            assert filled, name
            assert filled == filled.strip(), name
            assert not re.search(r"  |[{}]| [.,;](?!\w)", filled), (name, filled)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: Language) -> None:
    for name, text in texts(language).items():
        assert not ENGLISH_ONLY.search(text.words), (name, text.words)
        if not FORMS.fullmatch(name):
            words = set(re.findall(r"[^\W\d_]{2,}", text.words.casefold())) - {"ii", "iii"}
            same = set(SAME_AS_IN_ENGLISH[language].casefold().split())
            assert words <= same or text.words != texts("en")[name].words, (name, text.words)


def test_french_spaces_do_not_break() -> None:
    for name, text in texts("fr").items():
        assert not re.search(r"\S [:;!?%»]|« ", text.words), name


def test_polish_declines_domains() -> None:
    """Only names that stand alone, or after a colon or bracket, are in the nominative."""
    assert Catalogue.of("pl").text("action-attack", domain="S") == "zaatakuj Naukę"
    for letter in "MRESCU":
        forms = {name for name in texts("pl") if name.startswith(f"domain-{letter}.")}
        assert {form.partition(".")[2] for form in forms} == {
            "genitive",
            "accusative",
            "locative",
        }


def test_chinese_paragraphs_have_no_line_breaks() -> None:
    for name, text in texts("zh-Hant").items():
        for element in nodes(text.pattern, ast.TextElement):
            assert not re.search(r"[^\n]\n[^\n]", element.value), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_markup_and_no_straight_quotes(language: Language) -> None:
    for name, text in texts(language).items():
        assert not re.search(r"<\w|&\w+;|['\"]", text.words), name


def samples(text: Text) -> Iterator[dict[str, str | float]]:
    """Arguments for a text: every key that it asks for, and numbers of every plural."""
    values: dict[str, list[str | float]] = {}
    for name in sorted(text.arguments):
        keys = {key for choice in text.choices if choice.argument == name for key in choice.keys}
        if name in text.formatted or keys & CATEGORIES or any(map(str.isdigit, keys)):
            values[name] = [*SAMPLE_NUMBERS]
        elif name in SAMPLE_CODES:
            values[name] = [*SAMPLE_CODES[name], *sorted(keys - {"other"})]
        else:
            values[name] = [*sorted(keys)] or ["Anna"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))
