"""A turn's cards: the best one or two to play, or two new ones, or a step to the light. And which line moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.prospects import Prospects
from bywater.bots.quest.sight import Sight, left_on
from bywater.bots.quest.worth import card_worth, drawn_worth, relief
from bywater.core.codes import lowest
from bywater.core.stack import a_of, b_of
from bywater.games.quest.actions import ADVANCE, DONE, DRAW_TWO, PLAY_CODE, STEP_BACK
from bywater.games.quest.board import FRODO, LINES, PIPPIN
from bywater.games.quest.cards import COLOUR, NUM_HOBBIT, STARS, SYMBOL, WHITE_JOKER
from bywater.games.quest.state import Table
from bywater.games.quest.turn import may_play

_ROOM: Final = 96  # plays that are looked at
_ALIKE: Final = 0.000001


@final
class Hand:
    """What the active player could play, and what each of it is worth."""

    def __init__(self) -> None:
        self.plays: i64 = 0
        self.kind = vec[i64]([0] * _ROOM)
        self.line = vec[i64]([0] * _ROOM)
        self.lost = vec[float]([0.0] * _ROOM)
        self.alone = vec[float]([0.0] * _ROOM)

    def look(self, sight: Sight, table: Table, prospects: Prospects) -> None:
        """What may be played on lines that can still move."""
        seat: i64 = sight.me
        before: i64 = a_of(table.top())
        self.plays = 0
        prospects.weigh(sight, table)
        kind: i64 = 0
        held: i64 = table.held[seat]
        while held:
            if held & 31 and may_play(table, seat, kind, before):
                self._add(sight, table, prospects, kind)
            held >>= 5
            kind += 1
        features: i64 = table.features[seat]
        while features:
            kind = NUM_HOBBIT + lowest(features)
            features &= features - 1
            if may_play(table, seat, kind, before):
                self._add(sight, table, prospects, kind)

    def _add(self, sight: Sight, table: Table, prospects: Prospects, kind: i64) -> None:
        seat: i64 = sight.me
        lost: float = card_worth(sight, table, seat, kind)
        line: i64
        for line in range(LINES):
            if PLAY_CODE[kind * LINES + line] < 0 or left_on(sight, table, line) <= 0 or self.plays >= _ROOM:
                continue
            if kind < WHITE_JOKER and seat != FRODO and line != SYMBOL[kind]:
                continue
            self.kind[self.plays] = kind
            self.line[self.plays] = line
            self.lost[self.plays] = lost
            self.alone[self.plays] = prospects.gain(sight, table, seat, line, STARS[kind], -1, 0, False) - lost
            self.plays += 1

    def code(self, play: i64) -> i64:
        return PLAY_CODE[self.kind[play] * LINES + self.line[play]]

    def second(self) -> i64:
        """Another card after the first one, or none."""
        best: float = 0.0
        code: i64 = DONE
        play: i64
        for play in range(self.plays):
            if self.alone[play] > best:
                best = self.alone[play]
                code = self.code(play)
        return code

    def choose(self, sight: Sight, table: Table, prospects: Prospects) -> i64:
        """Play, draw or step back, whatever is worth most."""
        self.look(sight, table, prospects)
        if a_of(table.top()):
            return self.second()
        best: float = drawn_worth(sight, table, sight.me, 2)
        code: i64 = DRAW_TWO
        step: float = relief(sight, table, sight.me, 1)
        if step > best:
            best = step
            code = STEP_BACK
        one: i64
        other: i64
        for one in range(self.plays):
            if self.alone[one] > best + _ALIKE:
                best = self.alone[one]
                code = self.code(one)
            for other in range(one, self.plays):
                if not self.go_together(table, sight.me, one, other):
                    continue
                # bounded: what two cards gain is about what each gains alone
                if self.alone[one] + self.alone[other] + 12.0 < best:
                    continue
                worth: float = self.pair(sight, table, prospects, one, other)
                if worth > best + _ALIKE:
                    best = worth
                    code = self.code(one)
                    if self.alone[other] > self.alone[one]:
                        code = self.code(other)
        return code

    def go_together(self, table: Table, seat: i64, one: i64, other: i64) -> bool:
        """Whether two cards may be played in one turn: of different colours, but for Pippin."""
        if self.kind[one] == self.kind[other]:
            return seat == PIPPIN and table.count(seat, self.kind[one]) >= 2
        return seat == PIPPIN or COLOUR[self.kind[one]] != COLOUR[self.kind[other]]

    def pair(self, sight: Sight, table: Table, prospects: Prospects, one: i64, other: i64) -> float:
        """What two cards are worth together; the one worth more alone comes first."""
        first: i64 = one
        then: i64 = other
        if self.alone[other] > self.alone[one]:
            first = other
            then = one
        return (
            prospects.gain(
                sight,
                table,
                sight.me,
                self.line[first],
                STARS[self.kind[first]],
                self.line[then],
                STARS[self.kind[then]],
                False,
            )
            - self.lost[one]
            - self.lost[other]
        )


def choose_line(sight: Sight, table: Table, prospects: Prospects) -> i64:
    """Which line a tile or the Ring moves."""
    packed: i64 = table.top()
    best: i64 = -1
    most: float = 0.0
    prospects.weigh(sight, table)
    line: i64
    for line in range(LINES):
        if left_on(sight, table, line) > 0:
            gain: float = prospects.gain(sight, table, sight.me, line, a_of(packed), -1, 0, b_of(packed) == 1)
            if best < 0 or gain > most:
                best = line
                most = gain
    return ADVANCE + best
