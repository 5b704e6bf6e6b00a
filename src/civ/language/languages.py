"""The languages, and which of them someone would like best.

Chinese is tagged by its script, `zh-Hant`, and not by a place such as `zh-TW`: the characters are
what a reader can or cannot read, in Taipei and in Hong Kong alike. The words are those of Taiwan.
"""

import os
import re
from collections.abc import Iterable, Mapping
from typing import Literal, get_args

Language = Literal["en", "fr", "pl", "it", "zh-Hant"]

LANGUAGES: tuple[Language, ...] = get_args(Language)

_BY_FIRST_PART: dict[str, Language] = {tag.partition("-")[0]: tag for tag in LANGUAGES}


def best_language(wanted: Iterable[str]) -> Language:
    """Return the first language that we have of those wanted, or English.

    Only the first part of a tag counts: who reads any French or Chinese reads ours more easily than
    English.

    >>> best_language(["de-CH", "fr-CH", "en"])
    'fr'
    >>> best_language(["zh_TW.UTF-8"])
    'zh-Hant'
    """
    for tag in wanted:
        first_part = re.split("[^a-z]", tag.strip().lower(), maxsplit=1)[0]
        if language := _BY_FIRST_PART.get(first_part):
            return language
    return "en"


def language_of_system(environment: Mapping[str, str] = os.environ) -> Language:
    """Return the language that the system is set to: as POSIX has it, the first setting decides."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language([next(filter(None, settings), "")])
