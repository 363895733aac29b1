"""Which questions can be asked when: the check of a stack that somebody wrote."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import CHANCE, size
from bywater.core.errors import BadPosition
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.games.confrontation.battle import CHOOSE, POWERS, hidden_defenders
from bywater.games.confrontation.board import DARK, LIGHT, ROAD, SIDES
from bywater.games.confrontation.cards import DECK, NO_CARD
from bywater.games.confrontation.duel_cards import (
    DARK_CARD,
    DARK_FIRST,
    DARK_TEXT,
    LIGHT_CARD,
    LIGHT_FETCH,
    LIGHT_TEXT,
    NUMBERS,
    REVEAL,
)
from bywater.games.confrontation.figures import EACH, side_of
from bywater.games.confrontation.rules import ConfrontationState
from bywater.games.confrontation.state import (
    BANNING,
    BATTLE,
    CARD,
    DEFENDER,
    FETCHING,
    FLEE,
    FRODO_OR_SAM,
    GALLOP,
    LINGER,
    PLACING,
    STEP,
    TARGET,
    TUNNEL,
    TURN,
    WITHDRAW,
)
from bywater.games.confrontation.turn import can_take_turn

# The step of a battle that lies under each of its questions, by the seat that is asked.
_STEPS: Final = {
    (TARGET, LIGHT): (CHOOSE,),
    (TARGET, DARK): (CHOOSE,),
    (DEFENDER, CHANCE): (CHOOSE,),
    (FRODO_OR_SAM, LIGHT): (POWERS,),
    (FLEE, LIGHT): (POWERS,),
    (BANNING, DARK): (DARK_CARD,),
    (CARD, DARK): (DARK_FIRST,),
    (CARD, LIGHT): (REVEAL,),
    (FETCHING, DARK): (LIGHT_CARD, LIGHT_FETCH),
    (FETCHING, LIGHT): (DARK_TEXT,),
    (WITHDRAW, DARK): (LIGHT_FETCH, LIGHT_TEXT),
    (WITHDRAW, LIGHT): (NUMBERS,),
}
# The seat that is asked outside a battle; set-up and turns are each side's.
_ASKED: Final = {STEP: LIGHT, GALLOP: LIGHT, TUNNEL: DARK, LINGER: DARK}


def check_stack(table: ConfrontationState) -> None:
    """BadPosition if what is asked can't be asked on this table."""
    if table.ended:
        if table.height:
            raise BadPosition("the game is over, and somebody is asked")
        return
    bottom: i64 = table.stack[0]
    kind: i64 = kind_of(bottom)
    riders = len([figure for figure in range(2 * EACH) if table.at[figure] == ROAD])
    if riders != (1 if kind in (GALLOP, TUNNEL) and table.at[_rider(table)] == ROAD else 0):
        raise BadPosition("a figure is on the road, and nobody rides or is in the tunnel; or the other way round")
    if kind == BATTLE:
        _check_battle(table, bottom)
    elif table.height != 1:
        raise BadPosition("only a battle has a second question on top")
    elif kind == PLACING:
        if table.turns or not 0 <= seat_of(bottom) <= 1 or a_of(bottom) > 4:
            raise BadPosition("the figures are set up already")
    elif kind == TURN:
        if seat_of(bottom) != table.turn or not can_take_turn(table, table.turn):
            raise BadPosition(f"{SIDES[table.turn]} is to move and can't, so the game is over")
    elif kind not in _ASKED or seat_of(bottom) != _ASKED[kind]:
        raise BadPosition("somebody is asked what can't be asked of him")
    elif kind == GALLOP and b_of(bottom) >= ROAD:
        raise BadPosition("the rider stands nowhere")
    if table.actor >= 0 and len(table.legal()) == 0:
        raise BadPosition("somebody is asked, but has nothing to choose from")


def _rider(table: ConfrontationState) -> i64:
    """The first Light figure on the road, or just the first figure."""
    for figure in range(EACH):
        if table.at[figure] == ROAD:
            return figure
    return 0


def _check_battle(table: ConfrontationState, bottom: i64) -> None:
    left = table.light_gone or table.dark_gone
    if table.height != 2 or table.field >= ROAD or (table.at[table.attacker] != table.field and not left):
        raise BadPosition("a battle needs an attacker in its region, and a question")
    if seat_of(bottom) != side_of(table.attacker) or table.turn != side_of(table.attacker):
        raise BadPosition("a battle belongs to the side whose turn it is")
    top: i64 = table.top()
    kind: i64 = kind_of(top)
    steps = _STEPS.get((kind, seat_of(top)), ())
    if a_of(bottom) not in steps or (kind == TARGET and seat_of(top) != table.turn):
        raise BadPosition("that can't be asked at this step of a battle")
    if kind == DEFENDER:
        if size(hidden_defenders(table)) < 2:
            raise BadPosition("chance picks a defender, and there is none to pick")
        return
    if kind != TARGET:
        _check_fighters(table, kind, seat_of(top))


def _check_fighters(table: ConfrontationState, kind: i64, seat: i64) -> None:
    if side_of(table.light_fighter) != LIGHT or side_of(table.dark_fighter) != DARK:
        raise BadPosition("a duel is fought by a Light and a Dark figure")
    light_there = table.light_gone or table.at[table.light_fighter] == table.field
    dark_there = table.dark_gone or table.at[table.dark_fighter] == table.field
    if not light_there or not dark_there:
        raise BadPosition("the fighters of a duel stand in its region")
    laid = [table.light_card != NO_CARD, table.dark_card != NO_CARD]
    wanted = {CARD: [False, seat == LIGHT], FETCHING: [True, True], WITHDRAW: [True, True]}.get(kind, [False, False])
    if kind == FETCHING and seat == DARK and not laid[LIGHT]:
        wanted = [False, True]
    if laid != wanted:
        raise BadPosition("other cards are laid in the duel than can be at this step")
    if kind == CARD and not table.hand & DECK[seat]:
        raise BadPosition("a card is wanted of an empty hand")
