"""Parallel columns of what objectives need: armies at a place, a cleared place, a captured stronghold, a visit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.features import Features
from bywater.core.bits import lowest_bit
from bywater.games.fate.model.board import PLACES_OF, army_count
from bywater.games.fate.state import FateState

ANY: Final = -1
NOBODY: Final = -1
MAX_NEEDS: Final = 40


class Requirements:
    """The needs of objectives by kind, each in a few parallel columns."""

    def __init__(self) -> None:
        # holds: armies of a people (or of any) at a place
        self.holds: i64 = 0
        self.hold_task = vec[i64]([0] * MAX_NEEDS)
        self.hold_place = vec[i64]([0] * MAX_NEEDS)
        self.hold_people = vec[i64]([0] * MAX_NEEDS)
        self.hold_count = vec[i64]([0] * MAX_NEEDS)
        # clears: no shadow army at a place; the last fight by one character only, or by any
        self.clears: i64 = 0
        self.clear_task = vec[i64]([0] * MAX_NEEDS)
        self.clear_place = vec[i64]([0] * MAX_NEEDS)
        self.clear_only = vec[i64]([0] * MAX_NEEDS)
        # seizes: a captured place, by one character only or by any
        self.seizes: i64 = 0
        self.seize_task = vec[i64]([0] * MAX_NEEDS)
        self.seize_place = vec[i64]([0] * MAX_NEEDS)
        self.seize_only = vec[i64]([0] * MAX_NEEDS)
        # visits: one character at a place
        self.visits: i64 = 0
        self.visit_task = vec[i64]([0] * MAX_NEEDS)
        self.visit_place = vec[i64]([0] * MAX_NEEDS)
        self.visit_who = vec[i64]([0] * MAX_NEEDS)
        self.meets: i64 = 0  # objectives that two characters and symbols complete at one place, as a mask
        self.wanted_peoples: i64 = 0  # peoples whose armies some objective still lacks, as a mask
        self.strongholds_wanted: bool = False
        self.marching: bool = False  # whether the army of the Challenge is complete

    def missing(self, table: FateState, features: Features, number: i64) -> i64:
        """Return the number of armies that a hold still lacks."""
        place: i64 = self.hold_place[number]
        if self.hold_people[number] < 0:
            return self.hold_count[number] - features.garrison[place]
        return self.hold_count[number] - army_count(table.friends[place], self.hold_people[number])

    def reserved(self, place: i64, people: i64) -> i64:
        """Return the armies of a people (or of any) that a hold needs at a place."""
        most: i64 = 0
        number: i64
        for number in range(self.holds):
            if self.hold_place[number] == place and self.hold_people[number] == people:
                if self.hold_count[number] > most:
                    most = self.hold_count[number]
        return most

    def wants_clear(self, place: i64) -> bool:
        number: i64
        for number in range(self.clears):
            if self.clear_place[number] == place:
                return True
        return False

    def need_armies(self, task: i64, place: i64, people: i64, count: i64) -> None:
        if self.holds < MAX_NEEDS:
            self.hold_task[self.holds] = task
            self.hold_place[self.holds] = place
            self.hold_people[self.holds] = people
            self.hold_count[self.holds] = count
            self.holds += 1

    def need_clear(self, table: FateState, task: i64, place: i64, only: i64) -> None:
        if table.shadow[place] and self.clears < MAX_NEEDS:
            self.clear_task[self.clears] = task
            self.clear_place[self.clears] = place
            self.clear_only[self.clears] = only
            self.clears += 1

    def need_visit(self, task: i64, place: i64, who: i64) -> None:
        if self.visits < MAX_NEEDS:
            self.visit_task[self.visits] = task
            self.visit_place[self.visits] = place
            self.visit_who[self.visits] = who
            self.visits += 1

    def need_taken(self, table: FateState, task: i64, place: i64, only: i64) -> None:
        """A place to capture: first clear it, then have an army there, then capture it."""
        if (table.havens >> place) & 1:
            return
        if table.shadow[place]:
            self.need_clear(table, task, place, NOBODY)
        elif self.seizes < MAX_NEEDS:
            self.seize_task[self.seizes] = task
            self.seize_place[self.seizes] = place
            self.seize_only[self.seizes] = only
            self.seizes += 1
            self.need_armies(task, place, ANY, 1)

    def need_region_clear(self, table: FateState, task: i64, region: i64) -> None:
        places: i64 = PLACES_OF[region]
        while places:
            place: i64 = lowest_bit(places)
            places &= places - 1
            if (table.strongholds >> place) & 1:
                self.need_taken(table, task, place, NOBODY)
            else:
                self.need_clear(table, task, place, NOBODY)
