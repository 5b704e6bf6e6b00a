"""What can be wrong with a request, each with a code for programs and a sentence for people."""

from civ.game import BadRequestError, CivError
from civ.server.storage.errors import BadValueError, StorageUnavailableError
from civ.server.thinking.thinkers import ThinkingFailedError


class ServerError(CivError):
    """An error of the server; `status` is what HTTP calls it."""

    status = 400


class FaultError(ServerError):
    """A fault of ours; what it was is in the log."""

    status = 500

    def __init__(self) -> None:
        super().__init__("something went wrong on the server; it has been noted")


class UnauthorizedError(ServerError):
    """A request without an identity."""

    code = "unauthorized"
    status = 401


class ForbiddenError(ServerError):
    """A request from elsewhere, or for what is not one's own."""

    code = "forbidden"
    status = 403


class NotYourSeatError(ServerError):
    """A request of someone who does not sit at the table."""

    code = "not_your_seat"
    status = 403


class NotFoundError(ServerError):
    """A table, an account or a link that does not exist."""

    code = "not_found"
    status = 404


class BadTableError(ServerError):
    """A table that cannot be opened as it was asked for."""

    code = "bad_table"
    status = 400


class TableFullError(ServerError):
    """A table without a free seat."""

    code = "table_full"
    status = 409


class AlreadyStartedError(ServerError):
    """What is only possible before the deal."""

    code = "already_started"
    status = 409


class NotStartedError(ServerError):
    """What is only possible after the deal."""

    code = "not_started"
    status = 409


class NotOverError(ServerError):
    """What is only told when the game is over."""

    code = "not_over"
    status = 409


class NoHintsError(ServerError):
    """A hint at a table without hints."""

    code = "no_hints"
    status = 409


class TooManyError(ServerError):
    """More requests, tables or connections than one visitor may have.

    `wait` is after how many seconds it is worth trying again, if time alone will help.
    """

    code = "too_many"
    status = 429

    def __init__(self, sentence: str, wait: int | None = None) -> None:
        super().__init__(sentence)
        self.wait = wait


class TooLongError(ServerError):
    """A message larger than any that makes sense."""

    code = "too_long"
    status = 413


def status_of(error: CivError) -> int:
    """What HTTP calls an error; one of the game itself is a conflict with how the table stands."""
    if isinstance(error, (StorageUnavailableError, ThinkingFailedError)):
        return 503
    if isinstance(error, (BadRequestError, BadValueError)):
        return 400
    return error.status if isinstance(error, ServerError) else 409
