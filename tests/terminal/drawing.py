"""Drawing to text for the tests of the terminal, in English if nothing else is said."""

from io import StringIO

from rich.console import Console, RenderableType

from civ.language.catalogue import Catalogue
from civ.terminal.sentences import Sentences

ENGLISH = Sentences(Catalogue.of("en"))


def drawn(*parts: RenderableType, width: int = 80) -> str:
    """What a terminal of this width shows, without its colours."""
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(*parts, sep="\n")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
