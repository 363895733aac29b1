"""A real server in a thread, guests with cookies, and pages with sockets, for tests."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
from websockets.sync.client import connect

from bywater.bots.hints import Hint
from bywater.bots.reasons import reasons_for
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import View
from bywater.registry import load
from bywater.server.app import make_app
from bywater.server.config import DEFAULT_IDLE_TIMEOUT, Config, Pacing, RateLimit
from bywater.server.push.sender import Sender
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables.lobby import Lobby
from bywater.server.tables.table import Table
from bywater.server.transport.server import listen, make_server
from bywater.server.workers.pool import Workers
from tests.fixed_chance import seed_of
from tests.frames import after

T = TypeVar("T")
Message = dict[str, Any]
TIMEOUT = 60.0
"""Seconds to wait for what must happen: a busy machine takes its time."""
QUIET = "orcs mordor-gondor"
"""After `set_up`: a move that reveals nothing."""
BATTLE = "nazgul dagorlad-arthedain"
"""After `set_up`: a move that reveals Pippin and the Nazgûl."""
UNLIMITED = RateLimit(1e9, 1e9)


class LocalWorkers(Workers):
    """Bots that answer at once in the event loop, at random; `held` delays them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.requests: list[tuple[int, str]] = []
        self.held: asyncio.Event | None = None

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        self.requests.append((seat, bot))
        if self.held is not None:
            await self.held.wait()
        return int(random.Random(seed_of(view)).choice(view["legal"]))

    async def choose_reproducibly(self, code: str, bot: str, view: View, seed: int, memory: bytes) -> tuple[int, bytes]:
        self.requests.append((view["actor"], bot))
        return int(random.Random(seed).choice(view["legal"])), memory

    async def run(self, code: str, job: Callable[..., T], *args: Any) -> T:
        return job(*args)

    async def advise(self, code: str, bot: str, view: View, seed: int) -> Hint:
        action = int(random.Random(seed).choice(view["legal"]))
        return Hint(action, None, reasons_for(load(view["game"]), view, action, None))

    async def run_in_background(self, job: Any, *args: Any) -> Any:
        return await asyncio.to_thread(job, *args)


class Server:
    """A server in a thread: `with Server(file) as server: ...`"""

    def __init__(
        self,
        file: Path,
        *,
        pacing: Pacing | None = None,
        workers: Workers | None = None,
        store: SqliteStore | None = None,
        idle_timeout: float = DEFAULT_IDLE_TIMEOUT,
        creation: RateLimit = UNLIMITED,
        reading: RateLimit = UNLIMITED,
        messages: RateLimit = UNLIMITED,
        sender: Sender | None = None,
    ) -> None:
        self.file = file
        self.store: SqliteStore = store or SqliteStore(file)
        self.workers = workers or LocalWorkers()
        config = Config(
            pacing=pacing or Pacing(bot_delay=0.0),
            idle_timeout=idle_timeout,
            creation=creation,
            reading=reading,
            messages=messages,
            push_delay=0.0,
        )
        self.app = make_app(self.store, self.workers, config, sender)
        self.socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.base = f"http://{self.host}"
        self.uvicorn = make_server(self.app)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._serve)
        self.guests: list[Guest] = []

    def _serve(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=[self.socket])

        asyncio.run(main())

    def __enter__(self) -> "Server":
        self.thread.start()
        wait_for(lambda: self.uvicorn.started)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for guest in self.guests:
            guest.close()
        self.uvicorn.should_exit = True
        self.thread.join(TIMEOUT)
        assert not self.thread.is_alive()

    def guest(self) -> "Guest":
        found = Guest(self.host)
        self.guests.append(found)
        return found

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the event loop of the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(TIMEOUT)

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    def live(self, code: str) -> Table:
        """The live table of this code."""
        table = self.run(self.lobby.table(code))
        assert table is not None
        return table

    def lines(self, code: str) -> list[str]:
        """The stored lines of a record."""
        found = self.run(self.store.load(code))
        assert found is not None
        return found[1]


