"""What a viewer can know of a hidden side, by brute force: every set-up through every unseen choice.

The oracle uses neither the trail nor the cases of the game: it reads the journal and the views of the viewer, and
keeps each arrangement of the figures with the number of histories that lead to it.
A history is a set-up and, for each unseen move, who of those there made it.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Final

from bywater.core.state import State, View
from bywater.games.confrontation.model import journal as kinds
from bywater.games.confrontation.model.board import PLACES

# The map, from the facts: capacities, steps toward Mordor, sideways neighbours, and the ways of Light alone.
ROOM: Final = (4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4)
SHIRE, ARTHEDAIN, CARDOLAN, RHUDAUR, EREGION, ENEDWAITH, HIGH_PASS, MISTY, MORIA, GAP = range(10)
MIRKWOOD, FANGORN, ROHAN, DAGORLAD, GONDOR, MORDOR, ROAD, OUT = range(10, 18)
TOWARD_MORDOR: Final = {
    SHIRE: {ARTHEDAIN, CARDOLAN},
    ARTHEDAIN: {RHUDAUR, EREGION},
    CARDOLAN: {EREGION, ENEDWAITH},
    RHUDAUR: {HIGH_PASS, MISTY},
    EREGION: {MISTY, MORIA},
    ENEDWAITH: {MORIA, GAP},
    HIGH_PASS: {MIRKWOOD},
    MISTY: {MIRKWOOD, FANGORN},
    MORIA: {FANGORN, ROHAN},
    GAP: {ROHAN},
    MIRKWOOD: {DAGORLAD},
    FANGORN: {DAGORLAD, GONDOR},
    ROHAN: {GONDOR},
    DAGORLAD: {MORDOR},
    GONDOR: {MORDOR},
    MORDOR: set(),
}
ASIDE: Final = (
    (ARTHEDAIN, CARDOLAN),
    (RHUDAUR, EREGION),
    (EREGION, ENEDWAITH),
    (MIRKWOOD, FANGORN),
    (FANGORN, ROHAN),
    (DAGORLAD, GONDOR),
)
LIGHT_WAYS: Final = {MIRKWOOD: {FANGORN}, FANGORN: {ROHAN}, EREGION: {FANGORN}}
SLOTS: Final = (
    (ARTHEDAIN, CARDOLAN, RHUDAUR, EREGION, ENEDWAITH),
    (MIRKWOOD, FANGORN, ROHAN, DAGORLAD, GONDOR),
)
HOME: Final = (SHIRE, MORDOR)
SIDES: Final = ("light", "dark")

# Figures are numbered from 0 within their side.
FRODO, SAM, ARAGORN = 0, 1, 5
NAZGUL, BALROG, WARG, WITCH_KING = 3, 4, 5, 7

Places = tuple[int, ...]
World = tuple[Places, tuple[int, ...]]
"""Where each figure stands; and the figures that a look showed, if the viewer saw only that there was one."""


def beside(region: int) -> set[int]:
    return {b if a == region else a for a, b in ASIDE if region in (a, b)}


def around(region: int) -> set[int]:
    back = {start for start, goals in TOWARD_MORDOR.items() if region in goals}
    return TOWARD_MORDOR[region] | back | beside(region)


def set_ups(side: int) -> dict[World, int]:
    """All 9 * 8 * 7 * 6 * 5 of them."""
    found: dict[World, int] = {}
    for figures in permutations(range(9), 5):
        places = [HOME[side]] * 9
        for figure, region in zip(figures, SLOTS[side], strict=True):
            places[figure] = region
        found[tuple(places), ()] = 1
    return found


def arrangements(state: State, side: int) -> dict[World, int]:
    """All arrangements of a side, with these numbers of figures at each place and these figures out."""
    stands = places_in(state, side)
    alive = [figure for figure in range(9) if stands[figure] != OUT]
    found: dict[World, int] = {}
    for order in set(permutations([stands[figure] for figure in alive])):
        places = [OUT] * 9
        for figure, place in zip(alive, order, strict=True):
            places[figure] = place
        if side == 1 or places[FRODO] != MORDOR:
            found[tuple(places), ()] = 1
    return found


def places_in(state: State, side: int) -> Places:
    """The true places of a side's figures."""
    figures: dict[str, list[str]] = state.view((0, 1))[SIDES[side]]["figures"]
    where = {name: PLACES.index(place) for place, names in figures.items() for name in names}
    return tuple(where.get(name, OUT) for name in NAMES[side])


