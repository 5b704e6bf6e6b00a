"""The colours of the domains: those of Okabe and Ito, which the colour-blind can tell apart."""

from rich.text import Text

from civ.game.notation import DOMAINS, DomainLetter
from civ.terminal.sentences import DOMAIN_NAMES

DOMAIN_COLOURS: dict[DomainLetter, str] = {
    "M": "#D55E00",
    "R": "#0072B2",
    "E": "#E69F00",
    "S": "#56B4E9",
    "C": "#CC79A7",
    "U": "#009E73",
}


def coloured(text: str, style: str = "") -> Text:
    """Give every card and domain that a text names the colour of its domain."""
    result = Text(text, style)
    for domain in DOMAINS:
        card = rf"\b({DOMAIN_NAMES[domain]}( I{{1,3}})?|{domain}[123])\b"
        result.highlight_regex(card, f"bold {DOMAIN_COLOURS[domain]}")
    return result
