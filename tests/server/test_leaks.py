"""Nobody gets a byte that depends on what they may not know (V1-V3).

Two servers have the same tables, but what a viewer may not see is dealt another way on the second.
Whatever the viewer asks and whatever the others do, both say the same to it, byte for byte.
"""

import asyncio
import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest
import sqlalchemy as sa

from civ.game.event import Viewer
from civ.game.notation import ACTION_TEXTS, SEATS, Seat
from civ.server.accounts import Accounts
from civ.server.storage import schema
from civ.server.storage.database import open_database
from civ.server.storage.migrations import migrate
from civ.server.storage.values import now
from tests.game.modes import MODES
from tests.server.running import MANY_VISITORS, PATIENCE, Json, Live, Person, ServerProcess, running
from tests.server.twins import Course, random_course, seat_of, twin_of

ALL_VIEWERS: list[Viewer] = [*SEATS, "spectator"]

NAMES = ("2-basic", "3-draft", "4-basic-teams", "4-draft")
"""Modes that have together all that there is; tests of `civ.game` see to the others."""

STORED = 40
"""Actions that were played before the servers start."""

LIVE = 12
"""Actions that are played while the viewer looks on."""

WHEN = now()
CLOCK: Json = {"kind": "live", "seconds": 36_000, "increment": 10}
SECRET = "5" * 64


class Case(NamedTuple):
    """A table for one viewer: as it is on the first server, and on the second."""

    id: str
    viewer: Viewer
    course: Course
    twin: Course


def all_cases() -> list[Case]:
    """A table of each kind for each viewer."""
    cases: list[Case] = []
    for mode in [mode for mode in MODES if mode.name in NAMES]:
        viewers: list[Viewer] = [*SEATS[: mode.players], "spectator"]
        for viewer in viewers:
            number = len(cases)
            course = random_course(mode, number, STORED + LIVE)
            twin = twin_of(course, viewer, number)
            cases.append(Case(f"{number:012d}", viewer, course, twin))
    return cases


class Side(NamedTuple):
    """One of the two servers, with the people who play there."""

    server: ServerProcess
    people: dict[Viewer, Person]


Sides = tuple[Side, Side]


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return all_cases()


@pytest.fixture(scope="module")
def sides(cases: list[Case], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sides]:
    """Two servers that differ in what the viewer of each table may not know."""
    folder = tmp_path_factory.mktemp("twins")
    one, other = folder / "one.db", folder / "other.db"
    keys, accounts = asyncio.run(make_accounts(one))
    shutil.copy(one, other)
    asyncio.run(store(one, accounts, [(case, case.course) for case in cases], whispers=1))
    asyncio.run(store(other, accounts, [(case, case.twin) for case in cases], whispers=3))
    with side_at(one, keys) as first, side_at(other, keys) as second:
        yield first, second


@contextmanager
def side_at(file: Path, keys: dict[Viewer, str]) -> Iterator[Side]:
    """A server on a database, and the people with these keys."""
    with running(f"sqlite:///{file}", "--thinkers=1", *MANY_VISITORS) as server:
        people = {viewer: Person(server, key=key) for viewer, key in keys.items()}
        yield Side(server, people)
        for person in people.values():
            person.close()


async def make_accounts(file: Path) -> tuple[dict[Viewer, str], dict[Viewer, str]]:
    """Make a database with an account for each viewer; return their keys and identifiers."""
    database = open_database(f"sqlite:///{file}")
    await migrate(database)
    keys: dict[Viewer, str] = {}
    ids: dict[Viewer, str] = {}
    for viewer in ALL_VIEWERS:
        account, keys[viewer] = await Accounts(database).create(f"Player {viewer}")
        ids[viewer] = account.id
    await database.close()
    return keys, ids


async def store(
    file: Path, accounts: dict[Viewer, str], games: list[tuple[Case, Course]], *, whispers: int
) -> None:
    """Write tables in the middle of their games, at which people have talked and whispered."""
    database = open_database(f"sqlite:///{file}")
    async with database.write() as connection:
        for case, course in games:
            for table, rows in rows_of(case, course, accounts, whispers).items():
                if rows:
                    await connection.execute(sa.insert(table), rows)
    await database.close()


def rows_of(
    case: Case, course: Course, accounts: dict[Viewer, str], whispers: int
) -> dict[sa.Table, list[Json]]:
    """What is stored about a table."""
    mode = course.mode
    setup = {"players": mode.players, "variant": mode.variant, "teams": mode.teams}
    pace = CLOCK if int(case.id) % 2 else {"kind": "none"}
    pact = {"pace": pace, "absence": {}, "is_rated": False, "has_hints": True}
    seats = SEATS[: mode.players]
    return {
        schema.tables: [
            {
                "id": case.id,
                "host": accounts["A"],
                "status": "playing",
                "access": "link",
                "players": mode.players,
                "setup": json.dumps(setup | pact),
                "secret": SECRET,
                "deck": " ".join(course.deck),
                "first": course.first,
                "created": WHEN,
                "started": WHEN,
            }
        ],
        schema.seats: [
            {"table": case.id, "seat": seat, "account": accounts[seat]} for seat in seats
        ],
        schema.moves: [
            {"table": case.id, "ply": ply, "seat": seat, "text": action, "at": WHEN}
            for ply, (seat, action) in enumerate(course.steps[:STORED], start=1)
        ],
        schema.lines: [
            {"table": case.id, "number": number, "at": WHEN, **line}
            for number, line in enumerate(lines_of(case, whispers), start=1)
        ],
        schema.mutes: [
            {"table": case.id, "listener": seat, "seat": "A"}
            for seat in seats[1:whispers]
            if seat != case.viewer
        ],
    }


