"""What a company has to act with: armies that may leave, ways, musters, and what a battle is worth."""

from functools import cached_property
from typing import Final

from bywater.bots.fate.lore import MUSTERS_AT, NEIGHBOURS, REGION, TOLL
from bywater.bots.fate.needs import ANY, Hold, Needs
from bywater.bots.fate.roads import next_step, steps_to
from bywater.bots.fate.searches import stay_cost
from bywater.bots.fate.sight import Sight
from bywater.bots.fate.threats import Threats
from bywater.bots.fate.worth import symbol_worth
from bywater.games.fate.actions import (
    TRAVEL,
)
from bywater.games.fate.board import (
    DWARF,
    ELF,
    FRIENDSHIP,
    GONDOR_PEOPLE,
    NOWHERE,
    NUM_PEOPLES,
    ROHAN_PEOPLE,
)
from bywater.games.fate.cards import (
    ARAGORN,
    ARWEN,
    BOROMIR,
    EOMER,
    EOWYN,
    FRODO,
    GANDALF,
    GIMLI,
    GOLLUM,
)

TASK: Final = 8.0  # what an objective is worth, in hope
NEARER: Final = 0.6  # by how much more for each that is done
CLEARED: Final = 1.2  # what an army of the Shadow counts that stands in an objective's way
FRIENDSHIP_COST: Final = 0.35
SHORT: Final = 0.45  # what it is worth at least to take an army of the Shadow off the board
LEFT_TO_OTHERS: Final = 0.5
SHORTER: Final = 0.06  # and for each that the Shadow lacks for twelve in reserve
ARMY: Final = 0.3  # what a friendly army is worth by itself
FREE_MUSTER: Final = {ARWEN: ELF, BOROMIR: GONDOR_PEOPLE, EOWYN: ROHAN_PEOPLE, GIMLI: DWARF}

Load = tuple[int, ...]


