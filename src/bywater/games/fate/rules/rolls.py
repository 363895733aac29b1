"""Changes to rolled dice: the players present may reroll or turn dice, one after the other, until all pass."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, c_of, frame, kind_of, seat_of, with_a, with_b
from bywater.core.seats import CHANCE
from bywater.games.fate.model import actions, board, dice, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.payment import begin_paying, could_pay


def roll_place(table: Table) -> i64:
    """Return the place of the roll: the place of the battle, or Frodo's."""
    level: i64 = table.height - 1
    while level >= 0:
        if kind_of(table.stack[level]) == k.BATTLE:
            return a_of(table.stack[level])
        if kind_of(table.stack[level]) not in (k.ROLLED, k.REROLLING, k.SEARCH_ROLL, k.BATTLE_ROLL):
            break
        level -= 1
    return table.frodo_place()


def open_roll(table: Table, battle: i64) -> None:
    """Open a window for the players who could change the dice."""  # F20, F27
    first: i64 = table.active
    place: i64 = table.frodo_place()
    if battle:
        place = a_of(table.top())
    else:
        first = table.owner_of[box.FRODO]
    table.open_window(k.ROLLED, table.seats_at(place) | tom_holder(table), first, battle)


def tom_holder(table: Table) -> i64:
    """Return a mask with the player who holds Tom Bombadil; empty if nobody does."""
    seat: i64
    for seat in range(table.seats):
        if (table.hands[seat] >> (box.FIRST_EVENT + box.TOM_BOMBADIL)) & 1:
            return BIT[seat]
    return 0


def prompt_again(table: Table, place: i64) -> None:
    """Prompt all players again, because the dice were changed."""
    packed: i64 = table.top()
    table.replace_top(with_a(packed, (table.seats_at(place) | tom_holder(table)) & ~BIT[seat_of(packed)]))


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    if kind == k.REROLLING:
        return _list_rerolling(table, out, packed)
    seat: i64 = seat_of(packed)
    out = append(out, actions.PASS)
    battle: bool = b_of(packed) == 1
    place: i64 = a_of(table.below()) if battle else table.frodo_place()
    if (table.hands[seat] >> (box.FIRST_EVENT + box.TOM_BOMBADIL)) & 1:
        out = append(out, actions.BOMBADIL)
    if not (table.seats_at(place) >> seat) & 1:
        return out
    if battle:
        return _list_battle(table, out, seat, place)
    return _list_search(table, out, seat, place)


def _is_mine(table: Table, character: i64, seat: i64, place: i64) -> bool:
    return table.where[character] == place and table.owner_of[character] == seat


def _list_faces(table: Table, out: vec[i64], action: i64, first: i64 = 0, end: i64 = dice.NUM_FACES) -> vec[i64]:
    """List an action for each face from `first` to before `end` that a die shows."""
    face: i64
    for face in range(first, end):
        if dice.showing(table.dice, face):
            out = append(out, action + face)
    return out


def _list_turns(table: Table, out: vec[i64], action: i64) -> vec[i64]:
    face: i64
    into: i64
    for face in range(dice.NUM_FACES):
        if dice.showing(table.dice, face):
            for into in range(dice.NUM_FACES):
                if face != into:
                    out = append(out, action + actions.TURN_NUMBER[face * 4 + into])
    return out


def _list_search(table: Table, out: vec[i64], seat: i64, place: i64) -> vec[i64]:
    if table.has_symbol(seat, board.RESISTANCE):
        out = _list_faces(table, out, actions.REROLL_SEARCH)
    if _is_mine(table, box.ARAGORN, seat, place) and not table.dice_done & k.RANGER_DONE:  # K01
        out = _list_faces(table, out, actions.RANGER)
    if table.owner_of[box.FRODO] == seat and table.has_symbol(seat, board.FRIENDSHIP):  # K19
        out = _list_faces(table, out, actions.SAMS_AID - dice.WEARY, dice.WEARY, dice.EXPOSED + 1)
    if table.settings.white_on_searches and table.white == box.WHITE and _may_flame(table, seat, place):  # X8
        out = _list_turns(table, out, actions.TURN_SEARCH)
    return out