class Guest:
    """A browser: its cookies and its pages."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.web = httpx.Client(base_url=f"http://{host}", timeout=TIMEOUT)
        self.pages: list[Page] = []

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.web.get(path, **more)

    def post(self, path: str, data: object = None, **more: Any) -> httpx.Response:
        return self.web.post(path, json=data, **more) if data is not None else self.web.post(path, **more)

    def open_link(self, link: str) -> httpx.Response:
        """Open a link that moves a seat, as its page does."""
        return self.post(f"/api/carry/{link.rpartition('/')[2]}", {})

    def new_table(self, game: str, *who: str, **options: Any) -> str:
        self.get("/api/me")
        answer = self.post("/api/tables", {"game": game, "seats": len(who), "who": list(who), "options": options})
        assert answer.status_code == 200, answer.text
        code: str = answer.json()["code"]
        return code

    def page(self, code: str) -> "Page":
        self.get("/api/me")
        found = Page(f"ws://{self.host}/ws/{code}", self.headers())
        self.pages.append(found)
        return found

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}

    def close(self) -> None:
        for page in self.pages:
            page.close()
        self.web.close()


class Page:
    """An open socket. `raw` has all messages, `received` has them decoded; `table` and `frame` are the latest, with
    updates applied."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.open = ExitStack()
        self.socket = self.open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=TIMEOUT, close_timeout=1)
        )
        self.raw: list[bytes] = []
        self.received: list[Message] = []
        self.table: Message = {}
        self.frame: Message = {}
        self.marks = 0
        self.next("sync")

    def take(self) -> Message:
        raw = self.socket.recv(TIMEOUT)
        text = raw.encode() if isinstance(raw, str) else raw
        message: Message = json.loads(text)
        self.raw.append(text)
        self.received.append(message)
        if "table" in message:
            self.table = message["table"]
        if "frame" in message:
            self.frame = message["frame"] = after(self.frame, message)
        return message

    def next(self, kind: str) -> Message:
        """The next message of this kind."""
        while True:
            message = self.take()
            if message["type"] == kind:
                return message

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def until_quiet(self) -> list[Message]:
        """All messages that the server has sent so far: it answers in order."""
        first = len(self.received)
        self.marks += 1
        mark = f"mark {self.marks}"
        self.send("why", text=mark)
        while self.next("because")["text"] != mark:
            pass
        self.raw.pop()
        self.received.pop()
        return self.received[first:]

    def refused(self, type: str, **fields: Any) -> str:
        """The key of the refusal of this message."""
        self.send(type, **fields)
        key: str = self.next("refused")["reason"]["key"]
        return key

    def act(self, *texts: str, moment: int | None = None) -> list[Message]:
        """Play actions; returns the messages that follow."""
        self.send("act", moment=self.frame["moment"] if moment is None else moment, texts=list(texts))
        return self.until_quiet()

    def close(self) -> None:
        self.open.close()


def wait_for(true: Any, seconds: float = TIMEOUT) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "timeout"
        time.sleep(0.01)


def formation(seat: int, seed: int = 1) -> list[str]:
    """A random placement of all figures of one side of The Confrontation."""
    game = load("confrontation")
    state = game.start(2)
    rng = random.Random(seed)
    texts: list[str] = []
    while state.decision.kind == "place":
        action = rng.choice(list(state.legal()))
        if state.actor == seat:
            texts.append(game.notation(action))
        state.apply(action)
    return texts


class RecordedChance(random.SystemRandom):
    """Chance that follows a record."""

    def __init__(self, table: Table, lines: list[str]) -> None:
        super().__init__()
        self.table = table
        self.lines = lines

    def random(self) -> float:
        state = self.table.session.play.state
        wanted = self.table.session.game.action(self.lines[len(self.table.session.play.actions)])
        low = 0.0
        for action, share in state.chances():
            if action == wanted:
                return low + share / 2
            low += share
        raise AssertionError("expected a record with this chance outcome")


def two_people(server: Server, game: str, **options: Any) -> tuple[str, "Page", "Page"]:
    """A new table of two guests, both connected and seated."""
    one, other = server.guest(), server.guest()
    code = one.new_table(game, "me", "open", **options)
    first, second = one.page(code), other.page(code)
    second.send("sit", seat=1)
    second.until_quiet()
    first.until_quiet()
    return code, first, second


def play_on(pages: list["Page"], rng: random.Random, actions: int) -> int:
    """Play up to this many random actions; returns their number."""
    for done in range(actions):
        actor = next((page for page in pages if page.frame["choices"]), None)
        if actor is None:
            return done
        choices = actor.frame["choices"]
        actor.act(rng.choice(choices)["text"])
        for page in pages:
            if page is not actor:
                page.until_quiet()
    return actions


def random_lines(game_id: str, seed: int, most: int, **options: Any) -> list[str]:
    """The first lines of a random game of two."""
    game = load(game_id)
    state = game.start(2, **options)
    rng = random.Random(seed)
    lines: list[str] = []
    while state.actor != OVER and (len(lines) < most or state.actor == CHANCE):
        action = int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal()))
        state.apply(action)
        lines.append(game.notation(action))
    return lines


def set_up(server: Server) -> tuple[str, "Page", "Page"]:
    """A table of The Confrontation with all figures placed; it is the turn of the second page."""
    code, first, second = two_people(server, "confrontation")
    first.act(*formation(0))
    second.until_quiet()
    second.act(*formation(1))
    first.until_quiet()
    return code, first, second


def without_extras(raw: bytes) -> bytes:
    """A message without the extras, which name all figures that could be somewhere."""

    def part(of: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in of.items() if name != "extras"}

    return json.dumps(json.loads(raw, object_hook=part)).encode()
