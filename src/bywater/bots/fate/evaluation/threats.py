"""The threats of the Shadow: which lines may advance, and which havens would fall."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation import map_tables
from bywater.bots.fate.evaluation.features import Features
from bywater.bots.fate.evaluation.weights import Weights
from bywater.core.bits import bit_count, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.state import FateState

FALL: Final = 3.0  # the hope that a lost haven costs
MAX_LIKELY: Final = 0.9


class Threats:
    """The expected advances of each line by the next shadow cards, and the danger to each haven."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.march = vec[float]([0.0] * map_tables.NUM_LINES)
        self.danger = vec[float]([0.0] * board.NUM_PLACES)

    def update(self, table: FateState, features: Features) -> None:
        self._update_marches(table, features)
        place: i64
        for place in range(board.NUM_PLACES):
            self.danger[place] = 0.0
        havens: i64 = table.havens
        while havens:
            place = lowest_bit(havens)
            havens &= havens - 1
            self.danger[place] = self.danger_of(table, place, features.garrison[place], place, table.shadow[place])

    def _update_marches(self, table: FateState, features: Features) -> None:
        """Estimate how often each line will advance within the horizon."""
        line: i64
        for line in range(map_tables.NUM_LINES):
            self.march[line] = 0.0
        left: float = self.weights.horizon * float(features.shadow_cards)
        level: i64 = table.levels - 1
        while level >= 0 and left > 0.0:
            cards: i64 = table.layers[level]
            seen: i64 = table.seen[level]
            count: float = float(bit_count(cards))
            while seen:
                line = table.settings.lines[(seen & 63) - 1]
                if line >= 0:
                    self.march[line] += 0.5
                seen >>= 6
                left -= 1.0
            share: float = 0.5
            if left <= 0.0:
                share = 0.0
            elif left < count:
                share = 0.5 * left / count
            while cards:
                line = table.settings.lines[lowest_bit(cards)]
                cards &= cards - 1
                if line >= 0:
                    self.march[line] += share
            left -= count
            level -= 1

    def danger_of(self, table: FateState, haven: i64, garrison: i64, changed: i64, count: i64) -> float:
        """Return the expected loss of hope at a haven, with this garrison and `count` shadow armies at `changed`."""
        standing: i64 = table.shadow[haven]
        if changed == haven:
            standing = count
        if standing and garrison <= 0:
            return FALL
        ridden: bool = table.nazgul[board.REGION_OF[haven]] > 0
        safe: float = 1.0
        number: i64
        for number in range(map_tables.FIRST_PASS[haven], map_tables.FIRST_PASS[haven + 1]):
            entry: i64 = map_tables.PASSES[number]
            line: i64 = entry // board.LINE_ROOM
            at: i64 = entry % board.LINE_ROOM
            chance: float = self.march[line]
            if chance > MAX_LIKELY:
                chance = MAX_LIKELY
            first: i64 = 0
            second: i64 = 0
            if at:
                before: i64 = board.LINE_PLACES[entry - 1]
                first = table.shadow[before]
                if before == changed:
                    first = count
                if at > 1:
                    before = board.LINE_PLACES[entry - 2]
                    second = table.shadow[before]
                    if before == changed:
                        second = count
            # armies at the haven march on, unless it is the end of the line
            stay: i64 = 0
            if at == board.LINE_LENGTHS[line] - 1:
                stay = standing
            if first + stay:
                safe *= 1.0 - chance * map_tables.fall_chance(first + stay, garrison, ridden)
            if second:
                safe *= 1.0 - self.weights.later * chance * map_tables.fall_chance(
                    first + second + standing, garrison, ridden
                )
        return FALL * (1.0 - safe)

    def relief(self, table: FateState, features: Features, haven: i64, more: i64) -> float:
        """Return the value of more armies at a haven."""
        if not (table.havens >> haven) & 1:
            return 0.0
        garrison: i64 = features.garrison[haven] + more
        if garrison < 0:
            garrison = 0
        return self.danger[haven] - self.danger_of(table, haven, garrison, haven, table.shadow[haven])

    def removal(self, table: FateState, features: Features, place: i64, count: i64) -> float:
        """Return the value of removing this many shadow armies from a place."""
        left: i64 = table.shadow[place] - count
        if left < 0:
            left = 0
        worth: float = 0.0
        havens: i64 = map_tables.REACH[place] & table.havens
        while havens:
            haven: i64 = lowest_bit(havens)
            havens &= havens - 1
            worth += self.danger[haven] - self.danger_of(table, haven, features.garrison[haven], place, left)
        return worth

    def far_away(self, table: FateState, haven: i64) -> bool:
        """Whether no shadow army could reach a haven in three marches."""
        number: i64
        for number in range(map_tables.FIRST_PASS[haven], map_tables.FIRST_PASS[haven + 1]):
            entry: i64 = map_tables.PASSES[number]
            at: i64 = entry % board.LINE_ROOM
            back: i64
            for back in range(4):
                if back <= at and table.shadow[board.LINE_PLACES[entry - back]]:
                    return False
        return True
