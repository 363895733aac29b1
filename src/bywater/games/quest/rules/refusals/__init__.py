"""Reasons why a seat can't choose an action now, based on what that seat may know."""

from mypy_extensions import i64

from bywater.core.frames import a_of, kind_of
from bywater.core.message import Message
from bywater.core.seats import OVER
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, names
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.refusals import gandalf, interrupts, plays, pledges


def why(table: Table, action: int, seat: int) -> Message | None:
    """Return the reason why this seat can't play this action now; None if it can."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < do.NUM_ACTIONS:
        return Message("refused-unknown")
    if table.may_play(seat, action):
        return None
    if seat >= 0 and (table.gone >> seat) & 1:
        return Message("refused-out")
    if table.actor != seat:
        return Message("refused-not-asked")
    return _refusal(table, action, seat)


def _refusal(table: Table, action: int, seat: i64) -> Message:
    kind: i64 = kind_of(table.top())
    if do.INTERRUPT_OF <= action < do.TO:
        return interrupts.interrupt_refusal(table, kind, action - do.INTERRUPT_OF)
    if do.PLAY <= action < do.DISCARD:
        return plays.play_refusal(table, kind, action, seat)
    if do.PLAY_PHIAL <= action <= do.PLAY_ATHELAS:
        return plays.window_refusal(table, do.WINDOW_CARDS[action - do.PLAY_PHIAL], seat)
    if action == do.PUT_ON:
        return interrupts.ring_refusal(table, seat)
    if action == do.CALL:
        return gandalf.call_refusal(table, kind, seat)
    if do.GIVE_ELESSAR <= action < do.LOOK_AHEAD:
        return interrupts.yellow_card_refusal(table, kind, action, seat)
    if do.LOOK_AHEAD <= action < do.ADVANCE:
        return gandalf.gandalf_refusal(table, kind, action)
    if do.DISCARD <= action < do.PLEDGE:
        return interrupts.discard_refusal(table, kind, action - do.DISCARD, seat)
    if do.PLEDGE <= action < do.GIVE or action == do.VOLUNTEER:
        return pledges.pledge_refusal(table, action, seat)
    if do.GIVE <= action < do.NEXT and not table.count(seat, action - do.GIVE):
        return Message("refused-not-in-hand", {"card": names.card(action - do.GIVE)})
    if do.ADVANCE <= action < do.PLAY and kind == k.CHOOSING_LINE:
        return Message("refused-line-finished", {"line": f"line-{board.SYMBOLS[action - do.ADVANCE]}"})
    if action == do.PAY and kind == k.DEMAND:
        return Message("refused-not-met")
    if action == do.REFUSE and kind == k.DEMAND:
        return Message("refused-must-pay")
    if kind == k.CARDS and action in (do.DRAW_TWO, do.STEP_BACK, do.DONE):
        return Message("refused-played-already" if a_of(table.top()) else "refused-nothing-played")
    if kind == k.OFFER and action in (do.BUY_CARDS, do.BUY_STEP):
        if table.shields[seat] < a_of(table.top()):
            return Message("refused-too-few-shields", {"count": a_of(table.top())})
        key = "refused-no-cards-left" if action == do.BUY_CARDS else "refused-in-the-light"
        return Message(key, {"hobbit": names.hobbit(seat)})
    return Message("refused-other-question")
