"""What an action brings about."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.stack import frame, seat_of
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
from bywater.games.fate.battle import attack
from bywater.games.fate.board import (
    ELF,
    ERECH,
    FRIENDSHIP,
    MUSTERS,
    NOWHERE,
    REGION_OF,
    RESISTANCE,
    STEALTH,
    VALOR,
    army_count,
)
from bywater.games.fate.cards import (
    ARWEN,
    BALROG,
    BLESSING,
    DESTROY_RING,
    FRODO,
    GOLLUM,
    HOBBITS,
    LEGOLAS,
    NUM_CHARACTERS,
    SHELOB,
    region_of,
    symbol_of,
)
from bywater.games.fate.deck import look
from bywater.games.fate.deeds import (
    capture_cost,
    counsels,
    fulfil_cost,
    musters_freely,
    other_capture_cost,
)
from bywater.games.fate.effects import (
    add_friends,
    check_hand,
    discard_card,
    gain_token,
    remove_shadow,
)
from bywater.games.fate.entries import (
    ATTACKED,
    GAVE_CARD,
    MUSTERED,
    PREPARED,
    PROGRESS,
    REFUSED,
    TOOK_CARD,
    USED,
)
from bywater.games.fate.havens import capture
from bywater.games.fate.honor import complete
from bywater.games.fate.journey import begin_journey
from bywater.games.fate.objectives import reward
from bywater.games.fate.perils import begin_peril
from bywater.games.fate.proposals import refuse_card
from bywater.games.fate.search import begin_search
from bywater.games.fate.shadow_deck import spy
from bywater.games.fate.state import (
    AFTERWARDS,
    AT_AID,
    AT_CUNNING,
    BY_ACTION,
    BY_ATTACK,
    FOR_CAPTURE,
    FOR_MUSTER,
    FOR_OBJECTIVE,
    FOR_SONG,
    LOOK_MIRROR,
    PATHS_OF_THE_DEAD,
    PLACING,
    SPY_SIGHT,
    TRADE_CONSENT,
    TRADING,
    USED_ANDURIL,
    USED_COUNSEL,
    USED_CRAFT,
    USED_FRIEND,
    USED_SIGHT,
    USED_SLINKER,
    USED_SUPPORT,
    USED_WALK,
    USED_WISDOM,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, ONE_TOKEN, begin_paying
from bywater.games.fate.turn import use_action


def do_deed(table: Table, seat: i64, action: i64) -> None:
    """The character who acts does this. What costs symbols is done when they are paid."""
    character: i64 = table.acting
    place: i64 = table.where[character]
    table.then(AFTERWARDS)
    if action == CAPTURE:
        begin_paying(table, seat, FOR_CAPTURE, capture_cost(character))
    elif action == CAPTURE_OTHERWISE:
        begin_paying(table, seat, FOR_CAPTURE, other_capture_cost(table, character, place))
    elif action <= MUSTER + 2:
        cost: i64 = ONE_SYMBOL[FRIENDSHIP]
        if musters_freely(character, MUSTERS[place]):
            cost = 0
        begin_paying(table, seat, FOR_MUSTER, cost, action - MUSTER)
    elif action <= ATTACK + 3:
        use_action(table)
        table.note(ATTACKED, character, place, action - ATTACK)
        attack(table, place, action - ATTACK, BY_ATTACK, character)
    elif action == OATH:
        begin_journey(table, seat, character, ERECH, PATHS_OF_THE_DEAD)
    elif action == SONG:
        begin_paying(table, seat, FOR_SONG, 3 * ONE_SYMBOL[FRIENDSHIP])
    elif action == BLESSING_OTHERWISE:
        begin_paying(table, seat, FOR_OBJECTIVE, 3 * ONE_SYMBOL[STEALTH], BLESSING)
    elif action <= BLESSING_OTHERWISE:
        use_action(table)
        use_ability(table, seat, action, place)
    elif action < GIVE_TO:
        begin_journey(table, seat, character, action - TRAVEL, BY_ACTION)
    elif action < TAKE_FROM:
        table.ask(TRADING, seat, action - GIVE_TO, 1)
    elif action < PREPARE:
        table.ask(TRADING, seat, action - TAKE_FROM, 0)
    elif action < OBJECTIVE:
        use_action(table)
        prepare(table, seat, character, action - PREPARE)
    elif action < PLEDGE:
        begin_paying(table, seat, FOR_OBJECTIVE, fulfil_cost(table, action - OBJECTIVE), action - OBJECTIVE)
    elif action < SLINK:
        use_action(table)
        pledge(table, seat, place, action - PLEDGE)
    else:
        use_action(table)
        table.used |= USED_SLINKER
        take_discarded(table, seat, action - SLINK)


def use_ability(table: Table, seat: i64, action: i64, place: i64) -> None:
    """An ability that is an action of its own."""
    table.note(USED, seat, action)
    if action == ANDURIL:  # K03
        table.used |= USED_ANDURIL
        remove_shadow(table, place, 1)
    elif action == WISDOM:  # K16
        table.used |= USED_WISDOM
        take_discarded(table, seat, 4 * REGION_OF[place] + RESISTANCE)
    elif action == MIRROR:  # K22
        look(table, seat, 4, LOOK_MIRROR)
    elif action == CRAFT:  # K28
        table.used |= USED_CRAFT
        gain_token(table, seat, VALOR)
    elif action == WALK:  # K33
        table.used |= USED_WALK
        gain_token(table, seat, STEALTH)
    elif action == FRIEND:  # K36
        table.used |= USED_FRIEND
        gain_token(table, seat, FRIENDSHIP)


def take_discarded(table: Table, seat: i64, card: i64) -> None:
    table.discard &= ~BIT[card]
    table.hands[seat] |= BIT[card]
    table.note(TOOK_CARD, seat, card)
    check_hand(table, seat)


# -- what was paid for --------------------------------------------------------------------------


def muster(table: Table, count: i64) -> None:
    """Armies of the place's people join."""  # F24, K24
    place: i64 = table.where[table.acting]
    use_action(table)
    table.note(MUSTERED, table.acting, place, count)
    add_friends(table, place, MUSTERS[place], count)


