"""What an answer does: each question's own consequences."""

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.core.stack import a_of, b_of, c_of, kind_of, seat_of, with_a, with_b
from bywater.games.quest.actions import (
    ADVANCE,
    BUY_CARDS,
    BUY_STEP,
    CALL,
    DISCARD,
    DONE,
    DRAW_TWO,
    FLOOR_OF,
    GIVE,
    GIVE_ELESSAR,
    GIVE_LEMBAS,
    GIVE_MIRUVOR,
    GUIDE,
    GUIDE_PLEDGE,
    HEAL,
    LOOK_AHEAD,
    NEXT,
    PASS,
    PAY,
    PERSIST,
    PLAY,
    PLAY_CARD,
    PLAY_LINE,
    PLEDGE,
    PLEDGE_SHIELDS,
    PLEDGE_TOKEN,
    PREPARE,
    PUT_ON,
    REFUSE,
    ROLL_TWICE,
    STEP_BACK,
    TO,
    USE_MAGIC,
    VOLUNTEER,
)
from bywater.games.quest.anytime import (
    call_gandalf,
    play_elessar,
    play_lembas,
    play_miruvor,
    put_on_ring,
    tiles_left,
    use_card,
)
from bywater.games.quest.board import DATA
from bywater.games.quest.cards import (
    ATHELAS,
    BELT,
    FORESIGHT,
    GUIDANCE,
    HEALING,
    MAGIC,
    MITHRIL,
    NUM_KINDS,
    PERSISTENCE,
    PHIAL,
    STAFF,
)
from bywater.games.quest.corruption import lighten
from bywater.games.quest.demands import FROM, SELF, SHIELD_THING, TOKEN_THINGS, is_met
from bywater.games.quest.dice import be_spared, choose_loss, mithril_may_have_moved, roll
from bywater.games.quest.events import ignore_event, refuse, settle, shelob_unpaid
from bywater.games.quest.hands import ask_draw, discard, pass_card
from bywater.games.quest.journey import prepare, share, spare_roll
from bywater.games.quest.lines import advance, note_card, ring_moves
from bywater.games.quest.pledges import (
    demand_of,
    pledge_card,
    pledge_shields,
    pledge_token,
    spend_shields,
    volunteer,
)
from bywater.games.quest.state import (
    AFTER_MARKER,
    AFTER_ROLL,
    AFTER_TILE,
    BEFORE_CARDS,
    BEFORE_ROLL,
    BEFORE_TILE,
    BOUGHT,
    CARDS,
    CHOOSING_LINE,
    CHOSE,
    DEMAND,
    FLOOR,
    FORESEEING,
    FORESIGHT_DRAW,
    GANDALF_CALLED,
    GUIDED,
    KEPT,
    LEFT_FLOOR,
    LOSING,
    OFFER,
    ORDERED,
    PASSED,
    PASSING,
    PLEDGING,
    PREPARING,
    QUIET,
    RIVALS,
    SENDING,
    SENT_TO,
    SHARING,
    SHELOB_APPEARS,
    TOOK_FLOOR,
    USED_GANDALF,
    WENT_ON,
    Table,
)
from bywater.games.quest.turn import draw_instead, ignore_tile, play_card, skip_tile, step_back


def answer(table: Table, action: i64) -> None:
    """Carry out the answer to the question on top."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if FLOOR_OF <= action < TO:
        table.tell(TOOK_FLOOR, action - FLOOR_OF)
        table.give_floor(FLOOR, action - FLOOR_OF)
    elif kind == QUIET:
        table.pop()
        table.tell(WENT_ON, seat)
    elif kind == CARDS:
        at_cards(table, packed, seat, action)
    elif kind == FLOOR or kind == RIVALS or kind == DEMAND or kind == PLEDGING:
        speak(table, packed, kind, seat, action)
    elif kind == GANDALF_CALLED:
        table.pop()
        use_gandalf(table, seat, action)
    elif kind == LOSING:
        choose_loss(table, packed, action - DISCARD)
    elif kind == CHOOSING_LINE:
        table.pop()
        if b_of(packed):
            ring_moves(table, seat, action - ADVANCE, a_of(packed))
        else:
            advance(table, seat, action - ADVANCE, a_of(packed), 0)
    elif kind == PASSING:
        table.pop()
        pass_card(table, seat, a_of(packed), action - GIVE)
    elif kind == SENDING:
        send(table, seat, action)
    elif kind == SHARING:
        share(table, action - TO)
    elif kind == FORESEEING:
        order_tile(table, packed, action - NEXT)
    elif kind == OFFER:
        take_offer(table, packed, action)
    elif kind == SHELOB_APPEARS:
        shelob_appears(table, seat, action)
    elif kind == PREPARING:
        table.pop()
        table.tell(CHOSE, seat, 3 if action == PREPARE else 4)
        if action == PREPARE:
            prepare(table, seat)
    elif action == PASS:
        table.tell(PASSED, seat)
        table.pass_window()
    else:
        at_window(table, packed, kind, seat)


# -- floors, demands and what may be done at any time -------------------------------------------


def speak(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if action == DONE:
        fall_silent(table, packed, kind, seat)
    elif action == PAY:
        table.pop()
        settle(table, a_of(packed), seat)
    elif action == REFUSE:
        table.pop()
        refuse(table, a_of(packed), seat)
    elif action == VOLUNTEER or PLEDGE <= action < GIVE:
        pledge(table, packed, kind, seat, action)
    else:
        if kind == RIVALS:  # who passed is asked again
            table.swap(with_a(packed, asked_again(table, packed, seat)))
        act(table, seat, action)


def asked_again(table: Table, packed: i64, seat: i64) -> i64:
    """Whom a rival's deed gives another chance: all others, but for the one whose cards it interrupts."""  # N10
    others: i64 = table.here() & ~BIT[seat]
    if c_of(packed) == BEFORE_CARDS:
        others &= ~BIT[table.active]
    return others


