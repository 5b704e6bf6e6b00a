"""A bot in one page: it gathers the domain that it has most of, and applies no effects.

It needs nothing but Python. Try it against chance:

    civ arena --bots random,"cmd:python3 examples/bot.py" --games 200
"""

import json
import sys


def choose(view, legal):
    """Choose one of the legal actions of the seat `view["you"]`."""
    if view["decision"] == "effect":
        return "end"
    area = "".join(view["areas"][view["you"]])

    def number_in_area(action):
        card = action.split()[1]
        return area.count(card[0])

    return max(legal, key=number_in_area)


def answer(request):
    """Answer a request of docs/notation.md, chapter Bots."""
    if request["do"] == "hello":
        return {"ok": True, "name": "builder", "version": "1"}
    return {"ok": True, "action": choose(request["view"], request["legal"])}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
