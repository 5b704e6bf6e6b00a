"""All messages in one language: found by their id, filled in with arguments."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from civ.language.languages import Language

FILES = ("terms", "log", "prompts", "terminal", "table", "pages", "rules", "lesson", "errors")

Mark = Callable[[str, str], str]
"""From the code of a domain or a kind and its name, to the name as it stands in a sentence."""


def unmarked(_: str, name: str) -> str:
    """Leave a name as it is."""
    return name


class Catalogue:
    """The messages of a language.

    >>> catalogue = Catalogue.of("en")
    >>> catalogue.text("table-deck", count=1), catalogue.text("effect-purge.text")
    ('1 card in the deck', 'Discard 2 cards from your hand.')
    """

    def __init__(self, language: Language, mark: Mark = unmarked) -> None:
        """`mark` is how the names of domains and cards are marked inside a sentence."""
        self.language = language
        self._mark = mark
        self._bundle = FluentBundle(
            [language],
            functions={"DOMAIN": self._domain},  # type: ignore[dict-item]  # it knows no `form:`
            use_isolating=False,
        )
        for name in FILES:
            self._bundle.add_resource(FluentResource(_read(language, name)))

    @classmethod
    @cache
    def of(cls, language: Language, mark: Mark = unmarked) -> "Catalogue":
        """Return the catalogue of a language, read once."""
        return cls(language, mark)

    def text(self, name: str, /, **arguments: str | float) -> str:
        """Fill in a message, or an attribute of one (`effect-purge.text`)."""
        message_id, _, attribute = name.partition(".")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{message_id} has only attributes")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{self.language}, {name}: {errors[0]}")
        return str(text)

    def card(self, kind: str) -> str:
        """Name a kind of cards inside a sentence."""
        return self._mark(kind, self.text(f"kind-{kind}"))

    def listed(self, parts: Sequence[str]) -> str:
        """Join parts as a sentence does: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        *rest, last = parts
        return self.text("list-and", rest=self._chained("list-comma", rest), last=last)

    def joined(self, parts: Sequence[str]) -> str:
        """Join parts that may be lists themselves: "a and b, c and d"."""
        return self._chained("list-outer", parts)

    def _chained(self, message: str, parts: Sequence[str]) -> str:
        text, *others = parts
        for part in others:
            text = self.text(message, rest=text, next=part)
        return text

    def _domain(self, letter: str, form: str | None = None) -> str:
        """Name a domain inside a sentence, in one of its forms: DOMAIN of the messages."""
        message = self._bundle.get_message(f"domain-{letter}")
        name = f"domain-{letter}.{form}" if form in message.attributes else f"domain-{letter}"
        return self._mark(letter, self.text(name))


def _read(language: Language, name: str) -> str:
    path = files("civ.language") / "locales" / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8")
