"""Tables over sockets: our server with durable storage, and boardgame.io in memory and with files."""

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

HERE: Final = Path(__file__).parent
TABLES: Final = (10, 100, 400)
SECONDS: Final = 5
ROUNDS: Final = 3
"""The servers take turns, and the median of each figure counts, since the speed of machines varies by a third."""
NODE_OPTION: Final = "--max-semi-space-size=128"
"""In MB. With the default, garbage collection in the client distorts latencies by 5 to 10 ms, six times per second."""
OURS: Final = "Bywater, SQLite, synced"
MEMORY: Final = "boardgame.io 0.50.2, memory"
FILES: Final = "boardgame.io 0.50.2, files"


SERVERS: Final = {
    OURS: ("ours", [sys.executable, "-m", "benchmarks.tables.server", "{port}", "{folder}/tables.sqlite"]),
    MEMORY: ("peer", ["node", str(HERE / "peer.mjs"), "{port}"]),
    FILES: ("peer", ["node", str(HERE / "peer.mjs"), "{port}", "{folder}/files"]),
}


def tables(console: Console) -> None:
    """Acknowledged moves per second, and the latency until the opponent receives them."""
    for count in TABLES:
        rounds: dict[str, list[dict[str, float]]] = {name: [] for name in SERVERS}
        for turn in range(ROUNDS):
            for name, (kind, command) in SERVERS.items():
                if name != FILES or not turn:  # 400 tables with files take minutes to set up: once is enough
                    rounds[name].append(drive(kind, command, count))
        found = {name: _medians(figures) for name, figures in rounds.items()}
        out = Table(title=f"{count} tables of two players over sockets")
        out.add_column("server")
        for head in ("moves per second", f"times {MEMORY}", "p50 ms", "p95 ms", "p99 ms"):
            out.add_column(head, justify="right")
        for name, figures in found.items():
            ratio = figures["moves"] / found[MEMORY]["moves"] if found[MEMORY]["moves"] else 0.0
            spread = [f"{figures[mark]:.1f}" for mark in ("p50", "p95", "p99")]
            out.add_row(name, f"{figures['moves']:,.0f}", f"{ratio:.2f}", *spread)
        console.print(out)


def _medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {mark: median(one[mark] for one in rounds) for mark in rounds[0]}


def drive(kind: str, command: list[str], count: int) -> dict[str, float]:
    """Start a server and drive this many tables; moves per second and latencies."""
    port = _free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        _running([part.format(port=port, folder=folder) for part in command], port),
    ):
        drive = [
            "node",
            NODE_OPTION,
            str(HERE / "drive.mjs"),
            kind,
            f"http://127.0.0.1:{port}",
            str(count),
            str(SECONDS),
        ]
        done = subprocess.run(drive, check=True, stdout=subprocess.PIPE, text=True, timeout=900)
        figures: dict[str, float] = json.loads(done.stdout)
        return figures


@contextmanager
def _running(command: list[str], port: int) -> Iterator[None]:
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


if __name__ == "__main__":
    tables(Console(width=110))
