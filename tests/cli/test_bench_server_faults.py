"""When a measurement of the server fails, it says what was wrong, and leaves nothing running."""

import asyncio
import os
import select
import subprocess
import sys
from subprocess import PIPE

import pytest

from civ.cli.benchmark.server.matches import Ledger, Match
from civ.cli.benchmark.server.orders import NOBODY
from civ.cli.benchmark.server.plan import PreparedTable, Progress, encode
from civ.cli.benchmark.server.report import LoadError, listen

PATIENCE = 60
"""Seconds after which a test gives up waiting; none needs so long."""

OPEN = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def text(payload: bytes) -> bytes:
    """A message of the server, as a frame."""
    return b"\x81" + bytes([len(payload)]) + payload


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (b"HTTP/1.1 503 Service Unavailable\r\n\r\n", "no WebSocket, but said: HTTP/1.1 503 Serv"),
        (OPEN + b"\x88\x0d\x11\x97unavailable", "the server hung up: 4503 unavailable"),
        (OPEN + b"\x88\x00", "the server hung up: 0"),
        (OPEN, "the server hung up without a word"),
        (b"", "the server hung up without a word"),
        (OPEN + b"\x81\x7e\x00", "the server hung up without a word"),
        (OPEN + text(b""), "sent b'', which is no message: Input data was truncated"),
        (OPEN + text(b'{"kind":"upd'), 'sent b\'{"kind":"upd\', which is no message'),
        (OPEN + text(b'{"kind":"error","message":"too busy"}'), "too busy"),
        (OPEN + b"\x01\x01{", "a frame of kind 0x1"),
    ],
)
def test_a_match_says_what_the_server_did_wrong(said: bytes, words: str) -> None:
    assert words in asyncio.run(failure_after(said))


async def failure_after(said: bytes) -> str:
    """Why a match fails when this is all that the server has to say."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        ended = asyncio.Event()
        table = PreparedTable("0" * 12, ("a", "b"))
        match = Match(table, Ledger(), lambda _: None, lambda _: ended.set())
        await match.open(port)
        await asyncio.wait_for(ended.wait(), PATIENCE)
        return match.failure


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        ("os._exit(3)", "ended with exit code 3"),
        ("os.kill(os.getpid(), signal.SIGKILL)", r"was ended by signal 9 \(Killed\)"),
    ],
)
def test_a_driver_that_ends_in_the_middle_of_a_line_is_told(ending: str, words: str) -> None:
    line = encode(Progress("warming up"))
    program = f"import os, signal; os.write(1, {line + line[:9]!r}); {ending}"
    told: list[str] = []
    with (
        subprocess.Popen([sys.executable, "-c", program], stdout=PIPE) as driver,
        pytest.raises(LoadError, match=words),
    ):
        listen(driver, told.append)
    assert told == ["warming up"]


@pytest.mark.parametrize("process", ["driving", "hosting"])
@pytest.mark.parametrize("order", [b"", b'{"port": 1, "serv'])
def test_a_process_whose_order_is_cut_off_says_so_and_ends(process: str, order: bytes) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", f"civ.cli.benchmark.server.{process}"],
        input=order,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (ended.returncode, ended.stderr.decode().strip()) == (1, NOBODY)


def test_the_server_does_not_outlive_a_measurement_that_is_killed(tmp_path: object) -> None:
    program = f"""
import time
from civ.cli.benchmark.server.hosting import hosted
with hosted("sqlite:///{tmp_path}/games.db", workers=1, core=None) as server:
    print(server.pid, flush=True)
    time.sleep({PATIENCE})
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=PIPE) as measurement:
        assert measurement.stdout is not None
        server = os.pidfd_open(int(measurement.stdout.readline()))
        measurement.kill()
    ended, _, _ = select.select([server], [], [], PATIENCE)
    os.close(server)
    assert ended, "the server is still running"
