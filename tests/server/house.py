"""A real server in a thread, guests with cookies, and pages with sockets, for tests."""

import asyncio
import json
import random
import threading
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
from bywater.server.push.sender import Post
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables.lobby import IDLE, Hall
from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Pace
from bywater.server.transport.rate_limit import Buckets
from bywater.server.transport.server import listen, server
from bywater.server.workers.pool import Workers
from tests.frames import after
from tests.luck import seed_of

T = TypeVar("T")
Message = dict[str, Any]
PATIENCE = 60.0
"""So long a test waits for what must come; on a busy machine that is not at once."""
QUIET = "orcs mordor-gondor"
"""After `set_up`: a move at which nobody is shown."""
BATTLE = "nazgul dagorlad-arthedain"
"""After `set_up`: a move at which Pippin and the Nazgûl are shown."""


class HereWorkers(Workers):
    """Bots that answer at once and where they are asked: by chance, or by what a test has put up."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, str]] = []
        self.held: asyncio.Event | None = None

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        self.asked.append((seat, bot))
        if self.held is not None:
            await self.held.wait()
        return int(random.Random(seed_of(view)).choice(view["legal"]))

    async def choose_alike(self, code: str, bot: str, view: View, seed: int, mind: bytes) -> tuple[int, bytes]:
        self.asked.append((view["actor"], bot))
        return int(random.Random(seed).choice(view["legal"])), mind

    async def run(self, code: str, job: Callable[..., T], *given: Any) -> T:
        return job(*given)

    async def advise(self, code: str, bot: str, view: View, seed: int) -> Hint:
        action = int(random.Random(seed).choice(view["legal"]))
        return Hint(action, None, reasons_for(load(view["game"]), view, action, None))

    async def work(self, task: Any, *given: Any) -> Any:
        return await asyncio.to_thread(task, *given)


class House:
    """The server. `with House(file) as house: ...`"""

    def __init__(
        self,
        file: Path,
        *,
        pace: Pace | None = None,
        workers: Workers | None = None,
        store: SqliteStore | None = None,
        idle: float = IDLE,
        making: Buckets | None = None,
        reading: Buckets | None = None,
        talking: float = 1e9,
        post: Post | None = None,
    ) -> None:
        self.file = file
        self.store: SqliteStore = store or SqliteStore(file)
        self.workers = workers or HereWorkers()
        self.app = make_app(
            self.store,
            self.workers,
            pace or Pace(bot=0.0),
            idle,
            making=making or Buckets(10_000, 10_000.0),
            reading=reading or Buckets(10_000, 10_000.0),
            talking=talking,  # tests send faster than people may
            post=post,
            delay=0.0,
        )
        self.socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.base = f"http://{self.host}"
        self.server = server(self.app)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run)
        self.guests: list[Guest] = []

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(main())

    def __enter__(self) -> "House":
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for guest in self.guests:
            guest.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def guest(self) -> "Guest":
        found = Guest(self.host)
        self.guests.append(found)
        return found

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server's own thread."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def live(self, code: str) -> LiveTable:
        table = self.do(self.hall.table(code))
        assert table is not None
        return table

    def lines(self, code: str) -> list[str]:
        """What the store holds of a record."""
        found = self.do(self.store.load(code))
        assert found is not None
        return found[1]


class Guest:
    """A browser: a jar of cookies and its pages."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.web = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE)
        self.pages: list[Page] = []

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.web.get(path, **more)

    def post(self, path: str, data: object = None, **more: Any) -> httpx.Response:
        return self.web.post(path, json=data, **more) if data is not None else self.web.post(path, **more)

    def come(self, link: str) -> httpx.Response:
        """Take the seat that this link carries, as its page does."""
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
    """An open socket. Everything that came is in `raw`, and in `came` with frames made whole; `table` and `frame` are
    the last that came."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.open = ExitStack()
        self.socket = self.open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        )
        self.raw: list[bytes] = []
        self.came: list[Message] = []
        self.table: Message = {}
        self.frame: Message = {}
        self.asked = 0
        self.next("sync")

    def take(self) -> Message:
        raw = self.socket.recv(PATIENCE)
        text = raw.encode() if isinstance(raw, str) else raw
        message: Message = json.loads(text)
        self.raw.append(text)
        self.came.append(message)
        if "table" in message:
            self.table = message["table"]
        if "frame" in message:
            self.frame = message["frame"] = after(self.frame, message)
        return message

    def next(self, kind: str) -> Message:
        """What comes next of this kind."""
        while True:
            message = self.take()
            if message["type"] == kind:
                return message

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def until_quiet(self) -> list[Message]:
        """All that the server has sent up to now: it answers in order."""
        first = len(self.came)
        self.asked += 1
        mark = f"mark {self.asked}"
        self.send("why", text=mark)
        while self.next("because")["text"] != mark:
            pass
        self.raw.pop()
        self.came.pop()
        return self.came[first:]

    def refused(self, type: str, **fields: Any) -> str:
        """The key with which this is refused."""
        self.send(type, **fields)
        key: str = self.next("refused")["reason"]["key"]
        return key

    def act(self, *texts: str, moment: int | None = None) -> list[Message]:
        """Choose, and see what came of it."""
        self.send("act", moment=self.frame["moment"] if moment is None else moment, texts=list(texts))
        return self.until_quiet()

    def close(self) -> None:
        self.open.close()


def wait_for(true: Any, seconds: float = PATIENCE) -> None:
    """Until something is true that another thread brings about."""
    import time

    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def formation(seat: int, seed: int = 1) -> list[str]:
    """One way to place all figures of a side of the Confrontation."""
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


class Scripted(random.SystemRandom):
    """Chance that gives what a record says next."""

    def __init__(self, table: LiveTable, lines: list[str]) -> None:
        super().__init__()
        self.table = table
        self.lines = lines

    def random(self) -> float:
        state = self.table.play.state
        wanted = self.table.game.action(self.lines[len(self.table.play.actions)])
        low = 0.0
        for action, share in state.chances():
            if action == wanted:
                return low + share / 2
            low += share
        raise AssertionError("the record does not hold")


def two_people(house: House, game: str, **options: Any) -> tuple[str, "Page", "Page"]:
    """A new table for two, both of them there and seated."""
    one, other = house.guest(), house.guest()
    code = one.new_table(game, "me", "open", **options)
    first, second = one.page(code), other.page(code)
    second.send("sit", seat=1)
    second.until_quiet()
    first.until_quiet()
    return code, first, second


def play_on(pages: list["Page"], rng: random.Random, actions: int) -> int:
    """So many random actions at most by whoever is asked; how many it were."""
    for done in range(actions):
        asked = next((page for page in pages if page.frame["choices"]), None)
        if asked is None:
            return done
        choices = asked.frame["choices"]
        asked.act(rng.choice(choices)["text"])
        for page in pages:
            if page is not asked:
                page.until_quiet()
    return actions


def random_lines(game_id: str, seed: int, most: int, **options: Any) -> list[str]:
    """The first lines of a random game for two."""
    game = load(game_id)
    state = game.start(2, **options)
    rng = random.Random(seed)
    lines: list[str] = []
    while state.actor != OVER and (len(lines) < most or state.actor == CHANCE):
        action = int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal()))
        state.apply(action)
        lines.append(game.notation(action))
    return lines


def set_up(house: House) -> tuple[str, "Page", "Page"]:
    """A table of the Confrontation with all figures placed; the second page is to move, and both see moves."""
    code, first, second = two_people(house, "confrontation")
    first.act(*formation(0))
    second.until_quiet()
    second.act(*formation(1))
    first.until_quiet()
    return code, first, second


def without_extras(raw: bytes) -> bytes:
    """A message without what a page draws beside the view: who could stand where, which names everybody there is."""

    def part(of: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in of.items() if name != "extras"}

    return json.dumps(json.loads(raw, object_hook=part)).encode()
