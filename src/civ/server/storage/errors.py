"""What can be wrong with the database."""

from civ.game import CivError


class BadDatabaseError(CivError):
    """A database that cannot be used as it is set up: its address, its folder, its version."""

    code = "bad_database"


class StorageUnavailableError(CivError):
    """A database that does not answer now. What was under way may or may not have been kept."""

    code = "unavailable"


class StorageConflictError(StorageUnavailableError):
    """A transaction that the database gave up in favour of another. Nothing of it was kept."""
