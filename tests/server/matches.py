"""Matches that go on whatever happens to the server: their players ask again until answered."""

import random
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count

from websockets.exceptions import WebSocketException

from tests.server.running import PATIENCE, Json, Live, Person, ServerProcess

MOST_INTERRUPTIONS = 3
"""How often a player may be cut off or turned away by one fault: before it, in it, and after."""


class Weather:
    """Whether the server can be expected to answer, and how many actions it has acknowledged."""

    def __init__(self) -> None:
        self._is_fair = threading.Event()
        self._is_fair.set()
        self._changed = threading.Condition()
        self._acknowledged = 0

    @contextmanager
    def storm(self) -> Iterator[None]:
        """As long as the block lasts, nobody need be answered."""
        self._is_fair.clear()
        yield
        self._is_fair.set()

    def wait_until_fair(self) -> None:
        """Wait until there is no storm."""
        assert self._is_fair.wait(PATIENCE), "the storm did not end"

    def acknowledge(self) -> None:
        """Count an action that the server says it has applied."""
        with self._changed:
            self._acknowledged += 1
            self._changed.notify_all()

    def wait_for_actions(self, more: int) -> None:
        """Wait until so many more actions were acknowledged."""
        with self._changed:
            goal = self._acknowledged + more
            assert self._changed.wait_for(lambda: self._acknowledged >= goal, PATIENCE)


class MatchPlayer:
    """Plays at random. Whatever was not answered is asked again, word for word."""

    def __init__(self, person: Person, table: str, weather: Weather, seed: int) -> None:
        self.person = person
        self.actions: list[str] = []
        """What was acknowledged, each action once."""
        self._table = table
        self._weather = weather
        self._random = random.Random(seed)
        self._ply = 0
        self._legal: list[str] = []
        self._is_over = False
        self._asked: tuple[str, int] | None = None
        self._interruptions = 0

    def play(self) -> None:
        """Play to the end, and come back after every interruption."""
        while not self._is_over:
            try:
                with self.person.live(self._table, since=self._ply) as live:
                    self._play_on(live)
            except (ConnectionError, WebSocketException):
                self._wait_out()

    def _wait_out(self) -> None:
        """Wait until the server can be asked again."""
        self._interruptions += 1
        assert self._interruptions <= MOST_INTERRUPTIONS, "the server does not come back"
        self._weather.wait_until_fair()

    def _play_on(self, live: Live) -> None:
        first = live.receive()
        if first["kind"] == "error":
            self._refused(first)
            return
        assert first["since"] == self._ply, "nothing that was seen is told again"
        self._look(first)
        while not self._is_over:
            if self._asked is None and self._legal:
                self._asked = self._random.choice(self._legal), self._ply
            if self._asked is None:
                self._look(live.receive())
            else:
                self._ask(live, *self._asked)

    def _ask(self, live: Live, action: str, ply: int) -> None:
        """Play an action; if it was applied already, it is not applied again."""
        answer = live.ask("act", action=action, ply=ply)
        if answer["kind"] == "error":
            self._refused(answer)
            return
        if answer["was_applied"]:
            self._weather.acknowledge()
        self.actions.append(action)
        self._asked = None
        self._look(answer)

    def _refused(self, failure: Json) -> None:
        assert failure["code"] == "unavailable", failure
        self._wait_out()

    def _look(self, update: Json) -> None:
        self._ply = update["ply"]
        self._legal = update["legal"]
        self._is_over = update["view"]["result"] is not None


class Match:
    """Two or more people at a table, perhaps with bots."""

    def __init__(self, table: str, players: dict[str, MatchPlayer]) -> None:
        self.table = table
        self.players = players

    def check_record(self) -> None:
        """All that was acknowledged is in the record, in order, and nothing twice."""
        someone = next(iter(self.players.values())).person
        record = someone.get(f"/api/tables/{self.table}/record")
        for seat, player in self.players.items():
            lines = (line.partition(" ") for line in record["actions"])
            assert [action for actor, _, action in lines if actor == seat] == player.actions


class Tournament:
    """Matches that are played at the same time, each player in a thread of their own."""

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        """The players of each match are spread over the servers."""
        self.weather = Weather()
        self.matches: list[Match] = []
        self._servers = servers
        self._seeds = count()
        self._pool = ThreadPoolExecutor(max_workers=32)
        self._playing: list[Future[None]] = []

    def add(self, *levels: str, people: int = 2) -> None:
        """Open one more table for so many people, and bots of these levels."""
        homes = [self._servers[number % len(self._servers)] for number in range(people)]
        host, *guests = [Person(home) for home in homes]
        opened = host.open_table("me", *["anyone"] * len(guests), *levels)
        seats = [opened, *(guest.join(opened["table"]) for guest in guests)]
        players = {
            update["you"]: MatchPlayer(person, opened["table"], self.weather, next(self._seeds))
            for person, update in zip([host, *guests], seats, strict=True)
        }
        self.matches.append(Match(opened["table"], players))

    def begin(self) -> None:
        """Let everyone play."""
        for match in self.matches:
            for player in match.players.values():
                self._playing.append(self._pool.submit(player.play))

    def finish(self) -> None:
        """Wait until every match is over, and see what is written about it."""
        for playing in self._playing:
            playing.result(PATIENCE)
        for match in self.matches:
            match.check_record()

    def close(self) -> None:
        """Let everyone go home."""
        self._pool.shutdown(cancel_futures=True)
        for match in self.matches:
            for player in match.players.values():
                player.person.close()


@contextmanager
def tournament(*servers: ServerProcess) -> Iterator[Tournament]:
    """A tournament, cleared away at the end."""
    matches = Tournament(servers)
    try:
        yield matches
    finally:
        matches.close()
