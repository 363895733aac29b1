"""Frodo's way: first to a haven near Mordor, and when all else is done to the mountain."""

from functools import cached_property
from itertools import pairwise
from typing import Final

from bywater.bots.fate.errands import NO_LOAD, Errand, Plan
from bywater.bots.fate.lore import REGION
from bywater.bots.fate.roads import ALL_ROADS, FAR, steps_to, toll
from bywater.bots.fate.searches import BAD, search_cost, search_dice, stay_cost
from bywater.bots.fate.trek import HIDING, Ways
from bywater.games.fate.actions import OBJECTIVE, TRAVEL
from bywater.games.fate.board import (
    FRIENDSHIP,
    MINAS_MORGUL,
    MORDOR,
    MOST_HOPE,
    MOUNT_DOOM,
    NUM_PLACES,
    SEARCH_DICE,
    STEALTH,
)
from bywater.games.fate.cards import DESTROY_RING, FRODO, MERRY, SHELOB

NEAR: Final = 4.2  # so far from Minas Morgul Frodo may wait
PROGRESS: Final = 0.25  # what a step nearer is worth before
AHEAD: Final = 9  # so many turns before the cards run out Frodo sets out, whatever is left to do
LASTING: Final = 1.7  # who leaves the Nazgûl behind is rid of them for some turns


