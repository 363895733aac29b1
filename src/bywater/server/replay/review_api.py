"""Looking back at a game that is over: ask for its review, see how far it has come, and read it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.core.record import Record
from bywater.server.replay.reviews import Reviews
from bywater.server.tables.api import guarded, not_too_often, slowly, table_of
from bywater.server.tables.viewers import Refusal
from bywater.server.transport.sessions import guest_of


async def review(request: Request) -> Response:
    """For everybody who may see the whole replay. POST has it made, GET tells how far it is."""
    not_too_often(request)
    table = await table_of(request)
    if not table.kept.over:  # it tells what all seats saw
        raise Refusal("refused-running")
    reviews: Reviews = request.app.state.reviews
    record: Record = table.record()
    guest = guest_of(request)
    if request.method == "POST":
        slowly(request, guest)
        found = await reviews.ask(table.code, record, guest)
    else:
        found = await reviews.look(table.code, record, guest)
    return Response(found, media_type="application/json")


ROUTES: Final = [Route("/api/tables/{code}/review", guarded(review), methods=["GET", "POST"])]
