"""The objectives: when they are fulfilled by themselves, and what fulfilling one brings."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest, size
from bywater.games.fate.board import (
    ALL_PLACES,
    DALE,
    DOL_GULDUR,
    DUNLAND,
    DWARF,
    EDORAS,
    ELF,
    ERED_LUIN,
    ERIADOR,
    FRIENDSHIP,
    GONDOR,
    GONDOR_PEOPLE,
    HARADWAITH,
    ISENGARD,
    ITHILIEN,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MIRKWOOD,
    MORDOR,
    MORIA,
    OSGILIATH,
    PELARGIR,
    PLACES_OF,
    RESISTANCE,
    RIVENDELL,
    ROHAN,
    ROHAN_PEOPLE,
    STEALTH,
    THARBAD,
    UDUN,
    UMBAR,
    VALOR,
    WEATHER_HILLS,
    army_count,
)
from bywater.games.fate.cards import (
    ANDUIN,
    BALIN,
    BANNER,
    BLESSING,
    CHALLENGE,
    DENETHOR,
    DWARVEN_LANDS,
    EORED,
    EORED_WANTED,
    FRECA,
    GALADRIEL,
    HOBBITS,
    INFILTRATE,
    LIGHT_MIRKWOOD,
    MERRY,
    OATHBREAKERS,
    PITS,
    RANGERS,
    RESERVES,
    SHIELDMAIDEN,
    SIX,
    STAFF_BROKEN,
    SUBDUE_UMBAR,
    THEODEN,
)
from bywater.games.fate.effects import gain_hope, gain_token, move_eye
from bywater.games.fate.entries import (
    GOT_TOKEN,
    SHADOW_WENT,
)
from bywater.games.fate.havens import fall_all
from bywater.games.fate.honor import call_successor, complete
from bywater.games.fate.shadow_deck import spy
from bywater.games.fate.state import (
    AT_GATHER_FROM,
    AT_GATHER_TO,
    COUNT_DENETHOR,
    COUNT_THEODEN,
    MAY,
    MAY_GONDOR,
    MAY_RESISTANCE,
    MAY_ROHAN,
    MAY_STEALTH,
    MAY_VALOR,
    NUMBERING,
    PLACING,
    SPY_MORGUL,
    Table,
)
from bywater.games.fate.symbols import ONE_TOKEN

# Those that are fulfilled as soon as their condition holds.
_AUTO: Final[i64] = (
    2**STAFF_BROKEN
    + 2**OATHBREAKERS
    + 2**SUBDUE_UMBAR
    + 2**EORED
    + 2**FRECA
    + 2**SHIELDMAIDEN
    + 2**SIX
    + 2**PITS
    + 2**LIGHT_MIRKWOOD
    + 2**ANDUIN
    + 2**INFILTRATE
    + 2**BALIN
    + 2**DWARVEN_LANDS
    + 2**RANGERS
)


def run_afterwards(table: Table) -> None:
    """After everything that happens: objectives that hold are fulfilled, then havens fall."""  # F29, F46, N2, N19
    open_tasks: i64 = table.tasks & ~table.done & _AUTO
    while open_tasks:
        task: i64 = lowest(open_tasks)
        open_tasks &= open_tasks - 1
        if holds(table, task):
            complete(table, task)
            reward(table, task)
            return
    fall_all(table)
    if table.over or call_successor(table):
        return
    table.pop()


def no_shadow(table: Table, places: i64) -> bool:
    """Whether no army of the Shadow stands at these places."""
    while places:
        if table.shadow[lowest(places)]:
            return False
        places &= places - 1
    return True


def is_clear(table: Table, region: i64) -> bool:
    """Whether a region has neither armies nor strongholds of the Shadow."""
    return not table.strongholds & PLACES_OF[region] and no_shadow(table, PLACES_OF[region])


def all_held(table: Table, places: i64, people: i64) -> bool:
    """Whether every one of these places has a friendly army; of one people, unless that is -1."""
    while places:
        armies: i64 = table.friends[lowest(places)]
        if people >= 0:
            armies = army_count(armies, people)
        if not armies:
            return False
        places &= places - 1
    return True


def is_haven(table: Table, place: i64) -> bool:
    return (table.havens >> place) & 1 == 1


def mirkwood(table: Table) -> i64:
    """The places of Mirkwood that count."""  # X11
    places: i64 = PLACES_OF[MIRKWOOD]
    if table.settings.mirkwood_short:
        places &= ~BIT[DOL_GULDUR]
    return places


def holds(table: Table, task: i64) -> bool:
    """Whether the condition of an objective is fulfilled."""
    if task == STAFF_BROKEN:  # O03
        return is_haven(table, ISENGARD) and is_clear(table, ROHAN)
    if task == OATHBREAKERS:  # O06
        return table.oath > 0 and is_clear(table, GONDOR)
    if task == SUBDUE_UMBAR:  # O07
        if is_haven(table, UMBAR):
            return True
        return no_shadow(table, PLACES_OF[HARADWAITH]) and all_held(table, PLACES_OF[HARADWAITH], -1)
    if task == EORED:  # O08
        return size(table.slots) >= EORED_WANTED
    if task == FRECA:  # O10
        return is_haven(table, DUNLAND) and army_count(table.friends[DUNLAND], ROHAN_PEOPLE) >= 2
    if task == SHIELDMAIDEN:  # O11
        return table.slain >= 2 and is_clear(table, ROHAN)
    if task == SIX:  # O12
        return table.shot >= 6
    if task == PITS:  # O14
        return is_haven(table, DOL_GULDUR) and army_count(table.friends[DOL_GULDUR], ELF) >= 3
    if task == LIGHT_MIRKWOOD:  # O15
        return no_shadow(table, mirkwood(table)) and all_held(table, mirkwood(table), ELF)
    if task == ANDUIN:  # O17
        return is_haven(table, OSGILIATH)
    if task == INFILTRATE:  # O19
        return is_haven(table, MINAS_MORGUL)
    if task == BALIN:  # O20
        return is_haven(table, MORIA) and army_count(table.friends[MORIA], DWARF) >= 2
    if task == DWARVEN_LANDS:  # O21
        if table.shadow[ERED_LUIN] or army_count(table.friends[ERED_LUIN], DWARF) < 4:
            return False
        return is_clear(table, DALE)
    if task == RANGERS:  # O22
        return is_clear(table, ERIADOR) and all_held(table, PLACES_OF[ERIADOR], -1)
    return False


def reward(table: Table, task: i64) -> None:
    """What the card gives when its objective is fulfilled."""
    table.supply += RESERVES[task]
    if task == BLESSING:
        bless(table)
    elif task == STAFF_BROKEN:
        ask_token(table, MAY_RESISTANCE, RESISTANCE)
    elif task == CHALLENGE:
        move_eye(table, ITHILIEN)
        gather_shadow(table)
    elif task == SUBDUE_UMBAR:
        gather(table, task, PELARGIR)
    elif task == EORED:
        table.shadow_supply += size(table.slots)
        gain_hope(table, 1)
    elif task == THEODEN:
        gain_hope(table, 1)
        ask_number(table, COUNT_THEODEN, 2, ROHAN_PEOPLE, EDORAS)
    elif task == FRECA:
        if army_count(table.supply, ROHAN_PEOPLE):
            table.ask(MAY, table.active, MAY_ROHAN)
    elif task == SIX:
        table.shadow_supply += table.shot
        gain_hope(table, 1)
    elif task == PITS:
        reward_pits(table)
    elif task == LIGHT_MIRKWOOD:
        gain_hope(table, 1)
        table.ask(PLACING, table.active, AT_GATHER_TO, task)
    elif task == ANDUIN:
        if army_count(table.supply, GONDOR_PEOPLE):
            table.ask(MAY, table.active, MAY_GONDOR)
    elif task == DENETHOR:
        gain_hope(table, 1)
        ask_number(table, COUNT_DENETHOR, 3, GONDOR_PEOPLE, MINAS_TIRITH)
    elif task == INFILTRATE:
        spy(table, table.active, 2, SPY_MORGUL)
        ask_token(table, MAY_STEALTH, STEALTH)
    elif task == BALIN:
        gather(table, task, MORIA)
    elif task == DWARVEN_LANDS:
        gain_hope(table, 1)
        ask_token(table, MAY_VALOR, VALOR)
    elif task == RANGERS:
        gain_hope(table, 1)
        gather(table, task, THARBAD)
        gather(table, task, WEATHER_HILLS)
    elif task == HOBBITS:
        reward_hobbits(table)
    elif task == OATHBREAKERS or task == SHIELDMAIDEN or task == BANNER:
        gain_hope(table, 1)


def ask_number(table: Table, what_for: i64, most: i64, people: i64, place: i64) -> None:
    """How many armies of a people come to a place."""
    left: i64 = army_count(table.supply, people)
    if left < most:
        most = left
    if most:
        table.ask(NUMBERING, table.active, what_for, 0, most, place)


def ask_token(table: Table, what_for: i64, symbol: i64) -> None:
    """The active player may take tokens, if there are any."""
    if (table.token_supply >> (4 * symbol)) & 15:
        table.ask(MAY, table.active, what_for)


def bless(table: Table) -> None:
    """Everybody who is in Rivendell gets a token."""  # O02, X1
    symbol: i64 = RESISTANCE
    if table.settings.blessing_otherwise:
        symbol = FRIENDSHIP
    seats: i64 = table.seats_at(RIVENDELL)
    while seats:
        gain_token(table, lowest(seats), symbol)
        seats &= seats - 1
    gain_hope(table, 1)


def gather_shadow(table: Table) -> None:
    """Every army of the Shadow in Mordor marches to Udûn."""  # O04
    places: i64 = PLACES_OF[MORDOR] & ~BIT[UDUN]
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        count: i64 = table.shadow[place]
        if count:
            table.shadow[place] = 0
            table.shadow[UDUN] += count
            table.note(SHADOW_WENT, place, UDUN, count)


def reward_pits(table: Table) -> None:
    """A hope if Galadriel is there."""  # O14
    if table.is_at(GALADRIEL, DOL_GULDUR):
        gain_hope(table, 1)


def reward_hobbits(table: Table) -> None:
    """The tokens on the card go to their player."""  # O23
    seat: i64 = table.owner_of[MERRY]
    count: i64 = size(table.pledged)
    table.tokens[seat] += count * ONE_TOKEN[FRIENDSHIP]
    while count:
        table.note(GOT_TOKEN, seat, FRIENDSHIP)
        count -= 1
    gain_hope(table, 1)


# -- gathering armies ---------------------------------------------------------------------------


def gather(table: Table, task: i64, place: i64) -> None:
    """Friendly armies may be moved to a place."""
    table.ask(PLACING, table.active, AT_GATHER_FROM, place, 0, task)


def gathered(table: Table, task: i64, place: i64) -> i64:
    """The places that armies may be brought from, as a mask."""
    places: i64 = 0
    if task == SUBDUE_UMBAR:
        places = PLACES_OF[HARADWAITH]
    elif task == RANGERS:
        places = PLACES_OF[ERIADOR]
    elif task == LIGHT_MIRKWOOD:
        places = PLACES_OF[MIRKWOOD]
    else:
        places = ALL_PLACES
    found: i64 = 0
    places &= ~BIT[place]
    while places:
        here: i64 = lowest(places)
        places &= places - 1
        if gatherable(table.friends[here], task):
            found |= BIT[here]
    return found


def gatherable(armies: i64, task: i64) -> i64:
    """Those of these armies that an objective lets move."""
    if task == LIGHT_MIRKWOOD:
        return armies & 15
    if task == BALIN:
        return armies & (15 << 4)
    return armies


def end_gathering(table: Table, task: i64) -> None:
    """With four Dwarves in Moria, Valor may be taken."""  # O20
    if task == BALIN and army_count(table.friends[MORIA], DWARF) >= 4:
        ask_token(table, MAY_VALOR, VALOR)
