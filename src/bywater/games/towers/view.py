"""What one seat sees, built from what it may know; and the whole state as a position."""

from copy import deepcopy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.codes import WATCHER
from bywater.core.decision import Decision
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.core.state import Position, View
from bywater.games.towers.board import PLACES, QUALITIES, SCORED, VALUES
from bywater.games.towers.cards import COLOURS, KINDS, NUM_KINDS
from bywater.games.towers.rows import row_count, row_gandalf, row_quality
from bywater.games.towers.scoring import ranking
from bywater.games.towers.state import (
    DEAL,
    GAIN,
    LAYING_ROWS,
    PACKED,
    PATH_DRAW,
    PILE_DRAW,
    RING_DRAW,
    SWAP_IN_DRAW,
    SWAP_OUT_DRAW,
    TAKING,
    TOKEN_DRAW,
    TURN_UP,
    Table,
)
from bywater.games.towers.trail import DRAWN, POURED, count_in, drawn_at, fact_at
from bywater.games.towers.trail import kind_of as fact_kind
from bywater.games.towers.trail import seat_of as fact_seat

RULES: Final = 1

# The name of each question, and the ruling behind it.
ASKED: Final = {
    RING_DRAW: ("ring", "T1"),
    PATH_DRAW: ("path", "T1"),
    TOKEN_DRAW: ("token", "T1"),
    SWAP_OUT_DRAW: ("swap_out", "T2"),
    SWAP_IN_DRAW: ("swap_in", "T2"),
    DEAL: ("deal", "T1"),
    TURN_UP: ("turn_up", "T1"),
    GAIN: ("gain", "T4"),
    TAKING: ("taking", "T4"),
    PILE_DRAW: ("pile", "T4"),
    LAYING_ROWS: ("laying", "T10"),
}


def decision_of(table: Table) -> Decision:
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if not kind:
        return Decision("over", -2, "", {})
    name, rule = ASKED[kind]
    fields: dict[str, int | str] = {}
    if kind in (GAIN, LAYING_ROWS):
        fields = {"place": PLACES[table.stage]}
    elif kind == TAKING:
        fields = {"left": a_of(packed)}
    elif kind in (DEAL, PILE_DRAW):
        fields = {"to": a_of(packed)}
    return Decision(name, seat_of(packed), rule, fields)


def frames_of(table: Table) -> list[list[object]]:
    """The stack of decisions: kind, seat and two numbers each. All of it is open."""
    frames: list[list[object]] = []
    for level in range(table.height):
        packed: i64 = table.stack[level]
        frames.append([ASKED[kind_of(packed)][0], seat_of(packed), a_of(packed), b_of(packed)])
    return frames


def counts(cards: vec[i64], first: i64, whole: bool) -> dict[str, int]:
    """How many of each kind there are: all kinds for a view (`whole`), those that are there for a position."""
    return {KINDS[kind]: cards[first + kind] for kind in range(NUM_KINDS) if whole or cards[first + kind]}


def packed_counts(words: vec[i64], first: i64, whole: bool) -> dict[str, int]:
    """As `counts`, for packed counts."""
    found = vec[i64]([count_in(words, first, kind) for kind in range(NUM_KINDS)])
    return counts(found, 0, whole)


def options_of(table: Table) -> dict[str, Any]:
    own = deepcopy(table.road.own) if table.road.own else {}
    return {"symbols": table.road.preset, "own": own, "automatic": table.automatic}


