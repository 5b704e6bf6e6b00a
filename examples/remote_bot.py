"""A bot that plays at a table of a server: CIV_TOKEN=... python3 remote_bot.py URL TABLE.

docs/server.md says how to get a token. `choose` is where your own thinking goes.
"""

import json
import os
import random
import sys
import urllib.request

from websockets.sync.client import connect


def choose(view, legal):
    """Play the domain that it has most of; otherwise do anything."""
    area = "".join(view["areas"][view["you"]])
    return max(legal, key=lambda action: (area.count(action[-2]), random.random()))


def play(server, table, headers):
    """Sit down, and play until the game is over; a line that breaks is taken up again."""
    join = urllib.request.Request(f"{server}/api/tables/{table}/join", b"{}", headers)
    urllib.request.urlopen(join).close()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    status = None
    while status != "over":
        with connect(address, additional_headers=headers) as line:
            for message in line:
                update = json.loads(message)
                status = (update.get("info") or {"status": status})["status"]
                if status == "over":
                    break
                if update.get("legal"):
                    action = choose(update["view"], update["legal"])
                    line.send(json.dumps({"do": "act", "action": action, "ply": update["ply"]}))
    print("the game is over:", update["info"]["outcome"])


if __name__ == "__main__":
    token = f"Bearer {os.environ['CIV_TOKEN']}"
    play(*sys.argv[1:], {"Authorization": token, "Content-Type": "application/json"})
