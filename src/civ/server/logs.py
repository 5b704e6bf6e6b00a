"""Logs as one JSON object a line: what happened, and never a secret."""

import logging
import logging.config
import re
import time

import msgspec

SECRETS = re.compile(
    r"(?i)(?P<before>bearer\s+|civ_key=|/recover/)[^\s;,\"']+"
    r"|(?P<user>://[^/\s:@]*:)[^/\s@]+(?=@)"
)
"""What must not be in a log: tokens, cookies, recovery links, passwords in addresses."""

TALKATIVE = ("aiosqlite", "psycopg", "uvicorn", "uvicorn.error", "websockets")
"""Libraries that, when they debug, log all that passes through them: cards, chat, secrets."""


def without_secrets(text: str) -> str:
    """Leave out what proves an identity.

    >>> without_secrets("Authorization: Bearer abc123")
    'Authorization: Bearer ***'
    >>> without_secrets("http://127.0.0.1:8000 uses postgresql://anna:abc123@host/games")
    'http://127.0.0.1:8000 uses postgresql://anna:***@host/games'
    """
    return SECRETS.sub(lambda found: f"{found['before'] or found['user']}***", text)


class JsonFormatter(logging.Formatter):
    """Writes a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            entry["error"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(entry).decode()


def log_config(level: str) -> dict[str, object]:
    """The configuration of logging, for `logging.config.dictConfig` and Uvicorn."""
    discreet = "INFO" if level == "debug" else level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "civ.server.logs.JsonFormatter"}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "json"},
        },
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {
            **{name: {"level": discreet} for name in TALKATIVE},
            "uvicorn.access": {"level": "WARNING"},
        },
    }
