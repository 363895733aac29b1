"""The shadow step: cards turned up, advances, reinforcements, orders and special cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.core.frames import a_of, b_of, c_of, with_a, with_b
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import armies, battle, hope, nazgul, search, shadow_deck


def run_step(table: Table, packed: i64, kind: i64) -> None:
    if kind == k.SHADOW:
        run_shadow(table, packed)
    elif kind == k.ADVANCE:
        run_advance(table, packed)
    elif kind == k.ORDER:
        run_order(table, packed)
    else:
        run_drumbeat(table, packed)


def run_shadow(table: Table, packed: i64) -> None:
    step: i64 = b_of(packed)
    if step == k.SHADOW_FLIPS:
        if not table.levels:  # possible only in a hand-written position with a small deck
            shadow_deck.show_top_back(table)
            if not table.levels:
                table.pop()
            return
        table.replace_top(with_b(packed, k.SHADOW_SHOWS_BACK))
        shadow_deck.take_top(table)
    elif step == k.SHADOW_SHOWS_BACK:
        table.replace_top(with_b(packed, k.SHADOW_RESOLVES))
        shadow_deck.show_top_back(table)
    else:
        table.pop()
        table.changed()
        table.push_step(k.AFTERWARDS)
        resolve(table, a_of(packed))


def resolve(table: Table, card: i64) -> None:
    """Carry out a shadow card: a special one, or the half that the back of the next card selects."""  # F37
    if card == box.DRUMS:  # F45
        table.note(journal.SPECIAL_SHADOW, card)
        table.push_step(k.DRUMBEAT)
    elif card == box.WHEELS:
        table.note(journal.SPECIAL_SHADOW, card)
        table.prompt(k.WHEELS_TURN, table.active)
    elif shadow_deck.top_back(table) == box.RED:
        advance(table, table.settings.lines[card])
    else:
        reinforce(table, table.settings.lines[card], box.SHADOW_ORDER[card])


def advance(table: Table, line: i64) -> None:
    """Advance every army on the line by one place, the foremost first; battles follow."""  # F38
    table.note(journal.ADVANCES, line)
    at: i64 = board.LINE_LENGTHS[line] - 2
    while at >= 0:
        here: i64 = board.LINE_PLACES[line * board.LINE_ROOM + at]
        there: i64 = board.LINE_PLACES[line * board.LINE_ROOM + at + 1]
        count: i64 = table.shadow[here]
        if count:
            table.shadow[there] += count
            table.shadow[here] = 0
            table.note(journal.SHADOW_WENT, here, there, count)
        at -= 1
    table.push_step(k.ADVANCE, line, board.LINE_LENGTHS[line])


def run_advance(table: Table, packed: i64) -> None:
    """Begin the next battle on the line, going back from its end."""  # F39
    left: i64 = b_of(packed)
    while left:
        left -= 1
        place: i64 = board.LINE_PLACES[a_of(packed) * board.LINE_ROOM + left]
        if table.shadow[place] and table.friends[place]:
            table.replace_top(with_b(packed, left))
            shadow_attacks(table, place)
            return
    table.pop()


def shadow_attacks(table: Table, place: i64) -> None:
    """Begin a battle caused by a card: one die per shadow army, and the Eye does not move."""  # F26, F50
    dice: i64 = min(table.shadow[place], board.BATTLE_DICE)
    battle.begin_battle(table, place, dice, k.BY_SHADOW)


def reinforce(table: Table, line: i64, order: i64) -> None:
    """Add an army at the beginning of the line, unless that was captured; then carry out the order."""  # F31, F40
    place: i64 = board.LINE_PLACES[line * board.LINE_ROOM]
    table.note(journal.REINFORCES, place, order)
    count: i64 = 2 if order == box.ORDER_HUNT else 3
    table.push_step(k.ORDER, order, count, 0)
    if not (table.havens >> place) & 1:
        armies.add_shadow(table, place, 1)
    if table.friends[place] and table.shadow[place]:  # N28
        shadow_attacks(table, place)


def run_order(table: Table, packed: i64) -> None:
    order: i64 = a_of(packed)
    left: i64 = b_of(packed)
    if order == box.ORDER_EYE:  # F41
        table.pop()
        table.note(journal.ORDERED, order)
        if table.eye == table.frodo_region():
            search.begin_search(table)
        else:
            nazgul.move_eye(table, table.frodo_region())
    elif not left:
        table.pop()
    else:
        hunt: bool = order == box.ORDER_HUNT
        table.replace_top(with_b(packed, left - 1))
        if hunt and nazgul.nearest_hunter(table, c_of(packed)) >= 0:
            table.prompt(k.HUNTING, table.active, c_of(packed))
        elif not hunt and nazgul.deployable(table):
            table.prompt(k.SUMMONING, table.active, k.SUMMON_DEPLOY, 1, table.eye)
        else:
            table.pop()


def run_drumbeat(table: Table, packed: i64) -> None:
    """Add an army at the next stronghold in Mordor, and begin a battle there if it has friendly armies."""  # S1
    left: i64 = table.strongholds & board.PLACES_OF[board.MORDOR]
    left &= ~(BIT[a_of(packed)] - 1)
    if not left:
        table.pop()
        return
    place: i64 = lowest_bit(left)
    table.replace_top(with_a(packed, place + 1))
    armies.add_shadow(table, place, 1)
    if table.friends[place] and table.shadow[place]:
        shadow_attacks(table, place)


def list_choices(table: Table, out: vec[i64], _packed: i64, _kind: i64) -> vec[i64]:
    """List what can be lost to the Wheels: two armies, two cards or tokens of a player, or one hope."""  # S2, X14
    if armies.total_friends(table) >= 2:
        out = append(out, actions.WHEELS_ARMIES)
    out = append(out, actions.WHEELS_HOPE)
    seat: i64
    symbol: i64
    for seat in range(table.seats):
        if table.settings.wheels_current and seat != table.active:
            continue
        held: i64 = bit_count(table.hands[seat])
        for symbol in range(board.NUM_SYMBOLS):
            held += table.token_count(seat, symbol)
        if held >= 2:
            out = append(out, actions.WHEELS_SEAT + seat)
    return out


def answer(table: Table, _packed: i64, _kind: i64, seat: i64, action: i64) -> None:
    table.pop()
    if action == actions.WHEELS_ARMIES:
        table.prompt(k.PLACING, seat, k.AT_WHEELS, 2)
    elif action == actions.WHEELS_HOPE:
        hope.lose_hope(table, 1, journal.LOST_TO_WHEELS)
    else:
        table.prompt(k.DISCARDING, action - actions.WHEELS_SEAT, 2)
