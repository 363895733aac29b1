"""Views: what each seat or watcher may know."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.frames import decision_of, frames_of
from bywater.core.seats import viewers_in
from bywater.games.towers.knowledge import view_types as t
from bywater.games.towers.model import trail
from bywater.games.towers.model.board import MAX_SLOTS, QUALITIES, SCORED, VALUES
from bywater.games.towers.model.cards import COLOURS, KINDS, NUM_KINDS
from bywater.games.towers.model.frames import KINDS as FRAME_KINDS
from bywater.games.towers.model.options import RULES
from bywater.games.towers.model.rows import row_count, row_gandalf, row_quality
from bywater.games.towers.model.table import PACKED, Table
from bywater.games.towers.rules.scoring import ranking


def counts(cards: vec[i64], first: i64, whole: bool) -> dict[str, int]:
    """Return card counts by kind: all kinds for a view (`whole`), for a position only those with cards."""
    return {KINDS[kind]: cards[first + kind] for kind in range(NUM_KINDS) if whole or cards[first + kind]}


def packed_counts(words: vec[i64], first: i64, whole: bool) -> dict[str, int]:
    """Like `counts`, for packed counts."""
    found = vec[i64]([trail.count_in(words, first, kind) for kind in range(NUM_KINDS)])
    return counts(found, 0, whole)


def open_table(table: Table, whole: bool) -> t.OpenTable:
    """Return all public parts, for a view (`whole`) or a position."""
    return {
        "game": "towers",
        "rules": RULES,
        "seats": table.seats,
        "options": cast(t.Options, table.options),
        "stack": frames_of(FRAME_KINDS, list(table.stack[: table.height])),
        "paths": list(table.paths),
        "symbols": {place: list(table.road.symbols[place]) for place in SCORED},
        "tokens": {place: list(table.tokens[at * MAX_SLOTS : (at + 1) * MAX_SLOTS]) for at, place in enumerate(SCORED)},
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


def rows_of(table: Table, seat: i64) -> dict[str, t.Row]:
    """Return the rows of a seat by colour."""
    rows: dict[str, t.Row] = {}
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
    """Return the tokens that a seat has won, highest first."""
    tokens: list[int] = []
    for place in (3, 2, 1, 0):
        tokens += [VALUES[place]] * int(table.won[seat * 4 + place])
    return tokens


def trail_of(table: Table) -> list[t.Fact]:
    """Return the facts since the first shuffle: seats that drew, and cards shown that had not been taken openly."""
    facts: list[t.Fact] = []
    for number in range(table.facts):
        fact: i64 = trail.fact_at(table, number)
        kind: i64 = trail.fact_kind(fact)
        word = "drew" if kind == trail.DRAWN else "poured" if kind == trail.POURED else KINDS[kind]
        facts.append([trail.fact_seat(fact), word])
    return facts


def drawn_by(table: Table, seat: i64, whole: bool) -> list[dict[str, int]]:
    """Return the cards that a seat drew from each pile after the first, which only that seat knows."""
    return [packed_counts(table.drawn, trail.drawn_at(seat, epoch + 1), whole) for epoch in range(table.epoch)]


def view_of(table: Table, seats: object) -> t.View:
    """Return everything that these seats may know."""
    mask = table.mask_of(seats)
    actor: i64 = table.actor
    mine = actor >= 0 and (mask >> actor) & 1 == 1
    known = [seat for seat in range(table.seats) if table.over or (mask >> seat) & 1]
    return {
        **open_table(table, True),
        "viewers": viewers_in(mask, table.seats),
        "actor": actor,
        "decision": cast(t.Decision, decision_of(FRAME_KINDS, table.top()).plain()),
        "legal": list(table.legal()) if mine else [],
        "hands": {str(seat): counts(table.hands, seat * NUM_KINDS, True) for seat in known},
        "drawn": {str(seat): drawn_by(table, seat, True) for seat in known},
        "points": list(table.points),
        "ranking": ranking(table) if table.over else [],
        "ending": table.ending(),
        "returns": table.returns(),
        "score": table.score(),
    }
