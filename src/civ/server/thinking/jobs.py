"""What the server asks of a worker process and what it is answered, one JSON object a line."""

import msgspec

from civ.game import Record, View
from civ.game.notation import Seat
from civ.players.levels import LEVELS
from civ.players.player import Choice
from civ.server.api import Estimate, LevelName, Phrase
from civ.server.thinking.diplomacy import FEWEST_ITERATIONS, iterations_of_reply
from civ.server.thinking.evaluation import iterations_of_evaluation
from civ.server.thinking.promises import Promise

READY = 0
"""The number of the report with which a worker begins; orders count from 1."""


class _Answer(msgspec.Struct, tag_field="is", tag=str.lower, forbid_unknown_fields=True):
    """What a worker says."""


class Ready(_Answer):
    """It has started, and all that it needs is loaded."""


class Chosen(_Answer):
    """What a bot does."""

    choice: Choice


class Replied(_Answer):
    """What a bot says, if anything."""

    phrase: Phrase | None


class Evaluated(_Answer):
    """Who was how likely to win, from turn to turn."""

    estimates: list[Estimate]


class Refused(_Answer):
    """The job cannot be done, here or elsewhere."""

    why: str


Answer = Ready | Chosen | Replied | Evaluated | Refused


class _Job(msgspec.Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something to think about as hard as a level does.

    `iterations` is what it costs: how many of a search it takes at most. `fits` tells an answer
    that may be believed from nonsense.
    """

    level: LevelName


class Choose(_Job):
    """Choose one of the legal actions of the seat `view.you`."""

    view: View
    legal: list[str]
    promises: list[Promise] = []
    """What the seat has agreed to."""
    seconds: float | None = None
    seed: int | None = None

    @property
    def iterations(self) -> int:
        """What the level thinks; at first sight no word can be weighed."""
        iterations = LEVELS[self.level].iterations
        return max(iterations, FEWEST_ITERATIONS) if self.promises else iterations

    def fits(self, answer: Answer) -> bool:
        """Whether this is a legal choice."""
        return isinstance(answer, Chosen) and answer.choice.action in self.legal


class Reply(_Job):
    """Answer a phrase as the seat `view.you`, which may do what is legal now, perhaps nothing."""

    view: View
    legal: list[str]
    phrase: Phrase
    sender: Seat
    seed: int | None = None

    @property
    def iterations(self) -> int:
        """What the level thinks, if that is not too much for small talk."""
        return iterations_of_reply(self.level)

    def fits(self, answer: Answer) -> bool:
        """Whether this is a reply."""
        return isinstance(answer, Replied)


class Evaluate(_Job):
    """Estimate from turn to turn who was how likely to win a game."""

    record: Record

    @property
    def iterations(self) -> int:
        """What the level thinks in each turn, or what can be afforded for so many."""
        return iterations_of_evaluation(self.record, self.level)

    def fits(self, answer: Answer) -> bool:
        """Whether this is an evaluation."""
        return isinstance(answer, Evaluated)


Job = Choose | Reply | Evaluate


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """A line to a worker."""

    number: int
    job: Job


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """A line from a worker, with the number of the order that it answers."""

    number: int
    answer: Answer


def name_of(job: Job) -> str:
    """The kind of a job as a word: choose, reply or evaluate."""
    return type(job).__name__.lower()
