"""`civ bot` on standard input and output."""

import json

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


def test_an_unknown_level_is_refused() -> None:
    result = civ("bot", "--level", "genius", exit_code=2)
    assert "'genius' names no bot; there are random, greedy" in result.output
