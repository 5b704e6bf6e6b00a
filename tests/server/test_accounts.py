"""Accounts: names, secrets, recovery, bots."""

import asyncio
import re

import pytest
import sqlalchemy as sa

from civ.server import accounts as module
from civ.server import known_keys
from civ.server.accounts import SECONDS_KNOWN, Accounts, NameTakenError, digest_of
from civ.server.errors import NotFoundError
from civ.server.known_keys import AccountRow, KnownKeys
from civ.server.names import BadNameError
from civ.server.storage.database import Database
from civ.server.storage.schema import keys

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def accounts(database: Database, clock: Clock) -> Accounts:
    return Accounts(database, clock)


@pytest.fixture
def elsewhere(database: Database, clock: Clock) -> Accounts:
    """The accounts as another process sees them."""
    return Accounts(database, clock)


async def test_a_secret_proves_who_one_is(accounts: Accounts, clock: Clock) -> None:
    account, secret = await accounts.create("  Ada ")
    assert (account.name, account.is_bot, account.owner) == ("Ada", False, None)
    assert re.fullmatch("[0-9a-z]{12}", account.id)
    assert account.created == clock.time
    assert re.fullmatch("[-_0-9A-Za-z]{43}", secret)
    assert await accounts.authenticate(secret) == account
    assert await accounts.authenticate(secret) == account


@pytest.mark.parametrize("secret", ["", "x", "x" * 10_000, "\ud800", "\0"])
async def test_a_wrong_secret_is_nobodys(accounts: Accounts, secret: str) -> None:
    await accounts.create()
    assert await accounts.authenticate(secret) is None


async def test_a_secret_is_not_stored(accounts: Accounts, database: Database) -> None:
    _, secret = await accounts.create()
    async with database.read() as connection:
        (digest,) = await connection.scalars(sa.select(keys.c.hash))
    assert len(digest) == 32
    assert await accounts.authenticate(digest.hex()) is None
    assert secret.encode() not in digest


