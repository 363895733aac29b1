"""Where should fsync be called? Our server with each way, in turns: `python -m benchmarks.tables.fsync [ROUNDS]`.

`process`: SQLite writes the log, a worker process calls fsync. `thread`: `synchronous = full`, commits in a thread.
`loop`: `synchronous = full`, commits in the event loop. Needs `npm ci` in this folder once, and a quiet machine.
"""

import sys
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.tables.compare import drive
from bywater.server.storage.fsync import LOOP, PROCESS, THREAD

TABLES: Final = (1, 10, 100, 400)
"""A single table shows the latency of an fsync, many tables the throughput of shared commits."""
ROUNDS: Final = 5
MODES: Final = (PROCESS, THREAD, LOOP)


def fsync(console: Console, rounds: int = ROUNDS) -> None:
    """Acknowledged moves per second and latencies, by mode. The modes alternate, and medians count."""
    for count in TABLES:
        found: dict[str, list[dict[str, float]]] = {mode: [] for mode in MODES}
        for turn in range(rounds):
            for mode in MODES if turn % 2 == 0 else MODES[::-1]:
                command = [sys.executable, "-m", "benchmarks.tables.server", "{port}", "{folder}/tables.sqlite", mode]
                found[mode].append(drive("ours", command, count))
        out = Table(title=f"{count} tables of two players over sockets, {rounds} rounds")
        for head in ("fsync", "moves per second", "lowest", "highest", "p50 ms", "p95 ms", "p99 ms"):
            out.add_column(head, justify="left" if head == "fsync" else "right")
        for mode, figures in found.items():
            moves = [one["moves"] for one in figures]
            latencies = [f"{median(one[mark] for one in figures):.1f}" for mark in ("p50", "p95", "p99")]
            out.add_row(mode, f"{median(moves):,.0f}", f"{min(moves):,.0f}", f"{max(moves):,.0f}", *latencies)
        console.print(out)


if __name__ == "__main__":
    fsync(Console(width=110), int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
