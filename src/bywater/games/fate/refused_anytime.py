"""Why not: what may be done at any time, by events and abilities."""

from mypy_extensions import i64

from bywater.core.message import Message
from bywater.games.fate.actions import (
    DISTRACT,
    LADY,
    PLAY,
    SHOOT,
    SHOOT_NAZGUL,
)
from bywater.games.fate.board import (
    FRIENDSHIP,
    MORDOR,
    MOST_HOPE,
    NOWHERE,
    REGION_OF,
    ROADS,
    STEALTH,
)
from bywater.games.fate.cards import (
    EVENTS,
    FIRST_EVENT,
    GALADRIEL,
    LEGOLAS,
    LEMBAS,
    MERRY,
    TOM_BOMBADIL,
)
from bywater.games.fate.events import in_action_step, lady_symbol
from bywater.games.fate.naming import (
    character,
    event,
    place,
    region,
)
from bywater.games.fate.refused_deeds import costs
from bywater.games.fate.state import (
    ACT,
    FLOOR,
    HAND_FULL,
    QUIET,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL


def no_anytime(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """F36: events and three abilities, wherever nothing is half done."""
    if PLAY <= action < SHOOT:
        if not (table.hands[asked] >> (FIRST_EVENT + action - PLAY)) & 1:
            return Message("refused-not-in-hand", {"card": f"card-{EVENTS[action - PLAY]}"})
        if kind not in (ACT, QUIET, FLOOR, HAND_FULL):
            return Message("refused-not-quiet")
        return _no_event(table, action - PLAY)
    owner: i64 = GALADRIEL if action == LADY else MERRY if action == DISTRACT else LEGOLAS
    if table.owner_of[owner] != asked:
        return Message("refused-not-your-character", {"character": character(owner)})
    if table.where[owner] >= NOWHERE:
        return Message("refused-off-board", {"character": character(owner)})
    if kind == HAND_FULL:
        return Message("refused-hand-first")
    if kind not in (ACT, QUIET, FLOOR):
        return Message("refused-not-quiet")
    here: i64 = table.where[owner]
    if action == LADY:
        return _no_lady(table, asked, here)
    if action == DISTRACT:
        return _no_distraction(table, asked, here)
    if not table.has_symbol(asked, STEALTH):
        return costs(ONE_SYMBOL[STEALTH])
    if action == SHOOT_NAZGUL:  # K34
        if REGION_OF[here] == MORDOR:
            return Message("refused-in-mordor")
        return Message("refused-no-nazgul", {"region": region(REGION_OF[here])})
    target: i64 = action - SHOOT
    if target != here and not (ROADS[here] >> target) & 1:
        return Message("refused-too-far", {"place": place(target)})
    return Message("refused-no-enemy", {"place": place(target)})


def _no_event(table: Table, number: i64) -> Message:
    """N4: an event that would do nothing."""
    if number == TOM_BOMBADIL:
        return Message("refused-hope-full", {"count": MOST_HOPE})
    if number == LEMBAS and not in_action_step(table):  # E07
        return Message("refused-no-action-step")
    return Message("refused-event-idle", {"event": event(number)})


def _no_lady(table: Table, asked: i64, here: i64) -> Message:
    """K21, X4"""
    if not (table.havens >> here) & 1:
        return Message("refused-not-haven", {"place": place(here)})
    if not table.has_symbol(asked, lady_symbol(table)):
        return costs(ONE_SYMBOL[lady_symbol(table)])
    return Message("refused-no-events-left")


def _no_distraction(table: Table, asked: i64, here: i64) -> Message:
    """K37"""
    if not table.has_symbol(asked, FRIENDSHIP):
        return costs(ONE_SYMBOL[FRIENDSHIP])
    if table.nazgul[REGION_OF[here]] >= 4:
        return Message("refused-nazgul-enough", {"region": region(REGION_OF[here])})
    return Message("refused-no-nazgul-elsewhere")