def _may_flame(table: Table, seat: i64, place: i64) -> bool:
    """Whether Gandalf can turn a die for a Valor; as the White he pays only once per roll."""  # K26, O05, N12
    if not _is_mine(table, box.GANDALF, seat, place):
        return False
    if table.dice_done & k.FLAME_LIT:
        return table.turned < dice.dice_in(table.dice)
    return table.has_symbol(seat, board.VALOR)


def _list_battle(table: Table, out: vec[i64], seat: i64, place: i64) -> vec[i64]:
    if table.has_symbol(seat, board.RESISTANCE):
        out = _list_faces(table, out, actions.REROLL_BATTLE)
    if _is_mine(table, box.GALADRIEL, seat, place) and not table.dice_done & k.NENYA_DONE:  # K23
        if board.army_count(table.friends[place], board.ELF):
            out = _list_faces(table, out, actions.NENYA)
    if _may_flame(table, seat, place):
        out = _list_turns(table, out, actions.TURN_BATTLE)
    if c_of(table.below()) == k.BY_AMBUSH and table.owner_of[box.FARAMIR] == seat:  # K14
        if table.has_symbol(seat, board.STEALTH):
            out = _list_faces(table, out, actions.AMBUSH_DIE, dice.ROUT + 1)
    if table.is_open_task(box.SHIELDMAIDEN) and _is_mine(table, box.EOWYN, seat, place):  # O11
        if could_pay(table, seat, 2 * board.ONE_SYMBOL[board.VALOR]):
            out = _list_faces(table, out, actions.DEFY, 0, dice.NAZGUL_FACE)
    return out


