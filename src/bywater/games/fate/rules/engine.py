"""Dispatch: what may be chosen at each decision, what each answer does, and the steps between decisions."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.frames import a_of, b_of, c_of, d_of, kind_of, seat_of, with_c
from bywater.games.fate.model import actions, board
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import symbol_of
from bywater.games.fate.model.dice import NAZGUL_FACE, ROUT
from bywater.games.fate.model.journal import BEGAN_INTERRUPT, ENDED
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import (
    abilities,
    battle,
    hands,
    nazgul,
    perils,
    player_deck,
    rolls,
    shadow_step,
    targets,
    travel,
)
from bywater.games.fate.rules.armies import muster
from bywater.games.fate.rules.character_actions import answer_act, list_act, list_interrupts
from bywater.games.fate.rules.events import list_hand_full, run_eagles_call
from bywater.games.fate.rules.havens import take_stronghold
from bywater.games.fate.rules.hope import gain_hope
from bywater.games.fate.rules.objectives import answer_may, fulfil, run_afterwards
from bywater.games.fate.rules.payment import begin_paying, list_payments, pay_with
from bywater.games.fate.rules.search import put_on_ring, run_search
from bywater.games.fate.rules.setup import run_setup
from bywater.games.fate.rules.shadow_deck import answer_spied, list_spied, run_spying
from bywater.games.fate.rules.trade import proposable, trade, trade_agreed, trade_refused
from bywater.games.fate.rules.turn import run_turn, use_action


def proceed(table: Table) -> None:
    """Run steps until a player or chance decides, or the game ends.

    A decision with a single legal action is made at once, unless the option `automatic` is off.
    """
    while True:
        if table.over:
            table.truncate(0)
            table.note(ENDED, table.over)
            return
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind < k.ACT:
            run_step(table, packed, kind)
        elif kind >= k.DRAW_CARD:
            return
        else:
            codes = list_open(table)
            if kind == k.PAYING and not table.due:  # it costs nothing, so there is no choice
                answer(table, codes[0])
                continue
            if len(codes) != 1 or not table.automatic:
                table.open_codes = codes
                return
            table.add_forced(codes[0])
            answer(table, codes[0])


def run_step(table: Table, packed: i64, kind: i64) -> None:
    """Run the step on top."""
    if kind == k.AFTERWARDS:
        run_afterwards(table)
    elif kind == k.TURN:
        run_turn(table, packed)
    elif kind == k.JOURNEY:
        travel.run_journey(table, packed)
    elif kind == k.BATTLE:
        battle.run_battle(table, packed)
    elif kind == k.SEARCH:
        run_search(table, packed)
    elif kind == k.SHADOW:
        shadow_step.run_shadow(table, packed)
    elif kind == k.ADVANCE:
        shadow_step.run_advance(table, packed)
    elif kind == k.ORDER:
        shadow_step.run_order(table, packed)
    elif kind == k.SKIES_DARKEN:
        shadow_step.run_skies(table, packed)
    elif kind == k.SETUP:
        run_setup(table, packed)
    elif kind == k.DRUMBEAT:
        shadow_step.run_drumbeat(table, packed)
    elif kind == k.EAGLES_CALL:
        run_eagles_call(table, packed)
    elif kind == k.PERIL:
        perils.run_peril(table, packed)
    elif kind == k.LOOKING:
        player_deck.run_looking(table, packed)
    elif kind == k.COMPANY_GOES:
        travel.company_goes(table, packed)
    else:
        run_spying(table, packed)


def list_open(table: Table) -> vec[i64]:
    """The legal actions at the decision on top, in ascending order."""
    out = vec[i64](capacity=32)
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.ACT:
        return list_act(table, out, seat_of(packed))
    if kind == k.PAYING:
        return list_payments(table, out, packed)
    if kind == k.ROLLED:
        return rolls.list_roll(table, out, packed)
    if kind == k.AFTER_BATTLE:
        return battle.list_valor(table, out, packed)
    if kind == k.QUIET:
        out = append(out, actions.PASS)
        out = abilities.list_abilities(table, out, seat_of(packed))
        out = list_interrupts(table, out)
        return abilities.list_plays(table, out, seat_of(packed))
    if kind == k.INTERRUPT:
        out = append(out, actions.DONE)
        return abilities.list_anytime(table, out, seat_of(packed))
    if kind == k.COMPANY:
        return travel.list_company(table, out, packed)
    if kind == k.CONSENT or kind == k.TRADE_CONSENT or kind == k.MAY:
        out = append(out, actions.YES)
        return append(out, actions.NO)
    if kind == k.CALLING_OFF:
        out = append(out, actions.PASS)
        return append(out, actions.CALL_OFF)
    if kind == k.HIDING:
        out = append(out, actions.USE_STEALTH)
        return append(out, actions.BE_SEARCHED)
    if kind == k.WEARING:
        out = append(out, actions.PASS)
        return append(out, actions.PUT_ON)
    if kind == k.HAND_FULL:
        return list_hand_full(table, out, seat_of(packed))
    if kind == k.PLACING:
        return targets.list_places(table, out, packed)
    if kind == k.SUMMONING:
        return nazgul.list_summons(table, out, packed)
    if kind == k.HUNTING:
        return nazgul.list_hunters(table, out, a_of(packed))
    return _list_rest(table, out, packed, kind)


def _list_rest(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    """The rarer decisions."""
    seat: i64 = seat_of(packed)
    number: i64
    if kind == k.REROLLING:
        return rolls.list_rerolling(table, out, packed)
    if kind == k.LOSSES:
        return battle.list_losses(table, out, packed)
    if kind == k.IN_PERIL:
        return perils.list_peril(table, out, packed)
    if kind == k.TRADING:
        return actions.from_mask(
            out, actions.CARD, proposable(table, table.acting, seat, a_of(packed), b_of(packed) == 1)
        )
    if kind == k.NUMBERING:
        for number in range(b_of(packed), c_of(packed) + 1):
            out = append(out, actions.NUMBER + number)
        return out
    if kind == k.CHOOSING:
        return actions.from_mask(out, actions.WHO, targets.choosable(table, a_of(packed)))
    if kind == k.LOADING:
        return targets.list_loading(table, out, packed)
    if kind == k.WHEELS_TURN:
        return shadow_step.list_wheels(table, out)
    if kind == k.DISCARDING:
        return hands.list_discarding(table, out, packed)
    if kind == k.ORDERING:
        return player_deck.list_ordering(table, out, packed)
    if kind == k.FORESEEN:
        return player_deck.list_foreseen(table, out)
    if kind == k.SPIED:
        return list_spied(table, out, packed)
    if kind == k.GIVING:
        return hands.list_giving(table, out, seat)
    if kind == k.RIDING:
        return travel.list_riding(table, out, packed)
    if kind == k.AMBUSHING:
        return battle.list_ambush(table, out, a_of(packed))
    if kind == k.FREE_PREPARING:
        out = append(out, actions.PASS)
        return actions.from_mask(out, actions.PREPARE, hands.exchangeable(table, table.hands[seat]))
    return hands.list_gifts(table, out)  # GIFTING


def answer(table: Table, action: i64) -> None:
    """Carry out an action at the decision on top."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if actions.INTERRUPT_OF <= action < actions.ACT_AS:
        table.note(BEGAN_INTERRUPT, action - actions.INTERRUPT_OF)
        table.push_interrupt(k.INTERRUPT, action - actions.INTERRUPT_OF)
    elif kind == k.ACT:
        answer_act(table, seat, action)
    elif kind == k.PAYING:
        if pay_with(table, packed, action):
            paid(table, seat, a_of(packed), c_of(packed), d_of(packed))
    elif kind == k.ROLLED:
        rolls.answer_roll(table, packed, seat, action)
    elif kind == k.AFTER_BATTLE:
        if action == actions.PASS:
            table.pass_window()
        else:
            begin_paying(table, seat, k.FOR_VALOR, board.ONE_SYMBOL[board.VALOR])
    elif kind == k.QUIET or kind == k.INTERRUPT:
        if action == actions.DONE or action == actions.PASS:
            table.pop()
        else:
            abilities.do_anytime(table, seat, action)
    elif kind == k.COMPANY:
        travel.answer_company(table, packed, seat, action)
    elif kind == k.CONSENT:
        travel.consent(table, seat, action == actions.YES)
    elif kind == k.TRADE_CONSENT:
        table.pop()
        if action == actions.YES:
            trade_agreed(table, b_of(packed), seat, c_of(packed), a_of(packed))
        else:
            trade_refused(table, seat, c_of(packed), a_of(packed))
    elif kind == k.CALLING_OFF:
        if action == actions.CALL_OFF:
            travel.call_off(table)
        else:
            table.pop()
    elif kind == k.HIDING:
        travel.answer_hiding(table, action)
    elif kind == k.WEARING:
        table.pop()
        if action == actions.PUT_ON:
            table.replace_top(with_c(table.top(), 1))
            put_on_ring(table)
    elif kind == k.HAND_FULL:
        if action == actions.DONE:
            table.pop()
        elif action >= actions.DISCARD:
            hands.discard_card(table, seat, action - actions.DISCARD)
        else:
            abilities.do_anytime(table, seat, action)
    elif kind == k.PLACING:
        targets.answer_place(table, packed, seat, action)
    elif kind == k.SUMMONING:
        nazgul.summon(table, packed, action)
    elif kind == k.HUNTING:
        nazgul.hunt(table, action)
    else:
        answer_rest(table, packed, kind, seat, action)


