"""Reasons why a seat can't play an action now, as messages based on what the seat may know."""

from mypy_extensions import i64

from bywater.core.frames import a_of, b_of, kind_of, seat_of
from bywater.core.message import Message
from bywater.core.seats import OVER
from bywater.games.confrontation.model import actions, board, cards, figures, names
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, OUT, ROAD
from bywater.games.confrontation.model.figures import EACH, side_of
from bywater.games.confrontation.model.options import NO_MOUNTAIN_FLIGHT, NO_RIVER_STEP
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.specials import has_special


def why(table: Table, action: int, seat: int) -> Message | None:
    """Return the reason why this seat can't play this action; None if it can."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < actions.NUM_ACTIONS:
        return Message("refused-unknown")
    if actions.side_of_action(action) == 1 - seat:
        return Message("refused-not-yours")
    if table.actor != seat:
        return Message("refused-not-asked")
    if table.allows(action):
        return None
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.PLACE and action < actions.MOVE:
        return _placing(table, action, packed)
    if kind == k.TURN or kind == k.STEP or kind == k.GALLOP:
        return _moving(table, action, kind, packed)
    if kind == k.CARD and actions.PLAY <= action < actions.FETCH:
        return Message("refused-card-spent", {"card": names.card_key(action - actions.PLAY)})
    if kind == k.FETCH:
        if actions.FETCH <= action < actions.PASS:
            return Message("refused-not-discarded", {"card": names.card_key(action - actions.FETCH)})
        if action == actions.PASS:
            return Message("refused-must-fetch")
    if kind in (k.FRODO_OR_SAM, k.FLEE, k.WITHDRAW) and actions.RETREAT <= action < actions.SAM_CODE:
        return _leaving(table, action - actions.RETREAT, seat)
    if kind == k.FRODO_OR_SAM and action == actions.SAM_CODE:
        return Message("refused-friend-away")
    if kind == k.WITHDRAW and action == actions.PASS:
        return Message("refused-must-withdraw")
    if kind == k.TUNNEL and action == actions.STRIKE:
        return Message("refused-no-balrog")
    return Message("refused-other-question")


def _placing(table: Table, action: i64, packed: i64) -> Message:
    figure: i64 = action // 5
    if table.at[figure] != OUT:
        return Message("refused-placed", {"figure": names.figure_key(figure)})
    return Message("refused-other-slot", {"region": names.region_key(board.SLOTS[seat_of(packed) * 5 + a_of(packed)])})


def _moving(table: Table, action: i64, kind: i64, packed: i64) -> Message:
    if actions.is_move(action):
        number: i64 = action - actions.MOVE
        figure: i64 = actions.MOVE_FIGURE[number]
        place: i64 = table.at[figure]
        if place == OUT:
            return Message("refused-out", {"figure": names.figure_key(figure)})
        if kind == k.GALLOP:
            if place < ROAD:
                return Message("refused-rider-only")
            place = b_of(packed)
        if place != actions.MOVE_START[number]:
            return Message("refused-elsewhere", {"figure": names.figure_key(figure), "region": names.region_key(place)})
        return _no_way(table, figure, place, actions.MOVE_GOAL[number], kind)
    if kind == k.TURN:
        return _special(table, action)
    if kind == k.GALLOP and action == actions.PASS:
        return Message("refused-must-ride-on")
    return Message("refused-other-question")


def _no_way(table: Table, figure: i64, start: i64, goal: i64, kind: i64) -> Message:
    """Why a figure can't move from `start` to this region."""
    side: i64 = side_of(figure)
    params: dict[str, int | str] = {"figure": names.figure_key(figure), "region": names.region_key(goal)}
    if board.has(board.FORWARD[side * 16 + start], goal):
        if kind == k.STEP and table.count(1 - side, goal):
            return Message("refused-shadowfax-enemy", params)
        if kind == k.STEP and table.flags & NO_RIVER_STEP and board.has(board.DOWNSTREAM[start], goal):  # M20
            return Message("refused-shadowfax-river")
        return Message("refused-full", params)
    if kind == k.STEP:
        return Message("refused-forward-only", params)
    if figure == figures.NAZGUL:
        if table.flags & NO_MOUNTAIN_FLIGHT and board.MOUNTAIN[start] and board.MOUNTAIN[goal]:  # M19
            return Message("refused-nazgul-mountains")
        return Message("refused-nazgul", params)
    if figure == figures.BLACK_RIDER:
        return Message("refused-rider-path", params)
    if board.has(board.SIDEWAYS[start] | board.AROUND[start], goal):
        return Message("refused-only-to-attack", params)
    return Message("refused-forward-only", params)


def _special(table: Table, action: i64) -> Message:
    """Why a special card can't be used."""
    special: i64 = -1
    if action == actions.SHADOWFAX_CODE:
        special = cards.SHADOWFAX
    elif action == actions.WHITE_CODE:
        special = cards.GANDALF_THE_WHITE
    elif actions.PALANTIR_CODE <= action < actions.RECALL_CODE:
        special = cards.PALANTIR
    elif actions.RECALL_CODE <= action < actions.STRIKE:
        special = cards.RECALL
    if special < 0:
        return Message("refused-other-question")
    if not has_special(table, special):
        return Message("refused-no-special", {"special": names.special_key(special)})
    if special == cards.GANDALF_THE_WHITE:
        return Message("refused-gandalf-lives" if table.at[figures.GANDALF] != OUT else "refused-fangorn-taken")
    if special == cards.PALANTIR:
        return Message(
            "refused-palantir-shire" if action == actions.PALANTIR_CODE + board.SHIRE else "refused-palantir-empty"
        )
    if special == cards.RECALL:
        if table.count(LIGHT, board.MORDOR) or table.count(DARK, board.MORDOR) >= board.CAPACITY[board.MORDOR]:
            return Message("refused-mordor-taken")
        return Message("refused-recall", {"figure": names.figure_key(action - actions.RECALL_CODE + EACH)})
    return Message("refused-shadowfax-nowhere")


def _leaving(table: Table, region: i64, seat: i64) -> Message:
    """Why a fighter can't leave the battle for this region."""
    params: dict[str, int | str] = {"region": names.region_key(region)}
    if board.MOUNTAIN[table.field] and board.MOUNTAIN[region]:
        return Message("refused-mountains")
    if not board.has(board.AROUND[table.field], region):
        return Message("refused-not-adjacent", params)
    if table.count(1 - seat, region):
        return Message("refused-enemy-there", params)
    if board.has(table.full[seat], region):
        return Message("refused-no-room", params)
    return Message("refused-wrong-way", params)
