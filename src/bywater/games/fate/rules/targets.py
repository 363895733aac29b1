"""Targets of events, abilities and objectives: places, characters, numbers and armies."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes
from bywater.core.frames import a_of, b_of, c_of, d_of, frame, with_b, with_c, with_d
from bywater.games.fate.model import actions, board
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import ARWEN, NUM_CHARACTERS
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import characters, events, hands, nazgul, objectives, travel, turn
from bywater.games.fate.rules.armies import add_friends, bring, march, move_friends, remove_shadow, with_armies


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    if kind == k.PLACING:
        return list_places(table, out, packed)
    if kind == k.CHOOSING:
        return append_codes(out, actions.WHO, choosable(table, a_of(packed)))
    if kind == k.LOADING:
        return list_loading(table, out, packed)
    number: i64
    for number in range(b_of(packed), c_of(packed) + 1):
        out = append(out, actions.NUMBER + number)
    return out


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if kind == k.PLACING:
        answer_place(table, packed, seat, action)
    elif kind == k.LOADING:
        answer_loading(table, packed, seat, action)
    else:
        table.pop()
        if kind == k.CHOOSING:
            answer_character(table, a_of(packed), seat, action - actions.WHO)
        else:
            answer_number(table, packed, seat, action - actions.NUMBER)


def choosable(table: Table, what_for: i64) -> i64:
    """Return the characters that may be chosen, as a mask."""
    if what_for == k.WHO_LEMBAS:  # N18
        return turn.actors(table)
    mask: i64 = 0
    character: i64
    for character in range(NUM_CHARACTERS):
        if table.where[character] < board.NUM_PLACES:
            if what_for != k.WHO_CLOAKS or travel.destinations(table, character, table.owner_of[character]):  # E11
                mask |= BIT[character]
    return mask


def list_places(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    what_for: i64 = a_of(packed)
    if what_for == k.AT_GWAIHIR_FROM:
        places: i64 = events.gwaihir_from(table, b_of(packed)) & ~(BIT[c_of(packed)] - 1)
        if d_of(packed):
            out = append(out, actions.DONE)
        return append_codes(out, actions.AT, places)
    if what_for == k.AT_GATHER_FROM:
        out = append(out, actions.DONE)
        return append_codes(
            out, actions.AT, objectives.gathered(table, d_of(packed), b_of(packed)) & ~(BIT[c_of(packed)] - 1)
        )
    if what_for in (k.AT_AID, k.AT_CUNNING, k.AT_ENTS, k.AT_GATHER_TO):
        out = append(out, actions.PASS)
    return append_codes(out, actions.AT, places_for(table, packed))


def places_for(table: Table, packed: i64) -> i64:
    """Return the places that may be chosen, as a mask."""
    what_for: i64 = a_of(packed)
    if what_for == k.AT_ARROW_FROM:
        return events.arrow_from(table)
    if what_for == k.AT_ARROW_TO:
        return table.havens & ~BIT[b_of(packed)]
    if what_for == k.AT_GWAIHIR_TO:
        return events.gwaihir_to(table)
    if what_for == k.AT_HORSES:
        return events.characters_at(table)
    if what_for == k.AT_INFIGHTING or what_for == k.AT_ORDERS_FROM:
        return with_armies(table.shadow, board.ALL_PLACES)
    if what_for == k.AT_EAGLES:
        return board.ALL_PLACES & ~BIT[table.where[b_of(packed)]]
    if what_for == k.AT_ENTS:
        return board.ROADS[board.FANGORN_FOREST]
    if what_for == k.AT_ORDERS_TO:
        return board.ROADS[b_of(packed)] & ~(BIT[c_of(packed)] - 1)
    if what_for == k.AT_AID:
        return hands.aid_places(table, b_of(packed))
    if what_for == k.AT_CUNNING:
        return board.ROADS[b_of(packed)]
    if what_for == k.AT_GATHER_TO:
        return board.PLACES_OF[board.MIRKWOOD]
    return with_armies(table.friends, board.ALL_PLACES)  # AT_WHEELS


def loadable(table: Table, packed: i64) -> i64:
    """Return the armies at a place that may be picked, as a packed number."""
    armies: i64 = table.friends[b_of(packed)]
    if a_of(packed) == k.LOAD_GATHER:
        return objectives.gatherable(armies, d_of(table.below()))
    return armies


def list_loading(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    if table.load:
        out = append(out, actions.DONE)
    armies: i64 = loadable(table, packed)
    people: i64
    count: i64
    for people in range(c_of(packed), board.NUM_PEOPLES):
        most: i64 = min(board.army_count(armies, people), d_of(packed))
        for count in range(1, most + 1):
            out = append(out, actions.TAKE_PEOPLE[people] + count)
    return out


def answer_place(table: Table, packed: i64, seat: i64, action: i64) -> None:
    what_for: i64 = a_of(packed)
    place: i64 = action - actions.AT
    if action == actions.PASS:
        table.pop()
    elif action == actions.DONE:
        table.pop()
        if c_of(packed):  # armies have come from one or more places
            characters.tempt(table, b_of(packed))
        if what_for == k.AT_GATHER_FROM:
            objectives.end_gathering(table, d_of(packed))
        else:
            prompt_battle(table, seat, b_of(packed))
    elif what_for == k.AT_ARROW_FROM:
        table.load = 0
        table.replace_top(frame(k.LOADING, seat, k.LOAD_ARROW, place, 0, 3))
    elif what_for == k.AT_ARROW_TO:
        table.pop()
        bring(table, b_of(packed), place)
        characters.tempt(table, place)
        prompt_battle(table, seat, place)
    elif what_for == k.AT_GWAIHIR_TO:
        table.replace_top(frame(k.PLACING, seat, k.AT_GWAIHIR_FROM, place))
    elif what_for == k.AT_GWAIHIR_FROM or what_for == k.AT_GATHER_FROM:
        purpose: i64 = k.LOAD_GWAIHIR if what_for == k.AT_GWAIHIR_FROM else k.LOAD_GATHER
        table.load = 0
        table.replace_top(with_c(packed, place + 1))
        table.prompt(k.LOADING, seat, purpose, place, 0, board.armies_in(table.friends[place]))
    elif what_for == k.AT_HORSES:
        table.riders = table.at_place(place)
        table.replace_top(frame(k.RIDING, seat, place, 3, 0))
    elif what_for == k.AT_INFIGHTING:  # E06
        table.pop()
        table.prompt(k.NUMBERING, seat, k.COUNT_INFIGHTING, 1, min(table.shadow[place], 2), place)
    else:
        answer_place_rest(table, packed, seat, what_for, place)


def answer_place_rest(table: Table, packed: i64, seat: i64, what_for: i64, place: i64) -> None:
    table.pop()
    if what_for == k.AT_EAGLES:
        events.fly(table, seat, b_of(packed), place)
    elif what_for == k.AT_ENTS:
        table.party = 0
        table.load = b_of(packed) * board.ONE_ARMY[board.ELF]
        table.push(frame(k.COMPANY_GOES, seat, k.WITH_ENTS, place))
        table.prompt(k.COMPANY, seat, 0, k.WITH_ENTS)
    elif what_for == k.AT_ORDERS_FROM:
        table.picked = table.shadow[place]
        table.prompt(k.PLACING, seat, k.AT_ORDERS_TO, place)
    elif what_for == k.AT_ORDERS_TO:
        origin: i64 = b_of(packed)
        least: i64 = 1 if board.ROADS[origin] & ~(BIT[place + 1] - 1) else table.picked
        table.push(with_c(packed, place + 1))
        table.prompt(k.NUMBERING, seat, k.COUNT_ORDERS, least, table.picked, place)
    elif what_for == k.AT_AID:  # K05
        move_friends(table, table.where[ARWEN], place, board.ONE_ARMY[board.ELF])
        characters.tempt(table, place)
    elif what_for == k.AT_CUNNING:  # K32
        march(table, b_of(packed), place, 1)
    elif what_for == k.AT_GATHER_TO:
        objectives.gather(table, b_of(packed), place)
    elif what_for == k.AT_WHEELS:
        if b_of(packed) > 1:
            table.push(with_b(packed, b_of(packed) - 1))
        table.prompt(k.LOSSES, seat, 1, place)


def prompt_battle(table: Table, seat: i64, place: i64) -> None:
    """Prompt for a battle at a place to which an event has moved armies."""  # E01, E04
    if table.friends[place] and table.shadow[place]:
        table.prompt(k.AMBUSHING, seat, place, k.BY_EVENT)


def answer_loading(table: Table, packed: i64, seat: i64, action: i64) -> None:
    if action != actions.DONE:
        people: i64 = actions.TAKEN_PEOPLE[action - actions.TAKE_ARMIES]
        count: i64 = actions.TAKEN_COUNT[action - actions.TAKE_ARMIES]
        table.load += count * board.ONE_ARMY[people]
        table.replace_top(with_d(with_c(packed, people + 1), d_of(packed) - count))
        return
    place: i64 = b_of(packed)
    table.pop()
    if a_of(packed) == k.LOAD_ARROW:
        table.prompt(k.PLACING, seat, k.AT_ARROW_TO, place)
        return
    under: i64 = table.top()
    bring(table, place, b_of(under))
    if a_of(packed) == k.LOAD_GWAIHIR:
        table.replace_top(with_d(under, 1))


def answer_number(table: Table, packed: i64, seat: i64, count: i64) -> None:
    """Carry out the choice of a number."""
    what_for: i64 = a_of(packed)
    place: i64 = d_of(packed)
    if what_for == k.COUNT_ENTS:  # E10
        add_friends(table, board.FANGORN_FOREST, board.ELF, count)
        table.prompt(k.PLACING, seat, k.AT_ENTS, count)
    elif what_for == k.COUNT_INFIGHTING or what_for == k.COUNT_HONOR:
        remove_shadow(table, place, count)
    elif what_for == k.COUNT_THEODEN:
        add_friends(table, place, board.ROHAN_PEOPLE, count)
    elif what_for == k.COUNT_DENETHOR or what_for == k.COUNT_OATH:
        add_friends(table, place, board.GONDOR_PEOPLE, count)
    elif what_for == k.COUNT_ORDERS:  # E13
        origin: i64 = b_of(table.top())
        march(table, origin, place, count)
        table.picked -= count
        if not table.picked:
            table.pop()


def answer_character(table: Table, what_for: i64, seat: i64, character: i64) -> None:
    if what_for == k.WHO_LEMBAS:  # E07
        turn.give_extra(table, character, 2)
    elif what_for == k.WHO_EAGLES:
        table.prompt(k.PLACING, seat, k.AT_EAGLES, character)
    elif what_for == k.WHO_CLOAKS:  # E11
        table.prompt(k.RIDING, seat, table.where[character], 2, character + 1)
    else:  # E12
        region: i64 = board.REGION_OF[table.where[character]]
        nazgul.move_eye(table, region)
        table.prompt(k.SUMMONING, seat, k.SUMMON_PALANTIR, 3, region)
