"""Reading the parts of a table from plain data, for positions and for views."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.errors import BadPosition
from bywater.core.validate import check_keys, flag_of, index_of, list_in, list_of, number_of, row_in, table_in, table_of
from bywater.games.quest.knowledge.view import taken_by
from bywater.games.quest.model import board, cards, endings, facts
from bywater.games.quest.model.table import Table, specials_left
from bywater.games.quest.rules.hands import all_hobbit_cards, packed_size
from bywater.games.quest.rules.lines import in_scenario

_PLEDGED_KEYS: Final = ("cards", "tokens", "shields")
MAX_SHIELDS: Final = 60


def read_open(table: Table, data: dict[str, Any]) -> None:
    """Read what is public; what is left out has the value of the start of a first turn."""
    last = table.seats - 1
    table.place = index_of(data.get("place", "moria"), board.PLACES, "place")
    number: i64 = board.BOARD_OF[table.place]
    table.sauron = number_of(data.get("sauron", table.settings.sauron), 0, board.LAST, "sauron")
    for seat, dark in enumerate(row_in(data, "dark", table.seats)):
        table.dark[seat] = number_of(dark, 0, board.LAST, "dark")
    table.gone = mask_of(data.get("gone", []), table.seats, "gone")
    table.bearer = number_of(data.get("bearer", -1 if table.place == board.MOUNT_DOOM else 0), -1, last, "bearer")
    table.active = number_of(data.get("active", max(0, int(table.bearer))), 0, last, "active")
    for line, space in table_in(data, "lines").items():
        at = index_of(line, board.SYMBOLS[: board.LINES], "line")
        table.lines[at] = number_of(space, 0, board.LENGTHS[number * board.LINES + at], f"the marker of {line}")
    table.event = number_of(data.get("event", 0), 0, board.EVENTS_EACH, "event")
    table.ring_used = flag_of(data.get("ring_used", False), "ring_used")
    table.gandalf = 0
    for name in data.get("gandalf", list(cards.GANDALF)):
        table.gandalf |= BIT[index_of(name, cards.GANDALF, "card of Gandalf")]
    if "board_cards" in data:
        table.unclaimed = features_of(data["board_cards"])
    elif in_scenario(table):
        table.unclaimed = cards.BOARD_SETS[number]
    table.discards = packed_of(table_in(data, "discards"))
    table.discards_size = packed_size(table.discards)
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
    """What belongs to a pending decision: cards turned up, pledges, and who has interrupted. Hands must be known."""
    turned_up = data["turned_up"]
    table.turned_up = 1 + index_of(turned_up, cards.KINDS[: cards.NUM_HOBBIT], "Hobbit card") if turned_up else 0
    table.shared = packed_of(data["shared"])
    table.guided = table.settings.guidance if flag_of(data["guided"], "guided") else 0
    table.volunteer = 1 + number_of(data["volunteer"], -1, int(table.seats) - 1, "volunteer")
    table.interrupted = mask_of(data["interrupted"], table.seats, "interrupted")
    table.pledged = (1 if table.guided else 0) + (1 if table.volunteer else 0)
    for seat, pledged in enumerate(row_in(data, "pledged", table.seats)):
        read_pledges(table, seat, pledged)


def read_tiles(table: Table, given: Any) -> None:
    """The tiles that lie face down; all of them if nothing is said."""
    full = {tile: int(board.TILE_COPIES[at]) for at, tile in enumerate(board.TILES)} if in_scenario(table) else {}
    for name, count in table_of(full if given is None else given, "tiles").items():
        tile = index_of(name, board.TILES, "tile")
        table.tiles += number_of(count, 0, board.TILE_COPIES[tile], f"the number of {name}") * cards.ONE[tile]
    table.tiles_size = packed_size(table.tiles)


def read_piles(table: Table, data: dict[str, Any]) -> None:
    """What lies on top of the discards and of the turned tiles; nothing is known if nothing is said."""  # Q13
    if data.get("top_discard", ""):
        top = index_of(data["top_discard"], cards.DISCARDABLE, "card on top of the discards")
        if top < cards.NUM_HOBBIT and not cards.count_in(table.discards, top):
            raise BadPosition(f"top_discard: {cards.DISCARDABLE[top]!r} is not among the discards")
        if top >= cards.NUM_KINDS and (table.gandalf >> (top - cards.NUM_KINDS)) & 1:
            raise BadPosition(f"top_discard: {cards.DISCARDABLE[top]!r} was not used yet")
        table.top_discard = 1 + top
    if data.get("top_tile", ""):
        tile = index_of(data["top_tile"], board.TILES, "tile on top of the turned ones")
        if not in_scenario(table) or cards.count_in(table.tiles, tile) == board.TILE_COPIES[tile]:
            raise BadPosition(f"top_tile: every {board.TILES[tile]!r} still lies face down")
        table.top_tile = 1 + tile


def add_top(table: Table, number: int, tile: int) -> None:
    """A tile that lies face down is known to lie at this place."""
    if not cards.count_in(table.tiles, tile):
        raise BadPosition("the tiles that were looked at are among those that lie face down")
    table.tiles -= cards.ONE[tile]
    table.tiles_size -= 1
    table.tops |= (tile + 1) * BIT[4 * number]


def read_hand(table: Table, seat: int, hand: Any) -> None:
    for name, count in table_of(hand, f"the hand of seat {seat}").items():
        kind = index_of(name, cards.KINDS, "card")
        for _ in range(number_of(count, 0, cards.COPIES[kind], f"the number of {name}")):
            table.add(seat, kind)
    for other in range(seat):
        if table.features[seat] & table.features[other]:
            raise BadPosition("a feature card is in two hands")


def read_specials(table: Table, data: dict[str, Any]) -> None:
    """The special shields beside the board, and those that rivals took."""
    for seat, taken in enumerate(row_in(data, "taken", table.seats if table.rivals else 0)):
        read_taken(table, seat, taken)
    for seat, proofs in enumerate(row_in(data, "proofs", table.seats if table.rivals else 0)):
        read_proofs(table, seat, proofs)
    taken = [count_taken(table, value) for value in (1, 2, 3)]
    if "specials" in data:
        table.specials = 0
        for name, count in table_in(data, "specials").items():
            value = 1 + index_of(name, ("1", "2", "3"), "special shield")
            table.specials += number_of(count, 0, 2, "special shields") * BIT[4 * value]
    else:
        for value in (1, 2, 3):
            table.specials -= taken[value - 1] * BIT[4 * value]
    for value in (1, 2, 3):
        total = specials_left(table, value) + taken[value - 1]
        if total > 2 or table.specials < 0:
            raise BadPosition(f"expected at most two special shields of {value}, got {total}")


def count_taken(table: Table, value: int) -> int:
    """How many special shields of this value rivals took."""
    return sum(taken_by(table, seat).count(value) for seat in range(len(table.taken)))


def read_taken(table: Table, seat: int, taken: Any) -> None:
    for number, value in enumerate(list_of(taken, f"taken by seat {seat}", 6)):
        table.taken[seat] |= number_of(value, 1, 3, "a special shield") * BIT[2 * number]


def read_proofs(table: Table, seat: int, proofs: Any) -> None:
    for number, proof in enumerate(list_of(proofs, f"proofs of seat {seat}", 7)):
        table.proofs[seat] |= number_of(proof, 0, 18, "a proof") * BIT[5 * number]


def read_pledges(table: Table, seat: int, pledged: Any) -> None:
    """The cards, tokens and shields that a seat has pledged."""
    check_keys(table_of(pledged, f"the pledges of seat {seat}"), _PLEDGED_KEYS, f"pledged, seat {seat}")
    for name, count in table_in(pledged, "cards").items():
        kind = index_of(name, cards.KINDS, "card")
        number_of(count, 0, table.count(seat, kind), f"the pledged number of {name}")
        table.pledged += count
        if kind < cards.NUM_HOBBIT:
            table.marked_held[seat] += cards.ONE[kind] * count
        elif count:
            table.marked_features[seat] |= BIT[kind - cards.NUM_HOBBIT]
    table.marked_tokens[seat] = tokens_of(table_in(pledged, "tokens"))
    for token in range(len(board.TOKENS)):
        count = (table.marked_tokens[seat] >> (4 * token)) & 15
        table.pledged += count
        if count > table.token_count(seat, token):
            raise BadPosition(f"seat {seat} pledges a token that it has not")
    shields = number_of(pledged.get("shields", 0), 0, int(table.shields[seat]), "pledged shields")
    table.marked_shields[seat] = shields
    table.pledged += 1 if shields else 0


def fill_deck(table: Table) -> None:
    """Hobbit cards that are nowhere else are in the deck."""
    for kind in range(cards.NUM_HOBBIT):
        count: i64 = cards.count_in(table.discards, kind) + cards.count_in(table.shared, kind)
        if table.turned_up == kind + 1:
            count += 1
        for seat in range(table.seats):
            count += cards.count_in(table.held[seat], kind)
        if count > cards.COPIES[kind]:
            raise BadPosition(f"expected at most {cards.COPIES[kind]} {cards.KINDS[kind]}, got {count}")
    table.deck = all_hobbit_cards(table)
    table.deck_size = packed_size(table.deck)


def packed_of(given: Any) -> int:
    """Counts of Hobbit cards as a packed number."""
    total = 0
    for name, count in table_of(given, "Hobbit cards").items():
        kind = index_of(name, cards.KINDS[: cards.NUM_HOBBIT], "Hobbit card")
        total += number_of(count, 0, cards.COPIES[kind], f"the number of {name}") * int(cards.ONE[kind])
    return total


def tokens_of(given: Any) -> int:
    return sum(
        number_of(count, 0, 9, f"the number of {name}") * 16 ** index_of(name, board.TOKENS, "token")
        for name, count in table_of(given, "tokens").items()
    )


def features_of(given: Any) -> int:
    mask = 0
    for name in list_of(given, "feature cards"):
        mask |= 2 ** index_of(name, cards.KINDS[cards.NUM_HOBBIT :], "feature card")
    return mask


def mask_of(given: Any, seats: int, what: str) -> int:
    mask = 0
    for seat in list_of(given, what):
        mask |= 2 ** number_of(seat, 0, seats - 1, what)
    return mask
