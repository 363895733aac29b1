"""The value of moving markers: contents of spaces, saved turns, and prevented events."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.events import event_cost
from bywater.bots.quest.evaluation.features import (
    HELMS_BOARD,
    MORDOR_BOARD,
    Features,
    left_on,
    missing,
    takers_of,
    turns_left,
    turns_until,
    wants,
)
from bywater.core.bits import BIT, bit_count
from bywater.games.quest.model import board
from bywater.games.quest.model.cards import ATHELAS, CALL_PRICE, NUM_HOBBIT
from bywater.games.quest.model.table import Table

_GOALS: Final = 2  # on one line at most


@final
class LineValues:
    """The value of the next spaces of each line at this table."""

    def __init__(self) -> None:
        self.hurry: float = 0.0
        self.step = vec[float]([0.0] * board.LINES)
        self.goal_space = vec[i64]([0] * (board.LINES * _GOALS))
        self.goal_bonus = vec[float]([0.0] * (board.LINES * _GOALS))
        self.at = vec[i64]([0] * board.LINES)
        self.given = vec[float]([0.0] * 8)  # values of what spaces give to the hobbit `given_to`
        self.given_to: i64 = -1

    def update(self, features: Features, table: Table) -> None:
        """Compute the values of the current board."""
        self.given_to = -1
        self.hurry = turn_cost(features, table)
        slot: i64
        for slot in range(board.LINES):
            self.step[slot] = 0.0
        for slot in range(board.LINES * _GOALS):
            self.goal_space[slot] = 0
            self.goal_bonus[slot] = 0.0
        self.step[features.main] = main_step(features, table, self.hurry)
        if features.board == 0:
            self._goal(
                features,
                table,
                4,
                board.TRAVELLING,
                7,
                board.HIDING,
                values.sauron_cost(features, table, 2) + values.die_cost(features, table, table.bearer),
            )
        elif features.board == HELMS_BOARD:
            bearer: float = values.die_cost(features, table, table.bearer)
            self._goal(
                features, table, 2, board.FRIENDSHIP, 7, -1, values.sauron_cost(features, table, 1) + bearer + 1.0
            )
            self._goal(
                features,
                table,
                3,
                board.TRAVELLING,
                5,
                -1,
                values.sauron_cost(features, table, 2) + 0.5 * float(features.count),
            )
            self._goal(features, table, 6, board.TRAVELLING, 10, -1, 2.0 * bearer)

    def _goal(
        self, features: Features, table: Table, event: i64, line: i64, space: i64, also: i64, cost: float
    ) -> None:
        """Value the spaces towards a goal: an event has no effect if one line (or two) has reached a space."""
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
        bonus: float = cost * reach * reach * features.weights.goal / float(away)
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
        self, features: Features, table: Table, seat: i64, line: i64, steps: i64, line2: i64, steps2: i64, ring: bool
    ) -> float:
        """Return the value of moving one line and then another (-1 for none) by these steps for this hobbit.

        Moves by the Ring collect nothing.
        """
        at = self.at
        place: i64
        for place in range(board.LINES):
            at[place] = table.lines[place]
        if not ring and self.given_to != seat:
            self._value_gifts(features, table, seat)
        got: i64 = 0
        total: float = 0.0
        part: i64 = 0
        while part < 2:
            length: i64 = board.LENGTHS[features.board * board.LINES + line]
            while steps and at[line] < length:
                steps -= 1
                at[line] += 1
                total += self.step[line]
                for place in range(line * _GOALS, line * _GOALS + _GOALS):
                    if at[line] <= self.goal_space[place]:
                        total += self.goal_bonus[place]
                given: i64 = board.SPACES[(features.board * board.LINES + line) * board.ROOM + at[line]]
                if ring:
                    total -= missed(features, table, given)
                elif given >= board.CARD_SPACE:
                    if (table.unclaimed >> (given - board.CARD_SPACE - NUM_HOBBIT)) & 1:
                        total += values.card_worth(features, table, seat, given - board.CARD_SPACE)
                elif board.RING_TOKEN <= given < board.RING_TOKEN + 3:
                    if (got >> (given - board.RING_TOKEN)) & 1:
                        total -= features.weights.twice
                    else:
                        got |= BIT[given - board.RING_TOKEN]
                        total += self.given[given]
                else:
                    total += self.given[given]
            if line == features.main and at[line] >= length:
                return total + self._end(features, table, seat, got)
            if line2 < 0:
                return total
            line = line2
            steps = steps2
            part += 1
        return total

    def _value_gifts(self, features: Features, table: Table, seat: i64) -> None:
        """Compute the value of everything that a space can give to this hobbit."""
        given = self.given
        shield: float = features.weights.shield
        # five shields of one hobbit call Gandalf, so each is worth more than the one before
        given[board.SHIELD] = shield + features.weights.gather * float(table.shields[seat] % CALL_PRICE)
        if values.defenceless(features, seat, table.shields[seat]):
            given[board.SHIELD] += 0.3 * values.dread(features, table, seat)
        given[board.SPECIAL] = 2.0 * shield
        given[board.DIE_SPACE] = -values.die_cost(features, table, seat)
        given[board.LIGHT] = 0.0
        if table.dark[seat]:
            given[board.LIGHT] = -values.steps_cost(features, table, seat, -1)
        token: i64
        for token in range(3):
            given[board.RING_TOKEN + token] = values.token_worth(features, table, seat, token)
        self.given_to = seat

    def _end(self, features: Features, table: Table, seat: i64, got: i64) -> float:
        """Return the value of ending the scenario now: no more events, but no more tokens either."""
        if features.board == MORDOR_BOARD:
            return 10.0
        unmet: i64 = 0
        token: i64
        for token in range(3):
            ahead: i64 = 0
            line: i64
            for line in range(board.LINES):
                length: i64 = board.LENGTHS[features.board * board.LINES + line]
                space: i64
                for space in range(self.at[line] + 1, length + 1):
                    if (
                        board.SPACES[(features.board * board.LINES + line) * board.ROOM + space]
                        == board.RING_TOKEN + token
                    ):
                        ahead += 1
            wanting: i64 = takers_of(features, table, token)
            if (got >> token) & 1 and (wants(features, table, seat) >> token) & 1:
                wanting -= 1
            if ahead < wanting:
                unmet += ahead
            else:
                unmet += wanting
        if unmet > 4:
            unmet = 4
        return self.hurry - features.weights.unmet * float(unmet) - self._elimination_cost(features, table, seat, got)

    def _elimination_cost(self, features: Features, table: Table, seat: i64, got: i64) -> float:
        """Return the cost of hobbits eliminated by missing tokens if the scenario ends; Athelas saves one of them."""
        total: float = 0.0
        dearest: float = 0.0
        athelas: bool = False
        other: i64
        for other in range(table.seats):
            if (features.here >> other) & 1:
                if (table.features[other] >> (ATHELAS - NUM_HOBBIT)) & 1:
                    athelas = True
                lacks: i64 = missing(features, table, other)
                if other == seat:
                    lacks -= bit_count(got & wants(features, table, other))
                if lacks >= features.gaps[other]:
                    cost: float = values.fall_cost(features, table, other)
                    total += cost
                    if cost > dearest:
                        dearest = cost
        if athelas:
            total -= dearest
        return features.weights.falls * total

    def ring_gain(self, features: Features, table: Table) -> float:
        """Return the expected value of putting on the Ring now."""
        total: float = 0.0
        steps: i64
        face: i64
        line: i64
        for steps in range(1, 5):
            best: float = -1000.0
            for line in range(board.LINES):
                if left_on(features, table, line) > 0:
                    gain: float = self.gain(features, table, table.bearer, line, steps, -1, 0, True)
                    if gain > best:
                        best = gain
            for face in range(board.NUM_FACES):
                if 4 - board.FACE_SYMBOLS[face] == steps:
                    total += best
        return total / 6.0 - values.die_cost(features, table, table.bearer)


def turn_cost(features: Features, table: Table) -> float:
    """Return the cost of another turn: the events that it brings nearer."""
    weights = features.weights
    turns: float = turns_until(table, table.event + 1)
    if turns < 1.0:
        turns = 1.0
    soon: float = event_cost(features, table, table.event + 1)
    later: float = soon
    if table.event + 2 <= board.EVENTS_EACH:
        later = event_cost(features, table, table.event + 2)
    events: float = (weights.soon * soon + (1.0 - weights.soon) * later) / turns
    return weights.hurry + weights.soon_events * events


def main_step(features: Features, table: Table, hurry: float) -> float:
    """Return the value of a space of the main line: a share of a turn, if the end of the line is within reach."""
    weights = features.weights
    left: i64 = left_on(features, table, features.main)
    if not left:
        return 0.0
    turns: float = turns_left(table)
    if features.board == MORDOR_BOARD:
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


def missed(features: Features, table: Table, given: i64) -> float:
    """Return the cost of a space that the Ring skips: a token that some hobbit needs. Skipping a die costs nothing."""
    if given == board.DIE_SPACE or given == board.SHIELD or given == board.SPECIAL:
        return 0.0
    if board.RING_TOKEN <= given < board.RING_TOKEN + 3:
        if takers_of(features, table, given - board.RING_TOKEN):
            return features.weights.missed
        return 0.0
    return 0.3
