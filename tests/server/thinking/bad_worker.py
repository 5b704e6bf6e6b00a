"""A worker that says it is ready, and then does what its first argument says.

With a second argument, a file that does not exist yet, only the first such process misbehaves, and
those after it are real workers.
"""

import json
import os
import signal
import sys
from pathlib import Path

READY = {"number": 0, "answer": {"is": "ready"}}


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def misbehave(manner: str, number: int) -> None:
    if manner == "crash":
        sys.exit("I lost my cards")
    elif manner == "hang":
        signal.pause()
    elif manner == "mute":
        os.close(1)
        signal.pause()
    elif manner == "endless":
        while True:
            sys.stdout.write("x" * 100_000)
    elif manner == "nonsense":
        say("I play M1!")
    elif manner == "wrong number":
        say(json.dumps({"number": number + 1, "answer": {"is": "replied", "phrase": None}}))
    elif manner == "wrong kind":
        say(json.dumps({"number": number, "answer": {"is": "replied", "phrase": None}}))
    elif manner == "illegal":
        choice = {"action": "play a joke"}
        say(json.dumps({"number": number, "answer": {"is": "chosen", "choice": choice}}))
    else:
        raise ValueError(f"there is no manner {manner!r}")


def is_first(marker: Path) -> bool:
    """Whether no process has come here before."""
    try:
        marker.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


if __name__ == "__main__":
    if len(sys.argv) > 2 and not is_first(Path(sys.argv[2])):
        from civ.server.thinking.worker import main  # what misbehaves needs no such long start

        main()
    elif sys.argv[1] == "no start":
        sys.exit("I cannot get up")
    else:
        say(json.dumps(READY))
        for line in sys.stdin:
            misbehave(sys.argv[1], json.loads(line)["number"])
