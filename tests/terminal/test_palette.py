"""Colours: whatever names a card or a domain has its domain's."""

from civ.terminal.palette import DOMAIN_COLOURS, coloured, mark


def colours(text: str) -> dict[str, str]:
    marked = coloured(text)
    return {
        marked.plain[span.start : span.end]: str(span.style).removeprefix("bold ")
        for span in marked.spans
    }


def test_cards_and_domains_are_coloured() -> None:
    played, attacked = mark("M2", "Military II"), mark("U", "Utopia")
    text = f"B played {played}, took S1; {attacked}, 2\N{MULTIPLICATION SIGN}C3"
    assert (
        coloured(text).plain == "B played Military II, took S1; Utopia, 2\N{MULTIPLICATION SIGN}C3"
    )
    assert colours(text) == {
        "Military II": DOMAIN_COLOURS["M"],
        "S1": DOMAIN_COLOURS["S"],
        "Utopia": DOMAIN_COLOURS["U"],
        "C3": DOMAIN_COLOURS["C"],
    }


def test_seats_and_words_are_not() -> None:
    assert colours("C gave E something; M is no card, nor is X1 or Scientific") == {}
