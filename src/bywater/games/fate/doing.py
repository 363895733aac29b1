"""What an answer does: each question's own consequences."""

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, d_of, frame, kind_of, seat_of, with_a, with_b, with_c, with_d
from bywater.games.fate.actions import (
    ACT_AS,
    AMBUSH_DIE,
    AT,
    ATTACK,
    BOMBADIL,
    CALL_OFF,
    CARD,
    DEFY,
    DISCARD,
    DISCARD_TOKEN,
    DISREGARD,
    DISTRACT,
    DONE,
    FLOOR_OF,
    GIFT,
    HAND_TOKEN,
    LADY,
    LOSE,
    NAZGUL_FROM,
    NAZGUL_STEP_FROM,
    NAZGUL_STEP_INTO,
    NAZGUL_TO,
    NENYA,
    NEXT,
    NEXT_SHADOW,
    NUMBER,
    PASS,
    PLAY,
    PREPARE,
    PUT_ON,
    RANGER,
    REMOVE_SHADOW,
    REROLL_BATTLE,
    REROLL_SEARCH,
    SAMS_AID,
    SHOOT_NAZGUL,
    SPARE,
    TAKE_ARMIES,
    TAKEN_COUNT,
    TAKEN_PEOPLE,
    TRAVEL,
    TURN_BATTLE,
    TURN_FACE,
    TURN_INTO,
    TURN_SEARCH,
    WHEELS_ARMIES,
    WHEELS_HOPE,
    WHEELS_SEAT,
    WHO,
    YES,
)
from bywater.games.fate.battle import attack, choose_loss, strike
from bywater.games.fate.board import (
    DUNLAND,
    ELF,
    FANGORN_FOREST,
    FRIENDSHIP,
    GONDOR_PEOPLE,
    NUM_SYMBOLS,
    ONE_ARMY,
    OSGILIATH,
    REGION_OF,
    RESISTANCE,
    RIVENDELL,
    ROADS,
    ROHAN_PEOPLE,
    STEALTH,
    VALOR,
    armies_in,
)
from bywater.games.fate.cards import (
    ARWEN,
    EORED,
    FRODO,
    NUM_CARDS,
    SIX,
    symbol_of,
)
from bywater.games.fate.deck import put_next, take_from_tops, to_hand
from bywater.games.fate.dice import NAZGUL_FACE, ROUT
from bywater.games.fate.doing_deeds import do_deed, fulfil, muster, take_stronghold, trade, trade_agreed, trade_refused
from bywater.games.fate.effects import (
    add_friends,
    check_hand,
    discard_card,
    drop_token,
    gain_hope,
    gain_token,
    lose_hope,
    may_tempt,
    move_character,
    move_eye,
    move_friends,
    move_nazgul,
    remove_shadow,
    tempt,
)
from bywater.games.fate.events import ask_lady, distract, do_anytime, shoot
from bywater.games.fate.journey import (
    ask_consent,
    begin_journey,
    call_off,
    consent,
    hide,
    move_party,
    take_along,
)
from bywater.games.fate.objectives import end_gathering, gather
from bywater.games.fate.perils import disregard, ignoring_symbol, spare, sparing_symbol
from bywater.games.fate.rolls import (
    ask_again,
    ignore_die,
    pick_die,
    reroll,
    roll_place,
    turn_die,
    use_tom,
)
from bywater.games.fate.search import put_on_ring
from bywater.games.fate.shadow_deck import put_first, remove_seen, settle_top
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AMBUSHING,
    AT_AID,
    AT_ARROW_FROM,
    AT_ARROW_TO,
    AT_CUNNING,
    AT_EAGLES,
    AT_ENTS,
    AT_GATHER_FROM,
    AT_GATHER_TO,
    AT_GWAIHIR_FROM,
    AT_GWAIHIR_TO,
    AT_HORSES,
    AT_INFIGHTING,
    AT_ORDERS_FROM,
    AT_ORDERS_TO,
    AT_WHEELS,
    BY_EVENT,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    COMPANY_GOES,
    CONSENT,
    COUNT_DENETHOR,
    COUNT_ENTS,
    COUNT_HONOR,
    COUNT_INFIGHTING,
    COUNT_OATH,
    COUNT_ORDERS,
    COUNT_THEODEN,
    DISCARDED_TOKEN,
    DISCARDING,
    EAGLES_CALL,
    FLAME_LIT,
    FLOOR,
    FOR_AMBUSH,
    FOR_CAPTURE,
    FOR_DEFIANCE,
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
    LOAD_ARROW,
    LOAD_GATHER,
    LOAD_GWAIHIR,
    LOADING,
    LOSSES,
    MAY,
    MAY_GONDOR,
    MAY_RESISTANCE,
    MAY_ROHAN,
    MAY_SIX,
    MAY_SLOT,
    MAY_STEALTH,
    NENYA_DONE,
    NUMBERING,
    ORDERING,
    PATHS_OF_THE_DEAD,
    PAYING,
    PLACING,
    PUT_ON_CARD,
    QUIET,
    RANGER_DONE,
    REROLLING,
    RIDING,
    ROLLED,
    SHADOW_WENT,
    SPIED,
    SUMMON_PALANTIR,
    SUMMONING,
    TO_COUNCIL,
    TO_TRAVEL,
    TOKEN_GIVEN,
    TOOK_FLOOR,
    TRADE_CONSENT,
    TRADING,
    WEARING,
    WHEELS_TURN,
    WHO_CLOAKS,
    WHO_EAGLES,
    WHO_LEMBAS,
    WITH_ENTS,
    WITH_HORSES,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, begin_paying, pay_with