def lines_of(case: Case, whispers: int) -> list[Json]:
    """What was said: always the same to all, and so many lines to a partner that are hidden."""
    hello = {"seat": "A", "channel": "all", "text": "Good luck!"}
    thanks = {"seat": "B", "channel": "all", "text": "Thanks."}
    if not case.course.mode.teams:
        return [hello, thanks]
    whisperer = "B" if case.viewer in ("A", "C") else "A"
    hidden = [
        {"seat": whisperer, "channel": "team", "text": f"{whispers} {number}"}
        for number in range(whispers)
    ]
    return [hello, *hidden, thanks]


def test_the_twins_differ_in_what_is_hidden(cases: list[Case]) -> None:
    with_other_hands = 0
    for case in cases:
        one, other = (course.game(STORED).position() for course in (case.course, case.twin))
        assert one.deck != other.deck
        with_other_hands += one.hands != other.hands
    assert with_other_hands > len(cases) / 2, "most others must hold other cards"
    assert any(case.course.steps != case.twin.steps for case in cases), "no choice was exchanged"


def test_whatever_a_viewer_asks_is_answered_without_a_hidden_card(
    cases: list[Case], sides: Sides
) -> None:
    for case in cases:
        for path in questions(case):
            one, other = (side.people[case.viewer].client.get(path) for side in sides)
            assert timeless(one.content) == timeless(other.content), f"{path} as {case.viewer}"
        for request in attempts(case):
            path = f"/api/tables/{case.id}/requests"
            one, other = (
                side.people[case.viewer].client.post(path, json=request) for side in sides
            )
            assert timeless(one.content) == timeless(other.content), f"{request} as {case.viewer}"
            assert one.is_client_error


def timeless(message: bytes) -> bytes:
    """A message without what clocks show, as the two servers are not asked at the same moment."""
    return re.sub(rb'"left":[0-9.]+', b'"left":0', message)


def questions(case: Case) -> Iterator[str]:
    """All that a viewer may ask about a table."""
    table = f"/api/tables/{case.id}"
    for since in range(0, STORED + 1, 8):
        yield f"{table}?since={since}"
    yield f"{table}?since={STORED}&chat=1"
    for refused in ("record", "replay", "evaluation"):
        yield f"{table}/{refused}"
    if not legal_for_viewer(case):
        yield f"{table}/hint"
    yield "/api/me/tables"
    yield "/api/tables"


def attempts(case: Case) -> Iterator[Json]:
    """What a viewer may try and must not do."""
    legal = legal_for_viewer(case)
    for action in ACTION_TEXTS[::23]:
        if action not in legal:
            yield {"do": "act", "action": action, "ply": STORED}
    yield {"do": "act", "action": "nonsense", "ply": STORED}
    yield {"do": "undo", "ply": STORED, "count": 100}
    if not case.course.mode.teams:
        yield {"do": "say", "text": "psst", "channel": "team"}


def legal_for_viewer(case: Case) -> list[str]:
    """What the viewer may do when the servers start."""
    seat = seat_of(case.viewer)
    return [] if seat is None else case.course.game(STORED).legal_actions().get(seat, [])


def test_whatever_the_others_do_is_told_without_a_hidden_card(
    cases: list[Case], sides: Sides
) -> None:
    took_back = 0
    for case in cases:
        first, second = (side.people[case.viewer].live(case.id, since=STORED) for side in sides)
        with first as one, second as other:
            watch = Watch(case, sides, (one, other))
            watch.both_are_told_the_same()
            watch.viewer_tries_nonsense()
            for number in range(STORED, len(case.course.steps)):
                took_back += watch.play_and_take_back(number)
            watch.viewer_comes_back()
    assert took_back, "nothing was ever taken back"


