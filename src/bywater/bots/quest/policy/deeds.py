"""What may be done at any time: the Ring, Gandalf, Elessar and Lembas, when it is worth it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.events import event_cost
from bywater.bots.quest.evaluation.features import MORDOR_BOARD, Features, left_on
from bywater.bots.quest.evaluation.prospects import Prospects
from bywater.bots.quest.evaluation.values import drawn_worth, relief, shields_worth
from bywater.core.frames import kind_of
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import cards as box
from bywater.games.quest.model.board import EVENTS_EACH, LINES
from bywater.games.quest.model.frames import AFTER_MARKER
from bywater.games.quest.model.table import Table, tiles_left
from bywater.games.quest.rules.gandalf import can_call, gandalf_usable
from bywater.games.quest.rules.ring import ring_open
from bywater.games.quest.rules.yellow_cards import could_eat

NOTHING: Final = -1000.0
RESCUE: Final = 1000.0  # more than any other use of a card


@final
class Deeds:
    """The best deed that is open before the game goes on."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.code: i64 = -1
        # what each of Gandalf's cards would be worth now, and how it would be used
        self.use_worth = vec[float]([NOTHING] * 5)
        self.use_code = vec[i64]([-1] * 5)

    def find(self, features: Features, table: Table, prospects: Prospects) -> bool:
        """Whether there is a deed worth doing now; `seat` and `code` say whose and which."""
        self.seat = -1
        if table.pledged:
            return False  # a half-paid demand is paid first
        return (
            self.rescue(features, table)
            or self.elessar(features, table, features.weights.elessar)
            or self.lembas(features, table, features.weights.lembas)
            or self.ring(features, table, prospects, 0.0)
            or self.gandalf(features, table, prospects, features.weights.call)
        )

    def _do(self, seat: i64, code: i64) -> bool:
        self.seat = seat
        self.code = code
        return True

    def rescue(self, features: Features, table: Table) -> bool:
        """Cards for a hobbit who would be out without them: from Lembas, or from Gandalf's Persistence."""
        if features.short < 0:
            return False
        holder: i64 = holder_of(features, table, box.LEMBAS)
        if holder >= 0 and could_eat(table, holder, features.short):
            return self._do(holder, act.GIVE_LEMBAS + features.short)
        payer: i64 = payer_for_gandalf(features, table)
        if payer < 0 or not gandalf_usable(table, box.PERSISTENCE, features.base):
            return False
        return self._do(payer, act.CALL)

    def elessar(self, features: Features, table: Table, least: float) -> bool:
        holder: i64 = holder_of(features, table, box.ELESSAR)
        if holder < 0:
            return False
        seat: i64 = most_relieved(features, table, 1)
        if relief(features, table, seat, 1) < least or not table.dark[seat]:
            return False
        return self._do(holder, act.GIVE_ELESSAR + seat)

    def lembas(self, features: Features, table: Table, least: float) -> bool:
        holder: i64 = holder_of(features, table, box.LEMBAS)
        if holder < 0:
            return False
        best: i64 = -1
        most: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if (features.here >> seat) & 1:
                room: i64 = box.HAND - table.sizes[seat]
                if seat == holder:
                    room += 1
                if best < 0 or room > most or (room == most and seat == table.bearer):
                    best = seat
                    most = room
        if float(most) < least or not could_eat(table, holder, best):
            return False
        return self._do(holder, act.GIVE_LEMBAS + best)

    def ring(self, features: Features, table: Table, prospects: Prospects, slack: float) -> bool:
        """The Ring helps once a board: the nearer the end, the less one waits for a better moment."""
        if table.bearer < 0 or not features.on_board or not ring_open(table, features.base):
            return False
        weights = features.weights
        if features.board == MORDOR_BOARD and table.event == EVENTS_EACH:  # now or never
            return left_on(features, table, features.main) <= 4 and self._do(table.bearer, act.PUT_ON)
        wait: float = weights.ring_wait - weights.ring_hurry * float(table.event)
        if wait < weights.ring_least:
            wait = weights.ring_least
        prospects.weigh(features, table)
        return prospects.ring_gain(features, table) > wait - slack and self._do(table.bearer, act.PUT_ON)

    def gandalf(self, features: Features, table: Table, prospects: Prospects, least: float) -> bool:
        """A call for Gandalf, paid by the one who misses the shields least."""
        payer: i64 = payer_for_gandalf(features, table)
        if payer < 0 or not table.gandalf or not can_call(table, features.base):
            return False
        self.weigh_uses(features, table, prospects)
        best: float = self.use_worth[self.best_use()]
        if best <= shields_worth(features, table, payer, box.CALL_PRICE) + least:
            return False
        return self._do(payer, act.CALL)

    def best_use(self) -> i64:
        best: i64 = 0
        card: i64
        for card in range(1, 5):
            if self.use_worth[card] > self.use_worth[best]:
                best = card
        return best

    def weigh_uses(self, features: Features, table: Table, prospects: Prospects) -> None:
        """What each of Gandalf's cards would be worth now."""
        weights = features.weights
        card: i64
        for card in range(5):
            self.use_worth[card] = NOTHING
            self.use_code[card] = -1
        left: i64 = table.gandalf
        seat: i64
        if (left >> box.HEALING) & 1:
            seat = most_relieved(features, table, 2)
            if table.dark[seat]:
                self._use(box.HEALING, act.HEAL + seat, relief(features, table, seat, 2) - weights.healing)
        if (left >> box.PERSISTENCE) & 1:
            seat = fewest_cards(features, table)
            if features.short >= 0:
                self._use(box.PERSISTENCE, act.PERSIST + features.short, RESCUE)
            else:
                self._use(box.PERSISTENCE, act.PERSIST + seat, drawn_worth(features, table, seat, 4))
        if not features.on_board:
            return
        if (left >> box.GUIDANCE) & 1:
            prospects.weigh(features, table)
            line: i64
            for line in range(LINES):
                if left_on(features, table, line) > 0:
                    gain: float = prospects.gain(features, table, table.decider(), line, 2, -1, 0, False)
                    if gain - weights.guidance > self.use_worth[box.GUIDANCE]:
                        self._use(box.GUIDANCE, act.GUIDE + line, gain - weights.guidance)
        if (left >> box.FORESIGHT) & 1 and tiles_left(table) > 1 and not table.tops:
            coming: float = event_cost(features, table, table.event + 1)
            if coming > 20.0:
                coming = 20.0
            self._use(box.FORESIGHT, act.LOOK_AHEAD + table.decider(), weights.foresight * coming)
        if (left >> box.MAGIC) & 1 and kind_of(features.base) == AFTER_MARKER:
            self._use(box.MAGIC, act.USE_MAGIC, event_cost(features, table, table.event) - weights.magic)

    def _use(self, card: i64, code: i64, worth: float) -> None:
        self.use_worth[card] = worth
        self.use_code[card] = code


def holder_of(features: Features, table: Table, kind: i64) -> i64:
    """Who holds a feature card, -1 if nobody does."""
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1 and (table.features[seat] >> (kind - box.NUM_HOBBIT)) & 1:
            return seat
    return -1


def most_relieved(features: Features, table: Table, steps: i64) -> i64:
    """Whom steps to the light help most."""
    best: i64 = -1
    most: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            worth: float = relief(features, table, seat, steps)
            if best < 0 or worth >= most:
                best = seat
                most = worth
    return best


def fewest_cards(features: Features, table: Table) -> i64:
    best: i64 = -1
    fewest: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            few: i64 = 2 * table.sizes[seat]
            if seat != table.active:
                few += 1
            if best < 0 or few < fewest:
                best = seat
                fewest = few
    return best


def payer_for_gandalf(features: Features, table: Table) -> i64:
    """Who misses the shields for a call least; -1 if nobody has them."""
    best: i64 = -1
    least: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1 and table.shields[seat] >= box.CALL_PRICE:
            cost: float = shields_worth(features, table, seat, box.CALL_PRICE)
            if best < 0 or cost < least or (cost == least and table.shields[seat] > table.shields[best]):
                best = seat
                least = cost
    return best
