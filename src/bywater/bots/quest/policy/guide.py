"""Rules of thumb for The Lord of the Rings, for the hobbit to act.

All hobbits use the same rules, so a hobbit that interrupts finds the action for which it was given the interrupt.
"""

from typing import cast, final

from librt.random import Random
from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.demands import open_demand, payer_of, refusal_cost
from bywater.bots.quest.evaluation.events import event_cost
from bywater.bots.quest.evaluation.features import MORDOR_BOARD, Features, missing
from bywater.bots.quest.evaluation.line_values import LineValues, turn_cost
from bywater.bots.quest.planning.payment import NEVER, Payment
from bywater.bots.quest.policy import minor_choices
from bywater.bots.quest.policy.anytime import AnytimeActions
from bywater.bots.quest.policy.turn import Hand, choose_line
from bywater.bots.search.guide import Guide
from bywater.core.frames import b_of, kind_of
from bywater.core.state import State
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.board import MOUNT_DOOM
from bywater.games.quest.model.cards import CALL_PRICE, MAGIC
from bywater.games.quest.rules.demands import is_met
from bywater.games.quest.rules.windows import window_card
from bywater.games.quest.state import QuestState


@final
class QuestGuide(Guide):
    """Plays by rules of thumb, without randomness: equal tables get equal choices."""

    def __init__(self) -> None:
        self.features = Features()
        self.line_values = LineValues()
        self.hand = Hand()
        self.anytime = AnytimeActions()
        self.payment = Payment()

    def choose(self, state: State, rng: Random) -> i64:
        return self.answer(cast(QuestState, state))

    def answer(self, table: QuestState) -> i64:
        """Return the action of the acting seat."""
        kind: i64 = kind_of(table.top())
        features = self.features
        features.update(table)
        if kind == k.QUIET:
            return self._interrupt_or(table, act.PASS)
        if kind == k.CARDS:
            code: i64 = self._interrupt_or(table, -1)
            if code >= 0:
                return code
            return self.hand.choose(features, table, self.line_values)
        if kind == k.INTERRUPT or kind == k.RIVALS or kind == k.PLEDGING:
            return self._at_interrupt(table, kind)
        if kind == k.DEMAND:
            code = self._interrupt_or(table, -1)
            if code >= 0:
                return code
            return self._at_demand(table)
        if k.BEFORE_TILE <= kind <= k.MISSING_TOKENS:
            return self._at_window(table, kind)
        if kind == k.CHOOSING_LINE:
            return choose_line(features, table, self.line_values)
        return self._at_minor_decision(table, kind)

    def _at_minor_decision(self, table: QuestState, kind: i64) -> i64:
        """Return the action for less frequent decisions."""
        features = self.features
        if kind == k.LOSING:
            return minor_choices.choose_loss(features, table)
        if kind == k.PASSING:
            return minor_choices.choose_gift(features, table)
        if kind == k.GANDALF_CALLED:
            return self._choose_gandalf(table)
        if kind == k.OFFER:
            return minor_choices.choose_offer(features, table)
        if kind == k.SHELOB_APPEARS:
            code: i64 = self._interrupt_or(table, -1)
            if code >= 0:
                return code
            if 2.2 * values.die_cost(features, table, features.me) < values.sauron_cost(features, table, 2):
                return act.ROLL_TWICE
            return act.REFUSE
        if kind == k.FORESEEING:
            return minor_choices.choose_next_tile(features, table, self.line_values)
        if kind == k.SHARING:
            return minor_choices.choose_receiver(features, table)
        if kind == k.PREPARING and values.die_cost(features, table, features.me) < 2.0:
            return act.PREPARE
        if kind == k.PREPARING or kind == k.SENDING:
            return act.PASS
        return table.legal()[0]

    # -- at any time ---------------------------------------------------------------------------

    def _interrupt_or(self, table: QuestState, code: i64) -> i64:
        """Return the interrupt for a hobbit that should act first, if there is one; else this code."""
        if self.anytime.find(self.features, table, self.line_values):
            interrupt: i64 = act.INTERRUPT_OF + self.anytime.seat
            if table.allows(interrupt):
                return interrupt
        return code

    def _at_interrupt(self, table: QuestState, kind: i64) -> i64:
        """Return the acting hobbit's share of a payment, its action at any time, or `done`."""
        if open_demand(table) >= 0:
            code: i64 = self._own_share(table)
            if code >= 0:
                return code
        elif kind != k.PLEDGING and self.anytime.find(self.features, table, self.line_values):
            if self.anytime.seat == self.features.me and table.allows(self.anytime.code):
                return self.anytime.code
        return act.DONE

    def _choose_gandalf(self, table: QuestState) -> i64:
        """Return the best of Gandalf's cards that can be used now."""
        anytime = self.anytime
        anytime.weigh_uses(self.features, table, self.line_values)
        while anytime.use_code[anytime.best_use()] >= 0:
            best: i64 = anytime.best_use()
            if table.allows(anytime.use_code[best]):
                return anytime.use_code[best]
            anytime.use_worth[best] = -2000.0
            anytime.use_code[best] = -1
        return table.legal()[0]

    # -- demands ------------------------------------------------------------------------------

    def make_payment(self, table: QuestState) -> bool:
        """Find the cheapest payment of the open demand; False if refusing costs less. A pending payment is paid."""
        demand: i64 = open_demand(table)
        if demand < 0:
            return False
        payer: i64 = payer_of(table)
        self.payment.make(self.features, table, demand, payer)
        if self.payment.cost >= NEVER:
            return False
        return table.pledged > 0 or self.payment.cost <= refusal_cost(self.features, table, demand, payer)

    def _own_share(self, table: QuestState) -> i64:
        """Return the first code of the acting hobbit's own share; -1 if it has none or should not pay."""
        if not self.make_payment(table):
            return -1
        return self.planned_share(table)

    def planned_share(self, table: QuestState) -> i64:
        """Return the first code of the acting hobbit's share of the payment; -1 if there is none."""
        payment = self.payment
        best: i64 = -1
        share: i64
        for share in range(payment.size):
            if payment.seats[share] == self.features.me and (best < 0 or payment.codes[share] < best):
                if table.allows(payment.codes[share]):
                    best = payment.codes[share]
        return best

    def planned_interrupt(self, table: QuestState) -> i64:
        """Return the interrupt for another hobbit with a share of the payment; -1 if there is none."""
        payment = self.payment
        share: i64
        for share in range(payment.size):
            if payment.seats[share] != self.features.me and table.allows(act.INTERRUPT_OF + payment.seats[share]):
                return act.INTERRUPT_OF + payment.seats[share]
        return -1

    def _at_demand(self, table: QuestState) -> i64:
        """Pledge the own share, interrupt for the shares of others, pay, or refuse."""
        if is_met(table, open_demand(table)):
            return act.PAY
        if self.make_payment(table):
            code: i64 = self.planned_share(table)
            if code < 0:
                code = self.planned_interrupt(table)
            if code >= 0:
                return code
        if table.allows(act.REFUSE):
            return act.REFUSE
        actions = table.legal()
        for code in actions:
            if act.PLEDGE <= code < act.GIVE:
                return code
        return actions[0]

    # -- windows ------------------------------------------------------------------------------

    def _at_window(self, table: QuestState, kind: i64) -> i64:
        """Play a yellow card in its window if it saves enough; call Gandalf for Magic."""
        if kind == k.AFTER_MARKER:
            if not (table.gandalf >> MAGIC) & 1 or table.shields[self.features.me] < CALL_PRICE:
                return act.PASS
            worth: float = event_cost(self.features, table, table.event) - self.features.weights.magic
            if worth >= self.features.weights.magic_call and table.allows(act.CALL):
                return act.CALL
            return act.PASS
        if not table.count(self.features.me, window_card(kind)):
            return act.PASS
        return self._yellow(table, kind)

    def _yellow(self, table: QuestState, kind: i64) -> i64:
        features = self.features
        weights = features.weights
        whom: i64 = b_of(table.top())
        if kind == k.BEFORE_ROLL:
            cost: float = values.die_cost(features, table, whom)
            if table.place == MOUNT_DOOM and features.gaps[whom] <= 3:
                cost *= 10.0
            if cost >= weights.belt:
                return act.PLAY_BELT
        elif kind == k.AFTER_ROLL:
            if values.face_cost(features, table, whom, b_of(table.below())) >= weights.mithril:
                return act.PLAY_MITHRIL
        elif kind == k.AFTER_TILE:
            if event_cost(features, table, table.event + 1) >= weights.staff:
                return act.PLAY_STAFF
        elif kind == k.BEFORE_TILE:
            if turn_cost(features, table) >= weights.phial:
                return act.PLAY_PHIAL
        elif kind == k.MISSING_TOKENS:
            if self._saved_by_athelas(table, whom) >= weights.athelas:
                return act.PLAY_ATHELAS
        return act.PASS

    def _saved_by_athelas(self, table: QuestState, seat: i64) -> float:
        features = self.features
        if features.board == MORDOR_BOARD:
            return values.die_cost(features, table, seat) + 1.0
        # the gap may already be reduced by the pending steps that Athelas prevents
        lacks: i64 = missing(features, table, seat)
        gap: i64 = features.gaps[seat] + features.pending[seat]
        return values.danger(features, table, seat, gap - lacks) - values.danger(features, table, seat, gap)