def _list_rerolling(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """List the dice to pick, up to three and in ascending order."""  # E02
    if b_of(packed):
        out = append(out, actions.DONE)
    first: i64 = actions.DIE_BATTLE if c_of(packed) else actions.DIE_SEARCH
    face: i64
    if b_of(packed) < 3:
        for face in range(a_of(packed), dice.NUM_FACES):
            if dice.showing(table.dice, face) > dice.showing(table.picked, face):
                out = append(out, first + face)
    return out


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    battle: i64 = b_of(packed)
    if kind == k.REROLLING:
        pick_die(table, packed, action)
    elif action == actions.PASS:
        table.pass_window()
    elif action == actions.BOMBADIL:
        prompt_again(table, roll_place(table))
        use_tom(table, seat, battle)
    elif action < actions.REROLL_BATTLE:
        begin_paying(table, seat, k.FOR_REROLL, board.ONE_SYMBOL[board.RESISTANCE], action - actions.REROLL_SEARCH, 0)
    elif action < actions.RANGER:
        begin_paying(table, seat, k.FOR_REROLL, board.ONE_SYMBOL[board.RESISTANCE], action - actions.REROLL_BATTLE, 1)
    elif action < actions.NENYA:
        table.dice_done |= k.RANGER_DONE
        prompt_again(table, roll_place(table))
        reroll(table, action - actions.RANGER, 0, seat)
    elif action < actions.SAMS_AID:
        table.dice_done |= k.NENYA_DONE
        prompt_again(table, roll_place(table))
        reroll(table, action - actions.NENYA, 1, seat)
    elif action < actions.TURN_SEARCH:
        face: i64 = action - actions.SAMS_AID + dice.WEARY
        begin_paying(table, seat, k.FOR_SAM, board.ONE_SYMBOL[board.FRIENDSHIP], face)
    elif action < actions.AMBUSH_DIE:
        turn: i64 = action - actions.TURN_BATTLE if battle else action - actions.TURN_SEARCH
        if table.dice_done & k.FLAME_LIT:
            prompt_again(table, roll_place(table))
            flame(table, turn, battle, seat)
        else:
            begin_paying(table, seat, k.FOR_FLAME, board.ONE_SYMBOL[board.VALOR], turn, battle)
    elif action < actions.DEFY:
        begin_paying(table, seat, k.FOR_AMBUSH, board.ONE_SYMBOL[board.STEALTH], action - actions.AMBUSH_DIE)
    else:
        begin_paying(table, seat, k.FOR_DEFIANCE, 2 * board.ONE_SYMBOL[board.VALOR], action - actions.DEFY)


def paid(table: Table, seat: i64, what_for: i64, which: i64, battle: i64) -> None:
    """Change a die after the payment; `which` is its face or, for Gandalf's flame, the number of the turn."""
    prompt_again(table, roll_place(table))
    if what_for == k.FOR_REROLL:
        reroll(table, which, battle, seat)
    elif what_for == k.FOR_SAM:  # K19: Weary or Exposed becomes Slip
        table.dice += dice.ONE_DIE[dice.SLIP] - dice.ONE_DIE[which]
        table.note(journal.IGNORED_DIE, seat, which)
    elif what_for == k.FOR_FLAME:
        flame(table, which, battle, seat)
    elif what_for == k.FOR_AMBUSH:
        turn_die(table, which, dice.ROUT, 1, seat)
    else:  # FOR_DEFIANCE
        turn_die(table, which, dice.NAZGUL_FACE, 1, seat)


def roll_dice(table: Table, count: i64, battle: i64) -> None:
    if battle:
        table.push(frame(k.BATTLE_ROLL, CHANCE, count))
    else:
        table.push(frame(k.SEARCH_ROLL, CHANCE, count))


def reroll(table: Table, face: i64, battle: i64, seat: i64) -> None:
    """Reroll a die."""
    table.dice -= dice.ONE_DIE[face]
    table.note(journal.REROLLED, seat, face, battle)
    table.reveal(31)
    roll_dice(table, 1, battle)


def turn_die(table: Table, face: i64, into: i64, battle: i64, seat: i64) -> None:
    table.dice += dice.ONE_DIE[into] - dice.ONE_DIE[face]
    table.note(journal.TURNED_DIE, seat, face, into, battle)


def flame(table: Table, turn: i64, battle: i64, seat: i64) -> None:
    """Turn a die with Gandalf's ability; as the White he pays nothing for further dice."""  # K26, O05
    if table.white == box.WHITE:
        table.dice_done |= k.FLAME_LIT
    table.turned += 1
    turn_die(table, actions.TURN_FACE[turn], actions.TURN_INTO[turn], battle, seat)


def use_tom(table: Table, seat: i64, battle: i64) -> None:
    """Play Tom Bombadil: pick up to three dice, then reroll them together."""  # E02
    table.hands[seat] &= ~BIT[box.FIRST_EVENT + box.TOM_BOMBADIL]
    table.discard |= BIT[box.FIRST_EVENT + box.TOM_BOMBADIL]
    table.note(journal.PLAYED_EVENT, seat, box.TOM_BOMBADIL)
    table.picked = 0
    table.prompt(k.REROLLING, seat, 0, 0, battle)


def pick_die(table: Table, packed: i64, action: i64) -> None:
    battle: i64 = c_of(packed)
    face: i64
    if action == actions.DONE:
        table.pop()
        count: i64 = dice.dice_in(table.picked)
        table.dice -= table.picked
        for face in range(dice.NUM_FACES):
            if dice.showing(table.picked, face):
                table.note(journal.REROLLED, seat_of(packed), face, battle, dice.showing(table.picked, face))
        table.picked = 0
        roll_dice(table, count, battle)
        return
    face = action - actions.DIE_BATTLE if battle else action - actions.DIE_SEARCH
    table.picked += dice.ONE_DIE[face]
    table.replace_top(with_b(with_a(packed, face), b_of(packed) + 1))
