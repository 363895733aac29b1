"""Actions that are possible at any time: when to use the Ring, Gandalf, Elessar and Lembas."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.events import event_cost
from bywater.bots.quest.evaluation.features import MORDOR_BOARD, Features, left_on
from bywater.bots.quest.evaluation.line_values import LineValues
from bywater.bots.quest.evaluation.values import drawn_worth, relief, shields_worth
from bywater.core.frames import kind_of
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import cards as box
from bywater.games.quest.model.board import EVENTS_EACH, LINES
from bywater.games.quest.model.frames import AFTER_MARKER
from bywater.games.quest.model.table import Table, tiles_left
from bywater.games.quest.rules.gandalf import can_call, is_gandalf_usable
from bywater.games.quest.rules.ring import is_ring_open
from bywater.games.quest.rules.yellow_cards import could_help

NOTHING: Final = -1000.0
RESCUE: Final = 1000.0  # more than any other use of a card


@final
class AnytimeActions:
    """The best action at any time: `seat` and `code`."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.code: i64 = -1
        # the value of each of Gandalf's cards now, and the code of its use
        self.use_worth = vec[float]([NOTHING] * 5)
        self.use_code = vec[i64]([-1] * 5)

    def find(self, features: Features, table: Table, line_values: LineValues) -> bool:
        """Find an action that is worth taking now; False if there is none."""
        self.seat = -1
        if table.pledged:
            return False  # finish a pending payment first
        return (
            self.rescue(features, table)
            or self.elessar(features, table, features.weights.elessar)
            or self.lembas(features, table, features.weights.lembas)
            or self.ring(features, table, line_values, 0.0)
            or self.gandalf(features, table, line_values, features.weights.call)
        )

    def _take(self, seat: i64, code: i64) -> bool:
        self.seat = seat
        self.code = code
        return True

    def rescue(self, features: Features, table: Table) -> bool:
        """Save a hobbit from elimination by drawing cards: with Lembas, or with Gandalf's Persistence."""
        if features.short < 0:
            return False
        holder: i64 = holder_of(features, table, box.LEMBAS)
        if holder >= 0 and could_help(table, holder, box.LEMBAS, features.short):
            return self._take(holder, act.GIVE_LEMBAS + features.short)
        payer: i64 = payer_for_gandalf(features, table)
        if payer < 0 or not is_gandalf_usable(table, box.PERSISTENCE, features.base):
            return False
        return self._take(payer, act.CALL)

    def elessar(self, features: Features, table: Table, least: float) -> bool:
        holder: i64 = holder_of(features, table, box.ELESSAR)
        if holder < 0:
            return False
        seat: i64 = most_relieved(features, table, 1)
        if relief(features, table, seat, 1) < least or not table.dark[seat]:
            return False
        return self._take(holder, act.GIVE_ELESSAR + seat)

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
        if float(most) < least or not could_help(table, holder, box.LEMBAS, best):
            return False
        return self._take(holder, act.GIVE_LEMBAS + best)

    def ring(self, features: Features, table: Table, line_values: LineValues, slack: float) -> bool:
        """Put on the Ring, once per board; the required gain falls with each event."""
        if table.bearer < 0 or not features.on_board or not is_ring_open(table, features.base):
            return False
        weights = features.weights
        if features.board == MORDOR_BOARD and table.event == EVENTS_EACH:  # the last chance
            return left_on(features, table, features.main) <= 4 and self._take(table.bearer, act.PUT_ON)
        wait: float = weights.ring_wait - weights.ring_hurry * float(table.event)
        if wait < weights.ring_least:
            wait = weights.ring_least
        line_values.update(features, table)
        return line_values.ring_gain(features, table) > wait - slack and self._take(table.bearer, act.PUT_ON)

    def gandalf(self, features: Features, table: Table, line_values: LineValues, least: float) -> bool:
        """Find a call for Gandalf, paid by the hobbit whose shields are worth least."""
        payer: i64 = payer_for_gandalf(features, table)
        if payer < 0 or not table.gandalf or not can_call(table, features.base):
            return False
        self.weigh_uses(features, table, line_values)
        best: float = self.use_worth[self.best_use()]
        if best <= shields_worth(features, table, payer, box.CALL_PRICE) + least:
            return False
        return self._take(payer, act.CALL)

    def best_use(self) -> i64:
        best: i64 = 0
        card: i64
        for card in range(1, 5):
            if self.use_worth[card] > self.use_worth[best]:
                best = card
        return best

    def weigh_uses(self, features: Features, table: Table, line_values: LineValues) -> None:
        """Compute the value of each of Gandalf's cards now."""
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
            line_values.update(features, table)
            line: i64
            for line in range(LINES):
                if left_on(features, table, line) > 0:
                    gain: float = line_values.gain(features, table, table.decider(), line, 2, -1, 0, False)
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
    """Return the hobbit who holds a feature card; -1 if there is none."""
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1 and (table.features[seat] >> (kind - box.NUM_HOBBIT)) & 1:
            return seat
    return -1


def most_relieved(features: Features, table: Table, steps: i64) -> i64:
    """Return the hobbit to whom steps to the light are worth most."""
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
    """Return the hobbit whose shields for a call are worth least; -1 if none has enough."""
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
