"""The context of one decision: features, threats and needs of the table, and the errands of each character."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.features import Features
from bywater.bots.fate.evaluation.needs import Needs
from bywater.bots.fate.evaluation.requirements import MAX_NEEDS
from bywater.bots.fate.evaluation.routes import Routes
from bywater.bots.fate.evaluation.threats import Threats
from bywater.bots.fate.evaluation.weights import Weights
from bywater.bots.fate.planners import ALL, THREATS
from bywater.core.bits import BIT, bit_count
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.board import MUSTERS, NUM_PLACES, army_count
from bywater.games.fate.state import FateState

_ROOM: Final = 256
# The goals of a character besides the objectives.
GOAL_DEFAULT: Final = -1
GOAL_NONE: Final = 29  # whatever is best
GOAL_DEFEND: Final = 30
GOAL_RAID: Final = 31
GOAL_JOIN: Final = 32  # come to Frodo and lead him on
GOAL_SET_OUT: Final = 33  # the last three are Frodo's: to the mountain, not yet, nearer to Mordor
GOAL_WAIT: Final = 34
GOAL_GO_ON: Final = 35


class Errands:
    """The errands of one character, each with the code of its first action and its gain in hope per action."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.about: i64 = -1  # the goal or objective of the errands being added; -1 for none
        self.focus: i64 = -1  # the goal of the character; -1 for none
        self.keenness: float = 1.0  # the factor for errands of that goal, and the divisor for those of others
        self.rate = vec[float]([0.0] * _ROOM)
        self.code = vec[i64]([0] * _ROOM)
        self.load = vec[i64]([0] * _ROOM)  # armies to take along on the first step
        self.company = vec[i64]([0] * _ROOM)  # characters to take along, as a mask
        self.once = vec[i64]([0] * _ROOM)  # 1 if possible only once per turn

    def offer(self, rate: float, code: i64, load: i64 = 0, company: i64 = 0, once: i64 = 0) -> None:
        if self.count < _ROOM:
            if self.focus >= 0 and self.about >= 0:
                if self.about == self.focus:
                    rate *= self.keenness
                else:
                    rate /= self.keenness
            self.rate[self.count] = rate
            self.code[self.count] = code
            self.load[self.count] = load
            self.company[self.count] = company
            self.once[self.count] = once
            self.count += 1

    def best(self) -> i64:
        """Return the number of the best errand; -1 if there is none. Ties go to the lowest code."""
        found: i64 = -1
        number: i64
        for number in range(self.count):
            if found >= 0 and self.rate[number] < self.rate[found]:
                continue
            if found < 0 or self.rate[number] > self.rate[found] or self.code[number] < self.code[found]:
                found = number
        return found

    def best_often(self) -> float:
        """Return the best rate among errands that may be repeated."""
        most: float = 0.0
        number: i64
        for number in range(self.count):
            if not self.once[number] and self.rate[number] > most:
                most = self.rate[number]
        return most

    def best_rate(self) -> float:
        found: i64 = self.best()
        if found < 0:
            return 0.0
        return self.rate[found]


class Context:
    """Data derived from the table for one decision; `update` recomputes it."""

    def __init__(self, planners: i64 = ALL) -> None:
        self.planners = planners
        self.weights = Weights()
        self.features = Features(self.weights)
        self.threats = Threats(self.weights)
        self.needs = Needs()
        self.routes = Routes(planners)
        self.road = Routes(planners)  # to the mountain, with all Nazgûl lured away that can be
        self.errands = [Errands() for _ in range(box.NUM_CHARACTERS)]
        self.focus = vec[i64]([GOAL_DEFAULT] * box.NUM_CHARACTERS)  # the goal of each character
        self.computed: i64 = 0  # characters whose errands are computed, as a mask
        self.task_worth: float = 0.0
        # for each objective that two characters complete together: the payer, the other, and the payable share
        self.payer = vec[i64]([-1] * 24)
        self.other = vec[i64]([-1] * 24)
        self.readiness = vec[float]([0.0] * 24)
        self.drainable: i64 = 0  # Nazgûl that Merry and Pippin could lure out of Mordor
        self.destination: i64 = 0  # the end of Frodo's route: the mountain, or first Shelob
        self.setting_out: bool = False
        self.only_the_ring: bool = False  # only the Ring is left, with or without Shelob
        self.margin: float = 0.0  # the hope left at the mountain if Frodo set out now
        self.way_known: bool = False
        self.next_place: i64 = -1  # Frodo's next place, and the value of the step without its search
        self.next_worth: float = 0.0
        # computed once per decision: armies that may leave, and the best source of each character for each hold
        self.spare_known: i64 = 0
        self.spare = vec[i64]([0] * NUM_PLACES)
        self.spare_for_task_known: i64 = 0
        self.spare_for_task = vec[i64]([0] * NUM_PLACES)
        self.source_known = vec[i64]([0] * box.NUM_CHARACTERS)  # holds, as a mask
        self.source_rate = vec[float]([0.0] * (box.NUM_CHARACTERS * MAX_NEEDS))
        self.source_place = vec[i64]([0] * (box.NUM_CHARACTERS * MAX_NEEDS))
        self.source_mustered = vec[i64]([0] * (box.NUM_CHARACTERS * MAX_NEEDS))
        self.found_rate: float = 0.0  # the result of the last search for a source of armies
        self.found_place: i64 = 0
        self.found_mustered: i64 = 0
        self.sources: i64 = 0  # places with armies or musters, as a mask

    def goal_of(self, character: i64) -> i64:
        """Return the goal of a character; by default the Challenge of Sauron; -1 for none."""
        goal: i64 = self.focus[character]
        if goal == GOAL_DEFAULT and character != box.FRODO and character != box.MERRY and character != box.GOLLUM:
            goal = box.CHALLENGE
        if goal == GOAL_NONE or (0 <= goal < GOAL_NONE and not self.features.is_open(goal)):
            return -1
        return goal

    def update(self, table: FateState) -> None:
        self.features.update(table)
        if self.planners & THREATS:
            self.threats.update(table, self.features)
        self.needs.update(table, self.features)
        self.computed = 0
        self.spare_known = 0
        self.spare_for_task_known = 0
        character: i64
        for character in range(box.NUM_CHARACTERS):
            self.source_known[character] = 0
        self.sources = 0
        place: i64
        for place in range(NUM_PLACES):
            if self.features.garrison[place] or (MUSTERS[place] >= 0 and army_count(table.supply, MUSTERS[place])):
                self.sources |= BIT[place]
        self.task_worth = self.weights.task * (1.0 + self.weights.nearer * float(bit_count(table.done)))
