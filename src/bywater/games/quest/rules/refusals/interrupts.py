"""Why a hobbit can't interrupt, or can't play an action that is otherwise possible at any time."""

from mypy_extensions import i64

from bywater.core.message import Message
from bywater.games.quest.model import board, cards, names
from bywater.games.quest.model.actions import ANYTIME_CARDS, GIVE_ELESSAR
from bywater.games.quest.model.frames import INTERRUPT, LOSING, RIVALS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import hands, interrupts, ring
from bywater.games.quest.rules.lines import is_scenario_open


def interrupt_refusal(table: Table, kind: i64, target: i64) -> Message:
    """Why this hobbit can't interrupt now."""
    if not interrupts.has_interrupts(kind):
        return Message("refused-not-quiet")
    if target >= table.seats or not table.is_here(target):
        return Message("refused-not-here", {"hobbit": names.hobbit(target)})
    if table.rivals and target != table.actor:
        return Message("refused-rivals")
    if (table.interrupted >> target) & 1:
        return Message("refused-interrupt-again", {"hobbit": names.hobbit(target)})
    if table.pledged:
        return Message("refused-pending-payment")
    return Message("refused-nothing-to-do", {"hobbit": names.hobbit(target)})


def ring_refusal(table: Table, seat: i64) -> Message:
    """Why the Ring can't be put on now."""
    if seat != table.bearer:
        return Message("refused-not-bearer")
    if table.ring_used:
        return Message("refused-ring-used")
    if not is_scenario_open(table) or not (
        ring.has_begun(table) or ring.is_ring_open(table, interrupts.base_frame(table))
    ):
        return Message("refused-ring-early")
    if table.pledged:
        return Message("refused-pending-payment")
    if not ring.is_ring_open(table, interrupts.base_frame(table)):
        return Message("refused-ring-moment")
    return Message("refused-behind-interrupt")


def anytime_refusal(table: Table, kind: i64) -> Message:
    """Why actions that are otherwise possible at any time can't be played at this decision."""
    if table.pledged:
        return Message("refused-pending-payment")
    return Message("refused-behind-interrupt" if interrupts.has_interrupts(kind) else "refused-not-quiet")


def yellow_card_refusal(table: Table, kind: i64, action: int, seat: i64) -> Message:
    """Why Elessar, Lembas or Miruvor can't be played like this."""
    card: i64 = ANYTIME_CARDS[(action - GIVE_ELESSAR) // board.MAX_HOBBITS]
    target = (action - GIVE_ELESSAR) % board.MAX_HOBBITS
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": names.card(card)})
    if table.pledged or kind not in (INTERRUPT, RIVALS):
        return anytime_refusal(table, kind)
    if target >= table.seats or not table.is_here(target):
        return Message("refused-not-here", {"hobbit": names.hobbit(target)})
    if card == cards.ELESSAR:
        return Message("refused-in-the-light", {"hobbit": names.hobbit(target)})
    if card == cards.LEMBAS:
        if not hands.cards_left(table):
            return Message("refused-no-cards-left", {"hobbit": names.hobbit(target)})
        return Message("refused-hand-full", {"hobbit": names.hobbit(target), "count": cards.HAND})
    return Message("refused-nothing-to-give", {"hobbit": names.hobbit(target)})


def discard_refusal(table: Table, kind: i64, card: i64, seat: i64) -> Message:
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": names.card(card)})
    if kind == LOSING:
        return Message("refused-order", {"card": names.card(card)})
    return anytime_refusal(table, kind)