class Watch:
    """A viewer looks at the same table on both servers while the others play."""

    def __init__(self, case: Case, sides: Sides, windows: tuple[Live, Live]) -> None:
        self._case = case
        self._sides = sides
        self._windows = windows
        self._ply = STORED

    def both_are_told_the_same(self) -> None:
        """Compare the next message to the viewer."""
        one, other = (
            timeless(window.connection.recv(PATIENCE, decode=False)) for window in self._windows
        )
        assert one == other, f"table {self._case.id} as {self._case.viewer}"

    def viewer_tries_nonsense(self) -> None:
        """Compare an error."""
        for window in self._windows:
            window.send("act", action="nonsense", ply=self._ply)
        self.both_are_told_the_same()

    def viewer_comes_back(self) -> None:
        """Compare what is told to a viewer who was away, perhaps while something was taken back."""
        for since in (0, STORED // 2, STORED, self._ply - 1):
            path = f"/api/tables/{self._case.id}?since={since}"
            one, other = (side.people[self._case.viewer].client.get(path) for side in self._sides)
            assert timeless(one.content) == timeless(other.content), (
                f"{path} as {self._case.viewer}"
            )

    def play_and_take_back(self, number: int) -> bool:
        """Play an action after a wrong one; take it back and play it again, if that is allowed."""
        seat, _ = self._case.course.steps[number]
        self._ask_both(seat, [{"do": "act", "action": "nonsense", "ply": self._ply}] * 2)
        actions = [course.steps[number][1] for course in (self._case.course, self._case.twin)]
        can_undo = self._act_on_both(seat, actions)
        if can_undo:
            self._change_both(seat, [{"do": "undo", "ply": self._ply}] * 2)
            self._act_on_both(seat, actions)
        return can_undo

    def _act_on_both(self, seat: Seat, actions: list[str]) -> bool:
        """Play an action; return whether it may be taken back."""
        update = self._change_both(
            seat, [{"do": "act", "action": action, "ply": self._ply} for action in actions]
        )
        return bool(update["undoable"])

    def _change_both(self, seat: Seat, requests: list[Json]) -> Json:
        """Let a seat change something, and compare what the viewer is told about it."""
        update: Json = self._ask_both(seat, requests).json()
        assert update["was_applied"]
        self.both_are_told_the_same()
        self._ply = update["ply"]
        return update

    def _ask_both(self, seat: Seat, requests: list[Json]) -> httpx2.Response:
        """Let a seat ask; what the viewer itself is answered is compared."""
        path = f"/api/tables/{self._case.id}/requests"
        one, other = (
            side.people[seat].client.post(path, json=request)
            for side, request in zip(self._sides, requests, strict=True)
        )
        assert one.status_code == other.status_code
        is_same = timeless(one.content) == timeless(other.content)
        assert seat != self._case.viewer or is_same
        return one


# Whispers


def test_what_partners_whisper_leaves_no_trace_with_others(
    welcome: Callable[[], Person],
) -> None:
    people = [welcome() for _ in range(4)]
    for outsider in (people[1], welcome()):
        quiet, secretive = (team_table(people) for _ in range(2))
        with outsider.live(quiet) as one, outsider.live(secretive) as other:
            one.receive()
            other.receive()
            for number in range(3):
                people[0].ask(secretive, "say", text="you take Science", channel="team")
                people[2].ask(secretive, "say", text="I will", channel="team")
                for table in (quiet, secretive):
                    people[2].ask(table, "say", text=f"to all: {number}")
                assert said(one) == said(other)
        whole = [outsider.client.get(f"/api/tables/{table}") for table in (quiet, secretive)]
        assert [answer.json()["line"] for answer in whole] == [3, 3]
        assert b"Science" not in whole[1].content
        assert len(people[0].get(f"/api/tables/{secretive}")["chat"]) == 9


def team_table(people: list[Person]) -> str:
    """Let four people sit down in two teams."""
    table: str = people[0].open_table("me", "anyone", "anyone", "anyone", teams=True)["table"]
    for person in people[1:]:
        person.join(table)
    return table


def said(window: Live) -> Json:
    """What the next message with a line says about the chat, without its time."""
    message = window.receive()
    while not message["chat"]:
        message = window.receive()
    for line in message["chat"]:
        del line["at"]
    return {name: message[name] for name in ("since", "ply", "marks", "chat", "line", "muted")}


# What is published of the deal, and what is logged


def test_the_commitment_hides_256_random_bits(anna: Person) -> None:
    info = anna.open_table("me", "easy")["info"]
    anna.ask(info["id"], "resign")
    fair = anna.get(f"/api/tables/{info['id']}/record")["fair"]
    assert len(bytes.fromhex(fair["secret"])) == 32
    assert info["commitment"] == hashlib.sha256(bytes.fromhex(fair["secret"])).hexdigest()


def test_the_secret_of_a_deal_is_in_no_message_before_the_end(
    server: ServerProcess, anna: Person
) -> None:
    table = anna.open_table("me", "easy")["table"]
    paths = [f"/api/tables/{table}", "/api/me/tables", *unfinished(table)]
    answers = [anna.client.get(path).text for path in paths]
    anna.ask(table, "resign")
    secret = anna.get(f"/api/tables/{table}/record")["fair"]["secret"]
    assert not any(secret in answer for answer in answers)
    assert secret not in json.dumps(server.log)


def unfinished(table: str) -> list[str]:
    """What is refused until the end."""
    return [f"/api/tables/{table}/{what}" for what in ("record", "replay", "evaluation")]
