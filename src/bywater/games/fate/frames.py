"""Reading the stack of a position: what may lie on what, and with which numbers."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.codes import CHANCE
from bywater.core.errors import BadPosition
from bywater.core.stack import frame, kind_of
from bywater.games.fate.board import LINES, NOWHERE, NUM_PEOPLES, NUM_PLACES, NUM_REGIONS, SHADOW_ARMIES, THREAT
from bywater.games.fate.cards import (
    NUM_CARDS,
    NUM_CHARACTERS,
    NUM_OBJECTIVES,
    NUM_REGION_CARDS,
    NUM_SHADOW,
    NUM_SKIES,
)
from bywater.games.fate.decisions import ASKED
from bywater.games.fate.state import (
    ACT,
    ADVANCE,
    AFTER_BATTLE,
    AFTERWARDS,
    AMBUSHING,
    BATTLE,
    BATTLE_ROLL,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    COMPANY_GOES,
    CONSENT,
    DEAL_TASK,
    DISCARDING,
    DRAW_CARD,
    DRUMBEAT,
    EAGLES_CALL,
    FLIP,
    FLOOR,
    FORESEEN,
    FREE_PREPARING,
    GIFTING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_PERIL,
    JOIN,
    JOURNEY,
    LOADING,
    LOOKING,
    LOSSES,
    MAY,
    MOST_FRAMES,
    MOST_LEVELS,
    NUMBERING,
    ORDER,
    ORDERING,
    PAYING,
    PERIL,
    PLACING,
    QUIET,
    REROLLING,
    RIDING,
    ROLLED,
    SEARCH,
    SEARCH_ROLL,
    SETUP,
    SHADOW,
    SHOW_BACK,
    SKIES_DARKEN,
    SPIED,
    SPYING,
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    TURN,
    WEARING,
    WHEELS_TURN,
    Table,
)

_KINDS: Final = {name: kind for kind, (name, _) in ASKED.items()}

# What each may lie on; 0 is the empty table. What an event or an action sets off lies on what comes afterwards.
_ON: Final[dict[int, tuple[int, ...]]] = {
    SETUP: (0,),
    TURN: (0,),
    AFTERWARDS: (TURN, SKIES_DARKEN, ACT, QUIET, FLOOR, HAND_FULL),
    ADVANCE: (AFTERWARDS,),
    BATTLE: (AFTERWARDS, ADVANCE, DRUMBEAT, JOURNEY, ORDER, SKIES_DARKEN),
    SEARCH: (AFTERWARDS, JOURNEY),
    SKIES_DARKEN: (AFTERWARDS,),
    SHADOW: (TURN,),
    JOURNEY: (AFTERWARDS, RIDING),
    ORDER: (AFTERWARDS,),
    DRUMBEAT: (AFTERWARDS,),
    EAGLES_CALL: (AFTERWARDS,),
    PERIL: (AFTERWARDS,),
    LOOKING: (AFTERWARDS,),
    SPYING: (AFTERWARDS,),
    COMPANY_GOES: (AFTERWARDS,),
    ACT: (TURN,),
    QUIET: (TURN,),
    FLOOR: (ACT, QUIET),
    COMPANY: (JOURNEY, AFTERWARDS, COMPANY_GOES),
    CONSENT: (JOURNEY, COMPANY_GOES),
    TRADE_CONSENT: (AFTERWARDS,),
    CALLING_OFF: (JOURNEY,),
    HIDING: (JOURNEY,),
    PAYING: (AFTERWARDS, JOURNEY, ROLLED, AFTER_BATTLE, IN_PERIL),
    WEARING: (SEARCH,),
    ROLLED: (SEARCH, BATTLE),
    REROLLING: (ROLLED,),
    LOSSES: (BATTLE, PLACING, AFTERWARDS),
    AFTER_BATTLE: (BATTLE,),
    IN_PERIL: (PERIL,),
    TRADING: (AFTERWARDS,),
    MAY: (AFTERWARDS, SPYING, BATTLE),
    NUMBERING: (AFTERWARDS, PLACING, BATTLE, JOURNEY),
    PLACING: (AFTERWARDS, PLACING),
    CHOOSING: (AFTERWARDS,),
    LOADING: (AFTERWARDS, PLACING),
    HUNTING: (ORDER,),
    SUMMONING: (AFTERWARDS, ORDER, EAGLES_CALL),
    WHEELS_TURN: (AFTERWARDS,),
    DISCARDING: (AFTERWARDS,),
    HAND_FULL: (TURN, AFTERWARDS, ORDERING),
    ORDERING: (AFTERWARDS,),
    FORESEEN: (AFTERWARDS,),
    SPIED: (AFTERWARDS,),
    GIVING: (AFTERWARDS,),
    RIDING: (AFTERWARDS,),
    AMBUSHING: (AFTERWARDS, JOURNEY),
    GIFTING: (AFTERWARDS,),
    FREE_PREPARING: (AFTERWARDS,),
    DRAW_CARD: (SETUP, TURN, AFTERWARDS, LOOKING),
    FLIP: (SETUP, SHADOW, SPYING),
    SHOW_BACK: (SETUP, SHADOW, AFTERWARDS, SPIED),
    SEARCH_ROLL: (SEARCH, ROLLED),
    BATTLE_ROLL: (BATTLE, ROLLED, PERIL),
    DEAL_TASK: (SETUP,),
    JOIN: (SETUP, AFTERWARDS),
}

_PLACE: Final = NUM_PLACES - 1
_REGION: Final = NUM_REGIONS - 1
_OTHERS: Final = 31  # a mask of seats
_MOST_THREAT: Final = max(THREAT)

# The largest numbers of each kind; what is not named is 0.
_MOST: Final[dict[int, tuple[int, int, int, int]]] = {
    SETUP: (5, 30, 0, 0),
    TURN: (8, _MOST_THREAT, 0, 0),
    ADVANCE: (len(LINES) - 1, 13, 0, 0),
    BATTLE: (_PLACE, 5, 4, 0),
    SEARCH: (3, 1, 1, 0),
    SKIES_DARKEN: (1, NUM_SKIES - 1, 0, 0),
    SHADOW: (NUM_SHADOW - 1, 2, 0, 0),
    JOURNEY: (9, 3, _PLACE, NUM_CHARACTERS - 1),
    ORDER: (2, 3, NUM_REGIONS, 0),
    DRUMBEAT: (NUM_PLACES, 0, 0, 0),
    EAGLES_CALL: (0, 7, 0, 0),
    PERIL: (NUM_OBJECTIVES - 1, 1, 0, 0),
    LOOKING: (4, 1, 0, 0),
    SPYING: (2, 1, 0, 0),
    COMPANY_GOES: (2, _PLACE, 0, 0),
    COMPANY: (NUM_CHARACTERS + NUM_PEOPLES, 2, 0, 0),
    CONSENT: (_OTHERS, 2, 0, 0),
    TRADE_CONSENT: (NUM_REGION_CARDS - 1, 4, 1, 0),
    PAYING: (15, NUM_REGION_CARDS + 3, NOWHERE, 1),
    ROLLED: (_OTHERS, 1, 0, 0),
    REROLLING: (3, 3, 1, 0),
    LOSSES: (9, _PLACE, 0, 0),
    AFTER_BATTLE: (_OTHERS, 0, 0, 0),
    IN_PERIL: (NUM_OBJECTIVES - 1, 0, 0, 0),
    TRADING: (4, 1, 0, 0),
    MAY: (6, _REGION, 0, 0),
    NUMBERING: (6, int(SHADOW_ARMIES), int(SHADOW_ARMIES), _PLACE),
    PLACING: (14, _PLACE, NUM_PLACES, NUM_OBJECTIVES - 1),
    CHOOSING: (3, 0, 0, 0),
    LOADING: (2, _PLACE, NUM_PEOPLES, 36),
    HUNTING: (NUM_REGIONS, 0, 0, 0),
    SUMMONING: (3, 3, _REGION, 0),
    DISCARDING: (2, NUM_CARDS + 3, 0, 0),
    ORDERING: (3, 0, 0, 0),
    SPIED: (1, NUM_SHADOW, 0, 0),
    GIVING: (_OTHERS, 0, 0, 0),
    RIDING: (_PLACE, 3, NUM_CHARACTERS, 0),
    AMBUSHING: (_PLACE, 3, 0, 0),
    DRAW_CARD: (3, 4, 0, 0),
    FLIP: (MOST_LEVELS - 1, 2, 0, 0),
    SHOW_BACK: (MOST_LEVELS - 1, 0, 0, 0),
    SEARCH_ROLL: (7, 0, 0, 0),
    BATTLE_ROLL: (3, 0, 0, 0),
    JOIN: (2, 4, 0, 0),
}
_NONE: Final = (0, 0, 0, 0)


def read_stack(table: Table, stack: Any) -> None:
    """Push the frames of a position, each of them checked by itself and with what it lies on."""
    if not isinstance(stack, list) or len(stack) > MOST_FRAMES - 12:
        raise BadPosition(f"stack: a list of frames is wanted, not {stack!r}")
    for number, given in enumerate(stack):
        parts = given if isinstance(given, list) else []
        if len(parts) != 6 or any(type(part) is not int for part in parts[1:]):
            raise BadPosition(f"frame {number + 1} of the stack is not [kind, seat, and four numbers]")
        kind = _KINDS.get(parts[0], 0) if isinstance(parts[0], str) else 0
        if not kind:
            raise BadPosition(f"frame {number + 1}: there is no question {parts[0]!r}")
        seat, a, b, c, d = parts[1:]
        most = _MOST.get(kind, _NONE)
        if not (0 <= a <= most[0] and 0 <= b <= most[1] and 0 <= c <= most[2] and 0 <= d <= most[3]):
            raise BadPosition(f"frame {number + 1}: {parts[0]} can't have these numbers")
        if (seat != CHANCE) if kind >= DRAW_CARD else not 0 <= seat < table.seats:
            raise BadPosition(f"frame {number + 1}: {parts[0]} asks the wrong one")
        under = int(kind_of(table.top()))
        if under not in _ON[kind] or _too_often(table, kind):
            raise BadPosition(f"frame {number + 1}: {parts[0]} can't be asked there")
        table.push(frame(kind, seat, a, b, c, d))


def _too_often(table: Table, kind: int) -> bool:
    """Hands that are full and cards that make each other wait do so once, and not for ever."""
    level: i64
    found = 0
    for level in range(table.height):
        found += 1 if kind_of(table.stack[level]) == kind else 0
    return found > (3 if kind == AFTERWARDS else 1)
