"""What the page draws beyond the view: where the marker stands, and how the next place would be scored."""

from typing import Any, Final

from bywater.core.codes import BIT
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.towers.board import PLACES, QUALITIES
from bywater.games.towers.position import new_table, read_open
from bywater.games.towers.rows import counted
from bywater.games.towers.rules import TowersState
from bywater.games.towers.scoring import evaluate
from bywater.games.towers.state import WON

# The questions of the journey; before them the road is still being laid.
_JOURNEY: Final = ("gain", "taking", "pile", "laying")
# What scoring looks at. All of it lies open.
_SCORED: Final = ("paths", "tokens", "ring", "stage", "step", "rows")

# All of a table look at the same rows, one after the other: what was reckoned last, and from what.
_last: Final[list[tuple[list[Any], dict[str, Any]]]] = []


def extras(view: View) -> dict[str, Any]:
    """Plain data for the page, from what this viewer may know."""
    return {
        "marker": marker(view),
        "forecast": forecast(view),
    }


def stage(view: View) -> Message | None:
    """How far the game has come, for a list of games: the place that the company is on its way to."""
    return Message(f"place-{PLACES[view['stage']]}") if view["stage"] else None


def marker(view: View) -> dict[str, int]:
    """The place that the marker stands at or goes to, and the space of the path before it; 0: at the place itself."""
    if view["stage"] == 0 or (view["stage"] == 1 and view["step"] == 0):
        return {"place": 0, "space": 0}
    if view["over"] or view["decision"]["kind"] == "laying":
        return {"place": view["stage"], "space": 0}
    return {"place": view["stage"], "space": view["step"]}


def wanted(view: View) -> list[str]:
    """The signs of the place that is scored next."""
    under_way = view["stage"] and view["decision"]["kind"] in _JOURNEY
    return list(view["symbols"][PLACES[view["stage"]]]) if under_way else []


def forecast(view: View) -> dict[str, Any] | None:
    """How the next place would be scored as the rows lie now; None before the journey and after it."""
    if not wanted(view):
        return None
    seen = [view["players"], view["options"], view["symbols"], *(view[name] for name in _SCORED)]
    for before, reckoned in _last:
        if before == seen:
            return reckoned
    found = reckon(view)
    _last[:] = [(seen, found)]  # at once: replays are made in other threads
    return found


def reckon(view: View) -> dict[str, Any]:
    """The scoring of the next place on trial."""
    table = laid_out(view)
    found: dict[str, Any] = {
        "place": PLACES[view["stage"]],
        "signs": wanted(view),
        "by_sign": by_sign(table, view) if view["players"] == 2 else [],
    }
    journal = table.open_journal()
    evaluate(table)
    won: list[list[int]] = [[] for _ in range(table.seats)]
    for entry in journal:
        if entry.kind == WON:
            won[entry.numbers[0]].append(entry.numbers[1])
    counts = list(table.matched)
    ranked = sorted(range(table.seats), key=lambda seat: (-counts[seat], (seat - view["ring"]) % table.seats))
    found["ranks"] = [
        {
            "seat": seat,
            "count": counts[seat],
            "tokens": won[seat],
            "tied": counts[seat] > 0 and counts.count(counts[seat]) > 1,
        }
        for seat in ranked
    ]
    found["ring"] = table.ring
    return found


def laid_out(view: View) -> TowersState:
    """A table with nothing on it but what scoring looks at, to be scored on trial."""
    table = new_table(view["players"], view["options"])
    read_open(table, {name: view[name] for name in _SCORED})
    return table


def by_sign(table: TowersState, view: View) -> list[dict[str, Any]]:
    """Two players: both counts at each sign, and who would take its token; -1 for nobody."""  # P2, P3
    place = PLACES[view["stage"]]
    first = view["ring"]
    signs = []
    for slot, sign in enumerate(view["symbols"][place]):
        counts = [int(counted(table, seat, BIT[QUALITIES.index(sign)])) for seat in range(2)]
        winner = first if counts[first] >= counts[1 - first] else 1 - first
        signs.append(
            {
                "sign": sign,
                "token": view["tokens"][place][slot],
                "counts": counts,
                "winner": winner if any(counts) else -1,
                "tied": any(counts) and counts[0] == counts[1],
            }
        )
    return signs
