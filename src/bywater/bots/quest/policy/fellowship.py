"""Rules of thumb for The Lord of the Rings: a careful team, each hobbit answering for itself.

Every hobbit thinks alike, so the one who gets the interrupt has the same reason for it as the one who gave it.
"""

from typing import cast, final

from librt.random import Random
from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.demands import asked_of, otherwise, payer_of
from bywater.bots.quest.evaluation.events import event_cost
from bywater.bots.quest.evaluation.features import MORDOR_BOARD, Features, missing
from bywater.bots.quest.evaluation.prospects import Prospects, hurry_of
from bywater.bots.quest.planning.payment import NEVER, Payment
from bywater.bots.quest.policy import minor_choices
from bywater.bots.quest.policy.deeds import Deeds
from bywater.bots.quest.policy.turn import Hand, choose_line
from bywater.bots.search.guide import Guide
from bywater.core.frames import b_of, kind_of
from bywater.core.state import State
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.board import MOUNT_DOOM
from bywater.games.quest.model.cards import CALL_PRICE, MAGIC
from bywater.games.quest.rules.demands import is_met
from bywater.games.quest.rules.windows import card_asked_for
from bywater.games.quest.state import QuestState


@final
class Fellowship(Guide):
    """The rules of thumb, for the seat to act."""

    def __init__(self) -> None:
        self.features = Features()
        self.prospects = Prospects()
        self.hand = Hand()
        self.deeds = Deeds()
        self.plan = Payment()

    def choose(self, state: State, rng: Random) -> i64:
        return self.answer(cast(QuestState, state))

    def answer(self, table: QuestState) -> i64:
        """One legal code for the seat to act."""
        kind: i64 = kind_of(table.top())
        features = self.features
        features.look(table)
        if kind == k.QUIET:
            return self._interrupt_or(table, act.PASS)
        if kind == k.CARDS:
            code: i64 = self._interrupt_or(table, -1)
            if code >= 0:
                return code
            return self.hand.choose(features, table, self.prospects)
        if kind == k.INTERRUPT or kind == k.RIVALS or kind == k.PLEDGING:
            return self._speak(table, kind)
        if kind == k.DEMAND:
            code = self._interrupt_or(table, -1)
            if code >= 0:
                return code
            return self._at_demand(table)
        if k.BEFORE_TILE <= kind <= k.MISSING_TOKENS:
            return self._at_window(table, kind)
        if kind == k.CHOOSING_LINE:
            return choose_line(features, table, self.prospects)
        return self._at_rest(table, kind)

    def _at_rest(self, table: QuestState, kind: i64) -> i64:
        """The smaller questions."""
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
            return minor_choices.choose_next_tile(features, table, self.prospects)
        if kind == k.SHARING:
            return minor_choices.choose_receiver(features, table)
        if kind == k.PREPARING and values.die_cost(features, table, features.me) < 2.0:
            return act.PREPARE
        if kind == k.PREPARING or kind == k.SENDING:
            return act.PASS
        return table.legal()[0]

    # -- deeds --------------------------------------------------------------------------------

    def _interrupt_or(self, table: QuestState, code: i64) -> i64:
        """The interrupt for a hobbit who should act before the game goes on; else this code."""
        if self.deeds.find(self.features, table, self.prospects):
            interrupt: i64 = act.INTERRUPT_OF + self.deeds.seat
            if table.allows(interrupt):
                return interrupt
        return code

    def _speak(self, table: QuestState, kind: i64) -> i64:
        """On a interrupt, or asked among rivals: one's share of a demand, one's deed, or nothing."""
        if asked_of(table) >= 0:
            code: i64 = self._own_share(table)
            if code >= 0:
                return code
        elif kind != k.PLEDGING and self.deeds.find(self.features, table, self.prospects):
            if self.deeds.seat == self.features.me and table.allows(self.deeds.code):
                return self.deeds.code
        return act.DONE

    def _choose_gandalf(self, table: QuestState) -> i64:
        """The best of Gandalf's cards that can be used now."""
        deeds = self.deeds
        deeds.weigh_uses(self.features, table, self.prospects)
        while deeds.use_code[deeds.best_use()] >= 0:
            best: i64 = deeds.best_use()
            if table.allows(deeds.use_code[best]):
                return deeds.use_code[best]
            deeds.use_worth[best] = -2000.0
            deeds.use_code[best] = -1
        return table.legal()[0]

    # -- demands ------------------------------------------------------------------------------

    def make_plan(self, table: QuestState) -> bool:
        """Whether the demand that is open is worth its price; one that is half paid is paid."""
        demand: i64 = asked_of(table)
        if demand < 0:
            return False
        payer: i64 = payer_of(table)
        self.plan.make(self.features, table, demand, payer)
        if self.plan.cost >= NEVER:
            return False
        return table.pledged > 0 or self.plan.cost <= otherwise(self.features, table, demand, payer)

    def _own_share(self, table: QuestState) -> i64:
        """The first thing that one gives oneself; -1 if it is nothing."""
        if not self.make_plan(table):
            return -1
        return self.planned_share(table)

    def planned_share(self, table: QuestState) -> i64:
        """One's own first share of the plan, -1 if there is none."""
        plan = self.plan
        best: i64 = -1
        share: i64
        for share in range(plan.size):
            if plan.seats[share] == self.features.me and (best < 0 or plan.codes[share] < best):
                if table.allows(plan.codes[share]):
                    best = plan.codes[share]
        return best

    def planned_interrupt(self, table: QuestState) -> i64:
        """The interrupt of one who has a share in the plan, -1 if nobody else has."""
        plan = self.plan
        share: i64
        for share in range(plan.size):
            if plan.seats[share] != self.features.me and table.allows(act.INTERRUPT_OF + plan.seats[share]):
                return act.INTERRUPT_OF + plan.seats[share]
        return -1

    def _at_demand(self, table: QuestState) -> i64:
        """Pledge this hobbit's part, interrupt for the others' parts, pay, or refuse."""
        if is_met(table, asked_of(table)):
            return act.PAY
        if self.make_plan(table):
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
        """A yellow card in its moment, if it spares enough; and Magic."""
        if kind == k.AFTER_MARKER:
            if not (table.gandalf >> MAGIC) & 1 or table.shields[self.features.me] < CALL_PRICE:
                return act.PASS
            worth: float = event_cost(self.features, table, table.event) - self.features.weights.magic
            if worth >= self.features.weights.magic_call and table.allows(act.CALL):
                return act.CALL
            return act.PASS
        if not table.count(self.features.me, card_asked_for(kind)):
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
            if hurry_of(features, table) >= weights.phial:
                return act.PLAY_PHIAL
        elif kind == k.MISSING_TOKENS:
            if self._saved_by_athelas(table, whom) >= weights.athelas:
                return act.PLAY_ATHELAS
        return act.PASS

    def _saved_by_athelas(self, table: QuestState, seat: i64) -> float:
        features = self.features
        if features.board == MORDOR_BOARD:
            return values.die_cost(features, table, seat) + 1.0
        # the steps are certain to come unless Athelas spares them, so the gap may have them taken off already
        lacks: i64 = missing(features, table, seat)
        gap: i64 = features.gaps[seat] + features.pending[seat]
        return values.danger(features, table, seat, gap - lacks) - values.danger(features, table, seat, gap)
