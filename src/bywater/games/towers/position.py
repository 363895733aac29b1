"""Reading a position: a table from plain data, with a worded error for whatever can't stand on it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.reading import check_keys, flag_of, index_of, number_of, row_in, table_in
from bywater.core.stack import a_of, frame
from bywater.games.towers.board import (
    MINAS_TIRITH,
    MOST_SPACES,
    QUALITIES,
    SCORED,
    STOPS,
    TOKENS_EACH,
    VALUES,
    Road,
)
from bywater.games.towers.cards import COLOURS, DECK, DISPLAY, GANDALF, HAND, KINDS, NUM_KINDS
from bywater.games.towers.journey import ask_gain
from bywater.games.towers.rows import pack_row, row_count, row_gandalf, row_quality
from bywater.games.towers.rules import TowersState
from bywater.games.towers.state import (
    DEAL,
    GAIN,
    MOST_EPOCHS,
    PACKED,
    PATH_DRAW,
    PILE_DRAW,
    SWAP_IN_DRAW,
    TAKING,
    TOKEN_DRAW,
    TRAIL_ROOM,
    TURN_UP,
)
from bywater.games.towers.trail import DRAWN, POURED, add_to, drawn_at, pack, set_fact
from bywater.games.towers.validate import validate
from bywater.games.towers.view import ASKED, RULES

_KINDS: Final = {name: kind for kind, (name, _) in ASKED.items()}
# What lies open, and what is each seat's own.
_OPEN: Final = "game rules seats options stack paths tokens ring stage step order display discards rows won known"
_OWN: Final = "matched lead key touched over poured trail hands drawn"
_KEYS: Final = tuple(f"{_OPEN} {_OWN}".split())
_CARDS: Final[dict[Any, int]] = {name: kind for kind, name in enumerate(KINDS)}
_ROW_KEYS: Final = ("quality", "cards", "gandalf")


def new_table(seats: int, options: dict[str, Any]) -> TowersState:
    table = TowersState(seats, Road(options["symbols"], options["own"]), None)
    table.automatic = options["automatic"]
    return table


def read_position(position: dict[str, Any]) -> TowersState:
    """The state of a complete position; the cards that are nowhere else are in the pile."""
    check_keys(position, _KEYS, "position")  # V13
    number_of(position.get("rules", RULES), 1, RULES, "rules")
    table = new_table(position["seats"], position["options"])
    read_open(table, position)
    hands = row_in(position, "hands", table.seats)
    drawn = row_in(position, "drawn", table.seats)
    for seat in range(table.seats):
        if hands:
            read_hand(table, seat, hands[seat])
        if drawn:
            read_drawn(table, seat, drawn[seat])
    fill_pile(table)
    lay_tokens(table, table_in(position, "tokens"))
    check(table)
    validate(table, "stack" in position)
    if "stack" not in position and not table.over:  # the rules ask, or make a choice with a single answer
        table.pop()
        ask_gain(table)
    return table


def read_open(table: TowersState, data: dict[str, Any]) -> None:
    """What lies open on the table."""
    if "paths" in data:
        paths = data["paths"]
        if not isinstance(paths, list) or len(paths) != STOPS:
            raise BadPosition(f"paths: a list of {STOPS} lengths is wanted, not {paths!r}")
        for number, length in enumerate(paths):
            table.paths[number] = number_of(length, 0, MOST_SPACES, "a path")
    else:
        for number, length in enumerate(table.road.paths):
            table.paths[number] = length
    for place, tokens in table_in(data, "tokens").items():
        read_tokens(table, place, tokens)
    last = table.seats - 1
    table.ring = number_of(data.get("ring", 0), 0, last, "ring")
    table.stage = number_of(data.get("stage", 1), 0, STOPS, "stage")
    table.step = number_of(data.get("step", 1), 0, MOST_SPACES, "step")
    table.order = number_of(data.get("order", 0), 0, table.seats, "order")
    table.lead = number_of(data.get("lead", table.ring if table.stage > 1 else 0), 0, last, "lead")
    table.key = number_of(data.get("key", 0), 0, 31, "key")
    table.over = flag_of(data.get("over", False), "over")
    touched = data.get("touched", [])
    if not isinstance(touched, list):
        raise BadPosition(f"touched: a list of colours is wanted, not {touched!r}")
    for colour in touched:
        table.touched |= BIT[index_of(colour, COLOURS, "colour")]
    table.display_size = read_counts(table.display, 0, table_in(data, "display"))
    table.discards_size = read_counts(table.discards, 0, table_in(data, "discards"))
    for seat, rows in enumerate(row_in(data, "rows", table.seats)):
        read_rows(table, seat, rows)
    for seat, won in enumerate(row_in(data, "won", table.seats)):
        if not isinstance(won, list):
            raise BadPosition(f"won by seat {seat}: a list of tokens is wanted, not {won!r}")
        for value in won:
            table.won[seat * 4 + index_of(value, VALUES, "token")] += 1
            table.points[seat] += value
    for seat, known in enumerate(row_in(data, "known", table.seats)):
        read_counts(table.known, seat * NUM_KINDS, known)
    for seat, matched in enumerate(row_in(data, "matched", table.seats)):
        table.matched[seat] = number_of(matched, 0, 24, "matched")
    read_trail(table, data)
    gain: list[Any] = ["gain", (table.ring + table.order) % table.seats, 0, 0]
    stack = data.get("stack", [] if table.over else [gain])
    for number, packed in enumerate(stack if isinstance(stack, list) else [None]):
        read_frame(table, packed, number)


def read_frame(table: TowersState, packed: Any, number: int) -> None:
    if not isinstance(packed, list) or len(packed) != 4 or not all(type(part) is int for part in packed[1:]):
        raise BadPosition(f"frame {number + 1} of the stack is not [kind, seat, number, number]")
    kind = _KINDS.get(packed[0], 0) if isinstance(packed[0], str) else 0
    seat, a, b = packed[1:]
    if not kind or not -1 <= seat < table.seats or not 0 <= a <= 24 or not 0 <= b <= 24 or number:
        raise BadPosition(f"frame {number + 1} of the stack asks nothing that can be asked")
    if (seat < 0) == (kind >= GAIN and kind != PILE_DRAW):
        raise BadPosition(f"frame {number + 1} of the stack asks the wrong one")
    if (kind in (DEAL, PILE_DRAW) and a >= table.seats) or (kind == DEAL and b >= HAND):
        raise BadPosition(f"frame {number + 1} of the stack deals to nobody")
    if kind == TOKEN_DRAW and not (a < 4 * STOPS and a % 4 < table.slots(a // 4 + 1)):
        raise BadPosition(f"frame {number + 1} of the stack lays a token nowhere")
    limits = {PATH_DRAW: STOPS, TURN_UP: DISPLAY, SWAP_IN_DRAW: table.slots(MINAS_TIRITH)}
    if a >= limits.get(kind, 25):
        raise BadPosition(f"frame {number + 1} of the stack counts too far")
    if (kind >= GAIN and not table.stage >= 1) or (kind == TAKING and not 1 <= a <= 2):
        raise BadPosition(f"frame {number + 1} of the stack can't be asked here")
    table.push(frame(kind, seat, a, b))


def read_tokens(table: TowersState, place: str, tokens: Any) -> None:
    at = index_of(place, SCORED, "place")
    if not isinstance(tokens, list) or len(tokens) > 4:
        raise BadPosition(f"{place}: a list of up to four tokens is wanted, not {tokens!r}")
    for slot, value in enumerate(tokens):
        if type(value) is not int or (value and value not in VALUES):
            raise BadPosition(f"{place}: there is no token {value!r}")
        table.tokens[at * 4 + slot] = value


def read_rows(table: TowersState, seat: int, rows: Any) -> None:
    if not isinstance(rows, dict):
        raise BadPosition(f"rows of seat {seat}: a table is wanted, not {rows!r}")
    for colour, row in rows.items():
        at = index_of(colour, COLOURS, "colour")
        what = f"row {colour} of seat {seat}"
        if not isinstance(row, dict):
            raise BadPosition(f"{what}: a table is wanted, not {row!r}")
        check_keys(row, _ROW_KEYS, what)  # V13
        quality = index_of(row.get("quality", ""), QUALITIES, f"quality of {what}:")
        cards = number_of(row.get("cards"), 1, 5, f"{what}, cards")
        table.rows[seat * 4 + at] = pack_row(quality, cards, flag_of(row.get("gandalf", False), f"{what}, gandalf"))


def read_hand(table: TowersState, seat: int, hand: Any) -> None:
    table.hand_sizes[seat] = read_counts(table.hands, seat * NUM_KINDS, hand)
    for kind in range(NUM_KINDS):
        if table.known[seat * NUM_KINDS + kind] > table.hands[seat * NUM_KINDS + kind]:
            raise BadPosition(f"seat {seat} is known to hold more {KINDS[kind]} than it holds")


def read_drawn(table: TowersState, seat: int, drawn: Any) -> None:
    """What a seat drew unseen from each pile after the first."""
    if not isinstance(drawn, list) or len(drawn) != table.epoch:
        raise BadPosition(f"drawn: counts for {table.epoch} piles are wanted, not {drawn!r}")
    for epoch, cards in enumerate(drawn):
        read_packed(table.drawn, drawn_at(seat, epoch + 1), cards)


def read_trail(table: TowersState, data: dict[str, Any]) -> None:
    poured = data.get("poured", [])
    if not isinstance(poured, list) or len(poured) > MOST_EPOCHS:
        raise BadPosition(f"poured: a list of counts is wanted, not {poured!r}")
    if len(poured) > max(table.stage, 1):
        raise BadPosition("the discards are shuffled at most once after each place")
    table.epoch = len(poured)
    for epoch, cards in enumerate(poured):
        read_packed(table.poured, epoch * PACKED, cards)
    trail = data.get("trail", [])
    if not isinstance(trail, list) or len(trail) > TRAIL_ROOM * 7:
        raise BadPosition(f"trail: a list of facts is wanted, not {trail!r}")
    for number, fact in enumerate(trail):
        if not isinstance(fact, list) or len(fact) != 2:
            raise BadPosition(f"fact {number + 1} of the trail is not [seat, what]")
        seat = number_of(fact[0], 0, table.seats - 1, "a seat")
        kind = DRAWN if fact[1] == "drew" else POURED if fact[1] == "poured" else index_of(fact[1], KINDS, "card")
        set_fact(table, number, pack(seat, kind))
    table.facts = len(trail)


def lay_tokens(table: TowersState, given: dict[str, Any]) -> None:
    """Lay tokens at each place ahead that the position leaves out: of each value as evenly as the box allows."""  # V5
    if table.over or table.stage == 0:
        return
    box = {value: TOKENS_EACH - sum(1 for token in table.tokens if token == value) for value in VALUES}
    for number, value in enumerate(VALUES):
        for seat in range(table.seats):
            box[value] -= int(table.won[seat * 4 + number])
    for place in range(STOPS, int(table.stage) - 1, -1):
        if SCORED[place - 1] in given:
            continue
        for slot in range(table.slots(place)):
            first = place == MINAS_TIRITH and slot == 0 and box[5] > 0
            value = 5 if first else max(VALUES, key=lambda value: (box[value], value))
            if box[value] > 0:
                table.tokens[(place - 1) * 4 + slot] = value
                box[value] -= 1


def fill_pile(table: TowersState) -> None:
    """The pile holds whatever is nowhere else."""
    for kind in range(NUM_KINDS):
        left: i64 = DECK[kind] - table.display[kind] - table.discards[kind] - in_rows(table, kind)
        for seat in range(table.seats):
            left -= table.hands[seat * NUM_KINDS + kind]
        if left < 0:
            raise BadPosition(f"there are more {KINDS[kind]} on the table than in the box")
        table.pile[kind] = left
    table.pile_size = sum(table.pile)


def in_rows(table: TowersState, kind: i64) -> i64:
    """How many cards of a kind lie in anybody's rows."""
    total: i64 = 0
    for seat in range(table.seats):
        for colour in range(4):
            row: i64 = table.rows[seat * 4 + colour]
            if not row:
                continue
            if kind == GANDALF:
                total += row_gandalf(row)
            elif kind == colour * 4 + row_quality(row):
                total += row_count(row)
    return total


