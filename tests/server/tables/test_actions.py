"""Actions over real sockets: what is stored, what is refused, and that nothing is shown before it is durable."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bywater.core.record import Record
from bywater.core.seats import CHANCE
from bywater.core.state import State
from bywater.registry import game_ids, load
from bywater.server.storage.interface import BotMemory, ChatLine, StoredTable
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables.feed import Feed
from bywater.server.transport.messages import Message
from bywater.server.transport.outbox import MAX_OUTBOX
from tests.server.harness import QUIET, TIMEOUT, Page, Server, formation, play_on, set_up, two_people, wait_for


class FailingStore(SqliteStore):
    """A store that fails or waits when a test says so."""

    broken = False
    slow: asyncio.Event | None = None

    async def append(
        self,
        code: str,
        number: int,
        lines: list[str],
        at: float,
        ended: StoredTable | None = None,
        mind: BotMemory | None = None,
    ) -> None:
        if self.slow is not None:
            await self.slow.wait()
        if self.broken:
            raise sqlite3.OperationalError("database or disk is full near 'frodo at arthedain'")
        await super().append(code, number, lines, at, ended, mind)

    async def update(self, kept: StoredTable) -> None:
        if self.broken:
            raise sqlite3.OperationalError("database or disk is full")
        await super().update(kept)

    async def set_seat(self, kept: StoredTable, seat: int, guest: str) -> None:
        if self.broken:
            raise sqlite3.OperationalError("database or disk is full")
        await super().set_seat(kept, seat, guest)

    async def chat(self, code: str, limit: int) -> list[ChatLine]:
        if self.broken:
            raise sqlite3.OperationalError("disk I/O error")
        return await super().chat(code, limit)


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[tuple[Server, FailingStore]]:
    store = FailingStore(tmp_path / "bywater.sqlite")
    with Server(tmp_path, store=store) as server:
        yield server, store


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_begins_when_all_seats_are_filled(server: Server, game_id: str) -> None:
    code, first, second = two_people(server, game_id)
    moments = [message["frame"]["moment"] for message in first.received if "frame" in message]
    assert moments == sorted(set(moments))
    assert moments[0] == 0
    assert first.frame["choices"] or second.frame["choices"]
    actors = [int(actor) for actor in server.live(code).session.actors]
    assert set(actors) <= {CHANCE}


def test_there_is_one_row_per_action_chance_included(server: Server) -> None:
    code, first, second = two_people(server, "towers")
    play_on([first, second], random.Random(3), 12)
    with sqlite3.connect(server.file) as db:
        rows = db.execute("select number, line from lines where code = ? order by number", (code,)).fetchall()
        with pytest.raises(sqlite3.IntegrityError):
            db.execute("insert into lines values (?, 3, 'draw', 0)", (code,))
    assert [number for number, _ in rows] == list(range(len(rows)))
    game = load("towers")
    lines = [line for _, line in rows]
    state = game.replay(Record("towers", game.rules, 2, {}, lines))
    live = server.live(code)
    assert state.snapshot() == live.session.play.state.snapshot()
    assert CHANCE in live.session.actors
    assert lines == live.session.record().lines


def test_stale_foreign_and_illegal_actions_are_refused_and_change_nothing(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    watcher = server.guest().page(code)
    first.act("frodo at arthedain")
    before = server.lines(code), server.live(code).session.play.state.snapshot()
    now = first.frame["moment"]
    placed = "sam at cardolan"
    assert first.refused("act", moment=now - 1, texts=[placed]) == "refused-stale"
    assert first.refused("act", moment=now + 1, texts=[placed]) == "refused-stale"
    assert first.refused("act", moment=2**70, texts=[placed]) == "refused-stale"
    assert first.refused("act", moment=now, texts=["frodo at cardolan"]).startswith("refused-")
    assert first.refused("act", moment=now, texts=["shelob at mirkwood"]).startswith("refused-")
    assert first.refused("act", moment=now, texts=["fly to mordor"]) == "refused-unknown"
    assert first.refused("act", moment=now, texts=[]) == "refused-unknown"
    assert first.refused("act", moment=now, texts=[placed] * 33) == "refused-unknown"
    assert first.refused("act", moment=now, texts=[placed, placed]) == "refused-not-now"
    assert second.refused("act", moment=second.frame["moment"], texts=["shelob at mirkwood"]) == "refused-wait"
    assert second.refused("act", moment=second.frame["moment"], texts=[placed]) == "refused-wait"
    assert watcher.refused("act", moment=0, texts=[placed]) == "refused-watching"
    assert (server.lines(code), server.live(code).session.play.state.snapshot()) == before
    assert [message["type"] for message in second.until_quiet()] == []
    first.act(placed)
    assert len(server.lines(code)) == 2


def test_actions_are_refused_before_all_seats_are_filled(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("confrontation", "me", "open"))
    assert page.refused("act", moment=0, texts=["frodo at arthedain"]) == "refused-not-started"


def test_several_actions_are_applied_all_or_none(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    texts = formation(0)
    assert first.refused("act", moment=0, texts=[*texts, "shelob at mirkwood"]) == "refused-not-now"
    assert server.lines(code) == []
    first.act(*texts)
    assert server.lines(code) == texts
    second.until_quiet()
    assert second.refused("act", moment=second.frame["moment"] - 1, texts=formation(1)) == "refused-stale"
    second.act(*formation(1))
    assert len(server.lines(code)) == len(formation(0)) + len(formation(1))


def test_of_two_concurrent_actions_for_one_moment_one_is_applied(server: Server) -> None:
    code, first, _ = two_people(server, "confrontation")
    twin = server.guests[0].page(code)
    first.until_quiet()
    first.send("act", moment=0, texts=["frodo at arthedain"])
    twin.send("act", moment=0, texts=["sam at arthedain"])
    kinds = [message["type"] for page in (first, twin) for message in page.until_quiet()]
    assert kinds.count("refused") == 1
    assert len(server.lines(code)) == 1


def test_concurrent_actions_of_two_seats_are_serialized(server: Server) -> None:
    code, first, second = two_people(server, "towers")
    rng = random.Random(8)
    for _ in range(6):
        for page in (first, second):
            choices = page.frame["choices"] or [{"text": "draw"}]
            page.send("act", moment=page.frame["moment"], texts=[rng.choice(choices)["text"]])
        for page in (first, second):
            page.until_quiet()
        first.until_quiet()
    live = server.live(code)
    assert server.lines(code) == live.session.record().lines
    assert sum(actor >= 0 for actor in live.session.actors) >= 6


def test_an_action_that_can_not_be_stored_is_rolled_back(
    failing: tuple[Server, FailingStore], caplog: pytest.LogCaptureFixture
) -> None:
    server, store = failing
    code, other, mover = set_up(server)
    before, lines = server.live(code).session.play.state.snapshot(), server.lines(code)
    seen = other.frame
    store.broken = True
    assert mover.refused("act", moment=mover.frame["moment"], texts=[QUIET]) == "refused-storage"
    assert server.live(code).session.play.state.snapshot() == before
    assert [message["type"] for message in other.until_quiet()] == ["sync"]
    assert other.frame["moment"] == seen["moment"]
    assert other.frame["view"] == seen["view"]
    assert mover.refused("resign") == "refused-fault"
    assert mover.refused("leave", seat=1) == "refused-fault"
    mover.until_quiet()
    other.until_quiet()
    assert not server.live(code).session.stored.over
    assert server.live(code).session.stored.seats[1].kind == "person"
    assert mover.table["facing"] == [1]
    store.broken = False
    assert server.lines(code) == lines
    mover.act(QUIET)
    assert server.lines(code) == [*lines, QUIET]
    assert [message["type"] for message in other.until_quiet()] == ["update"]
    assert "OperationalError" in caplog.text
    assert "frodo" not in caplog.text


def test_a_last_action_that_can_not_be_stored_does_not_end_the_game(failing: tuple[Server, FailingStore]) -> None:
    server, store = failing
    code, first, second = two_people(server, "confrontation")
    rng = random.Random(2)
    while True:
        actor = first if first.frame["choices"] else second
        ended = None
        for choice in actor.frame["choices"]:
            trial = server.live(code).session.play.state.clone()
            trial.apply(load("confrontation").action(choice["text"]))
            if trial.actor == -2:
                ended = choice["text"]
        if ended is not None:
            break
        play_on([first, second], rng, 1)
    store.broken = True
    lines = len(server.live(code).session.play.actions)
    assert actor.refused("act", moment=actor.frame["moment"], texts=[ended]) == "refused-storage"
    actor.until_quiet()
    store.broken = False
    live = server.live(code)
    assert not live.session.stored.over
    assert len(live.session.play.actions) == len(server.lines(code)) == lines
    actor.act(ended)
    actor.until_quiet()
    assert actor.table["over"]
    found = server.run(store.load(code))
    assert found is not None
    assert found[0].over
    assert found[0].ending is not None


def test_nobody_sees_an_action_before_it_is_durable(failing: tuple[Server, FailingStore]) -> None:
    server, store = failing
    code, other, mover = set_up(server)
    store.slow = asyncio.Event()
    mover.send("act", moment=mover.frame["moment"], texts=[QUIET])
    live = server.live(code)
    wait_for(lambda: live.lock.locked())
    other.send("why", text=QUIET)  # waits for the lock
    with ThreadPoolExecutor(1) as pool:
        frames = pool.submit(server.guests[0].get, f"/api/tables/{code}/frames?seat=0&count=1")
        with pytest.raises(TimeoutError):
            other.socket.recv(0.2)
        assert not frames.done()
        assert server.loop is not None
        server.loop.call_soon_threadsafe(store.slow.set)
        assert other.take()["type"] == "update"
        assert other.take()["type"] == "because"
        assert frames.result(TIMEOUT).json()["total"] == other.frame["moment"] + 1


def test_an_action_of_a_page_that_is_disconnected_meanwhile_reaches_the_others(
    failing: tuple[Server, FailingStore],
) -> None:
    server, store = failing
    code, other, mover = set_up(server)
    store.slow = asyncio.Event()
    mover.send("act", moment=mover.frame["moment"], texts=[QUIET])
    live = server.live(code)
    wait_for(lambda: live.lock.locked())
    (viewer,) = (viewer for viewer in live.viewers if viewer.facing == (1,))

    def flood() -> None:
        much = b" " * (1 << 16)  # some of it fits into socket buffers
        for _ in range(MAX_OUTBOX + 500):
            viewer.send(much)

    assert server.loop is not None
    server.loop.call_soon_threadsafe(flood)
    server.loop.call_soon_threadsafe(server.loop.call_later, 0.2, store.slow.set)
    moment = other.frame["moment"]
    assert other.next("update")["frame"]["moment"] == moment + 1
    while other.table["seats"][1]["online"]:
        other.next("seats")
    assert server.lines(code)[-1] == QUIET


def test_invisible_actions_begin_no_moment(server: Server) -> None:
    _, first, second = two_people(server, "confrontation")
    first.act("frodo at arthedain")
    first.act("sam at cardolan")
    assert first.frame["moment"] == 2
    assert second.until_quiet() == []
    assert second.frame["moment"] == 0


@pytest.mark.parametrize("always", [False, True])
def test_an_error_in_a_feed_leaves_the_table_unchanged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, always: bool
) -> None:
    code, other, mover = set_up(server)
    lines = server.lines(code)
    look, faulty = Feed.observe, [True]

    def fail_to_observe(feed: Feed, state: State) -> list[Message] | None:
        if feed.seats == (0,) and (always or feed.moment == other.frame["moment"]) and faulty:
            raise KeyError("frodo at arthedain")
        return look(feed, state)

    monkeypatch.setattr(Feed, "observe", fail_to_observe)
    assert mover.refused("act", moment=mover.frame["moment"], texts=[QUIET]) == "refused-fault"
    assert server.lines(code) == lines
    assert len(server.live(code).session.play.actions) == len(lines)
    faulty.clear()
    other.until_quiet()
    mover.act(QUIET)
    assert [message["type"] for message in other.until_quiet()] == ["update"]
    assert server.lines(code) == [*lines, QUIET]
    assert "KeyError" in caplog.text
    assert "frodo" not in caplog.text


def test_a_player_who_loses_an_interrupt_is_notified_and_may_undo_it(server: Server) -> None:
    """The rules give one interrupt per decision, no matter who ends it; otherwise there could be infinitely many."""
    _, *pages = two_people(server, "quest")
    rng = random.Random(2)
    for _ in range(60):
        waits = next((one for one in pages if _unasked(one, "interrupt")), None)
        if waits is not None:
            break
        play_on(pages, rng, 1)
    assert waits is not None
    other = next(one for one in pages if one is not waits)
    waits.act(_unasked(waits, "interrupt")[0])
    other.until_quiet()
    assert _unasked(other, "done") == ["done"]
    other.act("done")
    waits.until_quiet()
    keys = [message["message"]["key"] for message in waits.received if message["type"] == "notice"]
    assert keys == ["notice-interrupt-ended"]
    assert [message for message in other.received if message["type"] == "notice"] == []
    assert not _unasked(waits, "interrupt")
    assert next(message["undo"] for message in reversed(waits.received) if message["type"] == "update") == "free"
    waits.send("undo")
    waits.until_quiet()
    assert waits.frame["view"]["decision"]["kind"] == "interrupt"
    waits.act("done")  # ending one's own interrupt is not notified
    assert len([message for message in waits.received if message["type"] == "notice"]) == 1


def _unasked(page: Page, kind: str) -> list[str]:
    """The out-of-turn actions of this kind on a page."""
    game = load("quest")
    codes = page.frame["view"]["out_of_turn"]
    return [game.notation(code) for code in codes if game.describe(code).kind == kind]


@pytest.mark.parametrize("game_id", ["quest", "fate"])
def test_out_of_turn_actions_are_offered(server: Server, game_id: str) -> None:
    _, first, second = two_people(server, game_id)
    rng = random.Random(2)
    for _ in range(60):
        for page in (first, second):
            view = page.frame["view"]
            texts = [load(game_id).notation(code) for code in view["legal"] or view["out_of_turn"]]
            assert [choice["text"] for choice in page.frame["choices"]] == texts
            if not view["legal"] and texts:
                return
        play_on([first, second], rng, 1)
    raise AssertionError("nobody could ever act in another's turn")
