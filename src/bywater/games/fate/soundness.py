"""Whether a table can come about in this game: what a position must keep beyond its single parts."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, size
from bywater.core.errors import BadPosition
from bywater.core.stack import a_of, b_of, kind_of
from bywater.games.fate.board import MOUNT_DOOM, NOWHERE, THREAT
from bywater.games.fate.cards import (
    BOROMIR,
    CHARACTERS,
    EORED,
    EORED_SLOTS,
    EORED_WANTED,
    FIRST_EVENT,
    FIRST_SKY,
    FRODO,
    GANDALF,
    HOBBITS,
    HONOR,
    LEMBAS,
    NUM_CHARACTERS,
    SHELOB,
    SIX,
)
from bywater.games.fate.decisions import ASKED
from bywater.games.fate.dice import dice_in
from bywater.games.fate.fitting import misfit
from bywater.games.fate.half_set_up import check_setup
from bywater.games.fate.shadow_deck import flippable, shadow_cards_left, top_back
from bywater.games.fate.state import (
    ACT,
    AT_ARROW_TO,
    AT_ORDERS_TO,
    BATTLE,
    COMPANY,
    COMPANY_GOES,
    DESPAIR,
    DESTROYED,
    DRAW_CARD,
    FLIP,
    JOURNEY,
    LOADING,
    MOST_LEVELS,
    PAYING,
    PERIL,
    PLACING,
    REROLLING,
    RIDING,
    SEARCH,
    SETUP,
    SHADOW,
    SKIES_DARKEN,
    USED_SLINKER,
    Table,
)

_MOST_SPARED: Final = 40


def check(table: Table) -> None:
    """A table that can't come about in this game."""
    if table.done & ~table.tasks:
        raise BadPosition("done: an objective is done that is not in the game")
    if table.over:
        check_ending(table)
        return
    if not table.hope:
        raise BadPosition("hope is lost, and the game is not over")
    if table.done & 1:
        raise BadPosition("the Ring is destroyed, and the game is not over")
    if not table.height:
        raise BadPosition("nobody is asked, and the game is not over")
    if kind_of(table.stack[0]) == SETUP:
        check_setup(table)
    else:
        check_characters(table)
        check_progress(table)
        check_turn(table)
        check_pending(table)
        check_shadow_deck(table)
    for level in range(int(table.height)):
        why = misfit(table, level)
        if why:
            raise BadPosition(f"frame {level + 1}: {ASKED[kind_of(table.stack[level])][0]}: {why}")


def check_ending(table: Table) -> None:
    """All hope is gone, or the Ring is."""  # F47, F48
    if table.height:
        raise BadPosition("the game is over, and somebody is asked")
    if (table.over == DESPAIR) != (table.hope == 0):
        raise BadPosition("ending: all is lost exactly when hope is")
    if table.over == DESTROYED and (table.done != table.tasks or table.where[FRODO] != MOUNT_DOOM):
        raise BadPosition("ending: the Ring is destroyed at Mount Doom, after all other objectives")


def is_waiting(table: Table, *kinds: int) -> bool:
    """Whether one of these kinds lies on the stack."""
    return any(kind_of(table.stack[level]) in kinds for level in range(table.height))


# -- characters ---------------------------------------------------------------------------------


def check_characters(table: Table) -> None:
    if table.where[FRODO] >= NOWHERE:
        raise BadPosition("characters: Frodo & Sam are always on the board")
    for character in range(NUM_CHARACTERS):
        if (table.roster >> character) & 1 and table.owner_of[character] < 0:
            raise BadPosition(f"characters: nobody plays {CHARACTERS[character]}")
    if table.seats == 1:
        check_row(table)
    if table.white and not (table.roster >> GANDALF) & 1:
        raise BadPosition("gandalf: he is not in the game")
    if table.white == 1 and table.where[GANDALF] < NOWHERE:
        raise BadPosition("gandalf: he has fallen, and stands on the board")
    if table.waiting:
        if not (table.roster >> BOROMIR) & 1 or table.where[BOROMIR] < NOWHERE or not (table.done >> HONOR) & 1:
            raise BadPosition("waiting: Boromir has not fallen")
        if table.owner_of[BOROMIR] != table.waiting - 1:
            raise BadPosition("waiting: Boromir was another's")
    elif table.successor:
        raise BadPosition("successor: nobody waits for one")


def check_row(table: Table) -> None:
    """Alone, four characters besides Frodo & Sam stand in a row."""  # F51
    found: i64 = BIT[FRODO]
    for place in range(4):
        character = ((table.row >> (4 * place)) & 15) - 1
        if character < 0 or (found >> character) & 1 or not (table.roster >> character) & 1:
            raise BadPosition("row: alone, four different characters besides Frodo & Sam are wanted")
        found |= BIT[character]


# -- objectives and the turn --------------------------------------------------------------------


def check_progress(table: Table) -> None:
    """What lies on the cards of objectives."""
    if table.slots and (not (table.tasks >> EORED) & 1 or table.slots & ~EORED_SLOTS):
        raise BadPosition("slots: Éomer's card is not in the game, or has no such region")
    if table.shot and not (table.tasks >> SIX) & 1:
        raise BadPosition("shot: the card of Legolas is not in the game")
    if table.pledged and not (table.tasks >> HOBBITS) & 1:
        raise BadPosition("pledged: the card of the Hobbits is not in the game")
    if table.is_open_task(HOBBITS) and size(table.pledged) > 1:
        raise BadPosition("pledged: the objective would be fulfilled")
    if size(table.slots) > EORED_WANTED:
        raise BadPosition("slots: the objective would be fulfilled")
    if table.is_open_task(HONOR) and (table.roster >> BOROMIR) & 1 and table.where[BOROMIR] >= NOWHERE:
        raise BadPosition("characters: Boromir is gone, and his honor is not reclaimed")


