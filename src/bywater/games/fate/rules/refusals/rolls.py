"""Why dice can't be rerolled or turned."""

from typing import Final, NamedTuple

from bywater.core.frames import a_of, b_of, c_of, kind_of
from bywater.core.message import Message
from bywater.games.fate.model import actions, board, dice
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.names import ABILITY_OF, face, message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.payment import could_pay


class Change(NamedTuple):
    """A way to change a die: the kind of roll, the character, the bit that marks it as used, and the cost."""

    battle: bool
    character: int = -1
    once: int = 0
    cost: int = 0


CHANGES: Final = {
    "reroll_search": Change(False, cost=board.ONE_SYMBOL[board.RESISTANCE]),
    "reroll_battle": Change(True, cost=board.ONE_SYMBOL[board.RESISTANCE]),
    "ranger": Change(False, box.ARAGORN, k.RANGER_DONE),  # K01
    "sams_aid": Change(False, box.FRODO, cost=board.ONE_SYMBOL[board.FRIENDSHIP]),  # K19
    "nenya": Change(True, box.GALADRIEL, k.NENYA_DONE),  # K23
    "turn_search": Change(False, box.GANDALF, k.FLAME_LIT, board.ONE_SYMBOL[board.VALOR]),  # K26, X8
    "turn_battle": Change(True, box.GANDALF, k.FLAME_LIT, board.ONE_SYMBOL[board.VALOR]),  # K26
    "ambush": Change(True, cost=board.ONE_SYMBOL[board.STEALTH]),  # K14
    "defy": Change(True, box.EOWYN, cost=2 * board.ONE_SYMBOL[board.VALOR]),  # O11
}
# The face to which a die would be turned.
_RESULTS: Final = {"ambush": dice.ROUT, "defy": dice.NAZGUL_FACE}


def no_change(kind: str, table: Table, number: int, seat: int) -> Message:
    """Why this player can't change this die now."""
    change = CHANGES[kind]
    return (
        _other_dice(change.battle, b_of(table.top()) == 1)
        or _nobody_there(table, seat)
        or _not_in_play(table, kind, seat)
        or _not_with_dice(table, change.character, seat)
        or _no_die_for(table, kind, change, number, seat)
    )


def _other_dice(battle: bool, rolled_battle: bool) -> Message | None:
    if battle == rolled_battle:
        return None
    return Message("refused-other-dice-battle" if rolled_battle else "refused-other-dice-search")


def _place_of(table: Table) -> int:
    """Return where the dice were rolled."""
    return a_of(table.below()) if kind_of(table.below()) == k.BATTLE else table.frodo_place()


def _nobody_there(table: Table, seat: int) -> Message | None:  # F20, F27
    here = _place_of(table)
    return None if (table.seats_at(here) >> seat) & 1 else message("refused-not-there", place=here)


def _not_in_play(table: Table, kind: str, seat: int) -> Message | None:
    """Return a reason if options, objectives or the cause of the battle forbid this change."""
    if kind == "turn_search" and not table.settings.white_on_searches:
        return Message("refused-flame-in-battle")
    if kind == "turn_search" and table.white != box.WHITE:
        return Message("refused-not-white")
    if kind == "ambush" and c_of(table.below()) != k.BY_AMBUSH:
        return Message("refused-no-ambush")
    if kind == "ambush" and table.owner_of[box.FARAMIR] != seat:
        return message("refused-not-your-character", character=box.FARAMIR)
    if kind == "defy" and not table.is_open_task(box.SHIELDMAIDEN):
        return message("refused-no-such-objective", objective=box.SHIELDMAIDEN)
    return None


def _not_with_dice(table: Table, character: int, seat: int) -> Message | None:
    """Return a reason if the character with this ability belongs to another player or is elsewhere."""
    if character < 0:
        return None
    if table.owner_of[character] != seat:
        return message("refused-not-your-character", character=character)
    here = _place_of(table)
    return None if table.is_at(character, here) else message("refused-not-with-dice", character=character, place=here)


def _no_die_for(table: Table, kind: str, change: Change, number: int, seat: int) -> Message:
    turned = kind.startswith("turn_")
    which = actions.TURN_FACE[number] if turned else number + dice.WEARY if kind == "sams_aid" else number
    if turned and not dice.showing(table.dice, which):
        return _no_die(which, change.battle)
    if table.dice_done & change.once:
        return message("refused-once-a-roll", ability=ABILITY_OF[kind])
    here = _place_of(table)
    if kind == "nenya" and not board.army_count(table.friends[here], board.ELF):
        return message("refused-no-elves", place=here)
    if _RESULTS.get(kind) == which:
        return Message("refused-same-face", {"face": face(which, True)})
    if change.cost and (turned or not could_pay(table, seat, change.cost)):
        return message("refused-cost", cost=change.cost)
    return _no_die(which, change.battle)


def _no_die(which: int, battle: bool) -> Message:
    return Message("refused-no-such-die", {"face": face(which, battle)})


def no_bombadil(_table: Table, _number: int, _seat: int) -> Message:
    return message("refused-not-in-hand", card="tom_bombadil")


def not_rerolling(_table: Table, _which: int, _seat: int) -> Message:
    return message("refused-no-bombadil", event=box.TOM_BOMBADIL)


def no_pick(battle: bool, table: Table, which: int, _seat: int) -> Message:
    """Why Tom Bombadil can't pick this die: he picks up to three, in ascending order."""  # E02
    reason = _other_dice(battle, c_of(table.top()) == 1)
    if reason is not None:
        return reason
    if dice.showing(table.dice, which) <= dice.showing(table.picked, which):
        return _no_die(which, battle)
    return Message("refused-order")
