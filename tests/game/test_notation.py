"""The text of actions, seats and kinds."""

import pytest

from civ.game import BadNotationError
from civ.game.notation import (
    ACTION_TEXTS,
    DECISIONS,
    DOMAINS,
    KIND_NAMES,
    VARIANTS,
    parse_action,
    parse_kind,
    parse_seat,
)
from civ.rules.cards import KINDS, Domain
from civ.rules.state import Decision, Variant


def test_every_action_has_a_text_of_its_own_and_comes_back_from_it() -> None:
    assert len(set(ACTION_TEXTS)) == len(ACTION_TEXTS) == 230
    assert [parse_action(text) for text in ACTION_TEXTS] == list(range(230))


def test_the_names_are_those_of_the_rules() -> None:
    assert [domain.name[0] for domain in Domain] == list(DOMAINS)
    assert [f"{domain.name[0]}{age}" for domain, age in KINDS] == list(KIND_NAMES)
    assert [decision.name.lower() for decision in Decision] == list(DECISIONS)
    assert [variant.name.lower() for variant in Variant] == list(VARIANTS)


@pytest.mark.parametrize(
    "text", ["", "PLAY M1", "play  M1", " end", "end ", "play M4", "play R3", "A end", "embargo A"]
)
def test_what_is_not_written_to_the_letter_is_no_action(text: str) -> None:
    with pytest.raises(BadNotationError, match="is no action; an action looks like"):
        parse_action(text)


def test_seats_and_kinds_are_refused_with_those_that_exist() -> None:
    with pytest.raises(
        BadNotationError, match="'E' is no seat; the seats of this game are A, B, C"
    ):
        parse_seat("E", 3)
    with pytest.raises(BadNotationError, match="'U1' is no kind; the kinds are M1 M2"):
        parse_kind("U1")
