"""The few things that pages ask for without a socket."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.bots import opponents
from bywater.core.errors import BywaterError
from bywater.core.game import IDENTICAL
from bywater.core.record import Record, read_record
from bywater.core.seats import OVER
from bywater.lessons import has_lesson
from bywater.registry import game_ids, load
from bywater.server.replay.cache import Reels
from bywater.server.storage.interface import Kept
from bywater.server.tables.codes import read_code
from bywater.server.tables.feed import Feed, first_game_of, follow, stage_of
from bywater.server.tables.lobby import HOME, Hall
from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Refusal, Viewer
from bywater.server.transport import messages as m
from bywater.server.transport.cookies import usual_name
from bywater.server.transport.rate_limit import Buckets
from bywater.server.transport.sessions import guest_of, guests_of
from bywater.words import LANGUAGES, page_words

MAX_BODY: Final = 1 << 20
MAX_FRAMES: Final = 200
MAX_NAME: Final = 24
MISSING: Final = ("refused-no-table", "refused-no-challenge", "refused-daily-past", "refused-no-puzzle")

Handler = Callable[[Request], Awaitable[Response]]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: int
    who: list[str]
    options: dict[str, Any] = {}
    name: str = ""
    days: int = 0


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    moment: int
    seat: int
    who: list[str]


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(reason: m.Said, status: int) -> Response:
    return answer({"reason": reason}, status)


def guarded(handler: Handler) -> Handler:
    """Refusals become answers, and bad input as well."""

    async def guard(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return refused(refusal.reason, 404 if refusal.reason.key in MISSING else 400)
        except (msgspec.ValidationError, msgspec.DecodeError):
            return refused(m.Said("refused-unknown"), 400)

    return guard


async def body(request: Request, kind: Any) -> Any:
    """What was sent, in its form and not too much of it."""
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > MAX_BODY:
            raise Refusal("refused-too-big")
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (UnicodeDecodeError, RecursionError):  # no text, or nested without end
        raise Refusal("refused-unknown") from None


@lru_cache
def known_games() -> frozenset[str]:
    """Found once: which packages are installed does not change under a running server."""
    return frozenset(game_ids())


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request) -> LiveTable:
    code = read_code(request.path_params["code"])
    table = await hall_of(request).table(code) if code else None
    if table is None:
        raise Refusal("refused-no-table")
    return table


async def name_of(request: Request, guest: str) -> str:
    return await hall_of(request).store.name(guest) or usual_name(guest)


def slowly(request: Request, guest: str) -> None:
    """Making things is not for free: so many at once and a few a minute, for a guest and for an address."""
    buckets: Buckets = request.app.state.making
    address = request.client.host if request.client else ""
    if not buckets.take(f"guest {guest}") or not buckets.take(f"address {address}", 0.2):
        raise Refusal("refused-too-fast")


def not_too_often(request: Request) -> None:
    """To read a game, all of it is played through: many at once and some a second."""
    buckets: Buckets = request.app.state.reading
    if not buckets.take(request.client.host if request.client else ""):
        raise Refusal("refused-too-fast")


# -- who I am ---------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    guest = guest_of(request)
    if request.method == "POST":
        given: Name = await body(request, Name)
        name = " ".join(given.name.split())[:MAX_NAME]
        await hall_of(request).store.rename(guest, name)
    return answer({"name": await name_of(request, guest), "guest": usual_name(guest)})


async def home(request: Request) -> Response:
    """My tables, with whose turn it is, my games that are over, and which games I have finished once."""
    guest = guest_of(request)
    hall = hall_of(request)
    tables, replays = [], []
    finished = set()
    # the page of puzzles has those with puzzles
    for kept, _, own in await hall.store.tables_of(guest, 2 * HOME, puzzles=False):
        if kept.over:
            replays.append(replay_row(kept, own))
            if kept.lesson is None:
                finished.add(kept.game)
        else:
            with suppress(Refusal):  # one table that can't be opened must not hide the others
                table = await hall.table(kept.code)
                if table is not None:
                    tables.append(_waiting(table, own, kept.touched))
    tables.sort(key=lambda one: not one["your_turn"])
    return answer({"tables": tables, "replays": replays, "finished": sorted(finished)})


def _chairs(kept: Kept, own: list[int]) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "name": chair.name,
            "bot": chair.bot,
            "kind": chair.kind,
            "yours": seat in own,
            "gone": chair.gone,
        }
        for seat, chair in enumerate(kept.chairs)
    ]


def _waiting(table: LiveTable, own: list[int], at: float) -> dict[str, Any]:
    actor = int(table.play.state.actor)
    chair = table.kept.chairs[actor] if actor >= 0 else None
    return {
        "code": table.code,
        "game": table.kept.game,
        "seats": _chairs(table.kept, own),
        "your_turn": table.running and actor in own,
        "waiting_for": (chair.name or chair.bot) if chair is not None and actor not in own else "",
        "over": False,
        "started": table.started,
        "stage": stage_of(table.game, table.play.state) if table.started else None,
        "at": at,
        "challenge": table.kept.challenge,
        "lesson": table.kept.lesson is not None and not table.kept.lesson.done,
    }


def replay_row(kept: Kept, own: list[int]) -> dict[str, Any]:
    return {
        "code": kept.code,
        "game": kept.game,
        "seats": _chairs(kept, own),
        "at": kept.touched,
        "ending": kept.ending,
        "returns": kept.returns,
        "score": kept.points,
        "resigned": kept.resigned,
        "yours": own,
        "challenge": kept.challenge,
    }


# -- games ------------------------------------------------------------------------------------


async def games(_: Request) -> Response:
    return Response(_games(), media_type="application/json")


@lru_cache
def _games() -> bytes:
    found = []
    for id in game_ids():
        game = load(id)
        found.append(
            {
                "id": id,
                "seats": list(game.seats),
                "seat_names": list(game.seat_names),
                "options": [option.plain() for option in game.options],
                "bots": opponents(game) or ["random", "mo-ismcts"],
                "coop": game.utility == IDENTICAL,
                "lesson": has_lesson(id),
                "first_game": first_game_of(game),
            }
        )
    return msgspec.json.encode(found)


async def words(request: Request) -> Response:
    """All words of a language that pages need, those of a game or the common ones."""
    lang, name = request.path_params["lang"], request.path_params["name"]
    if lang not in LANGUAGES or (name != "common" and name not in known_games()):
        return PlainTextResponse("", 404)
    text = _words(lang, "" if name == "common" else name)
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})


@lru_cache
def _words(lang: str, game: str) -> str:
    return page_words(lang, game or None)


# -- tables -----------------------------------------------------------------------------------


async def new_table(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    new: NewTable = await body(request, NewTable)
    name = " ".join(new.name.split())[:MAX_NAME] or await name_of(request, guest)
    if new.game not in known_games():
        raise Refusal("refused-options")
    code = await hall_of(request).create(new.game, new.seats, new.options, new.who, guest, name, new.days)
    return answer({"code": code})


async def show_table(request: Request) -> Response:
    table = await table_of(request)
    return answer(table.table_for(Viewer(guest_of(request), "", lambda _: None)))


async def upload(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    given: Upload = await body(request, Upload)
    try:
        record = read_record(given.text)
    except BywaterError:
        raise Refusal("refused-record") from None
    return answer({"code": await hall_of(request).upload(record, guest)})


async def record(request: Request) -> Response:
    """The whole record, which holds everybody's secrets: once the game is over."""
    not_too_often(request)
    table = await table_of(request)
    if not table.kept.over:
        raise Refusal("refused-running")
    name = f"{table.kept.game}-{table.code.lower()}.txt"
    return PlainTextResponse(str(table.record()), headers={"content-disposition": f'attachment; filename="{name}"'})


