"""Rules of thumb for Fate of the Fellowship: one team, whose players all see the same and think alike.

What everybody could do is weighed in hope per action (`errands`, `bearer`, `sharing`); the active player does the best
of it (`acting`). The other files answer what is asked on the way.
"""

from collections.abc import Callable
from typing import Final

from bywater.bots.fate.acting import choose_deed
from bywater.bots.fate.bearer import Bearer
from bywater.bots.fate.errands import Plan
from bywater.bots.fate.journeys import (
    choose_calling_off,
    choose_company,
    choose_consent,
    choose_hiding,
    choose_wearing,
)
from bywater.bots.fate.placing import (
    choose_attack,
    choose_character,
    choose_discard,
    choose_foreseen,
    choose_free_preparing,
    choose_gift,
    choose_hand_full,
    choose_handing,
    choose_hunter,
    choose_load,
    choose_may,
    choose_number,
    choose_order,
    choose_place,
    choose_ride,
    choose_spied,
    choose_summoned,
    choose_trade,
    choose_wheels,
)
from bywater.bots.fate.rolling import (
    choose_after_battle,
    choose_in_peril,
    choose_loss,
    choose_picked_dice,
    choose_roll,
)
from bywater.bots.fate.sight import Sight
from bywater.bots.fate.wishes import wishes
from bywater.core.game import Game
from bywater.core.state import View
from bywater.games.fate.actions import DONE, FLOOR_OF, GO_ON

__all__ = ["Thumb"]


def _act(plan: Plan, bearer: Bearer) -> int:
    code = _speak(plan, bearer)
    return code if code is not None else choose_deed(plan, bearer)


def _quiet(plan: Plan, bearer: Bearer) -> int:
    code = _speak(plan, bearer)
    return code if code is not None else plan.sight.first_of(GO_ON)


def _floor(plan: Plan, bearer: Bearer) -> int:
    wished = wishes(plan, bearer, plan.sight.me)
    return plan.sight.first_of(*wished, DONE)


def _speak(plan: Plan, bearer: Bearer) -> int | None:
    """Something to be done at any time, by oneself or by somebody who then gets the floor."""
    sight = plan.sight
    for code in wishes(plan, bearer, sight.me):
        if code in sight.open:
            return code
    for seat in range(sight.seats):
        if FLOOR_OF + seat in sight.open and wishes(plan, bearer, seat):
            return int(FLOOR_OF + seat)
    return None


def _pay(plan: Plan, _: Bearer) -> int:
    """Cards go before tokens, which no hand limit takes away."""
    return plan.sight.legal[0]


_ANSWERS: Final[dict[str, Callable[[Plan, Bearer], int]]] = {
    "act": _act,
    "quiet": _quiet,
    "floor": _floor,
    "paying": _pay,
    "company": choose_company,
    "consent": lambda plan, bearer: choose_consent(plan),
    "trade_consent": lambda plan, bearer: choose_consent(plan),
    "calling_off": lambda plan, bearer: choose_calling_off(plan),
    "hiding": choose_hiding,
    "wearing": lambda plan, bearer: choose_wearing(plan),
    "rolled": lambda plan, bearer: choose_roll(plan),
    "rerolling": lambda plan, bearer: choose_picked_dice(plan),
    "losses": lambda plan, bearer: choose_loss(plan),
    "after_battle": lambda plan, bearer: choose_after_battle(plan),
    "in_peril": lambda plan, bearer: choose_in_peril(plan),
    "trading": lambda plan, bearer: choose_trade(plan),
    "may": lambda plan, bearer: choose_may(plan),
    "numbering": lambda plan, bearer: choose_number(plan),
    "placing": lambda plan, bearer: choose_place(plan),
    "choosing": choose_character,
    "loading": lambda plan, bearer: choose_load(plan),
    "hunting": lambda plan, bearer: choose_hunter(plan),
    "summoning": choose_summoned,
    "wheels_turn": lambda plan, bearer: choose_wheels(plan),
    "discarding": lambda plan, bearer: choose_discard(plan),
    "hand_full": lambda plan, bearer: choose_hand_full(plan, wishes(plan, bearer, plan.sight.me)),
    "ordering": lambda plan, bearer: choose_order(plan),
    "foreseen": lambda plan, bearer: choose_foreseen(plan),
    "spied": lambda plan, bearer: choose_spied(plan),
    "giving": lambda plan, bearer: choose_handing(plan),
    "riding": choose_ride,
    "ambushing": lambda plan, bearer: choose_attack(plan),
    "gifting": lambda plan, bearer: choose_gift(plan),
    "free_preparing": lambda plan, bearer: choose_free_preparing(plan),
}


class Thumb:
    """The rules of thumb at one table."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View) -> int:
        plan = Plan(Sight(view))
        return int(_ANSWERS[plan.sight.kind](plan, Bearer(plan)))
