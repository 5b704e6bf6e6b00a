"""With what a route may refuse, so that the OpenAPI description tells it."""

from litestar.openapi.datastructures import ResponseSpec

from civ.server import api

MEANINGS = {
    400: "The request is not as described, or asks for what makes no sense.",
    401: "This needs an account.",
    403: "The request comes from another site, or asks for what is not one's own.",
    404: "There is no such thing.",
    409: "This is not possible as things stand, or against the rules of the game.",
    413: "The request is too large.",
    429: "That is too much at once.",
    500: "A fault of the server.",
    503: "The server's database or its bots cannot be asked now.",
}
FROM_EVERY_ROUTE = (403, 429, 500)


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route answers when it refuses with one of these statuses, or as every route may."""
    return {
        status: ResponseSpec(api.Failure, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*FROM_EVERY_ROUTE, *statuses})
    }
