"""A player's turn: which character has four actions and which one, and what they do with them."""

from typing import Final

from bywater.bots.fate.bearer import Bearer
from bywater.bots.fate.errands import Errand, Plan
from bywater.bots.fate.preparing import prepare_errands
from bywater.bots.fate.sharing import sharing_errands
from bywater.games.fate.actions import ACT_AS, DONE
from bywater.games.fate.board import NOWHERE
from bywater.games.fate.cards import NUM_CHARACTERS

LEAST: Final = 0.06  # what an action must be worth


def all_errands(plan: Plan, bearer: Bearer, character: int) -> list[Errand]:
    """Everything a character could do, the best first; nothing if it has left the board."""
    if plan.sight.where[character] >= NOWHERE:
        return []
    found = plan.errands(character)
    found += bearer.errands(character)
    found += sharing_errands(plan, character)
    found += prepare_errands(plan, character)
    found.sort(key=lambda errand: (-errand.rate, errand.code))
    return found


def choose_deed(plan: Plan, bearer: Bearer) -> int:
    """The next action of the active player."""
    sight = plan.sight
    others = [n for n in range(NUM_CHARACTERS) if ACT_AS + n in sight.open]
    if sight.acting < 0:
        ranked = {n: all_errands(plan, bearer, n) for n in others}
        if not others:
            return DONE
        if len(others) == 1:
            return ACT_AS + others[0]
        return ACT_AS + _first(ranked, others, sight.seats == 1)
    mine = [errand for errand in all_errands(plan, bearer, sight.acting) if errand.code in sight.open]
    best = mine[0] if mine and mine[0].rate > LEAST else None
    if not others:
        return best.code if best else DONE
    theirs = all_errands(plan, bearer, others[0])
    if best is None:
        return ACT_AS + others[0]
    if sight.seats > 1 and sight.view["taken"] == 1:
        # to go on means that the other has one action only
        if four(theirs) > three(mine) + one(theirs):
            return ACT_AS + others[0]
    return best.code


def one(errands: list[Errand]) -> float:
    return errands[0].rate if errands else 0.0


def three(errands: list[Errand]) -> float:
    """About what three actions are worth."""
    often = next((errand.rate for errand in errands if not errand.once), 0.0)
    return max(one(errands) + 2 * often, 3 * often)


def four(errands: list[Errand]) -> float:
    often = next((errand.rate for errand in errands if not errand.once), 0.0)
    return one(errands) + 3 * often


def _first(ranked: dict[int, list[Errand]], others: list[int], alone: bool) -> int:
    """Who begins: the one who shall have one action, if there is something to do with it."""
    a, b = others[0], others[1]
    if alone:
        return a if one(ranked[a]) > LEAST else b
    if four(ranked[a]) + one(ranked[b]) >= one(ranked[a]) + four(ranked[b]):
        main, minor = a, b
    else:
        main, minor = b, a
    return minor if one(ranked[minor]) > LEAST else main
