"""What can be wrong with the database."""

from civ.game import CivError

BUSY = "the server's database is too busy; try again in a moment"


class BadDatabaseError(CivError):
    """A database that cannot be used as it is set up: its address, its folder, its version."""

    code = "bad_database"


class BadValueError(CivError):
    """A value that no database takes, such as a text with a zero byte in it."""

    code = "bad_request"


class StorageUnavailableError(CivError):
    """A database that does not answer now. What was under way may or may not have been kept.

    The sentence is for players. `reason` is for whoever runs the server: it says where the database
    is, and what its driver said.
    """

    code = "unavailable"

    def __init__(self, sentence: str, reason: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason


class StorageConflictError(StorageUnavailableError):
    """A transaction that the database gave up in favour of another. Nothing of it was kept."""
