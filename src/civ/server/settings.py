"""How a server is set: by flags of `civ serve`, by the environment, or as it comes."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """SQLite in the user's data folder: nothing to install."""
    return f"sqlite:///{user_data_path('carta-impera') / 'carta-impera.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """How much one visitor may take; more gets a clear answer, and costs others nothing."""

    body_bytes: int = 256 * 1024
    message_bytes: int = 8 * 1024
    requests_per_second: float = 20
    requests_at_once: int = 100
    address_requests_per_second: float = 200
    address_requests_at_once: int = 1000
    new_accounts_per_hour: float = 60
    new_accounts_at_once: int = 60
    tables_per_account: int = 50
    connections_per_account: int = 20
    connections_per_address: int = 200
    moves_per_table: int = 1_000
    lines_per_table: int = 5_000


def limits_from(texts: Iterable[str]) -> Limits:
    """Read limits such as `tables_per_account=10`; the others stay as they are.

    >>> limits_from(["tables_per_account=10"]).tables_per_account
    10
    """
    names = [each.name for each in fields(Limits)]
    values: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in names:
            raise ValueError(f"{name!r} is no limit; there are {', '.join(names)}")
        if not number.isdecimal() or int(number) == 0:
            raise ValueError(f"{name} must be a whole number above 0, not {number!r}")
        values[name] = int(number)
    return replace(Limits(), **values)


def is_public_url(text: str) -> bool:
    """Whether this is the address of a whole site, as a browser names it as an origin.

    >>> [is_public_url(text) for text in ("https://play.example", "play.example", "https://a/b")]
    [True, False, False]
    """
    scheme, _, place = text.removesuffix("/").partition("://")
    return scheme in ("http", "https") and place != "" and not set(place) & set("/?#@ ")


@dataclass(frozen=True)
class Settings:
    """All that can be chosen about a server."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int | None = None
    """How many processes think for the bots; None: one less than there are cores, but 2 to 8."""
    public_url: str | None = None
    """The address that players type, if it is not the one that the server listens on."""
    trusts_proxy: bool = False
    """Whether to believe a proxy in front that says who calls, and by which scheme."""
    serves_metrics: bool = True
    limits: Limits = field(default_factory=Limits)

    @property
    def address(self) -> str:
        """Where the server can be called on this machine."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"


WEB_FOLDER = Path(__file__).parent / "web"
"""The built web client."""
