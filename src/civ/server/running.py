"""Running a server: Uvicorn in this process, or in several that share a PostgreSQL."""

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp

from civ.server.app import create_app
from civ.server.lines import PunctualHttp, PunctualWebSocket
from civ.server.logs import log_config
from civ.server.settings import Settings
from civ.server.thinking.process import SECONDS_TO_START

SETTINGS_VARIABLE = "CIV_SERVER_SETTINGS"
"""How the settings reach the processes that Uvicorn starts."""

SECONDS_TO_STOP = 5

NEW_OBJECTS = 50_000
"""So many more objects than before make Python look for circles among them."""


def app_from_environment() -> ASGIApp:
    """Make the application in a process that Uvicorn started."""
    _end_with_parent()
    app = create_app(msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings))
    _calm_the_collector()
    return app


def _calm_the_collector() -> None:
    """Look for garbage in circles less often: there is hardly any, and all that is loaded stays.

    With thousands of matches in memory, looking at each of them again and again takes much time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


def _end_with_parent() -> None:
    """Stop when the process that started this one is gone: nobody else could stop it, or tell it
    from the one that takes its place.
    """
    parent = multiprocessing.parent_process()

    def follow() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=follow, daemon=True).start()


class PatientServer(uvicorn.Server):
    """Stops in good order however often it is told to: that takes some seconds at most.

    Uvicorn would drop everything when Ctrl-C is pressed again, with a page of errors.
    """

    def handle_exit(self, _sig: int, frame: FrameType | None) -> None:
        """Take Ctrl-C for SIGTERM."""
        super().handle_exit(signal.SIGTERM, frame)


def run(
    settings: Settings, *, workers: int, log_level: str, listener: socket.socket | None = None
) -> None:
    """Serve until told to stop, through the listener if there is one already."""
    options: dict[str, Any] = {
        "app": "civ.server.running:app_from_environment",
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": workers,
        "log_config": log_config(log_level),
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # it would believe whatever a caller adds; see `addresses`
        "loop": "uvloop",
        "http": PunctualHttp,
        "ws": PunctualWebSocket,
        "ws_max_size": settings.limits.message_bytes * 4,
        "ws_per_message_deflate": False,  # a compressor a connection costs 100 kB and much time
        "timeout_graceful_shutdown": SECONDS_TO_STOP,
    }
    with _settings_in_environment(settings), _stopping_is_success():
        if workers > 1:
            uvicorn.run(**options)
        else:
            sockets = None if listener is None else [listener]
            PatientServer(uvicorn.Config(**options)).run(sockets)


@contextmanager
def _settings_in_environment(settings: Settings) -> Iterator[None]:
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    try:
        yield
    finally:
        del os.environ[SETTINGS_VARIABLE]


@contextmanager
def _stopping_is_success() -> Iterator[None]:
    """End with status 0 when told to stop, by SIGTERM or by Ctrl-C.

    Uvicorn closes in good order, and then raises the signal again for whoever handled it before.
    """
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(0)
    finally:
        signal.signal(signal.SIGTERM, before)


def free_port(host: str) -> int:
    """A port that nobody listens on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as probe:
        return int(probe.getsockname()[1])


def listen(host: str, wanted: int) -> socket.socket:
    """Listen on the wanted port, or on any if another program does.

    From now on the port is ours, and whoever calls waits until the server is up.
    """
    try:
        return socket.create_server((host, wanted))
    except OSError:
        return socket.create_server((host, 0))


def when_up(settings: Settings, act: Callable[[], object]) -> None:
    """Do something, in a thread of its own, once the server answers on a port that is ours."""

    def wait_and_act() -> None:
        connection = HTTPConnection(settings.host, settings.port, timeout=SECONDS_TO_START)
        with suppress(OSError, HTTPException), closing(connection):  # then it has not come up
            connection.request("GET", "/healthz")
            connection.getresponse()
            act()

    threading.Thread(target=wait_and_act, daemon=True).start()
