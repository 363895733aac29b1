"""Read the parts of a table from a view or a position."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT, sum_packed, unpack
from bywater.core.errors import BadPosition
from bywater.core.validate import (
    check_keys,
    flag_of,
    index_of,
    list_in,
    list_of,
    mask_of_names,
    mask_of_seats,
    number_of,
    row_in,
    table_in,
    table_of,
)
from bywater.games.quest.model import board, cards, endings, facts
from bywater.games.quest.model.table import TAKEN_BITS, Table
from bywater.games.quest.rules.hands import all_hobbit_cards
from bywater.games.quest.rules.lines import is_in_scenario

_PLEDGED_KEYS: Final = ("cards", "tokens", "shields")
MAX_SHIELDS: Final = 60


def read_open(table: Table, data: dict[str, Any]) -> None:
    """Read the public parts. Missing ones have their values at the start of a first turn."""
    last = table.seats - 1
    table.place = index_of(data.get("place", "moria"), board.PLACES, "place")
    number: i64 = board.BOARD_OF[table.place]
    table.sauron = number_of(data.get("sauron", table.settings.sauron), 0, board.LAST, "sauron")
    for seat, dark in enumerate(row_in(data, "dark", table.seats)):
        table.dark[seat] = number_of(dark, 0, board.LAST, "dark")
    table.gone = mask_of_seats(data.get("gone", []), table.seats, "gone")
    table.bearer = number_of(data.get("bearer", -1 if table.place == board.MOUNT_DOOM else 0), -1, last, "bearer")
    table.active = number_of(data.get("active", max(0, int(table.bearer))), 0, last, "active")
    for line, space in table_in(data, "lines").items():
        at = index_of(line, board.SYMBOLS[: board.LINES], "line")
        table.lines[at] = number_of(space, 0, board.LENGTHS[number * board.LINES + at], f"the marker of {line}")
    table.event = number_of(data.get("event", 0), 0, board.EVENTS_EACH, "event")
    table.ring_used = flag_of(data.get("ring_used", False), "ring_used")
    table.gandalf = mask_of_names(data.get("gandalf", list(cards.GANDALF)), cards.GANDALF, "Gandalf card")
    if "board_cards" in data:
        table.unclaimed = features_of(data["board_cards"])
    elif is_in_scenario(table):
        table.unclaimed = cards.BOARD_SETS[number]
    table.discards = packed_of(table_in(data, "discards"))
    table.discards_size = sum_packed(table.discards, cards.BITS)
    read_tiles(table, data.get("tiles"))
    read_piles(table, data)
    for seat, tokens in enumerate(row_in(data, "tokens", table.seats)):
        table.tokens[seat] = tokens_of(tokens)
    table.over = index_of(data.get("ending", ""), endings.ENDINGS, "ending")
    table.looker = number_of(data.get("looker", -1), -1, last, "looker")
    poured = list_in(data, "poured", facts.MAX_POURS if table.secret else 0)
    for pour, counts in enumerate(poured):
        table.poured[pour] = packed_of(counts)
    table.pours = len(poured)


def read_pending(table: Table, data: dict[str, Any]) -> None:
    """Read the parts of pending decisions: cards turned up, pledges, interrupts. Hands must be read before."""
    turned_up = data["turned_up"]
    table.turned_up = 1 + index_of(turned_up, cards.KINDS[: cards.NUM_HOBBIT], "Hobbit card") if turned_up else 0
    table.shared = packed_of(data["shared"])
    table.guided = table.settings.guidance if flag_of(data["guided"], "guided") else 0
    table.volunteer = 1 + number_of(data["volunteer"], -1, int(table.seats) - 1, "volunteer")
    table.interrupted = mask_of_seats(data["interrupted"], table.seats, "interrupted")
    table.pledged = (1 if table.guided else 0) + (1 if table.volunteer else 0)
    for seat, pledged in enumerate(row_in(data, "pledged", table.seats)):
        read_pledges(table, seat, pledged)


def read_tiles(table: Table, given: Any) -> None:
    """Read the face-down tiles; by default all of them."""
    full = {tile: int(board.TILE_COPIES[at]) for at, tile in enumerate(board.TILES)} if is_in_scenario(table) else {}
    for tile, count in counts_of(full if given is None else given, "tiles", board.TILES, "tile", board.TILE_COPIES):
        table.tiles += count * cards.ONE[tile]
    table.tiles_size = sum_packed(table.tiles, cards.BITS)


def read_piles(table: Table, data: dict[str, Any]) -> None:
    """Read the top of the discards and of the turned tiles; by default they are unknown."""  # Q13
    if data.get("top_discard", ""):
        top = index_of(data["top_discard"], cards.DISCARDABLE, "card on top of the discards")
        if top < cards.NUM_HOBBIT and not cards.count_in(table.discards, top):
            raise BadPosition(f"top_discard: expected one of the discards, got {cards.DISCARDABLE[top]!r}")
        if top >= cards.NUM_KINDS and (table.gandalf >> (top - cards.NUM_KINDS)) & 1:
            raise BadPosition(f"top_discard: expected a used Gandalf card, got {cards.DISCARDABLE[top]!r}")
        table.top_discard = 1 + top
    if data.get("top_tile", ""):
        tile = index_of(data["top_tile"], board.TILES, "tile on top of the turned ones")
        if not is_in_scenario(table) or cards.count_in(table.tiles, tile) == board.TILE_COPIES[tile]:
            raise BadPosition(f"top_tile: expected a turned tile, got {board.TILES[tile]!r}, all face down")
        table.top_tile = 1 + tile


def add_top(table: Table, number: int, tile: int) -> None:
    """Make a face-down tile known, at this place from the top."""
    if not cards.count_in(table.tiles, tile):
        raise BadPosition(f"foreseen: expected tiles that are face down, got {board.TILES[tile]!r}")
    table.tiles -= cards.ONE[tile]
    table.tiles_size -= 1
    table.tops |= (tile + 1) * BIT[4 * number]


def read_hand(table: Table, seat: int, hand: Any) -> None:
    for kind, count in counts_of(hand, f"the hand of seat {seat}", cards.KINDS, "card", cards.COPIES):
        for _ in range(count):
            table.add(seat, kind)
    for other in range(seat):
        if table.features[seat] & table.features[other]:
            raise BadPosition("hands: expected each feature card in one hand, got one in two hands")


def read_specials(table: Table, data: dict[str, Any]) -> None:
    """Read the special shields in the supply, and those that rivals took."""
    for seat, taken in enumerate(row_in(data, "taken", table.seats if table.rivals else 0)):
        read_taken(table, seat, taken)
    for seat, proofs in enumerate(row_in(data, "proofs", table.seats if table.rivals else 0)):
        read_proofs(table, seat, proofs)
    taken_of = [sum(unpack(taken, TAKEN_BITS).count(value) for taken in table.taken) for value in range(4)]
    left = [int(board.SPECIALS[value]) - taken for value, taken in enumerate(taken_of)]
    if "specials" in data:
        left = [0] * 4
        for name, count in table_in(data, "specials").items():
            left[1 + index_of(name, ("1", "2", "3"), "special shield")] = number_of(count, 0, 2, "special shields")
    table.specials = 0
    for value in (1, 2, 3):
        if left[value] < 0 or left[value] + taken_of[value] > 2:
            raise BadPosition(f"specials: expected at most two special shields of {value} counting those of rivals")
        table.specials += left[value] * BIT[4 * value]


def read_taken(table: Table, seat: int, taken: Any) -> None:
    for number, value in enumerate(list_of(taken, f"taken by seat {seat}", 6)):
        table.taken[seat] |= number_of(value, 1, 3, "a special shield") * BIT[2 * number]


def read_proofs(table: Table, seat: int, proofs: Any) -> None:
    for number, proof in enumerate(list_of(proofs, f"proofs of seat {seat}", 7)):
        table.proofs[seat] |= number_of(proof, 0, 18, "a proof") * BIT[5 * number]


def read_pledges(table: Table, seat: int, pledged: Any) -> None:
    """Read the cards, tokens and shields that a seat has pledged."""
    check_keys(table_of(pledged, f"the pledges of seat {seat}"), _PLEDGED_KEYS, f"pledged, seat {seat}")
    for name, count in table_in(pledged, "cards").items():
        kind = index_of(name, cards.KINDS, "card")
        table.pledged += number_of(count, 0, table.count(seat, kind), f"the pledged number of {name}")
        if kind < cards.NUM_HOBBIT:
            table.marked_held[seat] += cards.ONE[kind] * count
        elif count:
            table.marked_features[seat] |= BIT[kind - cards.NUM_HOBBIT]
    table.marked_tokens[seat] = tokens_of(table_in(pledged, "tokens"))
    for token in range(len(board.TOKENS)):
        count = (table.marked_tokens[seat] >> (4 * token)) & 15
        table.pledged += count
        if count > table.token_count(seat, token):
            raise BadPosition(f"pledged, seat {seat}: expected tokens that it has, got {count} {board.TOKENS[token]}")
    shields = number_of(pledged.get("shields", 0), 0, int(table.shields[seat]), "pledged shields")
    table.marked_shields[seat] = shields
    table.pledged += 1 if shields else 0


def fill_deck(table: Table) -> None:
    """Put the Hobbit cards that are nowhere else in the deck."""
    for kind in range(cards.NUM_HOBBIT):
        count: i64 = cards.count_in(table.discards, kind) + cards.count_in(table.shared, kind)
        if table.turned_up == kind + 1:
            count += 1
        for seat in range(table.seats):
            count += cards.count_in(table.held[seat], kind)
        if count > cards.COPIES[kind]:
            raise BadPosition(f"expected at most {cards.COPIES[kind]} {cards.KINDS[kind]}, got {count}")
    table.deck = all_hobbit_cards(table)
    table.deck_size = sum_packed(table.deck, cards.BITS)


def packed_of(given: Any) -> int:
    """Return counts of Hobbit cards as a packed number."""
    words = cards.KINDS[: cards.NUM_HOBBIT]
    return sum(
        count * int(cards.ONE[kind])
        for kind, count in counts_of(given, "Hobbit cards", words, "Hobbit card", cards.COPIES)
    )


def tokens_of(given: Any) -> int:
    """Return counts of tokens as a packed number."""
    counts = counts_of(given, "tokens", board.TOKENS, "token", vec[i64]([9] * board.NUM_TOKENS))
    return sum(count * 16**token for token, count in counts)


def counts_of(given: Any, what: str, words: tuple[str, ...], noun: str, most: vec[i64]) -> list[tuple[int, int]]:
    """Return the indices of the names in a table with their counts, each from 0 to its maximum."""
    counts = []
    for name, count in table_of(given, what).items():
        at = index_of(name, words, noun)
        counts.append((at, number_of(count, 0, most[at], f"the number of {name}")))
    return counts


def features_of(given: Any) -> int:
    return mask_of_names(given, cards.KINDS[cards.NUM_HOBBIT :], "feature card")
