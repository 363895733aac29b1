"""What pages ask about puzzles."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.puzzles.puzzle import SIDES, puzzles
from bywater.server.puzzles.puzzles import Puzzles
from bywater.server.tables.api import answer, guarded, name_of, slowly
from bywater.server.transport.sessions import guest_of


def puzzles_of(request: Request) -> Puzzles:
    found: Puzzles = request.app.state.puzzles
    return found


async def listed(request: Request) -> Response:
    """All of them, the easiest first, with what this guest made of them."""
    mine = await puzzles_of(request).attempts(guest_of(request))
    rows = []
    for puzzle in puzzles().values():
        attempt = mine.get(puzzle.id)
        rows.append(
            {
                "id": puzzle.id,
                "kind": puzzle.kind,
                "side": SIDES[puzzle.seat],
                "moves": puzzle.moves,
                "grade": puzzle.grade,
                "tries": attempt.tries if attempt else 0,
                "solved": bool(attempt and attempt.solved),
            }
        )
    return answer({"puzzles": rows})


async def begin(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    name = await name_of(request, guest)
    return answer({"code": await puzzles_of(request).begin(request.path_params["id"], guest, name)})


ROUTES: Final = [
    Route("/api/puzzles", guarded(listed)),
    Route("/api/puzzles/{id}", guarded(begin), methods=["POST"]),
]
