"""`civ serve`: the server for a club, or for thousands."""

import socket

import click


@click.command(short_help="Run the server, for a club or for thousands.")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="CIV_HOST",
    show_envvar=True,
    help="The address to listen on; 0.0.0.0 lets others in.",
)
@click.option(
    "--port",
    default=8000,
    show_default=True,
    envvar="CIV_PORT",
    show_envvar=True,
    type=click.IntRange(0, 65535),
    help="The port to listen on; 0 takes a free one.",
)
@click.option(
    "--database",
    envvar="CIV_DATABASE",
    show_envvar=True,
    metavar="URL",
    help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.  "
    "[default: SQLite in your data folder]",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    envvar="CIV_WORKERS",
    show_envvar=True,
    type=click.IntRange(1, 64),
    help="How many processes serve; more than one needs PostgreSQL.",
)
@click.option(
    "--thinkers",
    envvar="CIV_THINKERS",
    show_envvar=True,
    type=click.IntRange(1, 256),
    help="How many processes think for the bots, for each that serves.  "
    "[default: one less than there are cores, but 2 to 8]",
)
@click.option(
    "--public-url",
    envvar="CIV_PUBLIC_URL",
    show_envvar=True,
    metavar="URL",
    help="The address that players type, where a proxy stands in front.",
)
@click.option(
    "--trust-proxy",
    is_flag=True,
    envvar="CIV_TRUST_PROXY",
    show_envvar=True,
    help="Believe the proxy in front about who calls (X-Forwarded-For, -Proto).",
)
@click.option(
    "--metrics/--no-metrics",
    default=True,
    show_default=True,
    envvar="CIV_METRICS",
    show_envvar=True,
    help="Whether /metrics tells figures to Prometheus.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Change one of the limits of docs/server.md, such as tables_per_account=10.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    envvar="CIV_LOG_LEVEL",
    show_envvar=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="How much to log, as JSON lines on standard error.",
)
def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    thinkers: int | None,
    public_url: str | None,
    trust_proxy: bool,
    metrics: bool,
    limits: tuple[str, ...],
    log_level: str,
) -> None:
    """Run the server until Ctrl-C or SIGTERM; games go on where they were when it runs again."""
    from civ.game import CivError
    from civ.server.running import free_port, run
    from civ.server.settings import Settings, default_database, is_public_url, limits_from
    from civ.server.storage.migrations import prepare

    database = database or default_database()
    if workers > 1 and not database.startswith("postgres"):
        raise click.BadParameter(
            "several processes need a database that they can share: "
            "--database postgresql://USER:PASSWORD@HOST/NAME",
            param_hint="--workers",
        )
    try:
        chosen_limits = limits_from(limits)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--limit") from error
    if public_url is not None and not is_public_url(public_url):
        raise click.BadParameter(
            f"{public_url!r} is no address that a browser could open; "
            "write it in full and without a path, such as https://play.example",
            param_hint="--public-url",
        )
    _check_place(host, port)
    settings = Settings(
        database=database,
        host=host,
        port=port or free_port(host),
        thinkers=thinkers,
        public_url=public_url,
        trusts_proxy=trust_proxy,
        serves_metrics=metrics,
        limits=chosen_limits,
    )
    try:
        prepare(database)
        click.echo(f"Carta Impera at {public_url or settings.address}", err=True)
        run(settings, workers=workers, log_level=log_level)
    except CivError as error:
        raise click.ClickException(str(error)) from error


def _check_place(host: str, port: int) -> None:
    """Say in plain words that nobody can listen here, before the server says it in its log."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        reason = str(error.strerror).partition(" (while")[0]  # which names the place again
        raise click.ClickException(
            f"nobody can listen on {host} port {port} ({reason}); "
            "end the program that does, or choose another --host or --port"
        ) from error