def answer_rest(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    """The rarer decisions."""
    if kind == k.REROLLING:
        rolls.pick_die(table, packed, action)
    elif kind == k.LOSSES:
        battle.choose_loss(table, packed, action - actions.LOSE)
    elif kind == k.IN_PERIL:
        perils.answer_peril(table, packed, seat, action)
    elif kind == k.TRADING:
        trade(table, packed, a_of(packed), b_of(packed), action - actions.CARD)
    elif kind == k.MAY:
        table.pop()
        if action == actions.YES:
            answer_may(table, a_of(packed), b_of(packed))
    elif kind == k.NUMBERING:
        table.pop()
        targets.answer_number(table, packed, action - actions.NUMBER)
    elif kind == k.CHOOSING:
        table.pop()
        targets.answer_character(table, a_of(packed), seat, action - actions.WHO)
    elif kind == k.LOADING:
        targets.answer_loading(table, packed, seat, action)
    elif kind == k.WHEELS_TURN:
        shadow_step.answer_wheels(table, seat, action)
    elif kind == k.DISCARDING:
        hands.answer_discarding(table, packed, seat, action)
    elif kind == k.ORDERING:
        player_deck.put_next(table, packed, action - actions.NEXT)
    elif kind == k.FORESEEN:
        player_deck.answer_foreseen(table, seat, action)
    elif kind == k.SPIED:
        answer_spied(table, packed, action)
    elif kind == k.GIVING:
        hands.answer_giving(table, seat, action)
    elif kind == k.RIDING:
        travel.ride(table, packed, seat, action)
    elif kind == k.AMBUSHING:
        table.pop()
        if action != actions.PASS:
            battle.attack(table, a_of(packed), action - actions.ATTACK, b_of(packed), table.acting)
    elif kind == k.FREE_PREPARING:
        table.pop()
        if action != actions.PASS:
            hands.discard_card(table, seat, action - actions.PREPARE)
            hands.gain_token(table, seat, symbol_of(action - actions.PREPARE))
    elif kind == k.GIFTING:
        table.pop()
        hands.gain_token(
            table, (action - actions.GIFT) // board.NUM_SYMBOLS, (action - actions.GIFT) % board.NUM_SYMBOLS
        )


def paid(table: Table, seat: i64, what_for: i64, c: i64, d: i64) -> None:
    """A cost is paid: what was bought."""
    if what_for == k.FOR_JOURNEY:
        travel.begin_going(table)
    elif what_for == k.FOR_MUSTER:
        muster(table, c)
    elif what_for == k.FOR_CAPTURE:
        take_stronghold(table)
    elif what_for == k.FOR_OBJECTIVE:
        fulfil(table, seat, c)
    elif what_for == k.FOR_SHOT:
        abilities.shoot(table, seat, c)
    elif what_for == k.FOR_DISTRACTION:
        abilities.distract(table, seat)
    elif what_for == k.FOR_LADY:
        abilities.ask_lady(table, seat)
    elif what_for == k.FOR_SONG:  # K38
        use_action(table)
        gain_hope(table, 2)
    elif what_for == k.FOR_VALOR:
        battle.strike(table)
    elif what_for == k.FOR_DISREGARD:
        perils.disregard(table, c, seat)
    elif what_for == k.FOR_SPARING:
        perils.spare(table, seat)
    else:
        rolls.ask_again(table, rolls.roll_place(table))
        if what_for == k.FOR_REROLL:
            rolls.reroll(table, c, d, seat)
        elif what_for == k.FOR_SAM:
            rolls.ignore_die(table, c, seat)
        elif what_for == k.FOR_FLAME:
            rolls.flame(table, c, d, seat)
        elif what_for == k.FOR_AMBUSH:
            rolls.turn_die(table, c, ROUT, 1, seat)
        else:  # FOR_DEFIANCE
            rolls.turn_die(table, c, NAZGUL_FACE, 1, seat)
