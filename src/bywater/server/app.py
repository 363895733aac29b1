"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from bywater.server.challenges import api as challenges_api
from bywater.server.challenges.challenges import Challenges
from bywater.server.challenges.store import challenges_in
from bywater.server.lessons import api as lesson_api
from bywater.server.manual import api as manual_api
from bywater.server.privacy import api as own_api
from bywater.server.privacy.data_holders import Keeper
from bywater.server.privacy.erasure import Forgetting
from bywater.server.privacy.store import SqliteOwn
from bywater.server.privacy.tombstones import Gone
from bywater.server.push import api as push_api
from bywater.server.push.notifier import DELAY, Herald
from bywater.server.push.sender import Post
from bywater.server.push.store import SqliteCallings
from bywater.server.puzzles import api as puzzles_api
from bywater.server.puzzles.puzzles import Puzzles
from bywater.server.puzzles.store import puzzles_in
from bywater.server.replay import review_api
from bywater.server.replay.cache import Reels
from bywater.server.replay.review_store import reviews_in
from bywater.server.replay.reviews import Reviews
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables import api
from bywater.server.tables.codes import read_code
from bywater.server.tables.lobby import IDLE, Hall
from bywater.server.tables.viewers import Pace, Refusal
from bywater.server.transport import static as page_files
from bywater.server.transport.cookies import Guests, usual_name
from bywater.server.transport.in_flight import UnderWay
from bywater.server.transport.rate_limit import Buckets
from bywater.server.transport.sessions import Visits, guest_of
from bywater.server.transport.websocket import serve_table
from bywater.server.workers.pool import Workers

PAGES = [
    "/",
    "/games",
    "/replays",
    "/history",
    "/about",
    "/table/{code}",
    "/join/{code}",
    "/replay/{code}",
    "/rules",
    "/carry/{token}",
]
PAGES += ["/challenge/{id}", "/puzzles"]


def make_app(
    store: SqliteStore,
    workers: Workers,
    pace: Pace | None = None,
    idle: float = IDLE,
    *,
    making: Buckets | None = None,
    reading: Buckets | None = None,
    talking: float = 20.0,
    post: Post | None = None,
    delay: float = DELAY,
) -> Starlette:
    """An application that opens and closes the store and the workers that it is given.

    `making` limits how many tables somebody may make, `reading` how many parts of games, `talking` how many messages
    a second a page may send. `post` carries calls to people who are away, `delay` seconds after there was a reason.
    """

    under_way = UnderWay()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        app.state.own = SqliteOwn(store)
        await app.state.own.open()
        gone = Gone(app.state.own)
        await gone.open()
        app.state.guests = Guests(await store.key(), gone.holds)
        app.state.herald = Herald(SqliteCallings(store), post or Post(), delay)
        await app.state.herald.open()
        app.state.hall = Hall(store, workers, pace, idle, app.state.herald)
        app.state.reels = Reels()
        app.state.making = making or Buckets(30, 0.2)
        app.state.reading = reading or Buckets(200, 10)
        app.state.talking = talking
        await app.state.hall.open()
        challenges = challenges_in(store)
        app.state.reviews = Reviews(reviews_in(store), workers)
        app.state.challenges = Challenges(challenges, app.state.hall, workers)
        app.state.puzzles = Puzzles(puzzles_in(store))
        # Whoever else keeps something of a guest: it is given out and taken away with all the rest.
        keepers = app.state.keepers = list[Keeper]([app.state.reviews, challenges, app.state.puzzles])
        app.state.forgetting = Forgetting(app.state.hall, app.state.own, app.state.herald, keepers, gone, under_way)
        await app.state.reviews.open()
        await app.state.challenges.open()
        await app.state.puzzles.open()
        yield
        await app.state.challenges.close()
        await app.state.reviews.close()
        await app.state.hall.close()
        await app.state.herald.close()
        workers.close()
        await store.close()

    app: Starlette = Starlette(
        routes=[
            *own_api.ROUTES,
            *push_api.ROUTES,
            *api.ROUTES,
            *manual_api.ROUTES,
            *lesson_api.ROUTES,
            *review_api.ROUTES,
            *challenges_api.ROUTES,
            *puzzles_api.ROUTES,
            WebSocketRoute("/ws/{code}", _socket),
            Route("/assets/{path:path}", page_files.file),
            Route("/favicon.svg", page_files.icon),
            *[Route(path, page_files.app_file) for path in ("/sw.js", "/manifest.webmanifest", "/icons/{name}")],
            *[Route(path, page_files.index) for path in PAGES],
        ],
        exception_handlers={404: page_files.lost},
        lifespan=lifespan,
        middleware=[
            Middleware(Visits, guests=lambda: app.state.guests, under_way=under_way),
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
