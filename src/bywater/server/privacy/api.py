"""A guest's own history and data: to look at, to take along, to have taken away."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.privacy.erasure import Forgetting
from bywater.server.privacy.export import ALL, everything
from bywater.server.privacy.history import ENOUGH, history_of, result_of
from bywater.server.tables.api import answer, body, guarded, hall_of, not_too_often, replay_row, slowly
from bywater.server.tables.viewers import Refusal
from bywater.server.transport.cookies import COOKIE
from bywater.server.transport.sessions import guest_of

LISTED: Final = 200


class Sure(msgspec.Struct, forbid_unknown_fields=True):
    sure: bool


async def history(request: Request) -> Response:
    """My games that are over: how they went, and the last of them one by one."""
    not_too_often(request)
    found = await hall_of(request).store.tables_of(guest_of(request), ALL, puzzles=False)
    games = [(kept, own) for kept, _, own in found if kept.over and kept.lesson is None]
    rows = [{**replay_row(kept, own), "result": result_of(kept, own)} for kept, own in games[:LISTED]]
    return answer({"games": history_of(games), "list": rows, "total": len(games), "enough": ENOUGH})


async def export(request: Request) -> Response:
    """All that is kept about me, as one file."""
    guest = guest_of(request)
    slowly(request, guest)
    state = request.app.state
    data = await everything(state.hall, state.own, state.herald.kept, state.keepers, guest)
    answered = answer(data)
    answered.headers["content-disposition"] = 'attachment; filename="bywater-data.json"'
    answered.headers["cache-control"] = "no-store"
    return answered


async def delete(request: Request) -> Response:
    """Take all of it away; whoever comes with the next visit is somebody new."""
    guest = guest_of(request)
    slowly(request, guest)
    given: Sure = await body(request, Sure)
    if not given.sure:
        raise Refusal("refused-unknown")
    forgetting: Forgetting = request.app.state.forgetting
    await forgetting.forget(guest)
    answered = answer({})
    answered.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return answered


ROUTES: Final = [
    Route("/api/history", guarded(history)),
    Route("/api/me/data", guarded(export)),
    Route("/api/me/forget", guarded(delete), methods=["POST"]),
]
