"""HTTP routes of records: upload, download, frames, playing on from a moment, and reviews."""

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.core.errors import BywaterError
from bywater.core.game import Game
from bywater.core.record import Record, read_record
from bywater.core.seats import OVER
from bywater.server.errors import Refusal
from bywater.server.replay.cache import ReplayCache
from bywater.server.replay.reviews import Reviews
from bywater.server.tables.creation import table_for, table_of_record
from bywater.server.tables.feed import Feed, replay
from bywater.server.tables.table import Table
from bywater.server.transport.http import (
    display_name,
    handle_refusals,
    int_param,
    json_response,
    limit_creation,
    limit_reading,
    lobby_of,
    read_body,
    table_of,
)
from bywater.server.transport.sessions import guest_of

MAX_FRAMES: Final = 200


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    moment: int
    seat: int
    who: list[str]


async def upload(request: Request) -> Response:
    """Open a table for a record; returns its code."""
    guest = guest_of(request)
    limit_creation(request, guest)
    given = await read_body(request, Upload)
    try:
        record = read_record(given.text)
    except BywaterError:
        raise Refusal("refused-record") from None
    stored = await table_of_record(record, guest)
    return json_response({"code": await lobby_of(request).add(stored, [], record.lines)})


async def download(request: Request) -> Response:
    """The record, which holds the secrets of all seats: only of a finished game."""
    limit_reading(request)
    table = await table_of(request)
    _require_over(table)
    name = f"{table.session.game.id}-{table.code.lower()}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(table.session.record()), headers=headers)


async def frames(request: Request) -> Response:
    """Some frames of a game as one viewer saw them. During the game, players see their own and anybody a watcher's."""
    limit_reading(request)
    table = await table_of(request)
    seats = _viewer_seats(table, request.query_params.get("seat", "-1"), guest_of(request))
    first, count = int_param(request, "from", 0), min(int_param(request, "count", MAX_FRAMES), MAX_FRAMES)
    if first < 0 or count < 1:
        raise Refusal("refused-unknown")
    async with table.lock:  # what is not durable yet must not be shown
        record = table.session.record()
        is_over = table.session.stored.over
    game = table.session.game
    if is_over:
        cache: ReplayCache = request.app.state.replay_cache
        found = await asyncio.to_thread(cache.frames, table.code, game, record, seats)
        return json_response({"frames": found[first : first + count], "total": len(found)})
    return Response(await asyncio.to_thread(_frames, game, record, seats, first, count), media_type="application/json")


def _frames(game: Game, record: Record, seats: list[int], first: int, count: int) -> bytes:
    """Some frames of a running game. They are not cached: pages ask for single ones, and the next line changes all."""
    feed = Feed(game, seats)
    found = []
    for _, _, news in replay(game, record, feed):
        if first <= feed.moment < first + count:
            found.append(feed.frame(news))
    return msgspec.json.encode({"frames": found, "total": feed.moment + 1})


def _viewer_seats(table: Table, text: str, guest: str) -> list[int]:
    """The seats of the viewer in a query: "0", "0,1" for several open hands of one player, "all", "-1" (a watcher)."""
    is_over = table.session.stored.over
    every = list(range(len(table.session.stored.seats)))
    if text == "all":
        _require_over(table)
        return every
    if text == "-1":
        return []
    try:
        seats = [int(part) for part in text.split(",", len(every))]
    except ValueError:
        raise Refusal("refused-unknown") from None
    if not set(seats) <= set(every) or sorted(set(seats)) != seats:
        raise Refusal("refused-unknown")
    if not is_over and not set(seats) <= set(table.seats.held_by(guest)):
        raise Refusal("refused-running")
    return seats


async def branch(request: Request) -> Response:
    """Create a table that plays on from a moment of a finished game; returns its code."""
    table = await table_of(request)
    guest = guest_of(request)
    limit_creation(request, guest)
    given = await read_body(request, Branch)
    _require_over(table)
    every = list(range(len(table.session.stored.seats)))
    seats = [] if given.seat == -1 else [given.seat] if given.seat in every else every
    play, lines = table.session.play, table.session.record().lines
    length = await asyncio.to_thread(_length_at, table.session.game, table.session.record(), seats, given.moment)
    if length < 0:
        raise Refusal("refused-unknown")
    name = await display_name(request, guest)
    stored, owners = table_for(
        table.session.game.id, play.seats, play.options, given.who, guest, name, start=play.start
    )
    return json_response({"code": await lobby_of(request).add(stored, owners, lines[:length])})


def _length_at(game: Game, record: Record, seats: list[int], moment: int) -> int:
    """The number of lines at a moment of a viewer; -1 if there is no such moment, or the game is over then."""
    feed = Feed(game, seats)
    for length, state, _ in replay(game, record, feed):
        if feed.moment == moment:
            return length if state.actor != OVER else -1
    return -1


async def review(request: Request) -> Response:
    """The review of a finished game, or its progress. POST starts it."""
    limit_reading(request)
    table = await table_of(request)
    _require_over(table)  # a review shows what all seats saw
    reviews: Reviews = request.app.state.reviews
    record = table.session.record()
    guest = guest_of(request)
    if request.method == "POST":
        limit_creation(request, guest)
        found = await reviews.request(table.code, record, guest)
    else:
        found = await reviews.status(table.code, record, guest)
    return Response(found, media_type="application/json")


def _require_over(table: Table) -> None:
    if not table.session.stored.over:
        raise Refusal("refused-running")


ROUTES: Final = [
    Route("/api/records", handle_refusals(upload), methods=["POST"]),
    Route("/api/tables/{code}/record", handle_refusals(download)),
    Route("/api/tables/{code}/frames", handle_refusals(frames)),
    Route("/api/tables/{code}/branch", handle_refusals(branch), methods=["POST"]),
    Route("/api/tables/{code}/review", handle_refusals(review), methods=["GET", "POST"]),
]
