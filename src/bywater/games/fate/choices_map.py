"""What may be chosen on the map: places, characters, armies, Nazgûl."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, d_of
from bywater.games.fate.actions import (
    AT,
    DONE,
    NAZGUL_CODE,
    NAZGUL_FROM,
    PASS,
    TAKE_PEOPLE,
)
from bywater.games.fate.board import (
    ALL_PLACES,
    FANGORN_FOREST,
    MIRKWOOD,
    NEXT_REGIONS,
    NUM_PEOPLES,
    NUM_PLACES,
    NUM_REGIONS,
    PLACES_OF,
    ROADS,
    army_count,
    region_steps,
)
from bywater.games.fate.cards import NUM_CHARACTERS
from bywater.games.fate.choices_hands import from_mask
from bywater.games.fate.doing_deeds import aid_places
from bywater.games.fate.events import (
    arrow_from,
    characters_at,
    gwaihir_from,
    gwaihir_to,
    with_friends,
    with_shadow,
)
from bywater.games.fate.journey import destinations
from bywater.games.fate.objectives import gatherable, gathered
from bywater.games.fate.shadow import deployable, nearest_hunter, nearest_to_frodo
from bywater.games.fate.state import (
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
    LOAD_GATHER,
    SUMMON_DEPLOY,
    SUMMON_DISTRACT,
    SUMMON_EAGLES,
    WHO_CLOAKS,
    WHO_LEMBAS,
    Table,
)
from bywater.games.fate.turn import actors


def destinations_alone(table: Table, character: i64) -> i64:
    """Where a character in an Elven cloak can go."""  # E11
    return destinations(table, character, table.owner_of[character])


def choosable(table: Table, what_for: i64) -> i64:
    """The characters that may be named, as a mask."""
    if what_for == WHO_LEMBAS:  # N18
        return actors(table)
    mask: i64 = 0
    character: i64
    for character in range(NUM_CHARACTERS):
        if table.where[character] < NUM_PLACES:
            if what_for != WHO_CLOAKS or destinations_alone(table, character):
                mask |= BIT[character]
    return mask


def list_places(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    what_for: i64 = a_of(packed)
    if what_for == AT_GWAIHIR_FROM:
        places: i64 = gwaihir_from(table, b_of(packed)) & ~(BIT[c_of(packed)] - 1)
        if d_of(packed):
            out = append(out, DONE)
        return from_mask(out, AT, places)
    if what_for == AT_GATHER_FROM:
        out = append(out, DONE)
        return from_mask(out, AT, gathered(table, d_of(packed), b_of(packed)) & ~(BIT[c_of(packed)] - 1))
    if what_for in (AT_AID, AT_CUNNING, AT_ENTS, AT_GATHER_TO):
        out = append(out, PASS)
    return from_mask(out, AT, places_for(table, packed))


def places_for(table: Table, packed: i64) -> i64:
    """The places that may be named, as a mask."""
    what_for: i64 = a_of(packed)
    if what_for == AT_ARROW_FROM:
        return arrow_from(table)
    if what_for == AT_ARROW_TO:
        return table.havens & ~BIT[b_of(packed)]
    if what_for == AT_GWAIHIR_TO:
        return gwaihir_to(table)
    if what_for == AT_HORSES:
        return characters_at(table)
    if what_for == AT_INFIGHTING or what_for == AT_ORDERS_FROM:
        return with_shadow(table, ALL_PLACES)
    if what_for == AT_EAGLES:
        return ALL_PLACES & ~BIT[table.where[b_of(packed)]]
    if what_for == AT_ENTS:
        return ROADS[FANGORN_FOREST]
    if what_for == AT_ORDERS_TO:
        return ROADS[b_of(packed)] & ~(BIT[c_of(packed)] - 1)
    if what_for == AT_AID:
        return aid_places(table, b_of(packed))
    if what_for == AT_CUNNING:
        return ROADS[b_of(packed)]
    if what_for == AT_GATHER_TO:
        return PLACES_OF[MIRKWOOD]
    return with_friends(table, ALL_PLACES)  # AT_WHEELS


def loadable(table: Table, packed: i64) -> i64:
    """The armies at a place that may be picked."""
    armies: i64 = table.friends[b_of(packed)]
    if a_of(packed) == LOAD_GATHER:
        return gatherable(armies, d_of(table.under()))
    return armies


def list_loading(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    if table.load:
        out = append(out, DONE)
    armies: i64 = loadable(table, packed)
    people: i64
    count: i64
    for people in range(c_of(packed), NUM_PEOPLES):
        most: i64 = army_count(armies, people)
        if most > d_of(packed):
            most = d_of(packed)
        for count in range(1, most + 1):
            out = append(out, TAKE_PEOPLE[people] + count)
    return out


def list_hunters(table: Table, out: vec[i64], moved: i64) -> vec[i64]:
    """The nearest Nazgûl, and the ways by which they come nearer."""  # F42, F44
    home: i64 = table.frodo_region()
    steps: i64 = nearest_hunter(table, moved)
    region: i64
    for region in range(NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if moved == region + 1:
            count -= 1
        if count > 0 and region != home and region_steps(region, home) == steps:
            ways: i64 = NEXT_REGIONS[region]
            while ways:
                into: i64 = lowest(ways)
                ways &= ways - 1
                if region_steps(into, home) == steps - 1:
                    out = append(out, NAZGUL_CODE[region * NUM_REGIONS + into])
    return out


def list_summons(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    what_for: i64 = a_of(packed)
    if what_for == SUMMON_DEPLOY:
        return from_mask(out, NAZGUL_FROM, deployable(table))
    if what_for == SUMMON_EAGLES:
        return from_mask(out, NAZGUL_FROM, nearest_to_frodo(table))
    mask: i64 = 0
    region: i64
    for region in range(NUM_REGIONS):
        if region != c_of(packed) and table.nazgul[region]:
            mask |= BIT[region]
    if not mask or (what_for == SUMMON_DISTRACT and b_of(packed) < 2):
        out = append(out, DONE)
    return from_mask(out, NAZGUL_FROM, mask)
