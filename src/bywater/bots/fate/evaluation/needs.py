"""The needs of the open objectives: armies, cleared places, captured strongholds, visits and meetings."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation.features import Features
from bywater.bots.fate.evaluation.map_tables import distance
from bywater.bots.fate.evaluation.requirements import ANY, NOBODY, Requirements
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.rules.objectives import mirkwood
from bywater.games.fate.state import FateState

DAGORLAD: Final[i64] = board.PLACES.index("dagorlad")
EMYN_MUIL: Final[i64] = board.PLACES.index("emyn_muil")


def _armies_among(table: FateState, places: i64, people: i64) -> i64:
    """Return the number of armies of a people at these places."""
    count: i64 = 0
    while places:
        count += board.army_count(table.friends[lowest_bit(places)], people)
        places &= places - 1
    return count


class Needs(Requirements):
    """The needs of all open objectives."""

    def update(self, table: FateState, features: Features) -> None:
        self.holds = 0
        self.clears = 0
        self.seizes = 0
        self.visits = 0
        self.meets = 0
        self.wanted_peoples = 0
        self.strongholds_wanted = False
        self.marching = False
        tasks: i64 = features.open_tasks
        while tasks:
            task: i64 = lowest_bit(tasks)
            tasks &= tasks - 1
            self._add(table, features, task)
        number: i64
        for number in range(self.holds):
            people: i64 = self.hold_people[number]
            if people >= 0 and self.missing(table, features, number) > 0:
                self.wanted_peoples |= BIT[people]
        for number in range(self.clears):
            if (table.strongholds >> self.clear_place[number]) & 1:
                self.strongholds_wanted = True
        if self.seizes:
            self.strongholds_wanted = True

    def _add(self, table: FateState, features: Features, task: i64) -> None:
        if task == box.BLESSING or task == box.THEODEN or task == box.DENETHOR:
            self.meets |= BIT[task]
        elif task == box.STAFF_BROKEN:
            self.need_taken(table, task, board.ISENGARD, NOBODY)
            self.need_region_clear(table, task, board.ROHAN)
        elif task == box.CHALLENGE:
            self._challenge(table, features)
        elif task == box.BALROG:
            self.need_visit(task, board.MORIA, box.GANDALF)
        elif task == box.OATHBREAKERS:
            if not table.oath:
                self.need_visit(task, board.EDORAS, box.ARAGORN)
            self.need_region_clear(table, task, board.GONDOR)
        elif task == box.SUBDUE_UMBAR:
            self.need_taken(table, task, board.UMBAR, NOBODY)
        elif task == box.FRECA:
            self.need_taken(table, task, board.DUNLAND, NOBODY)
            self.need_armies(task, board.DUNLAND, board.ROHAN_PEOPLE, 2)
        elif task == box.SHIELDMAIDEN:
            self.need_region_clear(table, task, board.ROHAN)
            if table.slain < 2:
                self._hunt(table, features, task, box.EOWYN)
        elif task == box.EORED:
            self._hunt(table, features, task, box.EOMER)
        elif task == box.HONOR:
            self._hunt(table, features, task, box.BOROMIR)
        elif task == box.SIX:
            self._near_shadow(table, features)
        else:
            self._add_rest(table, task)

    def _add_rest(self, table: FateState, task: i64) -> None:
        people: i64
        place: i64
        places: i64
        if task == box.BANNER:
            whole: bool = True
            for people in range(board.NUM_PEOPLES):
                self.need_armies(task, board.MINAS_TIRITH, people, 1)
                if not board.army_count(table.friends[board.MINAS_TIRITH], people):
                    whole = False
            if whole:
                self.need_visit(task, board.MINAS_TIRITH, box.ARWEN)
        elif task == box.PITS:
            self.need_taken(table, task, board.DOL_GULDUR, NOBODY)
            self.need_armies(task, board.DOL_GULDUR, board.ELF, 3)
        elif task == box.LIGHT_MIRKWOOD:
            places = mirkwood(table)
            while places:
                place = lowest_bit(places)
                places &= places - 1
                self.need_clear(table, task, place, NOBODY)
                self.need_armies(task, place, board.ELF, 1)
        elif task == box.ANDUIN:
            if not table.anduin_lost:
                self.need_taken(table, task, board.OSGILIATH, box.FARAMIR)
        elif task == box.INFILTRATE:
            self.need_taken(table, task, board.MINAS_MORGUL, NOBODY)
        elif task == box.BALIN:
            self.need_taken(table, task, board.MORIA, NOBODY)
            self.need_armies(task, board.MORIA, board.DWARF, 2)
        elif task == box.DWARVEN_LANDS:
            self.need_clear(table, task, board.ERED_LUIN, NOBODY)
            self.need_armies(task, board.ERED_LUIN, board.DWARF, 4)
            self.need_region_clear(table, task, board.DALE)
        elif task == box.RANGERS:
            self.need_region_clear(table, task, board.ERIADOR)
            places = board.PLACES_OF[board.ERIADOR]
            while places:
                self.need_armies(task, lowest_bit(places), ANY, 1)
                places &= places - 1

    def _challenge(self, table: FateState, features: Features) -> None:
        """An army of three peoples gathers at Minas Tirith and marches to North Ithilien, where a character goes."""
        third: i64 = board.ROHAN_PEOPLE
        if table.settings.challenge_dwarves:
            third = board.DWARF
        camp: i64 = BIT[board.MINAS_TIRITH] | BIT[board.OSGILIATH] | BIT[board.NORTH_ITHILIEN]
        outposts: i64 = camp | BIT[DAGORLAD] | BIT[EMYN_MUIL]
        gondor: i64 = 3 - _armies_among(table, camp, board.GONDOR_PEOPLE)
        thirds: i64 = 2 - _armies_among(table, outposts, third)
        elves: i64 = 2 - _armies_among(table, outposts, board.ELF)
        if gondor <= 0 and thirds <= 0 and elves <= 0:
            self.marching = True
            self.need_armies(box.CHALLENGE, board.NORTH_ITHILIEN, board.GONDOR_PEOPLE, 3)
            self.need_armies(box.CHALLENGE, board.NORTH_ITHILIEN, third, 2)
            self.need_armies(box.CHALLENGE, board.NORTH_ITHILIEN, board.ELF, 2)
        else:
            self._camp(table, board.GONDOR_PEOPLE, 3)
            self._gather(table, third, outposts)
            self._gather(table, board.ELF, outposts)
        armies: i64 = table.friends[board.NORTH_ITHILIEN]
        if (
            board.army_count(armies, board.GONDOR_PEOPLE) >= 3
            and board.army_count(armies, third) >= 2
            and board.army_count(armies, board.ELF) >= 2
        ):
            here: i64 = features.here
            while here:
                self.need_visit(box.CHALLENGE, box.OBJECTIVE_PLACE[box.CHALLENGE], lowest_bit(here))
                here &= here - 1

    def _camp(self, table: FateState, people: i64, count: i64) -> None:
        """Armies of a people gather at Minas Tirith; those further on wait where they are."""
        ahead: i64 = BIT[board.OSGILIATH] | BIT[board.NORTH_ITHILIEN]
        self.need_armies(box.CHALLENGE, board.MINAS_TIRITH, people, count - _armies_among(table, ahead, people))
        while ahead:
            place: i64 = lowest_bit(ahead)
            ahead &= ahead - 1
            if board.army_count(table.friends[place], people):
                self.need_armies(box.CHALLENGE, place, people, board.army_count(table.friends[place], people))

    def _gather(self, table: FateState, people: i64, outposts: i64) -> None:
        """Two armies of a people come to the nearer of Minas Tirith and Dagorlad."""
        waiting: i64 = _armies_among(table, outposts, people)
        while outposts:
            place: i64 = lowest_bit(outposts)
            outposts &= outposts - 1
            if place != DAGORLAD and board.army_count(table.friends[place], people):
                self.need_armies(box.CHALLENGE, place, people, board.army_count(table.friends[place], people))
        if waiting < 2:
            count: i64 = 2 - waiting
            self.need_armies(box.CHALLENGE, DAGORLAD, people, count + board.army_count(table.friends[DAGORLAD], people))
            self.need_armies(
                box.CHALLENGE,
                board.MINAS_TIRITH,
                people,
                count + board.army_count(table.friends[board.MINAS_TIRITH], people),
            )

    def _fits(self, table: FateState, task: i64, place: i64) -> bool:
        """Whether a battle here would count for the objective."""
        region: i64 = board.REGION_OF[place]
        if task == box.SHIELDMAIDEN:
            return table.nazgul[region] > 0
        if task == box.EORED:
            return (box.EORED_SLOTS >> region) & 1 == 1 and not (table.slots >> region) & 1
        return not (table.havens >> place) & 1

    def _hunt(self, table: FateState, features: Features, task: i64, who: i64) -> None:
        """One character has to fight: at the nearest place with shadow armies that counts for the objective."""
        if not features.is_here(who):
            return
        best: i64 = -1
        least: i64 = 0
        place: i64
        for place in range(board.NUM_PLACES):
            if table.shadow[place] and self._fits(table, task, place):
                far: i64 = distance(features.pays[who], table.where[who], place) + 7 * table.shadow[place]
                if best < 0 or far < least:
                    best = place
                    least = far
        if best >= 0:
            self.need_clear(table, task, best, who)

    def _near_shadow(self, table: FateState, features: Features) -> None:
        """Legolas needs a shadow army within shooting distance."""
        if not features.is_here(box.LEGOLAS):
            return
        here: i64 = table.where[box.LEGOLAS]
        best: i64 = -1
        least: i64 = 0
        place: i64
        for place in range(board.NUM_PLACES):
            if table.shadow[place]:
                if place == here or (board.ROADS[here] >> place) & 1:
                    return
                far: i64 = distance(features.pays[box.LEGOLAS], here, place)
                if best < 0 or far < least:
                    best = place
                    least = far
        if best >= 0:
            self.need_visit(box.SIX, best, box.LEGOLAS)
