"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from bywater.server import api, page_files
from bywater.server.guests import Guests, usual_name
from bywater.server.hall import IDLE, Hall
from bywater.server.limits import Buckets
from bywater.server.names import read_code
from bywater.server.socket import serve_table
from bywater.server.store import Store
from bywater.server.viewing import Pace, Refusal
from bywater.server.visits import Visits, guest_of
from bywater.server.workers import Workers

PAGES = ["/", "/games", "/replays", "/about", "/table/{code}", "/join/{code}", "/replay/{code}", "/rules/{game}"]


def make_app(
    store: Store,
    workers: Workers,
    pace: Pace | None = None,
    idle: float = IDLE,
    *,
    making: Buckets | None = None,
    reading: Buckets | None = None,
    talking: float = 20.0,
) -> Starlette:
    """An application that opens and closes the store and the workers that it is given.

    `making` limits how many tables somebody may make, `reading` how many parts of games, `talking` how many messages
    a second a page may send.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        app.state.guests = Guests(await store.key())
        app.state.hall = Hall(store, workers, pace, idle)
        app.state.making = making or Buckets(30, 0.2)
        app.state.reading = reading or Buckets(200, 10)
        app.state.talking = talking
        await app.state.hall.open()
        yield
        await app.state.hall.close()
        workers.close()
        await store.close()

    app: Starlette = Starlette(
        routes=[
            *api.ROUTES,
            WebSocketRoute("/ws/{code}", _socket),
            Route("/assets/{path:path}", page_files.file),
            Route("/favicon.svg", page_files.icon),
            *[Route(path, page_files.index) for path in PAGES],
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(Visits, guests=lambda: app.state.guests),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
    )
    return app


async def _socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    code = read_code(socket.path_params["code"])
    await socket.accept()
    try:
        table = await hall.table(code) if code else None
    except Refusal:
        table = None
    if table is None:
        await socket.close(4404)
        return
    guest = guest_of(socket)
    name = await hall.store.name(guest) or usual_name(guest)
    await serve_table(socket, table, guest, name, socket.app.state.talking)
