"""What the page draws beyond the view: where the marker stands, and how the next place would be scored."""

from functools import lru_cache
from typing import Any, Final

from bywater.core.codes import BIT
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.towers.board import PLACES, QUALITIES
from bywater.games.towers.cards import COLOURS
from bywater.games.towers.position import new_table, read_open
from bywater.games.towers.rows import counted
from bywater.games.towers.rules import TowersState
from bywater.games.towers.scoring import evaluate
from bywater.games.towers.state import WON

# The questions of the journey; before them the road is still being laid.
_JOURNEY: Final = ("gain", "taking", "pile", "laying")
# What scoring looks at. All of it lies open.
_SCORED: Final = ("paths", "tokens", "ring", "stage", "step", "rows")

# So many cards are in a row at most: all five of a kind, and Gandalf.
_LONGEST: Final = 6

# What was reckoned, by what scoring looks at: all of a table see the same, and most choices lay nothing.
_reckoned: Final[dict[tuple[Any, ...], dict[str, Any]]] = {}
_MOST_RECKONED: Final = 1024


def extras(view: View) -> dict[str, Any]:
    """Plain data for the page, from what this viewer may know."""
    now = forecast(view)
    return {
        "marker": marker(view),
        "forecast": now,
        "outlook": outlook(view, now["by_sign"]) if now is not None else {},
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
    signs = wanted(view)
    if not signs:
        return None
    tokens = view["tokens"][PLACES[view["stage"]]]
    rows = [(seat, colour, *row.values()) for seat, rows in enumerate(view["rows"]) for colour, row in rows.items()]
    seen = (view["players"], view["stage"], view["ring"], *signs, *tokens, *rows)
    found = _reckoned.get(seen)
    if found is None:
        if len(_reckoned) >= _MOST_RECKONED:
            _reckoned.clear()  # in one step: replays are made in other threads
        found = _reckoned[seen] = reckon(view)
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


def outlook(view: View, signs: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """For the seat that lays now: the forecast for every number of cards that it could have, as its cards are picked.

    With two players each sign is taken for itself, so there is a table of numbers for each; else one, under "".
    `signs` is how they stand now.
    """
    if not view["legal"] or view["decision"]["kind"] != "laying":
        return {}
    seat: int = view["decision"]["seat"]
    lying: int = sum(row["cards"] + row["gandalf"] for row in view["rows"][seat].values())
    most = min(lying + view["hand_sizes"][seat], len(COLOURS) * _LONGEST)
    if view["players"] > 2:
        sign = wanted(view)[0]
        return {"": {str(count): reckon(with_count(view, seat, sign, count)) for count in range(most + 1)}}
    return {
        now["sign"]: by_count(now["sign"], now["token"], view["ring"], seat, now["counts"][1 - seat], most)
        for now in signs
    }


@lru_cache(2048)  # the same while a seat lays its cards, one after the other
def by_count(sign: str, token: int, first: int, seat: int, other: int, most: int) -> dict[str, dict[str, Any]]:
    """Two players: what every number of cards of this seat would bring at a sign where the other has so many."""
    pairs = [[count, other] if seat == 0 else [other, count] for count in range(most + 1)]
    return {str(pair[seat]): at_sign(sign, token, first, pair) for pair in pairs}


def with_count(view: View, seat: int, sign: str, count: int) -> View:
    """The same table, but that this seat has so many cards of one quality and no others."""
    rows = list(view["rows"])
    rows[seat] = {}
    for number, colour in enumerate(COLOURS):
        cards = min(count - number * _LONGEST, _LONGEST)
        if cards > 0:
            rows[seat][colour] = {"quality": sign, "cards": min(cards, _LONGEST - 1), "gandalf": cards == _LONGEST}
    return {**view, "rows": rows}


def laid_out(view: View) -> TowersState:
    """A table with nothing on it but what scoring looks at, to be scored on trial."""
    table = new_table(view["players"], view["options"])
    read_open(table, {name: view[name] for name in _SCORED})
    return table


def by_sign(table: TowersState, view: View) -> list[dict[str, Any]]:
    """Two players: both counts at each sign, and who would take its token."""  # P2, P3
    tokens = view["tokens"][PLACES[view["stage"]]]
    found = []
    for slot, sign in enumerate(wanted(view)):
        counts = [int(counted(table, seat, BIT[QUALITIES.index(sign)])) for seat in range(2)]
        found.append(at_sign(sign, tokens[slot], view["ring"], counts))
    return found


def at_sign(sign: str, token: int, first: int, counts: list[int]) -> dict[str, Any]:
    """What these counts would bring at one sign of the next place; -1: nobody would take its token."""
    winner = first if counts[first] >= counts[1 - first] else 1 - first
    return {
        "sign": sign,
        "token": token,
        "counts": counts,
        "winner": winner if any(counts) else -1,
        "tied": any(counts) and counts[0] == counts[1],
    }
