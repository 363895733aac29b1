"""Why a character can't use an ability: as an action, or at any time."""

from bywater.core.frames import kind_of
from bywater.core.message import Message
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.names import message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.abilities import lady_symbol

# -- actions ------------------------------------------------------------------------------------


def _not_theirs(table: Table, owner: int, ability: str, used: int) -> Message | None:
    """The reason if another character acts, or the ability was used this turn."""
    if table.acting != owner:
        return message("refused-not-character", character=owner)
    return message("refused-ability-used", ability=ability) if table.used & used else None


def no_anduril(table: Table, _number: int, _seat: int, here: int) -> Message:
    reason = _not_theirs(table, box.ARAGORN, "anduril", k.USED_ANDURIL)
    if reason is not None:
        return reason
    return message("refused-no-enemy", place=here) if table.done else Message("refused-no-objective-done")


def no_wisdom(table: Table, _number: int, _seat: int, here: int) -> Message:
    reason = _not_theirs(table, box.FARAMIR, "wisdom_of_the_eldar", k.USED_WISDOM)
    if reason is not None:
        return reason
    if not (table.havens >> here) & 1:
        return message("refused-not-haven", place=here)
    return message("refused-not-discarded", card=4 * board.REGION_OF[here] + board.RESISTANCE)


def no_mirror(table: Table, _number: int, _seat: int, _here: int) -> Message:
    return _not_theirs(table, box.GALADRIEL, "mirror", 0) or Message("refused-deck-empty")


def no_craft(table: Table, _number: int, _seat: int, _here: int) -> Message:
    reason = _not_theirs(table, box.GIMLI, "dwarven_craft", k.USED_CRAFT)
    return reason or message("refused-no-tokens-left", symbol=board.VALOR)


def no_walk(table: Table, _number: int, _seat: int, _here: int) -> Message:
    reason = _not_theirs(table, box.LEGOLAS, "walk_silently", k.USED_WALK)
    return reason or message("refused-no-tokens-left", symbol=board.STEALTH)


def no_friend(table: Table, _number: int, _seat: int, _here: int) -> Message:
    reason = _not_theirs(table, box.MERRY, "loyal_friend", k.USED_FRIEND)
    return reason or message("refused-no-tokens-left", symbol=board.FRIENDSHIP)


def no_song(table: Table, _number: int, _seat: int, here: int) -> Message:
    reason = _not_theirs(table, box.MERRY, "song", 0)
    if reason is not None:
        return reason
    if not table.is_at(box.FRODO, here):
        return message("refused-no-frodo-here", place=here)
    if table.hope >= board.MAX_HOPE:
        return message("refused-hope-full", count=board.MAX_HOPE)
    return message("refused-cost", cost=3 * board.ONE_SYMBOL[board.FRIENDSHIP])


def no_slinking(table: Table, card: int, _seat: int, _here: int) -> Message:  # K31, X9
    reason = _not_theirs(table, box.GOLLUM, "slinker", k.USED_SLINKER)
    if reason is not None:
        return reason
    return message("refused-not-stealth" if (table.discard >> card) & 1 else "refused-not-discarded", card=card)


# -- at any time ----------------------------------------------------------------------------------


def _no_moment(table: Table, owner: int, seat: int) -> Message | None:
    """The reason if the character is another player's or off the board, or something is half done."""  # F36
    if table.owner_of[owner] != seat:
        return message("refused-not-your-character", character=owner)
    if table.where[owner] >= board.NOWHERE:
        return message("refused-off-board", character=owner)
    asked = kind_of(table.top())
    if asked == k.HAND_FULL:
        return Message("refused-hand-first")
    return None if asked in (k.ACT, k.QUIET, k.INTERRUPT) else Message("refused-not-quiet")


def no_lady(table: Table, _number: int, seat: int) -> Message:  # K21, X4
    reason = _no_moment(table, box.GALADRIEL, seat)
    if reason is not None:
        return reason
    here = table.where[box.GALADRIEL]
    if not (table.havens >> here) & 1:
        return message("refused-not-haven", place=here)
    if not table.has_symbol(seat, lady_symbol(table)):
        return message("refused-cost", cost=board.ONE_SYMBOL[lady_symbol(table)])
    return Message("refused-no-events-left")


def no_distraction(table: Table, _number: int, seat: int) -> Message:  # K37
    reason = _no_moment(table, box.MERRY, seat)
    if reason is not None:
        return reason
    if not table.has_symbol(seat, board.FRIENDSHIP):
        return message("refused-cost", cost=board.ONE_SYMBOL[board.FRIENDSHIP])
    region = board.REGION_OF[table.where[box.MERRY]]
    if table.nazgul[region] >= 4:
        return message("refused-nazgul-enough", region=region)
    return Message("refused-no-nazgul-elsewhere")


def _no_aim(table: Table, seat: int) -> Message | None:
    reason = _no_moment(table, box.LEGOLAS, seat)
    if reason is None and not table.has_symbol(seat, board.STEALTH):
        return message("refused-cost", cost=board.ONE_SYMBOL[board.STEALTH])
    return reason


def no_shot(table: Table, target: int, seat: int) -> Message:  # K34
    reason = _no_aim(table, seat)
    if reason is not None:
        return reason
    here = table.where[box.LEGOLAS]
    in_range = target == here or (board.ROADS[here] >> target) & 1
    return message("refused-no-enemy" if in_range else "refused-too-far", place=target)


def no_nazgul_shot(table: Table, _number: int, seat: int) -> Message:  # K34
    reason = _no_aim(table, seat)
    if reason is not None:
        return reason
    region = board.REGION_OF[table.where[box.LEGOLAS]]
    return Message("refused-in-mordor") if region == board.MORDOR else message("refused-no-nazgul", region=region)
