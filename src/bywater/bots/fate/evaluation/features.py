"""Facts derived from a table: symbols of each player, garrisons, and the time that is left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.map_tables import PAYS_FRIENDSHIP, PAYS_RESISTANCE, PAYS_STEALTH
from bywater.bots.fate.evaluation.weights import Weights
from bywater.core.bits import BIT, bit_count
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.table import MAX_PILES
from bywater.games.fate.rules.player_deck import cards_left
from bywater.games.fate.state import FateState

RING_PRICE: Final = 5


class Features:
    """The facts of the current decision, all of them public. `update` recomputes them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.have = vec[i64]([0] * 20)  # symbols (cards and tokens), four per seat
        self.garrison = vec[i64]([0] * board.NUM_PLACES)
        self.pays = vec[i64]([0] * box.NUM_CHARACTERS)  # the road symbols that each character can pay, as a mask
        self.here: i64 = 0  # characters on the board, as a mask
        self.bearer: i64 = 0  # the seat of Frodo's player
        self.frodo: i64 = 0  # his place
        self.home: i64 = 0  # the region of Frodo's place
        self.open_tasks: i64 = 0
        self.missing_resistance: i64 = 0
        self.shadow_cards: i64 = 0
        self.turns_left: float = 0.0
        self.sky_chance: float = 0.0
        self.hope_worth: float = 0.0

    def update(self, table: FateState) -> None:
        seat: i64
        symbol: i64
        for seat in range(table.seats):
            for symbol in range(board.NUM_SYMBOLS):
                self.have[seat * 4 + symbol] = table.token_count(seat, symbol) + bit_count(
                    table.hands[seat] & box.WITH_SYMBOL[symbol]
                )
        place: i64
        for place in range(board.NUM_PLACES):
            packed: i64 = table.friends[place]
            if packed:
                self.garrison[place] = board.armies_in(packed)
            else:
                self.garrison[place] = 0
        self.bearer = table.owner_of[box.FRODO]
        self.frodo = table.where[box.FRODO]
        self.home = board.REGION_OF[self.frodo]
        self.open_tasks = table.tasks & ~table.done
        self.missing_resistance = RING_PRICE - self.have[self.bearer * 4 + board.RESISTANCE]
        if self.missing_resistance < 0:
            self.missing_resistance = 0
        self.shadow_cards = board.THREAT[table.threat]
        self.turns_left = float(cards_left(table)) / 2.0
        self.sky_chance = _sky_chance(table)
        self.hope_worth = 1.0
        if table.hope < 6:
            self.hope_worth += self.weights.despair * float(6 - table.hope)
        self._update_characters(table)

    def _update_characters(self, table: FateState) -> None:
        self.here = 0
        character: i64
        for character in range(box.NUM_CHARACTERS):
            if table.where[character] >= board.NOWHERE or table.owner_of[character] < 0:
                continue
            self.here |= BIT[character]
            seat: i64 = table.owner_of[character]
            pays: i64 = 0
            if self.have[seat * 4 + board.FRIENDSHIP]:
                pays |= PAYS_FRIENDSHIP
            if self.have[seat * 4 + board.STEALTH]:
                pays |= PAYS_STEALTH
            # the Resistance for the last search is kept
            kept: i64 = self.missing_resistance
            if seat == self.bearer:
                kept = RING_PRICE
            if self.have[seat * 4 + board.RESISTANCE] > kept:
                pays |= PAYS_RESISTANCE
            if character == box.FARAMIR:
                pays = PAYS_FRIENDSHIP | PAYS_STEALTH | PAYS_RESISTANCE
            self.pays[character] = pays

    def is_open(self, task: i64) -> bool:
        return (self.open_tasks >> task) & 1 == 1

    def is_here(self, character: i64) -> bool:
        return (self.here >> character) & 1 == 1


def _sky_chance(table: FateState) -> float:
    """Return the probability of a Skies Darken card among the next two."""
    draws: i64 = 2
    tops: i64 = table.tops
    while tops and draws:
        if (tops & 127) - 1 >= box.FIRST_SKY:
            return 1.0
        tops >>= 7
        draws -= 1
    safe: float = 1.0
    pile: i64
    for pile in range(MAX_PILES):
        if not draws:
            break
        taken: i64 = table.piles[pile]
        if taken > draws:
            taken = draws
        if taken and (table.dark >> pile) & 1:
            safe *= 1.0 - float(taken) / float(table.piles[pile])
        draws -= taken
    return 1.0 - safe
