"""What the Shadow may do next: which lines may advance, and which havens would fall."""

from functools import cache
from itertools import product
from typing import Final

from bywater.bots.fate.lore import LINE_OF, LINES, REGION
from bywater.bots.fate.sight import Sight
from bywater.games.fate.board import NUM_PLACES

FALL: Final = 3.0  # hope that a lost haven costs
HORIZON: Final = 3.0  # turns that one looks ahead
_SIDES: Final = (0, 0, 1, 1, 2, 3)  # rout, exchange, overrun, nazgûl
_LATER: Final = 0.35  # how much a march counts that still wants another one before it


@cache
def fall_chance(shadow: int, garrison: int, ridden: bool) -> float:
    """How likely a haven falls in one battle against so many armies, with or without Nazgûl about."""
    if not shadow:
        return 0.0
    if not garrison:
        return 1.0
    dice = min(3, shadow)
    bad = 0
    for throw in product(_SIDES, repeat=dice):
        killed = sum(1 for face in throw if face <= 1)
        lost = sum(1 for face in throw if face == 1) + (2 * throw.count(3) if ridden else 0)
        bad += lost >= garrison and killed < shadow
    return float(bad / 6**dice)


class Threats:
    """How likely each line advances in the next shadow cards, and what that would do."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.march = self._marches()
        self.danger = [0.0] * NUM_PLACES
        for haven in sight.havens:
            self.danger[haven] = self.danger_of(haven, sight.garrison[haven], sight.shadow)

    def _marches(self) -> list[float]:
        """About how often each line will advance until everybody near had time to do something about it."""
        sight = self.sight
        horizon = HORIZON * sight.view["threat_cards"]
        march = [0.0] * len(LINES)
        left = horizon
        for level in sight.view["levels"]:
            cards = level["seen"] + level["unseen"]
            if not cards:
                continue
            share = min(1.0, left / len(cards))
            for name in cards:
                line = LINE_OF[name]
                if line >= 0:
                    march[line] += 0.5 * share
            left -= len(cards)
            if left <= 0:
                break
        return march

    def danger_of(self, haven: int, garrison: int, shadow: list[int]) -> float:
        """The hope one must expect to lose here soon, with such a garrison and armies of the Shadow."""
        ridden = self.sight.nazgul[REGION[haven]] > 0
        safe = 1.0
        standing = shadow[haven]
        for number, line in enumerate(LINES):
            if haven not in line:
                continue
            chance = self.march[number]
            at = line.index(haven)
            # those who stand here march on, unless it is the line's end
            stay = standing if at == len(line) - 1 else 0
            first = shadow[line[at - 1]] if at else 0
            if first + stay:
                safe *= 1 - min(0.9, chance) * fall_chance(first + stay, garrison, ridden)
            second = shadow[line[at - 2]] if at > 1 else 0
            if second:
                both = first + second + standing
                safe *= 1 - _LATER * min(0.9, chance) * fall_chance(both, garrison, ridden)
        if standing and not garrison:
            return FALL
        return FALL * (1 - safe)

    def relief(self, haven: int, more: int) -> float:
        """What more armies at a haven would be worth."""
        if haven not in self.sight.havens:
            return 0.0
        here = self.sight.garrison[haven]
        return self.danger[haven] - self.danger_of(haven, max(0, here + more), self.sight.shadow)

    def removal(self, place: int, count: int) -> float:
        """What it would be worth if so many armies of the Shadow were gone from a place."""
        shadow = list(self.sight.shadow)
        shadow[place] = max(0, shadow[place] - count)
        worth = 0.0
        for haven in self.threatened_from(place):
            worth += self.danger[haven] - self.danger_of(haven, self.sight.garrison[haven], shadow)
        return worth

    def threatened_from(self, place: int) -> list[int]:
        """The havens that armies at a place could reach soon."""
        return [haven for haven in _reach(place) if haven in self.sight.havens]

    def far_away(self, haven: int) -> bool:
        """Whether no army of the Shadow could come to a haven in three marches."""
        shadow = self.sight.shadow
        for line in LINES:
            if haven in line:
                at = line.index(haven)
                if any(shadow[place] for place in line[max(0, at - 3) : at + 1]):
                    return False
        return True


@cache
def _reach(place: int) -> tuple[int, ...]:
    found = set()
    for line in LINES:
        if place in line:
            at = line.index(place)
            found |= set(line[at : at + 3])
    return tuple(sorted(found))