class Bearer:
    """Where Frodo should go, and whether the time has come."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sight = plan.sight

    # -- ways ---------------------------------------------------------------------------------

    def path(self, target: int, drained: int = 0) -> list[int]:
        """The places on the way to a target, the cheapest in steps, symbols and searches; empty if there is none."""
        return Ways(self.sight, drained).to(target)

    @cached_property
    def only_shelob(self) -> bool:
        """Nothing but the Ring is left, and Shelob on the way."""
        return set(self.sight.open_tasks) <= {DESTROY_RING, SHELOB}

    @cached_property
    def drainable(self) -> int:
        """How many Nazgûl Merry and Pippin could lure out of Mordor."""
        sight = self.sight
        place = sight.where[MERRY]
        if MERRY not in sight.here or REGION[place] == MORDOR:
            return 0
        room = max(0, 5 - sight.nazgul[REGION[place]])
        return min(sight.nazgul[MORDOR], room, 2 * sight.symbols[sight.owner[MERRY]][FRIENDSHIP])

    @cached_property
    def to_the_mountain(self) -> list[int]:
        if self.sight.task_open(SHELOB) and self.sight.frodo != MINAS_MORGUL:
            return self.path(MINAS_MORGUL, self.drainable)
        return self.path(MOUNT_DOOM, self.drainable)

    @cached_property
    def margin(self) -> float:
        """About how much hope would be left if Frodo set out now."""
        sight = self.sight
        way = self.to_the_mountain
        if not way and sight.frodo != MOUNT_DOOM:
            return -FAR
        dice = sorted((search_dice(sight, place, self.drainable) for place in way), reverse=True)
        places = [sight.frodo, *way]
        price = sum(toll(a, b)[STEALTH] for a, b in pairwise(places))
        stealth = sight.symbols[sight.bearer][STEALTH]
        if sight.seats > 1:
            stealth += sum(
                sight.stealth(seat) for seat in {sight.owner[n] for n in sight.at(sight.frodo)} - {sight.bearer}
            )
        if stealth < price:
            return -FAR
        hidden = stealth - price
        lost = BAD * sum(dice[hidden:])
        hope = sight.hope - lost
        last = sight.nazgul[MORDOR] - self.drainable + sight.shadow[MOUNT_DOOM] + int(MOST_HOPE) - hope
        lost_last = BAD * min(float(SEARCH_DICE), max(0.0, last)) - 0.8 * sight.symbols[sight.bearer][FRIENDSHIP]
        return float(hope - max(0.0, lost_last))

    @cached_property
    def in_mordor(self) -> bool:
        return REGION[self.sight.frodo] == MORDOR

    @cached_property
    def setting_out(self) -> bool:
        """Whether it is time to go to the mountain."""
        sight = self.sight
        if not self.only_shelob:
            return self.goes_ahead
        if self.in_mordor:
            return True
        if sight.missing_resistance():
            return False
        if sight.turns_left <= 3 or sight.hope <= 2:
            return self.margin > -FAR
        return self.margin >= 1.0

    @cached_property
    def goes_ahead(self) -> bool:
        """With one other objective left and little time, Frodo is on his way while the others see to it."""
        sight = self.sight
        left = set(sight.open_tasks) - {DESTROY_RING, SHELOB}
        if len(left) > 1 or sight.turns_left > AHEAD or sight.missing_resistance():
            return False
        return self.in_mordor or self.margin >= 0.0

    # -- errands ------------------------------------------------------------------------------

    def errands(self, character: int) -> list[Errand]:
        """What a character can do for Frodo's journey."""
        sight = self.sight
        if character == FRODO:
            return self._frodo()
        if sight.where[character] == sight.frodo and sight.owner[character] != sight.bearer:
            return self._escort(character)
        if self.setting_out and character != MERRY and sight.owner[character] != sight.bearer:
            far = self.plan.steps(character, sight.frodo)
            if 0 < far < 5 and sight.stealth(sight.owner[character]) >= 2:
                return [Errand(1.0 / (far + 1), self.plan.way(character, sight.frodo), "join Frodo")]
        return []

    def _next(self) -> tuple[int, float] | None:
        """Frodo's next place and what the step is worth, the search apart."""
        if self.setting_out:
            way = self.to_the_mountain
            return (way[0], 3.0) if way else None
        return self._refuge()

    def _refuge(self) -> tuple[int, float] | None:
        """The next step to where Frodo had better wait: out of the Eye's way, and not too far from Mordor."""
        sight = self.sight
        ways = Ways(sight, 0)
        far = steps_to(MINAS_MORGUL, ALL_ROADS)
        late = max(0.0, 1.0 - sight.turns_left / 22)
        here = stay_cost(sight, sight.frodo, sight.eye)
        best: tuple[float, int] | None = None
        for place in range(NUM_PLACES):
            if ways.cost[place] >= FAR or place == sight.frodo or REGION[place] == MORDOR:
                continue
            nearer = max(NEAR, far[sight.frodo]) - max(NEAR, far[place])
            safer = (here - stay_cost(sight, place, sight.eye)) * sight.hope_worth
            way = ways.to(place)
            price = ways.cost[place] - len(way)
            value = LASTING * safer + (PROGRESS + late) * nearer - price - 0.1 * len(way)
            rate = value / len(way)
            if best is None or rate > best[0]:
                best = (rate, way[0])
        if best is None or best[0] < 0.1:
            return None
        # the search of the first step is reckoned by who leads
        return best[1], best[0] + min(HIDING, search_cost(sight, best[1]))

    def _frodo(self) -> list[Errand]:
        sight = self.sight
        if sight.frodo == MOUNT_DOOM and sight.only_the_ring:
            return [Errand(20.0, OBJECTIVE + DESTROY_RING, "the Ring")]
        if sight.frodo == MINAS_MORGUL and sight.task_open(SHELOB) and self.only_shelob:
            return [Errand(9.0, OBJECTIVE + SHELOB, "Shelob")]
        return self._step(FRODO, ())

    def _escort(self, character: int) -> list[Errand]:
        found = self._step(character, (FRODO,))
        return [errand._replace(rate=errand.rate * 0.9) for errand in found]

    def _step(self, leader: int, company: tuple[int, ...]) -> list[Errand]:
        sight = self.sight
        ahead = self._next()
        if ahead is None:
            return []
        into, worth = ahead
        held = sight.symbols[sight.owner[leader]]
        price = toll(sight.frodo, into)
        if any(want > have for want, have in zip(price, held, strict=True)):
            return []
        search = search_cost(sight, into)
        hidden = held[STEALTH] > price[STEALTH] + (self.stealth_to_keep(into) if leader == FRODO else 0)
        rate = worth - (min(HIDING, search) if hidden else search)
        return [Errand(rate, TRAVEL + into, "Frodo's way", NO_LOAD, company)] if rate > 0 else []

    def stealth_to_keep(self, into: int) -> int:
        """The Stealth that the special roads behind a place will ask for."""
        way = self.to_the_mountain
        if not self.setting_out or into not in way:
            return 0
        at = way.index(into)
        return sum(toll(a, b)[STEALTH] for a, b in pairwise(way[at:]))
