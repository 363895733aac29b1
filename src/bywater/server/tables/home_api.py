"""HTTP routes of a guest: their name, their tables and their finished games."""

from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.errors import Refusal
from bywater.server.storage.interface import StoredTable, default_name
from bywater.server.tables.feed import stage_of
from bywater.server.tables.table import Table
from bywater.server.transport.http import (
    clean_name,
    display_name,
    handle_refusals,
    json_response,
    lobby_of,
    read_body,
)
from bywater.server.transport.sessions import guest_of

MAX_TABLES: Final = 120


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str


async def me(request: Request) -> Response:
    """The name of the guest. POST changes it."""
    guest = guest_of(request)
    if request.method == "POST":
        given = await read_body(request, Name)
        await lobby_of(request).store.set_name(guest, clean_name(given.name))
    return json_response({"name": await display_name(request, guest), "guest": default_name(guest)})


async def home(request: Request) -> Response:
    """The guest's running tables, finished games, and the ids of games that the guest has finished."""
    guest = guest_of(request)
    lobby = lobby_of(request)
    tables, replays = [], []
    finished = set()
    for stored, _, own in await lobby.store.tables_of(guest, MAX_TABLES, only_listed=True):
        if stored.over:
            replays.append(replay_row(stored, own))
            if stored.is_counted:
                finished.add(stored.game)
        else:
            with suppress(Refusal):  # a table that can't be opened must not hide the others
                table = await lobby.table(stored.code)
                if table is not None:
                    tables.append(_table_row(table, own, stored.updated))
    tables.sort(key=lambda row: not row["your_turn"])
    return json_response({"tables": tables, "replays": replays, "finished": sorted(finished)})


def _seat_rows(stored: StoredTable, own: list[int]) -> list[dict[str, Any]]:
    return [
        {
            "seat": number,
            "name": seat.name,
            "bot": seat.bot,
            "kind": seat.kind,
            "yours": number in own,
            "gone": seat.erased,
        }
        for number, seat in enumerate(stored.seats)
    ]


def _table_row(table: Table, own: list[int], at: float) -> dict[str, Any]:
    session = table.session
    stored, actor = session.stored, session.actor
    seat = stored.seats[actor] if actor >= 0 else None
    return {
        "code": table.code,
        "game": stored.game,
        "seats": _seat_rows(stored, own),
        "your_turn": session.is_running and actor in own,
        "waiting_for": (seat.name or seat.bot) if seat is not None and actor not in own else "",
        "over": False,
        "started": session.is_started,
        "stage": stage_of(session.game, session.play.state) if session.is_started else None,
        "at": at,
        "challenge": stored.challenge,
        "lesson": table.policy.has_coach,
    }


def replay_row(stored: StoredTable, own: list[int]) -> dict[str, Any]:
    """A finished game for a list."""
    return {
        "code": stored.code,
        "game": stored.game,
        "seats": _seat_rows(stored, own),
        "at": stored.updated,
        "ending": stored.ending,
        "returns": stored.returns,
        "score": stored.points,
        "resigned": stored.resigned,
        "yours": own,
        "challenge": stored.challenge,
    }


ROUTES: Final = [
    Route("/api/me", handle_refusals(me), methods=["GET", "POST"]),
    Route("/api/home", handle_refusals(home)),
]
