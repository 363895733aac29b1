"""Reading a position: a table from plain data, with a worded error for whatever can't stand on it."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.errors import BadPosition
from bywater.core.reading import check_keys, flag_of, index_of, list_in, number_of, row_in, table_in
from bywater.games.quest.board import (
    BOARD_OF,
    EVENTS_EACH,
    LAST,
    LENGTHS,
    LINES,
    MOUNT_DOOM,
    PLACES,
    SYMBOLS,
    TILE_COPIES,
    TILES,
    TOKENS,
)
from bywater.games.quest.cards import (
    BOARD_SETS,
    COPIES,
    DISCARDABLE,
    GANDALF,
    KINDS,
    LOTHLORIEN_SET,
    NUM_HOBBIT,
    NUM_KINDS,
    ONE,
    RIVENDELL_SET,
    count_in,
)
from bywater.games.quest.flow import proceed
from bywater.games.quest.frames import read_stack
from bywater.games.quest.hands import all_hobbit_cards, packed_size
from bywater.games.quest.lines import in_scenario
from bywater.games.quest.rules import QuestState
from bywater.games.quest.soundness import check
from bywater.games.quest.state import (
    ALL_FEATURES,
    ENDINGS,
    MOST_POURS,
    Settings,
)
from bywater.games.quest.trail import read_trail

_OPEN: Final = (
    "game rules seats options stack place sauron dark gone bearer active lines event ring_used gandalf board_cards "
    "in_play turned_up shared discards top_discard tiles top_tile tokens pledged guided volunteer floored proofs "
    "poured looker ending"
)
_OWN: Final = "hands foreseen shields specials taken trail"
_KEYS: Final = tuple(f"{_OPEN} {_OWN}".split())
_PLEDGED_KEYS: Final = ("cards", "tokens", "shields")
_MOST_SHIELDS: Final = 60


def new_table(seats: int, options: dict[str, Any]) -> QuestState:
    table = QuestState(seats, Settings(options), None)
    table.automatic = bool(options["automatic"])
    return table


def read_position(position: dict[str, Any]) -> QuestState:
    """The state of a complete position; the Hobbit cards that are nowhere else are in the deck.

    If the stack ends in something that goes on by itself, it goes on until somebody is asked.
    """
    check_keys(position, _KEYS, "position")
    table = new_table(position["seats"], position["options"])
    read_open(table, position)
    for seat, hand in enumerate(row_in(position, "hands", table.seats)):
        read_hand(table, seat, hand)
    read_in_play(table, position)
    for seat, shields in enumerate(row_in(position, "shields", table.seats)):
        table.shields[seat] = number_of(shields, 0, _MOST_SHIELDS, "shields")
    read_specials(table, position)
    for number, tile in enumerate(_foreseen(position)):
        add_top(table, number, index_of(tile, TILES, "tile"))
    for seat, pledged in enumerate(row_in(position, "pledged", table.seats)):
        read_pledges(table, seat, pledged)
    read_trail(table, position.get("trail"), None)
    fill_deck(table)
    read_stack(table, position.get("stack", _cards_of_the_active(table)) if not table.over else [])
    check(table)
    proceed(table)
    for seat in range(table.seats + 1):  # what went on by itself belongs to the position: traces begin here
        table.traces[seat] = 0
    table.shown = 0
    table.learned = 0
    return table


def _cards_of_the_active(table: QuestState) -> list[list[object]]:
    """Without a stack the active player is to play cards."""
    seat = int(table.active)
    return [["journey", 0, 1, 0, 0], ["turn", seat, 7, 1, 0], ["cards", seat, 0, 0, 0]]


def read_open(table: QuestState, data: dict[str, Any]) -> None:
    """What lies open on the table."""
    last = table.seats - 1
    table.place = index_of(data.get("place", "moria"), PLACES, "place")
    board: i64 = BOARD_OF[table.place]
    table.sauron = number_of(data.get("sauron", table.settings.sauron), 0, LAST, "sauron")
    for seat, dark in enumerate(row_in(data, "dark", table.seats)):
        table.dark[seat] = number_of(dark, 0, LAST, "dark")
    table.gone = mask_of(data.get("gone", []), table.seats, "gone")
    table.bearer = number_of(data.get("bearer", -1 if table.place == MOUNT_DOOM else 0), -1, last, "bearer")
    table.active = number_of(data.get("active", max(0, int(table.bearer))), 0, last, "active")
    for line, space in table_in(data, "lines").items():
        at = index_of(line, SYMBOLS[:LINES], "line")
        table.lines[at] = number_of(space, 0, LENGTHS[board * LINES + at], f"the marker of {line}")
    table.event = number_of(data.get("event", 0), 0, EVENTS_EACH, "event")
    table.ring_used = flag_of(data.get("ring_used", False), "ring_used")
    table.gandalf = 0
    for name in data.get("gandalf", list(GANDALF)):
        table.gandalf |= BIT[index_of(name, GANDALF, "card of Gandalf")]
    if "board_cards" in data:
        table.unclaimed = features_of(data["board_cards"])
    elif in_scenario(table):
        table.unclaimed = BOARD_SETS[board]
    turned_up = data.get("turned_up", "")
    table.turned_up = 1 + index_of(turned_up, KINDS[:NUM_HOBBIT], "Hobbit card") if turned_up else 0
    table.shared = packed_of(table_in(data, "shared"))
    table.discards = packed_of(table_in(data, "discards"))
    table.discards_size = packed_size(table.discards)
    read_tiles(table, data.get("tiles"))
    read_piles(table, data)
    for seat, tokens in enumerate(row_in(data, "tokens", table.seats)):
        table.tokens[seat] = tokens_of(tokens)
    table.guided = table.settings.guidance if flag_of(data.get("guided", False), "guided") else 0
    table.volunteer = 1 + number_of(data.get("volunteer", -1), -1, last, "volunteer")
    table.floored = mask_of(data.get("floored", []), table.seats, "floored")
    table.pledged = (1 if table.guided else 0) + (1 if table.volunteer else 0)
    table.over = index_of(data.get("ending", ""), ENDINGS, "ending")
    table.looker = number_of(data.get("looker", -1), -1, last, "looker")
    poured = data.get("poured", [])
    if not isinstance(poured, list) or len(poured) > (MOST_POURS if table.secret else 0):
        raise BadPosition(f"poured: a list of counts is wanted, not {poured!r}")
    for pour, cards in enumerate(poured):
        table.poured[pour] = packed_of(cards)
    table.pours = len(poured)


def read_tiles(table: QuestState, given: Any) -> None:
    """The tiles that lie face down; all of them if nothing is said."""
    full = {tile: int(TILE_COPIES[at]) for at, tile in enumerate(TILES)} if in_scenario(table) else {}
    counts = full if given is None else given
    if not isinstance(counts, dict):
        raise BadPosition(f"tiles: a table of tiles and numbers is wanted, not {given!r}")
    for name, count in counts.items():
        tile = index_of(name, TILES, "tile")
        table.tiles += number_of(count, 0, TILE_COPIES[tile], f"the number of {name}") * ONE[tile]
    table.tiles_size = packed_size(table.tiles)


def read_piles(table: QuestState, data: dict[str, Any]) -> None:
    """What lies on top of the discards and of the turned tiles; nothing is known if nothing is said."""  # Q13
    if data.get("top_discard", ""):
        top = index_of(data["top_discard"], DISCARDABLE, "card on top of the discards")
        if top < NUM_HOBBIT and not count_in(table.discards, top):
            raise BadPosition(f"top_discard: {DISCARDABLE[top]!r} is not among the discards")
        if top >= NUM_KINDS and (table.gandalf >> (top - NUM_KINDS)) & 1:
            raise BadPosition(f"top_discard: {DISCARDABLE[top]!r} was not used yet")
        table.top_discard = 1 + top
    if data.get("top_tile", ""):
        tile = index_of(data["top_tile"], TILES, "tile on top of the turned ones")
        if not in_scenario(table) or count_in(table.tiles, tile) == TILE_COPIES[tile]:
            raise BadPosition(f"top_tile: every {TILES[tile]!r} still lies face down")
        table.top_tile = 1 + tile


def add_top(table: QuestState, number: int, tile: int) -> None:
    """A tile that lies face down is known to lie at this place."""
    if not count_in(table.tiles, tile):
        raise BadPosition("the tiles that were looked at are among those that lie face down")
    table.tiles -= ONE[tile]
    table.tiles_size -= 1
    table.tops |= (tile + 1) * BIT[4 * number]


def read_hand(table: QuestState, seat: int, hand: Any) -> None:
    if not isinstance(hand, dict):
        raise BadPosition(f"the hand of seat {seat}: a table of cards and numbers is wanted, not {hand!r}")
    for name, count in hand.items():
        kind = index_of(name, KINDS, "card")
        for _ in range(number_of(count, 0, COPIES[kind], f"the number of {name}")):
            table.add(seat, kind)
    for other in range(seat):
        if table.features[seat] & table.features[other]:
            raise BadPosition("a feature card is in two hands")


def read_in_play(table: QuestState, data: dict[str, Any]) -> None:
    """The feature cards that nobody has seen leave the game: those in hands if nothing is said."""
    held: i64 = 0
    for seat in range(table.seats):
        held |= table.features[seat]
    in_play: i64 = features_of(data["in_play"]) if "in_play" in data else held
    if held & ~in_play:
        raise BadPosition("a feature card is in a hand and not in play")
    top: i64 = table.top_discard - 1
    if NUM_HOBBIT <= top < NUM_KINDS and ((in_play | table.unclaimed) >> (top - NUM_HOBBIT)) & 1:
        raise BadPosition(f"top_discard: {DISCARDABLE[top]!r} is still in the game")
    if table.unclaimed & (in_play | ~BOARD_SETS[BOARD_OF[table.place]]):
        raise BadPosition("a feature card beside the board belongs elsewhere")
    if in_play & ~held & ~(RIVENDELL_SET | LOTHLORIEN_SET):
        raise BadPosition("a feature card that is in play must be in a hand")
    table.away = ALL_FEATURES & ~in_play


def read_specials(table: QuestState, data: dict[str, Any]) -> None:
    """The special shields beside the board, and those that rivals took."""
    for seat, taken in enumerate(row_in(data, "taken", table.seats if table.rivals else 0)):
        read_taken(table, seat, taken)
    for seat, proofs in enumerate(row_in(data, "proofs", table.seats if table.rivals else 0)):
        read_proofs(table, seat, proofs)
    left: dict[str, Any] = table_in(data, "specials")
    if "specials" in data:
        table.specials = 0
        for name, count in left.items():
            value = 1 + index_of(name, ("1", "2", "3"), "special shield")
            table.specials += number_of(count, 0, 2, "special shields") * BIT[4 * value]
    else:
        for seat in range(len(table.taken)):
            for value in (1, 2, 3):
                table.specials -= _count_of(table.taken[seat], value) * BIT[4 * value]
    for value in (1, 2, 3):
        count = (table.specials >> (4 * value)) & 15
        for seat in range(len(table.taken)):
            count += _count_of(table.taken[seat], value)
        if count > 2 or table.specials < 0:
            raise BadPosition(f"expected at most two special shields of {value}, got {count}")


def _count_of(packed: i64, value: i64) -> i64:
    count: i64 = 0
    while packed:
        if packed & 3 == value:
            count += 1
        packed >>= 2
    return count


def read_taken(table: QuestState, seat: int, taken: Any) -> None:
    if not isinstance(taken, list) or len(taken) > 6:
        raise BadPosition(f"taken by seat {seat}: a list of values is wanted, not {taken!r}")
    for number, value in enumerate(taken):
        table.taken[seat] |= number_of(value, 1, 3, "a special shield") * BIT[2 * number]


def read_proofs(table: QuestState, seat: int, proofs: Any) -> None:
    if not isinstance(proofs, list) or len(proofs) > 7:
        raise BadPosition(f"proofs of seat {seat}: a list of numbers is wanted, not {proofs!r}")
    for number, proof in enumerate(proofs):
        table.proofs[seat] |= number_of(proof, 0, 18, "a proof") * BIT[5 * number]


def read_pledges(table: QuestState, seat: int, pledged: Any) -> None:
    if not isinstance(pledged, dict):
        raise BadPosition(f"the pledges of seat {seat}: a table is wanted, not {pledged!r}")
    check_keys(pledged, _PLEDGED_KEYS, f"pledged, seat {seat}")
    for name, count in table_in(pledged, "cards").items():
        kind = index_of(name, KINDS, "card")
        number_of(count, 0, table.count(seat, kind), f"the pledged number of {name}")
        table.pledged += count
        if kind < NUM_HOBBIT:
            table.marked_held[seat] += ONE[kind] * count
        elif count:
            table.marked_features[seat] |= BIT[kind - NUM_HOBBIT]
    table.marked_tokens[seat] = tokens_of(table_in(pledged, "tokens"))
    for token in range(len(TOKENS)):
        count = (table.marked_tokens[seat] >> (4 * token)) & 15
        table.pledged += count
        if count > table.token_count(seat, token):
            raise BadPosition(f"seat {seat} pledges a token that it has not")
    shields = number_of(pledged.get("shields", 0), 0, int(table.shields[seat]), "pledged shields")
    table.marked_shields[seat] = shields
    table.pledged += 1 if shields else 0


def fill_deck(table: QuestState) -> None:
    """Hobbit cards that are nowhere else are in the deck."""
    for kind in range(NUM_HOBBIT):
        count: i64 = count_in(table.discards, kind) + count_in(table.shared, kind)
        if table.turned_up == kind + 1:
            count += 1
        for seat in range(table.seats):
            count += count_in(table.held[seat], kind)
        if count > COPIES[kind]:
            raise BadPosition(f"expected at most {COPIES[kind]} {KINDS[kind]}, got {count}")
    table.deck = all_hobbit_cards(table)
    table.deck_size = packed_size(table.deck)


# -- reading words ----------------------------------------------------------------------------


def packed_of(given: Any) -> int:
    """Counts of Hobbit cards as a packed number."""
    if not isinstance(given, dict):
        raise BadPosition(f"a table of cards and numbers is wanted, not {given!r}")
    total = 0
    for name, count in given.items():
        kind = index_of(name, KINDS[:NUM_HOBBIT], "Hobbit card")
        total += number_of(count, 0, COPIES[kind], f"the number of {name}") * int(ONE[kind])
    return total


def tokens_of(given: Any) -> int:
    if not isinstance(given, dict):
        raise BadPosition(f"a table of tokens and numbers is wanted, not {given!r}")
    return sum(
        number_of(count, 0, 9, f"the number of {name}") * 16 ** index_of(name, TOKENS, "token")
        for name, count in given.items()
    )


def features_of(given: Any) -> int:
    if not isinstance(given, list):
        raise BadPosition(f"a list of feature cards is wanted, not {given!r}")
    mask = 0
    for name in given:
        mask |= 2 ** index_of(name, KINDS[NUM_HOBBIT:], "feature card")
    return mask


def mask_of(given: Any, seats: int, what: str) -> int:
    if not isinstance(given, list):
        raise BadPosition(f"{what}: a list of seats is wanted, not {given!r}")
    mask = 0
    for seat in given:
        mask |= 2 ** number_of(seat, 0, seats - 1, what)
    return mask


def _foreseen(data: dict[str, Any]) -> list[Any]:
    part = list_in(data, "foreseen")
    if len(part) > 3:
        raise BadPosition(f"foreseen: at most three tiles are looked at, not {part!r}")
    return part
