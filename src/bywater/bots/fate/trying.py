"""Which choices are worth trying in a search, beside the one that the rules of thumb would make."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.fate.acting import errands_of
from bywater.bots.fate.mind import Mind
from bywater.core.codes import BIT, lowest
from bywater.core.stack import kind_of
from bywater.games.fate.actions import (
    ACT_AS,
    DISTRACT,
    FLOOR_OF,
    LADY,
    PLAY,
    SHOOT,
    SHOOT_NAZGUL,
)
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AMBUSHING,
    CHOOSING,
    COMPANY,
    DISCARDING,
    FLOOR,
    FORESEEN,
    HAND_FULL,
    HIDING,
    IN_PERIL,
    LOSSES,
    ORDERING,
    PLACING,
    QUIET,
    SUMMONING,
    TRADING,
    WEARING,
    WHEELS_TURN,
)
from bywater.games.fate.turn import actors

MOST_TRIED: Final = 10
MOST_LISTED: Final = 14  # a longer list than that is left to the rules of thumb
_TRIED: Final[i64] = sum(
    2 ** (kind - ACT)
    for kind in (
        *(COMPANY, HIDING, WEARING, AFTER_BATTLE, LOSSES, IN_PERIL, TRADING, CHOOSING, PLACING, SUMMONING),
        *(WHEELS_TURN, DISCARDING, HAND_FULL, ORDERING, FORESEEN, AMBUSHING, QUIET, FLOOR),
    )
)


def worth_trying(mind: Mind, table: FateState, own: i64) -> vec[i64]:
    """The choices worth trying, what the rules of thumb would do first."""
    kind: i64 = kind_of(table.top())
    if kind == ACT:
        return _deeds(mind, table, own)
    found = vec[i64]([own])
    if not (_TRIED >> (kind - ACT)) & 1 or len(table.open_codes) > MOST_LISTED:
        return found
    code: i64
    for code in table.open_codes:
        if code != own and not FLOOR_OF <= code < ACT_AS:
            found = append(found, code)
    return found


def _deeds(mind: Mind, table: FateState, own: i64) -> vec[i64]:
    """The best errands of who acts, the other character, and what may be done at any time."""
    found = vec[i64]([own])
    code: i64
    others: i64 = actors(table)
    if table.acting >= 0:
        others &= ~BIT[table.acting]
        errands = errands_of(mind, table, table.acting)
        last: float = 1000.0
        while len(found) < MOST_TRIED:
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
        code = ACT_AS + lowest(others)
        others &= others - 1
        if code != own:
            found = append(found, code)
    for code in table.open_codes:
        if PLAY <= code < SHOOT or code == DISTRACT or code == SHOOT_NAZGUL or code == LADY:
            if code != own:
                found = append(found, code)
    return found


def _holds(codes: vec[i64], code: i64) -> bool:
    other: i64
    for other in codes:
        if other == code:
            return True
    return False
