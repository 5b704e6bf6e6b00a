"""What is said at a table: texts, phrases, answers of bots; and who does not hear whom."""

import asyncio
import logging

import msgspec
import sqlalchemy as sa

from civ.game.notation import Seat
from civ.server.api import Mute, Phrase, Say
from civ.server.errors import BadTableError, TooManyError
from civ.server.storage import schema
from civ.server.storage.database import Database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.values import now
from civ.server.storage.writer import AppendLine, Writer
from civ.server.tables.hall import Hall
from civ.server.tables.table import Table
from civ.server.thinking.thinkers import Thinkers, ThinkingFailedError

log = logging.getLogger(__name__)


class Talking:
    """Adds lines to tables."""

    def __init__(
        self,
        database: Database,
        hall: Hall,
        writer: Writer,
        thinkers: Thinkers,
        *,
        lines_per_table: int,
    ) -> None:
        self._database = database
        self._hall = hall
        self._writer = writer
        self._thinkers = thinkers
        self._lines_per_table = lines_per_table
        self._answering: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Leave the last words unsaid."""
        for task in self._answering:
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def say(self, table: Table, seat: Seat, request: Say) -> None:
        """Say something to everyone, or to one's partner."""
        if request.channel == "team" and not table.setup.teams:
            raise BadTableError("there are no teams at this table; say it to all")
        await self._add(table, seat, channel=request.channel, text=_clean(request.text))

    async def tell(self, table: Table, seat: Seat, phrase: Phrase) -> None:
        """Say a phrase; the bots that it concerns answer when they have thought about it."""
        _check_phrase(table, phrase)
        number = await self._add(table, seat, phrase=_with_number_for_all(table, seat, phrase))
        for bot in bots_asked(table, phrase):
            task = asyncio.create_task(self._answer(table, bot, seat, phrase, number))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _answer(
        self, table: Table, bot: Seat, sender: Seat, phrase: Phrase, number: int
    ) -> None:
        """Let a bot answer a phrase from what it can see and thinks."""
        course = table.playing()
        try:
            reply = await self._thinkers.reply(
                course.game.view(bot),
                course.legal_actions(bot),
                phrase,
                sender=sender,
                level=table.level_for(bot),
                asker=table.host,
            )
            if reply is not None:
                answer = msgspec.structs.replace(reply, to=sender, about=number)
                await self._add(table, bot, phrase=answer)
        except TooManyError:
            pass  # enough has been said at this table, also for a bot
        except (ThinkingFailedError, StorageUnavailableError):
            log.exception("a bot at table %s found no answer", table.id)

    async def mute(self, table: Table, seat: Seat, request: Mute) -> None:
        """Hear a seat no more, or again."""
        table.sitter_at(request.seat)
        if request.seat == seat:
            raise BadTableError("nobody can mute themselves; name the seat of another")
        mutes = schema.mutes
        row = {"table": table.id, "listener": seat, "seat": request.seat}
        async with self._database.write() as connection:
            if request.muted:
                await connection.execute(self._database.insert_new(mutes).values(row))
            else:
                is_this = sa.and_(*(mutes.c[name] == value for name, value in row.items()))
                await connection.execute(sa.delete(mutes).where(is_this))
        await self._hall.reload(table)
        self._hall.announce(table, is_info_changed=True)

    async def _add(
        self,
        table: Table,
        seat: Seat,
        *,
        channel: str = "all",
        text: str | None = None,
        phrase: Phrase | None = None,
    ) -> int:
        """Make a line last, and return its number."""
        encoded = None if phrase is None else msgspec.json.encode(phrase).decode()
        while True:
            number = len(table.whisperers) + 1
            if number > self._lines_per_table:
                raise TooManyError("enough has been said at this table; finish the game")
            line = AppendLine(table.id, number, seat, channel, now(), text, encoded)
            is_committed = await self._writer.append_line(line)
            if is_committed:
                if number > len(table.whisperers):
                    table.whisperers.append(seat if channel == "team" else None)
                self._hall.announce(table)
                return number
            await self._hall.catch_up_lines(table)


def bots_asked(table: Table, phrase: Phrase) -> list[Seat]:
    """The bots that think about a phrase: about none when the game is over, nor about an answer."""
    if table.course is None or table.course.is_over or phrase.about is not None:
        return []
    return [
        seat
        for seat, sitter in table.sitters.items()
        if sitter.level is not None and phrase.to in (None, seat)
    ]


def _clean(text: str) -> str:
    """Leave out what cannot be shown, or would disturb what is shown beside it."""
    cleaned = "".join(letter for letter in text if letter.isprintable()).strip()
    if not cleaned:
        raise BadTableError("there is nothing to say in that; write a few words")
    return cleaned


def _check_phrase(table: Table, phrase: Phrase) -> None:
    """Refuse a phrase about a seat that is not at the table."""
    for seat in (phrase.to, phrase.seat):
        if seat is not None:
            table.sitter_at(seat)


def _with_number_for_all(table: Table, seat: Seat, phrase: Phrase) -> Phrase:
    """A phrase that answers a line names it as its sender counts; it is stored as all count."""
    if phrase.about is None:
        return phrase
    heard = table.lines_for(seat)
    if not 1 <= phrase.about <= len(heard):
        raise BadTableError(f"there is no line {phrase.about}; you have heard {len(heard)}")
    return msgspec.structs.replace(phrase, about=heard[phrase.about - 1])
