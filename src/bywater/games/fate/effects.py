"""What happens to hope, the Eye, Nazgûl, armies, tokens and cards: the small steps that everything is made of."""

from mypy_extensions import i64

from bywater.core.codes import BIT, size
from bywater.games.fate.board import (
    HAND_LIMIT,
    MORDOR,
    MOST_HOPE,
    NUM_PEOPLES,
    NUM_SYMBOLS,
    ONE_ARMY,
    army_count,
)
from bywater.games.fate.cards import ALL_REGION_CARDS, FRODO, GOLLUM, WITH_SYMBOL
from bywater.games.fate.entries import (
    DISCARDED,
    EYE_WENT,
    FRIENDS_ADDED,
    FRIENDS_LOST,
    FRIENDS_MOVED,
    GOLLUM_TEMPTS,
    GOT_TOKEN,
    HOPE_GAINED,
    HOPE_LOST,
    MOVED_CHARACTER,
    NAZGUL_REMOVED,
    NAZGUL_WENT,
    SHADOW_ADDED,
    SHADOW_REMOVED,
)
from bywater.games.fate.state import (
    DESPAIR,
    HAND_FULL,
    Table,
)

# -- hope ---------------------------------------------------------------------------------------


def lose_hope(table: Table, count: i64, why: i64 = 0) -> None:
    """At 0 all is lost at once."""  # F48
    if count <= 0 or table.over:
        return
    if count > table.hope:
        count = table.hope
    table.hope -= count
    table.note(HOPE_LOST, count, table.hope, why)
    if table.hope == 0:
        table.over = DESPAIR


def gain_hope(table: Table, count: i64) -> None:
    """Not beyond the highest box."""  # F49
    if table.over:
        return
    if table.hope + count > MOST_HOPE:
        count = MOST_HOPE - table.hope
    if count > 0:
        table.hope += count
        table.note(HOPE_GAINED, count, table.hope)


# -- the Eye and the Nazgûl ---------------------------------------------------------------------


def move_eye(table: Table, region: i64) -> None:
    if table.eye != region:
        table.eye = region
        table.note(EYE_WENT, region)


def move_nazgul(table: Table, region: i64, into: i64, count: i64 = 1) -> None:
    table.nazgul[region] -= count
    table.nazgul[into] += count
    table.note(NAZGUL_WENT, region, into, count)


def recall(table: Table, region: i64, count: i64) -> None:
    """Nazgûl of a region go to Mordor, as many as there are."""
    if count > table.nazgul[region]:
        count = table.nazgul[region]
    if count and region != MORDOR:
        move_nazgul(table, region, MORDOR, count)


def remove_nazgul(table: Table, region: i64) -> bool:
    """A Nazgûl of this region leaves the game; false if there is none."""
    if not table.nazgul[region]:
        return False
    table.nazgul[region] -= 1
    table.note(NAZGUL_REMOVED, region)
    return True


# -- armies -------------------------------------------------------------------------------------


def add_shadow(table: Table, place: i64, count: i64) -> None:
    """Armies from the supply; each one that is missing costs a hope."""  # F33, F40
    missing: i64 = count - table.shadow_supply
    if missing < 0:
        missing = 0
    count -= missing
    if count:
        table.shadow_supply -= count
        table.shadow[place] += count
        table.note(SHADOW_ADDED, place, count)
    if missing:
        lose_hope(table, missing, 1)


def remove_shadow(table: Table, place: i64, count: i64) -> i64:
    """Armies go back to the supply; what is not there is ignored. How many went."""  # F28
    if count > table.shadow[place]:
        count = table.shadow[place]
    if count > 0:
        table.shadow[place] -= count
        table.shadow_supply += count
        table.note(SHADOW_REMOVED, place, count)
    return count


def add_friends(table: Table, place: i64, people: i64, count: i64) -> i64:
    """Armies of a people from the supply, as far as there are any. How many came."""
    left: i64 = army_count(table.supply, people)
    if count > left:
        count = left
    if count > 0:
        table.supply -= count * ONE_ARMY[people]
        table.friends[place] += count * ONE_ARMY[people]
        table.note(FRIENDS_ADDED, place, people, count)
        tempt(table, place)
    return count


def remove_friends(table: Table, place: i64, people: i64, count: i64) -> None:
    if count:
        table.friends[place] -= count * ONE_ARMY[people]
        table.supply += count * ONE_ARMY[people]
        table.note(FRIENDS_LOST, place, people, count)


def move_friends(table: Table, place: i64, into: i64, armies: i64) -> None:
    """Armies, as a packed number, go from one place to another."""
    if not armies or place == into:
        return
    table.friends[place] -= armies
    table.friends[into] += armies
    people: i64
    for people in range(NUM_PEOPLES):
        if army_count(armies, people):
            table.note(FRIENDS_MOVED, place, into, people, army_count(armies, people))


def tempt(table: Table, place: i64) -> None:
    """Gollum, Frodo or friendly armies came to a place where then all three are."""  # K29
    if table.friends[place] and table.where[GOLLUM] == place and table.where[FRODO] == place:
        table.note(GOLLUM_TEMPTS, place)
        lose_hope(table, 1, 2)


# -- characters ---------------------------------------------------------------------------------


def move_character(table: Table, character: i64, into: i64) -> None:
    table.where[character] = into
    table.note(MOVED_CHARACTER, character, into)


def may_tempt(party: i64) -> bool:
    """Whether Frodo or Gollum is among these characters."""
    return party & (BIT[FRODO] | BIT[GOLLUM]) != 0


# -- tokens and cards ---------------------------------------------------------------------------


def gain_token(table: Table, seat: i64, symbol: i64) -> bool:
    """A token from the supply; false if there is none left."""  # F13
    if not (table.token_supply >> (4 * symbol)) & 15:
        return False
    table.token_supply -= ONE_ARMY[symbol]
    table.tokens[seat] += ONE_ARMY[symbol]
    table.note(GOT_TOKEN, seat, symbol)
    return True


def exchangeable(table: Table, cards: i64) -> i64:
    """Those of these cards that are region cards with a token of their symbol left."""  # F23
    cards &= ALL_REGION_CARDS
    symbol: i64
    for symbol in range(NUM_SYMBOLS):
        if not (table.token_supply >> (4 * symbol)) & 15:
            cards &= ~WITH_SYMBOL[symbol]
    return cards


def drop_token(table: Table, seat: i64, symbol: i64, count: i64) -> None:
    table.tokens[seat] -= count * ONE_ARMY[symbol]
    table.token_supply += count * ONE_ARMY[symbol]


def discard_card(table: Table, seat: i64, card: i64) -> None:
    table.hands[seat] &= ~BIT[card]
    table.discard |= BIT[card]
    table.note(DISCARDED, seat, card)


def check_hand(table: Table, seat: i64) -> None:
    """Who has more than seven cards must throw some away, or play events, at once."""  # F35
    if size(table.hands[seat]) > HAND_LIMIT:
        table.ask(HAND_FULL, seat)
