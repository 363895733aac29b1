"""Whether trades, numbers, places and armies that are asked for in a position fit the table."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.board import (
    ELF,
    FANGORN_FOREST,
    MIRKWOOD,
    MORIA,
    NOWHERE,
    NUM_PEOPLES,
    PELARGIR,
    PLACES_OF,
    REGION_OF,
    ROADS,
    THARBAD,
    WEATHER_HILLS,
    armies_in,
    army_count,
)
from bywater.games.fate.cards import (
    ARWEN,
    BALIN,
    EOMER,
    EORED,
    EORED_SLOTS,
    LEGOLAS,
    LIGHT_MIRKWOOD,
    RANGERS,
    SIX,
    SUBDUE_UMBAR,
)
from bywater.games.fate.deeds import proposable
from bywater.games.fate.events import in_action_step, total_friends
from bywater.games.fate.fitting_deeds import is_action, under_of
from bywater.games.fate.fitting_rolls import bad_losses_in_battle
from bywater.games.fate.state import (
    AFTERWARDS,
    AT_AID,
    AT_ARROW_TO,
    AT_CUNNING,
    AT_EAGLES,
    AT_ENTS,
    AT_GATHER_FROM,
    AT_GATHER_TO,
    AT_GWAIHIR_FROM,
    AT_ORDERS_TO,
    AT_WHEELS,
    BATTLE,
    BY_RIDERS,
    COUNT_ENTS,
    COUNT_HONOR,
    COUNT_INFIGHTING,
    COUNT_OATH,
    COUNT_ORDERS,
    JOURNEY,
    LOAD_ARROW,
    LOAD_GATHER,
    LOAD_GWAIHIR,
    MAY_SIX,
    MAY_SLOT,
    MAY_STEALTH,
    PLACING,
    SPYING,
    TRADE_CONSENT,
    WHO_LEMBAS,
    Table,
)

_GATHERED_AT: Final = {
    SUBDUE_UMBAR: BIT[PELARGIR],
    BALIN: BIT[MORIA],
    RANGERS: BIT[THARBAD] | BIT[WEATHER_HILLS],
    LIGHT_MIRKWOOD: PLACES_OF[MIRKWOOD],
}


def bad_trade(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    asker, other, give = seat_of(packed), a_of(packed), b_of(packed)
    if kind_of(packed) == TRADE_CONSENT:
        asker, other, give = b_of(packed), seat_of(packed), c_of(packed)
    if not is_action(table, level) or asker != table.active or other == asker or other >= table.seats:
        return "who acts asks another"
    cards: i64 = proposable(table, table.acting, asker, other, give == 1)
    if not (cards >> a_of(packed)) & 1 if kind_of(packed) == TRADE_CONSENT else not cards:
        return "no such card can change hands"
    return ""


def bad_may(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = under_of(table, level)
    what_for = a_of(packed)
    if (what_for == MAY_SLOT) != (kind_of(under) == BATTLE) or (kind_of(under) == SPYING and what_for != MAY_STEALTH):
        return "that is not asked there"
    if what_for == MAY_SLOT:
        region: i64 = REGION_OF[a_of(under)]
        if b_of(under) != 5 or c_of(under) != BY_RIDERS or seat_of(packed) != table.owner_of[EOMER]:
            return "Éomer's Riders fought no battle"
        if not table.is_open_task(EORED) or not (EORED_SLOTS & ~table.slots) >> region & 1 or b_of(packed) != region:
            return "there is no room on the card"
        return "" if table.fallen else "no army of the Shadow fell"
    if b_of(packed):
        return "it is about nothing else"
    if what_for != MAY_SIX:
        return "" if seat_of(packed) == table.active else "the active player is asked"
    if not table.is_open_task(SIX) or table.shot > 5 or not table.shadow_supply:
        return "there is no army for the card"
    return "" if seat_of(packed) == table.owner_of[LEGOLAS] else "Legolas's player is asked"


def bad_numbering(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = under_of(table, level)
    what_for, least, most, place = a_of(packed), b_of(packed), c_of(packed), d_of(packed)
    homes = {COUNT_ORDERS: PLACING, COUNT_HONOR: BATTLE, COUNT_OATH: JOURNEY}
    if kind_of(under) != homes.get(int(what_for), AFTERWARDS):
        return "that is not asked there"
    if what_for == COUNT_ENTS:
        return "" if least == 1 and most <= min(3, army_count(table.supply, ELF)) else "there are not so many Elves"
    if what_for == COUNT_ORDERS:
        if a_of(under) != AT_ORDERS_TO or c_of(under) != place + 1 or not (ROADS[b_of(under)] >> place) & 1:
            return "the armies go elsewhere"
        further: i64 = ROADS[b_of(under)] & ~(BIT[place + 1] - 1)
        return "" if most == table.picked and least == (1 if further else most) else "other armies are on the way"
    if what_for in (COUNT_INFIGHTING, COUNT_HONOR):
        wanted = 1 if what_for == COUNT_INFIGHTING else 0
        if least != wanted or most > min(2, table.shadow[place]):
            return "there are not so many armies"
        return "" if what_for == COUNT_INFIGHTING or (b_of(under) == 3 and a_of(under) == place) else "it is elsewhere"
    if what_for == COUNT_OATH and a_of(under) != 9:
        return "the journey is at another step"
    return "" if not least and most <= 3 else "there are not so many armies"


def bad_placing(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    what_for, about, least, more = a_of(packed), b_of(packed), c_of(packed), d_of(packed)
    if (least and what_for not in (AT_GWAIHIR_FROM, AT_GATHER_FROM, AT_ORDERS_TO)) or (
        more and what_for != AT_GATHER_FROM and (what_for != AT_GWAIHIR_FROM or more > 1)
    ):
        return "it is about nothing else"
    if kind_of(under_of(table, level)) == PLACING and (
        what_for != AT_GATHER_FROM or about != WEATHER_HILLS or b_of(under_of(table, level)) != THARBAD
    ):
        return "one place is asked for after the other"
    if what_for == AT_ARROW_TO and (not table.load or not _are_at(table, about)):
        return "no armies are on the way"
    if what_for == AT_EAGLES and (about >= len(table.where) or table.where[about] >= NOWHERE):
        return "nobody is carried"
    if what_for == AT_ENTS and not 1 <= about <= army_count(table.friends[FANGORN_FOREST], ELF):
        return "there are not so many Ents"
    if what_for == AT_AID:
        if table.where[ARWEN] >= NOWHERE or not army_count(table.friends[table.where[ARWEN]], ELF) or about > 11:
            return "Arwen has no army to send"
    if what_for == AT_CUNNING and not table.shadow[about]:
        return "there is no army of the Shadow"
    if what_for == AT_ORDERS_TO and not 1 <= table.picked <= table.shadow[about]:
        return "there are not so many armies of the Shadow"
    if what_for == AT_GATHER_TO and about != LIGHT_MIRKWOOD:
        return "that objective gathers no armies"
    if what_for == AT_GATHER_FROM and not _GATHERED_AT.get(int(more), 0) >> about & 1:
        return "that objective gathers no armies there"
    if what_for == AT_WHEELS:
        on_top = 1 if level + 1 < table.height else 0
        if not 1 <= about <= 2 - on_top or total_friends(table) < about + on_top:
            return "there are not so many armies to lose"
    return ""


def _are_at(table: Table, place: i64) -> bool:
    """Whether the armies that were picked stand at this place."""
    return all(
        army_count(table.load, people) <= army_count(table.friends[place], people) for people in range(NUM_PEOPLES)
    )


def bad_loading(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = under_of(table, level)
    what_for, place = a_of(packed), b_of(packed)
    if (what_for == LOAD_ARROW) != (kind_of(under) == AFTERWARDS):
        return "that is not asked there"
    if what_for != LOAD_ARROW:
        wanted = {LOAD_GWAIHIR: AT_GWAIHIR_FROM, LOAD_GATHER: AT_GATHER_FROM}[int(what_for)]
        if a_of(under) != wanted or c_of(under) != place + 1 or b_of(under) == place:
            return "the armies come from elsewhere"
    if table.load >> (4 * c_of(packed)) or not _are_at(table, place):
        return "those armies are not there"
    if what_for == LOAD_ARROW and armies_in(table.load) + d_of(packed) != 3:
        return "the Red Arrow calls three"
    return ""


def bad_losses(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = under_of(table, level)
    if not 1 <= a_of(packed) <= armies_in(table.friends[b_of(packed)]):
        return "there are not so many armies to lose"
    if seat_of(packed) != table.active:
        return "the active player decides"
    if kind_of(under) == BATTLE:
        return bad_losses_in_battle(packed, under)
    return "" if a_of(packed) == 1 and (kind_of(under) != PLACING or a_of(under) == AT_WHEELS) else "that is too much"


def bad_choosing(table: Table, level: int) -> str:
    if a_of(table.stack[level]) == WHO_LEMBAS and not in_action_step(table):
        return "nobody is acting"
    return ""
