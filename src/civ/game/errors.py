"""What can be wrong, each with a code for programs and a sentence for people."""


class CivError(Exception):
    """The base of all errors of the game; `str()` says what was wrong and what would be right."""

    code = "error"


class BadNotationError(CivError):
    """A text that names no action, seat, kind or domain."""

    code = "bad_notation"


class BadSetupError(CivError):
    """A game that cannot be set up: players, variant, teams, seed, deck or names."""

    code = "bad_setup"


class NotYourTurnError(CivError):
    """A seat that may not act now."""

    code = "not_your_turn"


class IllegalActionError(CivError):
    """An action that exists, but not for this seat in this position."""

    code = "illegal_action"


class GameOverError(CivError):
    """An action after the end of the game."""

    code = "game_over"


class NothingToUndoError(CivError):
    """An undo before the first action."""

    code = "nothing_to_undo"


class InconsistentStateError(CivError):
    """A position that no game can reach, or that has not the form of one."""

    code = "inconsistent_state"


class NoRecordError(CivError):
    """A game that has no record, because it began in a loaded position."""

    code = "no_record"


class BadRecordError(CivError):
    """A record that cannot be read, or does not replay."""

    code = "bad_record"


class BadRequestError(CivError):
    """A request that the protocol does not know, or cannot answer now."""

    code = "bad_request"
