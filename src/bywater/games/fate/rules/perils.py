"""The perils of the Balrog and Shelob: three battle dice that cost hope unless symbols are spent."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import bit_count
from bywater.core.frames import a_of, b_of, frame, seat_of, with_b
from bywater.core.seats import CHANCE
from bywater.games.fate.model import board, dice, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.actions import DISREGARD, DONE, SPARE
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import characters, honor, hope, payment, turn


def begin_peril(table: Table, seat: i64, task: i64) -> None:
    table.dice = 0
    table.picked = 0
    table.push(frame(k.PERIL, seat, task, k.PERIL_ROLLED))
    table.push(frame(k.BATTLE_ROLL, CHANCE, board.BATTLE_DICE))


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    task: i64 = a_of(packed)
    if b_of(packed) == k.PERIL_ROLLED:
        table.replace_top(with_b(packed, k.PERIL_ENDS))
        table.prompt(k.IN_PERIL, seat_of(packed), task)
        return
    table.pop()
    lost: i64 = peril_loss(table, task)
    table.dice = 0
    table.picked = 0
    hope.lose_hope(table, lost, journal.LOST_IN_PERIL)
    if table.over:
        return
    honor.complete(table, task)
    if task == box.BALROG:  # O05
        characters.leave(table, box.GANDALF)
        table.white = box.FALLEN
    elif not lost:  # O24
        turn.give_extra(table, box.FRODO, 1)


def peril_loss(table: Table, task: i64) -> i64:
    """Return the hope that the peril costs with the current dice."""  # O05, O24
    lost: i64 = (
        dice.showing(table.dice, dice.OVERRUN)
        + 2 * dice.showing(table.dice, dice.EXCHANGE)
        + 3 * dice.showing(table.dice, dice.NAZGUL_FACE)
    )
    if task == box.SHELOB:
        seat: i64 = table.owner_of[box.GOLLUM]
        if seat >= 0:
            lost += bit_count(table.hands[seat] & box.WITH_SYMBOL[board.RESISTANCE])
            if table.seats > 1:
                lost += table.token_count(seat, board.RESISTANCE)
    return max(lost - table.picked, 0)


def list_choices(table: Table, out: vec[i64], packed: i64, _kind: i64) -> vec[i64]:
    """List ways to ignore dice or spare hope, with symbols of this player only. Dice are never rerolled."""  # N13
    seat: i64 = seat_of(packed)
    task: i64 = a_of(packed)
    out = append(out, DONE)
    if not peril_loss(table, task):
        return out
    if table.has_symbol(seat, sparing_symbol(task)):
        out = append(out, SPARE)
    face: i64
    if table.has_symbol(seat, ignoring_symbol(task)):
        for face in range(1, dice.NUM_FACES):
            if dice.showing(table.dice, face):
                out = append(out, DISREGARD + face)
    return out


def ignoring_symbol(task: i64) -> i64:
    """Return the symbol for ignoring a die: Resistance against the Balrog, Valor against Shelob."""
    if task == box.BALROG:
        return board.RESISTANCE
    return board.VALOR


def sparing_symbol(task: i64) -> i64:
    """Return the symbol for sparing one hope: Valor against the Balrog, Friendship against Shelob."""
    if task == box.BALROG:
        return board.VALOR
    return board.FRIENDSHIP


def paid(table: Table, seat: i64, what_for: i64, face: i64) -> None:
    if what_for == k.FOR_SPARING:
        table.picked += 1
        table.note(journal.SPARED, seat)
    else:
        table.dice -= dice.ONE_DIE[face]
        table.note(journal.IGNORED_DIE, seat, face, 1)


def answer(table: Table, packed: i64, _kind: i64, seat: i64, action: i64) -> None:
    task: i64 = a_of(packed)
    if action == DONE:
        table.pop()
    elif action == SPARE:
        payment.begin_paying(table, seat, k.FOR_SPARING, board.ONE_SYMBOL[sparing_symbol(task)])
    else:
        payment.begin_paying(table, seat, k.FOR_DISREGARD, board.ONE_SYMBOL[ignoring_symbol(task)], action - DISREGARD)
