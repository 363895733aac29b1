"""Why a character can't use an ability: as an action, or at any time."""

from typing import Final

from bywater.core.frames import kind_of
from bywater.core.message import Message
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.names import ABILITY_OF, message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.abilities import in_range, lady_symbol

# Abilities that are actions: their characters, and the bit of abilities that may be used once per turn.
ACTIONS: Final = {
    "anduril": (box.ARAGORN, k.USED_ANDURIL),
    "wisdom": (box.FARAMIR, k.USED_WISDOM),
    "mirror": (box.GALADRIEL, 0),
    "craft": (box.GIMLI, k.USED_CRAFT),
    "walk": (box.LEGOLAS, k.USED_WALK),
    "friend": (box.MERRY, k.USED_FRIEND),
    "song": (box.MERRY, 0),
    "slinker": (box.GOLLUM, k.USED_SLINKER),
}
_TOKENS: Final = {"craft": board.VALOR, "walk": board.STEALTH, "friend": board.FRIENDSHIP}
# Abilities that can be used at any time: their characters.
ANYTIME: Final = {"lady": box.GALADRIEL, "distract": box.MERRY, "shoot": box.LEGOLAS, "shoot_nazgul": box.LEGOLAS}


def no_action(kind: str, table: Table, number: int, _seat: int, here: int) -> Message:
    """Why the acting character can't use this ability here."""
    owner, used = ACTIONS[kind]
    if table.acting != owner:
        return message("refused-not-character", character=owner)
    if table.used & used:
        return message("refused-ability-used", ability=ABILITY_OF[kind])
    if kind == "anduril":
        return message("refused-no-enemy", place=here) if table.done else Message("refused-no-objective-done")
    if kind == "wisdom":
        if not (table.havens >> here) & 1:
            return message("refused-not-haven", place=here)
        return message("refused-not-discarded", card=4 * board.REGION_OF[here] + board.RESISTANCE)
    if kind == "mirror":
        return Message("refused-deck-empty")
    if kind == "slinker":  # K31, X9
        discarded = (table.discard >> number) & 1
        return message("refused-not-stealth" if discarded else "refused-not-discarded", card=number)
    if kind == "song":
        if not table.is_at(box.FRODO, here):
            return message("refused-no-frodo-here", place=here)
        if table.hope >= board.MAX_HOPE:
            return message("refused-hope-full", count=board.MAX_HOPE)
        return message("refused-cost", cost=3 * board.ONE_SYMBOL[board.FRIENDSHIP])
    return message("refused-no-tokens-left", symbol=_TOKENS[kind])


def no_anytime(kind: str, table: Table, number: int, seat: int) -> Message:
    """Why this player can't use this ability now."""  # F36
    character = ANYTIME[kind]
    if table.owner_of[character] != seat:
        return message("refused-not-your-character", character=character)
    here = table.where[character]
    if here >= board.NOWHERE:
        return message("refused-off-board", character=character)
    decision = kind_of(table.top())
    if decision == k.HAND_FULL:
        return Message("refused-hand-first")
    if decision not in (k.ACT, k.QUIET, k.INTERRUPT):
        return Message("refused-not-quiet")
    if kind == "lady" and not (table.havens >> here) & 1:  # K21
        return message("refused-not-haven", place=here)
    symbol = {"lady": lady_symbol(table), "distract": board.FRIENDSHIP}.get(kind, board.STEALTH)
    if not table.has_symbol(seat, symbol):
        return message("refused-cost", cost=board.ONE_SYMBOL[symbol])
    if kind == "lady":
        return Message("refused-no-events-left")
    region = board.REGION_OF[here]
    if kind == "distract":  # K37
        enough = table.nazgul[region] >= 4
        return message("refused-nazgul-enough", region=region) if enough else Message("refused-no-nazgul-elsewhere")
    if kind == "shoot":  # K34
        return message("refused-no-enemy" if (in_range(table) >> number) & 1 else "refused-too-far", place=number)
    return Message("refused-in-mordor") if region == board.MORDOR else message("refused-no-nazgul", region=region)
