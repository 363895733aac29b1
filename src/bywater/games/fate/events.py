"""What may be done at any time: the fourteen events, and three abilities."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE, lowest
from bywater.core.stack import frame, kind_of
from bywater.games.fate.actions import DISTRACT, LADY, PLAY, SHOOT, SHOOT_NAZGUL
from bywater.games.fate.board import (
    ELF,
    FREE_ROADS,
    FRIENDSHIP,
    MORDOR,
    MOST_HOPE,
    NOWHERE,
    NUM_PLACES,
    NUM_REGIONS,
    REGION_OF,
    RIVENDELL,
    ROADS,
    STEALTH,
    armies_in,
    army_count,
)
from bywater.games.fate.cards import (
    ALL_EVENTS,
    CLOAKS,
    CONFLICTING,
    COUNCIL,
    EAGLES,
    ENTMOOT,
    FIRST_EVENT,
    FORESIGHT,
    GALADRIEL,
    GIFTS,
    GWAIHIR,
    HORSES,
    INFIGHTING,
    LEGOLAS,
    LEMBAS,
    MERRY,
    NUM_CHARACTERS,
    PALANTIR,
    RED_ARROW,
    SIX,
    TOM_BOMBADIL,
)
from bywater.games.fate.deck import cards_left, events_left_out, look
from bywater.games.fate.effects import exchangeable, gain_hope, move_nazgul, remove_shadow
from bywater.games.fate.entries import (
    PLAYED_EVENT,
    USED,
)
from bywater.games.fate.state import (
    ACT,
    AFTERWARDS,
    AT_ARROW_FROM,
    AT_GWAIHIR_TO,
    AT_HORSES,
    AT_INFIGHTING,
    AT_ORDERS_FROM,
    CHOOSING,
    COMPANY,
    COUNT_ENTS,
    DRAW_CARD,
    DRAW_LADY,
    FOR_DISTRACTION,
    FOR_LADY,
    FOR_SHOT,
    GIFTING,
    LOOK_FORESIGHT,
    MAY,
    MAY_SIX,
    NUMBERING,
    PLACING,
    SUMMON_DISTRACT,
    SUMMONING,
    TO_COUNCIL,
    WHO_CLOAKS,
    WHO_EAGLES,
    WHO_LEMBAS,
    WHO_PALANTIR,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, begin_paying
from bywater.games.fate.turn import actors

# -- what is open -------------------------------------------------------------------------------


def might_speak(table: Table, seat: i64) -> bool:
    """Whether a player could do something at any time: the same as a list that is not empty, without it."""  # F36
    events: i64 = (table.hands[seat] & ALL_EVENTS) >> FIRST_EVENT
    while events:
        if is_playable(table, lowest(events)):
            return True
        events &= events - 1
    if can_ask_lady(table, seat) or can_distract(table, seat):
        return True
    if not can_shoot(table, seat):
        return False
    return can_shoot_nazgul(table) or with_shadow(table, in_range(table)) != 0


def list_anytime(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """All that a player may do at any time, ascending."""
    return list_plays(table, list_abilities(table, out, seat), seat)


def list_abilities(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """The codes that come before those of journeys and cards."""
    if can_ask_lady(table, seat):
        out = append(out, LADY)
    if can_distract(table, seat):
        out = append(out, DISTRACT)
    if can_shoot(table, seat) and can_shoot_nazgul(table):
        out = append(out, SHOOT_NAZGUL)
    return out


def list_plays(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Events, and Legolas's targets: the codes that come after."""
    out = list_events(table, out, seat)
    if can_shoot(table, seat):
        targets: i64 = with_shadow(table, in_range(table))
        while targets:
            out = append(out, SHOOT + lowest(targets))
            targets &= targets - 1
    return out


