"""What the terminal says, put together from the messages of the catalogue in one language.

`event` tells an event, `result` how a game ended, `meaning` what an action does, and `situation`
what is being decided. A card is called by its domain and age ("Culture I"): its short name (C1)
looks too much like a seat.
"""

from collections import Counter
from collections.abc import Sequence

from civ.game import Event, Hegemony, Position, Result, View
from civ.game.event import WORDS_AFTER
from civ.game.notation import KIND_NAMES, PERMANENT_NAMES, Kind, Seat, shorten
from civ.game.view import DeckBack
from civ.language.catalogue import Catalogue
from civ.language.languages import Language
from civ.terminal.palette import mark


class Sentences:
    """Speaks one language; `you` is always the seat that is spoken to."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.text = catalogue.text
        self._catalogue = catalogue

    @classmethod
    def coloured(cls, language: Language) -> "Sentences":
        """Speak with every card and domain marked for `palette.coloured`."""
        return cls(Catalogue.of(language, mark))

    def event(self, event: Event, you: Seat | None = None) -> str:
        """Tell an event."""
        if event.result is not None:
            return self.result(event.result, you)
        what = f"{event.what}-{event.effect}" if event.effect else event.what.replace("_", "-")
        arguments = {
            "seat": event.seat,
            "target": event.target,
            "cards": self._cards(event),
            "domain": event.domain,
            "copied": event.copied and self.text(f"effect-{event.copied}"),
            "turn": event.turn,
        }
        known = {name: value for name, value in arguments.items() if value is not None}
        return self.text(f"log-{what}", you=_part_in(event, you), **known)

    def result(self, result: Result, you: Seat | None = None) -> str:
        """Tell how a game ended (G1-G5)."""
        others = [seat for seat in result.winners if seat != you]
        part = "other" if you not in result.winners else "seat" if others else "only"
        winners: dict[str, str | float] = {
            "you": part,
            "seats": self._catalogue.listed(others),
            "count": len(result.winners),
        }
        if isinstance(result, Hegemony):
            return self.text("result-hegemony", **winners, domain=result.domain)
        points = self._catalogue.joined(
            [
                self.text("result-points", side=side, points=number)
                for side, number in result.points.items()
            ]
        )
        if result.decided == "points":
            return self.text("result-majority", **winners, points=points)
        if result.decided == "shared":
            return self.text("result-shared", **winners, points=points)
        letter = result.decided[0].upper()
        return self.text("result-majority-tie", **winners, points=points, domain=letter)

    def meaning(self, action: str, you: Seat | None = None) -> str:
        """Say what an action does."""
        verb, *words = action.split()
        if verb == "end":
            return self.text("action-end")
        if words and words[0] in KIND_NAMES:
            return self.text(f"action-{verb}", card=self._catalogue.card(words[0]))
        said = dict(zip(WORDS_AFTER.get(verb, ()), words, strict=True))
        effect = said.get("copied", verb)
        if "copied" in said:
            said["copied"] = self.text(f"effect-{effect}")
        if verb in PERMANENT_NAMES:
            todo = self.text("action-permanent", effect=self.text(f"effect-{verb}"))
        else:
            part = "target" if said.get("target") == you else "other"
            todo = self.text(f"action-{verb}", you=part, **said)
        return self.text("terminal-effect", action=todo, text=self.text(f"effect-{effect}.text"))

    def situation(self, shown: Position | View) -> str:
        """Say whose turn it is, and what is being decided."""
        if shown.result is not None:
            return self.text("terminal-over", turn=shown.turn)
        you = shown.you if isinstance(shown, View) else None
        who = [self.text("you") if seat == you else seat for seat in shown.actors]
        return self.text(
            "terminal-situation",
            when=self.text("terminal-turn" if shown.turn else "terminal-draft", turn=shown.turn),
            who=self._catalogue.listed(who),
            todo=self.text(f"terminal-todo-{shown.decision}", left=shown.left),
        )

    def deck(self, shown: Position | View) -> str:
        """Say what shows of the deck, and what else there is to know about the game."""
        if isinstance(shown.deck, DeckBack):
            count, age = shown.deck.count, shown.deck.age
        else:
            count, age = len(shown.deck), int(shown.deck[0][1]) if shown.deck else None
        name = "terminal-first-teams" if shown.teams else "terminal-first"
        first = self.text(name, seat=shown.first)
        if age is None:
            return self.text("terminal-deck-empty", first=first)
        return self.text("terminal-deck", count=count, age=self.text(f"age-{age}"), first=first)

    def pile(self, title: str, kinds: Sequence[Kind]) -> str:
        """List a pile of open cards by their short names, equal ones together."""
        cards = [
            kind if number == 1 else f"{number}\N{MULTIPLICATION SIGN}{kind}"
            for kind, number in Counter(kinds).items()
        ]
        listed = " ".join(cards) or "-"
        return self.text("terminal-pile", title=title, count=len(kinds), cards=listed)

    def help(self) -> list[str]:
        """Explain a turn, in paragraphs that the terminal may wrap as it likes."""
        return self._paragraphs("terminal-help")

    def replay_help(self) -> list[str]:
        """Explain how to move through a replay."""
        return self._paragraphs("terminal-replay-help")

    def step(self, ply: int, last: int, action: str | None) -> str:
        """Say which action of a recorded game is shown."""
        if action is None:
            return self.text("terminal-step-deal", last=last)
        return self.text("terminal-step", ply=ply, last=last, action=action)

    def not_an_action(self, line: str, legal: Sequence[str], *, is_legal_elsewhere: bool) -> str:
        """Say that a line is no action, or none that is possible now."""
        name = "terminal-not-legal" if is_legal_elsewhere else "terminal-no-such-action"
        return self.text(name, line=shorten(line), legal=", ".join(legal))

    def no_such_number(self, line: str, last: int) -> str:
        """Say that no action has the number on a line, however long that is."""
        return self.text("terminal-no-such-number", line=_brief(line), last=last)

    def no_such_step(self, line: str, last: int) -> str:
        """Say the same of a replay."""
        return self.text("terminal-no-such-step", line=_brief(line), last=last)

    def _cards(self, event: Event) -> str | None:
        """The cards of an event: what they are, or what shows of them."""
        if event.cards is not None:
            listed = self._catalogue.listed(
                [
                    self._equal_cards(self._catalogue.card(kind), number)
                    for kind, number in Counter(event.cards).items()
                ]
            )
            return self.text("cards-open", list=listed, count=len(event.cards))
        return self._backs(event.ages) if event.ages else None

    def _equal_cards(self, card: str, number: int) -> str:
        return card if number == 1 else self.text("cards-equal", count=number, card=card)

    def _backs(self, ages: Sequence[int]) -> str:
        """What shows of hidden cards: "3 cards (2 of Age I and 1 of Age II)"."""
        groups = {self.text(f"age-{age}"): number for age, number in Counter(ages).items()}
        if len(groups) == 1:
            return self.text("cards-hidden", count=len(ages), age=next(iter(groups)))
        listed = self._catalogue.listed(
            [self.text("cards-of-age", count=number, age=age) for age, number in groups.items()]
        )
        return self.text("cards-hidden-mixed", count=len(ages), list=listed)

    def _paragraphs(self, name: str) -> list[str]:
        return [" ".join(paragraph.split()) for paragraph in self.text(name).split("\n\n")]


def _brief(line: str, longest: int = 40) -> str:
    """A line, cut off where it becomes absurd."""
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def _part_in(event: Event, you: Seat | None) -> str:
    """Which part the reader plays in an event: the `$you` of log.ftl."""
    if event.target is not None and event.target == event.seat:
        return "both" if event.seat == you else "self"
    if you is not None and you in (event.seat, event.target):
        return "seat" if you == event.seat else "target"
    return "other"
