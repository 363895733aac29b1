"""Rules of thumb for Fate of the Fellowship: an action for every decision, and playouts.

The errands of each character are valued in hope per action (`planning`); the active player takes the best one
(`turn.py`). The other modules of this package make all other decisions.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import GOAL_DEFAULT, GOAL_GO_ON, GOAL_JOIN, GOAL_NONE, Context
from bywater.bots.fate.evaluation.outlook import outlook
from bywater.bots.fate.planners import ALL
from bywater.bots.fate.planning.candidates import candidates_of
from bywater.bots.fate.policy import dice, events, hands, places
from bywater.bots.fate.policy.travel import choose_company, choose_hiding, choose_ring
from bywater.bots.fate.policy.turn import analyse, choose_action
from bywater.bots.search.guide import Guide
from bywater.core.bits import BIT, bit_count
from bywater.core.frames import kind_of, seat_of
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.board import NOWHERE
from bywater.games.fate.model.cards import DESTROY_RING, FRODO, NUM_CHARACTERS
from bywater.games.fate.model.endings import DESTROYED
from bywater.games.fate.rules.player_deck import cards_left
from bywater.games.fate.state import FateState

LOST: Final = 0.1  # the greatest value of a lost game


def is_new_turn(table: FateState) -> bool:
    """Whether a player is about to begin a turn."""
    return kind_of(table.top()) == k.ACT and table.acting < 0


class FateGuide(Guide):
    """Plays by rules of thumb, without randomness: equal tables get equal choices."""

    def __init__(self, turns: i64 = 0, planners: i64 = ALL) -> None:
        """Playouts end after this many turns and are evaluated by the outlook; with 0 they go on to the end."""
        self.context = Context(planners)
        self.turns = turns
        # the goals before a search, and the plans, each of which changes the goal of one character
        self.orders = vec[i64]([-1] * NUM_CHARACTERS)
        self.plan_who = vec[i64]()
        self.plan_what = vec[i64]()

    def choose(self, state: State, rng: Random) -> i64:
        assert isinstance(state, FateState)
        return self.answer(state)

    def finish(self, state: State, rng: Random) -> i64:
        assert isinstance(state, FateState)
        last: i64 = cards_left(state) - 2 * self.turns
        count: i64 = 0
        actor: i64 = state.actor
        while actor != OVER:
            if actor == CHANCE:
                state.apply_legal(state.pick(rng.random()))
            else:
                if self.turns and is_new_turn(state) and cards_left(state) <= last and last > 0:
                    break
                state.apply_legal(self.answer(state))
            count += 1
            actor = state.actor
        return count

    def candidates(self, state: State) -> list[int]:
        """Return the candidate actions, its own first; a single one needs no search."""
        assert isinstance(state, FateState)
        return [int(code) for code in candidates_of(self.context, state, self.answer(state))]

    def num_plans(self, state: State) -> i64:
        """Collect the plans and return their number; plan 0 keeps the present goals."""
        assert isinstance(state, FateState)
        self.orders = self.context.focus[:]
        self.plan_who = vec[i64]([-1])
        self.plan_what = vec[i64]([-1])
        whose: i64 = BIT[state.seats] - 1
        if state.seats > 2:
            whose = BIT[state.active]
        character: i64
        goal: i64
        for character in range(NUM_CHARACTERS):
            if state.where[character] >= NOWHERE or not (whose >> state.owner_of[character]) & 1:
                continue
            for goal in range(GOAL_DEFAULT, GOAL_GO_ON + 1):
                if goal == self.orders[character] or (0 <= goal < GOAL_NONE and not state.is_open_task(goal)):
                    continue
                if goal >= GOAL_NONE and (character == FRODO) != (goal > GOAL_JOIN):
                    continue
                if goal != DESTROY_RING:
                    self.plan_who = append(self.plan_who, character)
                    self.plan_what = append(self.plan_what, goal)
        return len(self.plan_who)

    def adopt(self, plan: i64) -> None:
        """Adopt the goals of this plan."""
        self.context.focus = self.orders[:]
        if plan > 0:
            self.context.focus[self.plan_who[plan]] = self.plan_what[plan]

    def following(self) -> list[int]:
        """Return the goal of each character, for `follow` of another guide."""
        return [int(goal) for goal in self.context.focus]

    def follow(self, goals: list[int]) -> None:
        """Adopt these goals."""
        self.context.focus = vec[i64](goals)

    def worth(self, state: State) -> list[float]:
        return [2.0 * self.prospect(state) - 1.0] * state.seats

    def prospect(self, state: State) -> float:
        """Return the probability to win: 1 in a won game, a small value for completed objectives in a lost one."""
        assert isinstance(state, FateState)
        if state.over == DESTROYED:
            return 1.0
        if state.over:
            return LOST * float(bit_count(state.done)) / float(bit_count(state.tasks))
        analyse(self.context, state)
        return outlook(self.context, state)

    def answer(self, table: FateState) -> i64:
        """Return the action of the acting seat."""
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind == k.CONSENT or kind == k.TRADE_CONSENT or kind == k.MAY:
            return act.YES
        if kind == k.PAYING:
            return hands.choose_payment(table)
        if kind == k.CALLING_OFF:
            return act.PASS
        if kind == k.HUNTING:
            return places.choose_hunter(table)
        if kind == k.NUMBERING:
            return table.open_codes[len(table.open_codes) - 1]
        if kind == k.QUIET and not self._may_interrupt(table):
            return act.PASS
        context = self.context
        if kind == k.ROLLED:
            context.features.update(table)
            return dice.choose_roll(context, table, packed)
        analyse(context, table)
        if kind == k.ACT or kind == k.QUIET:
            code: i64 = self._anytime_action(table, seat_of(packed))
            if code >= 0:
                return code
            if kind == k.ACT:
                return choose_action(context, table)
            return act.PASS
        if kind == k.INTERRUPT:
            return places.if_open(table, events.wanted_action(context, table, seat_of(packed)))
        if kind == k.COMPANY:
            return choose_company(context, table, packed)
        if kind == k.HIDING:
            return choose_hiding(context, table, packed)
        if kind == k.AFTER_BATTLE:
            return dice.choose_after_battle(context, table, packed)
        if kind == k.HAND_FULL:
            return hands.choose_hand_full(context, table, packed)
        if kind == k.SUMMONING:
            return places.choose_summoned(context, table, packed)
        return self._answer_rest(table, packed, kind)

    def _answer_rest(self, table: FateState, packed: i64, kind: i64) -> i64:
        """Return the action for less frequent decisions."""
        context = self.context
        if kind == k.PLACING:
            return places.choose_place(context, table, packed)
        if kind == k.LOSSES:
            return dice.choose_loss(context, table, packed)
        if kind == k.WEARING:
            return choose_ring(context, table)
        if kind == k.REROLLING:
            return dice.choose_picked_dice(context, table, packed)
        if kind == k.IN_PERIL:
            return dice.choose_in_peril(context, table, packed)
        if kind == k.TRADING:
            return hands.choose_trade(context, table, packed)
        if kind == k.CHOOSING:
            return places.choose_character(context, table, packed)
        if kind == k.LOADING:
            return places.choose_load(context, table, packed)
        if kind == k.WHEELS_TURN:
            return hands.choose_wheels(context, table)
        if kind == k.DISCARDING:
            return hands.choose_discard(context, table, packed)
        if kind == k.ORDERING:
            return hands.choose_order(context, table)
        if kind == k.FORESEEN:
            return hands.choose_foreseen(context, table, packed)
        if kind == k.SPIED:
            return hands.choose_spied(context, table)
        if kind == k.GIVING:
            return hands.choose_handing(context, table, packed)
        if kind == k.RIDING:
            return places.choose_ride(context, table, packed)
        if kind == k.AMBUSHING:
            return places.choose_attack(context, table, packed)
        if kind == k.GIFTING:
            return hands.choose_gift(context, table)
        if kind == k.FREE_PREPARING:
            return hands.choose_free_preparing(context, table, packed)
        return places.if_open(table, act.DONE)

    def _may_interrupt(self, table: FateState) -> bool:
        seat: i64
        for seat in range(table.seats):
            if events.may_want_anything(table, seat):
                return True
        return False

    def _anytime_action(self, table: FateState, me: i64) -> i64:
        """Return an action at any time: its code, or the interrupt for the player who would take it; else -1."""
        context = self.context
        seat: i64
        if events.may_want_anything(table, me):
            code: i64 = events.wanted_action(context, table, me)
            if code >= 0 and table.allows(code):
                return code
        for seat in range(table.seats):
            if seat != me and events.may_want_anything(table, seat) and table.allows(act.INTERRUPT_OF + seat):
                if events.wanted_action(context, table, seat) >= 0:
                    return act.INTERRUPT_OF + seat
        return -1
