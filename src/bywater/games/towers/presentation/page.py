"""Additions to the view for the browser: the marker, and how the next place would be scored."""

from functools import lru_cache
from typing import Any, Final, cast

from bywater.core.bits import BIT
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.towers.knowledge.read import read_open
from bywater.games.towers.model import journal
from bywater.games.towers.model.board import PLACES, QUALITIES, Road
from bywater.games.towers.model.cards import COLOURS
from bywater.games.towers.model.rows import count_cards
from bywater.games.towers.model.table import Table
from bywater.games.towers.presentation.page_types import BySign, Extras, Marker, Rank, ScoringResult
from bywater.games.towers.rules.scoring import score_place

# The decisions after the set-up.
_JOURNEY: Final = ("gain", "taking", "pile", "laying")
# The parts of a view that scoring depends on. All of them are open.
_SCORED: Final = ("paths", "tokens", "ring", "stage", "step", "rows")

_MAX_ROW: Final = 6  # all five cards of a kind, and Gandalf

# Cache of forecasts: all viewers of a table have the same one, and most actions don't change it.
_forecasts: Final[dict[tuple[Any, ...], ScoringResult]] = {}
_MAX_FORECASTS: Final = 1024


def extras(view: View) -> dict[str, Any]:
    """Return the additions as plain data, derived from the view alone."""
    now = forecast(view)
    given: Extras = {
        "marker": marker(view),
        "forecast": now,
        "outlook": outlook(view, now["by_sign"]) if now is not None else {},
    }
    return cast(dict[str, Any], given)


def stage(view: View) -> Message | None:
    """Return the progress of the game, for a list of games: the next place."""
    return Message(f"place-{PLACES[view['stage']]}") if view["stage"] else None


def marker(view: View) -> Marker:
    """Return the place that the marker is at or moves to, and its space of the path; space 0 is the place itself."""
    if view["stage"] == 0 or (view["stage"] == 1 and view["step"] == 0):
        return {"place": 0, "space": 0}
    if view["over"] or view["decision"]["kind"] == "laying":
        return {"place": view["stage"], "space": 0}
    return {"place": view["stage"], "space": view["step"]}


def next_signs(view: View) -> list[str]:
    """Return the signs of the place that is scored next."""
    travelling = view["stage"] and view["decision"]["kind"] in _JOURNEY
    return list(view["symbols"][PLACES[view["stage"]]]) if travelling else []


def forecast(view: View) -> ScoringResult | None:
    """Return the scoring of the next place with the current rows; None before and after the journey."""
    signs = next_signs(view)
    if not signs:
        return None
    tokens = view["tokens"][PLACES[view["stage"]]]
    rows = [(seat, colour, *row.values()) for seat, rows in enumerate(view["rows"]) for colour, row in rows.items()]
    seen = (view["seats"], view["stage"], view["ring"], *signs, *tokens, *rows)
    found = _forecasts.get(seen)
    if found is None:
        if len(_forecasts) >= _MAX_FORECASTS:
            _forecasts.clear()  # atomic, because replays are built in other threads
        found = _forecasts[seen] = score_next_place(view)
    return found


def score_next_place(view: View) -> ScoringResult:
    """Score the next place on a copy of the table."""
    table = scoring_table(view)
    signs = by_sign(table, view) if view["seats"] == 2 else []
    entries = table.open_journal()
    score_place(table)
    won: list[list[int]] = [[] for _ in range(table.seats)]
    for entry in entries:
        if entry.kind == journal.WON:
            won[entry.numbers[0]].append(entry.numbers[1])
    counts = list(table.matched)
    ranked = sorted(range(table.seats), key=lambda seat: (-counts[seat], (seat - view["ring"]) % table.seats))
    ranks: list[Rank] = [
        {
            "seat": seat,
            "count": counts[seat],
            "tokens": won[seat],
            "tied": counts[seat] > 0 and counts.count(counts[seat]) > 1,
        }
        for seat in ranked
    ]
    return {
        "place": PLACES[view["stage"]],
        "signs": next_signs(view),
        "by_sign": signs,
        "ranks": ranks,
        "ring": table.ring,
    }


def outlook(view: View, signs: list[BySign]) -> dict[str, dict[str, ScoringResult] | dict[str, BySign]]:
    """Return the forecast for every number of counted cards that the laying seat can have; empty for other seats.

    With two players each sign is scored separately, so there is a table per sign; otherwise there is one, under "".
    `signs` are the current counts per sign.
    """
    if not view["legal"] or view["decision"]["kind"] != "laying":
        return {}
    seat: int = view["decision"]["seat"]
    lying: int = sum(row["cards"] + row["gandalf"] for row in view["rows"][seat].values())
    most = min(lying + view["hand_sizes"][seat], len(COLOURS) * _MAX_ROW)
    if view["seats"] > 2:
        sign = next_signs(view)[0]
        return {"": {str(count): score_next_place(with_count(view, seat, sign, count)) for count in range(most + 1)}}
    return {
        now["sign"]: by_count(now["sign"], now["token"], view["ring"], seat, now["counts"][1 - seat], most)
        for now in signs
    }


@lru_cache(2048)  # constant while a seat lays its cards
def by_count(sign: str, token: int, first: int, seat: int, other: int, most: int) -> dict[str, BySign]:
    """Return, for two players, what each number of cards of this seat would win against `other` cards at a sign."""
    pairs = [[count, other] if seat == 0 else [other, count] for count in range(most + 1)]
    return {str(pair[seat]): at_sign(sign, token, first, pair) for pair in pairs}


def with_count(view: View, seat: int, sign: str, count: int) -> View:
    """Return the view with only this number of cards, all of one quality, in the rows of a seat."""
    rows = list(view["rows"])
    rows[seat] = {}
    for number, colour in enumerate(COLOURS):
        cards = min(count - number * _MAX_ROW, _MAX_ROW)
        if cards > 0:
            rows[seat][colour] = {"quality": sign, "cards": min(cards, _MAX_ROW - 1), "gandalf": cards == _MAX_ROW}
    return {**view, "rows": rows}


def scoring_table(view: View) -> Table:
    """Return a table with the parts on which scoring depends."""
    options = view["options"]
    table = Table(view["seats"], Road(options["symbols"], options["own"]), None)
    read_open(table, {name: view[name] for name in _SCORED})
    return table


def by_sign(table: Table, view: View) -> list[BySign]:
    """Return, for two players, both counts at each sign, and who would win its token."""  # P2, P3
    tokens = view["tokens"][PLACES[view["stage"]]]
    found = []
    for slot, sign in enumerate(next_signs(view)):
        counts = [int(count_cards(table, seat, BIT[QUALITIES.index(sign)])) for seat in range(2)]
        found.append(at_sign(sign, tokens[slot], view["ring"], counts))
    return found


def at_sign(sign: str, token: int, first: int, counts: list[int]) -> BySign:
    """Return what these counts would win at one sign of the next place. The winner is -1 if no seat has any."""
    winner = first if counts[first] >= counts[1 - first] else 1 - first
    return {
        "sign": sign,
        "token": token,
        "counts": counts,
        "winner": winner if any(counts) else -1,
        "tied": any(counts) and counts[0] == counts[1],
    }
