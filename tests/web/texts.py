"""What a page says, and whether all of it is in the language that was asked for."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, TextElement
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from civ.language.catalogue import FILES
from civ.language.languages import Language

SHOWN_AND_HEARD = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder"])
      said.push(node.getAttribute(name) ?? "");
  }
  return [document.title, ...said].map((text) => text.trim()).filter((text) => text !== "");
}"""

MESSAGE_ID = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+(\.[a-z]+)?")
"""What the client shows where a message is missing."""

ENGLISH_WORDS = re.compile(r"\b(the|your|you|and|with|this|from|cards?|turn)\b", re.IGNORECASE)
"""Words that none of the other languages has."""

LONG_ENOUGH = 12
"""Shorter texts may well be the same in two languages."""


def said_on(page: Page) -> list[str]:
    """All texts of a page: those shown, and those that a screen reader says."""
    texts: list[str] = page.evaluate(SHOWN_AND_HEARD)
    return texts


def untranslated(texts: Iterable[str], language: Language, names: Collection[str]) -> list[str]:
    """The texts that should not be on a page in a language; `names` are those of people."""
    return [
        text
        for text in texts
        if (MESSAGE_ID.fullmatch(text) and text not in names)
        or (language != "en" and _is_english(text, language, names))
    ]


def _is_english(text: str, language: Language, names: Collection[str]) -> bool:
    for name in names:
        text = text.replace(name, "")
    if any(sentence in text for sentence in _sentences("en") - _sentences(language)):
        return True
    return ENGLISH_WORDS.search(text) is not None


@cache
def _sentences(language: Language) -> frozenset[str]:
    """The long pieces of text in the catalogue of a language."""
    collector = _Collector()
    for name in FILES:
        path = files("civ.language") / "locales" / language / f"{name}.ftl"
        collector.visit(FluentParser().parse(path.read_text("utf-8")))
    return frozenset(text for text in collector.texts if len(text) >= LONG_ENOUGH)


class _Collector(Visitor):
    """Collects all text in a catalogue, without the placeables."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_TextElement(self, node: BaseNode) -> None:  # noqa: N802  # the name is Fluent's
        assert isinstance(node, TextElement)
        self.texts.add(node.value.strip())