from bywater.games.fate.turn import act_as, give_extra, use_action, use_travel


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
            trade_refused(table, seat)
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


# -- acting -------------------------------------------------------------------------------------


def at_act(table: Table, seat: i64, action: i64) -> None:
    if action == DONE:
        table.pop()
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


# -- dice ---------------------------------------------------------------------------------------


def at_roll(table: Table, packed: i64, seat: i64, action: i64) -> None:
    battle: i64 = b_of(packed)
    if action == PASS:
        table.pass_window()
    elif action == BOMBADIL:
        ask_again(table, roll_place(table))
        use_tom(table, seat, battle)
    elif action < REROLL_BATTLE:
        begin_paying(table, seat, FOR_REROLL, ONE_SYMBOL[RESISTANCE], action - REROLL_SEARCH, 0)
    elif action < RANGER:
        begin_paying(table, seat, FOR_REROLL, ONE_SYMBOL[RESISTANCE], action - REROLL_BATTLE, 1)
    elif action < NENYA:
        table.dice_done |= RANGER_DONE
        ask_again(table, roll_place(table))
        reroll(table, action - RANGER, 0, seat)
    elif action < SAMS_AID:
        table.dice_done |= NENYA_DONE
        ask_again(table, roll_place(table))
        reroll(table, action - NENYA, 1, seat)
    elif action < TURN_SEARCH:
        begin_paying(table, seat, FOR_SAM, ONE_SYMBOL[FRIENDSHIP], action - SAMS_AID + 1)
    elif action < AMBUSH_DIE:
        turn: i64 = action - TURN_SEARCH
        if battle:
            turn = action - TURN_BATTLE
        if table.dice_done & FLAME_LIT:
            ask_again(table, roll_place(table))
            flame(table, turn, battle, seat)
        else:
            begin_paying(table, seat, FOR_FLAME, ONE_SYMBOL[VALOR], turn, battle)
    elif action < DEFY:
        begin_paying(table, seat, FOR_AMBUSH, ONE_SYMBOL[STEALTH], action - AMBUSH_DIE)
    else:
        begin_paying(table, seat, FOR_DEFIANCE, 2 * ONE_SYMBOL[VALOR], action - DEFY)


def flame(table: Table, turn: i64, battle: i64, seat: i64) -> None:
    """Gandalf turns a die; as the White he may go on without paying again."""  # K26, O05
    if table.white == 2:
        table.dice_done |= FLAME_LIT
    table.turned += 1
    turn_die(table, TURN_FACE[turn], TURN_INTO[turn], battle, seat)


def at_peril(table: Table, packed: i64, seat: i64, action: i64) -> None:
    task: i64 = a_of(packed)
    if action == DONE:
        table.pop()
    elif action == SPARE:
        begin_paying(table, seat, FOR_SPARING, ONE_SYMBOL[sparing_symbol(task)])
    else:
        begin_paying(table, seat, FOR_DISREGARD, ONE_SYMBOL[ignoring_symbol(task)], action - DISREGARD)


# -- companies ----------------------------------------------------------------------------------


