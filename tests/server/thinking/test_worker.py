"""A worker process: lines in, lines out, and an end when there are no more."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from civ.players.levels import player_of_level
from civ.players.search.player import SearchPlayer
from civ.server.api import Phrase
from civ.server.thinking.evaluation import estimates_of
from civ.server.thinking.jobs import (
    READY,
    Answer,
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
)
from civ.server.thinking.process import WORKER
from tests.server.thinking.games import a_choice, greedy_game
from tests.server.thinking.waiting import LONG_ENOUGH

VIEW, LEGAL = a_choice()


class Worker:
    """A worker process, asked by hand."""

    def __init__(self, command: tuple[str, ...] = WORKER) -> None:
        pipe: Any = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0)
        self.first_report = self.next_report()
        self.orders = READY

    def next_report(self) -> Report:
        assert self.process.stdout is not None
        return msgspec.json.decode(self.process.stdout.readline(), type=Report)

    def send(self, line: bytes) -> Report:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.next_report()

    def answer_to(self, job: Job) -> Answer:
        self.orders += 1
        report = self.send(msgspec.json.encode(Order(self.orders, job)))
        assert report.number == self.orders
        return report.answer

    def end(self) -> tuple[bytes, bytes]:
        """Close its input, and return what it still has to say."""
        return self.process.communicate(timeout=LONG_ENOUGH)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.end()
    assert worker.process.returncode == 0


def a_good_choice(worker: Worker) -> bool:
    """Whether the worker still thinks as it should."""
    expected = player_of_level("easy").choose(VIEW, LEGAL, seed=3)
    return worker.answer_to(Choose(view=VIEW, legal=LEGAL, level="easy", seed=3)) == Chosen(
        expected
    )


def test_it_says_when_it_is_ready(worker: Worker) -> None:
    assert worker.first_report == Report(READY, Ready())


def test_it_does_every_kind_of_job(worker: Worker) -> None:
    record = greedy_game().record()
    sender = VIEW.actors[0]
    other = greedy_game().view("A" if sender == "B" else "B")
    hello = Reply(view=other, legal=[], phrase=Phrase(code="hello"), sender=sender, level="easy")
    assert a_good_choice(worker)
    assert worker.answer_to(hello) == Replied(Phrase(code="hello", to=sender))
    assert worker.answer_to(Evaluate(record=record, level="easy")) == Evaluated(
        estimates_of(record, "easy")
    )


@pytest.mark.parametrize("line", [b"", b"what?", b'{"number": 1}', b'{"number": 1, "job": {}}'])
def test_it_refuses_what_is_no_order_and_goes_on(worker: Worker, line: bytes) -> None:
    report = worker.send(line)
    assert report.number == READY
    assert isinstance(report.answer, Refused)
    assert report.answer.why.startswith("the line is no order: ")
    assert a_good_choice(worker)


def test_it_refuses_what_it_cannot_do_and_goes_on(worker: Worker) -> None:
    record = greedy_game().record()
    record.actions[3] = "A play U3"
    answer = worker.answer_to(Evaluate(record=record, level="easy"))
    assert isinstance(answer, Refused)
    assert answer.why.startswith("BadRecordError: action 4, 'A play U3'")
    assert a_good_choice(worker)


def test_it_leaves_ctrl_c_to_the_server(worker: Worker) -> None:
    worker.process.send_signal(signal.SIGINT)
    assert a_good_choice(worker)


def test_it_ends_when_its_input_ends_and_has_said_nothing_else() -> None:
    worker = Worker()
    assert worker.end()[0] == b""
    assert worker.process.returncode == 0


def test_what_is_printed_goes_to_standard_error() -> None:
    """Also what is printed before it is ready, by whatever code."""
    noisy = (
        "import os; from civ.server.thinking import worker; "
        "worker.rehearse = lambda: (print('a word', flush=True), os.write(1, b'and another')); "
        "worker.main()"
    )
    worker = Worker((sys.executable, "-c", noisy))
    assert worker.first_report.answer == Ready()
    stdout, stderr = worker.end()
    assert stdout == b""
    assert b"a word\nand another" in stderr


def test_a_master_thinks_as_much_on_one_core() -> None:
    master, alone = player_of_level("master"), player_of_level("master", threads=1)
    assert isinstance(master, SearchPlayer)
    assert isinstance(alone, SearchPlayer)
    assert alone.threads == 1
    assert (alone.name, alone.iterations) == (master.name, master.iterations)
    assert player_of_level("easy", threads=1).name == player_of_level("easy").name