def list_events(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """The events in a hand that would do something now."""
    events: i64 = (table.hands[seat] & ALL_EVENTS) >> FIRST_EVENT
    while events:
        event: i64 = lowest(events)
        events &= events - 1
        if is_playable(table, event):
            out = append(out, PLAY + event)
    return out


def can_shoot(table: Table, seat: i64) -> bool:
    """Legolas's player with a Stealth to spend."""  # K34
    return table.owner_of[LEGOLAS] == seat and table.where[LEGOLAS] < NOWHERE and table.has_symbol(seat, STEALTH)


def can_shoot_nazgul(table: Table) -> bool:
    """Whether Legolas has a Nazgûl around him that is not in Mordor already."""
    region: i64 = REGION_OF[table.where[LEGOLAS]]
    return region != MORDOR and table.nazgul[region] > 0


def in_range(table: Table) -> i64:
    """The places Legolas can shoot at: his own and its neighbours."""  # K34
    return ROADS[table.where[LEGOLAS]] | BIT[table.where[LEGOLAS]]


def can_distract(table: Table, seat: i64) -> bool:
    """With fewer than four Nazgûl around Merry and Pippin, and some elsewhere."""  # K37
    if table.owner_of[MERRY] != seat or table.where[MERRY] >= NOWHERE or not table.has_symbol(seat, FRIENDSHIP):
        return False
    region: i64 = REGION_OF[table.where[MERRY]]
    return table.nazgul[region] < 4 and nazgul_elsewhere(table, region)


def can_ask_lady(table: Table, seat: i64) -> bool:
    """Galadriel at a haven, while events are left out."""  # K21, X4
    if table.owner_of[GALADRIEL] != seat or table.where[GALADRIEL] >= NOWHERE:
        return False
    if not (table.havens >> table.where[GALADRIEL]) & 1 or events_left_out(table) <= 0:
        return False
    return table.has_symbol(seat, lady_symbol(table))


def lady_symbol(table: Table) -> i64:
    if table.settings.lady_friendship:
        return FRIENDSHIP
    return STEALTH


def nazgul_elsewhere(table: Table, region: i64) -> bool:
    other: i64
    for other in range(NUM_REGIONS):
        if other != region and table.nazgul[other]:
            return True
    return False


def in_action_step(table: Table) -> bool:
    """Whether the active player is doing actions."""  # E07
    level: i64
    for level in range(table.height):
        if kind_of(table.stack[level]) == ACT:
            return True
    return False


def shadow_anywhere(table: Table) -> bool:
    place: i64
    for place in range(NUM_PLACES):
        if table.shadow[place]:
            return True
    return False


def is_playable(table: Table, event: i64) -> bool:
    """Whether an event would do anything now."""  # F36, N4
    if event == RED_ARROW:
        return arrow_from(table) != 0
    if event == TOM_BOMBADIL:
        return table.hope < MOST_HOPE
    if event == COUNCIL:
        return can_hold_council(table)
    if event == GWAIHIR:
        return gwaihir_to(table) != 0
    if event == INFIGHTING or event == CONFLICTING:
        return shadow_anywhere(table)
    if event == LEMBAS:
        return in_action_step(table) and actors(table) != 0
    if event == FORESIGHT:
        return cards_left(table) > 0
    if event == ENTMOOT:
        return army_count(table.supply, ELF) > 0
    if event == PALANTIR:
        return can_gaze(table)
    if event == GIFTS:
        return table.token_supply != 0
    return True


def can_gaze(table: Table) -> bool:
    """Somebody is where the Eye is not, or where not all Nazgûl are."""  # E12
    places: i64 = characters_at(table)
    while places:
        region: i64 = REGION_OF[lowest(places)]
        places &= places - 1
        if region != table.eye or nazgul_elsewhere(table, region):
            return True
    return False


def arrow_from(table: Table) -> i64:
    """Havens with friendly armies, if there is another haven, as a mask."""  # E01
    if not table.havens & (table.havens - 1):
        return 0
    return with_friends(table, table.havens)


def gwaihir_to(table: Table) -> i64:
    """Places next to friendly armies, special roads apart, as a mask."""  # E04
    found: i64 = 0
    place: i64
    for place in range(NUM_PLACES):
        if table.friends[place]:
            found |= FREE_ROADS[place]
    return found


def gwaihir_from(table: Table, into: i64) -> i64:
    """Where the armies could come from."""
    return with_friends(table, FREE_ROADS[into])


def with_friends(table: Table, places: i64) -> i64:
    """Those of the places with friendly armies."""
    found: i64 = 0
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        if table.friends[place]:
            found |= BIT[place]
    return found


def characters_at(table: Table) -> i64:
    """Places with characters, as a mask."""
    found: i64 = 0
    character: i64
    for character in range(NUM_CHARACTERS):
        if table.where[character] < NOWHERE:
            found |= BIT[table.where[character]]
    return found


def with_shadow(table: Table, places: i64) -> i64:
    """Those of the places with armies of the Shadow."""
    found: i64 = 0
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        if table.shadow[place]:
            found |= BIT[place]
    return found


def can_hold_council(table: Table) -> bool:
    """Somebody could come to Rivendell, hand a token on, or (alone) prepare."""  # E03
    if characters_at(table) & ~BIT[RIVENDELL]:
        return True
    if table.seats == 1:
        return exchangeable(table, table.hands[0]) != 0
    seats: i64 = table.seats_at(RIVENDELL)
    while seats:
        if table.tokens[lowest(seats)]:
            return True
        seats &= seats - 1
    return False


# -- what it begins -----------------------------------------------------------------------------


def do_anytime(table: Table, seat: i64, action: i64) -> None:
    table.changed()
    table.then(AFTERWARDS)
    if action == LADY:
        begin_paying(table, seat, FOR_LADY, ONE_SYMBOL[lady_symbol(table)])
    elif action == DISTRACT:
        begin_paying(table, seat, FOR_DISTRACTION, ONE_SYMBOL[FRIENDSHIP])
    elif action == SHOOT_NAZGUL:
        begin_paying(table, seat, FOR_SHOT, ONE_SYMBOL[STEALTH], NOWHERE)
    elif action >= SHOOT:
        begin_paying(table, seat, FOR_SHOT, ONE_SYMBOL[STEALTH], action - SHOOT)
    else:
        play_event(table, seat, action - PLAY)


def play_event(table: Table, seat: i64, event: i64) -> None:
    """The card is laid down and carried out; who plays it decides."""  # F36, N9
    table.hands[seat] &= ~BIT[FIRST_EVENT + event]
    table.discard |= BIT[FIRST_EVENT + event]
    table.note(PLAYED_EVENT, seat, event)
    if event == RED_ARROW:
        table.ask(PLACING, seat, AT_ARROW_FROM)
    elif event == TOM_BOMBADIL:
        gain_hope(table, 1)
    elif event == COUNCIL:
        table.party = 0
        table.load = 0
        table.ask(COMPANY, seat, 0, TO_COUNCIL)
    elif event == GWAIHIR:
        table.ask(PLACING, seat, AT_GWAIHIR_TO)
    elif event == HORSES:
        table.ask(PLACING, seat, AT_HORSES)
    elif event == INFIGHTING:
        table.ask(PLACING, seat, AT_INFIGHTING)
    elif event == LEMBAS:
        table.ask(CHOOSING, seat, WHO_LEMBAS)
    elif event == EAGLES:
        table.ask(CHOOSING, seat, WHO_EAGLES)
    elif event == FORESIGHT:
        look(table, table.active, 4, LOOK_FORESIGHT)
    elif event == ENTMOOT:
        most: i64 = army_count(table.supply, ELF)
        if most > 3:
            most = 3
        table.ask(NUMBERING, seat, COUNT_ENTS, 1, most)
    elif event == CLOAKS:
        table.ask(CHOOSING, seat, WHO_CLOAKS)
    elif event == PALANTIR:
        table.ask(CHOOSING, seat, WHO_PALANTIR)
    elif event == CONFLICTING:
        table.ask(PLACING, seat, AT_ORDERS_FROM)
    else:
        table.ask(GIFTING, seat)


def shoot(table: Table, seat: i64, place: i64) -> None:
    """Legolas removes an army near him, or sends a Nazgûl of his region to Mordor."""  # K34, O12
    table.note(USED, seat, SHOOT)
    if place == NOWHERE:
        move_nazgul(table, REGION_OF[table.where[LEGOLAS]], MORDOR)
        return
    remove_shadow(table, place, 1)
    if table.is_open_task(SIX):
        table.ask(MAY, seat, MAY_SIX)


def distract(table: Table, seat: i64) -> None:
    """Up to two Nazgûl come to Merry and Pippin."""  # K37
    table.note(USED, seat, DISTRACT)
    table.ask(SUMMONING, seat, SUMMON_DISTRACT, 2, REGION_OF[table.where[MERRY]])


def ask_lady(table: Table, seat: i64) -> None:
    """An event that was left out comes into the hand."""  # K21
    table.note(USED, seat, LADY)
    table.push(frame(DRAW_CARD, CHANCE, DRAW_LADY, seat))


def total_friends(table: Table) -> i64:
    """How many friendly armies are on the board."""
    total: i64 = 0
    place: i64
    for place in range(NUM_PLACES):
        total += armies_in(table.friends[place])
    return total
