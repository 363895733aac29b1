"""What an answer about dice does: rerolls, turned dice, and what is spent before the Balrog and Shelob."""

from mypy_extensions import i64

from bywater.core.stack import a_of, b_of
from bywater.games.fate.actions import (
    AMBUSH_DIE,
    BOMBADIL,
    DEFY,
    DISREGARD,
    DONE,
    NENYA,
    PASS,
    RANGER,
    REROLL_BATTLE,
    REROLL_SEARCH,
    SAMS_AID,
    SPARE,
    TURN_BATTLE,
    TURN_FACE,
    TURN_INTO,
    TURN_SEARCH,
)
from bywater.games.fate.board import (
    FRIENDSHIP,
    RESISTANCE,
    STEALTH,
    VALOR,
)
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol
from bywater.games.fate.rolls import (
    ask_again,
    reroll,
    roll_place,
    turn_die,
    use_tom,
)
from bywater.games.fate.state import (
    FLAME_LIT,
    FOR_AMBUSH,
    FOR_DEFIANCE,
    FOR_DISREGARD,
    FOR_FLAME,
    FOR_REROLL,
    FOR_SAM,
    FOR_SPARING,
    NENYA_DONE,
    RANGER_DONE,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, begin_paying


def at_roll(table: Table, packed: i64, seat: i64, action: i64) -> None:
    battle: i64 = b_of(packed)
    if action == PASS:
        table.pass_window()
    elif action == BOMBADIL:
        ask_again(table, roll_place(table))
        use_tom(table, seat, battle)
    elif action < REROLL_BATTLE:
        begin_paying(table, seat, FOR_REROLL, ONE_SYMBOL[RESISTANCE], action - REROLL_SEARCH, 0)
    elif action < RANGER:
        begin_paying(table, seat, FOR_REROLL, ONE_SYMBOL[RESISTANCE], action - REROLL_BATTLE, 1)
    elif action < NENYA:
        table.dice_done |= RANGER_DONE
        ask_again(table, roll_place(table))
        reroll(table, action - RANGER, 0, seat)
    elif action < SAMS_AID:
        table.dice_done |= NENYA_DONE
        ask_again(table, roll_place(table))
        reroll(table, action - NENYA, 1, seat)
    elif action < TURN_SEARCH:
        begin_paying(table, seat, FOR_SAM, ONE_SYMBOL[FRIENDSHIP], action - SAMS_AID + 1)
    elif action < AMBUSH_DIE:
        turn: i64 = action - TURN_SEARCH
        if battle:
            turn = action - TURN_BATTLE
        if table.dice_done & FLAME_LIT:
            ask_again(table, roll_place(table))
            flame(table, turn, battle, seat)
        else:
            begin_paying(table, seat, FOR_FLAME, ONE_SYMBOL[VALOR], turn, battle)
    elif action < DEFY:
        begin_paying(table, seat, FOR_AMBUSH, ONE_SYMBOL[STEALTH], action - AMBUSH_DIE)
    else:
        begin_paying(table, seat, FOR_DEFIANCE, 2 * ONE_SYMBOL[VALOR], action - DEFY)


def flame(table: Table, turn: i64, battle: i64, seat: i64) -> None:
    """Gandalf turns a die; as the White he may go on without paying again."""  # K26, O05
    if table.white == 2:
        table.dice_done |= FLAME_LIT
    table.turned += 1
    turn_die(table, TURN_FACE[turn], TURN_INTO[turn], battle, seat)


def at_peril(table: Table, packed: i64, seat: i64, action: i64) -> None:
    task: i64 = a_of(packed)
    if action == DONE:
        table.pop()
    elif action == SPARE:
        begin_paying(table, seat, FOR_SPARING, ONE_SYMBOL[sparing_symbol(task)])
    else:
        begin_paying(table, seat, FOR_DISREGARD, ONE_SYMBOL[ignoring_symbol(task)], action - DISREGARD)