class Means:
    """What can be done, before it is asked what should be."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.threats = Threats(sight)
        self.needs = Needs(sight)
        self._spare: dict[int, list[int]] = {}
        self._found_sources: dict[tuple[int, Hold, float], tuple[float, int, int] | None] = {}
        self._clear_worth: dict[int, float] = {}
        for clear in self.needs.clears:
            self._clear_worth[clear.place] = max(self._clear_worth.get(clear.place, 0.0), CLEARED)

    def spare(self, place: int) -> list[int]:
        """The armies of each people that may leave a place."""
        if place not in self._spare:
            self._spare[place] = self._count_spare(place)
        return self._spare[place]

    @cached_property
    def travelling(self) -> list[bool]:
        """The peoples whose armies an objective still waits for."""
        wanted = {hold.people for hold in self.needs.holds if hold.people != ANY and self._present(hold) < hold.armies}
        return [people in wanted for people in range(NUM_PEOPLES)]

    @cached_property
    def scarce(self) -> list[bool]:
        """The peoples whose armies an objective still waits for, and that nobody musters for nothing."""
        free = {people for character, people in FREE_MUSTER.items() if character in self.sight.here}
        return [
            wanted and (people not in free or not self.sight.supply[people])
            for people, wanted in enumerate(self.travelling)
        ]

    def common(self, place: int) -> list[int]:
        """The armies that may leave a place for anything, not only for the objective that waits for them."""
        return [0 if self.scarce[people] else count for people, count in enumerate(self.spare(place))]

    def _count_spare(self, place: int) -> list[int]:
        sight = self.sight
        garrison = sight.garrison[place]
        free = garrison
        if place in sight.havens:
            free = 0
            while free < garrison - 1 and self.threats.relief(place, -free - 1) > -0.3:
                free += 1
            if free == garrison - 1 and self.threats.far_away(place):
                free = garrison
        free -= self.needs.bound.get((place, ANY), 0)
        counts = []
        for people in range(NUM_PEOPLES):
            unbound = sight.friends[place][people] - self.needs.bound.get((place, people), 0)
            count = max(0, min(free, unbound))
            if self.travelling[people] and MUSTERS_AT[place] != people:
                count = max(0, unbound)  # they only rest here on their way
            counts.append(count)
            free -= count
        return counts

    def steps(self, character: int, place: int) -> float:
        far = steps_to(place, self.sight.roads(character))[self.sight.where[character]]
        return 0.6 * far if character == GANDALF else far

    def way(self, character: int, place: int, *, loaded: bool = False) -> int:
        """The code of the next step to a place."""
        sight = self.sight
        here = sight.where[character]
        roads = sight.roads(character)
        if character == GANDALF and not loaded:
            far = steps_to(place, roads)
            reach = [n for n in NEIGHBOURS[here] if (here, n) not in TOLL]
            reach += [n for m in reach for n in NEIGHBOURS[m] if (m, n) not in TOLL and n != here]
            best = min(reach, key=lambda n: (far[n], n))
            if far[best] <= far[here] - 1.0:
                return TRAVEL + best
        return TRAVEL + next_step(here, place, roads)

    @cached_property
    def sources(self) -> list[int]:
        """The places with armies, or where some could be mustered."""
        sight = self.sight
        return [
            place
            for place in range(NOWHERE)
            if sight.garrison[place] or (MUSTERS_AT[place] >= 0 and sight.supply[MUSTERS_AT[place]])
        ]

    def attack_worth(self, character: int, place: int, garrison: int = 0) -> tuple[float, int]:
        """What an attack with so many armies (or those that are there) is worth, and with how many dice."""
        sight = self.sight
        shadow = sight.shadow[place]
        garrison = garrison or sight.garrison[place]
        dice = min(3, garrison, shadow)
        haven = place in sight.havens
        ridden = sight.nazgul[REGION[place]] > 0 and character != EOWYN
        killed = min(float(shadow), dice * (1.0 if character == ARAGORN else 2 / 3))
        lost = min(float(garrison), dice * (1 / 3 + (0.0 if haven else 1 / 6) + (1 / 3 if ridden else 0.0)))
        if character == EOMER and sight.friends[place][ROHAN_PEOPLE]:
            lost = max(0.0, lost - 0.7)
        value = killed * (self._clear_worth.get(place, 0.0) + self.shortage) - ARMY * lost
        gone = max(1, round(killed))
        value += self.threats.removal(place, gone) * sight.hope_worth
        if haven:
            value += self.threats.relief(place, -round(lost)) * 0.5 * sight.hope_worth
        elif garrison < min(3, shadow):
            value -= 0.3  # they would be swept away
        return value + self.eye_worth(REGION[place]) * sight.hope_worth, dice

    @cached_property
    def shortage(self) -> float:
        """What it is worth to take an army of the Shadow off the board: when none is left, each one costs a hope."""
        left: int = self.sight.view["shadow_supply"]
        return SHORT + SHORTER * max(0, 12 - left)

    def eye_worth(self, region: int) -> float:
        """What it is worth to draw the Eye to a region: away from Frodo, one hopes."""
        sight = self.sight
        home = sight.frodo_region
        if sight.eye == home and region != home:
            return stay_cost(sight, sight.frodo, home) - stay_cost(sight, sight.frodo, region)
        if region == home and sight.eye != home:
            return stay_cost(sight, sight.frodo, sight.eye) - stay_cost(sight, sight.frodo, home)
        return 0.0

    def musters(self, character: int, place: int, people: int) -> int:
        """How many armies a character could muster at a place, one action each."""
        sight = self.sight
        here = MUSTERS_AT[place]
        if here < 0 or (people != ANY and here != people):
            return 0
        if FREE_MUSTER.get(character) == here:
            return int(sight.supply[here])
        return int(min(sight.supply[here], sight.symbols[sight.owner[character]][FRIENDSHIP]))

    def muster_price(self, character: int, place: int) -> float:
        if FREE_MUSTER.get(character) == MUSTERS_AT[place]:
            return 0.0
        seat = self.sight.owner[character]
        return max(
            FRIENDSHIP_COST, 0.7 * symbol_worth(self.sight, seat, FRIENDSHIP, self.sight.symbols[seat][FRIENDSHIP])
        )

    def _most(self, character: int, place: int) -> int:
        return 2 if character == GANDALF and self.sight.supply[MUSTERS_AT[place]] > 1 else 1

    @cached_property
    def task_worth(self) -> float:
        """What the next objective is worth: the more the fewer are left, for all are wanted."""
        return TASK * (1.0 + NEARER * len(self.sight.view["done"]))

    def _present(self, hold: Hold) -> int:
        if hold.people == ANY:
            return self.sight.garrison[hold.place]
        return self.sight.friends[hold.place][hold.people]

    def _nearer(self, character: int, place: int) -> float:
        """The same for an errand that only asks for somebody to come."""
        mine = self.steps(character, place)
        for other in self.sight.here:
            if other not in (character, FRODO, GOLLUM) and self.steps(other, place) < mine - 1:
                return LEFT_TO_OTHERS
        return 1.0

    def on_the_way(self, source: int, into: int) -> Load:
        """Armies that somebody's journey brings nearer to where an objective wants them."""
        load = [0] * NUM_PEOPLES
        for hold in self.needs.holds:
            missing = hold.armies - self._present(hold)
            if hold.people == ANY or missing <= 0 or source == hold.place:
                continue
            far = steps_to(hold.place, 0)
            if far[into] < far[source] - 0.5:
                load[hold.people] = max(load[hold.people], min(missing, self.spare(source)[hold.people]))
        return tuple(load)

    def _loaded(self, source: int, hold: Hold, missing: int) -> Load:
        load = []
        for people in range(NUM_PEOPLES):
            count = 0
            if hold.people in (ANY, people):
                count = min(missing, (self.common if hold.people == ANY else self.spare)(source)[people])
            missing -= count
            load.append(count)
        if hold.people != ANY:
            # others who are wanted at the same place come along
            for other in self.needs.holds:
                if other.place == hold.place and other.people not in (ANY, hold.people) and other.task == hold.task:
                    short = other.armies - self._present(other)
                    load[other.people] = max(load[other.people], min(short, self.spare(source)[other.people]))
        return tuple(max(0, count) for count in load)
