"""The active hobbit's turn: play one or two cards, draw, or step back; and which line to move."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.features import Features, left_on
from bywater.bots.quest.evaluation.line_values import LineValues
from bywater.bots.quest.evaluation.values import card_worth, drawn_worth, relief
from bywater.core.bits import lowest_bit
from bywater.core.frames import a_of, b_of
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import cards as box
from bywater.games.quest.model.board import FRODO, LINES, PIPPIN
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.plays import may_play

_ROOM: Final = 96
_ALIKE: Final = 0.000001


@final
class Hand:
    """The possible plays of the active hobbit and their values."""

    def __init__(self) -> None:
        self.plays: i64 = 0
        self.kind = vec[i64]([0] * _ROOM)
        self.line = vec[i64]([0] * _ROOM)
        self.lost = vec[float]([0.0] * _ROOM)
        self.alone = vec[float]([0.0] * _ROOM)

    def update(self, features: Features, table: Table, line_values: LineValues) -> None:
        """Collect the plays on lines that can still move."""
        seat: i64 = features.me
        before: i64 = a_of(table.top())
        self.plays = 0
        line_values.update(features, table)
        kind: i64 = 0
        held: i64 = table.held[seat]
        while held:
            if held & 31 and may_play(table, seat, kind, before):
                self._add(features, table, line_values, kind)
            held >>= 5
            kind += 1
        feature_cards: i64 = table.features[seat]
        while feature_cards:
            kind = box.NUM_HOBBIT + lowest_bit(feature_cards)
            feature_cards &= feature_cards - 1
            if may_play(table, seat, kind, before):
                self._add(features, table, line_values, kind)

    def _add(self, features: Features, table: Table, line_values: LineValues, kind: i64) -> None:
        seat: i64 = features.me
        lost: float = card_worth(features, table, seat, kind)
        line: i64
        for line in range(LINES):
            if act.PLAY_CODE[kind * LINES + line] < 0 or left_on(features, table, line) <= 0 or self.plays >= _ROOM:
                continue
            if kind < box.WHITE_JOKER and seat != FRODO and line != box.SYMBOL[kind]:
                continue
            self.kind[self.plays] = kind
            self.line[self.plays] = line
            self.lost[self.plays] = lost
            self.alone[self.plays] = line_values.gain(features, table, seat, line, box.STARS[kind], -1, 0, False) - lost
            self.plays += 1

    def code(self, play: i64) -> i64:
        return act.PLAY_CODE[self.kind[play] * LINES + self.line[play]]

    def second(self) -> i64:
        """Return the best second card, or `done`."""
        best: float = 0.0
        code: i64 = act.DONE
        play: i64
        for play in range(self.plays):
            if self.alone[play] > best:
                best = self.alone[play]
                code = self.code(play)
        return code

    def choose(self, features: Features, table: Table, line_values: LineValues) -> i64:
        """Play, draw or step back, whichever is worth most."""
        self.update(features, table, line_values)
        if a_of(table.top()):
            return self.second()
        best: float = drawn_worth(features, table, features.me, 2)
        code: i64 = act.DRAW_TWO
        step: float = relief(features, table, features.me, 1)
        if step > best:
            best = step
            code = act.STEP_BACK
        one: i64
        other: i64
        for one in range(self.plays):
            if self.alone[one] > best + _ALIKE:
                best = self.alone[one]
                code = self.code(one)
            for other in range(one, self.plays):
                if not self.go_together(table, features.me, one, other):
                    continue
                # two cards gain at most about 12 more than each of them alone
                if self.alone[one] + self.alone[other] + 12.0 < best:
                    continue
                worth: float = self.pair(features, table, line_values, one, other)
                if worth > best + _ALIKE:
                    best = worth
                    code = self.code(one)
                    if self.alone[other] > self.alone[one]:
                        code = self.code(other)
        return code

    def go_together(self, table: Table, seat: i64, one: i64, other: i64) -> bool:
        """Whether two cards may be played in one turn: of different colours, except by Pippin."""
        if self.kind[one] == self.kind[other]:
            return seat == PIPPIN and table.count(seat, self.kind[one]) >= 2
        return seat == PIPPIN or box.COLOUR[self.kind[one]] != box.COLOUR[self.kind[other]]

    def pair(self, features: Features, table: Table, line_values: LineValues, one: i64, other: i64) -> float:
        """Return the value of two cards together; the better one is played first."""
        first: i64 = one
        then: i64 = other
        if self.alone[other] > self.alone[one]:
            first = other
            then = one
        return (
            line_values.gain(
                features,
                table,
                features.me,
                self.line[first],
                box.STARS[self.kind[first]],
                self.line[then],
                box.STARS[self.kind[then]],
                False,
            )
            - self.lost[one]
            - self.lost[other]
        )


def choose_line(features: Features, table: Table, line_values: LineValues) -> i64:
    """Return the line that a tile or the Ring moves."""
    packed: i64 = table.top()
    best: i64 = -1
    most: float = 0.0
    line_values.update(features, table)
    line: i64
    for line in range(LINES):
        if left_on(features, table, line) > 0:
            gain: float = line_values.gain(features, table, features.me, line, a_of(packed), -1, 0, b_of(packed) == 1)
            if best < 0 or gain > most:
                best = line
                most = gain
    return act.ADVANCE + best
