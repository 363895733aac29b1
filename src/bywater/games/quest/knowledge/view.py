"""Views: what each seat or watcher may know."""

from typing import Final, cast

from mypy_extensions import i64

from bywater.core.bits import count_packed, lowest_bit, names_in, sum_packed, unpack
from bywater.core.frames import frames_of
from bywater.core.seats import seats_in, viewers_in
from bywater.games.quest.knowledge import view_types as t
from bywater.games.quest.model import board, decisions, endings
from bywater.games.quest.model.cards import DISCARDABLE, GANDALF, KINDS, NUM_HOBBIT, count_in, kinds_in
from bywater.games.quest.model.facts import FACT_DEALT, FACT_DREW, FACT_PASSED, FACT_POURED, FACT_TURNED, FACTS
from bywater.games.quest.model.frames import KINDS as KINDS_OF_FRAMES
from bywater.games.quest.model.options import RULES
from bywater.games.quest.model.table import ALL_FEATURES, TAKEN_BITS, TOP_BITS, Table, specials_left
from bywater.games.quest.rules import engine, scoring

_FEATURES: Final = KINDS[NUM_HOBBIT:]
_NO_HOBBIT_CARDS: Final = dict.fromkeys(KINDS[:NUM_HOBBIT], 0)
_NO_CARDS: Final = dict.fromkeys(KINDS, 0)
_NO_TOKENS: Final = dict.fromkeys(board.TOKENS, 0)
_NO_TILES: Final = dict.fromkeys(board.TILES, 0)


def cards_of(held: i64, features: i64) -> dict[str, int]:
    """Return counts by kind, from packed counts of Hobbit cards and a mask of feature cards, without zeros."""
    counts: dict[str, int] = {}
    kinds: i64 = kinds_in(held, features)
    while kinds:
        kind: i64 = lowest_bit(kinds)
        kinds &= kinds - 1
        counts[KINDS[kind]] = count_in(held, kind) if kind < NUM_HOBBIT else 1
    return counts


def token_counts(packed: i64) -> dict[str, int]:
    """Return counts of tokens by name, from packed counts, without zeros."""
    counts: dict[str, int] = {}
    token: i64 = 0
    while packed:
        if packed & 15:
            counts[board.TOKENS[token]] = packed & 15
        packed >>= 4
        token += 1
    return counts


def top_tiles(table: Table) -> list[str]:
    """Return the tiles that were looked at, the next one first."""
    return [board.TILES[tile - 1] for tile in unpack(table.tops, TOP_BITS)]


def face_down_tiles(table: Table) -> dict[str, int]:
    """Return the counts of all face-down tiles, including those that were looked at."""
    names = top_tiles(table)
    counts: dict[str, int] = {}
    for number, tile in enumerate(board.TILES):
        count: i64 = count_in(table.tiles, number) + (names.count(tile) if names else 0)
        if count:
            counts[tile] = count
    return counts


def sees_tops(table: Table, mask: i64) -> bool:
    """Whether the seats in the mask know the tiles that were looked at. If hands are not secret, everyone does."""
    return not table.secret or table.over > 0 or (table.looker >= 0 and (mask >> table.looker) & 1 == 1)


def open_table(table: Table) -> t.OpenTable:
    """Return everything public, without zero counts."""
    seats = range(table.seats)
    return {
        "game": "quest",
        "rules": RULES,
        "seats": table.seats,
        "options": cast(t.Options, table.options),
        "stack": frames_of(KINDS_OF_FRAMES, list(table.stack[: table.height])),
        "place": board.PLACES[table.place],
        "sauron": table.sauron,
        "dark": list(table.dark),
        "gone": seats_in(table.gone, table.seats),
        "bearer": table.bearer,
        "active": table.active,
        "lines": {board.SYMBOLS[line]: table.lines[line] for line in range(board.LINES)},
        "event": table.event,
        "ring_used": table.ring_used == 1,
        "gandalf": [name for card, name in enumerate(GANDALF) if (table.gandalf >> card) & 1],
        "board_cards": names_in(table.unclaimed, _FEATURES),
        "in_play": names_in(ALL_FEATURES & ~table.away, _FEATURES),
        "turned_up": KINDS[table.turned_up - 1] if table.turned_up else "",
        "shared": cards_of(table.shared, 0),
        "discards": cards_of(table.discards, 0),
        "top_discard": DISCARDABLE[table.top_discard - 1] if table.top_discard else "",
        "tiles": face_down_tiles(table),
        "top_tile": board.TILES[table.top_tile - 1] if table.top_tile else "",
        "tokens": [token_counts(table.tokens[seat]) for seat in seats],
        "pledged": [
            {
                "cards": cards_of(table.marked_held[seat], table.marked_features[seat]),
                "tokens": token_counts(table.marked_tokens[seat]),
                "shields": table.marked_shields[seat],
            }
            for seat in seats
        ],
        "guided": table.guided > 0,
        "volunteer": table.volunteer - 1,
        "interrupted": seats_in(table.interrupted, table.seats),
        "proofs": [proofs_of(table, seat) for seat in seats] if table.rivals else [],
        "poured": [cards_of(table.poured[pour], 0) for pour in range(table.pours)],
        "looker": table.looker,
        "ending": endings.ENDINGS[table.over],
    }