def check_turn(table: Table) -> None:
    mine: i64 = 0
    for character in range(NUM_CHARACTERS):
        if table.owner_of[character] == table.active:
            mine |= BIT[character]
    if table.acting >= 0 and not (mine >> table.acting) & 1:
        raise BadPosition("acting: the character is not the active player's")
    if table.finished & ~mine:
        raise BadPosition("finished: a character is not the active player's")
    if table.acting >= 0 and (table.finished >> table.acting) & 1:
        raise BadPosition("finished: the character acts")
    for character in range(NUM_CHARACTERS):
        extra = (table.extras >> (3 * character)) & 7
        if extra > most_extras(table, character) or (extra and not (mine >> character) & 1):
            raise BadPosition(f"extras: {CHARACTERS[character]} can't have so many")
    turn: i64 = table.stack[0]
    drawn = 0 if not table.drawn_skies else 1 if table.drawn_skies < 16 else 2
    steps = a_of(turn) - 1
    if table.height > 1 and kind_of(table.stack[1]) == DRAW_CARD:
        steps -= 1
    if drawn and (steps < drawn or steps > 2 or (table.height > 1 and kind_of(table.stack[1]) == ACT)):
        raise BadPosition("drawn_skies: they are carried out after both cards are drawn")


def most_extras(table: Table, character: int) -> int:
    """As many extra actions as leave room for those that can still come this turn."""
    most = 7
    if not (table.discard >> (FIRST_EVENT + LEMBAS)) & 1:  # E07
        most -= 2
    if table.settings.slinker_any and not table.used & USED_SLINKER:  # K31, X9: Gollum may bring it back
        most -= 2
    if character == FRODO and table.is_open_task(SHELOB):  # O24
        most -= 1
    return most


def check_pending(table: Table) -> None:
    """What is half done belongs to something that waits."""
    top: i64 = table.top()
    if (table.due or table.paying or table.paying_tokens) and kind_of(top) != PAYING:
        raise BadPosition("due: nobody pays")
    placing = kind_of(top) == PLACING and a_of(top) == AT_ARROW_TO
    if table.party and not is_waiting(table, JOURNEY, COMPANY, COMPANY_GOES):
        raise BadPosition("party: no company is on its way")
    if table.riders and not is_waiting(table, RIDING):
        raise BadPosition("riders: nobody rides")
    if table.party & ~table.roster:
        raise BadPosition("party: somebody is not in the game")
    if table.load and not placing and not is_waiting(table, JOURNEY, COMPANY, COMPANY_GOES, LOADING):
        raise BadPosition("load: no company is on its way")
    if table.dice and not is_waiting(table, SEARCH, BATTLE, PERIL):
        raise BadPosition("dice: nothing was rolled")
    if dice_in(table.dice) > 7:
        raise BadPosition("dice: there are only seven")
    if table.fallen and not is_waiting(table, BATTLE):
        raise BadPosition("fallen: there is no battle")
    orders = any(
        kind_of(table.stack[level]) == PLACING and a_of(table.stack[level]) == AT_ORDERS_TO
        for level in range(table.height)
    )
    most = 4095 if orders or is_waiting(table, REROLLING) else _MOST_SPARED if is_waiting(table, PERIL) else 1
    if table.picked > most:
        raise BadPosition("picked: nothing is being picked")


# -- the shadow deck ----------------------------------------------------------------------------


def check_shadow_deck(table: Table) -> None:
    """The card on top shows its back, and there are cards enough for this turn."""  # F37, F55
    top: i64 = table.levels - 1
    if top < 0 or not (table.layers[top] or table.seen[top]):
        raise BadPosition("levels: the deck is empty, and was not made anew")
    for level in range(table.levels):
        if table.backs[level] and not flippable(table, level):
            raise BadPosition("levels: no card of the level has such a back")
        if table.backs[level] and not table.layers[level]:
            raise BadPosition("levels: there is no card to show a back")
    if kind_of(table.top()) < DRAW_CARD and not top_back(table):
        raise BadPosition("levels: the back of the card on top is always seen")
    coming = size(table.dark)
    tops: i64 = table.tops
    while tops:
        coming += 1 if (tops & 127) - 1 >= FIRST_SKY else 0
        tops >>= 7
    coming += 0 if not table.drawn_skies else 1 if table.drawn_skies < 16 else 2
    for level in range(table.height):
        coming += 1 if kind_of(table.stack[level]) == SKIES_DARKEN else 0
    if table.levels + coming > MOST_LEVELS:
        raise BadPosition("levels: there can't be so many with so many skies to darken")
    if shadow_cards_left(table) + size(table.shadow_discard) <= cards_needed(table):
        raise BadPosition("levels: there are fewer shadow cards than this turn needs")


def cards_needed(table: Table) -> int:
    """How many shadow cards this turn can still turn up."""
    turn: i64 = table.stack[0]
    darker = 0 if a_of(turn) > 3 else 2
    needed = 0
    for level in range(table.height):
        packed: i64 = table.stack[level]
        darker += 1 if kind_of(packed) == SKIES_DARKEN and not a_of(packed) else 0
        if kind_of(packed) == FLIP or (kind_of(packed) == SHADOW and not b_of(packed)):
            needed += 1
    if a_of(turn) > 5:
        return needed + int(b_of(turn))
    return needed + int(THREAT[min(table.threat + darker, len(THREAT) - 1)])
