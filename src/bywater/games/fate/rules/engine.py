"""Dispatch by the top frame to the modules that list choices, carry out answers and run steps."""

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.frames import a_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.journal import ENDED
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import (
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
    player_deck,
    rolls,
    search,
    setup,
    shadow_deck,
    shadow_step,
    skies_darken,
    targets,
    trade,
    travel,
    turn,
)


def proceed(table: Table) -> None:
    """Run steps until a player or chance decides, or the game ends.

    A decision with a single legal action is made automatically, unless the option `automatic` is off.
    """
    while True:
        if table.over:
            table.truncate(0)
            table.note(ENDED, table.over)
            return
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind < k.FIRST_DECISION:
            run_step(table, packed, kind)
        elif kind >= k.FIRST_CHANCE:
            return
        else:
            codes = list_choices(table)
            if kind == k.PAYING and not table.due:  # nothing to pay
                answer(table, codes[0])
                continue
            if len(codes) != 1 or not table.automatic:
                table.open_codes = codes
                return
            table.add_forced(codes[0])
            answer(table, codes[0])


def run_step(table: Table, packed: i64, kind: i64) -> None:
    """Run the step at the top of the stack."""
    if kind >= k.OBJECTIVES_STEPS:
        objectives.run_step(table, packed, kind)
    elif kind >= k.TURN_STEPS:
        turn.run_step(table, packed, kind)
    elif kind >= k.TRAVEL_STEPS:
        travel.run_step(table, packed, kind)
    elif kind >= k.BATTLE_STEPS:
        battle.run_step(table, packed, kind)
    elif kind >= k.SEARCH_STEPS:
        search.run_step(table, packed, kind)
    elif kind >= k.SKIES_DARKEN_STEPS:
        skies_darken.run_step(table, packed, kind)
    elif kind >= k.SHADOW_STEPS:
        shadow_step.run_step(table, packed, kind)
    elif kind >= k.PERILS_STEPS:
        perils.run_step(table, packed, kind)
    elif kind >= k.EVENTS_STEPS:
        events.run_step(table, packed, kind)
    elif kind >= k.PLAYER_DECK_STEPS:
        player_deck.run_step(table, packed, kind)
    elif kind >= k.SHADOW_DECK_STEPS:
        shadow_deck.run_step(table, packed, kind)
    else:
        setup.run_step(table, packed, kind)


def list_choices(table: Table) -> vec[i64]:
    """Return the legal actions at the top decision, in ascending order."""
    out = vec[i64](capacity=32)
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind >= k.ACTION_DECISIONS:
        return character_actions.list_choices(table, out, packed, kind)
    if kind >= k.PAYMENT_DECISIONS:
        return payment.list_choices(table, out, packed, kind)
    if kind >= k.ROLLS_DECISIONS:
        return rolls.list_choices(table, out, packed, kind)
    if kind >= k.BATTLE_DECISIONS:
        return battle.list_choices(table, out, packed, kind)
    if kind >= k.TRAVEL_DECISIONS:
        return travel.list_choices(table, out, packed, kind)
    if kind >= k.SEARCH_DECISIONS:
        return search.list_choices(table, out, packed, kind)
    if kind >= k.NAZGUL_DECISIONS:
        return nazgul.list_choices(table, out, packed, kind)
    if kind >= k.TRADE_DECISIONS:
        return trade.list_choices(table, out, packed, kind)
    if kind >= k.TARGETS_DECISIONS:
        return targets.list_choices(table, out, packed, kind)
    if kind >= k.OBJECTIVES_DECISIONS:
        return objectives.list_choices(table, out, packed, kind)
    if kind >= k.HANDS_DECISIONS:
        return hands.list_choices(table, out, packed, kind)
    if kind >= k.PLAYER_DECK_DECISIONS:
        return player_deck.list_choices(table, out, packed, kind)
    if kind >= k.SHADOW_DECK_DECISIONS:
        return shadow_deck.list_choices(table, out, packed, kind)
    if kind >= k.PERILS_DECISIONS:
        return perils.list_choices(table, out, packed, kind)
    return shadow_step.list_choices(table, out, packed, kind)


def answer(table: Table, action: i64) -> None:
    """Carry out an action at the top decision."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if kind >= k.ACTION_DECISIONS:
        character_actions.answer(table, packed, kind, seat, action)
    elif kind >= k.PAYMENT_DECISIONS:
        payment.answer(table, packed, kind, seat, action)
        if not table.due:
            paid(table, seat, a_of(packed), c_of(packed), d_of(packed))
    elif kind >= k.ROLLS_DECISIONS:
        rolls.answer(table, packed, kind, seat, action)
    elif kind >= k.BATTLE_DECISIONS:
        battle.answer(table, packed, kind, seat, action)
    elif kind >= k.TRAVEL_DECISIONS:
        travel.answer(table, packed, kind, seat, action)
    elif kind >= k.SEARCH_DECISIONS:
        search.answer(table, packed, kind, seat, action)
    elif kind >= k.NAZGUL_DECISIONS:
        nazgul.answer(table, packed, kind, seat, action)
    elif kind >= k.TRADE_DECISIONS:
        trade.answer(table, packed, kind, seat, action)
    elif kind >= k.TARGETS_DECISIONS:
        targets.answer(table, packed, kind, seat, action)
    elif kind >= k.OBJECTIVES_DECISIONS:
        objectives.answer(table, packed, kind, seat, action)
    elif kind >= k.HANDS_DECISIONS:
        hands.answer(table, packed, kind, seat, action)
    elif kind >= k.PLAYER_DECK_DECISIONS:
        player_deck.answer(table, packed, kind, seat, action)
    elif kind >= k.SHADOW_DECK_DECISIONS:
        shadow_deck.answer(table, packed, kind, seat, action)
    elif kind >= k.PERILS_DECISIONS:
        perils.answer(table, packed, kind, seat, action)
    else:
        shadow_step.answer(table, packed, kind, seat, action)


def paid(table: Table, seat: i64, what_for: i64, c: i64, d: i64) -> None:
    """Carry out what a completed payment was for."""
    if what_for == k.FOR_JOURNEY:
        travel.begin_going(table)
    elif what_for == k.FOR_MUSTER:
        armies.muster(table, c)
    elif what_for == k.FOR_CAPTURE:
        havens.take_stronghold(table)
    elif what_for == k.FOR_OBJECTIVE:
        objectives.fulfil(table, seat, c)
    elif what_for <= k.FOR_SONG:
        abilities.paid(table, seat, what_for, c)
    elif what_for == k.FOR_VALOR:
        battle.strike(table)
    elif what_for >= k.FOR_DISREGARD:
        perils.paid(table, seat, what_for, c)
    else:
        rolls.paid(table, seat, what_for, c, d)