async def frames(request: Request) -> Response:
    """A part of the game as one seat saw it. While it runs, only to those who sit there; a watcher's view to all."""
    not_too_often(request)
    table = await table_of(request)
    seats = _eyes(table, request.query_params.get("seat", "-1"), guest_of(request))
    first, count = _number(request, "from", 0), min(_number(request, "count", MAX_FRAMES), MAX_FRAMES)
    if first < 0 or count < 1:
        raise Refusal("refused-unknown")
    async with table.turn:  # not what is not safe in the store yet
        record = table.record()
        over = table.kept.over
    if over:
        reels: Reels = request.app.state.reels
        reel = await asyncio.to_thread(reels.of, table.code, table.game, record, seats)
        return answer({"frames": reel[first : first + count], "total": len(reel)})
    return Response(await asyncio.to_thread(_frames, table, record, seats, first, count), media_type="application/json")


def _frames(table: LiveTable, record: Record, seats: list[int], first: int, count: int) -> bytes:
    """A part of a game that is still played: a page asks for single moments of it, and the next line changes it."""
    feed = Feed(table.game, seats)
    found = []
    for _, _, news in follow(table.game, record, feed):
        if first <= feed.moment < first + count:
            found.append(feed.frame(news))
    return msgspec.json.encode({"frames": found, "total": feed.moment + 1})


