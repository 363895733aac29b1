"""Objectives: their conditions, their prices and their rewards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, bit_count, lowest_bit
from bywater.core.frames import a_of, b_of
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.board import army_count
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import hands, havens, honor, hope, nazgul, payment, perils, search, shadow_deck, turn
from bywater.games.fate.rules.armies import add_friends, march, with_armies

# Objectives that are fulfilled without an action, as soon as their condition holds.
_AUTO: Final[i64] = sum(
    2**task
    for task in (
        *(box.STAFF_BROKEN, box.OATHBREAKERS, box.SUBDUE_UMBAR, box.EORED, box.FRECA, box.SHIELDMAIDEN, box.SIX),
        *(box.PITS, box.LIGHT_MIRKWOOD, box.ANDUIN, box.INFILTRATE, box.BALIN, box.DWARVEN_LANDS, box.RANGERS),
    )
)


def run_step(table: Table, _packed: i64, _kind: i64) -> None:
    """Complete an objective whose condition holds; if none does, let havens fall."""  # F29, F46, N2, N19
    open_tasks: i64 = table.tasks & ~table.done & _AUTO
    while open_tasks:
        task: i64 = lowest_bit(open_tasks)
        open_tasks &= open_tasks - 1
        if holds(table, task):
            honor.complete(table, task)
            reward(table, task)
            return
    havens.fall_all(table)
    if table.over or honor.call_successor(table):
        return
    table.pop()


def is_clear(table: Table, region: i64) -> bool:
    """Whether a region has neither armies nor strongholds of the Shadow."""
    return not table.strongholds & board.PLACES_OF[region] and not with_armies(table.shadow, board.PLACES_OF[region])


def are_all_held(table: Table, places: i64, people: i64) -> bool:
    """Whether every one of these places has a friendly army, of this people unless `people` is -1."""
    while places:
        armies: i64 = table.friends[lowest_bit(places)]
        if people >= 0:
            armies = army_count(armies, people)
        if not armies:
            return False
        places &= places - 1
    return True


def is_haven(table: Table, place: i64) -> bool:
    return (table.havens >> place) & 1 == 1


def mirkwood(table: Table) -> i64:
    """Return the places of Mirkwood that count for objectives, as a mask."""  # X11
    places: i64 = board.PLACES_OF[board.MIRKWOOD]
    if table.settings.mirkwood_short:
        places &= ~BIT[board.DOL_GULDUR]
    return places


def holds(table: Table, task: i64) -> bool:
    """Whether the condition of an objective is fulfilled."""
    if task == box.STAFF_BROKEN:  # O03
        return is_haven(table, board.ISENGARD) and is_clear(table, board.ROHAN)
    if task == box.OATHBREAKERS:  # O06
        return table.oath > 0 and is_clear(table, board.GONDOR)
    if task == box.SUBDUE_UMBAR:  # O07
        if is_haven(table, board.UMBAR):
            return True
        places: i64 = board.PLACES_OF[board.HARADWAITH]
        return not with_armies(table.shadow, places) and are_all_held(table, places, -1)
    if task == box.EORED:  # O08
        return bit_count(table.slots) >= box.EORED_WANTED
    if task == box.FRECA:  # O10
        return is_haven(table, board.DUNLAND) and army_count(table.friends[board.DUNLAND], board.ROHAN_PEOPLE) >= 2
    if task == box.SHIELDMAIDEN:  # O11
        return table.slain >= 2 and is_clear(table, board.ROHAN)
    if task == box.SIX:  # O12
        return table.shot >= 6
    if task == box.PITS:  # O14
        return is_haven(table, board.DOL_GULDUR) and army_count(table.friends[board.DOL_GULDUR], board.ELF) >= 3
    if task == box.LIGHT_MIRKWOOD:  # O15
        return not with_armies(table.shadow, mirkwood(table)) and are_all_held(table, mirkwood(table), board.ELF)
    if task == box.ANDUIN:  # O17
        return is_haven(table, board.OSGILIATH)
    if task == box.INFILTRATE:  # O19
        return is_haven(table, board.MINAS_MORGUL)
    if task == box.BALIN:  # O20
        return is_haven(table, board.MORIA) and army_count(table.friends[board.MORIA], board.DWARF) >= 2
    if task == box.DWARVEN_LANDS:  # O21
        if table.shadow[board.ERED_LUIN] or army_count(table.friends[board.ERED_LUIN], board.DWARF) < 4:
            return False
        return is_clear(table, board.DALE)
    if task == box.RANGERS:  # O22
        return is_clear(table, board.ERIADOR) and are_all_held(table, board.PLACES_OF[board.ERIADOR], -1)
    return False


def reward(table: Table, task: i64) -> None:
    """Give the reward of a fulfilled objective."""
    table.supply += box.RESERVES[task]
    if task == box.BLESSING:
        bless(table)
    elif task == box.STAFF_BROKEN:
        prompt_token(table, k.MAY_RESISTANCE, board.RESISTANCE)
    elif task == box.CHALLENGE:
        nazgul.move_eye(table, board.ITHILIEN)
        gather_shadow(table)
    elif task == box.SUBDUE_UMBAR:
        gather(table, task, board.PELARGIR)
    elif task == box.EORED:
        table.shadow_supply += bit_count(table.slots)
        hope.gain_hope(table, 1)
    elif task == box.THEODEN:
        hope.gain_hope(table, 1)
        prompt_number(table, k.COUNT_THEODEN, 2, board.ROHAN_PEOPLE, board.EDORAS)
    elif task == box.FRECA:
        if army_count(table.supply, board.ROHAN_PEOPLE):
            table.prompt(k.MAY, table.active, k.MAY_ROHAN)
    elif task == box.SIX:
        table.shadow_supply += table.shot
        hope.gain_hope(table, 1)
    elif task == box.PITS:
        if table.is_at(box.GALADRIEL, board.DOL_GULDUR):  # O14
            hope.gain_hope(table, 1)
    elif task == box.LIGHT_MIRKWOOD:
        hope.gain_hope(table, 1)
        table.prompt(k.PLACING, table.active, k.AT_GATHER_TO, task)
    elif task == box.ANDUIN:
        if army_count(table.supply, board.GONDOR_PEOPLE):
            table.prompt(k.MAY, table.active, k.MAY_GONDOR)
    elif task == box.DENETHOR:
        hope.gain_hope(table, 1)
        prompt_number(table, k.COUNT_DENETHOR, 3, board.GONDOR_PEOPLE, board.MINAS_TIRITH)
    elif task == box.INFILTRATE:
        shadow_deck.spy(table, table.active, 2, k.SPY_MORGUL)
        prompt_token(table, k.MAY_STEALTH, board.STEALTH)
    elif task == box.BALIN:
        gather(table, task, board.MORIA)
    elif task == box.DWARVEN_LANDS:
        hope.gain_hope(table, 1)
        prompt_token(table, k.MAY_VALOR, board.VALOR)
    elif task == box.RANGERS:
        hope.gain_hope(table, 1)
        gather(table, task, board.THARBAD)
        gather(table, task, board.WEATHER_HILLS)
    elif task == box.HOBBITS:
        reward_hobbits(table)
    elif task == box.OATHBREAKERS or task == box.SHIELDMAIDEN or task == box.BANNER:
        hope.gain_hope(table, 1)


def prompt_number(table: Table, what_for: i64, most: i64, people: i64, place: i64) -> None:
    """Prompt for the number of armies of a people to add at a place."""
    most = min(most, army_count(table.supply, people))
    if most:
        table.prompt(k.NUMBERING, table.active, what_for, 0, most, place)


def prompt_token(table: Table, what_for: i64, symbol: i64) -> None:
    """Prompt the active player to take tokens, if the supply has any."""
    if hands.has_token(table, symbol):
        table.prompt(k.MAY, table.active, what_for)


def bless(table: Table) -> None:
    """Give all players in Rivendell a token, and gain one hope."""  # O02, X1
    symbol: i64 = board.FRIENDSHIP if table.settings.blessing_otherwise else board.RESISTANCE
    seats: i64 = table.seats_at(board.RIVENDELL)
    while seats:
        hands.gain_token(table, lowest_bit(seats), symbol)
        seats &= seats - 1
    hope.gain_hope(table, 1)


def gather_shadow(table: Table) -> None:
    """Move every army of the Shadow in Mordor to Udûn."""  # O04
    places: i64 = with_armies(table.shadow, board.PLACES_OF[board.MORDOR] & ~BIT[board.UDUN])
    while places:
        place: i64 = lowest_bit(places)
        places &= places - 1
        march(table, place, board.UDUN, table.shadow[place])


def reward_hobbits(table: Table) -> None:
    """Give the tokens on the card to the player of Merry and Pippin, and gain one hope."""  # O23
    seat: i64 = table.owner_of[box.MERRY]
    count: i64 = bit_count(table.pledged)
    table.tokens[seat] += count * board.ONE_TOKEN[board.FRIENDSHIP]
    while count:
        table.note(journal.GOT_TOKEN, seat, board.FRIENDSHIP)
        count -= 1
    hope.gain_hope(table, 1)


def gather(table: Table, task: i64, place: i64) -> None:
    """Prompt the active player for friendly armies to move to a place."""
    table.prompt(k.PLACING, table.active, k.AT_GATHER_FROM, place, 0, task)


def gathered(table: Table, task: i64, place: i64) -> i64:
    """Return the places that armies may be brought from, as a mask."""
    places: i64 = board.ALL_PLACES
    if task == box.SUBDUE_UMBAR:
        places = board.PLACES_OF[board.HARADWAITH]
    elif task == box.RANGERS:
        places = board.PLACES_OF[board.ERIADOR]
    elif task == box.LIGHT_MIRKWOOD:
        places = board.PLACES_OF[board.MIRKWOOD]
    found: i64 = 0
    places &= ~BIT[place]
    while places:
        here: i64 = lowest_bit(places)
        places &= places - 1
        if gatherable(table.friends[here], task):
            found |= BIT[here]
    return found


def gatherable(armies: i64, task: i64) -> i64:
    """Return which of these armies an objective allows to be moved."""
    if task == box.LIGHT_MIRKWOOD:
        return armies & 15
    if task == box.BALIN:
        return armies & (15 << 4)
    return armies


def end_gathering(table: Table, task: i64) -> None:
    """Prompt the active player to take tokens of Valor, if four Dwarf armies are in Moria."""  # O20
    if task == box.BALIN and army_count(table.friends[board.MORIA], board.DWARF) >= 4:
        prompt_token(table, k.MAY_VALOR, board.VALOR)


def list_choices(_table: Table, out: vec[i64], _packed: i64, _kind: i64) -> vec[i64]:
    return append(append(out, actions.YES), actions.NO)


def answer(table: Table, packed: i64, _kind: i64, _seat: i64, action: i64) -> None:
    table.pop()
    what_for: i64 = a_of(packed)
    if action == actions.NO:
        return
    if what_for == k.MAY_SLOT:  # O08
        table.slots |= BIT[b_of(packed)]
        table.shadow_supply -= 1
        table.note(journal.PUT_ON_CARD, box.EORED, b_of(packed))
    elif what_for == k.MAY_SIX:  # O12
        table.shot += 1
        table.shadow_supply -= 1
        table.note(journal.PUT_ON_CARD, box.SIX, table.shot)
    elif what_for == k.MAY_RESISTANCE:  # O03
        hands.gain_token(table, table.active, board.RESISTANCE)
    elif what_for == k.MAY_GONDOR:  # O17
        add_friends(table, board.OSGILIATH, board.GONDOR_PEOPLE, 1)
    elif what_for == k.MAY_ROHAN:  # O10
        add_friends(table, board.DUNLAND, board.ROHAN_PEOPLE, 1)
    else:
        symbol: i64 = board.VALOR
        if what_for == k.MAY_STEALTH:  # O19
            symbol = board.STEALTH
        hands.gain_token(table, table.active, symbol)
        hands.gain_token(table, table.active, symbol)


def list_objectives(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    tasks: i64 = table.tasks & ~table.done
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        if can_fulfil(table, character, task) and payment.could_pay(table, seat, fulfil_cost(table, task)):
            out = append(out, actions.OBJECTIVE + task)
    if character == box.MERRY:
        out = append_codes(out, actions.PLEDGE, pledgeable(table, seat, place))
    return out


def fulfil_cost(table: Table, task: i64) -> i64:
    if task == box.BLESSING and table.settings.blessing_otherwise:  # X1
        return 3 * board.ONE_SYMBOL[board.VALOR]
    return box.OBJECTIVE_COST[task]


def can_fulfil(table: Table, character: i64, task: i64) -> bool:
    """Whether an objective could be fulfilled with an action here, if its cost is paid."""
    place: i64 = table.where[character]
    if not table.is_open_task(task):
        return False
    if task == box.DESTROY_RING:  # O01, F47
        return character == box.FRODO and place == board.MOUNT_DOOM and table.tasks & ~table.done == 1
    if box.OBJECTIVE_PLACE[task] != place:
        return False
    if task == box.BLESSING or task == box.THEODEN or task == box.DENETHOR:  # O02, O09, O18
        return table.at_place(place) != BIT[character]
    if task == box.CHALLENGE:  # O04, X2
        third: i64 = board.DWARF if table.settings.challenge_dwarves else board.ROHAN_PEOPLE
        armies: i64 = table.friends[place]
        return (
            army_count(armies, board.GONDOR_PEOPLE) >= 3
            and army_count(armies, board.ELF) >= 2
            and army_count(armies, third) >= 2
        )
    if task == box.BALROG:  # O05
        return character == box.GANDALF
    if task == box.BANNER:  # O13
        if character != box.ARWEN or not (table.havens >> place) & 1:
            return False
        people: i64
        for people in range(board.NUM_PEOPLES):
            if not army_count(table.friends[place], people):
                return False
        return True
    if task == box.SHELOB:  # O24, X13
        return character == box.FRODO and (not table.settings.shelob_gollum or table.is_at(box.GOLLUM, place))
    return False


def pledgeable(table: Table, seat: i64, place: i64) -> i64:
    """Return the cards that could be spent to pledge the Hobbits to the people of a haven, as a mask."""  # O23, X3
    people: i64 = board.MUSTERS[place]
    if not table.is_open_task(box.HOBBITS) or people < 0 or not (table.havens >> place) & 1:
        return 0
    if (table.pledged >> people) & 1 or not hands.has_token(table, board.FRIENDSHIP):
        return 0
    cards: i64 = table.hands[seat] & (15 * BIT[4 * board.REGION_OF[place]])
    if not table.settings.pledge_any:
        cards &= box.WITH_SYMBOL[board.FRIENDSHIP]
    return cards


def pledge(table: Table, seat: i64, place: i64, card: i64) -> None:
    """Pledge the Hobbits to a people. The second pledge fulfils the objective."""  # O23
    hands.discard_card(table, seat, card)
    table.token_supply -= board.ONE_TOKEN[board.FRIENDSHIP]
    table.pledged |= BIT[board.MUSTERS[place]]
    table.note(journal.PROGRESS, box.HOBBITS, board.MUSTERS[place])
    if table.pledged & (table.pledged - 1):
        honor.complete(table, box.HOBBITS)
        reward(table, box.HOBBITS)


def fulfil(table: Table, seat: i64, task: i64) -> None:
    """Spend an action on an objective: complete it, or begin the last search or a peril."""
    turn.use_action(table)
    if task == box.DESTROY_RING:
        search.begin_search(table, last=True)
    elif task == box.BALROG or task == box.SHELOB:
        perils.begin_peril(table, seat, task)
    else:
        honor.complete(table, task)
        reward(table, task)
