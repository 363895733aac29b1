"""`make bench`: our speed relative to named peers."""

import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import bywater
from benchmarks import search_drivers
from benchmarks.drivers import Driver, draw, open_spiel, ours, rlcard
from benchmarks.measure import moves_per_second, seconds_per_call
from benchmarks.tables.compare import tables
from bywater.core import playout, state

PEER = "OpenSpiel hanabi"
SEARCH_PEER = "OpenSpiel ISMCTSBot, gin_rummy"


def inside(id: str, seats: int = 0) -> Driver:
    """Random playouts inside the compiled core."""
    game = bywater.load(id)
    start = game.start(seats)

    def drive(rng: random.Random, games: int) -> int:
        return playout.playouts(start, games, rng.getrandbits(30), game.max_length)

    return drive


def speed(console: Console) -> None:
    drivers: dict[str, Driver] = {}
    for id in bywater.game_ids():
        drivers[f"{id}, playouts inside"] = inside(id)
        drivers[f"{id}, driven"] = ours(id)
        drivers[f"{id}, driven, chances listed"] = ours(id, listing=True)
    drivers[PEER] = open_spiel("hanabi")
    drivers["OpenSpiel phantom_ttt"] = open_spiel("phantom_ttt")
    drivers["OpenSpiel leduc_poker"] = open_spiel("leduc_poker")
    drivers["RLCard leduc-holdem"] = rlcard("leduc-holdem")
    drivers["RLCard uno"] = rlcard("uno")
    rates = moves_per_second(drivers)
    table = Table(title="Moves per second (random play, chance points count)")
    table.add_column("what")
    table.add_column("thousands per second", justify="right")
    table.add_column(f"times {PEER}", justify="right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate / 1e3:,.0f}", f"{rate / rates[PEER]:.2f}")
    console.print(table)


def searches(console: Console) -> None:
    """Plies per second inside information-set searches."""
    drivers: dict[str, Driver] = {
        f"{id}, multiple-observer search": search_drivers.ours(id) for id in bywater.game_ids()
    }
    drivers[SEARCH_PEER] = search_drivers.open_spiel("gin_rummy")
    rates = moves_per_second(drivers)
    table = Table(title="Plies per second inside information-set search (random playouts, chance points count)")
    table.add_column("what")
    table.add_column("thousands per second", justify="right")
    table.add_column(f"times {SEARCH_PEER}", justify="right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate / 1e3:,.0f}", f"{rate / rates[SEARCH_PEER]:.2f}")
    console.print(table)


def copies_and_beliefs(console: Console) -> None:
    """Copies and belief samples in the middle of a game, in units of one OpenSpiel copy of hanabi."""
    rng = random.Random(5)
    calls = {f"{PEER}, clone": _peer_middle().clone}
    for id in bywater.game_ids():
        game = bywater.load(id)
        table = middle(game, rng)
        seat = max(0, table.actor)
        belief = game.belief(table.view(seat))
        calls[f"{id}, clone"] = table.clone
        calls[f"{id}, belief sample"] = lambda belief=belief: belief.sample(rng)
        calls[f"{id}, view"] = lambda table=table, seat=seat: table.view(seat)
    spent = seconds_per_call(calls)
    unit = spent[f"{PEER}, clone"]
    out = Table(title="Copies, views and belief samples in mid-game")
    out.add_column("what")
    out.add_column("microseconds", justify="right")
    out.add_column(f"times a {PEER} clone", justify="right")
    out.add_column("per second", justify="right")
    for name, seconds in spent.items():
        out.add_row(name, f"{seconds * 1e6:.2f}", f"{seconds / unit:.2f}", f"{1 / seconds:,.0f}")
    console.print(out)


def middle(game: bywater.Game, rng: random.Random) -> bywater.State:
    """A state at two thirds of a random game, where a seat is to act."""
    while True:
        table = game.start()
        trail = [table.clone()]
        while table.actor != bywater.OVER:
            if table.actor == bywater.CHANCE:
                table.apply(table.roll(rng))
            else:
                actions = table.legal()
                table.apply(actions[int(rng.random() * float(len(actions)))])
            trail.append(table.clone())
        half = trail[len(trail) * 2 // 3]
        if half.actor >= 0:
            return half


def _peer_middle() -> Any:
    import pyspiel

    table = pyspiel.load_game("hanabi").new_initial_state()
    rng = random.Random(5)
    for _ in range(40):
        if table.is_chance_node():
            table.apply_action(draw(table.chance_outcomes(), rng))
        elif not table.is_terminal():
            table.apply_action(table.legal_actions()[0])
    return table


def cold_start(console: Console) -> None:
    """The start-up time of commands, compared with that of Python."""
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "bywater --version": [sys.executable, "-m", "bywater", "--version"],
        "bywater games": [sys.executable, "-m", "bywater", "games"],
        "import pyspiel": [sys.executable, "-c", "import pyspiel"],
    }
    spent = seconds_per_call({name: starting(command) for name, command in commands.items()}, rounds=5, times=1)
    table = Table(title="Cold start")
    table.add_column("command")
    table.add_column("milliseconds", justify="right")
    table.add_column("times import pyspiel", justify="right")
    for name, seconds in spent.items():
        table.add_row(name, f"{seconds * 1e3:.0f}", f"{seconds / spent['import pyspiel']:.2f}")
    console.print(table)


def starting(command: list[str]) -> Callable[[], object]:
    return lambda: subprocess.run(command, check=True, capture_output=True)


def main() -> None:
    if not (state.__file__ or "").endswith(".so"):
        sys.exit("expected the compiled build, got the interpreted one: run make build first")
    console = Console(width=100)
    speed(console)
    searches(console)
    copies_and_beliefs(console)
    cold_start(console)
    tables(console)


if __name__ == "__main__":
    main()
