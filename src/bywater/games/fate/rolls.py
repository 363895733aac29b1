"""After the dice: those who are there may reroll or turn dice, one after the other, as long as anybody wants to."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.core.stack import a_of, b_of, c_of, frame, kind_of, seat_of, with_a, with_b
from bywater.games.fate.actions import (
    AMBUSH_DIE,
    BOMBADIL,
    DEFY,
    DIE_BATTLE,
    DIE_SEARCH,
    DONE,
    NENYA,
    PASS,
    RANGER,
    REROLL_BATTLE,
    REROLL_SEARCH,
    SAMS_AID,
    TURN_BATTLE,
    TURN_NUMBER,
    TURN_SEARCH,
)
from bywater.games.fate.board import ELF, FRIENDSHIP, RESISTANCE, STEALTH, VALOR, army_count
from bywater.games.fate.cards import (
    ARAGORN,
    EOWYN,
    FARAMIR,
    FIRST_EVENT,
    FRODO,
    GALADRIEL,
    GANDALF,
    SHIELDMAIDEN,
    TOM_BOMBADIL,
)
from bywater.games.fate.dice import EXPOSED, NUM_FACES, ONE_DIE, WEARY, dice_in, showing
from bywater.games.fate.entries import (
    IGNORED_DIE,
    PLAYED_EVENT,
    REROLLED,
    TURNED_DIE,
)
from bywater.games.fate.state import (
    BATTLE,
    BATTLE_ROLL,
    BY_AMBUSH,
    FLAME_LIT,
    NENYA_DONE,
    RANGER_DONE,
    REROLLING,
    ROLLED,
    SEARCH_ROLL,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, could_pay


def roll_place(table: Table) -> i64:
    """Where the dice fell: the place of the battle, or Frodo's."""
    level: i64 = table.height - 1
    while level >= 0:
        if kind_of(table.stack[level]) == BATTLE:
            return a_of(table.stack[level])
        if kind_of(table.stack[level]) not in (ROLLED, REROLLING, SEARCH_ROLL, BATTLE_ROLL):
            break
        level -= 1
    return table.frodo_place()


def open_roll(table: Table, battle: i64) -> None:
    """Ask those who could do something about the dice."""  # F20, F27
    first: i64 = table.active
    place: i64 = table.frodo_place()
    if battle:
        place = a_of(table.top())
    else:
        first = table.owner_of[FRODO]
    table.open_window(ROLLED, table.seats_at(place) | tom_holder(table), first, battle)


def tom_holder(table: Table) -> i64:
    """The player who holds Tom Bombadil, as a mask."""
    seat: i64
    for seat in range(table.seats):
        if (table.hands[seat] >> (FIRST_EVENT + TOM_BOMBADIL)) & 1:
            return BIT[seat]
    return 0


def ask_again(table: Table, place: i64) -> None:
    """Something was done, so everybody is asked again."""
    packed: i64 = table.top()
    table.swap(with_a(packed, (table.seats_at(place) | tom_holder(table)) & ~BIT[seat_of(packed)]))