def _eyes(table: LiveTable, text: str, guest: str) -> list[int]:
    every = list(range(len(table.kept.chairs)))
    if text == "all":
        if not table.kept.over:
            raise Refusal("refused-running")
        return every
    if text == "-1":
        return []
    # Somebody with several open hands looks from all of them at once: "0,1".
    try:
        seats = [int(one) for one in text.split(",", len(every))]
    except ValueError:
        raise Refusal("refused-unknown") from None
    if not set(seats) <= set(every) or sorted(set(seats)) != seats:
        raise Refusal("refused-unknown")
    if not table.kept.over and not set(seats) <= set(table.seats_of(guest)):
        raise Refusal("refused-running")
    return seats


def _number(request: Request, name: str, default: int) -> int:
    try:
        return int(request.query_params.get(name, default))
    except ValueError:
        raise Refusal("refused-unknown") from None


async def branch(request: Request) -> Response:
    """Play on from a moment of a game that is over."""
    table = await table_of(request)
    guest = guest_of(request)
    slowly(request, guest)
    asked: Branch = await body(request, Branch)
    if not table.kept.over:
        raise Refusal("refused-running")
    seats = [] if asked.seat == -1 else [asked.seat] if 0 <= asked.seat < len(table.kept.chairs) else None
    lines = table.record().lines
    length = await asyncio.to_thread(_length, table, seats, asked.moment)
    if length < 0:
        raise Refusal("refused-unknown")
    name = await name_of(request, guest)
    return answer({"code": await hall_of(request).branch(table, lines[:length], asked.who, guest, name)})


def _length(table: LiveTable, seats: list[int] | None, moment: int) -> int:
    """After how many lines a seat was at this moment, if the game went on from there; else -1."""
    feed = Feed(table.game, range(len(table.kept.chairs)) if seats is None else seats)
    for done, state, _ in follow(table.game, table.record(), feed):
        if feed.moment == moment:
            return done if state.actor != OVER else -1
    return -1


# -- to another device ------------------------------------------------------------------------


async def carry(request: Request) -> Response:
    """A link and a QR code that let another device play for an own seat."""
    table = await table_of(request)
    seat, guest = _number(request, "seat", -1), guest_of(request)
    if seat not in table.seats_of(guest):
        raise Refusal("refused-not-yours")
    token = guests_of(request).carry(table.code, seat, guest)
    link = f"{request.url.scheme}://{request.url.netloc}/carry/{token}"
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2)
    return answer({"link": link, "qr": drawn.getvalue().decode()})


async def carried(request: Request) -> Response:
    """The other device has come. It asks by itself: what only looks at a link, to show a preview, uses nothing up."""
    found = guests_of(request).carried(request.path_params["token"])
    if found is None:
        raise Refusal("refused-carry")
    code, seat, by, ticket = found
    table = await hall_of(request).table(code)
    if table is None:
        raise Refusal("refused-no-table")
    await table.carry(seat, by, guest_of(request), ticket)
    return answer({"code": code})


async def health(request: Request) -> Response:
    return answer({"live": len(hall_of(request).live)})


ROUTES: Final = [
    Route("/api/me", guarded(me), methods=["GET", "POST"]),
    Route("/api/home", guarded(home)),
    Route("/api/games", guarded(games)),
    Route("/api/tables", guarded(new_table), methods=["POST"]),
    Route("/api/records", guarded(upload), methods=["POST"]),
    Route("/api/tables/{code}", guarded(show_table)),
    Route("/api/tables/{code}/record", guarded(record)),
    Route("/api/tables/{code}/frames", guarded(frames)),
    Route("/api/tables/{code}/branch", guarded(branch), methods=["POST"]),
    Route("/api/tables/{code}/carry", guarded(carry)),
    Route("/api/carry/{token}", guarded(carried), methods=["POST"]),
    Route("/words/{lang}/{name}.ftl", words),
    Route("/health", health),
]
