"""What each open objective still needs, in a few plain kinds: armies somewhere, a place cleared, a stronghold taken,
two characters and symbols at one place, one character at one place."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.chart import distance
from bywater.bots.fate.needed import ANY, NOBODY, Needed
from bywater.bots.fate.sight import Sight
from bywater.core.codes import BIT, lowest
from bywater.games.fate.board import (
    DALE,
    DOL_GULDUR,
    DUNLAND,
    DWARF,
    EDORAS,
    ELF,
    ERED_LUIN,
    ERIADOR,
    GONDOR,
    GONDOR_PEOPLE,
    ISENGARD,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MORIA,
    NORTH_ITHILIEN,
    NUM_PEOPLES,
    NUM_PLACES,
    OSGILIATH,
    PLACES,
    PLACES_OF,
    REGION_OF,
    ROADS,
    ROHAN,
    ROHAN_PEOPLE,
    UMBAR,
    army_count,
)
from bywater.games.fate.cards import (
    ANDUIN,
    ARAGORN,
    ARWEN,
    BALIN,
    BALROG,
    BANNER,
    BLESSING,
    BOROMIR,
    CHALLENGE,
    DENETHOR,
    DWARVEN_LANDS,
    EOMER,
    EORED,
    EORED_SLOTS,
    EOWYN,
    FARAMIR,
    FRECA,
    GANDALF,
    HONOR,
    INFILTRATE,
    LEGOLAS,
    LIGHT_MIRKWOOD,
    OATHBREAKERS,
    OBJECTIVE_PLACE,
    PITS,
    RANGERS,
    SHIELDMAIDEN,
    SIX,
    STAFF_BROKEN,
    SUBDUE_UMBAR,
    THEODEN,
)
from bywater.games.fate.objectives import mirkwood
from bywater.games.fate.rules import FateState

DAGORLAD: Final[i64] = PLACES.index("dagorlad")
EMYN_MUIL: Final[i64] = PLACES.index("emyn_muil")


def _armies_among(table: FateState, places: i64, people: i64) -> i64:
    """How many armies of a people stand at these places."""
    count: i64 = 0
    while places:
        count += army_count(table.friends[lowest(places)], people)
        places &= places - 1
    return count


class Needs(Needed):
    """The needs of all open objectives."""

    def look(self, table: FateState, sight: Sight) -> None:
        self.holds = 0
        self.clears = 0
        self.seizes = 0
        self.visits = 0
        self.meets = 0
        self.wanted_peoples = 0
        self.strongholds_wanted = False
        self.marching = False
        tasks: i64 = sight.open_tasks
        while tasks:
            task: i64 = lowest(tasks)
            tasks &= tasks - 1
            self._add(table, sight, task)
        number: i64
        for number in range(self.holds):
            people: i64 = self.hold_people[number]
            if people >= 0 and self.missing(table, sight, number) > 0:
                self.wanted_peoples |= BIT[people]
        for number in range(self.clears):
            if (table.strongholds >> self.clear_place[number]) & 1:
                self.strongholds_wanted = True
        if self.seizes:
            self.strongholds_wanted = True

    def _add(self, table: FateState, sight: Sight, task: i64) -> None:
        if task == BLESSING or task == THEODEN or task == DENETHOR:
            self.meets |= BIT[task]
        elif task == STAFF_BROKEN:
            self.need_taken(table, task, ISENGARD, NOBODY)
            self.need_region_clear(table, task, ROHAN)
        elif task == CHALLENGE:
            self._challenge(table, sight)
        elif task == BALROG:
            self.need_visit(task, MORIA, GANDALF)
        elif task == OATHBREAKERS:
            if not table.oath:
                self.need_visit(task, EDORAS, ARAGORN)
            self.need_region_clear(table, task, GONDOR)
        elif task == SUBDUE_UMBAR:
            self.need_taken(table, task, UMBAR, NOBODY)
        elif task == FRECA:
            self.need_taken(table, task, DUNLAND, NOBODY)
            self.need_armies(task, DUNLAND, ROHAN_PEOPLE, 2)
        elif task == SHIELDMAIDEN:
            self.need_region_clear(table, task, ROHAN)
            if table.slain < 2:
                self._hunt(table, sight, task, EOWYN)
        elif task == EORED:
            self._hunt(table, sight, task, EOMER)
        elif task == HONOR:
            self._hunt(table, sight, task, BOROMIR)
        elif task == SIX:
            self._near_shadow(table, sight)
        else:
            self._add_rest(table, task)

    def _add_rest(self, table: FateState, task: i64) -> None:
        people: i64
        place: i64
        places: i64
        if task == BANNER:
            whole: bool = True
            for people in range(NUM_PEOPLES):
                self.need_armies(task, MINAS_TIRITH, people, 1)
                if not army_count(table.friends[MINAS_TIRITH], people):
                    whole = False
            if whole:
                self.need_visit(task, MINAS_TIRITH, ARWEN)
        elif task == PITS:
            self.need_taken(table, task, DOL_GULDUR, NOBODY)
            self.need_armies(task, DOL_GULDUR, ELF, 3)
        elif task == LIGHT_MIRKWOOD:
            places = mirkwood(table)
            while places:
                place = lowest(places)
                places &= places - 1
                self.need_clear(table, task, place, NOBODY)
                self.need_armies(task, place, ELF, 1)
        elif task == ANDUIN:
            if not table.anduin_lost:
                self.need_taken(table, task, OSGILIATH, FARAMIR)
        elif task == INFILTRATE:
            self.need_taken(table, task, MINAS_MORGUL, NOBODY)
        elif task == BALIN:
            self.need_taken(table, task, MORIA, NOBODY)
            self.need_armies(task, MORIA, DWARF, 2)
        elif task == DWARVEN_LANDS:
            self.need_clear(table, task, ERED_LUIN, NOBODY)
            self.need_armies(task, ERED_LUIN, DWARF, 4)
            self.need_region_clear(table, task, DALE)
        elif task == RANGERS:
            self.need_region_clear(table, task, ERIADOR)
            places = PLACES_OF[ERIADOR]
            while places:
                self.need_armies(task, lowest(places), ANY, 1)
                places &= places - 1

    def _challenge(self, table: FateState, sight: Sight) -> None:
        """A host of three peoples gathers in Minas Tirith, marches to North Ithilien, and anybody may speak there."""
        third: i64 = ROHAN_PEOPLE
        if table.settings.challenge_dwarves:
            third = DWARF
        camp: i64 = BIT[MINAS_TIRITH] | BIT[OSGILIATH] | BIT[NORTH_ITHILIEN]
        outposts: i64 = camp | BIT[DAGORLAD] | BIT[EMYN_MUIL]
        guards: i64 = i64(sight.weights.rear + 0.5)
        gondor: i64 = 3 + guards - _armies_among(table, camp, GONDOR_PEOPLE)
        if _armies_among(table, BIT[NORTH_ITHILIEN], ELF) >= 2 or not army_count(table.supply, GONDOR_PEOPLE):
            gondor -= guards  # no time to lose, or none to be had
        thirds: i64 = 2 - _armies_among(table, outposts, third)
        elves: i64 = 2 - _armies_among(table, outposts, ELF)
        if gondor <= 0 and thirds <= 0 and elves <= 0:
            self.marching = True
            self.need_armies(CHALLENGE, NORTH_ITHILIEN, GONDOR_PEOPLE, 3)
            self.need_armies(CHALLENGE, NORTH_ITHILIEN, third, 2)
            self.need_armies(CHALLENGE, NORTH_ITHILIEN, ELF, 2)
        else:
            self._camp(table, GONDOR_PEOPLE, 3 + guards)
            self._gather(table, third, outposts)
            self._gather(table, ELF, outposts)
        armies: i64 = table.friends[NORTH_ITHILIEN]
        if army_count(armies, GONDOR_PEOPLE) >= 3 and army_count(armies, third) >= 2 and army_count(armies, ELF) >= 2:
            here: i64 = sight.here
            while here:
                self.need_visit(CHALLENGE, OBJECTIVE_PLACE[CHALLENGE], lowest(here))
                here &= here - 1

    def _camp(self, table: FateState, people: i64, count: i64) -> None:
        """So many of a people gather in Minas Tirith; those who are further on wait where they are."""
        ahead: i64 = BIT[OSGILIATH] | BIT[NORTH_ITHILIEN]
        self.need_armies(CHALLENGE, MINAS_TIRITH, people, count - _armies_among(table, ahead, people))
        while ahead:
            place: i64 = lowest(ahead)
            ahead &= ahead - 1
            if army_count(table.friends[place], people):
                self.need_armies(CHALLENGE, place, people, army_count(table.friends[place], people))

    def _gather(self, table: FateState, people: i64, outposts: i64) -> None:
        """Two of a people come to where it is nearer for them: Minas Tirith, or the field of Dagorlad."""
        waiting: i64 = _armies_among(table, outposts, people)
        while outposts:
            place: i64 = lowest(outposts)
            outposts &= outposts - 1
            if place != DAGORLAD and army_count(table.friends[place], people):
                self.need_armies(CHALLENGE, place, people, army_count(table.friends[place], people))
        if waiting < 2:
            count: i64 = 2 - waiting
            self.need_armies(CHALLENGE, DAGORLAD, people, count + army_count(table.friends[DAGORLAD], people))
            self.need_armies(CHALLENGE, MINAS_TIRITH, people, count + army_count(table.friends[MINAS_TIRITH], people))

    def _fits(self, table: FateState, task: i64, place: i64) -> bool:
        """Whether a battle here would count for the objective."""
        region: i64 = REGION_OF[place]
        if task == SHIELDMAIDEN:
            return table.nazgul[region] > 0
        if task == EORED:
            return (EORED_SLOTS >> region) & 1 == 1 and not (table.slots >> region) & 1
        return not (table.havens >> place) & 1

    def _hunt(self, table: FateState, sight: Sight, task: i64, who: i64) -> None:
        """One character is to fight where it fits: the nearest such place with armies of the Shadow."""
        if not sight.is_here(who):
            return
        best: i64 = -1
        least: i64 = 0
        place: i64
        for place in range(NUM_PLACES):
            if table.shadow[place] and self._fits(table, task, place):
                far: i64 = distance(sight.pays[who], table.where[who], place) + 7 * table.shadow[place]
                if best < 0 or far < least:
                    best = place
                    least = far
        if best >= 0:
            self.need_clear(table, task, best, who)

    def _near_shadow(self, table: FateState, sight: Sight) -> None:
        """Legolas wants something to shoot at."""
        if not sight.is_here(LEGOLAS):
            return
        here: i64 = table.where[LEGOLAS]
        best: i64 = -1
        least: i64 = 0
        place: i64
        for place in range(NUM_PLACES):
            if table.shadow[place]:
                if place == here or (ROADS[here] >> place) & 1:
                    return
                far: i64 = distance(sight.pays[LEGOLAS], here, place)
                if best < 0 or far < least:
                    best = place
                    least = far
        if best >= 0:
            self.need_visit(SIX, best, LEGOLAS)