def at_company(table: Table, packed: i64, seat: i64, action: i64) -> None:
    if action != DONE:
        take_along(table, packed, action)
        return
    what_for: i64 = b_of(packed)
    table.pop()
    if what_for == TO_TRAVEL:
        return
    if what_for == TO_COUNCIL:
        table.push(frame(COMPANY_GOES, seat, what_for))
    ask_consent(table, seat, what_for)


def company_goes(table: Table, packed: i64) -> None:
    """Those who agreed go: to the council, or with the Ents."""  # E03, E10
    table.pop()
    table.changed()  # who would not come to the council may still travel
    seat: i64 = seat_of(packed)
    if a_of(packed) == TO_COUNCIL:
        move_party(table, RIVENDELL)
        table.party = 0
        if table.seats == 1:
            table.ask(FREE_PREPARING, seat)
        else:
            table.open_window(GIVING, table.seats_at(RIVENDELL), seat)
        return
    into: i64 = b_of(packed)
    move_friends(table, FANGORN_FOREST, into, table.load)
    move_party(table, into)
    if table.load and not may_tempt(table.party):
        tempt(table, into)
    table.party = 0
    table.load = 0


def at_giving(table: Table, seat: i64, action: i64) -> None:
    """One token in all changes hands."""  # E03
    if action == PASS:
        table.pass_window()
        return
    table.pop()
    other: i64 = (action - HAND_TOKEN) // NUM_SYMBOLS
    symbol: i64 = (action - HAND_TOKEN) % NUM_SYMBOLS
    table.tokens[seat] -= ONE_ARMY[symbol]
    table.tokens[other] += ONE_ARMY[symbol]
    table.note(TOKEN_GIVEN, seat, other, symbol)


# -- places -------------------------------------------------------------------------------------


def at_place(table: Table, packed: i64, seat: i64, action: i64) -> None:
    what_for: i64 = a_of(packed)
    place: i64 = action - AT
    if action == PASS:
        table.pop()
    elif action == DONE:
        table.pop()
        if c_of(packed):  # armies came, from one place or from several
            tempt(table, b_of(packed))
        if what_for == AT_GATHER_FROM:
            end_gathering(table, d_of(packed))
        else:
            offer_battle(table, seat, b_of(packed))
    elif what_for == AT_ARROW_FROM:
        table.load = 0
        table.swap(frame(LOADING, seat, LOAD_ARROW, place, 0, 3))
    elif what_for == AT_ARROW_TO:
        table.pop()
        bring(table, b_of(packed), place)
        tempt(table, place)
        offer_battle(table, seat, place)
    elif what_for == AT_GWAIHIR_TO:
        table.swap(frame(PLACING, seat, AT_GWAIHIR_FROM, place))
    elif what_for == AT_GWAIHIR_FROM or what_for == AT_GATHER_FROM:
        purpose: i64 = LOAD_GATHER
        if what_for == AT_GWAIHIR_FROM:
            purpose = LOAD_GWAIHIR
        table.load = 0
        table.swap(with_c(packed, place + 1))
        table.ask(LOADING, seat, purpose, place, 0, armies_in(table.friends[place]))
    elif what_for == AT_HORSES:
        table.riders = table.at_place(place)
        table.swap(frame(RIDING, seat, place, 3, 0))
    elif what_for == AT_INFIGHTING:  # E06
        table.pop()
        most: i64 = table.shadow[place]
        if most > 2:
            most = 2
        table.ask(NUMBERING, seat, COUNT_INFIGHTING, 1, most, place)
    else:
        at_place_rest(table, packed, seat, what_for, place)


def at_place_rest(table: Table, packed: i64, seat: i64, what_for: i64, place: i64) -> None:
    table.pop()
    if what_for == AT_EAGLES:
        fly(table, seat, b_of(packed), place)
    elif what_for == AT_ENTS:
        table.party = 0
        table.load = b_of(packed) * ONE_ARMY[ELF]
        table.push(frame(COMPANY_GOES, seat, WITH_ENTS, place))
        table.ask(COMPANY, seat, 0, WITH_ENTS)
    elif what_for == AT_ORDERS_FROM:
        table.picked = table.shadow[place]
        table.ask(PLACING, seat, AT_ORDERS_TO, place)
    elif what_for == AT_ORDERS_TO:
        origin: i64 = b_of(packed)
        least: i64 = 1
        if not ROADS[origin] & ~(BIT[place + 1] - 1):
            least = table.picked
        table.push(with_c(packed, place + 1))
        table.ask(NUMBERING, seat, COUNT_ORDERS, least, table.picked, place)
    elif what_for == AT_AID:  # K05
        move_friends(table, table.where[ARWEN], place, ONE_ARMY[ELF])
        tempt(table, place)
    elif what_for == AT_CUNNING:  # K32
        march(table, b_of(packed), place, 1)
    elif what_for == AT_GATHER_TO:
        gather(table, b_of(packed), place)
    elif what_for == AT_WHEELS:
        if b_of(packed) > 1:
            table.push(with_b(packed, b_of(packed) - 1))
        table.ask(LOSSES, seat, 1, place)


