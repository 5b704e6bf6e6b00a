"""Names: what may be one, which ones are too alike, and which to offer.

A name is shown to others, so it must not hide, reverse or cover anything; and whoever reads it must
be able to tell it from every other name.
"""

import secrets
import unicodedata
from typing import Final, get_args

from civ.server.api import LevelName
from civ.server.errors import ServerError

LONGEST: Final = 24
"""Characters of a name."""

MOST_MARKS: Final = 2
"""Marks on one letter; with more of them a name climbs over its neighbours."""

HIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Characters that steer what is shown around them, or stand for nothing."""

HIDDEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols that show nothing."""

ACCENTS: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF))
"""Where the marks are without which a letter is still read as the same one.

Marks of other scripts, such as the vowels of Thai, make other letters.
"""

LOOK_ALIKE: Final = str.maketrans(
    # Cyrillic and Greek letters that look like Latin ones, as small letters or as capitals.
    dict(zip("авеһікмнорѕтухјԁԛԝѵгзь", "abehikmhopstyxjdqwvr3b", strict=True))
    | dict(zip("αβεζηικμνορτυχω", "abezhikmnoptyxw", strict=True))
    # Latin letters with a stroke or a tail, which Unicode does not take apart.
    | dict(zip("øłđħŧıȷɑɡƒ", "oldhtijagf", strict=True))
    | {"æ": "ae", "œ": "oe", "ð": "d", "þ": "p"}
    # Digits and signs.
    | {"0": "o", "1": "l", "|": "l", "$": "s"}
)
"""What a small letter without accents is read as at a glance."""

BLURRED: Final = str.maketrans({"i": "l", "m": "rn", "w": "vv"})
"""What looks the same in many fonts: a capital I and a small l, `rn` and `m`, `vv` and `w`."""

ADJECTIVES: Final = """
Able Agile Amber Bold Brave Bright Brisk Calm Cheerful Clever Cosy Curious Daring Eager Early Fair
Fearless Friendly Gentle Glad Golden Happy Hardy Honest Humble Jolly Keen Kind Lively Lucky Merry
Mighty Nimble Noble Patient Polite Proud Quick Quiet Ready Royal Silver Smart Sunny Swift Tidy Warm
Wise Witty Zesty
"""
ANIMALS: Final = """
Badger Beaver Bison Condor Crane Deer Dolphin Eagle Falcon Finch Fox Gecko Hare Hawk Hedgehog Heron
Ibex Jaguar Kestrel Lark Lion Lynx Marten Mole Moose Newt Otter Owl Panda Panther Pelican Penguin
Puffin Rabbit Raven Robin Salmon Seal Sparrow Squirrel Stork Swan Tiger Toucan Turtle Walrus Weasel
Whale Wolf Wren
"""
LARGEST_NUMBER: Final = 999


class BadNameError(ServerError):
    """A text that cannot be a name."""

    code = "bad_name"
    status = 400


def clean_name(text: str) -> str:
    """Make a text fit to be shown as a name, or say why it cannot be one.

    Letters have one form of many, spaces are single, and what cannot be seen is gone.

    >>> clean_name("  Ada \\u200b Lovelace\\n")
    'Ada Lovelace'
    """
    name = _tidy(text)
    while name != (tidier := _tidy(name)):  # what was taken out may have kept letters apart
        name = tidier
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise BadNameError("a name has at least one letter or digit")
    if len(name) > LONGEST:
        raise BadNameError(f"a name has at most {LONGEST} characters; this one has {len(name)}")
    return name


def name_key(name: str) -> str:
    """What a name is compared by. Names that are too alike have the same.

    These are names that differ in case, width, accents, spaces or punctuation only, or in letters
    that look the same. To be sure of that, some that merely resemble each other count as alike.

    >>> name_key("Ada Lovelace") == name_key("ÂDA_LOVE1ACE")
    True
    """
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    plain = "".join(letter for letter in letters if not _is_ornament(letter))
    return plain.translate(LOOK_ALIKE).translate(BLURRED)


def is_reserved(name: str) -> bool:
    """Whether nobody may have a name: in records, the server's bots are called by their levels.

    >>> is_reserved("Master"), is_reserved("Master Yi")
    (True, False)
    """
    return name_key(name) in RESERVED_KEYS


def offered_names(count: int) -> list[str]:
    """Friendly names for newcomers, picked at random."""
    adjectives, animals = ADJECTIVES.split(), ANIMALS.split()
    return [
        f"{secrets.choice(adjectives)} {secrets.choice(animals)} {_number()}" for _ in range(count)
    ]


def similar_names(name: str, count: int) -> list[str]:
    """Names like one that is taken, picked at random."""
    return [_with_number(name, _number()) for _ in range(count)]


def _tidy(text: str) -> str:
    """Take one form of each letter, and drop what cannot be seen."""
    text = " ".join(unicodedata.normalize("NFKC", text).split())
    shown = ""
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category not in HIDDEN_CATEGORIES and character not in HIDDEN and marks <= MOST_MARKS:
            shown += character
    return unicodedata.normalize("NFKC", " ".join(shown.split()))


def _is_ornament(character: str) -> bool:
    """Whether a character does not tell two names apart: accents, spaces, punctuation."""
    code = ord(character)
    if any(first <= code <= last for first, last in ACCENTS):
        return True
    return unicodedata.category(character)[0] in "PZ"


def _number() -> int:
    """A number to put behind a name."""
    return 2 + secrets.randbelow(LARGEST_NUMBER - 1)


def _with_number(name: str, number: int) -> str:
    """Put a number behind a name, and cut the name if that makes it too long."""
    ending = f" {number}"
    return name[: LONGEST - len(ending)].rstrip() + ending


RESERVED_KEYS: Final = frozenset(name_key(level) for level in get_args(LevelName))