def take_stronghold(table: Table) -> None:
    use_action(table)
    capture(table, table.where[table.acting])


def fulfil(table: Table, seat: i64, task: i64) -> None:
    """An objective is fulfilled by an action."""
    use_action(table)
    if task == DESTROY_RING:
        begin_search(table, 1)
    elif task == BALROG or task == SHELOB:
        begin_peril(table, seat, task)
    else:
        complete(table, task)
        reward(table, task)


# -- preparing ----------------------------------------------------------------------------------


def prepare(table: Table, seat: i64, character: i64, card: i64) -> None:
    """A region card for a token of its symbol, and what some characters add to it."""  # F23
    place: i64 = table.where[character]
    region: i64 = REGION_OF[place]
    table.note(PREPARED, character, card)
    if table.seats == 1 and character == ARWEN and region_of(card) != region:  # K06
        table.used |= USED_COUNSEL
    discard_card(table, seat, card)
    gain_token(table, seat, symbol_of(card))
    if character == FRODO and region_of(card) == region and not table.used & USED_SUPPORT:  # K18
        table.used |= USED_SUPPORT
        gain_token(table, seat, FRIENDSHIP)
    elif character == LEGOLAS and not table.used & USED_SIGHT:  # K35, N22
        table.used |= USED_SIGHT
        spy(table, seat, 1, SPY_SIGHT)
    elif character == ARWEN:
        if army_count(table.friends[place], ELF) and aid_places(table, region_of(card)):  # K05
            table.ask(PLACING, seat, AT_AID, region_of(card))
    elif character == GOLLUM and table.shadow[place]:  # K32
        table.ask(PLACING, seat, AT_CUNNING, place)


def aid_places(table: Table, region: i64) -> i64:
    """Where Arwen may send an Elf army: to characters in the card's region, not to herself."""  # K05
    mask: i64 = 0
    character: i64
    for character in range(NUM_CHARACTERS):
        place: i64 = table.where[character]
        if place < NOWHERE and REGION_OF[place] == region and place != table.where[ARWEN]:
            mask |= BIT[place]
    return mask


def pledge(table: Table, seat: i64, place: i64, card: i64) -> None:
    """The Hobbits pledge themselves to a people; with two the objective is fulfilled."""  # O23
    discard_card(table, seat, card)
    table.token_supply -= ONE_TOKEN[FRIENDSHIP]
    table.pledged |= BIT[MUSTERS[place]]
    table.note(PROGRESS, HOBBITS, MUSTERS[place])
    if table.pledged & (table.pledged - 1):
        complete(table, HOBBITS)
        reward(table, HOBBITS)


# -- fellowship ---------------------------------------------------------------------------------


def trade(table: Table, packed: i64, other: i64, give: i64, card: i64) -> None:
    """The other player is asked."""  # F22
    table.swap(frame(TRADE_CONSENT, other, card, seat_of(packed), give))


def trade_agreed(table: Table, seat: i64, other: i64, give: i64, card: i64) -> None:
    """A card changes hands; `seat` acts, `other` agreed."""  # F22
    character: i64 = table.acting
    if region_of(card) != REGION_OF[table.where[character]] and counsels(table, character, table.where[character]):
        table.used |= USED_COUNSEL  # K06, N23
    use_action(table)
    giver: i64 = other
    taker: i64 = seat
    if give:
        giver = seat
        taker = other
    table.hands[giver] &= ~BIT[card]
    table.hands[taker] |= BIT[card]
    table.note(GAVE_CARD, giver, taker, card)
    check_hand(table, taker)


def trade_refused(table: Table, other: i64, give: i64, card: i64) -> None:
    """This card is not asked about again in the same direction before the table has changed."""  # N17
    table.note(REFUSED, other)
    refuse_card(table, card, other, give)