def march(table: Table, place: i64, into: i64, count: i64) -> None:
    """Armies of the Shadow go elsewhere, without a battle."""
    table.shadow[place] -= count
    table.shadow[into] += count
    table.note(SHADOW_WENT, place, into, count)


def bring(table: Table, place: i64, into: i64) -> None:
    """The armies that were picked come to a place; no battle follows by itself."""  # N10
    move_friends(table, place, into, table.load)
    table.load = 0


def offer_battle(table: Table, seat: i64, place: i64) -> None:
    """After an event has moved armies, a battle may be fought."""  # E01, E04
    if table.friends[place] and table.shadow[place]:
        table.ask(AMBUSHING, seat, place, BY_EVENT)


def fly(table: Table, seat: i64, character: i64, place: i64) -> None:
    """The Eagles carry a character; with Frodo the Nazgûl come after him."""  # E08, N5
    move_character(table, character, place)
    if may_tempt(BIT[character]):
        tempt(table, place)
    if character == FRODO:
        move_eye(table, REGION_OF[place])
        left: i64 = 7 - table.nazgul[REGION_OF[place]]
        if left < 0:
            left = 0
        table.push(frame(EAGLES_CALL, seat, 0, left))


# -- armies -------------------------------------------------------------------------------------


def at_loading(table: Table, packed: i64, seat: i64, action: i64) -> None:
    if action != DONE:
        people: i64 = TAKEN_PEOPLE[action - TAKE_ARMIES]
        count: i64 = TAKEN_COUNT[action - TAKE_ARMIES]
        table.load += count * ONE_ARMY[people]
        table.swap(with_d(with_c(packed, people + 1), d_of(packed) - count))
        return
    place: i64 = b_of(packed)
    table.pop()
    if a_of(packed) == LOAD_ARROW:
        table.ask(PLACING, seat, AT_ARROW_TO, place)
        return
    under: i64 = table.top()
    bring(table, place, b_of(under))
    if a_of(packed) == LOAD_GWAIHIR:
        table.swap(with_d(under, 1))


def number(table: Table, packed: i64, count: i64) -> None:
    """A number was named."""
    what_for: i64 = a_of(packed)
    place: i64 = d_of(packed)
    if what_for == COUNT_ENTS:  # E10
        add_friends(table, FANGORN_FOREST, ELF, count)
        table.ask(PLACING, seat_of(packed), AT_ENTS, count)
    elif what_for == COUNT_INFIGHTING or what_for == COUNT_HONOR:
        remove_shadow(table, place, count)
    elif what_for == COUNT_THEODEN:
        add_friends(table, place, ROHAN_PEOPLE, count)
    elif what_for == COUNT_DENETHOR or what_for == COUNT_OATH:
        add_friends(table, place, GONDOR_PEOPLE, count)
    elif what_for == COUNT_ORDERS:  # E13
        origin: i64 = b_of(table.top())
        march(table, origin, place, count)
        table.picked -= count
        if not table.picked:
            table.pop()


# -- characters ---------------------------------------------------------------------------------


def choose_character(table: Table, what_for: i64, seat: i64, character: i64) -> None:
    if what_for == WHO_LEMBAS:  # E07
        give_extra(table, character, 2)
    elif what_for == WHO_EAGLES:
        table.ask(PLACING, seat, AT_EAGLES, character)
    elif what_for == WHO_CLOAKS:  # E11
        table.ask(RIDING, seat, table.where[character], 2, character + 1)
    else:  # E12
        region: i64 = REGION_OF[table.where[character]]
        move_eye(table, region)
        table.ask(SUMMONING, seat, SUMMON_PALANTIR, 3, region)


