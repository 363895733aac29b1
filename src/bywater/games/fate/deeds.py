"""What a character can do with an action: the list, and the doing."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import (
    ANDURIL,
    ATTACK,
    BLESSING_OTHERWISE,
    CAPTURE,
    CAPTURE_OTHERWISE,
    CRAFT,
    FRIEND,
    GIVE_TO,
    MIRROR,
    MUSTER,
    OATH,
    OBJECTIVE,
    PLEDGE,
    PREPARE,
    SLINK,
    SONG,
    TAKE_FROM,
    TRAVEL,
    WALK,
    WISDOM,
)
from bywater.games.fate.battle import most_dice
from bywater.games.fate.board import (
    DOL_GULDUR,
    DUNLAND,
    DWARF,
    EDORAS,
    ELF,
    FRIENDSHIP,
    GONDOR_PEOPLE,
    MINAS_MORGUL,
    MOST_HOPE,
    MOUNT_DOOM,
    MUSTERS,
    NOWHERE,
    NUM_PEOPLES,
    OSGILIATH,
    REGION_OF,
    RESISTANCE,
    ROHAN_PEOPLE,
    STEALTH,
    VALOR,
    army_count,
)
from bywater.games.fate.cards import (
    ALL_REGION_CARDS,
    ANDUIN,
    ARAGORN,
    ARWEN,
    BALROG,
    BANNER,
    BLESSING,
    BOROMIR,
    CHALLENGE,
    DENETHOR,
    DESTROY_RING,
    EOWYN,
    FARAMIR,
    FRECA,
    FRODO,
    GALADRIEL,
    GANDALF,
    GIMLI,
    GOLLUM,
    HOBBITS,
    INFILTRATE,
    LEGOLAS,
    MERRY,
    OATHBREAKERS,
    OBJECTIVE_COST,
    OBJECTIVE_PLACE,
    PITS,
    SHELOB,
    THEODEN,
    WITH_SYMBOL,
)
from bywater.games.fate.deck import cards_left
from bywater.games.fate.effects import exchangeable
from bywater.games.fate.journey import destinations
from bywater.games.fate.proposals import cards_refused
from bywater.games.fate.state import (
    USED_ANDURIL,
    USED_COUNSEL,
    USED_CRAFT,
    USED_FRIEND,
    USED_SLINKER,
    USED_WALK,
    USED_WISDOM,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, could_pay
from bywater.games.fate.turn import actions_left, has_ride


def list_simple_deeds(table: Table, out: vec[i64]) -> vec[i64]:
    """What the character who acts can do on the spot; codes that come before those of journeys and cards."""
    if actions_left(table, table.acting) > 0:
        return _list_simple(table, out, table.acting, table.active, table.where[table.acting])
    return out


def list_far_deeds(table: Table, out: vec[i64]) -> vec[i64]:
    """Journeys, trades, preparations, objectives: the codes that come after."""
    character: i64 = table.acting
    seat: i64 = table.active
    left: i64 = actions_left(table, character)
    place: i64 = table.where[character]
    if left > 0 or (has_ride(table, character) and place < NOWHERE):
        places: i64 = destinations(table, character, seat)
        while places:
            out = append(out, TRAVEL + lowest(places))
            places &= places - 1
    if left <= 0:
        return out
    out = _list_trades(table, out, character, seat, place)
    cards: i64 = preparable(table, character, seat)
    while cards:
        out = append(out, PREPARE + lowest(cards))
        cards &= cards - 1
    out = _list_objectives(table, out, character, seat, place)
    if character == GOLLUM and not table.used & USED_SLINKER:  # K31
        cards = slinkable(table)
        while cards:
            out = append(out, SLINK + lowest(cards))
            cards &= cards - 1
    return out


def slinkable(table: Table) -> i64:
    """The cards that Gollum may take from the discard, as a mask."""  # K31, X9
    if table.settings.slinker_any:
        return table.discard
    return table.discard & WITH_SYMBOL[STEALTH]


def _list_simple(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    if can_capture(table, character, place):
        if could_pay(table, seat, capture_cost(character)):
            out = append(out, CAPTURE)
        other: i64 = other_capture_cost(table, character, place)
        if other and could_pay(table, seat, other):
            out = append(out, CAPTURE_OTHERWISE)
    count: i64
    if can_muster(table, character, seat, place):
        for count in range(1, most_mustered(table, character, place) + 1):
            out = append(out, MUSTER + count)
    if character != GOLLUM:
        for count in range(1, most_dice(table, place) + 1):
            out = append(out, ATTACK + count)
    if character == ARAGORN:
        if table.done and table.shadow[place] and not table.used & USED_ANDURIL:  # K03
            out = append(out, ANDURIL)
        if place == EDORAS and table.is_open_task(OATHBREAKERS) and not table.oath:  # O06
            out = append(out, OATH)
    elif character == FARAMIR:
        if can_be_wise(table, place):
            out = append(out, WISDOM)
    elif character == GALADRIEL:
        if cards_left(table):  # K22
            out = append(out, MIRROR)
    elif character == GIMLI:
        if not table.used & USED_CRAFT and (table.token_supply >> (4 * VALOR)) & 15:  # K28
            out = append(out, CRAFT)
    elif character == LEGOLAS:
        if not table.used & USED_WALK and (table.token_supply >> (4 * STEALTH)) & 15:  # K33
            out = append(out, WALK)
    elif character == MERRY:
        if not table.used & USED_FRIEND and (table.token_supply >> (4 * FRIENDSHIP)) & 15:  # K36
            out = append(out, FRIEND)
        if can_sing(table, seat, place):
            out = append(out, SONG)
    if can_fulfil(table, character, BLESSING) and table.settings.blessing_otherwise:
        if could_pay(table, seat, 3 * ONE_SYMBOL[STEALTH]):  # X1
            out = append(out, BLESSING_OTHERWISE)
    return out


# -- capturing ----------------------------------------------------------------------------------


def can_capture(table: Table, character: i64, place: i64) -> bool:
    """A stronghold, or what an objective makes one, with a friendly army and no shadow."""  # F30, K29
    if character == GOLLUM or table.shadow[place] or not table.friends[place]:
        return False
    if (table.strongholds >> place) & 1:
        return True
    if (table.havens >> place) & 1:
        return False
    if place == DUNLAND:  # O10
        return table.is_open_task(FRECA)
    return place == OSGILIATH and character == FARAMIR and table.is_open_task(ANDUIN)  # O17


def capture_cost(character: i64) -> i64:
    if character == BOROMIR:  # K08
        return 2 * ONE_SYMBOL[VALOR]
    return 3 * ONE_SYMBOL[VALOR]


def other_capture_cost(table: Table, character: i64, place: i64) -> i64:
    """The other price that an open objective names; 0 if there is none."""  # N14
    if place == DUNLAND and table.is_open_task(FRECA):  # O10
        return 3 * ONE_SYMBOL[FRIENDSHIP]
    if place == DOL_GULDUR and character == GALADRIEL and table.is_open_task(PITS):  # O14
        return 2 * ONE_SYMBOL[RESISTANCE] + ONE_SYMBOL[VALOR]
    if place == OSGILIATH and character == FARAMIR and table.is_open_task(ANDUIN):  # O17
        return 2 * ONE_SYMBOL[RESISTANCE] + ONE_SYMBOL[STEALTH]
    if place == MINAS_MORGUL and table.is_open_task(INFILTRATE):  # O19
        return 3 * ONE_SYMBOL[STEALTH]
    return 0


# -- mustering ----------------------------------------------------------------------------------


def musters_freely(character: i64, people: i64) -> bool:
    """Whether a character needs no Friendship to muster this people."""  # K04, K07, K12, K27
    if character == ARWEN:
        return people == ELF
    if character == BOROMIR:
        return people == GONDOR_PEOPLE
    if character == EOWYN:
        return people == ROHAN_PEOPLE
    return character == GIMLI and people == DWARF


def can_muster(table: Table, character: i64, seat: i64, place: i64) -> bool:
    """Where a people musters, while it has armies left; also where a haven has fallen."""  # F24, K29, N26
    people: i64 = MUSTERS[place]
    if people < 0 or character == GOLLUM or not army_count(table.supply, people):
        return False
    return musters_freely(character, people) or table.has_symbol(seat, FRIENDSHIP)


def most_mustered(table: Table, character: i64, place: i64) -> i64:
    """One army; two for Gandalf, if there are."""  # K24
    if character == GANDALF and army_count(table.supply, MUSTERS[place]) > 1:
        return 2
    return 1


def can_sing(table: Table, seat: i64, place: i64) -> bool:
    """With Frodo, for three Friendship, while hope can grow."""  # K38
    if not table.is_at(FRODO, place) or table.hope >= MOST_HOPE:
        return False
    return could_pay(table, seat, 3 * ONE_SYMBOL[FRIENDSHIP])


def can_be_wise(table: Table, place: i64) -> bool:
    """At a haven, with a Resistance card of this region in the discard."""  # K16
    if table.used & USED_WISDOM or not (table.havens >> place) & 1:
        return False
    return (table.discard >> (4 * REGION_OF[place] + RESISTANCE)) & 1 == 1


# -- preparing ----------------------------------------------------------------------------------


def preparable(table: Table, character: i64, seat: i64) -> i64:
    """The region cards that a character could discard for a token, as a mask."""  # F23, F53, K06, K32
    place: i64 = table.where[character]
    if not (table.havens >> place) & 1 and character != GOLLUM:
        return 0
    cards: i64 = exchangeable(table, table.hands[seat])
    if table.seats == 1 and not (character == ARWEN and not table.used & USED_COUNSEL):
        cards &= 15 * BIT[4 * REGION_OF[place]]
    return cards


# -- fellowship ---------------------------------------------------------------------------------


def _list_trades(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    if table.seats == 1:  # F54
        return out
    others: i64 = table.seats_at(place) & ~BIT[seat]
    left: i64 = others
    while left:
        other: i64 = lowest(left)
        left &= left - 1
        if proposable(table, character, seat, other, True):
            out = append(out, GIVE_TO + other)
    left = others
    while left:
        other = lowest(left)
        left &= left - 1
        if proposable(table, character, seat, other, False):
            out = append(out, TAKE_FROM + other)
    return out


def proposable(table: Table, character: i64, seat: i64, other: i64, give: bool) -> i64:
    """The cards that the other player may be asked about: those that were not refused already, as a mask."""  # N17
    return tradable(table, character, seat, other, give) & ~cards_refused(table, other, 1 if give else 0)


def tradable(table: Table, character: i64, seat: i64, other: i64, give: bool) -> i64:
    """The cards that could change hands, as a mask."""  # F22, K06, K09, X5
    place: i64 = table.where[character]
    cards: i64 = table.hands[other]
    if give:
        cards = table.hands[seat]
    cards &= ALL_REGION_CARDS
    if not counsels(table, character, place):
        cards &= 15 * BIT[4 * REGION_OF[place]]
    theirs: i64 = table.at_place(place) & table.of_seat(other)
    mine_barred: bool = character == BOROMIR and (give or table.settings.boromir_takes_none)
    theirs_barred: bool = theirs == BIT[BOROMIR] and (not give or table.settings.boromir_takes_none)
    if mine_barred or theirs_barred:
        cards &= ~WITH_SYMBOL[RESISTANCE]
    return cards


def counsels(table: Table, character: i64, place: i64) -> bool:
    """Arwen at a haven may trade a card of any region, once a turn."""  # K06
    return character == ARWEN and (table.havens >> place) & 1 == 1 and not table.used & USED_COUNSEL


# -- objectives ---------------------------------------------------------------------------------


def _list_objectives(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    tasks: i64 = table.tasks & ~table.done
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        if can_fulfil(table, character, task) and could_pay(table, seat, fulfil_cost(table, task)):
            out = append(out, OBJECTIVE + task)
    if character == MERRY:
        cards: i64 = pledgeable(table, seat, place)
        while cards:
            out = append(out, PLEDGE + lowest(cards))
            cards &= cards - 1
    return out


def fulfil_cost(table: Table, task: i64) -> i64:
    if task == BLESSING and table.settings.blessing_otherwise:  # X1
        return 3 * ONE_SYMBOL[VALOR]
    return OBJECTIVE_COST[task]


def can_fulfil(table: Table, character: i64, task: i64) -> bool:
    """Whether an objective could be fulfilled with an action here, its cost apart."""
    place: i64 = table.where[character]
    if not table.is_open_task(task):
        return False
    if task == DESTROY_RING:  # O01, F47
        return character == FRODO and place == MOUNT_DOOM and table.tasks & ~table.done == 1
    if OBJECTIVE_PLACE[task] != place:
        return False
    if task == BLESSING or task == THEODEN or task == DENETHOR:  # O02, O09, O18
        return table.at_place(place) != BIT[character]
    if task == CHALLENGE:  # O04, X2
        third: i64 = ROHAN_PEOPLE
        if table.settings.challenge_dwarves:
            third = DWARF
        armies: i64 = table.friends[place]
        return (
            army_count(armies, GONDOR_PEOPLE) >= 3 and army_count(armies, ELF) >= 2 and army_count(armies, third) >= 2
        )
    if task == BALROG:  # O05
        return character == GANDALF
    if task == BANNER:  # O13
        if character != ARWEN or not (table.havens >> place) & 1:
            return False
        people: i64
        for people in range(NUM_PEOPLES):
            if not army_count(table.friends[place], people):
                return False
        return True
    if task == SHELOB:  # O24, X13
        return character == FRODO and (not table.settings.shelob_gollum or table.is_at(GOLLUM, place))
    return False


def pledgeable(table: Table, seat: i64, place: i64) -> i64:
    """The cards with which the Hobbits could pledge themselves to the people of a haven, as a mask."""  # O23, X3
    people: i64 = MUSTERS[place]
    if not table.is_open_task(HOBBITS) or people < 0 or not (table.havens >> place) & 1:
        return 0
    if (table.pledged >> people) & 1 or not (table.token_supply >> (4 * FRIENDSHIP)) & 15:
        return 0
    cards: i64 = table.hands[seat] & (15 * BIT[4 * REGION_OF[place]])
    if not table.settings.pledge_any:
        cards &= WITH_SYMBOL[FRIENDSHIP]
    return cards
