"""Why Gandalf can't be called, or one of his cards can't be used."""

from mypy_extensions import i64

from bywater.core.message import Message
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, names
from bywater.games.quest.model.frames import GANDALF_CALLED
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import gandalf, interrupts
from bywater.games.quest.rules.lines import is_scenario_open
from bywater.games.quest.rules.refusals.interrupts import anytime_refusal


def call_refusal(table: Table, kind: i64, seat: i64) -> Message:
    if table.shields[seat] < cards.CALL_PRICE:
        return Message("refused-too-few-shields", {"count": cards.CALL_PRICE})
    if not (table.pledged or interrupts.has_interrupts(kind) or gandalf.can_call(table, interrupts.base_frame(table))):
        return Message("refused-no-gandalf")
    return anytime_refusal(table, kind)


def gandalf_refusal(table: Table, kind: i64, action: int) -> Message:
    """Why this card of Gandalf's can't be used like this."""
    card: i64 = do.GANDALF_CARDS[action - do.LOOK_AHEAD]
    target = (action - do.LOOK_AHEAD) % board.MAX_HOBBITS if action < do.USE_MAGIC else 0
    name = f"gandalf-{cards.GANDALF[card]}"
    if not (table.gandalf >> card) & 1:
        return Message("refused-gandalf-used", {"card": name})
    if kind != GANDALF_CALLED:
        return Message("refused-gandalf-not-called")
    if target >= table.seats or not table.is_here(target):
        return Message("refused-not-here", {"hobbit": names.hobbit(target)})
    if do.HEAL <= action < do.PERSIST:
        return Message("refused-in-the-light", {"hobbit": names.hobbit(target)})
    if do.GUIDE <= action < do.ADVANCE and is_scenario_open(table):
        return Message("refused-line-finished", {"line": f"line-{board.SYMBOLS[action - do.GUIDE]}"})
    if action == do.GUIDE_PLEDGE:
        return Message("refused-guidance-useless")
    return Message("refused-other-moment", {"card": name})
