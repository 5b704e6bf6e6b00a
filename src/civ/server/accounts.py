"""Accounts: who someone is, and what proves it.

An account has no password. A random secret proves it: in the cookie of a device, in the token of a
bot, or, once, in a recovery link. Only a hash of it is stored. A plain SHA-256 will do: unlike a
password, 32 random bytes cannot be guessed.
"""

import hashlib
import math
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.server import api
from civ.server.errors import NotFoundError, ServerError
from civ.server.known_keys import AccountRow, KnownKeys
from civ.server.names import clean_name, is_reserved, name_key, offered_names, similar_names
from civ.server.ratings import public_accounts
from civ.server.storage.bulk import BulkInsert
from civ.server.storage.database import Database
from civ.server.storage.gathering import Gathering
from civ.server.storage.schema import accounts, keys
from civ.server.storage.sharing import SharedWrites
from civ.server.storage.values import new_id, now

SECRET_BYTES: Final = 32
RECOVERY_LIFE: Final = 24 * 3600 * 1000
"""Milliseconds for which a recovery link can be used."""

KEYS_AT_ONCE: Final = 200
"""Keys that are looked up together."""

CANDIDATES: Final = 16
"""Names among which a free one is looked for at a time."""

ACCOUNTS_AT_ONCE: Final = 50
"""Accounts that are made together."""

SECONDS_KNOWN: Final = 30.0
"""So long a key that another process made void is still believed at most, should that process die
before it says so."""

_OWNERS = (
    sa.select(accounts, keys.c.hash)
    .join(keys, keys.c.account == accounts.c.id)
    .where(
        keys.c.hash.in_(sa.bindparam("digests", expanding=True)),
        keys.c.kind.in_(["device", "bot"]),
    )
)


class NameTakenError(ServerError):
    """A name that is another's, or too much like it."""

    code = "name_taken"
    status = 409


class Arrival(msgspec.Struct, frozen=True, eq=False):
    """An account that is to be made, with its first key."""

    account: AccountRow
    kind: Literal["device", "bot"]
    secret: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(SECRET_BYTES))


