"""What an answer on the map does: companies, places, armies, rides, Nazgûl."""

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, d_of, frame, seat_of, with_a, with_b, with_c, with_d
from bywater.games.fate.actions import (
    AT,
    DONE,
    NAZGUL_FROM,
    NAZGUL_STEP_FROM,
    NAZGUL_STEP_INTO,
    NAZGUL_TO,
    PASS,
    TAKE_ARMIES,
    TAKEN_COUNT,
    TAKEN_PEOPLE,
    TRAVEL,
)
from bywater.games.fate.board import (
    ELF,
    FANGORN_FOREST,
    GONDOR_PEOPLE,
    ONE_ARMY,
    REGION_OF,
    RIVENDELL,
    ROADS,
    ROHAN_PEOPLE,
    armies_in,
)
from bywater.games.fate.cards import (
    ARWEN,
    FRODO,
)
from bywater.games.fate.effects import (
    add_friends,
    may_tempt,
    move_character,
    move_eye,
    move_friends,
    move_nazgul,
    remove_shadow,
    tempt,
)
from bywater.games.fate.entries import (
    SHADOW_WENT,
)
from bywater.games.fate.journey import (
    ask_consent,
    begin_journey,
    move_party,
    take_along,
)
from bywater.games.fate.objectives import end_gathering, gather
from bywater.games.fate.state import (
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
    COMPANY,
    COMPANY_GOES,
    COUNT_DENETHOR,
    COUNT_ENTS,
    COUNT_HONOR,
    COUNT_INFIGHTING,
    COUNT_OATH,
    COUNT_ORDERS,
    COUNT_THEODEN,
    EAGLES_CALL,
    FREE_PREPARING,
    GIVING,
    IN_CLOAKS,
    LOAD_ARROW,
    LOAD_GATHER,
    LOAD_GWAIHIR,
    LOADING,
    LOSSES,
    NUMBERING,
    PLACING,
    RIDING,
    SUMMON_PALANTIR,
    SUMMONING,
    TO_COUNCIL,
    TO_TRAVEL,
    WHO_CLOAKS,
    WHO_EAGLES,
    WHO_LEMBAS,
    WITH_ENTS,
    WITH_HORSES,
    Table,
)
from bywater.games.fate.turn import give_extra


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
    table.changed()
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
