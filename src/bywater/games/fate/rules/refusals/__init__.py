"""Reasons why a seat can't choose an action now. They depend on public information only."""

from collections.abc import Callable
from functools import partial
from typing import Final

from bywater.core.frames import kind_of
from bywater.core.message import Message
from bywater.core.seats import CHANCE, OVER
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.actions import ACTIONS, INTERRUPT_OF, NUM_ACTIONS
from bywater.games.fate.model.board import NOWHERE
from bywater.games.fate.model.names import message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.refusals import (
    abilities,
    armies,
    battle,
    character_actions,
    events,
    hands,
    havens,
    nazgul,
    objectives,
    payment,
    perils,
    rolls,
    shadow_step,
    targets,
    trade,
    travel,
)
from bywater.games.fate.rules.turn import actions_left, has_ride

# A message key; or a function of the table, the number of the action among those of its kind, and the seat.
Reason = str | Callable[[Table, int, int], Message]

# Actions of the acting character. These functions also take the character's place.
_CHARACTER_ACTIONS: Final[dict[str, Callable[[Table, int, int, int], Message]]] = {
    "travel": travel.no_road,
    "capture": havens.no_capture,
    "capture_otherwise": havens.no_other_capture,
    "muster": armies.no_muster,
    "attack": battle.no_attack,
    "prepare": hands.no_preparing_here,
    "give": partial(trade.no_fellowship, True),
    "take": partial(trade.no_fellowship, False),
    **{kind: partial(abilities.no_action, kind) for kind in abilities.ACTIONS},
    "objective": objectives.no_objective,
    "oath": objectives.no_oath,
    "blessing_otherwise": objectives.no_other_blessing,
    "pledge": objectives.no_pledge,
}
# Actions that are possible at any time. F36
_ANYTIME: Final[dict[str, Reason]] = {
    "play": events.no_event,
    **{kind: partial(abilities.no_anytime, kind) for kind in abilities.ANYTIME},
}
# Answers to other decisions, by kind of action and of decision.
_ANSWERS: Final[dict[str, dict[int, Reason]]] = {
    "done": {
        k.PAYING: payment.not_paid,
        k.HAND_FULL: hands.full,
        k.DISCARDING: hands.discard_first,
        k.REROLLING: "refused-pick-first",
        k.LOADING: "refused-pick-first",
        k.PLACING: "refused-pick-first",
        k.SUMMONING: "refused-must-move",
    },
    "act": {k.ACT: character_actions.no_actor},
    "travel": {k.RIDING: travel.no_ride},
    "attack": {k.AMBUSHING: battle.no_ambush},
    "prepare": {k.FREE_PREPARING: hands.no_preparing},
    "take_along": {k.COMPANY: travel.no_companion},
    "take_armies": {k.COMPANY: travel.no_company, k.LOADING: targets.no_load},
    "lose": {k.LOSSES: battle.no_loss},
    "nazgul_from": {k.SUMMONING: nazgul.no_summons},
    "nazgul": {k.HUNTING: nazgul.no_hunter},
    "who": {k.CHOOSING: targets.no_choice},
    "at": {k.PLACING: targets.no_place},
    "number": {k.NUMBERING: targets.no_number},
    "card": {k.FORESEEN: hands.not_foreseen, k.TRADING: trade.no_trade},
    "spend": {k.PAYING: payment.no_card},
    "spend_token": {k.PAYING: payment.no_token},
    "discard": dict.fromkeys((k.HAND_FULL, k.DISCARDING), hands.no_discard),
    "discard_token": {k.HAND_FULL: "refused-tokens-not-counted", k.DISCARDING: hands.no_token_discard},
    "gift": {k.GIFTING: hands.no_gift},
    "hand_token": {k.GIVING: hands.no_token},
    "wheels_armies": {k.WHEELS_TURN: "refused-two-armies"},
    "wheels_seat": {k.WHEELS_TURN: shadow_step.no_wheels},
    "valor": {k.AFTER_BATTLE: battle.no_valor},
    "bombadil": {k.ROLLED: rolls.no_bombadil},
    **{kind: {k.ROLLED: partial(rolls.no_change, kind)} for kind in rolls.CHANGES},
    "die_search": {k.REROLLING: partial(rolls.no_pick, False)},
    "die_battle": {k.REROLLING: partial(rolls.no_pick, True)},
    "spare": {k.IN_PERIL: perils.no_sparing},
    "disregard": {k.IN_PERIL: perils.no_disregarding},
}
# The reason at any other decision, unless it is just that something else is being decided.
_ELSEWHERE: Final[dict[str, Reason]] = {
    **_ANYTIME,
    "interrupt": character_actions.no_interrupt,
    "ring": "refused-ring",
    "stealth": "refused-no-hiding",
    "search": "refused-no-hiding",
    "call_off": "refused-nobody-refused",
    "valor": "refused-no-battle",
    "spend": "refused-nothing-to-pay",
    "spend_token": "refused-nothing-to-pay",
    "discard": "refused-no-discarding",
    "discard_token": "refused-no-discarding",
    "next": "refused-not-among",
    "next_shadow": "refused-not-among",
    "remove_shadow": "refused-not-among",
    **dict.fromkeys(("die_search", "die_battle"), rolls.not_rerolling),
    **dict.fromkeys(("spare", "disregard"), "refused-no-peril"),
    **dict.fromkeys(("bombadil", *rolls.CHANGES), "refused-no-roll"),
}
_FIRST: Final = {action.kind: action.code for action in reversed(list(ACTIONS))}


def why(table: Table, action: int, seat: int) -> Message | None:
    """Return the reason why this seat can't play this action now; None if it can."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < NUM_ACTIONS:
        return Message("refused-unknown")
    if table.may_play(seat, action):
        return None
    if table.actor == CHANCE:
        return Message("refused-chance")
    kind = ACTIONS[action].kind
    if table.actor != seat:
        if seat >= 0 and kind in _ANYTIME and table.allows(INTERRUPT_OF + seat):
            return Message("refused-behind-interrupt")
        return message("refused-not-asked", seat=table.actor)
    return _reason(table, kind, action - _FIRST[kind], seat)


def _reason(table: Table, kind: str, number: int, seat: int) -> Message:
    decision = int(kind_of(table.top()))
    if decision == k.ACT and kind in _CHARACTER_ACTIONS:
        return _no_character_action(table, kind, number, seat)
    reason = _ANSWERS.get(kind, {}).get(decision) or _ELSEWHERE.get(kind, "refused-other-question")
    return Message(reason) if isinstance(reason, str) else reason(table, number, seat)


def _no_character_action(table: Table, kind: str, number: int, seat: int) -> Message:
    if table.acting < 0:
        return Message("refused-nobody-acts")
    here = table.where[table.acting]
    if here >= NOWHERE:
        return message("refused-off-board", character=table.acting)
    if actions_left(table, table.acting) <= 0 and not (kind == "travel" and has_ride(table, table.acting)):
        return message("refused-no-actions", character=table.acting)
    return _CHARACTER_ACTIONS[kind](table, number, seat, here)
