"""Every message that the code names exists, every code has its message, and no message is idle.

A message is named in the code by its whole id in quotes (`"button-undo"`, `"effect-purge.text"`),
or its id is made of a prefix and a code: `f"kind-{kind}"` in Python, `` `kind-${kind}` `` in
TypeScript. For a prefix that stands for a list of the game's own, `codes` has the list, and each of
its codes must have a message. For any other, the rest of the id must stand in quotes somewhere in
the same client, or be such an id itself (`` `rules-${name}` `` where a name is
`` `domain-${letter}` ``).
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import get_args, get_type_hints

import civ.game
import civ.players
import civ.server
from civ.game import CivError
from civ.game.event import WORDS_AFTER, What
from civ.game.notation import DECISIONS, DOMAINS, KIND_NAMES, PERMANENT_NAMES, VARIANTS
from civ.server import api
from tests.language.reading import texts
from tests.language.test_terms import message_of, rows

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "civ"
WEB = ROOT / "web" / "src"

TARGETED = {*WORDS_AFTER, "breakthrough"}
"""The effects that are more than a name."""

EFFECTS = {*PERMANENT_NAMES, *TARGETED}
CHOICES = {*DECISIONS} - {"effect", "over"}
"""The decisions that take a card."""


def error_codes() -> set[str]:
    """The codes of all errors that a person at a table may meet."""
    for package in (civ.game, civ.players, civ.server):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if "alembic" not in module.name and "migrations" not in module.name:
                import_module(module.name)
    errors: list[type[CivError]] = [CivError]
    for error in errors:
        errors += error.__subclasses__()
    return {
        error.code
        for error in errors
        if error.__module__.startswith(("civ.game", "civ.players", "civ.server"))
    }


@cache
def codes() -> dict[str, set[str]]:
    """The codes that each prefix stands for."""
    spelled = {
        "log-": {*get_args(What)} - {"applied", "ended"} | {f"applied-{name}" for name in EFFECTS},
        "mark-": {*get_args(get_type_hints(api.Mark)["what"])},
        "phrase-": {*get_args(api.PhraseCode)},
        "result-": {*get_args(get_type_hints(api.Outcome)["by"])},
        "effect-": EFFECTS,
        "domain-": {*DOMAINS},
        "rules-domain-": {*DOMAINS},
        "kind-": {*KIND_NAMES},
        "age-": {"1", "2", "3"},
        "level-": {*get_args(api.LevelName)},
        "variant-": {*VARIANTS},
        "prompt-": {*DECISIONS} | TARGETED - {"breakthrough"},
        "waiting-": {*DECISIONS} - {"over"},
        "terminal-todo-": {*DECISIONS} - {"over"},
        "action-": CHOICES | TARGETED | {"end", "permanent"},
        "do-": CHOICES,
        "error-": error_codes(),
    }
    return {prefix: {code.replace("_", "-") for code in each} for prefix, each in spelled.items()}


@cache
def code_of(folder: Path) -> str:
    """All source text below a folder."""
    kinds = {".py", ".ts", ".svelte", ".json"}
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in kinds]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def quoted(text: str) -> set[str]:
    """All words in quotes."""
    return set(re.findall(r"""["'`]([a-zA-Z][\w.-]*)["'`]""", text))


def prefixes(text: str) -> set[str]:
    """What stands before the first part that is filled in, in quotes."""
    return set(re.findall(r"""["'`]([a-z][\w-]*-)\$?\{""", text))


def without_attribute(names: Iterable[str]) -> set[str]:
    return {name.partition(".")[0] for name in names}


MESSAGES = without_attribute(texts("en"))


def test_every_code_has_its_message() -> None:
    wanted = {prefix + code for prefix, each in codes().items() for code in each}
    assert wanted - MESSAGES == set()


def test_every_message_that_python_names_exists() -> None:
    called = set(re.findall(r'\btext\(\s*f?"([a-z][\w.-]*)(?=["{])', code_of(PYTHON)))
    made = {name for name in called if name.endswith("-")}
    assert called - made - texts("en").keys() == set()
    assert made - codes().keys() == set()


def test_every_message_that_the_web_client_names_exists() -> None:
    called = re.findall(r"""\b(?:t|rich)\(\s*["'`]([a-z][\w.-]*)["'`]""", code_of(WEB))
    assert set(called) - texts("en").keys() == set()
    made = set(re.findall(r"\b(?:t|rich)\(\s*`([a-z][\w-]*-)\$\{", code_of(WEB)))
    assert {prefix for prefix in made if not any(m.startswith(prefix) for m in MESSAGES)} == set()


def test_no_message_is_idle() -> None:
    """The terms of docs/terms.md are kept together, whether or not all of them are shown."""
    used = used_in(code_of(PYTHON)) | used_in(code_of(WEB)) | used_in_messages()
    terms = {message_of(row) for row in rows()}
    shown_by_python = {"terminal"}
    checked = {
        text.name.partition(".")[0]
        for text in texts("en").values()
        if WEB.exists() or text.file in shown_by_python
    }
    assert sorted(checked - used - terms) == []


def used_in(text: str) -> set[str]:
    """The messages that a source names."""
    words, found = quoted(text), prefixes(text)
    codes_in_words = {word.replace("_", "-") for word in words}
    ids = {prefix + code for prefix in found for code in codes().get(prefix, ())}
    return without_attribute(words) | set(_made(found, codes_in_words | ids))


def _made(found: set[str], words: set[str]) -> Iterator[str]:
    """The ids that the prefixes of a source may become."""
    for prefix in found:
        for message in MESSAGES:
            rest = message.removeprefix(prefix)
            if rest != message and rest in codes().get(prefix, set()) | words:
                yield message


def used_in_messages() -> set[str]:
    """The messages that are part of others."""
    return {name for text in texts("en").values() for name in text.references}
