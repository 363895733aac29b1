"""Events: the conditions and effects of each."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.core.frames import b_of, frame, kind_of, seat_of, with_b
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import armies, characters, hands, hope, nazgul, player_deck, search, turn


def list_events(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """List the events in a hand that would have an effect now."""
    events: i64 = (table.hands[seat] & box.ALL_EVENTS) >> box.FIRST_EVENT
    while events:
        event: i64 = lowest_bit(events)
        events &= events - 1
        if is_playable(table, event):
            out = append(out, actions.PLAY + event)
    return out


def is_in_action_step(table: Table) -> bool:
    """Whether the active player is taking actions."""  # E07
    level: i64
    for level in range(table.height):
        if kind_of(table.stack[level]) == k.ACT:
            return True
    return False


def is_playable(table: Table, event: i64) -> bool:
    """Whether an event would have an effect now."""  # F36, N4
    if event == box.RED_ARROW:
        return arrow_from(table) != 0
    if event == box.TOM_BOMBADIL:
        return table.hope < board.MAX_HOPE
    if event == box.COUNCIL:
        return can_hold_council(table)
    if event == box.GWAIHIR:
        return gwaihir_to(table) != 0
    if event == box.INFIGHTING or event == box.CONFLICTING:
        return armies.with_armies(table.shadow, board.ALL_PLACES) != 0
    if event == box.LEMBAS:
        return is_in_action_step(table) and turn.actors(table) != 0
    if event == box.FORESIGHT:
        return player_deck.cards_left(table) > 0
    if event == box.ENTMOOT:
        return board.army_count(table.supply, board.ELF) > 0
    if event == box.PALANTIR:
        return can_gaze(table)
    if event == box.GIFTS:
        return table.token_supply != 0
    return True


def can_gaze(table: Table) -> bool:
    """Whether a character is outside the region of the Eye, or in a region that lacks a Nazgûl."""  # E12
    places: i64 = characters_at(table)
    while places:
        region: i64 = board.REGION_OF[lowest_bit(places)]
        places &= places - 1
        if region != table.eye or nazgul.has_nazgul_elsewhere(table, region):
            return True
    return False


def arrow_from(table: Table) -> i64:
    """Return the havens with friendly armies as a mask; none if there is no second haven."""  # E01
    if not table.havens & (table.havens - 1):
        return 0
    return armies.with_armies(table.friends, table.havens)


def gwaihir_to(table: Table) -> i64:
    """Return the places next to friendly armies, special roads excluded, as a mask."""  # E04
    found: i64 = 0
    place: i64
    for place in range(board.NUM_PLACES):
        if table.friends[place]:
            found |= board.FREE_ROADS[place]
    return found


def gwaihir_from(table: Table, into: i64) -> i64:
    """Return the places from which armies could be moved to this place, as a mask."""
    return armies.with_armies(table.friends, board.FREE_ROADS[into])


def characters_at(table: Table) -> i64:
    """Return the places with characters, as a mask."""
    found: i64 = 0
    character: i64
    for character in range(box.NUM_CHARACTERS):
        if table.where[character] < board.NOWHERE:
            found |= BIT[table.where[character]]
    return found


def can_hold_council(table: Table) -> bool:
    """Whether the council has a character to bring, a token to give, or in a solo game a card to prepare."""  # E03
    if characters_at(table) & ~BIT[board.RIVENDELL]:
        return True
    if table.seats == 1:
        return hands.exchangeable(table, table.hands[0]) != 0
    seats: i64 = table.seats_at(board.RIVENDELL)
    while seats:
        if table.tokens[lowest_bit(seats)]:
            return True
        seats &= seats - 1
    return False


def play_event(table: Table, seat: i64, event: i64) -> None:
    """Discard the event and carry it out. Its player makes the decisions, except for Foresight."""  # F36, N9
    table.hands[seat] &= ~BIT[box.FIRST_EVENT + event]
    table.discard |= BIT[box.FIRST_EVENT + event]
    table.note(journal.PLAYED_EVENT, seat, event)
    if event == box.RED_ARROW:
        table.prompt(k.PLACING, seat, k.AT_ARROW_FROM)
    elif event == box.TOM_BOMBADIL:
        hope.gain_hope(table, 1)
    elif event == box.COUNCIL:
        table.party = 0
        table.load = 0
        table.prompt(k.COMPANY, seat, 0, k.TO_COUNCIL)
    elif event == box.GWAIHIR:
        table.prompt(k.PLACING, seat, k.AT_GWAIHIR_TO)
    elif event == box.HORSES:
        table.prompt(k.PLACING, seat, k.AT_HORSES)
    elif event == box.INFIGHTING:
        table.prompt(k.PLACING, seat, k.AT_INFIGHTING)
    elif event == box.LEMBAS:
        table.prompt(k.CHOOSING, seat, k.WHO_LEMBAS)
    elif event == box.EAGLES:
        table.prompt(k.CHOOSING, seat, k.WHO_EAGLES)
    elif event == box.FORESIGHT:
        player_deck.look(table, table.active, 4, k.LOOK_FORESIGHT)
    elif event == box.ENTMOOT:
        table.prompt(k.NUMBERING, seat, k.COUNT_ENTS, 1, min(board.army_count(table.supply, board.ELF), 3))
    elif event == box.CLOAKS:
        table.prompt(k.CHOOSING, seat, k.WHO_CLOAKS)
    elif event == box.PALANTIR:
        table.prompt(k.CHOOSING, seat, k.WHO_PALANTIR)
    elif event == box.CONFLICTING:
        table.prompt(k.PLACING, seat, k.AT_ORDERS_FROM)
    else:
        table.prompt(k.GIFTING, seat)


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    """Prompt for the next Nazgûl to move to Frodo, the nearest first; then begin a search."""  # E08
    left: i64 = b_of(packed)
    if not left or not nazgul.nearest_to_frodo(table):
        table.pop()
        search.begin_search(table)
        return
    table.replace_top(with_b(packed, left - 1))
    table.prompt(k.SUMMONING, seat_of(packed), k.SUMMON_EAGLES, 1, table.frodo_region())


def fly(table: Table, seat: i64, character: i64, place: i64) -> None:
    """Move a character by the Eagles. If it is Frodo, Nazgûl follow."""  # E08, N5
    characters.move_character(table, character, place)
    if characters.may_tempt(BIT[character]):
        characters.tempt(table, place)
    if character == box.FRODO:
        nazgul.move_eye(table, board.REGION_OF[place])
        left: i64 = max(7 - table.nazgul[board.REGION_OF[place]], 0)
        table.push(frame(k.EAGLES_CALL, seat, 0, left))
