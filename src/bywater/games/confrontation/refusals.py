"""Why not: a reason for every action that a seat can't choose now, from what that seat may know."""

from mypy_extensions import i64

from bywater.core.codes import OVER
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.confrontation.actions import (
    FETCH,
    MOVE,
    MOVE_FIGURE,
    MOVE_GOAL,
    MOVE_START,
    NUM_ACTIONS,
    PALANTIR_CODE,
    PASS,
    PLAY,
    RECALL_CODE,
    RETREAT,
    SAM_CODE,
    SHADOWFAX_CODE,
    STRIKE,
    WHITE_CODE,
    is_move,
    own_side,
)
from bywater.games.confrontation.board import (
    AROUND,
    DARK,
    DOWNSTREAM,
    FORWARD,
    LIGHT,
    MORDOR,
    MOUNTAIN,
    OUT,
    REGIONS,
    SHIRE,
    SIDEWAYS,
    SLOTS,
    has,
)
from bywater.games.confrontation.cards import (
    CARDS,
    GANDALF_THE_WHITE,
    PALANTIR,
    RECALL,
    SHADOWFAX,
    SPECIALS,
)
from bywater.games.confrontation.figures import BLACK_RIDER, EACH, FIGURES, GANDALF, NAZGUL, side_of
from bywater.games.confrontation.state import (
    CARD,
    FETCHING,
    FLEE,
    FRODO_OR_SAM,
    GALLOP,
    NO_MOUNTAIN_FLIGHT,
    NO_RIVER_STEP,
    PLACING,
    STEP,
    TUNNEL,
    TURN,
    WITHDRAW,
    Table,
)
from bywater.games.confrontation.turn import holds


def why(table: Table, action: int, seat: int) -> Message | None:
    """None if this seat may do that now."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < NUM_ACTIONS:
        return Message("refused-unknown")
    if own_side(action) == 1 - seat:
        return Message("refused-not-yours")
    if table.actor != seat:
        return Message("refused-not-asked")
    if table.allows(action):
        return None
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == PLACING and action < MOVE:
        return _placing(table, action, packed)
    if kind == TURN or kind == STEP or kind == GALLOP:
        return _moving(table, action, kind, packed)
    if kind == CARD and PLAY <= action < FETCH:
        return Message("refused-card-spent", {"card": f"card-{CARDS[action - PLAY]}"})
    if kind == FETCHING:
        if FETCH <= action < PASS:
            return Message("refused-not-discarded", {"card": f"card-{CARDS[action - FETCH]}"})
        if action == PASS:
            return Message("refused-must-fetch")
    if kind in (FRODO_OR_SAM, FLEE, WITHDRAW) and RETREAT <= action < SAM_CODE:
        return _leaving(table, action - RETREAT, seat)
    if kind == FRODO_OR_SAM and action == SAM_CODE:
        return Message("refused-friend-away")
    if kind == WITHDRAW and action == PASS:
        return Message("refused-must-withdraw")
    if kind == TUNNEL and action == STRIKE:
        return Message("refused-no-balrog")
    return Message("refused-other-question")


def _region(region: i64) -> str:
    return f"region-{REGIONS[region]}"


def _figure(figure: i64) -> str:
    return f"figure-{FIGURES[figure]}"


def _placing(table: Table, action: i64, packed: i64) -> Message:
    figure: i64 = action // 5
    if table.at[figure] != OUT:
        return Message("refused-placed", {"figure": _figure(figure)})
    return Message("refused-other-slot", {"region": _region(SLOTS[seat_of(packed) * 5 + a_of(packed)])})


def _moving(table: Table, action: i64, kind: i64, packed: i64) -> Message:
    if is_move(action):
        number: i64 = action - MOVE
        figure: i64 = MOVE_FIGURE[number]
        place: i64 = table.at[figure]
        if place == OUT:
            return Message("refused-out", {"figure": _figure(figure)})
        if kind == GALLOP:
            if place < OUT - 1:
                return Message("refused-rider-only")
            place = b_of(packed)
        if place != MOVE_START[number]:
            return Message("refused-elsewhere", {"figure": _figure(figure), "region": _region(place)})
        return _no_way(table, figure, place, MOVE_GOAL[number], kind)
    if kind == TURN:
        return _special(table, action)
    if kind == GALLOP and action == PASS:
        return Message("refused-must-ride-on")
    return Message("refused-other-question")


def _no_way(table: Table, figure: i64, start: i64, goal: i64, kind: i64) -> Message:
    """The figure stands there, but can't go that way."""
    side: i64 = side_of(figure)
    params: dict[str, int | str] = {"figure": _figure(figure), "region": _region(goal)}
    if has(FORWARD[side * 16 + start], goal):
        if kind == STEP and table.count(1 - side, goal):
            return Message("refused-shadowfax-enemy", params)
        if kind == STEP and table.flags & NO_RIVER_STEP and has(DOWNSTREAM[start], goal):  # M20
            return Message("refused-shadowfax-river")
        return Message("refused-full", params)
    if kind == STEP:
        return Message("refused-forward-only", params)
    if figure == NAZGUL:
        if table.flags & NO_MOUNTAIN_FLIGHT and MOUNTAIN[start] and MOUNTAIN[goal]:  # M19
            return Message("refused-nazgul-mountains")
        return Message("refused-nazgul", params)
    if figure == BLACK_RIDER:
        return Message("refused-rider-path", params)
    if has(SIDEWAYS[start] | AROUND[start], goal):
        return Message("refused-only-to-attack", params)
    return Message("refused-forward-only", params)


def _special(table: Table, action: i64) -> Message:
    """A special card that can't be used now."""
    special: i64 = -1
    if action == SHADOWFAX_CODE:
        special = SHADOWFAX
    elif action == WHITE_CODE:
        special = GANDALF_THE_WHITE
    elif PALANTIR_CODE <= action < RECALL_CODE:
        special = PALANTIR
    elif RECALL_CODE <= action < STRIKE:
        special = RECALL
    if special < 0:
        return Message("refused-other-question")
    if not holds(table, special):
        return Message("refused-no-special", {"special": f"special-{SPECIALS[special]}"})
    if special == GANDALF_THE_WHITE:
        return Message("refused-gandalf-lives" if table.at[GANDALF] != OUT else "refused-fangorn-taken")
    if special == PALANTIR:
        return Message("refused-palantir-shire" if action == PALANTIR_CODE + SHIRE else "refused-palantir-empty")
    if special == RECALL:
        if table.count(LIGHT, MORDOR) or table.count(DARK, MORDOR) >= 4:
            return Message("refused-mordor-taken")
        return Message("refused-recall", {"figure": _figure(action - RECALL_CODE + EACH)})
    return Message("refused-shadowfax-nowhere")


def _leaving(table: Table, region: i64, seat: i64) -> Message:
    """A region that a fighter can't leave the battle to."""
    params: dict[str, int | str] = {"region": _region(region)}
    if MOUNTAIN[table.field] and MOUNTAIN[region]:
        return Message("refused-mountains")
    if not has(AROUND[table.field], region):
        return Message("refused-not-adjacent", params)
    if table.count(1 - seat, region):
        return Message("refused-enemy-there", params)
    if has(table.full[seat], region):
        return Message("refused-no-room", params)
    return Message("refused-wrong-way", params)
