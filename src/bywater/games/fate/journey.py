"""Journeys: the road, the company, the consent of its owners, the cost; and only then the going."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, d_of, frame, seat_of, with_a
from bywater.games.fate.actions import (
    DONE,
    TAKE_ALONG,
    TAKE_ARMIES,
    TAKE_PEOPLE,
    TAKEN_COUNT,
    TAKEN_PEOPLE,
    USE_STEALTH,
)
from bywater.games.fate.board import (
    FANGORN_FOREST,
    FREE_ROADS,
    GONDOR_PEOPLE,
    NOWHERE,
    NUM_PEOPLES,
    ONE_ARMY,
    PELARGIR,
    REGION_OF,
    RIVENDELL,
    ROADS,
    STEALTH,
    UMBAR,
    army_count,
    cost_of,
)
from bywater.games.fate.cards import FARAMIR, FRODO, GANDALF, GOLLUM, NUM_CHARACTERS
from bywater.games.fate.effects import add_shadow, may_tempt, move_character, move_friends, tempt
from bywater.games.fate.entries import (
    AGREED,
    CALLED_OFF,
    CAME_ALONG,
    REFUSED,
    SHADOW_WENT,
    WENT,
)
from bywater.games.fate.objectives import ask_number
from bywater.games.fate.proposals import company_refused, refuse_company
from bywater.games.fate.search import begin_search, search_dice
from bywater.games.fate.state import (
    AMBUSHING,
    BY_ACTION,
    BY_AMBUSH,
    CALLING_OFF,
    COMPANY,
    CONSENT,
    COUNT_OATH,
    FOR_JOURNEY,
    HIDING,
    IN_CLOAKS,
    JOURNEY,
    PATHS_OF_THE_DEAD,
    TO_COUNCIL,
    TO_TRAVEL,
    WITH_HORSES,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, begin_paying, could_pay

# -- where one can go ---------------------------------------------------------------------------


def within_two(place: i64) -> i64:
    """The places that can be reached in one or two steps without a special road."""  # K25
    found: i64 = FREE_ROADS[place]
    roads: i64 = found
    while roads:
        found |= FREE_ROADS[lowest(roads)]
        roads &= roads - 1
    return found & ~BIT[place]


def road_cost(character: i64, place: i64, into: i64) -> i64:
    """What a special road costs this character."""  # F16, K15
    cost: i64 = cost_of(place, into)
    if cost and character == FARAMIR:
        symbol: i64 = 0
        while not (cost >> (3 * symbol)) & 7:
            symbol += 1
        cost -= ONE_SYMBOL[symbol]
    return cost


def destinations(table: Table, character: i64, seat: i64) -> i64:
    """Where a character could travel to, as a mask."""  # F14
    place: i64 = table.where[character]
    found: i64 = FREE_ROADS[place]
    if character == GANDALF:
        found |= within_two(place)
    roads: i64 = ROADS[place] & ~found
    while roads:
        into: i64 = lowest(roads)
        roads &= roads - 1
        if could_pay(table, seat, road_cost(character, place, into)):
            found |= BIT[into]
    return found


def begin_journey(table: Table, seat: i64, character: i64, into: i64, kind: i64) -> None:
    table.party = BIT[character]
    table.load = 0
    table.picked = 0
    step: i64 = 0
    if kind == WITH_HORSES:
        table.party = table.riders
        step = 6
    elif kind == IN_CLOAKS:
        step = 4
    table.push(frame(JOURNEY, seat, step, kind, into, character))


def journey_cost(table: Table, packed: i64) -> i64:
    """The symbols of the road; Gandalf alone may go a longer way round for nothing."""
    character: i64 = d_of(packed)
    place: i64 = table.where[character]
    if b_of(packed) == PATHS_OF_THE_DEAD:  # O06
        return 0
    cost: i64 = road_cost(character, place, c_of(packed))
    if cost and character == GANDALF and table.party == BIT[GANDALF] and not table.load:
        if (within_two(place) >> c_of(packed)) & 1:
            return 0
    return cost


def run_journey(table: Table, packed: i64) -> None:
    step: i64 = a_of(packed)
    into: i64 = c_of(packed)
    character: i64 = d_of(packed)
    seat: i64 = seat_of(packed)
    table.swap(with_a(packed, step + 1))
    if step == 0:
        if can_take_company(table, packed):
            table.ask(COMPANY, seat, 0, TO_TRAVEL)
    elif step == 1:
        ask_consent(table, seat, TO_TRAVEL)
    elif step == 2:
        if table.picked:
            table.ask(CALLING_OFF, seat)
    elif step == 3:
        if (table.party >> FRODO) & 1 and searched_there(table, into):
            if could_pay(table, seat, journey_cost(table, packed) + ONE_SYMBOL[STEALTH]):
                table.ask(HIDING, seat)
    elif step == 4:
        table.swap(with_a(packed, 6))
        begin_paying(table, seat, FOR_JOURNEY, journey_cost(table, packed))
    elif step == 5:
        table.swap(with_a(packed, 7))
        begin_paying(table, seat, FOR_JOURNEY, journey_cost(table, packed) + ONE_SYMBOL[STEALTH])
    elif step <= 7:
        table.swap(with_a(packed, 8))
        go(table, character, into)
        if step == 6 and (table.party >> FRODO) & 1 and b_of(packed) != IN_CLOAKS:  # F17, K17
            begin_search(table, 0)
    elif step == 8:
        if b_of(packed) == PATHS_OF_THE_DEAD:
            keep_oath(table, into)
        elif character == FARAMIR and table.load and table.friends[into] and table.shadow[into]:  # K14
            table.ask(AMBUSHING, seat, into, BY_AMBUSH)
    else:
        table.pop()
        table.party = 0
        table.load = 0


def searched_there(table: Table, into: i64) -> bool:
    """Whether a search would be made with any dice."""
    guided: bool = table.where[GOLLUM] == into or (table.party >> GOLLUM) & 1 == 1
    return search_dice(table, into, REGION_OF[into], False, False, guided) > 0


def hide(table: Table, action: i64) -> None:
    """Stealth is paid with the road, or a search follows."""  # F17
    table.pop()
    if action == USE_STEALTH:
        table.swap(with_a(table.top(), 5))


def go(table: Table, character: i64, into: i64) -> None:
    """The company goes."""
    place: i64 = table.where[character]
    table.note(WENT, character, place, into)
    party: i64 = table.party
    while party:
        other: i64 = lowest(party)
        party &= party - 1
        table.where[other] = into
        if other != character:
            table.note(CAME_ALONG, other, into)
    move_friends(table, place, into, table.load)
    if table.load or may_tempt(table.party):
        tempt(table, into)
    table.changed()


def keep_oath(table: Table, into: i64) -> None:
    """The dead follow Aragorn: corsairs come to Pelargir, and Gondor rises at Erech."""  # O06, N10, N27
    table.oath = 1
    ask_number(table, COUNT_OATH, 3, GONDOR_PEOPLE, into)
    add_shadow(table, PELARGIR, 2)
    count: i64 = table.shadow[UMBAR]
    if count:
        table.shadow[UMBAR] = 0
        table.shadow[PELARGIR] += count
        table.note(SHADOW_WENT, UMBAR, PELARGIR, count)


# -- company ------------------------------------------------------------------------------------


def can_take_company(table: Table, packed: i64) -> bool:
    """Whether anybody or any army could come along on this road."""  # F15
    character: i64 = d_of(packed)
    place: i64 = table.where[character]
    into: i64 = c_of(packed)
    if not (ROADS[place] >> into) & 1:
        return False
    if b_of(packed) == BY_ACTION and not could_pay(table, seat_of(packed), road_cost(character, place, into)):
        return False
    if table.friends[place] and character != GOLLUM:  # K29
        return True
    return table.at_place(place) & ~BIT[character] & ~company_refused(table, into) != 0


def list_company(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """Whom to take along, in ascending order: characters, then armies."""
    least: i64 = a_of(packed)
    what_for: i64 = b_of(packed)
    out = append(out, DONE)
    candidates: i64 = 0
    armies: i64 = 0
    if what_for == TO_TRAVEL:
        journey: i64 = table.under()
        character: i64 = d_of(journey)
        place: i64 = table.where[character]
        candidates = table.at_place(place) & ~BIT[character] & ~company_refused(table, c_of(journey))
        if character != GOLLUM:
            armies = table.friends[place]
    elif what_for == TO_COUNCIL:
        candidates = table.roster & ~table.at_place(NOWHERE) & ~table.at_place(RIVENDELL)
    else:
        candidates = table.at_place(FANGORN_FOREST)
    if least < NUM_CHARACTERS:
        candidates &= ~(BIT[least] - 1)
        while candidates:
            out = append(out, TAKE_ALONG + lowest(candidates))
            candidates &= candidates - 1
    people: i64
    count: i64
    for people in range(NUM_PEOPLES):
        if NUM_CHARACTERS + people >= least:
            for count in range(1, army_count(armies, people) + 1):
                out = append(out, TAKE_PEOPLE[people] + count)
    return out


def take_along(table: Table, packed: i64, action: i64) -> None:
    if action < TAKE_ARMIES:
        character: i64 = action - TAKE_ALONG
        table.party |= BIT[character]
        table.swap(with_a(packed, character + 1))
    else:
        people: i64 = TAKEN_PEOPLE[action - TAKE_ARMIES]
        table.load += TAKEN_COUNT[action - TAKE_ARMIES] * ONE_ARMY[people]
        table.swap(with_a(packed, NUM_CHARACTERS + people + 1))


def ask_consent(table: Table, seat: i64, what_for: i64) -> None:
    """The owners of characters that would come along are asked."""  # F15
    owners: i64 = 0
    party: i64 = table.party
    while party:
        owner: i64 = table.owner_of[lowest(party)]
        party &= party - 1
        if owner != seat:
            owners |= BIT[owner]
    table.picked = 0
    if owners:
        table.open_window(CONSENT, owners, seat, what_for)


def consent(table: Table, seat: i64, agrees: bool) -> None:
    """Who refuses stays, and is not asked to come there again before the table has changed."""  # N17
    if agrees:
        table.note(AGREED, seat)
    else:
        table.note(REFUSED, seat)
        theirs: i64 = table.party & table.of_seat(seat)
        table.party &= ~theirs
        if b_of(table.top()) == TO_TRAVEL:
            refuse_company(table, theirs, c_of(table.under()))
        table.picked = 1
    table.pass_window()


def call_off(table: Table) -> None:
    """Nothing was spent, so nothing has happened."""  # N17
    table.pop()
    table.pop()
    table.party = 0
    table.load = 0
    table.picked = 0
    table.note(CALLED_OFF)


def move_party(table: Table, into: i64) -> None:
    """Everybody of a company comes to a place, without searches."""
    party: i64 = table.party
    while party:
        move_character(table, lowest(party), into)
        party &= party - 1
    if may_tempt(table.party):
        tempt(table, into)
