"""The messages as syntax trees, for the tests of the languages."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeVar

from fluent.syntax import ast, parse

from civ.language.catalogue import FILES
from civ.language.languages import Language

Node = TypeVar("Node", bound=ast.BaseNode)


class Choice(NamedTuple):
    """A place where a text depends on an argument: its name, and the keys of the variants."""

    argument: str
    keys: frozenset[str]


class Text(NamedTuple):
    """A message, or an attribute of one."""

    name: str
    file: str
    pattern: ast.Pattern
    documented: frozenset[str]
    """The arguments that its comments speak of."""

    @property
    def shown(self) -> set[str]:
        """The arguments that stand in the text, and do not only decide which text it is."""
        placed = (child.expression for child in nodes(self.pattern, ast.Placeable))
        plain = {item.id.name for item in placed if isinstance(item, ast.VariableReference)}
        given = nodes(self.pattern, ast.FunctionReference)
        return plain | {item.id.name for call in given for item in nodes(call, VARIABLE)}

    @property
    def arguments(self) -> set[str]:
        """All arguments."""
        return {item.id.name for item in nodes(self.pattern, VARIABLE)}

    @property
    def choices(self) -> list[Choice]:
        """Where the text depends on an argument."""
        return [
            Choice(selection.selector.id.name, frozenset(map(_key, selection.variants)))
            for selection in nodes(self.pattern, ast.SelectExpression)
            if isinstance(selection.selector, ast.VariableReference)
        ]

    @property
    def formatted(self) -> set[str]:
        """The arguments that must be numbers, because NUMBER formats them."""
        calls = nodes(self.pattern, ast.FunctionReference)
        numbers = [call for call in calls if call.id.name == "NUMBER"]
        return {item.id.name for call in numbers for item in nodes(call, VARIABLE)}

    @property
    def references(self) -> set[str]:
        """The other messages that are part of it."""
        return {item.id.name for item in nodes(self.pattern, ast.MessageReference)}

    @property
    def words(self) -> str:
        """All that is written in it, without what is filled in."""
        return "\n".join(element.value for element in nodes(self.pattern, ast.TextElement))


VARIABLE = ast.VariableReference


@cache
def texts(language: Language) -> dict[str, Text]:
    """All texts of a language by their names, in the order of the files."""
    return {text.name: text for file in FILES for text in _texts_of_file(language, file)}


def source(language: Language, file: str) -> str:
    """A file as it is written."""
    path = files("civ.language") / "locales" / language / f"{file}.ftl"
    return path.read_text(encoding="utf-8")


def nodes(root: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind below a node."""
    for value in vars(root).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, kind):
                yield child
            if isinstance(child, ast.BaseNode):
                yield from nodes(child, kind)


def _texts_of_file(language: Language, file: str) -> Iterator[Text]:
    of_file = of_group = ""
    for entry in parse(source(language, file)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {entry.content}"
        if isinstance(entry, ast.ResourceComment):
            of_file = entry.content or ""
        elif isinstance(entry, ast.GroupComment):
            of_group = entry.content or ""
        elif isinstance(entry, ast.Message):
            comment = entry.comment.content if entry.comment else ""
            documented = frozenset(re.findall(r"\$(\w+)", f"{of_file} {of_group} {comment}"))
            assert entry.value is not None, f"{language}: {entry.id.name} has only attributes"
            yield Text(entry.id.name, file, entry.value, documented)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                yield Text(name, file, attribute.value, documented)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
