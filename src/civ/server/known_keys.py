"""Whose key is whose, as a process has it in mind."""

from time import monotonic
from typing import Final

import msgspec


class AccountRow(msgspec.Struct, frozen=True):
    """An account as it is stored."""

    id: str
    name: str
    is_bot: bool
    owner: str | None
    created: int


class KnownKeys:
    """Whose key is whose, so that not every request asks the database.

    What is changed is forgotten at once, here and, when they hear of it, in the other processes. In
    any case it is forgotten when `life` is over, which is for ever where there is no other process.
    """

    MOST: Final = 20_000

    def __init__(self, life: float) -> None:
        self._life = life
        self.changes = 0
        """How often something was forgotten. What was read before a change is not to be kept."""
        self._entries: dict[bytes, tuple[AccountRow, float]] = {}

    def get(self, digest: bytes) -> AccountRow | None:
        """Whose key this is, if that is known."""
        account, until = self._entries.get(digest, (None, 0.0))
        return account if until > monotonic() else None

    def put(self, digest: bytes, account: AccountRow, changes: int) -> None:
        """Keep whose key this is, unless something has changed since `changes` was read."""
        if changes != self.changes:
            return
        self._entries.pop(digest, None)
        if len(self._entries) >= self.MOST:
            del self._entries[next(iter(self._entries))]  # the oldest
        self._entries[digest] = (account, monotonic() + self._life)

    def forget_account(self, account_id: str) -> None:
        """Forget the keys of an account that has changed."""
        self.changes += 1
        self._entries = {
            digest: entry for digest, entry in self._entries.items() if entry[0].id != account_id
        }

    def forget_all(self) -> None:
        """Forget everything."""
        self.changes += 1
        self._entries.clear()
