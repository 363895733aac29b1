"""HTTP routes of challenges: create, show, start, and the daily ones."""

import datetime
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.challenges.daily import daily_games, daily_id, is_open, parse_daily_id, today
from bywater.server.challenges.ranks import Rank
from bywater.server.challenges.results import Result
from bywater.server.challenges.service import Challenges
from bywater.server.challenges.setup import setup_of_table, validate_setup
from bywater.server.errors import Refusal
from bywater.server.tables.api import NewTable
from bywater.server.tables.creation import validate_options
from bywater.server.transport.http import (
    display_name,
    handle_refusals,
    json_response,
    known_games,
    limit_creation,
    limit_reading,
    read_body,
    table_of,
)
from bywater.server.transport.sessions import guest_of

MAX_ROWS: Final = 100
"""The most rows of people, beside the guest's own and those of bots."""
MAX_LISTED: Final = 40
"""The most challenges in the guest's own list."""


class Row(Struct):
    """One row of the table of results."""

    gained: float
    score: int
    moves: int | None
    at: float
    resigned: bool
    name: str = ""
    bot: str = ""
    place: int = 0
    """The place among people's first attempts; 0 for all other rows."""
    number: int = 1
    """The number of the attempt; the first finished one counts."""
    yours: bool = False
    code: str = ""
    """The table, for guests who have finished the challenge themselves."""


def _challenges(request: Request) -> Challenges:
    challenges: Challenges = request.app.state.challenges
    return challenges


async def create(request: Request) -> Response:
    """Create a challenge from a set-up; returns its id."""
    guest = guest_of(request)
    limit_creation(request, guest)
    new = await read_body(request, NewTable)
    if new.game not in known_games() or new.seats != len(new.who):
        raise Refusal("refused-options")
    options = validate_options(new.game, new.seats, new.options)
    id = await _challenges(request).create(validate_setup(new.game, options, new.who), guest)
    return json_response({"id": id})


async def create_from_table(request: Request) -> Response:
    """Create a challenge with the set-up of a finished game, and with new chance; returns its id."""
    guest = guest_of(request)
    limit_creation(request, guest)
    table = await table_of(request)
    stored = table.session.stored
    if not stored.over:
        raise Refusal("refused-running")
    if stored.challenge:
        return json_response({"id": stored.challenge})
    own = table.seats.held_by(guest)
    if not own or stored.start is not None:
        raise Refusal("refused-challenge-chairs")
    return json_response({"id": await _challenges(request).create(setup_of_table(stored, own), guest)})


async def start(request: Request) -> Response:
    """Start an attempt, or continue the unfinished one; returns the code of its table."""
    guest = guest_of(request)
    limit_creation(request, guest)
    id = request.path_params["id"]
    return json_response({"code": await _challenges(request).start(id, guest, await display_name(request, guest))})


async def show(request: Request) -> Response:
    """The set-up and the results of a challenge."""
    limit_reading(request)
    id, guest = request.path_params["id"], guest_of(request)
    challenges = _challenges(request)
    setup = await challenges.setup(id, guest)
    ranks = await challenges.ranks(id, setup, guest, MAX_ROWS)
    bots, pending = await challenges.bot_results(id, setup)
    _, running = await challenges.store.attempts(id, guest)
    finished = await challenges.store.finished(id, guest)
    rows = [(rank.result, _person_row(rank, guest, bool(finished))) for rank in ranks]
    rows += [(result, _bot_row(bot, result)) for bot, result in bots.items()]
    rows.sort(key=lambda row: row[0].order)
    return json_response(
        {
            "id": id,
            "game": setup.game,
            "options": setup.options,
            "who": setup.who,
            "rows": [row for _, row in rows],
            "bots_to_come": pending,
            "running": running,
            "tries": finished,
            "open": is_open(id, today()),
            **_daily_links(id),
        }
    )


def _person_row(rank: Rank, guest: str, has_finished: bool) -> Row:
    result = rank.result
    return Row(
        result.gained,
        result.score,
        result.moves,
        result.at,
        result.resigned,
        name=rank.name,
        place=rank.place,
        number=rank.number,
        yours=rank.guest == guest,
        code=rank.code if has_finished else "",
    )


def _bot_row(bot: str, result: Result) -> Row:
    return Row(result.gained, result.score, result.moves, result.at, False, bot=bot)


def _daily_links(id: str) -> dict[str, Any]:
    """The day of a daily challenge, and the ids of its neighbours that can be started."""
    found = parse_daily_id(id)
    if found is None:
        return {"day": "", "before": "", "after": ""}
    game, day = found
    step = datetime.timedelta(1)
    before, after = (daily_id(game, other) for other in (day - step, day + step))
    now = today()
    return {
        "day": day.isoformat(),
        "before": before if is_open(before, now) else "",
        "after": after if is_open(after, now) else "",
    }


async def list_own(request: Request) -> Response:
    """The challenges that a guest made or tried."""
    found = await _challenges(request).store.own(guest_of(request), MAX_LISTED)
    rows = [
        {**one._asdict(), "day": daily[1].isoformat() if (daily := parse_daily_id(one.id)) else ""} for one in found
    ]
    return json_response({"challenges": rows})


async def list_daily(_: Request) -> Response:
    """The challenges of today."""
    day = today()
    daily = [{"game": id, "id": daily_id(id, day)} for id in daily_games()]
    return json_response({"day": day.isoformat(), "daily": daily})


ROUTES: Final = [
    Route("/api/challenges", handle_refusals(create), methods=["POST"]),
    Route("/api/challenges/daily", handle_refusals(list_daily)),
    Route("/api/challenges/own", handle_refusals(list_own)),
    Route("/api/challenges/from/{code}", handle_refusals(create_from_table), methods=["POST"]),
    Route("/api/challenges/{id}", handle_refusals(show)),
    Route("/api/challenges/{id}/try", handle_refusals(start), methods=["POST"]),
]
