"""What it is worth to move the markers: what the spaces give, time that is saved, events that are forestalled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.sight import (
    HELMS_BOARD,
    MORDOR_BOARD,
    Sight,
    left_on,
    missing,
    somebody_wants,
    turns_left,
    turns_until,
    wants,
)
from bywater.bots.quest.worth import (
    card_worth,
    defenceless,
    die_cost,
    dread,
    fall_cost,
    sauron_cost,
    steps_cost,
    token_worth,
)
from bywater.core.codes import BIT, size
from bywater.games.quest.board import (
    CARD_SPACE,
    DIE_SPACE,
    EVENTS_EACH,
    FACE_SYMBOLS,
    FRIENDSHIP,
    HIDING,
    LENGTHS,
    LIGHT,
    LINES,
    NUM_FACES,
    RING_TOKEN,
    ROOM,
    SHIELD,
    SPACES,
    SPECIAL,
    TRAVELLING,
)
from bywater.games.quest.cards import ATHELAS, CALL_PRICE, NUM_HOBBIT
from bywater.games.quest.state import Table

_GOALS: Final = 2  # on one line at most


@final
class Prospects:
    """What a space of each line is worth beside what is printed on it, as things stand."""

    def __init__(self) -> None:
        self.hurry: float = 0.0
        self.step = vec[float]([0.0] * LINES)
        self.goal_space = vec[i64]([0] * (LINES * _GOALS))
        self.goal_bonus = vec[float]([0.0] * (LINES * _GOALS))
        self.at = vec[i64]([0] * LINES)
        self.given = vec[float]([0.0] * 8)  # of what the spaces give, to the hobbit for whom it was reckoned last
        self.given_to: i64 = -1

    def weigh(self, sight: Sight, table: Table) -> None:
        """Look at the board anew."""
        self.given_to = -1
        self.hurry = hurry_of(sight, table)
        slot: i64
        for slot in range(LINES):
            self.step[slot] = 0.0
        for slot in range(LINES * _GOALS):
            self.goal_space[slot] = 0
            self.goal_bonus[slot] = 0.0
        self.step[sight.main] = main_step(sight, table, self.hurry)
        if sight.board == 0:
            self._goal(
                sight,
                table,
                4,
                TRAVELLING,
                7,
                HIDING,
                sauron_cost(sight, table, 2) + die_cost(sight, table, table.bearer),
            )
        elif sight.board == HELMS_BOARD:
            bearer: float = die_cost(sight, table, table.bearer)
            self._goal(sight, table, 2, FRIENDSHIP, 7, -1, sauron_cost(sight, table, 1) + bearer + 1.0)
            self._goal(sight, table, 3, TRAVELLING, 5, -1, sauron_cost(sight, table, 2) + 0.5 * float(sight.count))
            self._goal(sight, table, 6, TRAVELLING, 10, -1, 2.0 * bearer)

    def _goal(self, sight: Sight, table: Table, event: i64, line: i64, space: i64, also: i64, cost: float) -> None:
        """An event that does nothing if a line (or two) is far enough: what each space towards that is worth."""
        if table.event >= event:
            return
        away: i64 = space - table.lines[line]
        if away < 0:
            away = 0
        if also >= 0 and space > table.lines[also]:
            away += space - table.lines[also]
        if not away:
            return
        reach: float = 2.0 * turns_until(table, event) / float(away)
        if reach > 1.0:
            reach = 1.0
        if away < 3:
            away = 3
        bonus: float = cost * reach * reach * sight.weights.goal / float(away)
        self._set(line, space, bonus)
        if also >= 0:
            self._set(also, space, bonus)

    def _set(self, line: i64, space: i64, bonus: float) -> None:
        slot: i64 = line * _GOALS
        if self.goal_space[slot]:
            slot += 1
        self.goal_space[slot] = space
        self.goal_bonus[slot] = bonus

    def gain(
        self, sight: Sight, table: Table, seat: i64, line: i64, steps: i64, line2: i64, steps2: i64, ring: bool
    ) -> float:
        """What it is worth if this hobbit moves one line, and then another, by so many spaces.

        The Ring's moves give nothing.
        """
        at = self.at
        place: i64
        for place in range(LINES):
            at[place] = table.lines[place]
        if not ring and self.given_to != seat:
            self._reckon_gifts(sight, table, seat)
        got: i64 = 0
        total: float = 0.0
        part: i64 = 0
        while part < 2:
            length: i64 = LENGTHS[sight.board * LINES + line]
            while steps and at[line] < length:
                steps -= 1
                at[line] += 1
                total += self.step[line]
                for place in range(line * _GOALS, line * _GOALS + _GOALS):
                    if at[line] <= self.goal_space[place]:
                        total += self.goal_bonus[place]
                given: i64 = SPACES[(sight.board * LINES + line) * ROOM + at[line]]
                if ring:
                    total -= missed(sight, table, given)
                elif given >= CARD_SPACE:
                    if (table.unclaimed >> (given - CARD_SPACE - NUM_HOBBIT)) & 1:
                        total += card_worth(sight, table, seat, given - CARD_SPACE)
                elif RING_TOKEN <= given < RING_TOKEN + 3:
                    if (got >> (given - RING_TOKEN)) & 1:
                        total -= sight.weights.twice
                    else:
                        got |= BIT[given - RING_TOKEN]
                        total += self.given[given]
                else:
                    total += self.given[given]
            if line == sight.main and at[line] >= length:
                return total + self._end(sight, table, seat, got)
            if line2 < 0:
                return total
            line = line2
            steps = steps2
            part += 1
        return total

    def _reckon_gifts(self, sight: Sight, table: Table, seat: i64) -> None:
        """What each thing that a space can give is worth to this hobbit."""
        given = self.given
        shield: float = sight.weights.shield
        # five in one hand call Gandalf, so each is worth more than the one before
        given[SHIELD] = shield + sight.weights.gather * float(table.shields[seat] % CALL_PRICE)
        if defenceless(sight, seat, table.shields[seat]):
            given[SHIELD] += 0.3 * dread(sight, table, seat)
        given[SPECIAL] = 2.0 * shield
        given[DIE_SPACE] = -die_cost(sight, table, seat)
        given[LIGHT] = 0.0
        if table.dark[seat]:
            given[LIGHT] = -steps_cost(sight, table, seat, -1)
        token: i64
        for token in range(3):
            given[RING_TOKEN + token] = token_worth(sight, table, seat, token)
        self.given_to = seat

    def _end(self, sight: Sight, table: Table, seat: i64, got: i64) -> float:
        """What it is worth to end the scenario now: no more events, but also no more tokens."""
        if sight.board == MORDOR_BOARD:
            return 10.0
        unmet: i64 = 0
        token: i64
        for token in range(3):
            ahead: i64 = 0
            line: i64
            for line in range(LINES):
                length: i64 = LENGTHS[sight.board * LINES + line]
                space: i64
                for space in range(self.at[line] + 1, length + 1):
                    if SPACES[(sight.board * LINES + line) * ROOM + space] == RING_TOKEN + token:
                        ahead += 1
            wanting: i64 = somebody_wants(sight, table, token)
            if (got >> token) & 1 and (wants(sight, table, seat) >> token) & 1:
                wanting -= 1
            if ahead < wanting:
                unmet += ahead
            else:
                unmet += wanting
        if unmet > 4:
            unmet = 4
        return self.hurry - sight.weights.unmet * float(unmet) - self._falls(sight, table, seat, got)

    def _falls(self, sight: Sight, table: Table, seat: i64, got: i64) -> float:
        """What it costs that hobbits fall for want of tokens if the scenario ends; Athelas saves one of them."""
        total: float = 0.0
        dearest: float = 0.0
        athelas: bool = False
        other: i64
        for other in range(table.seats):
            if (sight.here >> other) & 1:
                if (table.features[other] >> (ATHELAS - NUM_HOBBIT)) & 1:
                    athelas = True
                lacks: i64 = missing(sight, table, other)
                if other == seat:
                    lacks -= size(got & wants(sight, table, other))
                if lacks >= sight.gaps[other]:
                    cost: float = fall_cost(sight, table, other)
                    total += cost
                    if cost > dearest:
                        dearest = cost
        if athelas:
            total -= dearest
        return sight.weights.falls * total

    def ring_gain(self, sight: Sight, table: Table) -> float:
        """What it is worth on average to put on the Ring now."""
        total: float = 0.0
        steps: i64
        face: i64
        line: i64
        for steps in range(1, 5):
            best: float = -1000.0
            for line in range(LINES):
                if left_on(sight, table, line) > 0:
                    gain: float = self.gain(sight, table, table.bearer, line, steps, -1, 0, True)
                    if gain > best:
                        best = gain
            for face in range(NUM_FACES):
                if 4 - FACE_SYMBOLS[face] == steps:
                    total += best
        return total / 6.0 - die_cost(sight, table, table.bearer)


def hurry_of(sight: Sight, table: Table) -> float:
    """What another turn costs: the events that it will bring."""
    weights = sight.weights
    turns: float = turns_until(table, table.event + 1)
    if turns < 1.0:
        turns = 1.0
    soon: float = event_cost(sight, table, table.event + 1)
    later: float = soon
    if table.event + 2 <= EVENTS_EACH:
        later = event_cost(sight, table, table.event + 2)
    events: float = (weights.soon * soon + (1.0 - weights.soon) * later) / turns
    return weights.hurry + weights.soon_events * events


def main_step(sight: Sight, table: Table, hurry: float) -> float:
    """What a space of the main line is worth: a part of a turn, if the end of the line is within reach."""
    weights = sight.weights
    left: i64 = left_on(sight, table, sight.main)
    if not left:
        return 0.0
    turns: float = turns_left(table)
    if sight.board == MORDOR_BOARD:
        half: float = turns * 2.0
        if half < 1.0:
            half = 1.0
        pressing: float = float(left) / half
        if pressing > 2.0:
            pressing = 2.0
        return weights.mordor * (1.0 + weights.least * pressing)
    reach: float = (turns * 2.2 + 2.0) / float(left)
    if reach > 1.0:
        reach = 1.0
    worth: float = hurry / weights.pace
    if worth < weights.least:
        worth = weights.least
    if worth > weights.most:
        worth = weights.most
    return worth * reach


def missed(sight: Sight, table: Table, given: i64) -> float:
    """What the Ring passes by: tokens that somebody would have liked. A die is gladly missed."""
    if given == DIE_SPACE or given == SHIELD or given == SPECIAL:
        return 0.0
    if RING_TOKEN <= given < RING_TOKEN + 3:
        if somebody_wants(sight, table, given - RING_TOKEN):
            return sight.weights.missed
        return 0.0
    return 0.3
