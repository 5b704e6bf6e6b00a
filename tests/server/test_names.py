"""What may be a name, and which names are too alike."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civ.server.names import (
    ADJECTIVES,
    ANIMALS,
    LARGEST_NUMBER,
    LONGEST,
    BadNameError,
    clean_name,
    name_key,
    offered_names,
    similar_names,
)
from civ.server.storage.schema import accounts


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\n\tLovelace", "Ada Lovelace"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u202eadA", "adA"),
        ("\u2066Ada\u2069", "Ada"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("A\u0301\u0302\u0303\u0304\u0305da", "Á\u0302\u0303da"),
        ("ﬁnn", "finn"),
        ("张伟", "张伟"),
        ("Łukasz 🐙", "Łukasz 🐙"),
        ("เด็กดี", "เด็กดี"),
        ("Ada\u3164", "Ada"),
        ("0", "0"),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", " ", "\u200b", "!?", "🐙", "\u3164\u2800", "\u0301"])
def test_a_name_has_a_letter_or_digit(text: str) -> None:
    with pytest.raises(BadNameError, match="at least one letter or digit"):
        clean_name(text)


def test_a_name_is_not_too_long() -> None:
    assert clean_name("x" * LONGEST) == "x" * LONGEST
    with pytest.raises(BadNameError, match="at most 24 characters; this one has 25"):
        clean_name("x" * (LONGEST + 1))
    with pytest.raises(BadNameError, match="at most 24"):
        clean_name("ﷺﷺ")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "àdá"),
        ("Ada Lovelace", "AdaLovelace"),
        ("Ada Lovelace", "ada_love-lace."),
        ("Kal", "KaI"),
        ("Lou", "L0u"),
        ("Bill", "Bi1l"),
        ("Barney", "Bamey"),
        ("William", "VViIliam"),
        ("Anna", "\u0410nn\u0430"),
        ("PETRA", "\u0420\u0415\u0422R\u0410"),
        ("Nina", "\u039d\u0399\u039d\u0391"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Straße", "STRASSE"),
        ("Łukasz", "lukasz"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert name_key(clean_name(one)) == name_key(clean_name(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Adam"), ("Ada 2", "Ada 3"), ("张伟", "张三"), ("กิ", "กี"), ("Ada 🐙", "Ada 🎃")],
)
def test_names_that_differ_are_different(one: str, other: str) -> None:
    assert name_key(clean_name(one)) != name_key(clean_name(other))


@given(st.text(max_size=40))
def test_cleaning_again_changes_nothing(text: str) -> None:
    try:
        name = clean_name(text)
    except BadNameError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST
    assert all(unicodedata.category(character)[0] != "C" for character in name)


def test_the_key_of_any_letter_is_there_fits_and_knows_no_case() -> None:
    room = accounts.c.name_key.type.length  # type: ignore[attr-defined]  # a String has one
    letters = (c for c in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(c)[0] in "LN")
    for letter in letters:
        try:
            name = clean_name(letter)
        except BadNameError:
            continue
        key = name_key(name)
        assert 1 <= len(key) <= len(name) * room // LONGEST
        assert key == name_key(clean_name(name.upper()))


def test_offered_names_are_names_and_differ() -> None:
    offered = offered_names(200)
    assert len({name_key(clean_name(name)) for name in offered}) > 190
    longest = max(map(len, ADJECTIVES.split())) + max(map(len, ANIMALS.split()))
    assert longest + len(f"  {LARGEST_NUMBER}") <= LONGEST


def test_similar_names_are_names() -> None:
    for name in ("Ada", "x" * LONGEST):
        similar = similar_names(name, 20)
        assert all(clean_name(other) == other for other in similar)
        assert name_key(name) not in map(name_key, similar)
