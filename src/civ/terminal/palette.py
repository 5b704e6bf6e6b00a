"""The colours of the domains: those of Okabe and Ito, which the colour-blind can tell apart."""

import re

from rich.text import Text

DOMAIN_COLOURS: dict[str, str] = {
    "M": "#D55E00",
    "R": "#0072B2",
    "E": "#E69F00",
    "S": "#56B4E9",
    "C": "#CC79A7",
    "U": "#009E73",
}

BEGIN, MIDDLE, END = "\ue000\ue001\ue002"
"""Characters that no text contains, around a name that is to be coloured."""

NAMED = re.compile(rf"{BEGIN}(?P<code>..?){MIDDLE}(?P<name>.*?){END}|\b(?P<kind>[MRESCU][123])\b")
"""A marked name, or the short name of a kind."""


def mark(code: str, name: str) -> str:
    """Mark the name of a domain or a kind inside a sentence, to be coloured."""
    return f"{BEGIN}{code}{MIDDLE}{name}{END}"


def coloured(text: str, style: str = "") -> Text:
    """Give every marked name, and every short name of a kind, the colour of its domain."""
    result = Text(style=style)
    place = 0
    for found in NAMED.finditer(text):
        result.append(text[place : found.start()])
        domain = (found["code"] or found["kind"])[0]
        result.append(found["name"] or found["kind"], f"bold {DOMAIN_COLOURS[domain]}")
        place = found.end()
    return result.append(text[place:])
