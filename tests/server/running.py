"""Real servers as processes of their own, and people who use them as a browser would."""

import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from civ.server.identity import COOKIE
from civ.server.running import free_port
from tests.cli.running import COMMAND

PATIENCE = 180
"""Seconds after which a test gives up waiting for an answer; none needs so long, however busy the
machine is."""

MANY_VISITORS = (
    "--limit=new_accounts_at_once=100000",
    "--limit=address_requests_per_second=100000",
    "--limit=address_requests_at_once=100000",
    "--limit=requests_per_second=10000",
    "--limit=requests_at_once=10000",
)
"""All the people of the tests live at one address."""

Json = dict[str, Any]


class ServerProcess:
    """A server that runs as its own process; it can be stopped, killed and started again."""

    def __init__(self, database_url: str, *options: str, **environment: str) -> None:
        self.port = free_port("127.0.0.1")
        self.url = f"http://127.0.0.1:{self.port}"
        self.database_url = database_url
        self.log: list[Json] = []
        self._arguments = ["serve", f"--port={self.port}", f"--database={database_url}", *options]
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[str] | None = None
        self._reader = threading.Thread()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = subprocess.Popen(
            [*COMMAND, *self._arguments],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=self._environment,
        )
        is_up = threading.Event()
        self._reader = threading.Thread(target=self._read_log, args=(self._process, is_up))
        self._reader.start()
        assert is_up.wait(PATIENCE), "the server did not start"
        assert self._process.poll() is None, f"the server ended: {self.log}"

    def _read_log(self, process: subprocess.Popen[str], is_up: threading.Event) -> None:
        """Keep what the server logs, and notice when it is up, or has ended."""
        assert process.stderr is not None
        with process.stderr as lines:
            for line in lines:
                if line.startswith("{"):
                    self.log.append(json.loads(line))
                    if "Uvicorn running" in line:
                        is_up.set()
                else:
                    self.log.append({"message": line.rstrip()})
        is_up.set()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop in good order, and return its exit status."""
        return self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """Press Ctrl-C, and return its exit status."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        status = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return status


@contextmanager
def running(database_url: str, *options: str, **environment: str) -> Iterator[ServerProcess]:
    """A server that runs as long as the block."""
    server = ServerProcess(database_url, *options, **environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Live:
    """A WebSocket to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._numbers = iter(range(1, 1_000_000))

    def receive(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.connection.recv(PATIENCE))
        return message

    def close_code(self) -> int | None:
        """Read on until the server hangs up, and return the code that says why."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return self.connection.protocol.close_code

    def receive_until(self, ply: int) -> Json:
        """The first update that has seen so many moves."""
        while True:
            message = self.receive()
            if message["kind"] == "update" and message["ply"] >= ply:
                return message

    def send(self, do: str, **details: Any) -> int:
        """Send a request, and return its number."""
        number = next(self._numbers)
        self.connection.send(json.dumps({"do": do, "re": number, **details}))
        return number

    def ask(self, do: str, **details: Any) -> Json:
        """Send a request, and wait for its answer."""
        number = self.send(do, **details)
        while True:
            message = self.receive()
            if message.get("re") == number:
                return message


@contextmanager
def open_window(address: str, **headers: str) -> Iterator[Live]:
    """A WebSocket with these headers, which a busy machine may keep waiting."""
    with connect(
        address,
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as connection:
        yield Live(connection)


class Person:
    """Someone with an identity, who talks to a server as a browser does."""

    def __init__(
        self, server: ServerProcess, name: str | None = None, *, key: str | None = None
    ) -> None:
        """Someone new, or whoever has the key."""
        self.server = server
        cookies = None if key is None else {COOKIE: key}
        self.client = httpx2.Client(base_url=server.url, timeout=PATIENCE, cookies=cookies)
        self.me: Json = self.post("/api/me", {"name": name})["account"]

    def go_to(self, server: ServerProcess) -> None:
        """Talk to another server from now on."""
        self.server = server
        self.client.base_url = server.url

    def close(self) -> None:
        """Go home."""
        self.client.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """Get something, and see that the answer has this status."""
        return self._answer(self.client.get(path, params=query), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """Post something, and see that the answer has this status (or any that says yes)."""
        response = self.client.post(path, json={} if body is None else body)
        return self._answer(response, status)

    def _answer(self, response: httpx2.Response, status: int | None) -> Any:
        is_right = response.is_success if status is None else response.status_code == status
        assert is_right, f"{response.status_code}: {response.text}"
        return response.json() if response.content else None

    def open_table(self, *seats: str, **details: Any) -> Json:
        """Open a table; a seat is `me`, `anyone`, or the level of a bot."""
        plans = [
            {"who": seat} if seat in ("me", "anyone") else {"who": "bot", "level": seat}
            for seat in seats
        ]
        update: Json = self.post(
            "/api/tables", {"players": len(seats), "seats": plans, **details}, 201
        )
        return update

    def join(self, table: str, **details: Any) -> Json:
        """Sit down at a table."""
        update: Json = self.post(f"/api/tables/{table}/join", details)
        return update

    def ask(self, table: str, do: str, status: int | None = None, **details: Any) -> Json:
        """Make a request about a table, without a WebSocket."""
        path = f"/api/tables/{table}/requests"
        answer: Json = self.post(path, {"do": do, **details}, status)
        return answer

    @contextmanager
    def live(self, table: str, since: int = 0, chat: int = 0, **headers: str) -> Iterator[Live]:
        """Look at a table live."""
        address = self.server.url.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        path = f"/api/tables/{table}/live?since={since}&chat={chat}"
        with open_window(address + path, Cookie=cookies, **headers) as live:
            yield live


@contextmanager
def guests(server: ServerProcess, number: int = 2) -> Iterator[list[Person]]:
    """So many people at a server, who go home at the end."""
    people = [Person(server) for _ in range(number)]
    try:
        yield people
    finally:
        for person in people:
            person.close()
