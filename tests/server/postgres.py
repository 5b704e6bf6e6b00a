"""A real PostgreSQL server for the tests: made in a folder of its own, and gone with it."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Literal

import psycopg
from psycopg import sql

NOT_INSTALLED = (
    "PostgreSQL's server is not installed, and the tests run against a real one: `make test` "
    "installs it on Debian and Ubuntu; elsewhere, put its `initdb` and `pg_ctl` on the PATH."
)

SETTINGS = """
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = ''
max_connections = 200
fsync = {fsync}
synchronous_commit = {fsync}
full_page_writes = {fsync}
"""

FAST_RECOVERY = "recovery_init_sync_method = syncfs\n"
"""After a crash, one call instead of one for each file; only Linux has it."""

ROOM = 2 * 1024**3
"""Bytes that must be free in memory for a server to work there."""


class PostgresServer:
    """A server on a free port of this machine; anyone here may enter, as user `postgres`.

    Unless it is `durable`, it does not wait for the disk: faster, and safe until the power fails.
    """

    def __init__(self, folder: Path, *, durable: bool) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._numbers = count(1)
        self.port = _free_port()
        self._run("initdb", "--auth=trust", "--username=postgres", "--locale=C.UTF-8", "--no-sync")
        settings = SETTINGS.format(port=self.port, fsync="on" if durable else "off")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(settings + (FAST_RECOVERY if sys.platform == "linux" else ""))

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._run("pg_ctl", "start", "--wait", f"--log={self._folder / 'server.log'}")

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Stop, and wait until it is gone: in good order, or as in a crash (`immediate`)."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={how}")

    def restart(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Stop and start: every connection is lost, and nothing that was committed."""
        self.stop(how)
        self.start()

    @property
    def is_running(self) -> bool:
        """Whether it was started and not stopped."""
        return (self._data / "postmaster.pid").exists()

    def create_database(self, *, like: str | None = None) -> str:
        """Make a database, empty or as a copy of another, and return its address."""
        name = f"games_{next(self._numbers)}"
        template = "template0" if like is None else _name_of(like)
        self._command("CREATE DATABASE {} TEMPLATE {}", name, template)
        return self._url(name)

    def drop_database(self, url: str) -> None:
        """Remove a database, whoever still uses it."""
        self._command("DROP DATABASE {} WITH (FORCE)", _name_of(url))

    def _url(self, name: str) -> str:
        """The address of a database, as people write it, with a password that nobody asks for."""
        return f"postgresql://postgres:secret@127.0.0.1:{self.port}/{name}"

    def _command(self, text: str, *names: str) -> None:
        """Run a command that speaks of databases."""
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL(text).format(*map(sql.Identifier, names)))

    def _run(self, program: str, *arguments: str) -> None:
        """Run a program of PostgreSQL on our data. It refuses to run as root."""
        as_postgres = ["runuser", "-u", "postgres", "--"] if _is_root() else []
        # The output goes to a file, since the server keeps it open as long as it lives.
        with (self._folder / "programs.log").open("a+") as log:
            done = subprocess.run(
                [*as_postgres, _find(program), f"--pgdata={self._data}", *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                check=False,
            )
            if done.returncode:
                log.seek(0)
                raise RuntimeError(f"{program} failed:\n{log.read()}")


@contextmanager
def running_server(*, durable: bool) -> Iterator[PostgresServer]:
    """A server that runs, and is stopped and removed at the end."""
    # Not pytest's folder: that is closed to all but its owner, and the server may be another user.
    place = None if durable else _memory()
    with tempfile.TemporaryDirectory(prefix="civ-postgresql-", dir=place) as name:
        folder = Path(name)
        if _is_root():
            shutil.chown(folder, "postgres")
        server = PostgresServer(folder, durable=durable)
        server.start()
        try:
            yield server
        finally:
            if server.is_running:
                server.stop("immediate")


def is_installed() -> bool:
    """Whether there is a server to run."""
    return all(_candidates(program) for program in ("initdb", "pg_ctl"))


def _find(program: str) -> str:
    """The newest that is installed."""
    return _candidates(program)[-1]


def _candidates(program: str) -> list[str]:
    """Where a program is: on the PATH, or, in Debian, in a folder for each version."""
    on_path = shutil.which(program)
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    by_version = sorted(versions, key=lambda path: int(path.parts[-3]))
    return ([on_path] if on_path else []) + [str(path) for path in by_version]


def _memory() -> Path | None:
    """A folder in memory with room for many small databases, if the machine has one."""
    folder = Path("/dev/shm")
    return folder if folder.is_dir() and shutil.disk_usage(folder).free > ROOM else None


def _name_of(url: str) -> str:
    """The name of the database at an address."""
    return url.rpartition("/")[2]


def _is_root() -> bool:
    return os.geteuid() == 0


def _free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
