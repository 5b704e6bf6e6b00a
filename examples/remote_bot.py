"""A bot that plays at a table of a server, over the API that people's browsers use.

    CIV_TOKEN=... python3 examples/remote_bot.py http://127.0.0.1:8000 TABLE

docs/server.md says how to get a token. `choose` is where your own thinking goes.
"""

import json
import os
import random
import sys
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(view, legal):
    """Play the domain that it has most of; otherwise do anything."""
    area = "".join(view["areas"][view["you"]])
    return max(legal, key=lambda action: (area.count(action[-2]), random.random()))


def play(server, table, headers):
    """Sit down, and play until the game is over; a lost line is taken up again."""
    join = urllib.request.Request(f"{server}/api/tables/{table}/join", b"{}", headers)
    urllib.request.urlopen(join).close()
    live, ply, status = server.replace("http", "ws", 1), 0, None
    while status != "over":
        try:
            with connect(
                f"{live}/api/tables/{table}/live?since={ply}", additional_headers=headers
            ) as line:
                while status != "over":
                    update = json.loads(line.recv())
                    status = (update.get("info") or {"status": status})["status"]
                    ply = update.get("ply", ply)
                    if update.get("legal"):
                        action = choose(update["view"], update["legal"])
                        line.send(json.dumps({"do": "act", "action": action, "ply": ply}))
        except (ConnectionClosed, OSError):
            print("the line broke; trying again", file=sys.stderr)
    print("the game is over:", update["view"]["result"])


if __name__ == "__main__":
    token = os.environ["CIV_TOKEN"]
    own = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    play(sys.argv[1].rstrip("/"), sys.argv[2], own)
