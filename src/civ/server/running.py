"""Running a server: Uvicorn in this process, or in several that share a PostgreSQL."""

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from litestar.types import ASGIApp

from civ.server.app import create_app
from civ.server.logs import log_config
from civ.server.settings import Settings

SETTINGS_VARIABLE = "CIV_SERVER_SETTINGS"
"""How the settings reach the processes that Uvicorn starts."""

SECONDS_TO_STOP = 5
SECONDS_TO_START = 120

NEW_OBJECTS = 20_000
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


def run(settings: Settings, *, workers: int, log_level: str) -> None:
    """Serve until told to stop."""
    with _settings_in_environment(settings), _stopping_is_success():
        uvicorn.run(
            "civ.server.running:app_from_environment",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=workers,
            log_config=log_config(log_level),
            access_log=False,
            server_header=False,
            proxy_headers=settings.trusts_proxy,
            forwarded_allow_ips="*" if settings.trusts_proxy else None,
            loop="uvloop",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=settings.limits.message_bytes * 4,
            ws_per_message_deflate=False,  # a compressor a connection costs 100 kB and much time
            timeout_graceful_shutdown=SECONDS_TO_STOP,
        )


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


def free_port(host: str, wanted: int = 0) -> int:
    """A port that nobody listens on: the wanted one if it is free, else any."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])


def when_up(settings: Settings, act: Callable[[], object]) -> None:
    """Do something, in a thread of its own, once the server takes connections."""

    def wait_and_act() -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex((settings.host, settings.port)) == 0:
                    act()
                    return
            time.sleep(0.05)

    threading.Thread(target=wait_and_act, daemon=True).start()
