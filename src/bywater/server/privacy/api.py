"""HTTP routes of a guest's own data: history, export, erasure."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.errors import Refusal
from bywater.server.privacy.erasure import Erasure
from bywater.server.privacy.export import NO_LIMIT, export_guest
from bywater.server.privacy.history import MIN_GAMES, history_of, result_of
from bywater.server.tables.home_api import replay_row
from bywater.server.transport.cookies import COOKIE
from bywater.server.transport.http import (
    handle_refusals,
    json_response,
    limit_creation,
    limit_reading,
    lobby_of,
    read_body,
)
from bywater.server.transport.sessions import guest_of

MAX_LISTED: Final = 200


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    sure: bool


async def history(request: Request) -> Response:
    """Statistics of the guest's finished games, and a list of the latest."""
    limit_reading(request)
    found = await lobby_of(request).store.tables_of(guest_of(request), NO_LIMIT, only_listed=True)
    games = [(stored, own) for stored, _, own in found if stored.over and stored.is_counted]
    rows = [{**replay_row(stored, own), "result": result_of(stored, own)} for stored, own in games[:MAX_LISTED]]
    return json_response({"games": history_of(games), "list": rows, "total": len(games), "enough": MIN_GAMES})


async def export(request: Request) -> Response:
    """All data of the guest as a file."""
    guest = guest_of(request)
    limit_creation(request, guest)
    state = request.app.state
    data = await export_guest(state.lobby.store, state.privacy_store, state.notifier.store, state.data_holders, guest)
    response = json_response(data)
    response.headers["content-disposition"] = 'attachment; filename="bywater-data.json"'
    response.headers["cache-control"] = "no-store"
    return response


async def erase(request: Request) -> Response:
    """Erase the guest and delete the cookie; the next request comes from a new guest."""
    guest = guest_of(request)
    limit_creation(request, guest)
    given = await read_body(request, Confirmation)
    if not given.sure:
        raise Refusal("refused-unknown")
    erasure: Erasure = request.app.state.erasure
    await erasure.erase(guest)
    response = json_response({})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


ROUTES: Final = [
    Route("/api/history", handle_refusals(history)),
    Route("/api/me/data", handle_refusals(export)),
    Route("/api/me/forget", handle_refusals(erase), methods=["POST"]),
]
