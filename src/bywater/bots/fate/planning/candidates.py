"""The candidate actions of a decision for a search, besides that of the rules of thumb."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.policy.turn import errands_of
from bywater.core.bits import BIT, lowest_bit
from bywater.core.frames import kind_of
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import frames as k
from bywater.games.fate.rules.turn import actors
from bywater.games.fate.state import FateState

MAX_TRIED: Final = 10
MAX_LISTED: Final = 14  # longer lists are left to the rules of thumb
_SEARCHED: Final = frozenset(
    {
        *(k.COMPANY, k.HIDING, k.WEARING, k.AFTER_BATTLE, k.LOSSES, k.IN_PERIL, k.TRADING, k.CHOOSING, k.PLACING),
        *(k.SUMMONING, k.WHEELS_TURN, k.DISCARDING, k.HAND_FULL, k.ORDERING, k.FORESEEN, k.AMBUSHING, k.QUIET),
        k.INTERRUPT,
    }
)
_IS_SEARCHED: Final = vec[i64]([1 if kind in _SEARCHED else 0 for kind in range(256)])  # by kind of decision


def candidates_of(context: Context, table: FateState, own: i64) -> vec[i64]:
    """Return the candidates, the action of the rules of thumb first."""
    kind: i64 = kind_of(table.top())
    if kind == k.ACT:
        return _actions(context, table, own)
    found = vec[i64]([own])
    if not _IS_SEARCHED[kind] or len(table.open_codes) > MAX_LISTED:
        return found
    code: i64
    for code in table.open_codes:
        if code != own and not act.INTERRUPT_OF <= code < act.ACT_AS:
            found = append(found, code)
    return found


def _actions(context: Context, table: FateState, own: i64) -> vec[i64]:
    """Return the best errands of the acting character, the player's other character, and actions at any time."""
    found = vec[i64]([own])
    code: i64
    others: i64 = actors(table)
    if table.acting >= 0:
        others &= ~BIT[table.acting]
        errands = errands_of(context, table, table.acting)
        last: float = 1000.0
        while len(found) < MAX_TRIED:
            # the next best errand below the last one
            best: i64 = -1
            number: i64
            for number in range(errands.count):
                rate: float = errands.rate[number]
                if rate < last and rate > 0.0 and (best < 0 or rate > errands.rate[best]):
                    best = number
            if best < 0:
                break
            last = errands.rate[best]
            code = errands.code[best]
            if not _holds(found, code) and table.allows(code):
                found = append(found, code)
    while others:
        code = act.ACT_AS + lowest_bit(others)
        others &= others - 1
        if code != own:
            found = append(found, code)
    for code in table.open_codes:
        if act.PLAY <= code < act.SHOOT or code == act.DISTRACT or code == act.SHOOT_NAZGUL or code == act.LADY:
            if code != own:
                found = append(found, code)
    return found


def _holds(codes: vec[i64], code: i64) -> bool:
    other: i64
    for other in codes:
        if other == code:
            return True
    return False
