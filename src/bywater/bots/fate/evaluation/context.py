"""The context of one decision: features of the table, threats, needs, and the errands found."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.features import Features
from bywater.bots.fate.evaluation.needs import Needs
from bywater.bots.fate.evaluation.requirements import MAX_NEEDS
from bywater.bots.fate.evaluation.routes import Routes
from bywater.bots.fate.evaluation.threats import Threats
from bywater.bots.fate.evaluation.weights import Weights
from bywater.bots.fate.planning.planners import ALL, THREATS
from bywater.core.bits import BIT, bit_count
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.board import MUSTERS, NUM_PLACES, army_count
from bywater.games.fate.state import FateState

_ROOM: Final = 256
BY_DEFAULT: Final = -1  # goals beside the objectives
FREELY: Final = 29
TO_DEFEND: Final = 30
TO_RAID: Final = 31
TO_JOIN: Final = 32  # to be with Frodo and lead him on
TO_SET_OUT: Final = 33  # these three are Frodo's: to the mountain, not there yet, nearer to it
TO_WAIT: Final = 34
TO_GO_ON: Final = 35


class Errands:
    """Things worth doing by one character, each with its first step and what it gains per action."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.about: i64 = -1  # the objective that is thought of, or one of the other goals
        self.focus: i64 = -1  # what this character had better see to, if anything
        self.keenness: float = 1.0  # how much more that counts, and the rest less
        self.rate = vec[float]([0.0] * _ROOM)
        self.code = vec[i64]([0] * _ROOM)
        self.load = vec[i64]([0] * _ROOM)  # armies to take along on this step
        self.company = vec[i64]([0] * _ROOM)  # and characters
        self.once = vec[i64]([0] * _ROOM)  # 1: this gain is not to be had again this turn

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
        """The number of the best one; -1 if there is none. Of equal ones the lowest code."""
        found: i64 = -1
        number: i64
        for number in range(self.count):
            if found >= 0 and self.rate[number] < self.rate[found]:
                continue
            if found < 0 or self.rate[number] > self.rate[found] or self.code[number] < self.code[found]:
                found = number
        return found

    def best_often(self) -> float:
        """What the best one gains that may be done again and again."""
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
    """Everything that is known at one decision; `look` fills it anew."""

    def __init__(self, planners: i64 = ALL) -> None:
        self.planners = planners
        self.weights = Weights()
        self.features = Features(self.weights)
        self.threats = Threats(self.weights)
        self.needs = Needs()
        self.routes = Routes(planners)
        self.road = Routes(planners)  # to the mountain, if all Nazgûl had been lured away that can be
        self.errands = [Errands() for _ in range(box.NUM_CHARACTERS)]
        self.focus = vec[i64]([BY_DEFAULT] * box.NUM_CHARACTERS)  # the goal that each character was given
        self.weighed: i64 = 0  # characters whose errands are known, as a mask
        self.task_worth: float = 0.0
        self.payer = vec[i64]([-1] * 24)  # of each objective that two fulfil together
        self.other = vec[i64]([-1] * 24)
        self.ripe = vec[float]([0.0] * 24)
        self.drainable: i64 = 0  # Nazgûl that Merry and Pippin could lure out of Mordor
        self.destination: i64 = 0  # where Frodo's way leads in the end: the mountain, or Shelob before
        self.setting_out: bool = False
        self.only_the_ring: bool = False  # and Shelob, perhaps
        self.margin: float = 0.0
        self.way_known: bool = False
        self.next_place: i64 = -1  # Frodo's, and what the step is worth, the search apart
        self.next_worth: float = 0.0
        # found once a decision: armies that may leave, and where each character had best fetch what a hold lacks
        self.spare_known: i64 = 0
        self.spare = vec[i64]([0] * NUM_PLACES)
        self.spare_for_task_known: i64 = 0
        self.spare_for_task = vec[i64]([0] * NUM_PLACES)
        self.source_known = vec[i64]([0] * box.NUM_CHARACTERS)  # holds, as a mask
        self.source_rate = vec[float]([0.0] * (box.NUM_CHARACTERS * MAX_NEEDS))
        self.source_place = vec[i64]([0] * (box.NUM_CHARACTERS * MAX_NEEDS))
        self.source_mustered = vec[i64]([0] * (box.NUM_CHARACTERS * MAX_NEEDS))
        self.found_rate: float = 0.0  # the last answer to where armies had best be fetched
        self.found_place: i64 = 0
        self.found_mustered: i64 = 0
        self.sources: i64 = 0  # places with armies, or where some could be mustered, as a mask

    def goal_of(self, character: i64) -> i64:
        """The goal of a character: the one it was given, else the host of the challenge; -1 for whatever is best."""
        goal: i64 = self.focus[character]
        if goal == BY_DEFAULT and character != box.FRODO and character != box.MERRY and character != box.GOLLUM:
            goal = box.CHALLENGE
        if goal == FREELY or (0 <= goal < FREELY and not self.features.is_open(goal)):
            return -1
        return goal

    def look(self, table: FateState) -> None:
        self.features.look(table)
        if self.planners & THREATS:
            self.threats.look(table, self.features)
        self.needs.look(table, self.features)
        self.weighed = 0
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