async def test_newcomers_are_offered_a_free_name(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await accounts.create("Bold Otter 7")
    monkeypatch.setattr(module, "offered_names", lambda _: ["bold otter 7", "Calm Owl 3"])
    account, _ = await accounts.create()
    assert account.name == "Calm Owl 3"


async def test_an_offered_name_that_is_taken_meanwhile_is_replaced(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    offers = iter([["Calm Owl 3"], ["Calm Owl 3"], ["Calm Owl 3"], ["Keen Fox 4"]])
    monkeypatch.setattr(module, "offered_names", lambda _: next(offers))
    created = await asyncio.gather(accounts.create(), accounts.create())
    assert {account.name for account, _ in created} >= {"Calm Owl 3"}
    assert len({account.name for account, _ in created}) == 2


async def test_a_bad_name_is_refused(accounts: Accounts) -> None:
    with pytest.raises(BadNameError):
        await accounts.create("?!")


async def test_a_name_that_looks_like_another_is_taken(accounts: Accounts) -> None:
    await accounts.create("Ada")
    with pytest.raises(NameTakenError, match=r"'ADÄ' is taken.*try 'ADÄ \d+'") as caught:
        await accounts.create("ADÄ")
    suggestion = str(caught.value).split("'")[-2]
    account, _ = await accounts.create(suggestion)
    assert account.name == suggestion


async def test_of_many_who_want_a_name_at_once_one_gets_it(
    accounts: Accounts, elsewhere: Accounts
) -> None:
    wishes = (who.create("Ada") for who in (accounts, elsewhere) * 4)
    results = await asyncio.gather(*wishes, return_exceptions=True)
    errors = [result for result in results if isinstance(result, BaseException)]
    assert len(errors) == 7
    assert all(isinstance(error, NameTakenError) for error in errors)


async def test_renaming_is_seen_at_once(accounts: Accounts) -> None:
    account, secret = await accounts.create("Ada")
    await accounts.authenticate(secret)
    renamed = await accounts.rename(account.id, "Ada Lovelace")
    assert await accounts.authenticate(secret) == renamed
    assert renamed.name == "Ada Lovelace"
    again, _ = await accounts.create("Ada")
    assert again.name == "Ada"


async def test_one_may_change_how_ones_name_is_written(accounts: Accounts) -> None:
    account, _ = await accounts.create("ada")
    assert (await accounts.rename(account.id, "Ada")).name == "Ada"


async def test_nobody_is_called_like_a_bot_of_the_server(accounts: Accounts) -> None:
    account, _ = await accounts.create("Ada")
    with pytest.raises(NameTakenError, match=r"try 'Master \d+'"):
        await accounts.create("Master")
    with pytest.raises(NameTakenError):
        await accounts.create_bot(account.id, "STRONG")
    with pytest.raises(NameTakenError):
        await accounts.rename(account.id, "beginner")


async def test_renaming_to_a_taken_name_changes_nothing(accounts: Accounts) -> None:
    await accounts.create("Ada")
    bob, secret = await accounts.create("Bob")
    with pytest.raises(NameTakenError, match="'Ada' is taken"):
        await accounts.rename(bob.id, "Ada")
    assert await accounts.authenticate(secret) == bob


async def test_signing_out_is_seen_at_once(accounts: Accounts) -> None:
    _, secret = await accounts.create()
    await accounts.authenticate(secret)
    await accounts.sign_out(digest_of(secret))
    assert await accounts.authenticate(secret) is None


async def test_what_another_process_changes_is_seen_soon(
    accounts: Accounts, elsewhere: Accounts, backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 0.0
    monkeypatch.setattr(known_keys, "monotonic", lambda: time)
    account, secret = await accounts.create("Ada")
    await accounts.authenticate(secret)
    renamed = await elsewhere.rename(account.id, "Eve")
    assert await accounts.authenticate(secret) == account
    time += SECONDS_KNOWN
    is_only_process = backend == "sqlite"
    assert await accounts.authenticate(secret) == (account if is_only_process else renamed)


async def test_a_recovery_link_carries_the_identity_once(accounts: Accounts, clock: Clock) -> None:
    account, old = await accounts.create()
    link, expires = await accounts.make_recovery(account.id)
    assert expires == clock.time + DAY
    assert await accounts.authenticate(link) is None
    recovered, new = await accounts.redeem(link)
    assert recovered == account
    assert await accounts.authenticate(new) == await accounts.authenticate(old) == account
    with pytest.raises(NotFoundError, match="it works once"):
        await accounts.redeem(link)


async def test_a_recovery_link_is_redeemed_once_by_many_at_once(
    accounts: Accounts, elsewhere: Accounts
) -> None:
    account, _ = await accounts.create()
    link, _ = await accounts.make_recovery(account.id)
    tries = (who.redeem(link) for who in (accounts, elsewhere) * 3)
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, NotFoundError) for result in results) == 5


async def test_a_recovery_link_works_for_a_day(accounts: Accounts, clock: Clock) -> None:
    account, _ = await accounts.create()
    link, _ = await accounts.make_recovery(account.id)
    clock.time += DAY
    with pytest.raises(NotFoundError, match="for a day"):
        await accounts.redeem(link)


async def test_a_newer_recovery_link_makes_the_older_void(accounts: Accounts) -> None:
    account, _ = await accounts.create()
    older, _ = await accounts.make_recovery(account.id)
    newer, _ = await accounts.make_recovery(account.id)
    with pytest.raises(NotFoundError, match="newer one"):
        await accounts.redeem(older)
    assert (await accounts.redeem(newer))[0] == account


async def test_another_secret_is_no_recovery_link(accounts: Accounts) -> None:
    _, secret = await accounts.create()
    with pytest.raises(NotFoundError):
        await accounts.redeem(secret)


async def test_a_bot_has_an_owner_and_a_token(accounts: Accounts) -> None:
    ada, _ = await accounts.create("Ada")
    bot, token = await accounts.create_bot(ada.id, "Robot")
    assert (bot.name, bot.is_bot, bot.owner) == ("Robot", True, ada.id)
    assert await accounts.authenticate(token) == bot
    assert [account.name for account in await accounts.bots_of(ada.id)] == ["Robot"]
    assert (await accounts.me(bot.id)).owner == "Ada"


async def test_a_token_is_void_once_it_is_renewed_or_revoked(accounts: Accounts) -> None:
    ada, _ = await accounts.create("Ada")
    bot, token = await accounts.create_bot(ada.id, "Robot")
    await accounts.authenticate(token)
    newer = await accounts.renew_bot(ada.id, bot.id)
    assert await accounts.authenticate(token) is None
    assert await accounts.authenticate(newer) == bot
    await accounts.revoke_bot(ada.id, bot.id)
    assert await accounts.authenticate(newer) is None


async def test_a_bot_is_its_owners_only(accounts: Accounts) -> None:
    ada, _ = await accounts.create("Ada")
    eve, _ = await accounts.create("Eve")
    bot, token = await accounts.create_bot(ada.id, "Robot")
    for action in (accounts.revoke_bot, accounts.renew_bot):
        with pytest.raises(NotFoundError, match=r"no bot .* of yours"):
            await action(eve.id, bot.id)
    assert await accounts.authenticate(token) == bot
    assert await accounts.bots_of(eve.id) == []


async def test_an_account_is_found_by_id_and_name(accounts: Accounts, clock: Clock) -> None:
    account, _ = await accounts.create("Ada")
    by_id, by_name = await accounts.me(account.id), await accounts.me("ada")
    assert by_id == by_name
    assert (by_id.account.name, by_id.account.since) == ("Ada", clock.time / 1000)
    assert by_id.owner is None
    assert by_id.account.ratings == []
    with pytest.raises(NotFoundError, match="no player 'Eve'"):
        await accounts.me("Eve")


async def test_a_name_that_looks_like_an_id_hides_nobody(accounts: Accounts) -> None:
    ada, _ = await accounts.create("Ada")
    await accounts.create(ada.id)
    assert (await accounts.me(ada.id)).account.name == "Ada"


def test_what_was_read_before_a_change_is_not_kept() -> None:
    known = KnownKeys(SECONDS_KNOWN)
    account = AccountRow("id", "Ada", is_bot=False, owner=None, created=0)
    before = known.changes
    known.forget_account("id")
    known.put(b"key", account, before)
    assert known.get(b"key") is None
    known.put(b"key", account, known.changes)
    assert known.get(b"key") == account


def test_only_so_many_keys_are_known() -> None:
    known = KnownKeys(SECONDS_KNOWN)
    account = AccountRow("id", "Ada", is_bot=False, owner=None, created=0)
    for number in range(KnownKeys.MOST + 1):
        known.put(number.to_bytes(4), account, known.changes)
    assert known.get((0).to_bytes(4)) is None
    assert known.get((1).to_bytes(4)) == account
