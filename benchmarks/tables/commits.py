"""Durable moves of tables in one event loop, without sockets: `python -m benchmarks.tables.commits [FOLDER]`.

Each table plays random games of Towers through `Table.act` with durable storage; two viewers are sent every update.
A move is acknowledged when its row is on the disk and the updates were sent. The lag is how late a timer of 1 ms is.
With a pause, players wait between their moves, so that the loop has spare time. FOLDER must not be on a tmpfs.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bywater.core.seats import OVER
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables.creation import table_for, validate_options
from bywater.server.tables.lobby import Lobby
from bywater.server.tables.table import Table
from bywater.server.tables.viewers import Viewer
from bywater.server.transport.server import SWITCH_INTERVAL, tune_garbage_collection
from bywater.server.workers.pool import Workers

LOADS: Final = ((1, 0.0), (20, 0.0), (100, 0.0), (100, 0.25))
"""Tables, and seconds between the moves of each."""
SECONDS: Final = 2.0
ROUNDS: Final = 9
LAG_TIMER: Final = 0.001
GAME: Final = "towers"

Figures = dict[str, float]


class Load:
    """Tables that play at once, and what was measured while `is_measuring`."""

    def __init__(self, lobby: Lobby, pause: float) -> None:
        self.lobby = lobby
        self.pause = pause
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.is_measuring = False

    async def play(self, seed: int) -> None:
        """Play games one after the other, until cancelled."""
        rng = random.Random(seed)
        if self.pause:
            await asyncio.sleep(rng.random() * self.pause)
        while True:
            table, viewers = await self._new_table()
            while table.session.actor != OVER:
                await self._move(table, viewers, rng)

    async def measure_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_TIMER)
            if self.is_measuring:
                self.lags.append(time.perf_counter() - began - LAG_TIMER)

    async def _move(self, table: Table, viewers: list[Viewer], rng: random.Random) -> None:
        state = table.session.play.state
        viewer = viewers[int(state.actor)]
        text = table.session.game.notation(rng.choice(list(state.legal())))
        began = time.perf_counter()
        await table.act(viewer, table.viewers.moment(viewer.facing), [text])
        if self.is_measuring:
            self.latencies.append(time.perf_counter() - began)
        await asyncio.sleep(self.pause)  # at least once through the loop, as the next message of a socket would go

    async def _new_table(self) -> tuple[Table, list[Viewer]]:
        guests = [f"{seat:024x}" for seat in range(2)]
        stored, _ = table_for(GAME, 2, validate_options(GAME, 2, {}), ["me", "here"], guests[0], "one")
        code = await self.lobby.add(stored, list(enumerate(guests)))
        table = await self.lobby.table(code)
        assert table is not None
        viewers = [Viewer(guest, guest, lambda message: None) for guest in guests]
        for viewer in viewers:
            await table.join(viewer)
        return table, viewers


async def drive(file: Path, count: int, pause: float) -> Figures:
    """Drive this many tables; moves per second, then CPU time per move, latency and lag in milliseconds."""
    store = SqliteStore(file)
    await store.open()
    load = Load(Lobby(store, Workers(1)), pause)
    tasks = [asyncio.create_task(load.play(seed)) for seed in range(count)]
    tasks.append(asyncio.create_task(load.measure_lag()))
    await asyncio.sleep(0.5 + pause)
    load.is_measuring = True
    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(SECONDS)
    load.is_measuring = False
    spent, cpu = time.perf_counter() - began, time.process_time() - cpu
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    return {
        "moves": len(load.latencies) / spent,
        "cpu": 1000 * cpu / len(load.latencies),
        "p50": _quantile(load.latencies, 0.5),
        "p99": _quantile(load.latencies, 0.99),
        "lag p50": _quantile(load.lags, 0.5),
        "lag p99": _quantile(load.lags, 0.99),
    }


def _quantile(seconds: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(seconds)[min(len(seconds) - 1, int(share * len(seconds)))]


def commits(console: Console, folder: str | None = None) -> None:
    """Figures by load: medians of the rounds."""
    out = Grid(title=f"Moves through Table.act, {ROUNDS} rounds of {SECONDS:.0f} s")
    for head in ("tables", "pause", "moves per second", "cpu ms", "p50 ms", "p99 ms", "lag p50 ms", "lag p99 ms"):
        out.add_column(head, justify="right")
    for count, pause in LOADS:
        rounds = []
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory(dir=folder) as temporary:
                rounds.append(uvloop.run(drive(Path(temporary, "tables.sqlite"), count, pause)))
        found = {mark: median(figures[mark] for figures in rounds) for mark in rounds[0]}
        moves = found.pop("moves")
        spread = (f"{value:.2f}" for value in found.values())
        out.add_row(str(count), f"{1000 * pause:.0f} ms", f"{moves:,.0f}", *spread)
    console.print(out)


if __name__ == "__main__":
    tune_garbage_collection()
    sys.setswitchinterval(SWITCH_INTERVAL)
    commits(Console(width=130), sys.argv[1] if len(sys.argv) > 1 else None)