def check(table: TowersState) -> None:
    """What can't be on any table of this game."""
    if table.over:
        if table.height:
            raise BadPosition("the game is over, and somebody is asked")
        return
    if not table.height:
        raise BadPosition("nobody is asked, and the game is not over")
    check_set_up(table)
    if table.stage and table.step > table.paths[table.stage - 1]:
        raise BadPosition("the marker stands beyond its path")
    for value in VALUES:
        if sum(1 for token in table.tokens if token == value) > 6:
            raise BadPosition(f"there are more than six tokens of {value}")
    if table.actor >= 0 and len(table.legal()) == 0:
        raise BadPosition("somebody is asked, but has nothing to choose from")
    if table.top() & 255 in (DEAL, TURN_UP, PILE_DRAW) and table.pile_size <= 0:
        raise BadPosition("pile: expected a card to draw, got an empty pile")
    if table.actor < 0 and not table.chances():
        raise BadPosition("chance is to speak, and has nothing to say")


def check_set_up(table: TowersState) -> None:
    """Nothing lies there yet that is still to be laid."""
    kind = table.top() & 255
    paths = STOPS if kind > PATH_DRAW else a_of(table.top()) if kind == PATH_DRAW else 0
    if any(not length for length in table.paths[:paths]) or any(table.paths[paths:]):
        raise BadPosition("the path cards are laid one after the other")
    tokens = 4 * STOPS if kind > TOKEN_DRAW else a_of(table.top()) if kind == TOKEN_DRAW else 0
    if any(table.tokens[tokens:]):
        raise BadPosition("the tokens are laid one after the other")


# -- reading words ----------------------------------------------------------------------------


def card_of(name: Any) -> int:
    """The kind of a card; views name all of them, so it is looked up at once."""  # V13
    kind = _CARDS.get(name)
    return index_of(name, KINDS, "card") if kind is None else kind


def read_counts(cards: vec[i64], first: i64, given: Any) -> int:
    """Counts by kind into their vec; how many cards that are."""
    if not isinstance(given, dict):
        raise BadPosition(f"a table of cards and numbers is wanted, not {given!r}")
    total = 0
    for name, count in given.items():
        kind = card_of(name)
        cards[first + kind] = number_of(count, 0, DECK[kind], f"the number of {name}")
        total += count
    return total


def read_packed(words: vec[i64], first: i64, given: Any) -> None:
    if not isinstance(given, dict):
        raise BadPosition(f"a table of cards and numbers is wanted, not {given!r}")
    for name, count in given.items():
        kind = card_of(name)
        add_to(words, first, kind, number_of(count, 0, DECK[kind], f"the number of {name}"))
