"""HTTP routes of puzzles: their list, and a new attempt."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.puzzles.puzzle import SIDES, puzzles
from bywater.server.puzzles.attempts import Attempts
from bywater.server.transport.http import display_name, handle_refusals, json_response, limit_creation
from bywater.server.transport.sessions import guest_of


def _attempts(request: Request) -> Attempts:
    attempts: Attempts = request.app.state.puzzles
    return attempts


async def list_puzzles(request: Request) -> Response:
    """All puzzles, the easiest first, with the guest's attempts."""
    own = await _attempts(request).by_puzzle(guest_of(request))
    rows = []
    for puzzle in puzzles().values():
        attempt = own.get(puzzle.id)
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
    return json_response({"puzzles": rows})


async def start(request: Request) -> Response:
    """Start an attempt, or continue the unfinished one; returns the code of its table."""
    guest = guest_of(request)
    limit_creation(request, guest)
    name = await display_name(request, guest)
    return json_response({"code": await _attempts(request).start(request.path_params["id"], guest, name)})


ROUTES: Final = [
    Route("/api/puzzles", handle_refusals(list_puzzles)),
    Route("/api/puzzles/{id}", handle_refusals(start), methods=["POST"]),
]
