"""Read a position: the table at the start of a turn. Raises BadPosition if it is invalid."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.errors import BadPosition
from bywater.core.validate import check_keys, flag_of, index_of, list_in, number_of, row_in
from bywater.games.quest.knowledge import read, trail
from bywater.games.quest.model import board, cards
from bywater.games.quest.model.options import Settings
from bywater.games.quest.model.table import ALL_FEATURES
from bywater.games.quest.positions.start import start
from bywater.games.quest.positions.validate import check
from bywater.games.quest.state import QuestState

_KEYS: Final[tuple[str, ...]] = (
    *("game", "rules", "seats", "options", "place", "sauron", "dark", "gone", "bearer", "active", "last_active"),
    *("lines", "event", "ring_used", "card_used", "gandalf", "board_cards", "in_play", "discards", "top_discard"),
    *("tiles", "top_tile", "tokens", "shields", "specials", "taken", "proofs", "hands", "trail", "poured", "looker"),
    *("foreseen", "ending"),
)


def read_position(position: dict[str, Any]) -> QuestState:
    """Return the state at the first decision of a turn, or of a place that is not a scenario board."""
    table = read_table(position)
    check(table)
    last = number_of(position.get("last_active", -1), -1, int(table.seats) - 1, "last_active")
    start(table, last, flag_of(position.get("card_used", False), "card_used"))
    return table


def read_table(position: dict[str, Any]) -> QuestState:
    """Read the table without pending decisions. Hobbit cards that are nowhere else are in the deck."""
    check_keys(position, _KEYS, "position")
    table = QuestState(position["seats"], Settings(position["options"]), None)
    read.read_open(table, position)
    for seat, hand in enumerate(row_in(position, "hands", table.seats)):
        read.read_hand(table, seat, hand)
    read_in_play(table, position)
    for seat, shields in enumerate(row_in(position, "shields", table.seats)):
        table.shields[seat] = number_of(shields, 0, read.MAX_SHIELDS, "shields")
    read.read_specials(table, position)
    for number, tile in enumerate(list_in(position, "foreseen", 3)):
        read.add_top(table, number, index_of(tile, board.TILES, "tile"))
    trail.read_trail(table, position.get("trail"), None)
    read.fill_deck(table)
    return table


def read_in_play(table: QuestState, data: dict[str, Any]) -> None:
    """Read the feature cards that may be in hands; by default those in hands."""
    held: i64 = 0
    for seat in range(table.seats):
        held |= table.features[seat]
    in_play: i64 = read.features_of(data["in_play"]) if "in_play" in data else held
    if held & ~in_play:
        raise BadPosition("in_play: expected every feature card in a hand to be in play")
    top: i64 = table.top_discard - 1
    if cards.NUM_HOBBIT <= top < cards.NUM_KINDS and ((in_play | table.unclaimed) >> (top - cards.NUM_HOBBIT)) & 1:
        raise BadPosition(f"top_discard: expected a card out of play, got {cards.DISCARDABLE[top]!r}")
    if table.unclaimed & (in_play | ~cards.BOARD_SETS[board.BOARD_OF[table.place]]):
        raise BadPosition("board_cards: expected feature cards of this board that are not in play")
    if in_play & ~held & ~(cards.RIVENDELL_SET | cards.LOTHLORIEN_SET):
        raise BadPosition("in_play: expected each card in play to be in a hand, except cards that havens deal")
    table.away = ALL_FEATURES & ~in_play
