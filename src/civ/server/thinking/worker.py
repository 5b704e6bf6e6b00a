"""A process in which bots think: `python -m civ.server.thinking.worker`.

It reads an order a line and answers each with a report (`civ.server.thinking.jobs`). It keeps
nothing between orders, so it can be ended and replaced at any moment. When its input ends, it
ends: it does not outlive the server, however that was ended.
"""

import logging
import os
import secrets
import signal
import sys
from functools import cache
from typing import BinaryIO

import msgspec

from civ.compiling import compiling_alone
from civ.game import Game
from civ.game.notation import SEATS
from civ.players.levels import LEVELS, player_of_level
from civ.players.player import Choice, Player
from civ.players.search.player import SearchPlayer
from civ.server.api import Phrase
from civ.server.thinking.diplomacy import reply_to
from civ.server.thinking.evaluation import estimates_of
from civ.server.thinking.jobs import (
    READY,
    Choose,
    Chosen,
    Evaluate,
    Evaluated,
    Job,
    Order,
    Ready,
    Refused,
    Replied,
    Reply,
    Report,
    name_of,
)
from civ.server.thinking.promises import choose_in_good_faith

SEEDS = 1 << 32
"""As many are enough, and fit into compiled code."""

log = logging.getLogger(__name__)

_orders = msgspec.json.Decoder(Order)


def main() -> None:
    """Get ready, say so, and answer orders until there are no more."""
    logging.basicConfig(format="%(levelname)s %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which decides
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a server that is gone needs no answer
    reports = _keep_stdout_for_reports()
    rehearse()
    _write(reports, Report(READY, Ready()))
    for line in sys.stdin.buffer:
        _write(reports, report_on(line))


def _keep_stdout_for_reports() -> BinaryIO:
    """Return standard output, and let whatever else would be printed go to standard error."""
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return reports


def _write(reports: BinaryIO, report: Report) -> None:
    """Write a line, at once."""
    reports.write(msgspec.json.encode(report) + b"\n")
    reports.flush()


@compiling_alone()
def rehearse() -> None:
    """Do each kind of job once, so that everything is imported, loaded and compiled."""
    game = Game.new(3, seed=1)
    [(seat, legal)] = game.legal_actions().items()
    view = game.view(seat)
    sender, target = (other for other in SEATS[: game.players] if other != seat)
    phrase = Phrase(code="stop", seat=target, domain="M")
    answer_to(Choose(view=view, legal=legal, level="easy"))
    answer_to(Choose(view=view, legal=legal, level="medium"))
    answer_to(Reply(view=view, legal=legal, phrase=phrase, sender=sender, level="medium"))
    answer_to(Evaluate(record=game.record(), level="medium"))


def report_on(line: bytes) -> Report:
    """Do what a line orders; what goes wrong is reported, and the next order is welcome."""
    try:
        order = _orders.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Report(READY, Refused(f"the line is no order: {error}"))
    try:
        return Report(order.number, answer_to(order.job))
    except Exception as error:  # whatever it is, the server learns of it
        log.exception("a worker cannot %s", name_of(order.job))
        return Report(order.number, Refused(f"{type(error).__name__}: {error}"))


def answer_to(job: Job) -> Chosen | Replied | Evaluated:
    """Do a job."""
    match job:
        case Choose():
            return Chosen(_choose(job))
        case Reply():
            return Replied(_reply(job))
        case Evaluate():
            return Evaluated(estimates_of(job.record, job.level))


def _choose(job: Choose) -> Choice:
    """Choose as the level does, and keep the word that was given, if there is one."""
    player = _player(job.level)
    choice = player.choose(job.view, job.legal, seconds=job.seconds, seed=job.seed)
    if not job.promises or len(job.legal) == 1:
        return choice
    advice = choice
    if LEVELS[job.level].iterations < job.iterations:
        adviser = SearchPlayer(iterations=job.iterations, threads=1)
        advice = adviser.choose(job.view, job.legal, seconds=job.seconds, seed=job.seed)
    return choose_in_good_faith(choice, advice.lines or [], job.promises, job.view)


@cache
def _player(level: str) -> Player:
    """The player of a level, on one core: the other workers need theirs."""
    return player_of_level(level, threads=1)


def _reply(job: Reply) -> Phrase | None:
    """Answer a phrase, with dice of its own if none are given."""
    return reply_to(
        job.phrase,
        sender=job.sender,
        view=job.view,
        legal=job.legal,
        level=job.level,
        seed=secrets.randbelow(SEEDS) if job.seed is None else job.seed % SEEDS,
    )


if __name__ == "__main__":
    main()
