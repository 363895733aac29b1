"""Whether a seat is prompted depends on public information only, so a prompt or its absence reveals nothing."""

from collections import Counter

from bywater.core.state import View
from bywater.games.confrontation.model import journal as kinds
from tests.games.confrontation.belief_oracle import (
    BALROG,
    FRODO,
    MORIA,
    OUT,
    ROOM,
    SAM,
    WARG,
    Oracle,
    beside,
    counts_of,
)


class Prompts:
    """The tunnel (D5), and Frodo and Sam (B7, B9): prompted unless public knowledge rules the figure out."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.asked: Counter[str] = Counter()
        self.attacker = 0
        self.came_from = OUT
        self.field = OUT
        self.duels = 0

    def read(
        self, before: View, entries: list[tuple[int, int, int, int, int]], after: View, light: Oracle, dark: Oracle
    ) -> None:
        """`light` and `dark` hold public knowledge before these entries."""
        stood_in = False
        out: set[int] = set()
        for kind, a, b, c, d in entries:
            if kind == kinds.MOVED and d:
                self._expect("tunnel", dark.could_stand(BALROG, MORIA), after)
            elif kind == kinds.ATTACKED:
                self.attacker, self.came_from, self.field, self.duels = a, b, c, 0
            elif kind in (kinds.DEFEATED, kinds.LEFT):
                out.add(a)
            elif kind == kinds.SHOWN and b == self.field and not stood_in:
                self.duels += 1
                if a in (FRODO, SAM) and self.attacker >= 9:
                    self._expect("frodo_or_sam", self._expected(a, before, light, out), after)
            stood_in = kind == kinds.STOOD_IN

    def _expected(self, shown: int, before: View, light: Oracle, out: set[int]) -> bool:
        if self.attacker == 9 + WARG:  # B11
            return False
        friend = SAM if shown == FRODO else FRODO
        there = {shown, friend, *(figure for figure in out if figure < 9)}
        near = friend not in out and any(
            all(places[figure] == self.field for figure in there) for places, _ in light.worlds
        )
        if friend == FRODO:  # B9, and B5: the Orcs strike before Sam can show Frodo
            return near and not (self.attacker == 9 and self.duels == 1)
        if self.duels > 1 and before["options"]["sam_steps_in_first_battle_only"]:  # B8
            near = False
        ours, theirs = counts_of(before, 0), counts_of(before, 1)
        if theirs.get(self.came_from) and not before["battle"]:  # B2: the attacker has just left it
            theirs[self.came_from] -= 1
        free = any(not theirs.get(region) and ours.get(region, 0) < ROOM[region] for region in beside(self.field))
        return near or free  # B1, B7

    def _expect(self, kind: str, expected: bool, after: View) -> None:
        asked = after["decision"]["kind"] == kind
        self.asked[kind] += asked
        if asked != expected:
            self.faults.append(f"{kind}: expected {'a' if expected else 'no'} prompt, got {after['decision']['kind']}")
