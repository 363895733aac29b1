"""Facts derived from a table: distances from Sauron, missing tokens, and the time that is left."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.weights import Weights
from bywater.core import frames
from bywater.core.bits import bit_count
from bywater.games.quest.model import board
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.symbols import symbols_in
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.interrupts import base_frame
from bywater.games.quest.rules.ring import moment_of

MORDOR_BOARD: Final = 3
HELMS_BOARD: Final = 1
SHELOB_BOARD: Final = 2
TILE_TURNED: Final = 3  # the step of a turn after which its tile is face up
HEART: Final = 1
SUN: Final = 2


@final
class Features:
    """The facts of the current decision. One instance is reused: `update` recomputes them."""

    def __init__(self) -> None:
        self.sets = [Weights(row) for row in range(2 * len(board.BOARDS))]
        self.weights = self.sets[0]
        self.me: i64 = 0
        self.kind: i64 = 0
        self.base: i64 = 0
        self.board: i64 = 0
        self.main: i64 = 0
        self.here: i64 = 0
        self.count: i64 = 0
        self.closing = False
        self.on_board = False
        self.gaps = vec[i64]([0] * 5)  # distance of each hobbit from Sauron, minus `pending`
        self.pending = vec[i64]([0] * 5)  # steps to the dark that are certain to follow
        self.short: i64 = -1  # the hobbit about to be eliminated for lack of cards; -1 if there is none
        self.jokers = vec[i64]([0] * 5)

    def update(self, table: Table) -> None:
        packed: i64 = table.top()
        self.kind = frames.kind_of(packed)
        self.me = frames.seat_of(packed)
        self.base = base_frame(table)
        self.board = board.BOARD_OF[table.place]
        self.main = board.MAIN[self.board]
        self.weights = self.sets[self.board]
        if table.seats == 2:  # two hobbits have weights of their own
            self.weights = self.sets[len(board.BOARDS) + self.board]
        self.here = table.here()
        self.count = bit_count(self.here)
        played: bool = (
            table.place >= board.MORIA and table.place != board.LOTHLORIEN and table.place != board.MOUNT_DOOM
        )
        self.closing = played and (
            table.lines[self.main] >= board.LENGTHS[self.board * board.LINES + self.main]
            or moment_of(self.base) == k.END_OF_SCENARIO
            or moment_of(self.base) == k.BEFORE_THE_STEPS
        )
        self.on_board = played and not self.closing
        seat: i64
        for seat in range(table.seats):
            self.pending[seat] = 0
            self.jokers[seat] = (symbols_in(seat, table.held[seat], table.features[seat]) >> (8 * board.JOKER)) & 255
        self.short = -1
        self._foresee_steps(table)
        for seat in range(table.seats):
            self.gaps[seat] = table.sauron - table.dark[seat] - self.pending[seat]

    def _foresee_steps(self, table: Table) -> None:
        """Find steps to the dark that are certain to follow: a rolled die, a Ring tile, missing tokens.

        Also find the hobbit who must lose more cards than it has, and so is eliminated.
        """
        seat: i64
        if self.closing and self.board != MORDOR_BOARD and moment_of(self.base) != k.BEFORE_THE_STEPS:
            for seat in range(table.seats):
                if (self.here >> seat) & 1:
                    self.pending[seat] = missing(self, table, seat)
            return
        kind: i64 = frames.kind_of(self.base)
        if kind != k.QUIET and kind != k.RIVALS:
            return
        level: i64 = table.height - 2
        if table.top() != self.base:
            level -= 1
        if level < 0:
            return
        under: i64 = table.stack[level]
        seat = frames.seat_of(under)
        if frames.kind_of(under) == k.LACKING:
            self.pending[seat] = frames.a_of(under)
        elif frames.kind_of(under) == k.FORFEIT:
            if table.sizes[seat] < frames.a_of(under):
                self.short = seat
        elif frames.kind_of(under) == k.ROLL and frames.b_of(under) == board.TWO_CARDS:
            if table.sizes[seat] < 1 or (table.sizes[seat] < 2 and seat != board.SAM):
                self.short = seat
        elif (
            frames.kind_of(under) == k.ROLL and 1 <= frames.b_of(under) <= 3
        ):  # one to three dots; never more than one for Sam
            self.pending[seat] = frames.b_of(under)
            if seat == board.SAM:
                self.pending[seat] = 1
        elif (
            frames.kind_of(under) == k.TURN
            and frames.a_of(under) > TILE_TURNED
            and frames.b_of(under) - 1 == board.RING_DARK
        ):
            if table.bearer >= 0:
                self.pending[table.bearer] = 1


def left_on(features: Features, table: Table, line: i64) -> i64:
    """Return the number of spaces left on a line."""
    return board.LENGTHS[features.board * board.LINES + line] - table.lines[line]


def wants(features: Features, table: Table, seat: i64) -> i64:
    """Return the life tokens that a hobbit still needs on this board, as a mask."""
    mask: i64 = 0
    if features.board == MORDOR_BOARD:  # events demand hearts and suns, once each
        if table.event < 3 and not table.token_count(seat, HEART):
            mask |= 2
        if table.event < 4 and not table.token_count(seat, SUN):
            mask |= 4
        return mask
    if not table.token_count(seat, 0):
        mask |= 1
    if not table.token_count(seat, HEART):
        mask |= 2
    if not table.token_count(seat, SUN):
        mask |= 4
    if seat == board.MERRY and bit_count(mask) <= 1:
        return 0
    return mask


def missing(features: Features, table: Table, seat: i64) -> i64:
    """Return the steps that missing tokens would cost a hobbit if the scenario ended now."""
    count: i64 = bit_count(wants(features, table, seat))
    if seat == board.MERRY and count:
        return count - 1
    return count


def takers_of(features: Features, table: Table, token: i64) -> i64:
    """Return the number of hobbits who need a token."""
    count: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1 and (wants(features, table, seat) >> token) & 1:
            count += 1
    return count


def tile_counts(table: Table) -> i64:
    """Return the face-down tiles, including those that were looked at, five bits per kind."""
    tiles: i64 = table.tiles
    tops: i64 = table.tops
    while tops:
        kind: i64 = (tops & 15) - 1
        one: i64 = 1
        while kind:
            one *= 32
            kind -= 1
        tiles += one
        tops >>= 4
    return tiles


def turns_until(table: Table, event: i64) -> float:
    """Return the estimated number of turns before this event: activity tiles between the sundials."""
    tiles: i64 = tile_counts(table)
    turns: i64 = (tiles & 31) + ((tiles >> 5) & 31) + ((tiles >> 10) & 31) + ((tiles >> 15) & 31)
    dials: i64 = 2 * ((tiles >> (5 * board.SUNDIAL)) & 31)
    dials += ((tiles >> (5 * board.SUNDIAL_CARDS)) & 31) + ((tiles >> (5 * board.SUNDIAL_ITEMS)) & 31)
    ahead: i64 = event - table.event
    if ahead < 0:
        ahead = 0
    return float(turns * ahead) / (0.5 * float(dials) + 1.0)


def turns_left(table: Table) -> float:
    return turns_until(table, board.EVENTS_EACH)


def tokens_of(table: Table, seat: i64) -> i64:
    """Return the number of kinds of life tokens that a hobbit has."""
    kinds: i64 = 0
    token: i64
    for token in range(board.NUM_TOKENS):
        if table.token_count(seat, token):
            kinds += 1
    return kinds
