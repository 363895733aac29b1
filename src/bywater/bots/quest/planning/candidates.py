"""The candidate plans of a decision: the plan of the rules of thumb, and alternatives."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.demands import open_demand, payer_of
from bywater.bots.quest.evaluation.values import relief
from bywater.bots.quest.planning.payment import NEVER
from bywater.bots.quest.policy.anytime import holder_of, payer_for_gandalf
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.core.frames import a_of, kind_of
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import ELESSAR, GUIDANCE, LEMBAS
from bywater.games.quest.model.demands import STEPS
from bywater.games.quest.rules.gandalf import can_call, can_guide_pledge
from bywater.games.quest.rules.interrupts import has_interrupts
from bywater.games.quest.rules.yellow_cards import could_help
from bywater.games.quest.state import QuestState

_MAX_CARD_PLANS: Final = 10  # per decision
_ROOM: Final = 64
_WORTH_A_CALL: Final = 0.9


_BITS: Final = 12
_MASK: Final = 4095


def pack_plan(first: i64, second: i64 = -1, third: i64 = -1, fourth: i64 = -1) -> i64:
    """Pack a plan of up to four codes into one number; -1 stands for none.

    The first code is the choice of the acting seat, the others are choices that complete it.
    """
    return (first + 1) | ((second + 1) << 12) | ((third + 1) << 24) | ((fourth + 1) << 36)


def codes_of(packed: i64) -> list[int]:
    """Unpack the codes of a plan."""
    codes: list[int] = []
    while packed:
        codes.append((packed & _MASK) - 1)
        packed >>= _BITS
    return codes


@final
class Candidates:
    """Lists the candidate plans of a decision."""

    def __init__(self, guide: QuestGuide) -> None:
        self.guide = guide
        self.out = vec[i64]()
        self.best_plan = vec[i64]([0] * _ROOM)
        self.best_worth = vec[float]([0.0] * _ROOM)
        self.bests: i64 = 0

    def list(self, table: QuestState) -> vec[i64]:
        """Return all candidates, the plan of the rules of thumb first."""
        self.out = vec[i64]()
        kind: i64 = kind_of(table.top())
        own: i64 = self.guide.answer(table)
        if own == act.PAY:
            return append(self.out, pack_plan(own))
        if act.INTERRUPT_OF <= own < act.INTERRUPT_OF + 5 and not table.pledged:
            self.out = append(self.out, self._with_action(table, own))
        else:
            self.out = append(self.out, pack_plan(own))
        if kind == k.CARDS:
            self._cards(table)
        elif kind == k.DEMAND:
            self._demand(table)
        elif kind == k.QUIET:
            self._add(pack_plan(act.PASS))
        elif kind == k.INTERRUPT or kind == k.RIVALS or kind == k.PLEDGING:
            self._interrupt(table)
        else:
            for action in table.legal():
                if not act.INTERRUPT_OF <= action < act.INTERRUPT_OF + 5:
                    self._add(pack_plan(action))
        if has_interrupts(kind) and not table.pledged:
            self._anytime_actions(table, -1)
        return self.out

    def _add(self, packed: i64) -> None:
        for other in self.out:
            if other == packed:
                return
        self.out = append(self.out, packed)

    def _with_action(self, table: QuestState, interrupt: i64) -> i64:
        """Return a plan of an interrupt for a hobbit and the action that it is for."""
        guide = self.guide
        trial = table.clone()
        trial.apply_legal(interrupt)
        if trial.actor != interrupt - act.INTERRUPT_OF or kind_of(trial.top()) != k.INTERRUPT:
            return pack_plan(interrupt)
        action: i64 = guide.answer(trial)
        if action == act.DONE:
            return pack_plan(interrupt)
        if action != act.CALL:
            return pack_plan(interrupt, action)
        trial.apply_legal(action)
        if trial.actor < 0:
            return pack_plan(interrupt, action)
        return pack_plan(interrupt, action, guide.answer(trial))

    # -- a turn's cards -----------------------------------------------------------------------

    def _keep(self, packed: i64, worth: float) -> None:
        """Insert a plan into the list of the best ones."""
        at: i64 = self.bests
        if at >= _MAX_CARD_PLANS:
            if worth <= self.best_worth[at - 1]:
                return
            at -= 1
        else:
            self.bests += 1
        while at > 0 and self.best_worth[at - 1] < worth:
            self.best_worth[at] = self.best_worth[at - 1]
            self.best_plan[at] = self.best_plan[at - 1]
            at -= 1
        self.best_worth[at] = worth
        self.best_plan[at] = packed

    def _cards(self, table: QuestState) -> None:
        guide = self.guide
        features = guide.features
        hand = guide.hand
        line_values = guide.line_values
        features.update(table)
        hand.update(features, table, line_values)
        self.bests = 0
        one: i64
        other: i64
        second: bool = a_of(table.top()) > 0
        if second:
            self._add(pack_plan(act.DONE))
        else:
            self._add(pack_plan(act.DRAW_TWO))
            if table.dark[features.me]:
                self._add(pack_plan(act.STEP_BACK))
        for one in range(hand.plays):
            if second:
                self._keep(pack_plan(hand.code(one)), hand.alone[one])
                continue
            self._keep(pack_plan(hand.code(one), act.DONE), hand.alone[one])
            for other in range(one, hand.plays):
                if hand.go_together(table, features.me, one, other):
                    worth: float = hand.pair(features, table, line_values, one, other)
                    if hand.alone[other] > hand.alone[one]:
                        self._keep(pack_plan(hand.code(other), hand.code(one)), worth)
                    else:
                        self._keep(pack_plan(hand.code(one), hand.code(other)), worth)
        for one in range(self.bests):
            self._add(self.best_plan[one])

    # -- demands ------------------------------------------------------------------------------

    def _demand(self, table: QuestState) -> None:
        """Pay in the cheapest way, refuse, or let another hobbit volunteer."""
        guide = self.guide
        features = guide.features
        features.update(table)
        demand: i64 = open_demand(table)
        if table.pledged:
            return
        if table.allows(act.REFUSE):
            self._add(pack_plan(act.REFUSE))
        seat: i64
        if STEPS[demand]:
            for seat in range(table.seats):
                if (features.here >> seat) & 1 and features.gaps[seat] > STEPS[demand]:
                    if seat == features.me:
                        self._add(pack_plan(act.VOLUNTEER))
                    else:
                        self._add(pack_plan(act.INTERRUPT_OF + seat, act.VOLUNTEER))
            return
        payment = guide.payment
        payment.make(features, table, demand, payer_of(table))
        if payment.cost >= NEVER:
            return
        code: i64 = guide.planned_share(table)
        if code >= 0:
            self._add(pack_plan(code))
            return
        code = guide.planned_interrupt(table)
        if code >= 0:
            self._add(pack_plan(code, self._first_share(code - act.INTERRUPT_OF)))

    def _first_share(self, seat: i64) -> i64:
        payment = self.guide.payment
        best: i64 = -1
        share: i64
        for share in range(payment.size):
            if payment.seats[share] == seat and (best < 0 or payment.codes[share] < best):
                best = payment.codes[share]
        return best

    # -- actions at any time -----------------------------------------------------------------

    def _interrupt(self, table: QuestState) -> None:
        """Add the hobbit's own actions on an interrupt, or its share of a payment."""
        guide = self.guide
        features = guide.features
        features.update(table)
        if not table.pledged:
            self._add(pack_plan(act.DONE))
        demand: i64 = open_demand(table)
        if demand >= 0:
            if STEPS[demand]:
                if table.allows(act.VOLUNTEER) and features.gaps[features.me] > STEPS[demand]:
                    self._add(pack_plan(act.VOLUNTEER))
                return
            guide.payment.make(features, table, demand, payer_of(table))
            if guide.payment.cost < NEVER:
                code: i64 = guide.planned_share(table)
                if code >= 0:
                    self._add(pack_plan(code))
        if not table.pledged and kind_of(table.top()) != k.PLEDGING:
            self._anytime_actions(table, features.me)

    def _add_anytime(self, table: QuestState, only: i64, seat: i64, code: i64, use: i64) -> None:
        """Add an action of a hobbit, preceded by the interrupt for it unless the hobbit acts already."""
        if only < 0:
            if table.allows(act.INTERRUPT_OF + seat):
                self._add(pack_plan(act.INTERRUPT_OF + seat, code, use))
        elif only == seat and table.allows(code):
            self._add(pack_plan(code, use))

    def _anytime_actions(self, table: QuestState, only: i64) -> None:
        """Add what any hobbit (or only `only`, if not -1) could do at any time."""
        guide = self.guide
        features = guide.features
        features.update(table)
        seat: i64
        holder: i64 = holder_of(features, table, ELESSAR)
        if holder >= 0:
            for seat in range(table.seats):
                if (features.here >> seat) & 1 and relief(features, table, seat, 1) > 0.6 * features.weights.elessar:
                    self._add_anytime(table, only, holder, act.GIVE_ELESSAR + seat, -1)
        holder = holder_of(features, table, LEMBAS)
        if holder >= 0:
            for seat in range(table.seats):
                if could_help(table, holder, LEMBAS, seat) and table.sizes[seat] <= 3:
                    self._add_anytime(table, only, holder, act.GIVE_LEMBAS + seat, -1)
        if guide.anytime.ring(features, table, guide.line_values, 2.0):
            self._add_anytime(table, only, table.bearer, act.PUT_ON, -1)
        self._calls(table, only)

    def _calls(self, table: QuestState, only: i64) -> None:
        guide = self.guide
        features = guide.features
        anytime = guide.anytime
        payer: i64 = payer_for_gandalf(features, table)
        if payer < 0 or not table.gandalf or not can_call(table, features.base):
            return
        anytime.weigh_uses(features, table, guide.line_values)
        card: i64
        for card in range(5):
            if anytime.use_worth[card] > _WORTH_A_CALL:
                self._add_anytime(table, only, payer, act.CALL, anytime.use_code[card])
        if (table.gandalf >> GUIDANCE) & 1 and can_guide_pledge(table, features.base):
            self._add_anytime(table, only, payer, act.CALL, act.GUIDE_PLEDGE)
