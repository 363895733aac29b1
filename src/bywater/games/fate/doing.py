"""What an answer does: each question's own consequences."""

from mypy_extensions import i64

from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of, with_c
from bywater.games.fate.actions import (
    ACT_AS,
    ATTACK,
    CALL_OFF,
    CARD,
    DISCARD,
    DISTRACT,
    DONE,
    FLOOR_OF,
    GIFT,
    LADY,
    LOSE,
    NEXT,
    NUMBER,
    PASS,
    PLAY,
    PREPARE,
    PUT_ON,
    SHOOT_NAZGUL,
    TRAVEL,
    WHO,
    YES,
)
from bywater.games.fate.battle import attack, choose_loss, strike
from bywater.games.fate.board import (
    NUM_SYMBOLS,
    VALOR,
)
from bywater.games.fate.cards import (
    symbol_of,
)
from bywater.games.fate.deck import put_next
from bywater.games.fate.dice import NAZGUL_FACE, ROUT
from bywater.games.fate.doing_deeds import do_deed, fulfil, muster, take_stronghold, trade, trade_agreed, trade_refused
from bywater.games.fate.doing_dice import at_peril, at_roll, flame
from bywater.games.fate.doing_hands import at_discarding, at_foreseen, at_giving, at_spied, do_may, turn_wheels
from bywater.games.fate.doing_map import at_company, at_loading, at_place, choose_character, hunt, number, ride, summon
from bywater.games.fate.effects import (
    discard_card,
    gain_hope,
    gain_token,
)
from bywater.games.fate.entries import (
    TOOK_FLOOR,
)
from bywater.games.fate.events import ask_lady, distract, do_anytime, shoot
from bywater.games.fate.journey import (
    call_off,
    consent,
    hide,
)
from bywater.games.fate.perils import disregard, spare
from bywater.games.fate.proposals import forget_refusals
from bywater.games.fate.rolls import (
    ask_again,
    ignore_die,
    pick_die,
    reroll,
    roll_place,
    turn_die,
)
from bywater.games.fate.search import put_on_ring
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AMBUSHING,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    CONSENT,
    DISCARDING,
    FLOOR,
    FOR_AMBUSH,
    FOR_CAPTURE,
    FOR_DISREGARD,
    FOR_DISTRACTION,
    FOR_FLAME,
    FOR_JOURNEY,
    FOR_LADY,
    FOR_MUSTER,
    FOR_OBJECTIVE,
    FOR_REROLL,
    FOR_SAM,
    FOR_SHOT,
    FOR_SONG,
    FOR_SPARING,
    FOR_VALOR,
    FORESEEN,
    FREE_PREPARING,
    GIFTING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_CLOAKS,
    IN_PERIL,
    LOADING,
    LOSSES,
    MAY,
    NUMBERING,
    ORDERING,
    PATHS_OF_THE_DEAD,
    PAYING,
    PLACING,
    QUIET,
    REROLLING,
    RIDING,
    ROLLED,
    SPIED,
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    WEARING,
    WHEELS_TURN,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, begin_paying, pay_with
from bywater.games.fate.turn import act_as, use_action, use_travel