class Accounts:
    """Makes, finds and changes accounts."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], int] = now,
        announce: Callable[[str], None] = lambda _account_id: None,
    ) -> None:
        """`announce` tells all processes that an account has another name, or void keys."""
        self._database = database
        self._clock = clock
        self._announce = announce
        self._owners = Gathering(self._owners_of, KEYS_AT_ONCE)
        self._arrivals = SharedWrites(database, self._insert_all, ACCOUNTS_AT_ONCE)
        self._insert = BulkInsert(database, accounts)
        self._known = KnownKeys(SECONDS_KNOWN if database.is_postgresql else math.inf)

    async def create(self, name: str | None = None) -> tuple[AccountRow, str]:
        """Make an account, with a name of one's own or with one that is offered, and its secret."""
        return await self._create(name, kind="device", owner=None)

    async def create_bot(self, owner: str, name: str) -> tuple[AccountRow, str]:
        """Make an account for a program that an account answers for, and its token."""
        return await self._create(name, kind="bot", owner=owner)

    async def authenticate(self, secret: str) -> AccountRow | None:
        """Find whose secret this is. A wrong one, whatever is wrong with it, is simply nobody's."""
        return await self.owner_of(digest_of(secret))

    async def owner_of(self, digest: bytes) -> AccountRow | None:
        """Find whose secret has this digest."""
        account = self._known.get(digest)
        if account is None:
            changes = self._known.changes
            account = await self._owners.get(digest)
            if account is not None:
                self._known.put(digest, account, changes)
        return account

    def is_known(self, digest: bytes) -> bool:
        """Whether a key is certainly valid; if not, `owner_of` finds out."""
        return self._known.get(digest) is not None

    async def rename(self, account_id: str, name: str) -> AccountRow:
        """Give an account another name."""
        name = await self._checked(name)
        try:
            async with self._database.write() as connection:
                rows = await connection.execute(
                    sa.update(accounts)
                    .where(accounts.c.id == account_id)
                    .values(name=name, name_key=name_key(name))
                    .returning(accounts)
                )
                row = rows.one()
        except IntegrityError:
            raise await self._name_taken(name) from None
        self._look_up_again(account_id)
        return _account(row)

    async def sign_out(self, digest: bytes) -> None:
        """Make the secret with this digest void."""
        async with self._database.write() as connection:
            account_id = await connection.scalar(
                sa.delete(keys).where(keys.c.hash == digest).returning(keys.c.account)
            )
        if account_id is not None:
            self._look_up_again(account_id)

    async def make_recovery(self, account_id: str) -> tuple[str, int]:
        """Make the secret of a recovery link, and tell until when it works.

        It works once, and only the newest of an account does.
        """
        expires = self._clock() + RECOVERY_LIFE
        async with self._database.write() as connection:
            await connection.execute(
                sa.delete(keys).where(keys.c.account == account_id, keys.c.kind == "recovery")
            )
            secret = await self._add_key(connection, account_id, "recovery", expires)
        return secret, expires

    async def redeem(self, secret: str) -> tuple[AccountRow, str]:
        """Use up the secret of a recovery link: whose it is, and a secret for this device."""
        async with self._database.write() as connection:
            account_id = await connection.scalar(
                sa.delete(keys)
                .where(
                    keys.c.hash == digest_of(secret),
                    keys.c.kind == "recovery",
                    keys.c.expires > self._clock(),
                )
                .returning(keys.c.account)
            )
            if account_id is None:
                raise NotFoundError(
                    "this link does not work: it works once, for a day, and until a newer one is "
                    "made; make a new one on a device that knows you"
                )
            row = await connection.execute(sa.select(accounts).where(accounts.c.id == account_id))
            return _account(row.one()), await self._add_key(connection, account_id, "device")

    async def bots_of(self, owner: str) -> list[api.Account]:
        """The bot accounts that an account answers for, oldest first."""
        async with self._database.read() as connection:
            query = sa.select(accounts.c.id).where(accounts.c.owner == owner)
            ids = (
                await connection.scalars(query.order_by(accounts.c.created, accounts.c.id))
            ).all()
            public = await public_accounts(connection, ids)
        return [public[bot] for bot in ids]

    async def renew_bot(self, owner: str, bot: str) -> str:
        """Give a bot a new token in place of the one that it has."""
        async with self._database.write() as connection:
            await self._delete_tokens(connection, owner, bot)
            token = await self._add_key(connection, bot, "bot")
        self._look_up_again(bot)
        return token

    async def revoke_bot(self, owner: str, bot: str) -> None:
        """Make the token of a bot void."""
        async with self._database.write() as connection:
            await self._delete_tokens(connection, owner, bot)
        self._look_up_again(bot)

    def _look_up_again(self, account_id: str) -> None:
        """Believe nothing of an account any more that is not looked up again, in any process."""
        self.forget(account_id)
        self._announce(account_id)

    def forget(self, account_id: str) -> None:
        """Look up the keys of an account again: some may be void."""
        self._known.forget_account(account_id)

    def forget_all(self) -> None:
        """Look up all keys again: what another process said of them may have been missed."""
        self._known.forget_all()

    async def me(self, id_or_name: str) -> api.Me:
        """An account with its ratings, by its id or its name."""
        async with self._database.read() as connection:
            row = await _find(connection, id_or_name)
            if row is None:
                raise NotFoundError(f"there is no player {id_or_name!r}; mind the spelling")
            owner = None if row.owner is None else await _find(connection, row.owner)
            public = await public_accounts(connection, [row.id])
        return api.Me(account=public[row.id], owner=None if owner is None else owner.name)

    async def _create(
        self, name: str | None, *, kind: Literal["device", "bot"], owner: str | None
    ) -> tuple[AccountRow, str]:
        """Make an account and its first key; a name that is offered is simply tried until free."""
        wanted = None if name is None else await self._checked(name)
        for offered in _offers() if wanted is None else [wanted]:
            account = AccountRow(
                id=new_id(),
                name=offered,
                is_bot=kind == "bot",
                owner=owner,
                created=self._clock(),
            )
            arrival = Arrival(account, kind)
            if await self._arrivals.ask(arrival):
                return account, arrival.secret
        assert wanted is not None
        raise await self._name_taken(wanted)

    async def _insert_all(
        self, connection: AsyncConnection, arrivals: Sequence[Arrival]
    ) -> dict[Arrival, bool]:
        """Store accounts and their keys, and tell for each whether its name was free.

        The rows are in the order of the names. All processes lock names in this order, so that they
        wait for each other, but not in a circle. SQLite may not say which names were taken: that is
        an error, after which fewer accounts are tried at a time.
        """
        rows = [
            msgspec.structs.asdict(arrival.account) | {"name_key": name_key(arrival.account.name)}
            for arrival in arrivals
        ]
        rows.sort(key=lambda row: row["name_key"])
        stored = {key for (key,) in await connection.run_sync(self._insert.execute, rows)}
        first_keys = [
            self._key(arrival.account.id, arrival.secret, arrival.kind)
            for arrival in arrivals
            if arrival.account.id in stored
        ]
        if first_keys:
            await connection.execute(sa.insert(keys), first_keys)
        return {arrival: arrival.account.id in stored for arrival in arrivals}

    async def _add_key(
        self, connection: AsyncConnection, account_id: str, kind: str, expires: int | None = None
    ) -> str:
        """Make a secret for an account, and store its hash."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await connection.execute(sa.insert(keys), self._key(account_id, secret, kind, expires))
        return secret

    def _key(
        self, account_id: str, secret: str, kind: str, expires: int | None = None
    ) -> dict[str, Any]:
        """The row of a key."""
        return {
            "hash": digest_of(secret),
            "account": account_id,
            "kind": kind,
            "created": self._clock(),
            "expires": expires,
        }

    async def _delete_tokens(self, connection: AsyncConnection, owner: str, bot: str) -> None:
        """Make the tokens of a bot void, if it is the owner's."""
        row = await connection.scalar(
            sa.select(accounts.c.id).where(accounts.c.id == bot, accounts.c.owner == owner)
        )
        if row is None:
            raise NotFoundError(f"there is no bot {bot!r} of yours; GET /api/me/bots lists them")
        await connection.execute(sa.delete(keys).where(keys.c.account == bot))

    async def _owners_of(self, digests: Sequence[bytes]) -> dict[bytes, AccountRow]:
        """Whose keys these are. A recovery link does not count: it must be redeemed."""
        async with self._database.read() as connection:
            rows = await connection.execute(_OWNERS, {"digests": digests})
            return {bytes(row.hash): _account(row) for row in rows}

    async def _checked(self, name: str) -> str:
        """A name, cleaned; an error if nobody may have it."""
        name = clean_name(name)
        if is_reserved(name):
            raise await self._name_taken(name)
        return name

    async def _name_taken(self, name: str) -> NameTakenError:
        """Say that a name is taken, and which is free."""
        candidates = similar_names(name, CANDIDATES) + offered_names(CANDIDATES)
        free = await self._free_name(candidates)
        return NameTakenError(f"{name!r} is taken, or too much like another name; try {free!r}")

    async def _free_name(self, candidates: list[str]) -> str:
        """The first of these names that nobody has; the last, should all be taken."""
        by_key = {name_key(name): name for name in candidates}
        async with self._database.read() as connection:
            taken = await connection.scalars(
                sa.select(accounts.c.name_key).where(accounts.c.name_key.in_(by_key))
            )
            free = by_key.keys() - set(taken)
        return next((name for key, name in by_key.items() if key in free), candidates[-1])


def newcomer(account: AccountRow) -> api.Me:
    """The account of a person that was just made, as they see it: no game is rated yet."""
    public = api.Account(
        id=account.id,
        name=account.name,
        is_bot=account.is_bot,
        since=account.created / 1000,
        ratings=[],
    )
    return api.Me(account=public, owner=None)


def _offers() -> Iterator[str]:
    """Names to offer, without end."""
    while True:
        yield from offered_names(CANDIDATES)


def digest_of(secret: str) -> bytes:
    """What is stored of a secret, and kept in mind of it."""
    return hashlib.sha256(secret.encode(errors="replace")).digest()


def _account(row: sa.Row[Any]) -> AccountRow:
    """An account, from its row."""
    return AccountRow(row.id, row.name, row.is_bot, row.owner, row.created)


async def _find(connection: AsyncConnection, id_or_name: str) -> sa.Row[Any] | None:
    """The row of an account. An id goes before a name that looks like it."""
    for is_it in (accounts.c.id == id_or_name, accounts.c.name_key == name_key(id_or_name)):
        rows = await connection.execute(sa.select(accounts).where(is_it))
        if (row := rows.one_or_none()) is not None:
            return row
    return None
