"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from bywater.server.challenges import api as challenges_api
from bywater.server.challenges.policy import challenge_policies, is_challenge
from bywater.server.challenges.service import Challenges
from bywater.server.challenges.store import SqliteChallengeStore
from bywater.server.config import Config
from bywater.server.lessons import api as lessons_api
from bywater.server.lessons.policy import LessonPolicy, is_lesson
from bywater.server.manual import api as manual_api
from bywater.server.privacy import api as privacy_api
from bywater.server.privacy.data_holders import DataHolder
from bywater.server.privacy.erasure import Erasure
from bywater.server.privacy.store import SqlitePrivacyStore
from bywater.server.privacy.tombstones import Tombstones
from bywater.server.push import api as push_api
from bywater.server.push.notifier import Notifier
from bywater.server.push.sender import Sender
from bywater.server.push.store import SqliteSubscriptionStore
from bywater.server.puzzles import api as puzzles_api
from bywater.server.puzzles.attempts import Attempts
from bywater.server.puzzles.policy import PuzzlePolicy, is_puzzle
from bywater.server.puzzles.store import SqlitePuzzleStore
from bywater.server.replay import api as replay_api
from bywater.server.replay.cache import ReplayCache
from bywater.server.replay.review_store import SqliteReviewStore
from bywater.server.replay.reviews import Reviews
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables import api as tables_api
from bywater.server.tables import games_api, home_api
from bywater.server.tables.lobby import Lobby
from bywater.server.transport import static
from bywater.server.transport.cookies import CookieSigner
from bywater.server.transport.in_flight import InFlight
from bywater.server.transport.rate_limit import RateLimiter
from bywater.server.transport.sessions import SessionMiddleware
from bywater.server.transport.websocket import table_socket
from bywater.server.workers.pool import Workers


def make_app(
    store: SqliteStore, workers: Workers, config: Config | None = None, sender: Sender | None = None
) -> Starlette:
    """The application. It opens and closes the store, the workers and the sender of notifications."""
    settings = config or Config()
    in_flight = InFlight()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        state = app.state
        await store.open()
        database = store.database
        state.config = settings
        state.creation_limiter = RateLimiter(settings.creation)
        state.reading_limiter = RateLimiter(settings.reading)
        state.privacy_store = SqlitePrivacyStore(database)
        tombstones = Tombstones(state.privacy_store)
        await tombstones.open()
        state.signer = CookieSigner(await store.cookie_key(), tombstones.covers)
        state.notifier = Notifier(
            SqliteSubscriptionStore(database),
            sender or Sender(),
            settings.push_delay,
            RateLimiter(settings.notifications),
        )
        await state.notifier.open()
        state.lobby = Lobby(store, workers, settings.pacing, settings.idle_timeout, state.notifier)
        state.replay_cache = ReplayCache()
        state.reviews = Reviews(SqliteReviewStore(database), workers)
        challenge_store = SqliteChallengeStore(database)
        state.challenges = Challenges(challenge_store, store, workers)
        await state.challenges.open()
        state.puzzles = Attempts(SqlitePuzzleStore(database))
        state.data_holders = list[DataHolder]([state.reviews, challenge_store, state.puzzles])
        state.erasure = Erasure(
            state.lobby, state.privacy_store, state.notifier, state.data_holders, tombstones, in_flight
        )
        policies = state.lobby.policies
        policies.register(is_lesson, LessonPolicy.open)
        policies.register(is_puzzle, PuzzlePolicy.open)
        policies.register(is_challenge, challenge_policies(state.challenges.chance))
        await state.lobby.open()
        yield
        await state.challenges.close()
        await state.reviews.close()
        await state.lobby.close()
        await state.notifier.close()
        workers.close()
        await store.close()

    app: Starlette = Starlette(
        routes=[
            *privacy_api.ROUTES,
            *push_api.ROUTES,
            *home_api.ROUTES,
            *games_api.ROUTES,
            *tables_api.ROUTES,
            *replay_api.ROUTES,
            *manual_api.ROUTES,
            *lessons_api.ROUTES,
            *challenges_api.ROUTES,
            *puzzles_api.ROUTES,
            WebSocketRoute("/ws/{code}", table_socket),
            *static.ROUTES,
        ],
        exception_handlers={404: static.not_found},
        lifespan=lifespan,
        middleware=[
            Middleware(SessionMiddleware, signer=lambda: app.state.signer, in_flight=in_flight),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
    )
    return app
