"""Whether each frame of a position fits the table and the frames around it; the answer is a reason, or nothing."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, size
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.board import (
    ELF,
    FANGORN_FOREST,
    LINE_LENGTHS,
    MIRKWOOD,
    MORIA,
    NOWHERE,
    NUM_PEOPLES,
    NUM_SYMBOLS,
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
    FRODO,
    LEGOLAS,
    LIGHT_MIRKWOOD,
    RANGERS,
    SIX,
    SUBDUE_UMBAR,
)
from bywater.games.fate.deck import events_left_out, pile_on_top, tops_known
from bywater.games.fate.deeds import tradable
from bywater.games.fate.events import in_action_step, total_friends
from bywater.games.fate.fitting_journeys import (
    bad_ambush,
    bad_company,
    bad_company_goes,
    bad_consent,
    bad_journey,
    bad_on_journey,
    bad_riding,
)
from bywater.games.fate.fitting_rolls import (
    bad_battle,
    bad_battle_roll,
    bad_in_peril,
    bad_losses_in_battle,
    bad_payment,
    bad_peril,
    bad_rerolling,
    bad_rolled,
    bad_search,
    bad_search_roll,
    is_deed,
)
from bywater.games.fate.honor import unused
from bywater.games.fate.shadow_deck import flippable, known_on
from bywater.games.fate.state import (
    ACT,
    ADVANCE,
    AFTER_BATTLE,
    AFTERWARDS,
    AMBUSHING,
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
    BATTLE_ROLL,
    BY_RIDERS,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    COMPANY_GOES,
    CONSENT,
    COUNT_ENTS,
    COUNT_HONOR,
    COUNT_INFIGHTING,
    COUNT_OATH,
    COUNT_ORDERS,
    DISCARDING,
    DRAW_CARD,
    DRAW_LADY,
    DRAW_LOOK,
    DRAW_OPENING,
    DRAW_TURN,
    EAGLES_CALL,
    FLIP,
    FLOOR,
    FREE_PREPARING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_PERIL,
    JOIN,
    JOIN_SUCCESSOR,
    JOURNEY,
    LOAD_ARROW,
    LOAD_GATHER,
    LOAD_GWAIHIR,
    LOADING,
    LOOKING,
    LOSSES,
    MAY,
    MAY_SIX,
    MAY_SLOT,
    MAY_STEALTH,
    NUMBERING,
    ORDER,
    ORDERING,
    PAYING,
    PERIL,
    PLACING,
    QUIET,
    REROLLING,
    RIDING,
    ROLLED,
    SEARCH,
    SEARCH_ROLL,
    SETUP,
    SHADOW,
    SHOW_BACK,
    SPIED,
    SPYING,
    SUMMON_DEPLOY,
    SUMMON_EAGLES,
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    TURN,
    WEARING,
    WHEELS_TURN,
    WHO_LEMBAS,
    Table,
)

_BadAt = Callable[[Table, int], str]

# The step of a turn that each question belongs to.
_TURN_STEPS: Final = {ACT: (1,), DRAW_CARD: (2, 3), HAND_FULL: (5,), QUIET: (7,), SHADOW: (5, 6)}
_GATHERED_AT: Final = {
    SUBDUE_UMBAR: BIT[PELARGIR],
    BALIN: BIT[MORIA],
    RANGERS: BIT[THARBAD] | BIT[WEATHER_HILLS],
    LIGHT_MIRKWOOD: PLACES_OF[MIRKWOOD],
}


def misfit(table: Table, level: int) -> str:
    """What is wrong with the frame at this level; empty if nothing is."""
    packed: i64 = table.stack[level]
    kind = int(kind_of(packed))
    found = _CHECKS.get(kind)
    if found is not None:
        return found(table, level)
    return ""


def _under(table: Table, level: int) -> i64:
    return table.stack[level - 1] if level > 0 else 0


def _bad_turn(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if seat_of(packed) != table.active:
        return "it is another's turn"
    over = int(kind_of(table.stack[level + 1])) if level + 1 < table.height else 0
    if over in _TURN_STEPS and a_of(packed) not in _TURN_STEPS[over]:
        return "the turn is at another step"
    return ""


def _bad_acting(table: Table, level: int) -> str:
    return "" if seat_of(table.stack[level]) == table.active else "the active player is asked"


def _bad_floor(table: Table, level: int) -> str:
    return "" if seat_of(table.stack[level]) != seat_of(_under(table, level)) else "who is asked needs no floor"


def _bad_window(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if a_of(packed) >> table.seats or (a_of(packed) >> seat_of(packed)) & 1:
        return "others are asked later, each once"
    return ""


def _bad_after_battle(table: Table, level: int) -> str:
    return _bad_window(table, level) if b_of(_under(table, level)) == 4 else "the battle is at another step"


def _bad_advance(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    return "" if b_of(packed) <= LINE_LENGTHS[a_of(packed)] else "the line is not so long"


def _bad_shadow(table: Table, level: int) -> str:
    if not b_of(table.stack[level]) and not table.levels:
        return "there is no card to be turned up"
    return ""


# -- trades, numbers, armies --------------------------------------------------------------------


def _bad_trade(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    asker, other, give = seat_of(packed), a_of(packed), b_of(packed)
    if kind_of(packed) == TRADE_CONSENT:
        asker, other, give = b_of(packed), seat_of(packed), c_of(packed)
    if not is_deed(table, level) or asker != table.active or other == asker or other >= table.seats:
        return "who acts asks another"
    cards: i64 = tradable(table, table.acting, asker, other, give == 1)
    if not (cards >> a_of(packed)) & 1 if kind_of(packed) == TRADE_CONSENT else not cards:
        return "no such card can change hands"
    return ""


def _bad_may(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = _under(table, level)
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


def _bad_numbering(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = _under(table, level)
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


def _bad_placing(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    what_for, about, least, more = a_of(packed), b_of(packed), c_of(packed), d_of(packed)
    if (least and what_for not in (AT_GWAIHIR_FROM, AT_GATHER_FROM, AT_ORDERS_TO)) or (
        more and what_for != AT_GATHER_FROM and (what_for != AT_GWAIHIR_FROM or more > 1)
    ):
        return "it is about nothing else"
    if kind_of(_under(table, level)) == PLACING and (
        what_for != AT_GATHER_FROM or about != WEATHER_HILLS or b_of(_under(table, level)) != THARBAD
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


def _bad_loading(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = _under(table, level)
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


def _bad_losses(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = _under(table, level)
    if not 1 <= a_of(packed) <= armies_in(table.friends[b_of(packed)]):
        return "there are not so many armies to lose"
    if seat_of(packed) != table.active:
        return "the active player decides"
    if kind_of(under) == BATTLE:
        return bad_losses_in_battle(packed, under)
    return "" if a_of(packed) == 1 and (kind_of(under) != PLACING or a_of(under) == AT_WHEELS) else "that is too much"


def _bad_choosing(table: Table, level: int) -> str:
    if a_of(table.stack[level]) == WHO_LEMBAS and not in_action_step(table):
        return "nobody is acting"
    return ""


# -- Nazgûl, hands and cards --------------------------------------------------------------------


def _bad_summoning(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    homes = {SUMMON_DEPLOY: ORDER, SUMMON_EAGLES: EAGLES_CALL}
    if kind_of(_under(table, level)) != homes.get(int(a_of(packed)), AFTERWARDS) or not b_of(packed):
        return "that is not asked there"
    regions = {SUMMON_DEPLOY: table.eye, SUMMON_EAGLES: table.frodo_region()}
    if int(a_of(packed)) in regions:
        if b_of(packed) > 1 or regions[int(a_of(packed))] != c_of(packed) or seat_of(packed) != table.active:
            return "they come elsewhere, one by one"
    return ""


def _bad_hunting(table: Table, level: int) -> str:
    under: i64 = _under(table, level)
    if a_of(under) != 1 or c_of(under) != a_of(table.stack[level]):
        return "another Nazgûl has moved"
    return _bad_acting(table, level)


def _bad_discarding(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    seat = seat_of(packed)
    held = size(table.hands[seat]) + sum(table.token_count(seat, symbol) for symbol in range(NUM_SYMBOLS))
    if not a_of(packed) or held < a_of(packed) or (b_of(packed) and a_of(packed) > 1):
        return "there are not so many cards and tokens"
    return ""


def _bad_ordering(table: Table, level: int) -> str:
    if a_of(table.stack[level]) >= tops_known(table) or (level + 1 < table.height and a_of(table.stack[level])):
        return "there are not so many cards to put in order"
    return ""


def _bad_draw(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = _under(table, level)
    wanted = {SETUP: DRAW_OPENING, TURN: DRAW_TURN, AFTERWARDS: DRAW_LADY, LOOKING: DRAW_LOOK}
    if a_of(packed) != wanted[int(kind_of(under))] or b_of(packed) >= table.seats:
        return "no card is drawn for that"
    if a_of(packed) == DRAW_LADY:
        return "" if events_left_out(table) > 0 else "no event was left out"
    if a_of(packed) != DRAW_OPENING and pile_on_top(table) < 0:
        return "the deck is empty"
    if a_of(packed) == DRAW_TURN and (table.tops or b_of(packed) != table.active):
        return "the active player draws the card on top"
    if a_of(packed) == DRAW_LOOK and (tops_known(table) >= a_of(under) or b_of(packed) != seat_of(under)):
        return "so many cards are known"
    return ""


def _bad_flip(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = _under(table, level)
    at: i64 = a_of(packed)
    top: i64 = table.levels - 1
    if kind_of(under) == SETUP:
        return "" if b_of(packed) == 2 and not at else "nobody looks at the deck now"
    if at > top or not flippable(table, at) or b_of(packed) != (1 if kind_of(under) == SPYING else 0):
        return "there is no such card"
    if kind_of(under) == SHADOW:
        return "" if b_of(under) == 1 and at == top and not table.seen[at] else "another card lies on top"
    if known_on(table, top) >= a_of(under) or at != (top if table.layers[top] else top - 1):
        return "another card comes first"
    return "" if at == top or not table.seen[at] else "that card is known"


def _bad_back(table: Table, level: int) -> str:
    at: i64 = a_of(table.stack[level])
    under: i64 = _under(table, level)
    if at >= table.levels or at < table.levels - 2 or table.backs[at] or not table.layers[at]:
        return "no back is shown there"
    return "" if kind_of(under) != SHADOW or b_of(under) == 2 else "the card is not turned up yet"


def _bad_spying(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if kind_of(packed) == SPYING and a_of(packed) != b_of(packed) + 1:
        return "nobody looks at so many cards"
    return "" if table.levels else "there is no card to look at"


def _bad_join(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if kind_of(_under(table, level)) == SETUP:
        return "" if a_of(packed) != JOIN_SUCCESSOR else "nobody is to be succeeded"
    if a_of(packed) != JOIN_SUCCESSOR or table.waiting != b_of(packed) + 1 or not unused(table):
        return "nobody waits for a successor"
    return ""


def _bad_wearing(table: Table, level: int) -> str:
    if a_of(_under(table, level)) != 1 or seat_of(table.stack[level]) != table.owner_of[FRODO]:
        return "Frodo's player is asked before the dice"
    return ""


def _bad_free_preparing(table: Table, level: int) -> str:
    return "" if table.seats == 1 else "that is for one who plays alone"


_CHECKS: Final[dict[int, _BadAt]] = {
    TURN: _bad_turn,
    ACT: _bad_acting,
    QUIET: _bad_acting,
    FLOOR: _bad_floor,
    ADVANCE: _bad_advance,
    SHADOW: _bad_shadow,
    BATTLE: bad_battle,
    SEARCH: bad_search,
    JOURNEY: bad_journey,
    PERIL: bad_peril,
    SPYING: _bad_spying,
    SPIED: _bad_spying,
    COMPANY_GOES: bad_company_goes,
    COMPANY: bad_company,
    CONSENT: bad_consent,
    TRADE_CONSENT: _bad_trade,
    TRADING: _bad_trade,
    CALLING_OFF: bad_on_journey,
    HIDING: bad_on_journey,
    PAYING: bad_payment,
    WEARING: _bad_wearing,
    ROLLED: bad_rolled,
    REROLLING: bad_rerolling,
    LOSSES: _bad_losses,
    AFTER_BATTLE: _bad_after_battle,
    IN_PERIL: bad_in_peril,
    MAY: _bad_may,
    NUMBERING: _bad_numbering,
    PLACING: _bad_placing,
    CHOOSING: _bad_choosing,
    LOADING: _bad_loading,
    HUNTING: _bad_hunting,
    SUMMONING: _bad_summoning,
    WHEELS_TURN: _bad_acting,
    DISCARDING: _bad_discarding,
    ORDERING: _bad_ordering,
    GIVING: _bad_window,
    RIDING: bad_riding,
    AMBUSHING: bad_ambush,
    FREE_PREPARING: _bad_free_preparing,
    DRAW_CARD: _bad_draw,
    FLIP: _bad_flip,
    SHOW_BACK: _bad_back,
    SEARCH_ROLL: bad_search_roll,
    BATTLE_ROLL: bad_battle_roll,
    JOIN: _bad_join,
}
