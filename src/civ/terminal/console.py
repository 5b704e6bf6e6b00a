"""The terminal itself: writing to it, and asking for a line."""

import io
import sys

from rich.console import Console


def open_console() -> Console:
    """Return a console on standard output; what it cannot write or read becomes a question mark."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False)


def ask(console: Console, prompt: str) -> str | None:
    """Return the next line without spaces at its ends, or None at the end of input or Ctrl-C."""
    try:
        line = console.input(f"[bold]{prompt}[/bold] ").strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    if not sys.stdin.isatty():
        console.print(line, markup=False)
    return line