def proofs_of(table: Table, seat: i64) -> list[int]:
    """Return for n = 0, 1, 2...: the least value of a rival's first n special shields, given its payments."""
    return [
        (table.proofs[seat] >> (5 * count)) & 31 for count in range(count_packed(table.taken[seat], TAKEN_BITS) + 1)
    ]


def trail_of(table: Table, mask: i64) -> list[t.Fact]:
    """Return the facts about hands as the seats in the mask saw them: [kind of fact, seat, card, other seat]."""
    facts: list[t.Fact] = []
    for number in range(table.facts):
        what, seat, kind, other = table.fact_at(number)
        card = KINDS[kind]
        seen = bool((mask >> seat) & 1)
        if what == FACT_POURED:
            facts.append([FACTS[what]])
        elif what == FACT_TURNED:
            facts.append([FACTS[what], card])
        elif what == FACT_PASSED:
            facts.append([FACTS[what], seat, card if seen or (mask >> other) & 1 else "", other])
        else:
            named = seen or (what != FACT_DREW and what != FACT_DEALT)
            facts.append([FACTS[what], seat, card if named else ""])
    return facts


def with_zeros(view: t.OpenTable) -> None:
    """Add zeros for the missing names in all counts of the open table."""
    view["shared"] = {**_NO_HOBBIT_CARDS, **view["shared"]}
    view["discards"] = {**_NO_HOBBIT_CARDS, **view["discards"]}
    view["poured"] = [{**_NO_HOBBIT_CARDS, **cards} for cards in view["poured"]]
    view["tiles"] = {**_NO_TILES, **view["tiles"]}
    view["tokens"] = [{**_NO_TOKENS, **tokens} for tokens in view["tokens"]]
    for pledged in view["pledged"]:
        pledged["cards"] = {**_NO_CARDS, **pledged["cards"]}
        pledged["tokens"] = {**_NO_TOKENS, **pledged["tokens"]}


def view_of(table: Table, seats: object) -> t.View:
    """Return everything that these seats may know."""
    mask = table.mask_of(seats)
    actor: i64 = table.actor
    mine = actor >= 0 and (mask >> actor) & 1 == 1
    everything = table.over > 0
    known = [seat for seat in range(table.seats) if not table.secret or everything or (mask >> seat) & 1]
    own = [seat for seat in range(table.seats) if not table.rivals or everything or (mask >> seat) & 1]
    taken_shields: list[i64] = list(table.taken) if table.rivals else [0] * table.seats
    codes = list(engine.legal(table)) if actor >= 0 else []
    tops = top_tiles(table)
    public = open_table(table)
    with_zeros(public)
    return {
        **public,
        "viewers": viewers_in(mask, table.seats),
        "actor": actor,
        "decision": cast(t.Decision, decisions.decision_at(table).plain()),
        "legal": codes if mine else [],
        # the interrupts these seats may play, or the end of one that interrupts them
        "out_of_turn": [] if mine else [code for code in codes if (mask >> table.out_of_turn_seat(code)) & 1],
        "hands": {str(seat): {**_NO_CARDS, **cards_of(table.held[seat], table.features[seat])} for seat in known},
        "hand_sizes": list(table.sizes),
        "deck_size": table.deck_size,
        "tops": len(tops),
        "foreseen": tops if sees_tops(table, mask) else [],
        "shields": {str(seat): table.shields[seat] for seat in own},
        # with rivals, below 0 if face-down ones helped to pay
        "open_shields": [
            table.shields[seat] - sum_packed(taken, TAKEN_BITS) for seat, taken in enumerate(taken_shields)
        ],
        "special_shields": [count_packed(taken, TAKEN_BITS) for taken in taken_shields],
        "taken": {str(seat): unpack(table.taken[seat], TAKEN_BITS) for seat in own} if table.rivals else {},
        "specials": specials_by_value(table) if not table.rivals or everything else {},
        "trail": trail_of(table, mask),
        "returns": scoring.returns_of(table),
        "score": scoring.score_of(table) if not table.rivals or everything else [],
    }


def specials_by_value(table: Table) -> dict[str, int]:
    """Return the face-down shields in the supply, by value."""
    return {str(value): specials_left(table, value) for value in (1, 2, 3)}
