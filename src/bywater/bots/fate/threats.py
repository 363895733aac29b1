"""What the Shadow may do next: which lines may advance, and which havens would fall."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.chart import FIRST_PASS, NUM_LINES, PASSES, REACH, fall_chance
from bywater.bots.fate.sight import Sight
from bywater.bots.fate.weights import Weights
from bywater.core.codes import lowest, size
from bywater.games.fate.board import LINE_LENGTHS, LINE_PLACES, LINE_ROOM, NUM_PLACES, REGION_OF
from bywater.games.fate.rules import FateState

FALL: Final = 3.0  # hope that a lost haven costs
MOST_LIKELY: Final = 0.9


class Threats:
    """How likely each line advances in the next shadow cards, and what that would do."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.march = vec[float]([0.0] * NUM_LINES)
        self.danger = vec[float]([0.0] * NUM_PLACES)

    def look(self, table: FateState, sight: Sight) -> None:
        self._look_at_marches(table, sight)
        place: i64
        for place in range(NUM_PLACES):
            self.danger[place] = 0.0
        havens: i64 = table.havens
        while havens:
            place = lowest(havens)
            havens &= havens - 1
            self.danger[place] = self.danger_of(table, place, sight.garrison[place], place, table.shadow[place])

    def _look_at_marches(self, table: FateState, sight: Sight) -> None:
        """About how often each line will advance until everybody near had time to do something about it."""
        line: i64
        for line in range(NUM_LINES):
            self.march[line] = 0.0
        left: float = self.weights.horizon * float(sight.shadow_cards)
        level: i64 = table.levels - 1
        while level >= 0 and left > 0.0:
            cards: i64 = table.layers[level]
            seen: i64 = table.seen[level]
            count: float = float(size(cards))
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
                line = table.settings.lines[lowest(cards)]
                cards &= cards - 1
                if line >= 0:
                    self.march[line] += share
            left -= count
            level -= 1

    def danger_of(self, table: FateState, haven: i64, garrison: i64, changed: i64, count: i64) -> float:
        """The hope one must expect to lose here soon, with such a garrison and so many armies at a changed place."""
        standing: i64 = table.shadow[haven]
        if changed == haven:
            standing = count
        if standing and garrison <= 0:
            return FALL
        ridden: bool = table.nazgul[REGION_OF[haven]] > 0
        safe: float = 1.0
        number: i64
        for number in range(FIRST_PASS[haven], FIRST_PASS[haven + 1]):
            entry: i64 = PASSES[number]
            line: i64 = entry // LINE_ROOM
            at: i64 = entry % LINE_ROOM
            chance: float = self.march[line]
            if chance > MOST_LIKELY:
                chance = MOST_LIKELY
            first: i64 = 0
            second: i64 = 0
            if at:
                before: i64 = LINE_PLACES[entry - 1]
                first = table.shadow[before]
                if before == changed:
                    first = count
                if at > 1:
                    before = LINE_PLACES[entry - 2]
                    second = table.shadow[before]
                    if before == changed:
                        second = count
            # those who stand here march on, unless it is the line's end
            stay: i64 = 0
            if at == LINE_LENGTHS[line] - 1:
                stay = standing
            if first + stay:
                safe *= 1.0 - chance * fall_chance(first + stay, garrison, ridden)
            if second:
                safe *= 1.0 - self.weights.later * chance * fall_chance(first + second + standing, garrison, ridden)
        return FALL * (1.0 - safe)

    def relief(self, table: FateState, sight: Sight, haven: i64, more: i64) -> float:
        """What more armies at a haven would be worth."""
        if not (table.havens >> haven) & 1:
            return 0.0
        garrison: i64 = sight.garrison[haven] + more
        if garrison < 0:
            garrison = 0
        return self.danger[haven] - self.danger_of(table, haven, garrison, haven, table.shadow[haven])

    def removal(self, table: FateState, sight: Sight, place: i64, count: i64) -> float:
        """What it would be worth if so many armies of the Shadow were gone from a place."""
        left: i64 = table.shadow[place] - count
        if left < 0:
            left = 0
        worth: float = 0.0
        havens: i64 = REACH[place] & table.havens
        while havens:
            haven: i64 = lowest(havens)
            havens &= havens - 1
            worth += self.danger[haven] - self.danger_of(table, haven, sight.garrison[haven], place, left)
        return worth

    def far_away(self, table: FateState, haven: i64) -> bool:
        """Whether no army of the Shadow could come to a haven in three marches."""
        number: i64
        for number in range(FIRST_PASS[haven], FIRST_PASS[haven + 1]):
            entry: i64 = PASSES[number]
            at: i64 = entry % LINE_ROOM
            back: i64
            for back in range(4):
                if back <= at and table.shadow[LINE_PLACES[entry - back]]:
                    return False
        return True
