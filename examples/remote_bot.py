"""A bot that plays at a table of a server: CIV_TOKEN=... python3 remote_bot.py URL TABLE.

docs/server.md says how to get a token. `choose` is where your own thinking goes.
"""

import asyncio
import json
import os
import random
import sys
import urllib.request
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view, legal):
    """Play the domain that it has most of; otherwise do anything."""
    area = "".join(view["areas"][view["you"]])
    return max(legal, key=lambda action: (area.count(action[-2]), random.random()))


async def play(server, table, headers):
    """Sit down, and play until the game is over; a line that breaks is taken up again."""
    join = urllib.request.Request(f"{server}/api/tables/{table}/join", b"{}", headers)
    urllib.request.urlopen(join).close()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async for line in connect(address, additional_headers=headers):
        with suppress(ConnectionClosed):  # the server restarts, or the line broke
            async for message in line:
                update = json.loads(message)
                if update["kind"] == "error":
                    print(update["message"], file=sys.stderr)
                    break
                info = update["info"]
                if info and info["status"] == "over":
                    print("the game is over:", info["outcome"])
                    return
                if info and info["seats"][update["you"]]["is_away"]:  # its clock ran out
                    await line.send('{"do": "back"}')
                if update["legal"]:
                    action = choose(update["view"], update["legal"])
                    request = {"do": "act", "action": action, "ply": update["ply"]}
                    await line.send(json.dumps(request))
        await asyncio.sleep(1)


if __name__ == "__main__":
    token = f"Bearer {os.environ['CIV_TOKEN']}"
    headers = {"Authorization": token, "Content-Type": "application/json"}
    asyncio.run(play(*sys.argv[1:], headers))
