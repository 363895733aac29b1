"""The courses that are worth a thought at a question: the policy's own, and what else a player might consider."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.demands import asked_of, payer_of
from bywater.bots.quest.evaluation.values import relief
from bywater.bots.quest.planning.payment import NEVER
from bywater.bots.quest.policy.deeds import holder_of, payer_for_gandalf
from bywater.bots.quest.policy.fellowship import Fellowship
from bywater.core.frames import a_of, kind_of
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import ELESSAR, GUIDANCE, LEMBAS
from bywater.games.quest.model.demands import STEPS
from bywater.games.quest.rules.gandalf import can_call, can_guide_pledge
from bywater.games.quest.rules.interrupts import has_interrupts
from bywater.games.quest.rules.yellow_cards import could_eat
from bywater.games.quest.state import QuestState

_PAIRS: Final = 10  # courses of cards that are tried
_ROOM: Final = 64
_WORTH_A_CALL: Final = 0.9


_BITS: Final = 12
_MASK: Final = 4095


def course(first: i64, second: i64 = -1, third: i64 = -1, fourth: i64 = -1) -> i64:
    """Up to four codes in a row as one number; -1 stands for none.

    What the one who is asked does now, and what he and others would do to complete it.
    """
    return (first + 1) | ((second + 1) << 12) | ((third + 1) << 24) | ((fourth + 1) << 36)


def codes_of(packed: i64) -> list[int]:
    """The codes of a course."""
    codes: list[int] = []
    while packed:
        codes.append((packed & _MASK) - 1)
        packed >>= _BITS
    return codes


@final
class Courses:
    """Lists the courses of a question."""

    def __init__(self, fellowship: Fellowship) -> None:
        self.fellowship = fellowship
        self.out = vec[i64]()
        self.best_course = vec[i64]([0] * _ROOM)
        self.best_worth = vec[float]([0.0] * _ROOM)
        self.bests: i64 = 0

    def list(self, table: QuestState) -> vec[i64]:
        """The policy's own course first."""
        self.out = vec[i64]()
        kind: i64 = kind_of(table.top())
        own: i64 = self.fellowship.answer(table)
        if own == act.PAY:
            return append(self.out, course(own))
        if act.INTERRUPT_OF <= own < act.INTERRUPT_OF + 5 and not table.pledged:
            self.out = append(self.out, self._with_deed(table, own))
        else:
            self.out = append(self.out, course(own))
        if kind == k.CARDS:
            self._cards(table)
        elif kind == k.DEMAND:
            self._demand(table)
        elif kind == k.QUIET:
            self._add(course(act.PASS))
        elif kind == k.INTERRUPT or kind == k.RIVALS or kind == k.PLEDGING:
            self._interrupt(table)
        else:
            for action in table.legal():
                if not act.INTERRUPT_OF <= action < act.INTERRUPT_OF + 5:
                    self._add(course(action))
        if has_interrupts(kind) and not table.pledged:
            self._deeds(table, -1)
        return self.out

    def _add(self, packed: i64) -> None:
        for other in self.out:
            if other == packed:
                return
        self.out = append(self.out, packed)

    def _with_deed(self, table: QuestState, interrupt: i64) -> i64:
        """The interrupt for a hobbit, and what it is to do with it."""
        fellowship = self.fellowship
        trial = table.clone()
        trial.apply_legal(interrupt)
        if trial.actor != interrupt - act.INTERRUPT_OF or kind_of(trial.top()) != k.INTERRUPT:
            return course(interrupt)
        deed: i64 = fellowship.answer(trial)
        if deed == act.DONE:
            return course(interrupt)
        if deed != act.CALL:
            return course(interrupt, deed)
        trial.apply_legal(deed)
        if trial.actor < 0:
            return course(interrupt, deed)
        return course(interrupt, deed, fellowship.answer(trial))

    # -- a turn's cards -----------------------------------------------------------------------

    def _keep(self, packed: i64, worth: float) -> None:
        """Remember a course among the best."""
        at: i64 = self.bests
        if at >= _PAIRS:
            if worth <= self.best_worth[at - 1]:
                return
            at -= 1
        else:
            self.bests += 1
        while at > 0 and self.best_worth[at - 1] < worth:
            self.best_worth[at] = self.best_worth[at - 1]
            self.best_course[at] = self.best_course[at - 1]
            at -= 1
        self.best_worth[at] = worth
        self.best_course[at] = packed

    def _cards(self, table: QuestState) -> None:
        fellowship = self.fellowship
        features = fellowship.features
        hand = fellowship.hand
        prospects = fellowship.prospects
        features.look(table)
        hand.look(features, table, prospects)
        self.bests = 0
        one: i64
        other: i64
        second: bool = a_of(table.top()) > 0
        if second:
            self._add(course(act.DONE))
        else:
            self._add(course(act.DRAW_TWO))
            if table.dark[features.me]:
                self._add(course(act.STEP_BACK))
        for one in range(hand.plays):
            if second:
                self._keep(course(hand.code(one)), hand.alone[one])
                continue
            self._keep(course(hand.code(one), act.DONE), hand.alone[one])
            for other in range(one, hand.plays):
                if hand.go_together(table, features.me, one, other):
                    worth: float = hand.pair(features, table, prospects, one, other)
                    if hand.alone[other] > hand.alone[one]:
                        self._keep(course(hand.code(other), hand.code(one)), worth)
                    else:
                        self._keep(course(hand.code(one), hand.code(other)), worth)
        for one in range(self.bests):
            self._add(self.best_course[one])

    # -- demands ------------------------------------------------------------------------------

    def _demand(self, table: QuestState) -> None:
        """Pay in the cheapest way, or refuse; or another hobbit goes to the dark."""
        fellowship = self.fellowship
        features = fellowship.features
        features.look(table)
        demand: i64 = asked_of(table)
        if table.pledged:
            return
        if table.allows(act.REFUSE):
            self._add(course(act.REFUSE))
        seat: i64
        if STEPS[demand]:
            for seat in range(table.seats):
                if (features.here >> seat) & 1 and features.gaps[seat] > STEPS[demand]:
                    if seat == features.me:
                        self._add(course(act.VOLUNTEER))
                    else:
                        self._add(course(act.INTERRUPT_OF + seat, act.VOLUNTEER))
            return
        plan = fellowship.plan
        plan.make(features, table, demand, payer_of(table))
        if plan.cost >= NEVER:
            return
        code: i64 = fellowship.planned_share(table)
        if code >= 0:
            self._add(course(code))
            return
        code = fellowship.planned_interrupt(table)
        if code >= 0:
            self._add(course(code, self._first_share(code - act.INTERRUPT_OF)))

    def _first_share(self, seat: i64) -> i64:
        plan = self.fellowship.plan
        best: i64 = -1
        share: i64
        for share in range(plan.size):
            if plan.seats[share] == seat and (best < 0 or plan.codes[share] < best):
                best = plan.codes[share]
        return best

    # -- what may be done at any time ---------------------------------------------------------

    def _interrupt(self, table: QuestState) -> None:
        """One's own deeds on a interrupt, or one's share."""
        fellowship = self.fellowship
        features = fellowship.features
        features.look(table)
        if not table.pledged:
            self._add(course(act.DONE))
        demand: i64 = asked_of(table)
        if demand >= 0:
            if STEPS[demand]:
                if table.allows(act.VOLUNTEER) and features.gaps[features.me] > STEPS[demand]:
                    self._add(course(act.VOLUNTEER))
                return
            fellowship.plan.make(features, table, demand, payer_of(table))
            if fellowship.plan.cost < NEVER:
                code: i64 = fellowship.planned_share(table)
                if code >= 0:
                    self._add(course(code))
        if not table.pledged and kind_of(table.top()) != k.PLEDGING:
            self._deeds(table, features.me)

    def _deed(self, table: QuestState, only: i64, seat: i64, code: i64, use: i64) -> None:
        """A deed of a hobbit, with the interrupt for it unless it has it."""
        if only < 0:
            if table.allows(act.INTERRUPT_OF + seat):
                self._add(course(act.INTERRUPT_OF + seat, code, use))
        elif only == seat and table.allows(code):
            self._add(course(code, use))

    def _deeds(self, table: QuestState, only: i64) -> None:
        """What a hobbit (or only `only`) could do before the game goes on."""
        fellowship = self.fellowship
        features = fellowship.features
        features.look(table)
        seat: i64
        holder: i64 = holder_of(features, table, ELESSAR)
        if holder >= 0:
            for seat in range(table.seats):
                if (features.here >> seat) & 1 and relief(features, table, seat, 1) > 0.6 * features.weights.elessar:
                    self._deed(table, only, holder, act.GIVE_ELESSAR + seat, -1)
        holder = holder_of(features, table, LEMBAS)
        if holder >= 0:
            for seat in range(table.seats):
                if could_eat(table, holder, seat) and table.sizes[seat] <= 3:
                    self._deed(table, only, holder, act.GIVE_LEMBAS + seat, -1)
        if fellowship.deeds.ring(features, table, fellowship.prospects, 2.0):
            self._deed(table, only, table.bearer, act.PUT_ON, -1)
        self._calls(table, only)

    def _calls(self, table: QuestState, only: i64) -> None:
        fellowship = self.fellowship
        features = fellowship.features
        deeds = fellowship.deeds
        payer: i64 = payer_for_gandalf(features, table)
        if payer < 0 or not table.gandalf or not can_call(table, features.base):
            return
        deeds.weigh_uses(features, table, fellowship.prospects)
        card: i64
        for card in range(5):
            if deeds.use_worth[card] > _WORTH_A_CALL:
                self._deed(table, only, payer, act.CALL, deeds.use_code[card])
        if (table.gandalf >> GUIDANCE) & 1 and can_guide_pledge(table, features.base):
            self._deed(table, only, payer, act.CALL, act.GUIDE_PLEDGE)