def world_in(state: State, side: int, viewer: int) -> World:
    """The world of a state for a viewer that did not see the look of the Palantir."""
    if viewer >= 0:
        return places_in(state, side), ()
    trail: list[list[str]] = state.view((0, 1))[SIDES[side]]["trail"]
    looked = [NAMES[side].index(fact[1]) for fact in trail if fact[0] == "looked"]
    return places_in(state, side), tuple(looked)


NAMES: Final = (
    ("frodo", "sam", "pippin", "merry", "gandalf", "aragorn", "legolas", "gimli", "boromir"),
    ("orcs", "shelob", "saruman", "nazgul", "balrog", "warg", "black_rider", "witch_king", "troll"),
)


class Oracle:
    """The worlds of one side that are possible for one viewer."""

    def __init__(self, side: int, viewer: int, worlds: dict[World, int]) -> None:
        self.side = side
        self.viewer = viewer
        self.worlds = worlds
        self.road = -1
        """The region that the figure on the road comes to if nothing happens to it; -1 if there is none."""
        self.stopped: int = 0
        """The number of worlds ruled out because a figure could move, or could not."""

    def could_stand(self, figure: int, place: int) -> bool:
        return any(places[figure] == place for places, _ in self.worlds)

    # -- what the viewer reads ----------------------------------------------------------------

    def read(self, before: View, entries: list[tuple[int, int, int, int, int]], after: View) -> None:
        """One action, as the viewer saw it."""
        was_on_road = self.road >= 0
        moved_on = False
        for kind, a, b, c, d in entries:
            if kind == kinds.MOVED and SIDES[self.side] == before["turn"]:
                self._unseen_move(b, c)
                moved_on = True
            elif kind == kinds.SPECIAL and d and self.side == 1:
                self._someone(b=MORDOR, a=c)
            elif kind == kinds.LOOKED and self.side == 0:
                self._look(a, b)
            elif kind in (kinds.ATTACKED, kinds.SHOWN, kinds.LEFT, kinds.DEFEATED, kinds.RETURNED):
                self._named(kind, a - 9 * self.side, b, c)
        if after["ending"]:
            return
        asked = after["decision"]["kind"]
        if self.road >= 0 and asked not in ("tunnel", "gallop"):
            if was_on_road and not moved_on and before["decision"]["kind"] == "gallop":
                self._stop(after)
            self._all_go(ROAD, self.road)
            self.road = -1
        if self.side == 0:  # a figure that goes to Mordor and does not win is not Frodo
            self.keep(lambda places: places[FRODO] != MORDOR and not (places[FRODO] == ROAD and self.road == MORDOR))
        if asked == "turn" and after["decision"]["seat"] == self.side:
            self._not_stuck(after)

    def keep(self, fits: Callable[[Places], bool]) -> None:
        self.worlds = {world: weight for world, weight in self.worlds.items() if fits(world[0])}

    def _unseen_move(self, start: int, goal: int) -> None:
        if self.road < 0:
            self._someone(start, ROAD)
        self.road = goal

    def _someone(self, a: int, b: int) -> None:
        """An unknown figure left a place: each one there may have been it."""
        found: Counter[World] = Counter()
        for (places, looked), weight in self.worlds.items():
            for figure in range(9):
                if places[figure] == a:
                    found[(*places[:figure], b, *places[figure + 1 :]), looked] += weight
        self.worlds = found

    def _all_go(self, a: int, b: int) -> None:
        """Move the figure at a place; different histories may now lead to one world."""
        found: Counter[World] = Counter()
        for (places, looked), weight in self.worlds.items():
            found[tuple(b if place == a else place for place in places), looked] += weight
        self.worlds = found

    def _named(self, kind: int, figure: int, b: int, c: int) -> None:
        """Apply a public event of a figure."""
        if not 0 <= figure < 9:
            return
        if kind == kinds.SHOWN:
            self.keep(lambda places: places[figure] == b)
        elif kind == kinds.DEFEATED:
            self._pin(figure, b, OUT)
        elif kind == kinds.RETURNED:
            start = OUT if self.side == 0 else next(iter(self.worlds))[0][figure]
            self._pin(figure, start, b)
        elif kind == kinds.ATTACKED:
            self._pin(figure, ROAD if self.road >= 0 else b, c)
        else:
            self._pin(figure, b, c)

    def _pin(self, figure: int, start: int, goal: int) -> None:
        """Apply the move of a known figure."""
        self.worlds = {
            ((*places[:figure], goal, *places[figure + 1 :]), looked): weight
            for (places, looked), weight in self.worlds.items()
            if places[figure] == start
        }
        if start == ROAD:
            self.road = -1

    def _look(self, region: int, figure: int) -> None:
        """Dark saw all who stand in a region; the watcher only saw that it looked."""
        if figure >= 0:
            self.keep(lambda places: places[figure] == region)
            return
        self.worlds = {
            (places, tuple(one for one in range(9) if places[one] == region)): weight
            for (places, _), weight in self.worlds.items()
        }

    def forget_looks(self) -> None:
        """Merge the worlds that differ only in looks: all figures that were looked at are out of the game."""
        found: Counter[World] = Counter()
        for (places, _), weight in self.worlds.items():
            found[places, ()] += weight
        self.worlds = found

    # -- what must have been possible ---------------------------------------------------------

    def _stop(self, view: View) -> None:
        """The rider of Shadowfax stopped: unless stopping is allowed, it had no move."""
        if not view["options"]["shadowfax_may_stop"]:
            before = len(self.worlds)
            region = self.road
            counts = dict(counts_of(view, 0))
            counts[region] = counts.get(region, 0) - 1  # where the view after it has the rider already
            self.keep(lambda places: not self._goals(places.index(ROAD), region, counts, view))
            self.stopped += before - len(self.worlds)

    def _not_stuck(self, view: View) -> None:
        """The side to move has a move; otherwise the game would be over."""
        before = len(self.worlds)
        flag = view["options"]["stuck_despite_special_card"]
        counts = counts_of(view, self.side)
        if flag or not self._card_instead(view):
            self.keep(
                lambda places: any(
                    place < ROAD and self._goals(f, place, counts, view) for f, place in enumerate(places)
                )
            )
        self.stopped += before - len(self.worlds)

    def _goals(self, figure: int, start: int, counts: dict[int, int], view: View) -> bool:
        """Whether a figure there could move. A region with enemies always has room for an attack."""
        enemies = counts_of(view, 1 - self.side)
        if self.side == 0:
            ahead = TOWARD_MORDOR[start] | LIGHT_WAYS.get(start, set())
            if figure == FRODO and MORDOR in ahead and view["options"]["frodo_may_enter_full_mordor"]:
                return True
            if figure == ARAGORN and any(enemies.get(region) for region in around(start)):
                return True
        else:
            ahead = {region for region, goals in TOWARD_MORDOR.items() if start in goals}
            if figure == NAZGUL and 1 in enemies.values():
                return True
            if figure == WITCH_KING and any(enemies.get(region) for region in beside(start)):
                return True
        return any(counts.get(region, 0) < ROOM[region] for region in ahead)

    def _card_instead(self, view: View) -> bool:
        light, dark = counts_of(view, 0), counts_of(view, 1)
        if self.side == 0:
            free = not dark.get(FANGORN) and light.get(FANGORN, 0) < 2
            return "gandalf_the_white" in view["specials"] and "gandalf" in view["light"]["out"] and free
        free = not light.get(MORDOR) and dark.get(MORDOR, 0) < 4
        return "recall" in view["specials"] and free and any(place != MORDOR for place in dark)


def counts_of(view: View, side: int) -> dict[int, int]:
    counts: dict[str, int] = view[SIDES[side]]["counts"]
    return {PLACES.index(place): number for place, number in counts.items() if number and place != "road"}


def describe(world: World, side: int) -> str:
    places, looked = world
    text = ", ".join(f"{NAMES[side][figure]} {PLACES[places[figure]]}" for figure in range(9) if places[figure] != OUT)
    return f"{text} (looked at {[NAMES[side][figure] for figure in looked]})" if looked else text
