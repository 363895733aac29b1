"""The Balrog and Shelob: three battle dice that cost hope, unless symbols are spent."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import CHANCE, size
from bywater.core.stack import a_of, b_of, frame, seat_of, with_b
from bywater.games.fate.actions import DISREGARD, DONE, SPARE
from bywater.games.fate.board import BATTLE_DICE, FRIENDSHIP, RESISTANCE, VALOR
from bywater.games.fate.cards import BALROG, FRODO, GANDALF, GOLLUM, SHELOB, WITH_SYMBOL
from bywater.games.fate.dice import EXCHANGE, NAZGUL_FACE, NUM_FACES, ONE_DIE, OVERRUN, showing
from bywater.games.fate.effects import lose_hope
from bywater.games.fate.entries import (
    IGNORED_DIE,
    SPARED,
)
from bywater.games.fate.honor import complete, leave
from bywater.games.fate.state import (
    BATTLE_ROLL,
    IN_PERIL,
    PERIL,
    Table,
)
from bywater.games.fate.turn import give_extra


def begin_peril(table: Table, seat: i64, task: i64) -> None:
    table.dice = 0
    table.picked = 0
    table.push(frame(PERIL, seat, task, 0))
    table.push(frame(BATTLE_ROLL, CHANCE, BATTLE_DICE))


def run_peril(table: Table, packed: i64) -> None:
    task: i64 = a_of(packed)
    if b_of(packed) == 0:
        table.swap(with_b(packed, 1))
        table.ask(IN_PERIL, seat_of(packed), task)
        return
    table.pop()
    lost: i64 = peril_loss(table, task)
    table.dice = 0
    table.picked = 0
    lose_hope(table, lost, 8)
    if table.over:
        return
    complete(table, task)
    if task == BALROG:  # O05
        leave(table, GANDALF)
        table.white = 1
    elif not lost:  # O24
        give_extra(table, FRODO, 1)


def peril_loss(table: Table, task: i64) -> i64:
    """The hope it costs as things stand."""  # O05, O24
    lost: i64 = showing(table.dice, OVERRUN) + 2 * showing(table.dice, EXCHANGE) + 3 * showing(table.dice, NAZGUL_FACE)
    if task == SHELOB:
        seat: i64 = table.owner_of[GOLLUM]
        if seat >= 0:
            lost += size(table.hands[seat] & WITH_SYMBOL[RESISTANCE])
            if table.seats > 1:
                lost += table.token_count(seat, RESISTANCE)
    lost -= table.picked
    if lost < 0:
        return 0
    return lost


def list_peril(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """Only the symbols of the one who faces it count, and no die is rolled again."""  # N13
    seat: i64 = seat_of(packed)
    task: i64 = a_of(packed)
    out = append(out, DONE)
    if not peril_loss(table, task):
        return out
    if table.has_symbol(seat, sparing_symbol(task)):
        out = append(out, SPARE)
    face: i64
    if table.has_symbol(seat, ignoring_symbol(task)):
        for face in range(1, NUM_FACES):
            if showing(table.dice, face):
                out = append(out, DISREGARD + face)
    return out


def ignoring_symbol(task: i64) -> i64:
    """What makes a die be ignored: Resistance before the Balrog, Valor before Shelob."""
    if task == BALROG:
        return RESISTANCE
    return VALOR


def sparing_symbol(task: i64) -> i64:
    """What prevents the loss of one hope: Valor before the Balrog, Friendship before Shelob."""
    if task == BALROG:
        return VALOR
    return FRIENDSHIP


def disregard(table: Table, face: i64, seat: i64) -> None:
    table.dice -= ONE_DIE[face]
    table.note(IGNORED_DIE, seat, face, 1)


def spare(table: Table, seat: i64) -> None:
    table.picked += 1
    table.note(SPARED, seat)