def answer(table: Table, action: i64) -> None:
    """Carry out the answer to the question on top."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if FLOOR_OF <= action < ACT_AS:
        table.note(TOOK_FLOOR, action - FLOOR_OF)
        table.give_floor(FLOOR, action - FLOOR_OF)
    elif kind == ACT:
        at_act(table, seat, action)
    elif kind == PAYING:
        if pay_with(table, packed, action):
            paid(table, seat, a_of(packed), c_of(packed), d_of(packed))
    elif kind == ROLLED:
        at_roll(table, packed, seat, action)
    elif kind == AFTER_BATTLE:
        if action == PASS:
            table.pass_window()
        else:
            begin_paying(table, seat, FOR_VALOR, ONE_SYMBOL[VALOR])
    elif kind == QUIET or kind == FLOOR:
        if action <= 4:  # done, go on
            table.pop()
        else:
            do_anytime(table, seat, action)
    elif kind == COMPANY:
        at_company(table, packed, seat, action)
    elif kind == CONSENT:
        consent(table, seat, action == YES)
    elif kind == TRADE_CONSENT:
        table.pop()
        if action == YES:
            trade_agreed(table, b_of(packed), seat, c_of(packed), a_of(packed))
        else:
            trade_refused(table, seat, c_of(packed), a_of(packed))
    elif kind == CALLING_OFF:
        if action == CALL_OFF:
            call_off(table)
        else:
            table.pop()
    elif kind == HIDING:
        hide(table, action)
    elif kind == WEARING:
        table.pop()
        if action == PUT_ON:
            table.swap(with_c(table.top(), 1))
            put_on_ring(table)
    elif kind == HAND_FULL:
        if action == DONE:
            table.pop()
        elif action >= DISCARD:
            discard_card(table, seat, action - DISCARD)
        else:
            do_anytime(table, seat, action)
    elif kind == PLACING:
        at_place(table, packed, seat, action)
    elif kind == SUMMONING:
        summon(table, packed, action)
    elif kind == HUNTING:
        hunt(table, action)
    else:
        answer_rest(table, packed, kind, seat, action)


def answer_rest(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    """The questions that come seldom."""
    if kind == REROLLING:
        pick_die(table, packed, action)
    elif kind == LOSSES:
        choose_loss(table, packed, action - LOSE)
    elif kind == IN_PERIL:
        at_peril(table, packed, seat, action)
    elif kind == TRADING:
        trade(table, packed, a_of(packed), b_of(packed), action - CARD)
    elif kind == MAY:
        table.pop()
        if action == YES:
            do_may(table, a_of(packed), b_of(packed))
    elif kind == NUMBERING:
        table.pop()
        number(table, packed, action - NUMBER)
    elif kind == CHOOSING:
        table.pop()
        choose_character(table, a_of(packed), seat, action - WHO)
    elif kind == LOADING:
        at_loading(table, packed, seat, action)
    elif kind == WHEELS_TURN:
        turn_wheels(table, seat, action)
    elif kind == DISCARDING:
        at_discarding(table, packed, seat, action)
    elif kind == ORDERING:
        put_next(table, packed, action - NEXT)
    elif kind == FORESEEN:
        at_foreseen(table, seat, action)
    elif kind == SPIED:
        at_spied(table, packed, action)
    elif kind == GIVING:
        at_giving(table, seat, action)
    elif kind == RIDING:
        ride(table, packed, seat, action)
    elif kind == AMBUSHING:
        table.pop()
        if action != PASS:
            attack(table, a_of(packed), action - ATTACK, b_of(packed), table.acting)
    elif kind == FREE_PREPARING:
        table.pop()
        if action != PASS:
            discard_card(table, seat, action - PREPARE)
            gain_token(table, seat, symbol_of(action - PREPARE))
    elif kind == GIFTING:
        table.pop()
        gain_token(table, (action - GIFT) // NUM_SYMBOLS, (action - GIFT) % NUM_SYMBOLS)


def at_act(table: Table, seat: i64, action: i64) -> None:
    if action == DONE:
        table.pop()
        forget_refusals(table)  # nothing more is proposed in this turn
    elif ACT_AS <= action < TRAVEL:
        act_as(table, action - ACT_AS)
    elif is_anytime(action):
        do_anytime(table, seat, action)
    else:
        do_deed(table, seat, action)


def is_anytime(action: i64) -> bool:
    """Whether this may be done at any time, so that it is no action."""
    return action == LADY or action == DISTRACT or action == SHOOT_NAZGUL or PLAY <= action < CARD


def paid(table: Table, seat: i64, what_for: i64, c: i64, d: i64) -> None:
    """A cost is paid: what was bought."""
    if what_for == FOR_JOURNEY:
        begin_going(table)
    elif what_for == FOR_MUSTER:
        muster(table, c)
    elif what_for == FOR_CAPTURE:
        take_stronghold(table)
    elif what_for == FOR_OBJECTIVE:
        fulfil(table, seat, c)
    elif what_for == FOR_SHOT:
        shoot(table, seat, c)
    elif what_for == FOR_DISTRACTION:
        distract(table, seat)
    elif what_for == FOR_LADY:
        ask_lady(table, seat)
    elif what_for == FOR_SONG:  # K38
        use_action(table)
        gain_hope(table, 2)
    elif what_for == FOR_VALOR:
        strike(table)
    elif what_for == FOR_DISREGARD:
        disregard(table, c, seat)
    elif what_for == FOR_SPARING:
        spare(table, seat)
    else:
        ask_again(table, roll_place(table))
        if what_for == FOR_REROLL:
            reroll(table, c, d, seat)
        elif what_for == FOR_SAM:
            ignore_die(table, c, seat)
        elif what_for == FOR_FLAME:
            flame(table, c, d, seat)
        elif what_for == FOR_AMBUSH:
            turn_die(table, c, ROUT, 1, seat)
        else:  # FOR_DEFIANCE
            turn_die(table, c, NAZGUL_FACE, 1, seat)


def begin_going(table: Table) -> None:
    """Road, company, consent and cost stand: an action is spent, unless an event lends the journey."""
    kind: i64 = b_of(table.top())
    if kind == PATHS_OF_THE_DEAD:
        use_action(table)
    elif kind != IN_CLOAKS:
        use_travel(table)
