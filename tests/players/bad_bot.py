"""A bot that introduces itself well, and then does what its argument says."""

import json
import os
import signal
import sys
import time
from typing import Any, TextIO

MANNER = sys.argv[1]


def say(text: str, stream: TextIO = sys.stdout) -> None:
    stream.write(text + "\n")
    stream.flush()


def misbehave(request: dict[str, Any]) -> str:
    if MANNER == "crash":
        sys.exit("I lost my cards")
    if MANNER == "killed":
        os.kill(os.getpid(), signal.SIGTERM)
    if MANNER == "mute":
        os.close(1)
    if MANNER in ("mute", "hang"):
        say(str(os.getpid()), sys.stderr)
        time.sleep(600)
    if MANNER == "deaf":
        os.close(0)
        answer = {"ok": True, "action": request["legal"][0]}
        say(json.dumps(answer))
        time.sleep(600)
    if MANNER == "babble":
        while True:
            say("thinking", sys.stderr)
    if MANNER == "endless":
        while True:
            sys.stdout.write("x" * 100_000)
    if MANNER == "twice":
        return '{"ok": true, "action": "end"}\n{"ok": true, "action": "end"}'
    return {
        "nonsense": "I play M1!",
        "empty": "",
        "list": "[]",
        "no-ok": '{"action": "end"}',
        "no-action": '{"ok": true}',
        "number": '{"ok": true, "action": 7}',
        "chances": json.dumps({"ok": True, "action": request["legal"][0], "chances": {"A": 3}}),
        "illegal": '{"ok": true, "action": "play a joke"}',
        "refuse": '{"ok": false, "error": "I do not feel like it"}',
    }[MANNER]


for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "hello":
        say('{"ok": true, "name": "bad", "version": "1"}')
    else:
        say(misbehave(request))
