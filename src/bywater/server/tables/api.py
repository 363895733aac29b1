"""HTTP routes of tables: create, show, carry a seat to another device."""

import io
from typing import Any, Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.errors import Refusal
from bywater.server.tables.creation import table_for, validate_options
from bywater.server.tables.viewers import Viewer
from bywater.server.transport.cookies import CookieSigner
from bywater.server.transport.http import (
    clean_name,
    display_name,
    handle_refusals,
    int_param,
    json_response,
    known_games,
    limit_creation,
    lobby_of,
    read_body,
    table_of,
)
from bywater.server.transport.sessions import guest_of


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: int
    who: list[str]
    options: dict[str, Any] = {}
    name: str = ""
    days: int = 0


def _signer(request: Request) -> CookieSigner:
    signer: CookieSigner = request.app.state.signer
    return signer


async def create_table(request: Request) -> Response:
    """Create a table; returns its code."""
    guest = guest_of(request)
    limit_creation(request, guest)
    new = await read_body(request, NewTable)
    name = clean_name(new.name) or await display_name(request, guest)
    if new.game not in known_games():
        raise Refusal("refused-options")
    options = validate_options(new.game, new.seats, new.options)
    stored, owners = table_for(new.game, new.seats, options, new.who, guest, name, days=new.days)
    return json_response({"code": await lobby_of(request).add(stored, owners)})


async def show_table(request: Request) -> Response:
    """The table as a page of this guest would see it."""
    table = await table_of(request)
    return json_response(table.round.describe(Viewer(guest_of(request), "", lambda _: None)))


async def carry_link(request: Request) -> Response:
    """A link and a QR code with which another device can play for an own seat."""
    table = await table_of(request)
    seat, guest = int_param(request, "seat", -1), guest_of(request)
    if seat not in table.seats.held_by(guest):
        raise Refusal("refused-not-yours")
    token = _signer(request).carry_token(table.code, seat, guest)
    link = f"{request.url.scheme}://{request.url.netloc}/carry/{token}"
    svg = io.BytesIO()
    segno.make(link, error="m").save(svg, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2)
    return json_response({"link": link, "qr": svg.getvalue().decode()})


async def carry(request: Request) -> Response:
    """Let this device play for the seat of a link.

    A POST, sent by the page behind the link: a program that opens links for previews must not use the link up.
    """
    found = _signer(request).read_carry_token(request.path_params["token"])
    if found is None:
        raise Refusal("refused-carry")
    code, seat, by, ticket = found
    table = await lobby_of(request).table(code)
    if table is None:
        raise Refusal("refused-no-table")
    await table.carry(seat, by, guest_of(request), ticket)
    return json_response({"code": code})


async def health(request: Request) -> Response:
    """The number of live tables."""
    return json_response({"live": len(lobby_of(request).live)})


ROUTES: Final = [
    Route("/api/tables", handle_refusals(create_table), methods=["POST"]),
    Route("/api/tables/{code}", handle_refusals(show_table)),
    Route("/api/tables/{code}/carry", handle_refusals(carry_link)),
    Route("/api/carry/{token}", handle_refusals(carry), methods=["POST"]),
    Route("/health", health),
]
