"""`civ bot` on standard input and output."""

import json
import shlex
import sys
from pathlib import Path

from civ.game import Game
from tests.cli.running import civ, start


def test_it_answers_until_its_input_ends() -> None:
    game = Game.new(2, seed=7)
    seat, legal = next(iter(game.legal_actions().items()))
    view = json.loads(game.view(seat).to_json())
    requests = [{"do": "hello"}, {"do": "choose", "view": view, "legal": legal, "seed": 1}, "junk"]
    with start("bot", "--level", "random") as bot:
        output, _ = bot.communicate("\n".join(map(json.dumps, requests)).encode())
    assert bot.returncode == 0
    hello, choice, error = map(json.loads, output.splitlines())
    assert hello["name"] == "random"
    assert choice["action"] in legal
    assert error["ok"] is False


RECORDING_BOT = """
import sys
for line in sys.stdin:
    print(line, file=open(sys.argv[1], "a"))
    print('{"ok": true, "name": "slow at first", "version": "1", "action": "play C1"}', flush=True)
"""


def test_it_has_chosen_once_before_it_says_hello(tmp_path: Path) -> None:
    """What a first choice loads and compiles must not be late when somebody waits for it."""
    asked = tmp_path / "asked"
    recording = shlex.join([sys.executable, "-c", RECORDING_BOT, str(asked)])
    with start("bot", "--level", f"cmd:{recording}") as bot:
        output, _ = bot.communicate(b'{"do": "hello"}\n')
    assert json.loads(output)["ok"]
    assert '"do":"choose"' in asked.read_text()


def test_its_help_shows_the_requests_line_by_line() -> None:
    assert '  {"do": "hello"}\n  {"do": "choose", "view": ' in civ("bot", "--help").output


def test_an_unknown_level_is_refused() -> None:
    result = civ("bot", "--level", "genius", exit_code=2)
    assert "'genius' names no bot; there are random, greedy" in result.output
