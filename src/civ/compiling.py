"""Level 0: how the plain Python of the rules becomes machine code, and where that code is kept.

Two decorators: `rule` for a function that only compiled code calls, `entry` for one that Python
calls too. Numba keeps the machine code of entries on disk, but it does not notice a change in a
function that they call from another file. So the cache folder is named after a hash of every
source that can be part of it: an edit anywhere in them starts a new folder.

Whoever calls entries only to have them ready does so in `compiling_alone`: of several processes
that start at once, one compiles and the others wait for it.

With `NUMBA_DISABLE_JIT=1` both decorators return the function as it is.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from filelock import FileLock
from numba.core import event
from platformdirs import user_cache_path

COMPILED_PACKAGES = ("rules", "players/search")
"""The folders of `civ` with compiled functions; each may call those of the ones before it."""

UNUSED_CACHE_LIFETIME_DAYS = 30

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile a function that only other compiled functions call."""
    compiled: F = numba.njit(error_model="numpy")(function)
    return compiled


def entry(function: F) -> F:
    """Compile a function that Python calls; it releases the GIL and is kept on disk."""
    if numba.config.DISABLE_JIT:
        return function
    shared_folder = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(function.__module__))
    compiled: F = numba.njit(error_model="numpy", nogil=True)(function)
    try:
        compiled.enable_caching()  # type: ignore[attr-defined]  # of Numba's dispatcher
    except RuntimeError:  # nowhere to write: every start compiles, and all works
        pass
    finally:
        numba.config.CACHE_DIR = shared_folder
    return compiled


@contextmanager
def compiling_alone() -> Iterator[None]:
    """Let no other process compile in its own such block meanwhile; it finds the code on disk."""
    with ExitStack() as stack:
        with suppress(OSError):  # nowhere to write: each compiles for itself
            cache_root().parent.mkdir(parents=True, exist_ok=True)
            stack.enter_context(FileLock(cache_root().with_suffix(".lock")))
        yield


@cache
def cache_root() -> Path:
    """Return the folder of all compiled code; `CIV_CACHE` puts it elsewhere."""
    home = os.environ.get("CIV_CACHE")
    return (Path(home) if home else user_cache_path("carta-impera", appauthor=False)) / "compiled"


def cache_folder(module: str) -> Path:
    """Return the folder for the machine code of a module, with exactly these sources."""
    for number, package in enumerate(COMPILED_PACKAGES, start=1):
        if module.startswith("civ." + package.replace("/", ".")):
            return cache_root() / _fingerprint(COMPILED_PACKAGES[:number])
    return cache_root() / _fingerprint(COMPILED_PACKAGES)


@cache
def _fingerprint(packages: tuple[str, ...]) -> str:
    """Hash all that decides what the compiled code is, save the processor (Numba checks that)."""
    digest = hashlib.sha256(f"{numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    here = Path(__file__).parent
    sources = [Path(__file__)]
    for package in packages:
        sources += sorted((here / package).rglob("*.py"))
    for source in sources:
        digest.update(source.relative_to(here).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _forget_unused_caches() -> None:
    """Remove the folders that nobody has written to for a month."""
    oldest = time.time() - UNUSED_CACHE_LIFETIME_DAYS * 24 * 3600
    for folder in cache_root().glob("*"):
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


class _FirstStartMessage(event.Listener):  # type: ignore[misc]  # Numba is untyped
    """Tells the person who waits, once a process, that compiling is why."""

    def __init__(self) -> None:
        self.was_shown = False

    def on_start(self, event: event.Event) -> None:
        function = event.data["dispatcher"].py_func
        if self.was_shown or not function.__module__.startswith("civ."):
            return
        self.was_shown = True
        print(
            "Carta Impera: compiling the rules for this machine (only once, under a minute) ...",
            file=sys.stderr,
            flush=True,
        )
        _forget_unused_caches()

    def on_end(self, event: event.Event) -> None:
        """Say nothing: the program that was waiting goes on."""


if not numba.config.DISABLE_JIT:
    event.register("numba:compile", _FirstStartMessage())
