"""What may be done at any time: the Ring, Gandalf, Elessar and Lembas, when it is worth it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.prospects import Prospects
from bywater.bots.quest.sight import MORDOR_BOARD, Sight, left_on
from bywater.bots.quest.worth import drawn_worth, relief, shields_worth
from bywater.core.stack import kind_of
from bywater.games.quest.actions import (
    CALL,
    GIVE_ELESSAR,
    GIVE_LEMBAS,
    GUIDE,
    HEAL,
    LOOK_AHEAD,
    PERSIST,
    PUT_ON,
    USE_MAGIC,
)
from bywater.games.quest.anytime import can_call, could_eat, gandalf_usable, ring_open, tiles_left
from bywater.games.quest.board import EVENTS_EACH, LINES
from bywater.games.quest.cards import (
    CALL_PRICE,
    ELESSAR,
    FORESIGHT,
    GUIDANCE,
    HAND,
    HEALING,
    LEMBAS,
    MAGIC,
    NUM_HOBBIT,
    PERSISTENCE,
)
from bywater.games.quest.state import AFTER_MARKER, Table

NOTHING: Final = -1000.0
RESCUE: Final = 1000.0  # more than any other use of a card


@final
class Deeds:
    """The best thing that somebody could do now before anything goes on."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.code: i64 = -1
        # what each of Gandalf's cards would be worth now, and how it would be used
        self.use_worth = vec[float]([NOTHING] * 5)
        self.use_code = vec[i64]([-1] * 5)

    def find(self, sight: Sight, table: Table, prospects: Prospects) -> bool:
        """Whether somebody should do something now; `seat` and `code` say who and what."""
        self.seat = -1
        if table.pledged:
            return False  # a half-paid demand is paid first
        return (
            self.rescue(sight, table)
            or self.elessar(sight, table, sight.weights.elessar)
            or self.lembas(sight, table, sight.weights.lembas)
            or self.ring(sight, table, prospects, 0.0)
            or self.gandalf(sight, table, prospects, sight.weights.call)
        )

    def _do(self, seat: i64, code: i64) -> bool:
        self.seat = seat
        self.code = code
        return True

    def rescue(self, sight: Sight, table: Table) -> bool:
        """Cards for a hobbit who would be out without them: from Lembas, or from Gandalf's Persistence."""
        if sight.short < 0:
            return False
        holder: i64 = holder_of(sight, table, LEMBAS)
        if holder >= 0 and could_eat(table, holder, sight.short):
            return self._do(holder, GIVE_LEMBAS + sight.short)
        payer: i64 = payer_for_gandalf(sight, table)
        if payer < 0 or not gandalf_usable(table, PERSISTENCE, sight.base):
            return False
        return self._do(payer, CALL)

    def elessar(self, sight: Sight, table: Table, least: float) -> bool:
        holder: i64 = holder_of(sight, table, ELESSAR)
        if holder < 0:
            return False
        seat: i64 = most_relieved(sight, table, 1)
        if relief(sight, table, seat, 1) < least or not table.dark[seat]:
            return False
        return self._do(holder, GIVE_ELESSAR + seat)

    def lembas(self, sight: Sight, table: Table, least: float) -> bool:
        holder: i64 = holder_of(sight, table, LEMBAS)
        if holder < 0:
            return False
        best: i64 = -1
        most: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if (sight.here >> seat) & 1:
                room: i64 = HAND - table.sizes[seat]
                if seat == holder:
                    room += 1
                if best < 0 or room > most or (room == most and seat == table.bearer):
                    best = seat
                    most = room
        if float(most) < least or not could_eat(table, holder, best):
            return False
        return self._do(holder, GIVE_LEMBAS + best)

    def ring(self, sight: Sight, table: Table, prospects: Prospects, slack: float) -> bool:
        """The Ring helps once a board: the nearer the end, the less one waits for a better moment."""
        if table.bearer < 0 or not sight.on_board or not ring_open(table, sight.base):
            return False
        weights = sight.weights
        if sight.board == MORDOR_BOARD and table.event == EVENTS_EACH:  # now or never
            return left_on(sight, table, sight.main) <= 4 and self._do(table.bearer, PUT_ON)
        wait: float = weights.ring_wait - weights.ring_hurry * float(table.event)
        if wait < weights.ring_least:
            wait = weights.ring_least
        prospects.weigh(sight, table)
        return prospects.ring_gain(sight, table) > wait - slack and self._do(table.bearer, PUT_ON)

    def gandalf(self, sight: Sight, table: Table, prospects: Prospects, least: float) -> bool:
        """A call for Gandalf, paid by the one who misses the shields least."""
        payer: i64 = payer_for_gandalf(sight, table)
        if payer < 0 or not table.gandalf or not can_call(table, sight.base):
            return False
        self.weigh_uses(sight, table, prospects)
        best: float = self.use_worth[self.best_use()]
        if best <= shields_worth(sight, table, payer, CALL_PRICE) + least:
            return False
        return self._do(payer, CALL)

    def best_use(self) -> i64:
        best: i64 = 0
        card: i64
        for card in range(1, 5):
            if self.use_worth[card] > self.use_worth[best]:
                best = card
        return best

    def weigh_uses(self, sight: Sight, table: Table, prospects: Prospects) -> None:
        """What each of Gandalf's cards would be worth now."""
        weights = sight.weights
        card: i64
        for card in range(5):
            self.use_worth[card] = NOTHING
            self.use_code[card] = -1
        left: i64 = table.gandalf
        seat: i64
        if (left >> HEALING) & 1:
            seat = most_relieved(sight, table, 2)
            if table.dark[seat]:
                self._use(HEALING, HEAL + seat, relief(sight, table, seat, 2) - weights.healing)
        if (left >> PERSISTENCE) & 1:
            seat = fewest_cards(sight, table)
            if sight.short >= 0:
                self._use(PERSISTENCE, PERSIST + sight.short, RESCUE)
            else:
                self._use(PERSISTENCE, PERSIST + seat, drawn_worth(sight, table, seat, 4))
        if not sight.on_board:
            return
        if (left >> GUIDANCE) & 1:
            prospects.weigh(sight, table)
            line: i64
            for line in range(LINES):
                if left_on(sight, table, line) > 0:
                    gain: float = prospects.gain(sight, table, table.decider(), line, 2, -1, 0, False)
                    if gain - weights.guidance > self.use_worth[GUIDANCE]:
                        self._use(GUIDANCE, GUIDE + line, gain - weights.guidance)
        if (left >> FORESIGHT) & 1 and tiles_left(table) > 1 and not table.tops:
            coming: float = event_cost(sight, table, table.event + 1)
            if coming > 20.0:
                coming = 20.0
            self._use(FORESIGHT, LOOK_AHEAD + table.decider(), weights.foresight * coming)
        if (left >> MAGIC) & 1 and kind_of(sight.base) == AFTER_MARKER:
            self._use(MAGIC, USE_MAGIC, event_cost(sight, table, table.event) - weights.magic)

    def _use(self, card: i64, code: i64, worth: float) -> None:
        self.use_worth[card] = worth
        self.use_code[card] = code


def holder_of(sight: Sight, table: Table, kind: i64) -> i64:
    """Who holds a feature card, -1 if nobody does."""
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1 and (table.features[seat] >> (kind - NUM_HOBBIT)) & 1:
            return seat
    return -1


def most_relieved(sight: Sight, table: Table, steps: i64) -> i64:
    """Whom steps to the light help most."""
    best: i64 = -1
    most: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            worth: float = relief(sight, table, seat, steps)
            if best < 0 or worth >= most:
                best = seat
                most = worth
    return best


def fewest_cards(sight: Sight, table: Table) -> i64:
    best: i64 = -1
    fewest: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            few: i64 = 2 * table.sizes[seat]
            if seat != table.active:
                few += 1
            if best < 0 or few < fewest:
                best = seat
                fewest = few
    return best


def payer_for_gandalf(sight: Sight, table: Table) -> i64:
    """Who misses the shields for a call least; -1 if nobody has them."""
    best: i64 = -1
    least: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1 and table.shields[seat] >= CALL_PRICE:
            cost: float = shields_worth(sight, table, seat, CALL_PRICE)
            if best < 0 or cost < least or (cost == least and table.shields[seat] > table.shields[best]):
                best = seat
                least = cost
    return best