def act(table: Table, seat: i64, action: i64) -> None:
    """Something that may be done at any time."""
    if action == PUT_ON:
        put_on_ring(table, seat)
    elif action == CALL:
        call_gandalf(table, seat)
    elif action >= DISCARD:
        discard(table, seat, action - DISCARD)
    elif action < GIVE_LEMBAS:
        play_elessar(table, seat, action - GIVE_ELESSAR)
    elif action < GIVE_MIRUVOR:
        play_lembas(table, seat, action - GIVE_LEMBAS)
    else:
        play_miruvor(table, seat, action - GIVE_MIRUVOR)


def fall_silent(table: Table, packed: i64, kind: i64, seat: i64) -> None:
    """A floor ends, or a rival has nothing to add."""
    table.tell(LEFT_FLOOR, seat)
    if kind == FLOOR:
        table.pop()
        under: i64 = table.top()
        if kind_of(under) == DEMAND:
            table.swap(with_b(under, 0))
    elif kind == PLEDGING:
        table.swap(with_b(packed, 0))
        if table.pass_window():
            refuse(table, c_of(packed), table.decider())
    else:
        table.pass_window()


def pledge(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    """Something is promised to the demand; what only concerns oneself is paid as soon as it is enough."""
    asked: i64 = demand_of(packed)
    if kind == FLOOR:
        asked = demand_of(table.under())
    if action == VOLUNTEER:
        volunteer(table, seat)
    elif action < PLEDGE_TOKEN:
        table.swap(with_b(packed, action - PLEDGE))
        pledge_card(table, seat, action - PLEDGE)
    elif action <= PLEDGE_SHIELDS:
        table.swap(with_b(packed, TOKEN_THINGS + action - PLEDGE_TOKEN))
        pledge_token(table, seat, action - PLEDGE_TOKEN)
    else:
        table.swap(with_b(packed, SHIELD_THING))
        pledge_shields(table, seat, action - PLEDGE_SHIELDS)
    if (kind == PLEDGING or FROM[asked] == SELF) and is_met(table, asked):
        table.pop()
        settle(table, asked, seat)


# -- windows ----------------------------------------------------------------------------------


def at_window(table: Table, packed: i64, kind: i64, seat: i64) -> None:
    """A card is played in its moment."""  # Q26
    whom: i64 = b_of(packed)
    if kind == AFTER_MARKER:
        table.swap(with_a(packed, table.here() & ~BIT[seat]))  # who passed is asked again
        call_gandalf(table, seat)
        return
    table.pop()
    if kind == BEFORE_TILE:
        use_card(table, seat, PHIAL, table.active)
        skip_tile(table)
    elif kind == AFTER_TILE:
        use_card(table, seat, STAFF, table.active)
        ignore_tile(table)
    elif kind == BEFORE_ROLL:
        use_card(table, seat, BELT, whom)
        spare_roll(table)
    elif kind == AFTER_ROLL:
        use_card(table, seat, MITHRIL, whom)
        be_spared(table)
    else:
        use_card(table, seat, ATHELAS, whom)
        table.cut(table.height - c_of(packed))


# -- Gandalf ----------------------------------------------------------------------------------


def use_gandalf(table: Table, seat: i64, action: i64) -> None:
    """The active player uses one of the cards; it is then gone."""  # R17, Q25
    if action < HEAL:
        spend_gandalf(table, seat, FORESIGHT, action - LOOK_AHEAD)
        foresee(table, action - LOOK_AHEAD)
    elif action < PERSIST:
        spend_gandalf(table, seat, HEALING, action - HEAL)
        lighten(table, action - HEAL, 2)
    elif action < USE_MAGIC:
        spend_gandalf(table, seat, PERSISTENCE, action - PERSIST)
        ask_draw(table, action - PERSIST, 4)
    elif action == USE_MAGIC:
        spend_gandalf(table, seat, MAGIC, seat)
        table.pop()  # the window
        ignore_event(table)
    else:
        spend_gandalf(table, seat, GUIDANCE, seat)
        if action == GUIDE_PLEDGE:
            table.guided = table.settings.guidance
            table.pledged += 1
            table.tell(GUIDED, seat)
            meet_by_guidance(table)
        else:
            advance(table, seat, action - GUIDE, 2, 0)


def spend_gandalf(table: Table, seat: i64, card: i64, whom: i64) -> None:
    table.gandalf &= ~BIT[card]
    table.top_discard = 1 + NUM_KINDS + card
    note_card(table)
    table.tell(USED_GANDALF, seat, card, whom)
    table.table_changed()


def meet_by_guidance(table: Table) -> None:
    """If Guidance alone meets one's own demand, it is paid."""
    level: i64 = table.height - 2
    packed: i64 = table.stack[level]
    asked: i64 = a_of(packed)
    if FROM[asked] == SELF and is_met(table, asked):
        table.cut(level)
        settle(table, asked, seat_of(packed))


def foresee(table: Table, looker: i64) -> None:
    """Somebody looks at the next three tiles."""  # C7
    count: i64 = tiles_left(table)
    if count > 3:
        count = 3
    table.looker = looker
    table.then(FORESIGHT_DRAW, CHANCE, looker, count)


def order_tile(table: Table, packed: i64, tile: i64) -> None:
    """One of the tiles that were looked at comes next in the order."""  # C7
    seat: i64 = seat_of(packed)
    ordered: i64 = a_of(packed)
    place: i64 = ordered
    while (table.tops >> (4 * place)) & 15 != tile + 1:
        place += 1
    # those between move one place down
    low: i64 = table.tops & (BIT[4 * ordered] - 1)
    between: i64 = (table.tops >> (4 * ordered)) & (BIT[4 * (place - ordered)] - 1)
    high: i64 = table.tops >> (4 * (place + 1))
    table.tops = low | ((tile + 1) << (4 * ordered)) | (between << (4 * (ordered + 1))) | (high << (4 * (place + 1)))
    if table.secret:
        table.tell(ORDERED, seat, tile, 0, 0, 2, BIT[seat])
    else:
        table.tell(ORDERED, seat, tile)
    table.swap(with_a(packed, ordered + 1))
    if (table.tops >> (4 * (ordered + 1))) == 0:
        table.pop()


# -- the rest ---------------------------------------------------------------------------------


def at_cards(table: Table, packed: i64, seat: i64, action: i64) -> None:
    if action == DONE:
        table.pop()
        table.tell(CHOSE, seat, 0)
    elif action == DRAW_TWO:
        draw_instead(table, seat)
    elif action == STEP_BACK:
        step_back(table, seat)
    else:
        play_card(table, packed, PLAY_CARD[action - PLAY], PLAY_LINE[action - PLAY])


def send(table: Table, seat: i64, action: i64) -> None:
    """Miruvor: to whom the card goes, or it is kept after all."""
    table.pop()
    if action == PASS:
        table.tell(KEPT, seat)
    else:
        table.tell(SENT_TO, seat, action - TO)
        mithril_may_have_moved(table)
        table.ask(PASSING, seat, action - TO, 0)


def take_offer(table: Table, packed: i64, action: i64) -> None:
    """Shields for two cards or a step, once."""  # R29
    seat: i64 = seat_of(packed)
    table.pop()
    if action == PASS:
        table.tell(PASSED, seat)
        return
    table.tell(BOUGHT, seat, 1 if action == BUY_CARDS else 2)
    spend_shields(table, seat, a_of(packed))
    if action == BUY_STEP:
        lighten(table, seat, DATA["offers"]["recovery"]["steps"])
    else:
        table.table_changed()
        ask_draw(table, seat, DATA["offers"]["recovery"]["cards"])


def shelob_appears(table: Table, seat: i64, action: i64) -> None:
    """The active player rolls twice, or Sauron moves two: chosen before rolling."""  # L5, R13
    table.pop()
    if action == ROLL_TWICE:
        table.tell(CHOSE, seat, 5)
        roll(table, seat)
        roll(table, seat)
    else:
        table.tell(CHOSE, seat, 6)
        shelob_unpaid(table, seat)
