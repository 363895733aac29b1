"""Why dice can't be rolled again or turned."""

from bywater.core.frames import a_of, b_of, c_of, kind_of
from bywater.core.message import Message
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.actions import TURN_FACE
from bywater.games.fate.model.dice import NAZGUL_FACE, ROUT, showing
from bywater.games.fate.model.names import face, message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.payment import could_pay


def _costs(symbol: int, count: int = 1) -> Message:
    return message("refused-cost", cost=count * board.ONE_SYMBOL[symbol])


def _no_die(which: int, battle: bool) -> Message:
    return Message("refused-no-such-die", {"face": face(which, battle)})


def _same_face(which: int) -> Message:
    return Message("refused-same-face", {"face": face(which, True)})


def _place_of(table: Table) -> int:
    """Where the dice were rolled."""
    return a_of(table.below()) if kind_of(table.below()) == k.BATTLE else table.frodo_place()


def _other_roll(table: Table, battle: bool, seat: int) -> Message | None:
    """The reason if other dice were rolled, or none of the seat's characters is there."""  # F20, F27
    rolled_battle = b_of(table.top()) == 1
    if battle != rolled_battle:
        return Message("refused-other-dice-battle" if rolled_battle else "refused-other-dice-search")
    here = _place_of(table)
    return None if (table.seats_at(here) >> seat) & 1 else message("refused-not-there", place=here)


def _not_with_dice(table: Table, battle: bool, seat: int, character: int) -> Message | None:
    """The same; or the reason if this character is another player's, or elsewhere."""
    reason = _other_roll(table, battle, seat)
    if reason is not None:
        return reason
    if table.owner_of[character] != seat:
        return message("refused-not-your-character", character=character)
    here = _place_of(table)
    if not table.is_at(character, here):
        return message("refused-not-with-dice", character=character, place=here)
    return None


def no_bombadil(_table: Table, _number: int, _seat: int) -> Message:
    return message("refused-not-in-hand", card="tom_bombadil")


def no_search_reroll(table: Table, which: int, seat: int) -> Message:
    return _no_reroll(table, which, False, seat)


def no_battle_reroll(table: Table, which: int, seat: int) -> Message:
    return _no_reroll(table, which, True, seat)


def _no_reroll(table: Table, which: int, battle: bool, seat: int) -> Message:
    reason = _other_roll(table, battle, seat)
    if reason is not None:
        return reason
    return _no_die(which, battle) if table.has_symbol(seat, board.RESISTANCE) else _costs(board.RESISTANCE)


def no_ranger(table: Table, which: int, seat: int) -> Message:  # K01
    reason = _not_with_dice(table, False, seat, box.ARAGORN)
    if reason is not None:
        return reason
    if table.dice_done & k.RANGER_DONE:
        return message("refused-once-a-roll", ability="ranger_of_the_north")
    return _no_die(which, False)


def no_sams_aid(table: Table, number: int, seat: int) -> Message:  # K19
    reason = _not_with_dice(table, False, seat, box.FRODO)
    if reason is not None:
        return reason
    return _no_die(number + 1, False) if table.has_symbol(seat, board.FRIENDSHIP) else _costs(board.FRIENDSHIP)


def no_search_turn(table: Table, number: int, seat: int) -> Message:  # X8
    reason = _other_roll(table, False, seat)
    if reason is not None:
        return reason
    if not table.settings.white_on_searches:
        return Message("refused-flame-in-battle")
    if table.white != 2:
        return Message("refused-not-white")
    return _no_flame(table, number, False, seat)


def no_battle_turn(table: Table, number: int, seat: int) -> Message:
    return _no_flame(table, number, True, seat)


def _no_flame(table: Table, number: int, battle: bool, seat: int) -> Message:  # K26, O05, N12
    reason = _not_with_dice(table, battle, seat, box.GANDALF)
    if reason is not None:
        return reason
    if not showing(table.dice, TURN_FACE[number]):
        return _no_die(TURN_FACE[number], battle)
    if table.dice_done & k.FLAME_LIT:
        return message("refused-once-a-roll", ability="light_and_flame")
    return _costs(board.VALOR)


def no_nenya(table: Table, which: int, seat: int) -> Message:  # K23
    reason = _not_with_dice(table, True, seat, box.GALADRIEL)
    if reason is not None:
        return reason
    if table.dice_done & k.NENYA_DONE:
        return message("refused-once-a-roll", ability="nenya")
    here = _place_of(table)
    if not board.army_count(table.friends[here], board.ELF):
        return message("refused-no-elves", place=here)
    return _no_die(which, True)


def no_ambush(table: Table, which: int, seat: int) -> Message:  # K14
    reason = _other_roll(table, True, seat)
    if reason is not None:
        return reason
    if c_of(table.below()) != k.BY_AMBUSH:
        return Message("refused-no-ambush")
    if table.owner_of[box.FARAMIR] != seat:
        return message("refused-not-your-character", character=box.FARAMIR)
    if which == ROUT:
        return _same_face(which)
    return _no_die(which, True) if table.has_symbol(seat, board.STEALTH) else _costs(board.STEALTH)


def no_defiance(table: Table, which: int, seat: int) -> Message:  # O11
    reason = _other_roll(table, True, seat)
    if reason is not None:
        return reason
    if not table.is_open_task(box.SHIELDMAIDEN):
        return message("refused-no-such-objective", objective=box.SHIELDMAIDEN)
    reason = _not_with_dice(table, True, seat, box.EOWYN)
    if reason is not None:
        return reason
    if which == NAZGUL_FACE:
        return _same_face(which)
    return _no_die(which, True) if could_pay(table, seat, 2 * board.ONE_SYMBOL[board.VALOR]) else _costs(board.VALOR, 2)


def not_rerolling(_table: Table, _which: int, _seat: int) -> Message:
    return message("refused-no-bombadil", event=box.TOM_BOMBADIL)


def no_search_pick(table: Table, which: int, _seat: int) -> Message:
    return _no_pick(table, which, False)


def no_battle_pick(table: Table, which: int, _seat: int) -> Message:
    return _no_pick(table, which, True)


def _no_pick(table: Table, which: int, battle: bool) -> Message:
    """Tom Bombadil: up to three dice, in ascending order."""  # E02
    rolled_battle = c_of(table.top()) == 1
    if battle != rolled_battle:
        return Message("refused-other-dice-battle" if rolled_battle else "refused-other-dice-search")
    if showing(table.dice, which) <= showing(table.picked, which):
        return _no_die(which, battle)
    return Message("refused-order")
