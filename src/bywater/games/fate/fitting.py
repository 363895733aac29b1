"""Whether each frame of a position fits the table and the frames around it; the answer is a reason, or nothing."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.fate.board import (
    LINE_LENGTHS,
)
from bywater.games.fate.cards import (
    FRODO,
)
from bywater.games.fate.fitting_armies import (
    bad_choosing,
    bad_loading,
    bad_losses,
    bad_may,
    bad_numbering,
    bad_placing,
    bad_trade,
)
from bywater.games.fate.fitting_cards import (
    bad_back,
    bad_discarding,
    bad_draw,
    bad_flip,
    bad_hunting,
    bad_join,
    bad_ordering,
    bad_spying,
    bad_summoning,
)
from bywater.games.fate.fitting_deeds import under_of
from bywater.games.fate.fitting_journeys import (
    bad_ambush,
    bad_company,
    bad_company_goes,
    bad_consent,
    bad_journey,
    bad_on_journey,
    bad_riding,
)
from bywater.games.fate.fitting_payments import bad_payment
from bywater.games.fate.fitting_rolls import (
    bad_battle,
    bad_battle_roll,
    bad_in_peril,
    bad_peril,
    bad_rerolling,
    bad_rolled,
    bad_search,
    bad_search_roll,
)
from bywater.games.fate.state import (
    ACT,
    ADVANCE,
    AFTER_BATTLE,
    AMBUSHING,
    BATTLE,
    BATTLE_ROLL,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    COMPANY_GOES,
    CONSENT,
    DISCARDING,
    DRAW_CARD,
    FLIP,
    FLOOR,
    FREE_PREPARING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_PERIL,
    JOIN,
    JOURNEY,
    LOADING,
    LOSSES,
    MAY,
    NUMBERING,
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
    SHADOW,
    SHOW_BACK,
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

_BadAt = Callable[[Table, int], str]

# The step of a turn that each question belongs to.
_TURN_STEPS: Final = {ACT: (1,), DRAW_CARD: (2, 3), HAND_FULL: (5,), QUIET: (7,), SHADOW: (5, 6)}


def misfit(table: Table, level: int) -> str:
    """What is wrong with the frame at this level; empty if nothing is."""
    packed: i64 = table.stack[level]
    kind = int(kind_of(packed))
    if kind == FREE_PREPARING and table.seats > 1:
        return "that is for one who plays alone"
    found = _CHECKS.get(kind)
    if found is not None:
        return found(table, level)
    return ""


def _bad_turn(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if seat_of(packed) != table.active:
        return "it is another's turn"
    over = int(kind_of(table.stack[level + 1])) if level + 1 < table.height else 0
    if over in _TURN_STEPS and a_of(packed) not in _TURN_STEPS[over]:
        return "the turn is at another step"
    return "" if b_of(packed) or a_of(packed) != 7 else "no shadow card is to come"


def _bad_acting(table: Table, level: int) -> str:
    return "" if seat_of(table.stack[level]) == table.active else "the active player is asked"


def _bad_floor(table: Table, level: int) -> str:
    return "" if seat_of(table.stack[level]) != seat_of(under_of(table, level)) else "who is asked needs no floor"


def _bad_window(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if a_of(packed) >> table.seats or (a_of(packed) >> seat_of(packed)) & 1:
        return "others are asked later, each once"
    return ""


def _bad_after_battle(table: Table, level: int) -> str:
    return _bad_window(table, level) if b_of(under_of(table, level)) == 4 else "the battle is at another step"


def _bad_advance(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    return "" if b_of(packed) <= LINE_LENGTHS[a_of(packed)] else "the line is not so long"


def _bad_shadow(table: Table, level: int) -> str:
    if not b_of(table.stack[level]) and not table.levels:
        return "there is no card to be turned up"
    return ""


def _bad_wearing(table: Table, level: int) -> str:
    if a_of(under_of(table, level)) != 1 or seat_of(table.stack[level]) != table.owner_of[FRODO]:
        return "Frodo's player is asked before the dice"
    return ""


_CHECKS: Final[dict[int, _BadAt]] = {
    TURN: _bad_turn,
    ACT: _bad_acting,
    QUIET: _bad_acting,
    FLOOR: _bad_floor,
    ADVANCE: _bad_advance,
    SHADOW: _bad_shadow,
    BATTLE: bad_battle,
    SEARCH: bad_search,
    JOURNEY: bad_journey,
    PERIL: bad_peril,
    SPYING: bad_spying,
    SPIED: bad_spying,
    COMPANY_GOES: bad_company_goes,
    COMPANY: bad_company,
    CONSENT: bad_consent,
    TRADE_CONSENT: bad_trade,
    TRADING: bad_trade,
    CALLING_OFF: bad_on_journey,
    HIDING: bad_on_journey,
    PAYING: bad_payment,
    WEARING: _bad_wearing,
    ROLLED: bad_rolled,
    REROLLING: bad_rerolling,
    LOSSES: bad_losses,
    AFTER_BATTLE: _bad_after_battle,
    IN_PERIL: bad_in_peril,
    MAY: bad_may,
    NUMBERING: bad_numbering,
    PLACING: bad_placing,
    CHOOSING: bad_choosing,
    LOADING: bad_loading,
    HUNTING: bad_hunting,
    SUMMONING: bad_summoning,
    WHEELS_TURN: _bad_acting,
    DISCARDING: bad_discarding,
    ORDERING: bad_ordering,
    GIVING: _bad_window,
    RIDING: bad_riding,
    AMBUSHING: bad_ambush,
    DRAW_CARD: bad_draw,
    FLIP: bad_flip,
    SHOW_BACK: bad_back,
    SEARCH_ROLL: bad_search_roll,
    BATTLE_ROLL: bad_battle_roll,
    JOIN: bad_join,
}
