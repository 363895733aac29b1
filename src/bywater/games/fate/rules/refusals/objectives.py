"""Why an objective can't be completed with an action here."""

from typing import Final

from bywater.core.bits import BIT, bit_count
from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import objectives, payment

# The objectives that need an action, with the character that must take it; -1 for any character.
_ACTORS: Final = {
    box.DESTROY_RING: box.FRODO,
    box.BLESSING: -1,
    box.CHALLENGE: -1,
    box.BALROG: box.GANDALF,
    box.THEODEN: -1,
    box.BANNER: box.ARWEN,
    box.DENETHOR: -1,
    box.SHELOB: box.FRODO,
}


def _not_open(table: Table, task: int) -> Message | None:
    """Return a reason if an objective is not in the game or is already done."""
    if not (table.tasks >> task) & 1:
        return names.message("refused-no-such-objective", objective=task)
    return names.message("refused-objective-done", objective=task) if (table.done >> task) & 1 else None


def _only(character: int) -> Message:
    return names.message("refused-not-character", character=character)


def no_objective(table: Table, task: int, seat: int, here: int) -> Message:
    return _no_completion(table, task, seat, here, -1)


def no_other_blessing(table: Table, _number: int, seat: int, here: int) -> Message:  # X1
    if table.settings.blessing_otherwise:
        return _no_completion(table, box.BLESSING, seat, here, 3 * board.ONE_SYMBOL[board.STEALTH])
    return Message("refused-no-other-blessing")


def _no_completion(table: Table, task: int, seat: int, here: int, price: int) -> Message:
    """Return the reason why an objective can't be completed for this price; -1 means the normal price."""  # F46
    reason = _not_open(table, task)
    if reason is not None:
        return reason
    if task == box.HOBBITS:
        return Message("refused-by-pledging")
    if task not in _ACTORS:
        return names.message("refused-by-itself", objective=task)
    if _ACTORS[task] not in (-1, table.acting):
        return _only(_ACTORS[task])
    reason = _no_end(table, here) if task == box.DESTROY_RING else _no_place(table, task, here)
    if reason is not None:
        return reason
    if price < 0:
        price = objectives.fulfil_cost(table, task)
    if price and not payment.could_pay(table, seat, price):
        return names.message("refused-cost", cost=price)
    return Message("refused-challenge-dwarves" if table.settings.challenge_dwarves else "refused-challenge-armies")


def _no_end(table: Table, here: int) -> Message | None:  # O01
    if here != board.MOUNT_DOOM:
        return names.message("refused-elsewhere", place=board.MOUNT_DOOM)
    left = bit_count(table.tasks & ~table.done) - 1
    return names.message("refused-others-first", count=left) if left else None


def _no_place(table: Table, task: int, here: int) -> Message | None:
    """Return a reason if the objective needs another place, or something else at this place."""
    if box.OBJECTIVE_PLACE[task] != here:
        return names.message("refused-elsewhere", place=box.OBJECTIVE_PLACE[task])
    if task in (box.BLESSING, box.THEODEN, box.DENETHOR) and table.at_place(here) == BIT[table.acting]:
        return names.message("refused-nobody-else", place=here)
    if task == box.BANNER:
        if not (table.havens >> here) & 1:
            return names.message("refused-not-haven", place=here)
        for people in range(board.NUM_PEOPLES):
            if not board.army_count(table.friends[here], people):
                return names.message("refused-people-missing", place=here, people=people)
    if task == box.SHELOB and table.settings.shelob_gollum and not table.is_at(box.GOLLUM, here):
        return names.message("refused-no-gollum-here", place=here)
    return None


def no_oath(table: Table, _number: int, _seat: int, _here: int) -> Message:  # O06
    if not (table.tasks >> box.OATHBREAKERS) & 1:
        return names.message("refused-no-such-objective", objective=box.OATHBREAKERS)
    if table.oath:
        return Message("refused-oath-taken")
    if table.acting != box.ARAGORN:
        return _only(box.ARAGORN)
    return names.message("refused-elsewhere", place=board.EDORAS)


def no_pledge(table: Table, card: int, seat: int, here: int) -> Message:  # O23, X3
    reason = _not_open(table, box.HOBBITS)
    if reason is not None:
        return reason
    if table.acting != box.MERRY:
        return _only(box.MERRY)
    people = board.MUSTERS[here]
    if people < 0 or not (table.havens >> here) & 1:
        return names.message("refused-no-people-haven", place=here)
    if (table.pledged >> people) & 1:
        return names.message("refused-pledged-already", people=people)
    if not (table.hands[seat] >> card) & 1:
        return names.message("refused-not-in-hand", card=card)
    if box.region_of(card) != board.REGION_OF[here]:
        return names.message("refused-other-region", card=card)
    if box.symbol_of(card) != board.FRIENDSHIP and not table.settings.pledge_any:
        return names.message("refused-not-friendship", card=card)
    return names.message("refused-no-tokens-left", symbol=board.FRIENDSHIP)