def ride(table: Table, packed: i64, seat: i64, action: i64) -> None:
    """Up to three rides together, or two walks in an Elven cloak, at once."""  # E05, E11, N8
    if action == DONE:
        table.pop()
        table.riders = 0
        return
    into: i64 = action - TRAVEL
    table.swap(with_b(with_a(packed, into), b_of(packed) - 1))
    if c_of(packed):
        character: i64 = c_of(packed) - 1
        begin_journey(table, table.owner_of[character], character, into, IN_CLOAKS)
    else:
        begin_journey(table, seat, lowest(table.riders), into, WITH_HORSES)


# -- Nazgûl -------------------------------------------------------------------------------------


def hunt(table: Table, action: i64) -> None:
    """A Nazgûl comes nearer; the next one is another."""  # F42
    table.pop()
    into: i64 = NAZGUL_STEP_INTO[action - NAZGUL_TO]
    move_nazgul(table, NAZGUL_STEP_FROM[action - NAZGUL_TO], into)
    table.swap(with_c(table.top(), into + 1))


def summon(table: Table, packed: i64, action: i64) -> None:
    if action == DONE:
        table.pop()
        return
    move_nazgul(table, action - NAZGUL_FROM, c_of(packed))
    if b_of(packed) > 1:
        table.swap(with_b(packed, b_of(packed) - 1))
    else:
        table.pop()


# -- the Wheels, and hands ----------------------------------------------------------------------


def turn_wheels(table: Table, seat: i64, action: i64) -> None:
    table.pop()
    if action == WHEELS_ARMIES:
        table.ask(PLACING, seat, AT_WHEELS, 2)
    elif action == WHEELS_HOPE:
        lose_hope(table, 1, 9)
    else:
        table.ask(DISCARDING, action - WHEELS_SEAT, 2)


def at_discarding(table: Table, packed: i64, seat: i64, action: i64) -> None:
    least: i64
    if action < DISCARD_TOKEN:
        discard_card(table, seat, action - DISCARD)
        least = action - DISCARD + 1
    else:
        symbol: i64 = action - DISCARD_TOKEN
        drop_token(table, seat, symbol, 1)
        table.note(DISCARDED_TOKEN, seat, symbol)
        least = NUM_CARDS + symbol
    if a_of(packed) > 1:
        table.swap(with_b(with_a(packed, a_of(packed) - 1), least))
    else:
        table.pop()


def at_foreseen(table: Table, seat: i64, action: i64) -> None:
    """One of the cards may be taken; the rest goes back in any order."""  # E09
    table.pop()
    if table.tops:
        table.ask(ORDERING, seat)
    if action != PASS:
        take_from_tops(table, action - CARD)
        to_hand(table, seat, action - CARD)
        if not table.tops:
            table.pop()
        check_hand(table, seat)


def at_spied(table: Table, packed: i64, action: i64) -> None:
    """Of the cards on top of the shadow deck some leave the game; the rest is put in order."""  # O19
    if action >= REMOVE_SHADOW:
        remove_seen(table, action - REMOVE_SHADOW)
        table.swap(with_b(packed, action - REMOVE_SHADOW))
    elif action == DONE and not a_of(packed):
        table.swap(with_a(packed, 1))
    else:
        table.pop()
        if action != DONE:
            put_first(table, action - NEXT_SHADOW)
        settle_top(table)


# -- what may be done or left -------------------------------------------------------------------


def do_may(table: Table, what_for: i64, about: i64) -> None:
    if what_for == MAY_SLOT:  # O08
        table.slots |= BIT[about]
        table.shadow_supply -= 1
        table.note(PUT_ON_CARD, EORED, about)
    elif what_for == MAY_SIX:  # O12
        table.shot += 1
        table.shadow_supply -= 1
        table.note(PUT_ON_CARD, SIX, table.shot)
    elif what_for == MAY_RESISTANCE:  # O03
        gain_token(table, table.active, RESISTANCE)
    elif what_for == MAY_GONDOR:  # O17
        add_friends(table, OSGILIATH, GONDOR_PEOPLE, 1)
    elif what_for == MAY_ROHAN:  # O10
        add_friends(table, DUNLAND, ROHAN_PEOPLE, 1)
    else:
        symbol: i64 = VALOR
        if what_for == MAY_STEALTH:  # O19
            symbol = STEALTH
        gain_token(table, table.active, symbol)
        gain_token(table, table.active, symbol)
