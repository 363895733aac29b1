"""What may be chosen at each question."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, kind_of, seat_of
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
    GO_ON,
    GUIDE,
    GUIDE_PLEDGE,
    HEAL,
    LOOK_AHEAD,
    NEXT,
    NUM_ACTIONS,
    PASS,
    PAY,
    PERSIST,
    PLAY,
    PLAY_ATHELAS,
    PLAY_BELT,
    PLAY_CARD,
    PLAY_CODE,
    PLAY_LINE,
    PLAY_MITHRIL,
    PLAY_PHIAL,
    PLAY_STAFF,
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
    base_frame,
    can_call,
    can_guide_pledge,
    could_eat,
    could_send,
    floor_mask,
    gandalf_usable,
    ring_open,
)
from bywater.games.quest.board import FRODO, LINES, NUM_TOKENS
from bywater.games.quest.cards import (
    ATHELAS,
    BELT,
    CALL_PRICE,
    ELESSAR,
    FORESIGHT,
    GUIDANCE,
    HEALING,
    LEMBAS,
    MAGIC,
    MIRUVOR,
    MITHRIL,
    NUM_HOBBIT,
    PERSISTENCE,
    PHIAL,
    STAFF,
    SYMBOL,
    WHITE_JOKER,
)
from bywater.games.quest.demands import (
    OR_SHIELDS,
    asks_for_cards,
    asks_for_shields,
    asks_for_tokens,
    could_pay,
    is_met,
    kinds_free,
)
from bywater.games.quest.dice import can_lose
from bywater.games.quest.hands import cards_left
from bywater.games.quest.lines import being_played, unfinished
from bywater.games.quest.pledges import (
    can_pledge_card,
    can_pledge_shields,
    can_pledge_token,
    can_volunteer,
    demand_of,
    may_pledge,
    pledge_frame,
)
from bywater.games.quest.state import (
    AFTER_MARKER,
    AFTER_ROLL,
    AFTER_TILE,
    BEFORE_ROLL,
    BEFORE_TILE,
    CARDS,
    CHOOSING_LINE,
    DEMAND,
    FLOOR,
    FORESEEING,
    GANDALF_CALLED,
    LOSING,
    MISSING_TOKENS,
    OFFER,
    PASSING,
    PLEDGING,
    PREPARING,
    QUIET,
    RIVALS,
    SENDING,
    SHARING,
    SHELOB_APPEARS,
    Table,
)
from bywater.games.quest.turn import may_play


def has_floors(kind: i64) -> bool:
    """Whether a question is a quiet one, so that others may take the floor."""
    return kind == QUIET or kind == CARDS or kind == DEMAND or kind == OFFER or kind == SHELOB_APPEARS


def card_asked_for(kind: i64) -> i64:
    """The yellow card of a window, -1 if it is none."""
    if kind == BEFORE_TILE:
        return PHIAL
    if kind == AFTER_TILE:
        return STAFF
    if kind == BEFORE_ROLL:
        return BELT
    if kind == AFTER_ROLL:
        return MITHRIL
    if kind == MISSING_TOKENS:
        return ATHELAS
    return -1


def code_asked_for(kind: i64) -> i64:
    """The code that plays it."""
    if kind == BEFORE_TILE:
        return PLAY_PHIAL
    if kind == AFTER_TILE:
        return PLAY_STAFF
    if kind == BEFORE_ROLL:
        return PLAY_BELT
    if kind == AFTER_ROLL:
        return PLAY_MITHRIL
    return PLAY_ATHELAS


# -- one code ---------------------------------------------------------------------------------


def is_open(table: Table, action: i64) -> bool:
    """Whether the hobbit that is asked may choose this code."""
    if not 0 <= action < NUM_ACTIONS:
        return False
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if FLOOR_OF <= action < TO:
        return has_floors(kind) and (floor_mask(table, packed) >> (action - FLOOR_OF)) & 1 == 1
    if kind == QUIET:
        return action == GO_ON
    if kind == FLOOR or kind == RIVALS:
        if action == DONE or opens_anytime(table, seat, action):
            return True
        return kind == FLOOR and opens_pledge(table, seat, action)
    if kind == CARDS:
        return _opens_cards(table, packed, seat, action)
    if kind == DEMAND:
        return _opens_demand(table, packed, seat, action)
    if kind == PLEDGING:
        return action == DONE or opens_pledge(table, seat, action)
    if kind == GANDALF_CALLED:
        return _opens_gandalf(table, action)
    if kind == LOSING:
        return DISCARD <= action < PLEDGE and can_lose(table, packed, action - DISCARD)
    if kind == CHOOSING_LINE:
        return ADVANCE <= action < PLAY and unfinished(table, action - ADVANCE)
    if kind == PASSING:
        return GIVE <= action < NEXT and table.count(seat, action - GIVE) > 0
    if kind == SENDING or kind == SHARING:
        if action == PASS:
            return kind == SENDING
        whom: i64 = action - TO
        if not 0 <= whom < table.seats or not table.is_here(whom):
            return False
        return kind == SHARING or whom != seat
    if kind == FORESEEING:
        return NEXT <= action < NUM_ACTIONS and (looked_at(table, a_of(packed)) >> (action - NEXT)) & 1 == 1
    if kind == OFFER:
        return _opens_offer(table, packed, seat, action)
    if kind == SHELOB_APPEARS:
        return action == ROLL_TWICE or action == REFUSE
    if kind == PREPARING:
        return action == PREPARE or action == PASS
    if action == PASS:
        return True
    if kind == AFTER_MARKER:
        return action == CALL and table.shields[seat] >= CALL_PRICE and can_call(table, packed)
    return action == code_asked_for(kind) and table.count(seat, card_asked_for(kind)) > 0


def opens_anytime(table: Table, seat: i64, action: i64) -> bool:
    """What may be done at any time, unless a demand is half paid."""  # R34, Q26, N3, N5
    if table.pledged:
        return False
    if action == PUT_ON:
        return seat == table.bearer and ring_open(table, base_frame(table))
    if action == CALL:
        return table.shields[seat] >= CALL_PRICE and can_call(table, base_frame(table))
    if DISCARD <= action < PLEDGE:
        return table.count(seat, action - DISCARD) > 0
    if GIVE_ELESSAR <= action < GIVE_LEMBAS:
        whom: i64 = action - GIVE_ELESSAR
        if whom >= table.seats or not table.count(seat, ELESSAR):
            return False
        return table.is_here(whom) and table.dark[whom] > 0
    if GIVE_LEMBAS <= action < GIVE_MIRUVOR:
        whom = action - GIVE_LEMBAS
        return whom < table.seats and table.count(seat, LEMBAS) > 0 and could_eat(table, seat, whom)
    if GIVE_MIRUVOR <= action < LOOK_AHEAD:
        whom = action - GIVE_MIRUVOR
        return whom < table.seats and table.count(seat, MIRUVOR) > 0 and could_send(table, seat, whom)
    return False


def opens_pledge(table: Table, seat: i64, action: i64) -> bool:
    """Whether this may be pledged to the demand that is open."""
    packed: i64 = pledge_frame(table)
    if not packed:
        return False
    demand: i64 = demand_of(packed)
    if not may_pledge(table, demand, packed, seat) or is_met(table, demand):
        return False
    least: i64 = b_of(table.top())
    if action == VOLUNTEER:
        return can_volunteer(table, demand)
    if PLEDGE <= action < PLEDGE_TOKEN:
        return can_pledge_card(table, demand, packed, seat, action - PLEDGE, least)
    if PLEDGE_TOKEN <= action <= PLEDGE_SHIELDS:
        return can_pledge_token(table, demand, packed, seat, action - PLEDGE_TOKEN, least)
    if PLEDGE_SHIELDS < action < GIVE:
        return can_pledge_shields(table, demand, packed, seat, action - PLEDGE_SHIELDS)
    return False


def _opens_cards(table: Table, packed: i64, seat: i64, action: i64) -> bool:
    before: i64 = a_of(packed)
    if action == DONE:
        return before > 0
    if action == DRAW_TWO or action == STEP_BACK:
        return before == 0
    if not PLAY <= action < DISCARD:
        return False
    kind: i64 = PLAY_CARD[action - PLAY]
    if kind < WHITE_JOKER and seat != FRODO and PLAY_LINE[action - PLAY] != SYMBOL[kind]:
        return False
    return may_play(table, seat, kind, before)


def _opens_demand(table: Table, packed: i64, seat: i64, action: i64) -> bool:
    demand: i64 = a_of(packed)
    if action == PAY:
        return is_met(table, demand)
    if action == REFUSE:  # R10, R14
        return not OR_SHIELDS[demand] or not could_pay(table, demand, BIT[seat], seat, 0, seat)
    return opens_pledge(table, seat, action)


def _opens_gandalf(table: Table, action: i64) -> bool:
    base: i64 = base_frame(table)
    if LOOK_AHEAD <= action < USE_MAGIC:
        whom: i64 = (action - LOOK_AHEAD) % 5
        if whom >= table.seats or not table.is_here(whom):
            return False
        if action < HEAL:
            return gandalf_usable(table, FORESIGHT, base)
        if action < PERSIST:
            return gandalf_usable(table, HEALING, base) and table.dark[whom] > 0
        return gandalf_usable(table, PERSISTENCE, base)
    if action == USE_MAGIC:
        return gandalf_usable(table, MAGIC, base)
    if action == GUIDE_PLEDGE:
        return (table.gandalf >> GUIDANCE) & 1 == 1 and can_guide_pledge(table, base)
    if GUIDE <= action < ADVANCE:
        return (table.gandalf >> GUIDANCE) & 1 == 1 and being_played(table) and unfinished(table, action - GUIDE)
    return False


def _opens_offer(table: Table, packed: i64, seat: i64, action: i64) -> bool:
    if action == PASS:
        return True
    if table.shields[seat] < a_of(packed):
        return False
    if action == BUY_CARDS:
        return cards_left(table) > 0
    return action == BUY_STEP and table.dark[seat] > 0


def looked_at(table: Table, ordered: i64) -> i64:
    """The tiles that were looked at and are not yet in their order, as a mask of kinds."""
    tops: i64 = table.tops >> (4 * ordered)
    mask: i64 = 0
    while tops:
        mask |= BIT[(tops & 15) - 1]
        tops >>= 4
    return mask


# -- all codes --------------------------------------------------------------------------------


def list_open(table: Table) -> vec[i64]:
    """Everything the hobbit that is asked may choose, ascending."""
    out = vec[i64](capacity=32)
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if kind == QUIET:
        out = append(out, GO_ON)
        return with_floors(table, out, packed)
    if kind == CARDS:
        return _list_cards(table, out, packed, seat)
    if kind == FLOOR or kind == RIVALS:
        out = append(out, DONE)
        if not table.pledged:
            out = with_anytime(table, out, seat)
        elif kind == FLOOR and can_volunteer_here(table, seat):
            out = append(out, VOLUNTEER)
        if kind == FLOOR:
            out = with_pledges(table, out, seat)
        return out
    if kind == DEMAND:
        return _list_demand(table, out, packed, seat)
    if kind == PLEDGING:
        out = append(out, DONE)
        if can_volunteer_here(table, seat):
            out = append(out, VOLUNTEER)
        return with_pledges(table, out, seat)
    if kind == GANDALF_CALLED:
        return _list_range(table, out, LOOK_AHEAD, ADVANCE)
    if kind == LOSING:
        return _list_range(table, out, DISCARD, PLEDGE)
    if kind == CHOOSING_LINE:
        return _list_range(table, out, ADVANCE, PLAY)
    if kind == PASSING:
        return _list_range(table, out, GIVE, NEXT)
    if kind == FORESEEING:
        return _list_range(table, out, NEXT, NUM_ACTIONS)
    if kind == OFFER or kind == SHELOB_APPEARS:
        out = _list_range(table, out, GO_ON, FLOOR_OF)
        return with_floors(table, out, packed)
    return _list_range(table, out, GO_ON, GIVE_ELESSAR)


def _list_range(table: Table, out: vec[i64], first: i64, last: i64) -> vec[i64]:
    action: i64
    for action in range(first, last):
        if is_open(table, action):
            out = append(out, action)
    return out


def with_floors(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    mask: i64 = floor_mask(table, packed)
    while mask:
        out = append(out, FLOOR_OF + lowest(mask))
        mask &= mask - 1
    return out


def _list_cards(table: Table, out: vec[i64], packed: i64, seat: i64) -> vec[i64]:
    before: i64 = a_of(packed)
    if before:
        out = append(out, DONE)
    else:
        out = append(out, DRAW_TWO)
        out = append(out, STEP_BACK)
    out = with_floors(table, out, packed)
    held: i64 = table.held[seat]
    kind: i64 = 0
    while held:
        if held & 31 and may_play(table, seat, kind, before):
            out = _with_plays(out, seat, kind)
        held >>= 5
        kind += 1
    features: i64 = table.features[seat]
    while features:
        kind = NUM_HOBBIT + lowest(features)
        features &= features - 1
        if may_play(table, seat, kind, before):
            out = _with_plays(out, seat, kind)
    return out


def _with_plays(out: vec[i64], seat: i64, kind: i64) -> vec[i64]:
    """A card on its own line; a joker, or what Frodo makes one, on any."""  # R03, R04
    line: i64
    if kind < WHITE_JOKER and seat != FRODO:
        return append(out, PLAY_CODE[kind * LINES + SYMBOL[kind]])
    for line in range(LINES):
        code: i64 = PLAY_CODE[kind * LINES + line]
        if code >= 0:
            out = append(out, code)
    return out


def can_volunteer_here(table: Table, seat: i64) -> bool:
    packed: i64 = pledge_frame(table)
    if not packed:
        return False
    demand: i64 = demand_of(packed)
    return can_volunteer(table, demand) and may_pledge(table, demand, packed, seat)


def with_anytime(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    if opens_anytime(table, seat, PUT_ON):
        out = append(out, PUT_ON)
    if opens_anytime(table, seat, CALL):
        out = append(out, CALL)
    if can_volunteer_here(table, seat):
        out = append(out, VOLUNTEER)
    action: i64
    if table.count(seat, ELESSAR):
        for action in range(GIVE_ELESSAR, GIVE_LEMBAS):
            if opens_anytime(table, seat, action):
                out = append(out, action)
    if table.count(seat, LEMBAS):
        for action in range(GIVE_LEMBAS, GIVE_MIRUVOR):
            if opens_anytime(table, seat, action):
                out = append(out, action)
    if table.count(seat, MIRUVOR):
        for action in range(GIVE_MIRUVOR, LOOK_AHEAD):
            if opens_anytime(table, seat, action):
                out = append(out, action)
    held: i64 = table.held[seat]
    kind: i64 = 0
    while held:
        if held & 31:
            out = append(out, DISCARD + kind)
        held >>= 5
        kind += 1
    features: i64 = table.features[seat]
    while features:
        out = append(out, DISCARD + NUM_HOBBIT + lowest(features))
        features &= features - 1
    return out


def with_pledges(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    packed: i64 = pledge_frame(table)
    if not packed:
        return out
    demand: i64 = demand_of(packed)
    if not may_pledge(table, demand, packed, seat) or is_met(table, demand):
        return out
    least: i64 = b_of(table.top())
    thing: i64
    if asks_for_cards(table, demand):
        cards: i64 = kinds_free(table, seat, least)
        while cards:
            thing = lowest(cards)
            cards &= cards - 1
            if can_pledge_card(table, demand, packed, seat, thing, least):
                out = append(out, PLEDGE + thing)
    if asks_for_tokens(demand):
        for thing in range(NUM_TOKENS):
            if can_pledge_token(table, demand, packed, seat, thing, least):
                out = append(out, PLEDGE_TOKEN + thing)
    if asks_for_shields(demand):
        for thing in range(1, 8):
            if can_pledge_shields(table, demand, packed, seat, thing):
                out = append(out, PLEDGE_SHIELDS + thing)
    return out


def _list_demand(table: Table, out: vec[i64], packed: i64, seat: i64) -> vec[i64]:
    if is_open(table, PAY):
        out = append(out, PAY)
    if is_open(table, REFUSE):
        out = append(out, REFUSE)
    if can_volunteer_here(table, seat):
        out = append(out, VOLUNTEER)
    out = with_floors(table, out, packed)
    return with_pledges(table, out, seat)