def open_table(table: Table, whole: bool) -> dict[str, Any]:
    """Everything that lies open: the same in every view, and in the position without cards that are missing."""
    return {
        "game": "towers",
        "rules": RULES,
        "players": table.seats,
        "options": options_of(table),
        "stack": frames_of(table),
        "paths": list(table.paths),
        "symbols": {place: list(table.road.symbols[place]) for place in SCORED},
        "tokens": {place: list(table.tokens[at * 4 : at * 4 + 4]) for at, place in enumerate(SCORED)},
        "ring": table.ring,
        "stage": table.stage,
        "step": table.step,
        "order": table.order,
        "display": counts(table.display, 0, whole),
        "discards": counts(table.discards, 0, whole),
        "pile_size": table.pile_size,
        "rows": [rows_of(table, seat) for seat in range(table.seats)],
        "won": [won_by(table, seat) for seat in range(table.seats)],
        "hand_sizes": list(table.hand_sizes),
        "known": [counts(table.known, seat * NUM_KINDS, whole) for seat in range(table.seats)],
        "matched": list(table.matched),
        "lead": table.lead,
        "key": table.key,
        "touched": [COLOURS[colour] for colour in range(4) if (table.touched >> colour) & 1],
        "over": table.over == 1,
        "poured": [packed_counts(table.poured, epoch * PACKED, whole) for epoch in range(table.epoch)],
        "trail": trail_of(table),
    }


def rows_of(table: Table, seat: i64) -> dict[str, dict[str, Any]]:
    """A player's rows by colour."""
    rows: dict[str, dict[str, Any]] = {}
    for colour in range(4):
        row: i64 = table.rows[seat * 4 + colour]
        if row:
            rows[COLOURS[colour]] = {
                "quality": QUALITIES[row_quality(row)],
                "cards": row_count(row),
                "gandalf": row_gandalf(row) == 1,
            }
    return rows


def won_by(table: Table, seat: i64) -> list[int]:
    """The tokens of a player, highest first."""
    tokens: list[int] = []
    for place in (3, 2, 1, 0):
        tokens += [VALUES[place]] * int(table.won[seat * 4 + place])
    return tokens


def trail_of(table: Table) -> list[list[object]]:
    """Since the first shuffle: who drew unseen, and who showed a card that was not taken openly."""
    facts: list[list[object]] = []
    for number in range(table.facts):
        fact: i64 = fact_at(table, number)
        kind: i64 = fact_kind(fact)
        word = "drew" if kind == DRAWN else "poured" if kind == POURED else KINDS[kind]
        facts.append([fact_seat(fact), word])
    return facts


def drawn_by(table: Table, seat: i64, whole: bool) -> list[dict[str, int]]:
    """What a seat has drawn unseen from each pile after the first: its own knowledge."""
    return [packed_counts(table.drawn, drawn_at(seat, epoch + 1), whole) for epoch in range(table.epoch)]


def view_of(table: Table, seats: object) -> View:
    """All that these seats may know."""
    mask = table.mask_of(seats)
    actor: i64 = table.actor
    mine = actor >= 0 and (mask >> actor) & 1 == 1
    known = [seat for seat in range(table.seats) if table.over or (mask >> seat) & 1]
    view: View = open_table(table, True)
    view.update(
        {
            "seats": [seat for seat in range(table.seats) if (mask >> seat) & 1] or [WATCHER],
            "actor": actor,
            "decision": decision_of(table).plain(),
            "legal": list(table.legal()) if mine else [],
            "hands": {str(seat): counts(table.hands, seat * NUM_KINDS, True) for seat in known},
            "drawn": {str(seat): drawn_by(table, seat, True) for seat in known},
            "points": list(table.points),
            "ranking": ranking(table) if table.over else [],
            "ending": table.ending(),
            "returns": table.returns(),
            "score": table.score(),
        }
    )
    return view


def position_of(table: Table) -> Position:
    """The whole state. What is left out has its value at the beginning of the journey."""
    position: Position = open_table(table, False)
    del position["pile_size"], position["hand_sizes"], position["symbols"]
    position["seats"] = position.pop("players")
    position["hands"] = [counts(table.hands, seat * NUM_KINDS, False) for seat in range(table.seats)]
    position["drawn"] = [drawn_by(table, seat, False) for seat in range(table.seats)]
    return position