def list_roll(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    seat: i64 = seat_of(packed)
    out = append(out, PASS)
    battle: bool = b_of(packed) == 1
    place: i64 = table.frodo_place()
    if battle:
        place = a_of(table.under())
    if (table.hands[seat] >> (FIRST_EVENT + TOM_BOMBADIL)) & 1:
        out = append(out, BOMBADIL)
    if not (table.seats_at(place) >> seat) & 1:
        return out
    if battle:
        return _list_battle(table, out, seat, place)
    return _list_search(table, out, seat, place)


def _is_mine(table: Table, character: i64, seat: i64, place: i64) -> bool:
    return table.where[character] == place and table.owner_of[character] == seat


def _list_search(table: Table, out: vec[i64], seat: i64, place: i64) -> vec[i64]:
    face: i64
    into: i64
    if table.has_symbol(seat, RESISTANCE):
        for face in range(NUM_FACES):
            if showing(table.dice, face):
                out = append(out, REROLL_SEARCH + face)
    if _is_mine(table, ARAGORN, seat, place) and not table.dice_done & RANGER_DONE:  # K01
        for face in range(NUM_FACES):
            if showing(table.dice, face):
                out = append(out, RANGER + face)
    if table.owner_of[FRODO] == seat and table.has_symbol(seat, FRIENDSHIP):  # K19
        if showing(table.dice, WEARY):
            out = append(out, SAMS_AID)
        if showing(table.dice, EXPOSED):
            out = append(out, SAMS_AID + 1)
    if table.settings.white_on_searches and table.white == 2 and _may_flame(table, seat, place):  # X8
        for face in range(NUM_FACES):
            for into in range(NUM_FACES):
                if face != into and showing(table.dice, face):
                    out = append(out, TURN_SEARCH + TURN_NUMBER[face * 4 + into])
    return out


def _may_flame(table: Table, seat: i64, place: i64) -> bool:
    """Gandalf turns dice for Valor; the White any number of them for one."""  # K26, O05, N12
    if not _is_mine(table, GANDALF, seat, place):
        return False
    if table.dice_done & FLAME_LIT:
        return table.turned < dice_in(table.dice)
    return table.has_symbol(seat, VALOR)


def _list_battle(table: Table, out: vec[i64], seat: i64, place: i64) -> vec[i64]:
    face: i64
    into: i64
    if table.has_symbol(seat, RESISTANCE):
        for face in range(NUM_FACES):
            if showing(table.dice, face):
                out = append(out, REROLL_BATTLE + face)
    if (
        _is_mine(table, GALADRIEL, seat, place)
        and not table.dice_done & NENYA_DONE
        and army_count(table.friends[place], ELF)
    ):  # K23
        for face in range(NUM_FACES):
            if showing(table.dice, face):
                out = append(out, NENYA + face)
    if _may_flame(table, seat, place):
        for face in range(NUM_FACES):
            for into in range(NUM_FACES):
                if face != into and showing(table.dice, face):
                    out = append(out, TURN_BATTLE + TURN_NUMBER[face * 4 + into])
    if c_of(table.under()) == BY_AMBUSH and table.owner_of[FARAMIR] == seat and table.has_symbol(seat, STEALTH):  # K14
        for face in range(1, NUM_FACES):
            if showing(table.dice, face):
                out = append(out, AMBUSH_DIE + face)
    if (
        table.is_open_task(SHIELDMAIDEN)
        and _is_mine(table, EOWYN, seat, place)
        and could_pay(table, seat, 2 * ONE_SYMBOL[VALOR])
    ):  # O11
        for face in range(NUM_FACES - 1):
            if showing(table.dice, face):
                out = append(out, DEFY + face)
    return out


# -- what is done with them ---------------------------------------------------------------------


def reroll(table: Table, face: i64, battle: i64, seat: i64) -> None:
    """One die is rolled again."""
    table.dice -= ONE_DIE[face]
    table.note(REROLLED, seat, face, battle)
    table.reveal(31)
    if battle:
        table.push(frame(BATTLE_ROLL, CHANCE, 1))
    else:
        table.push(frame(SEARCH_ROLL, CHANCE, 1))


def turn_die(table: Table, face: i64, into: i64, battle: i64, seat: i64) -> None:
    table.dice += ONE_DIE[into] - ONE_DIE[face]
    table.note(TURNED_DIE, seat, face, into, battle)


def ignore_die(table: Table, face: i64, seat: i64) -> None:
    """Sam takes it upon himself: the die counts as if it had slipped by."""  # K19
    table.dice += 1 - ONE_DIE[face]
    table.note(IGNORED_DIE, seat, face)


def use_tom(table: Table, seat: i64, battle: i64) -> None:
    """Up to three dice are picked, then rolled together."""  # E02
    table.hands[seat] &= ~BIT[FIRST_EVENT + TOM_BOMBADIL]
    table.discard |= BIT[FIRST_EVENT + TOM_BOMBADIL]
    table.note(PLAYED_EVENT, seat, TOM_BOMBADIL)
    table.picked = 0
    table.ask(REROLLING, seat, 0, 0, battle)


def list_rerolling(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    if b_of(packed):
        out = append(out, DONE)
    first: i64 = DIE_SEARCH
    if c_of(packed):
        first = DIE_BATTLE
    face: i64
    if b_of(packed) < 3:
        for face in range(a_of(packed), NUM_FACES):
            if showing(table.dice, face) > showing(table.picked, face):
                out = append(out, first + face)
    return out


def pick_die(table: Table, packed: i64, action: i64) -> None:
    battle: i64 = c_of(packed)
    if action == DONE:
        table.pop()
        dice: i64 = dice_in(table.picked)
        table.dice -= table.picked
        face: i64
        for face in range(NUM_FACES):
            if showing(table.picked, face):
                table.note(REROLLED, seat_of(packed), face, battle, showing(table.picked, face))
        table.picked = 0
        if battle:
            table.push(frame(BATTLE_ROLL, CHANCE, dice))
        else:
            table.push(frame(SEARCH_ROLL, CHANCE, dice))
        return
    face = action - DIE_SEARCH
    if battle:
        face = action - DIE_BATTLE
    table.picked += ONE_DIE[face]
    table.swap(with_b(with_a(packed, face), b_of(packed) + 1))
