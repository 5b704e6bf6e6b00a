"""`civ openapi`: the description of the server's API, for those who write clients."""

import click


@click.command(short_help="Print the OpenAPI description of the server.")
def openapi() -> None:
    """Print the OpenAPI description of the server as JSON."""
    from civ.server.description import description

    click.echo(description())
