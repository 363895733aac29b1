"""Read the parts of a table from a view or a position."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.errors import BadPosition
from bywater.core.frames import read_stack
from bywater.core.state import View
from bywater.core.validate import check_keys, flag_of, index_of, number_of, row_in, table_in
from bywater.games.towers.model import trail
from bywater.games.towers.model.board import MAX_SLOTS, MAX_SPACES, QUALITIES, SCORED, STOPS, VALUES
from bywater.games.towers.model.cards import COLOURS, DECK, GANDALF, KINDS, NUM_KINDS
from bywater.games.towers.model.frames import KINDS as FRAME_KINDS
from bywater.games.towers.model.rows import count_in_rows, pack_row
from bywater.games.towers.model.table import MAX_EPOCHS, PACKED, TRAIL_ROOM, Table

_KINDS: Final[dict[Any, int]] = {name: kind for kind, name in enumerate(KINDS)}
_ROW_KEYS: Final = ("quality", "cards", "gandalf")
_MAX_MATCHED: Final = 24


def read_open(table: Table, data: dict[str, Any]) -> None:
    """Read all public parts and the knowledge about unseen cards. Missing parts get their defaults."""
    paths = data.get("paths", table.road.paths)
    if not isinstance(paths, list) or len(paths) != STOPS:
        raise BadPosition(f"paths: expected a list of {STOPS} lengths, got {paths!r}")
    for number, length in enumerate(paths):
        table.paths[number] = number_of(length, 0, MAX_SPACES, "paths")
    for place, tokens in table_in(data, "tokens").items():
        read_tokens(table, place, tokens)
    last = table.seats - 1
    table.ring = number_of(data.get("ring", 0), 0, last, "ring")
    table.stage = number_of(data.get("stage", 1), 0, STOPS, "stage")
    table.step = number_of(data.get("step", 1), 0, MAX_SPACES, "step")
    table.order = number_of(data.get("order", 0), 0, table.seats, "order")
    table.lead = number_of(data.get("lead", table.ring if table.stage > 1 else 0), 0, last, "lead")
    table.over = flag_of(data.get("over", False), "over")
    table.display_size = read_counts(table.display, 0, table_in(data, "display"))
    table.discards_size = read_counts(table.discards, 0, table_in(data, "discards"))
    for seat, rows in enumerate(row_in(data, "rows", table.seats)):
        read_rows(table, seat, rows)
    for seat, won in enumerate(row_in(data, "won", table.seats)):
        read_won(table, seat, won)
    for seat, known in enumerate(row_in(data, "known", table.seats)):
        read_counts(table.known, seat * NUM_KINDS, known)
    for seat, matched in enumerate(row_in(data, "matched", table.seats)):
        table.matched[seat] = number_of(matched, 0, _MAX_MATCHED, "matched")
    read_trail(table, data)


def read_turn(table: Table, view: View) -> None:
    """Read the parts that only views have: the decision, and what was laid in this turn."""
    table.key = number_of(view["key"], 0, 2 * GANDALF - 1, "key")
    for colour in view["touched"]:
        table.touched |= BIT[index_of(colour, COLOURS, "colour")]
    for packed in read_stack(FRAME_KINDS, view["stack"], table.seats, 1):
        table.push(packed)


def read_tokens(table: Table, place: str, tokens: Any) -> None:
    at = index_of(place, SCORED, "place")
    if not isinstance(tokens, list) or len(tokens) > MAX_SLOTS:
        raise BadPosition(f"tokens at {place}: expected a list of at most {MAX_SLOTS} tokens, got {tokens!r}")
    for slot, value in enumerate(tokens):
        if type(value) is not int or (value and value not in VALUES):
            raise BadPosition(f"tokens at {place}: expected tokens of {', '.join(map(str, VALUES))}, got {value!r}")
        table.tokens[at * MAX_SLOTS + slot] = value


def read_rows(table: Table, seat: int, rows: Any) -> None:
    if not isinstance(rows, dict):
        raise BadPosition(f"rows of seat {seat}: expected a table, got {rows!r}")
    for colour, row in rows.items():
        at = index_of(colour, COLOURS, "colour")
        what = f"row {colour} of seat {seat}"
        if not isinstance(row, dict):
            raise BadPosition(f"{what}: expected a table, got {row!r}")
        check_keys(row, _ROW_KEYS, what)  # V13
        quality = index_of(row.get("quality", ""), QUALITIES, f"quality of {what}:")
        cards = number_of(row.get("cards"), 1, 5, f"{what}, cards")
        table.rows[seat * 4 + at] = pack_row(quality, cards, flag_of(row.get("gandalf", False), f"{what}, gandalf"))


def read_won(table: Table, seat: int, won: Any) -> None:
    if not isinstance(won, list):
        raise BadPosition(f"won by seat {seat}: expected a list of tokens, got {won!r}")
    for value in won:
        table.won[seat * 4 + index_of(value, VALUES, "token")] += 1
        table.points[seat] += value


def read_hand(table: Table, seat: int, hand: Any) -> None:
    table.hand_sizes[seat] = read_counts(table.hands, seat * NUM_KINDS, hand)
    for kind in range(NUM_KINDS):
        known, held = table.known[seat * NUM_KINDS + kind], table.hands[seat * NUM_KINDS + kind]
        if known > held:
            raise BadPosition(
                f"known of seat {seat}: expected at most {held} {KINDS[kind]}, as in its hand, got {known}"
            )


def read_trail(table: Table, data: dict[str, Any]) -> None:
    """Read the piles made of discards, and which seats drew and showed cards since."""
    poured = data.get("poured", [])
    if not isinstance(poured, list) or len(poured) > min(MAX_EPOCHS, max(table.stage, 1)):
        raise BadPosition(f"poured: expected the cards of at most one pile per place, got {poured!r}")
    table.epoch = len(poured)
    for epoch, cards in enumerate(poured):
        read_packed(table.poured, epoch * PACKED, cards)
    facts = data.get("trail", [])
    if not isinstance(facts, list) or len(facts) > TRAIL_ROOM * 7:
        raise BadPosition(f"trail: expected a list of at most {TRAIL_ROOM * 7} facts, got {facts!r}")
    for number, fact in enumerate(facts):
        if not isinstance(fact, list) or len(fact) != 2:
            raise BadPosition(f"trail, fact {number + 1}: expected [seat, what], got {fact!r}")
        seat, what = number_of(fact[0], 0, table.seats - 1, "trail, seat"), fact[1]
        kind = trail.DRAWN if what == "drew" else trail.POURED if what == "poured" else index_of(what, KINDS, "card")
        trail.set_fact(table, number, trail.pack(seat, kind))
    table.facts = len(facts)


def read_drawn(table: Table, seat: int, drawn: Any) -> None:
    """Read the cards that a seat drew from each pile after the first."""
    if not isinstance(drawn, list) or len(drawn) != table.epoch:
        raise BadPosition(f"drawn: expected a list with the cards of {table.epoch} piles, got {drawn!r}")
    for epoch, cards in enumerate(drawn):
        read_packed(table.drawn, trail.drawn_at(seat, epoch + 1), cards)


def fill_pile(table: Table) -> None:
    """Put all remaining cards into the pile."""
    for kind in range(NUM_KINDS):
        left: i64 = unseen(table, kind)
        if left < 0:
            raise BadPosition(f"expected at most {DECK[kind]} {KINDS[kind]} on the table, got {DECK[kind] - left}")
        table.pile[kind] = left
    table.pile_size = sum(table.pile)


def unseen(table: Table, kind: i64) -> i64:
    """Return the number of cards of a kind that are neither open nor in a hand on this table."""
    left: i64 = DECK[kind] - table.display[kind] - table.discards[kind] - count_in_rows(table, kind)
    for seat in range(table.seats):
        left -= table.hands[seat * NUM_KINDS + kind]
    return left


# -- cards and numbers ------------------------------------------------------------------------


def read_counts(cards: vec[i64], first: i64, given: Any) -> int:
    """Write the counts of a table into a vec. Returns the number of cards."""
    total = 0
    for kind, count in _counts(given):
        cards[first + kind] = count
        total += count
    return total


def read_packed(words: vec[i64], first: i64, given: Any) -> None:
    for kind, count in _counts(given):
        trail.add_to(words, first, kind, count)


def _counts(given: Any) -> list[tuple[int, int]]:
    """Return the kinds of cards named in a table of plain data, with their counts."""
    if not isinstance(given, dict):
        raise BadPosition(f"expected a table of cards and numbers, got {given!r}")
    return [
        (_kind_of(name), number_of(count, 0, DECK[_kind_of(name)], f"number of {name}"))
        for name, count in given.items()
    ]


def _kind_of(name: Any) -> int:
    """Return the kind of a card. The dict is tried first because views name all kinds."""  # V13
    kind = _KINDS.get(name)
    return index_of(name, KINDS, "card") if kind is None else kind
