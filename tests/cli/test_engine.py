"""`civ engine`, as a program on the other end of the pipes meets it."""

import json
import select
import signal
from io import BytesIO
from subprocess import Popen
from typing import Any

from civ.cli.json_lines import LONGEST_LINE, converse
from civ.game.protocol import Engine
from tests.cli.running import start

NEW = {"do": "new", "players": 2, "seed": 7}
A_WHILE = 300
"""Seconds that nothing takes, not even compiling on a busy machine."""


def answers_to(requests: bytes) -> list[dict[str, Any]]:
    """Send everything at once; return the answers."""
    answers = BytesIO()
    converse(Engine().answer, BytesIO(requests), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def encode(*requests: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)


def send(engine: "Popen[bytes]", request: dict[str, Any]) -> None:
    assert engine.stdin
    engine.stdin.write(encode(request))
    engine.stdin.flush()


def ask(engine: "Popen[bytes]", request: dict[str, Any]) -> dict[str, Any]:
    """Send one request and wait for its answer, which must not wait for more input."""
    send(engine, request)
    assert engine.stdout
    answer: dict[str, Any] = json.loads(engine.stdout.readline())
    return answer


def test_every_request_has_its_answer_in_order() -> None:
    answers = answers_to(
        encode(
            NEW,
            {"do": "legal"},
            {"do": "act", "seat": "B", "action": "play M1"},
            {"do": "state"},
            {"do": "view", "seat": None},
            {"do": "record"},
            {"do": "perft", "depth": 2},
            {"do": "act", "seat": "A", "action": "end"},
            {"do": "legal"},
        )
    )
    keys = ["state", "actions", "state", "state", "view", "record", "nodes", "error", "actions"]
    assert [list(answer)[-1] for answer in answers] == keys
    assert [answer["ok"] for answer in answers] == [key != "error" for key in keys]
    assert answers[5]["record"]["actions"] == ["B play M1"]


def test_a_state_can_be_loaded_by_another_engine() -> None:
    [dealt] = answers_to(encode(NEW))
    [loaded, legal] = answers_to(encode({"do": "load", "state": dealt["state"]}, {"do": "legal"}))
    assert loaded["state"] == dealt["state"]
    assert list(legal["actions"]) == ["B"]


def test_junk_is_answered_and_changes_nothing() -> None:
    junk = [b"", b"   ", b"no JSON", b"\xff\xfe", b"[1]", b'{"do": "dance"}', b"[" * 100_000, b"\0"]
    requests = encode(NEW) + b"\n".join(junk) + b"\n" + encode({"do": "state"})
    dealt, *refused, state = answers_to(requests)
    assert len(refused) == len(junk)
    assert not any(answer["ok"] for answer in refused)
    assert all(answer["error"] for answer in refused)
    assert state == dealt


def test_a_line_without_end_is_refused_as_one_line() -> None:
    huge = b" " * (2 * LONGEST_LINE + 5)
    refused, dealt = answers_to(huge + b"\n" + encode(NEW))
    assert "10,000,000 bytes" in refused["error"]
    assert dealt["ok"]


def test_the_last_line_needs_no_newline() -> None:
    [answer] = answers_to(encode(NEW).rstrip())
    assert answer["ok"]


def test_no_input_no_answer() -> None:
    assert answers_to(b"") == []


def test_each_answer_comes_before_the_next_request_and_the_end_of_input_is_the_end() -> None:
    with start("engine") as engine:
        assert ask(engine, NEW)["ok"]
        assert ask(engine, {"do": "legal"})["actions"]
        assert engine.communicate()[0] == b""
    assert engine.returncode == 0


def test_ctrl_c_ends_a_long_perft() -> None:
    with start("engine") as engine:
        ask(engine, NEW)
        send(engine, {"do": "perft", "depth": 500})
        assert engine.stdout
        assert not select.select([engine.stdout], [], [], 0.2)[0], "it should still be counting"
        engine.send_signal(signal.SIGINT)
        assert engine.wait(A_WHILE) == -signal.SIGINT


def test_it_ends_quietly_when_nobody_reads_on() -> None:
    with start("engine") as engine:
        ask(engine, NEW)
        assert engine.stdout
        assert engine.stderr
        engine.stdout.close()
        send(engine, {"do": "state"})
        assert engine.wait(A_WHILE) == -signal.SIGPIPE
        assert b"Traceback" not in engine.stderr.read()
