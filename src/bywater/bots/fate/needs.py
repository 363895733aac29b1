"""What each open objective still needs, in a few plain kinds: armies somewhere, a place cleared, a stronghold taken,
two characters and symbols at one place, one character at one place."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bywater.bots.fate.lore import NEIGHBOURS, PLACES_IN, REGION
from bywater.bots.fate.roads import steps_to
from bywater.bots.fate.sight import Sight
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
    MIRKWOOD,
    MORIA,
    NORTH_ITHILIEN,
    NUM_PEOPLES,
    NUM_PLACES,
    OSGILIATH,
    REGIONS,
    ROHAN,
    ROHAN_PEOPLE,
    UMBAR,
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

ANY: Final = -1
NOBODY: Final = -1


class Hold(NamedTuple):
    """So many armies of a people (or of any) are wanted at a place."""

    task: int
    place: int
    people: int
    armies: int
    only: int = NOBODY  # the character who must bring them


class Clear(NamedTuple):
    """No army of the Shadow may be at a place."""

    task: int
    place: int
    only: int = NOBODY


class Seize(NamedTuple):
    """A place is to be captured."""

    task: int
    place: int
    only: int = NOBODY


class Meet(NamedTuple):
    """Two characters come to a place, and one of their players pays."""

    task: int
    place: int


class Visit(NamedTuple):
    """One character comes to a place and does there what the objective asks for."""

    task: int
    place: int
    who: int


class Needs:
    """The needs of all open objectives, by kind."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.holds: list[Hold] = []
        self.clears: list[Clear] = []
        self.seizes: list[Seize] = []
        self.meets: list[Meet] = []
        self.visits: list[Visit] = []
        self.marching = False  # the host for the challenge is complete, and goes to North Ithilien
        for task in sight.open_tasks:
            self._add(task)
        # armies that a need counts on, by place and people
        self.bound: dict[tuple[int, int], int] = {}
        for hold in self.holds:
            key = (hold.place, hold.people)
            self.bound[key] = max(self.bound.get(key, 0), hold.armies)

    def _add(self, task: int) -> None:
        if task in (BLESSING, THEODEN, DENETHOR):
            self.meets.append(Meet(task, int(OBJECTIVE_PLACE[task])))
        elif task == STAFF_BROKEN:
            self._take(task, ISENGARD)
            self._clear_region(task, ROHAN)
        elif task == CHALLENGE:
            self._challenge()
        elif task == BALROG:
            self.visits.append(Visit(task, MORIA, GANDALF))
        elif task == OATHBREAKERS:
            if not self.sight.view["oath"]:
                self.visits.append(Visit(task, EDORAS, ARAGORN))
            self._clear_region(task, GONDOR)
        elif task == SUBDUE_UMBAR:
            self._take(task, UMBAR)
        elif task == FRECA:
            self._take(task, DUNLAND)
            self.holds.append(Hold(task, DUNLAND, ROHAN_PEOPLE, 2))
        elif task == SHIELDMAIDEN:
            self._clear_region(task, ROHAN)
            if self.sight.view["slain"] < 2:
                self._hunt(task, EOWYN, lambda place: self.sight.nazgul[REGION[place]] > 0)
        elif task == EORED:
            slots = set(self.sight.view["slots"])
            self._hunt(task, EOMER, lambda place: self._slot_free(place, slots))
        elif task == SIX:
            self._near_shadow(task)
        elif task == BANNER:
            for people in range(NUM_PEOPLES):
                self.holds.append(Hold(task, MINAS_TIRITH, people, 1))
            if all(self.sight.friends[MINAS_TIRITH]):
                self.visits.append(Visit(task, MINAS_TIRITH, ARWEN))
        elif task == PITS:
            self._take(task, DOL_GULDUR)
            self.holds.append(Hold(task, DOL_GULDUR, ELF, 3))
        elif task == LIGHT_MIRKWOOD:
            for place in PLACES_IN[MIRKWOOD]:
                if place != DOL_GULDUR or not self.sight.options["mirkwood_without_dol_guldur"]:
                    self._clear(task, place)
                    self.holds.append(Hold(task, place, ELF, 1))
        elif task == HONOR:
            self._hunt(task, BOROMIR, lambda place: place not in self.sight.havens)
        elif task == ANDUIN:
            if not self.sight.view["anduin_lost"]:
                self._take(task, OSGILIATH, FARAMIR)
        elif task == INFILTRATE:
            self._take(task, MINAS_MORGUL)
        elif task == BALIN:
            self._take(task, MORIA)
            self.holds.append(Hold(task, MORIA, DWARF, 2))
        elif task == DWARVEN_LANDS:
            self._clear(task, ERED_LUIN)
            self.holds.append(Hold(task, ERED_LUIN, DWARF, 4))
            self._clear_region(task, DALE)
        elif task == RANGERS:
            self._clear_region(task, ERIADOR)
            for place in PLACES_IN[ERIADOR]:
                self.holds.append(Hold(task, place, ANY, 1))

    def _clear(self, task: int, place: int) -> None:
        if self.sight.shadow[place]:
            self.clears.append(Clear(task, place))

    def _clear_region(self, task: int, region: int) -> None:
        for place in PLACES_IN[region]:
            if place in self.sight.strongholds:
                self._take(task, place)
            else:
                self._clear(task, place)

    def _take(self, task: int, place: int, only: int = NOBODY) -> None:
        """Clear it, have an army there, capture it."""
        if place in self.sight.havens:
            return
        if self.sight.shadow[place]:
            self.clears.append(Clear(task, place))
        else:
            self.seizes.append(Seize(task, place, only))
            self.holds.append(Hold(task, place, ANY, 1))

    def _challenge(self) -> None:
        """The host gathers in Minas Tirith and thereabouts, and marches when all are there."""
        third = DWARF if self.sight.options["challenge_with_dwarves"] else ROHAN_PEOPLE
        wanted = {GONDOR_PEOPLE: 3, third: 2, ELF: 2}
        camp = (MINAS_TIRITH, OSGILIATH, NORTH_ITHILIEN)
        friends = self.sight.friends
        complete = all(sum(friends[place][people] for place in camp) >= n for people, n in wanted.items())
        self.marching = complete
        for people, count in wanted.items():
            if complete:
                self.holds.append(Hold(CHALLENGE, NORTH_ITHILIEN, people, count))
            else:
                away = sum(friends[place][people] for place in camp[1:])
                self.holds.append(Hold(CHALLENGE, MINAS_TIRITH, people, max(0, count - away)))
                for place in camp[1:]:
                    if friends[place][people]:
                        self.holds.append(Hold(CHALLENGE, place, people, friends[place][people]))
        if all(friends[NORTH_ITHILIEN][people] >= count for people, count in wanted.items()):
            for character in self.sight.here:
                self.visits.append(Visit(CHALLENGE, NORTH_ITHILIEN, character))

    def _slot_free(self, place: int, slots: set[str]) -> bool:
        region = REGION[place]
        return bool(int(EORED_SLOTS) >> region & 1) and REGIONS[region] not in slots

    def _hunt(self, task: int, who: int, fits: Callable[[int], bool]) -> None:
        """One character is to fight where it fits: the nearest such place with armies of the Shadow."""
        sight = self.sight
        if sight.where[who] >= NUM_PLACES or who not in sight.here:
            return
        roads = sight.roads(who)
        places = [place for place in range(NUM_PLACES) if sight.shadow[place] and fits(place)]
        if not places:
            return
        here = sight.where[who]
        place = min(places, key=lambda place: (steps_to(place, roads)[here] + 0.7 * sight.shadow[place], place))
        self.clears.append(Clear(task, place, who))

    def _near_shadow(self, task: int) -> None:
        """Legolas wants something to shoot at."""
        sight = self.sight
        here = sight.where[LEGOLAS]
        if here >= NUM_PLACES or sight.shadow[here] or any(sight.shadow[place] for place in NEIGHBOURS[here]):
            return
        roads = sight.roads(LEGOLAS)
        places = [n for n in range(NUM_PLACES) if any(sight.shadow[place] for place in NEIGHBOURS[n])]
        if places:
            self.visits.append(
                Visit(task, min(places, key=lambda place: (steps_to(place, roads)[here], place)), LEGOLAS)
            )
