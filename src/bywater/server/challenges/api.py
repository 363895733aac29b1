"""What pages ask about challenges."""

import datetime
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.challenges.challenges import Challenges
from bywater.server.challenges.daily import daily_games, daily_id, day_of, is_open, today
from bywater.server.challenges.ranks import Rank
from bywater.server.challenges.results import Result
from bywater.server.challenges.setup import checked, of_table
from bywater.server.tables.api import (
    NewTable,
    answer,
    body,
    guarded,
    hall_of,
    known_games,
    name_of,
    not_too_often,
    slowly,
    table_of,
)
from bywater.server.tables.viewers import Refusal
from bywater.server.transport.sessions import guest_of

MAX_ROWS: Final = 100
"""So many of the people's best are shown, and one's own and the bots' in any case."""
MAX_LISTED: Final = 40
"""So many of those that somebody made or took up."""


class Row(Struct):
    """One line of the table of results."""

    gained: float
    score: int
    moves: int | None
    at: float
    resigned: bool
    name: str = ""
    bot: str = ""
    place: int = 0
    """Among the people's games that count; 0 for all others."""
    number: int = 1
    """Which of this person's tries it was: the first finished one counts."""
    yours: bool = False
    code: str = ""
    """Where it can be looked at: told to those who have been through it themselves."""


def challenges_of(request: Request) -> Challenges:
    found: Challenges = request.app.state.challenges
    return found


async def make(request: Request) -> Response:
    """From a set-up, as a table is made."""
    guest = guest_of(request)
    slowly(request, guest)
    new: NewTable = await body(request, NewTable)
    if new.game not in known_games() or new.seats != len(new.who):
        raise Refusal("refused-options")
    options = hall_of(request).checked(new.game, new.seats, new.options)
    return answer({"id": await challenges_of(request).make(checked(new.game, options, new.who), guest)})


async def make_from(request: Request) -> Response:
    """From a game that is over: the same set-up for a friend, with chance that nobody has seen yet."""
    guest = guest_of(request)
    slowly(request, guest)
    table = await table_of(request)
    if not table.kept.over:
        raise Refusal("refused-running")
    if table.kept.challenge:
        return answer({"id": table.kept.challenge})
    own = table.seats_of(guest)
    if not own or table.kept.start is not None:
        raise Refusal("refused-challenge-chairs")
    return answer({"id": await challenges_of(request).make(of_table(table.kept, own), guest)})


async def begin(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    id = request.path_params["id"]
    return answer({"code": await challenges_of(request).begin(id, guest, await name_of(request, guest))})


async def show(request: Request) -> Response:
    """What is played, and how people and bots fared."""
    not_too_often(request)
    id, guest = request.path_params["id"], guest_of(request)
    all = challenges_of(request)
    set_up = await all.set_up(id, guest)
    ranks = await all.ranks(id, set_up, guest, MAX_ROWS)
    bots, missing = await all.bots_of(id, set_up)
    _, running = await all.store.tried(id, guest)
    finished = await all.store.finished(id, guest)
    found = [(one.result, _row(one, guest, bool(finished))) for one in ranks]
    found += [(result, _bots_row(bot, result)) for bot, result in bots.items()]
    found.sort(key=lambda one: one[0].order)
    return answer(
        {
            "id": id,
            "game": set_up.game,
            "options": set_up.options,
            "who": set_up.who,
            "rows": [row for _, row in found],
            "bots_to_come": missing,
            "running": running,
            "tries": finished,
            "open": is_open(id, today()),
            **_days(id),
        }
    )


def _row(one: Rank, guest: str, been: bool) -> Row:
    result = one.result
    return Row(
        result.gained,
        result.score,
        result.moves,
        result.at,
        result.resigned,
        name=one.name,
        place=one.place,
        number=one.number,
        yours=one.guest == guest,
        code=one.code if been else "",
    )


def _bots_row(bot: str, result: Result) -> Row:
    return Row(result.gained, result.score, result.moves, result.at, False, bot=bot)


def _days(id: str) -> dict[str, Any]:
    """Of a daily one: its day, and its neighbours that can be opened."""
    found = day_of(id)
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


async def own(request: Request) -> Response:
    """What a guest made or took up: how to find it again."""
    found = await challenges_of(request).store.own(guest_of(request), MAX_LISTED)
    rows = [{**one._asdict(), "day": day[1].isoformat() if (day := day_of(one.id)) else ""} for one in found]
    return answer({"challenges": rows})


async def daily(_: Request) -> Response:
    """Those of today, for the lobby."""
    day = today()
    return answer({"day": day.isoformat(), "daily": [{"game": id, "id": daily_id(id, day)} for id in daily_games()]})


ROUTES: Final = [
    Route("/api/challenges", guarded(make), methods=["POST"]),
    Route("/api/challenges/daily", guarded(daily)),
    Route("/api/challenges/own", guarded(own)),
    Route("/api/challenges/from/{code}", guarded(make_from), methods=["POST"]),
    Route("/api/challenges/{id}", guarded(show)),
    Route("/api/challenges/{id}/try", guarded(begin), methods=["POST"]),
]
