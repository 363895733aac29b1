"""The cards of a duel: who plays when, what Magic fetches, what the texts do, and the sum at the end."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest, size
from bywater.core.stack import frame
from bywater.games.confrontation.actions import FETCH, PLAY, RETREAT
from bywater.games.confrontation.board import DARK, LIGHT
from bywater.games.confrontation.cards import (
    CLOAK,
    DARK_MAGIC,
    DARK_RETREAT,
    DECK,
    EYE,
    IS_TEXT,
    LIGHT_MAGIC,
    LIGHT_RETREAT,
    NO_CARD,
    SACRIFICE,
    VALUE,
)
from bywater.games.confrontation.figures import GANDALF, SAM_BESIDE_FRODO, STRENGTH, TROLL, WARG, side_of
from bywater.games.confrontation.moves import ways_aside, ways_back
from bywater.games.confrontation.outcome import defeat, defeat_both, leave
from bywater.games.confrontation.repetition import forget_loop
from bywater.games.confrontation.state import (
    BATTLE,
    CARD,
    CHOSE,
    COUNTED,
    EYE_STOPS_MAGIC,
    FETCHED,
    FETCHING,
    LIGHT_MAGIC_FIRST,
    MAGIC_COMPULSORY,
    PLAYED,
    RETREAT_COMPULSORY,
    SACRIFICE_STOPPED,
    VOIDED,
    WITHDRAW,
    Table,
)

# The steps of a duel with cards; battle.py has those before and after.
DARK_CARD: Final = 3
DARK_FIRST: Final = 4
LIGHT_CARD: Final = 5
REVEAL: Final = 6
LIGHT_FETCH: Final = 7  # and before it a Dark retreat that meets Light's Magic (K14)
DARK_TEXT: Final = 8
LIGHT_TEXT: Final = 9
NUMBERS: Final = 10
AFTERMATH: Final = 11


def run_step(table: Table, step: i64) -> None:
    if step == DARK_CARD:
        go_to(table, DARK_FIRST)
        ask_card(table, DARK)
    elif step == DARK_FIRST:
        go_to(table, LIGHT_CARD)
        if dark_shows_first(table):
            reveal(table, DARK)
            offer_dark_fetch(table)
    elif step == LIGHT_CARD:
        go_to(table, REVEAL)
        ask_card(table, LIGHT)
    elif step == REVEAL:
        go_to(table, LIGHT_FETCH)
        reveal(table, LIGHT)
        if not dark_shows_first(table):
            reveal(table, DARK)
            if not IS_TEXT[table.light_card] and not IS_TEXT[table.dark_card]:
                go_to(table, NUMBERS)  # nothing to read
            offer_dark_fetch(table)
    elif step == LIGHT_FETCH:
        if dark_retreats_first(table):
            read_dark_text(table)
        else:
            go_to(table, DARK_TEXT)
            offer_light_fetch(table)
    elif step == DARK_TEXT:
        go_to(table, LIGHT_TEXT)
        if not table.dark_played_retreat:
            read_dark_text(table)
    elif step == LIGHT_TEXT:
        go_to(table, NUMBERS)
        read_light_text(table)
    else:
        go_to(table, AFTERMATH)
        compare(table)


def go_to(table: Table, step: i64) -> None:
    table.swap(frame(BATTLE, side_of(table.attacker), step))


def dark_shows_first(table: Table) -> bool:
    """Gandalf sees the Dark card before he plays, but not from the Warg."""  # B16, B11
    return table.light_fighter == GANDALF and table.dark_fighter != WARG


def dark_card_works(table: Table) -> bool:
    """With the Troll the Dark card has neither value nor text; it is spent all the same."""  # B17
    return table.dark_fighter != TROLL


# -- playing ----------------------------------------------------------------------------------


def ask_card(table: Table, side: i64) -> None:
    """A side chooses a card. The last card of a hand needs no choice, and all can see that."""
    cards: i64 = table.hand & DECK[side]
    if table.automatic and size(cards) == 1:
        table.force(PLAY + lowest(cards))
        choose_card(table, lowest(cards))
    else:
        table.ask(CARD, side)


def choose_card(table: Table, card: i64) -> None:
    """The card is laid down, face down."""
    forget_loop(table)
    side: i64 = side_of(card)
    table.hand &= ~BIT[card]
    if side == LIGHT:
        table.light_card = card
    else:
        table.dark_card = card
    if side == DARK and not dark_shows_first(table):  # any other card is turned over at once
        table.tell(CHOSE, side, card, 0, 0, 2, BIT[side])


def reveal(table: Table, side: i64) -> None:
    table.reveal(3)
    table.tell(PLAYED, side, table.light_card if side == LIGHT else table.dark_card)


# -- Magic ------------------------------------------------------------------------------------


def offer_dark_fetch(table: Table) -> None:
    """Dark's Magic is replaced first, and openly."""  # D8, K2, K3, K8
    if table.dark_card == DARK_MAGIC and dark_card_works(table) and table.discard(DARK):
        ask_fetch(table, DARK)


def offer_light_fetch(table: Table) -> None:
    """Light's Magic, unless the Eye already looks at it."""  # K7, K8, K14
    if table.light_card != LIGHT_MAGIC:
        return
    eye: bool = table.dark_card == EYE and dark_card_works(table)
    # An Eye that came by Magic itself is too late, unless it lay open before Light played.
    in_time: bool = not table.dark_fetched or dark_shows_first(table) or (table.flags & EYE_STOPS_MAGIC) != 0
    if not (eye and in_time) and table.discard(LIGHT):
        ask_fetch(table, LIGHT)


def dark_retreats_first(table: Table) -> bool:
    """Dark's Retreat comes before Light's Magic, unless Dark's own Magic fetched it against that."""  # K8, K14
    return (
        table.light_card == LIGHT_MAGIC
        and table.dark_card == DARK_RETREAT
        and not table.dark_played_retreat
        and dark_card_works(table)
        and (not table.dark_fetched or dark_shows_first(table))
        and not table.flags & LIGHT_MAGIC_FIRST
    )


def ask_fetch(table: Table, side: i64) -> None:
    """Which card Magic becomes; all can see when there is but one answer."""  # K5
    cards: i64 = table.discard(side)
    if table.automatic and table.flags & MAGIC_COMPULSORY and size(cards) == 1:
        table.force(FETCH + lowest(cards))
        fetch(table, lowest(cards))
    else:
        table.ask(FETCHING, side)


def fetch(table: Table, card: i64) -> None:
    """Magic goes to the discard, and a card that lay there takes its place in the battle."""  # K4, K6
    side: i64 = side_of(card)
    if side == LIGHT:
        table.light_card = card
    else:
        table.dark_card = card
        table.dark_fetched = 1
    table.tell(FETCHED, side, card)


# -- texts and numbers ------------------------------------------------------------------------


def read_dark_text(table: Table) -> None:
    """The Eye and the Dark retreat."""  # K7, K9, B27, B28, B29
    if not dark_card_works(table):
        return
    if table.dark_card == EYE and IS_TEXT[table.light_card]:
        table.light_void = 1
        table.tell(VOIDED, table.light_card)
    elif table.dark_card == DARK_RETREAT:
        table.dark_played_retreat = 1
        offer_withdrawal(table, DARK)


def read_light_text(table: Table) -> None:
    """Noble Sacrifice and the Light retreat; the Cloak works in the sum."""  # K10, K11, B28, B29
    if table.light_void:
        return
    if table.light_card == LIGHT_RETREAT:
        offer_withdrawal(table, LIGHT)
    elif table.light_card == SACRIFICE and not table.dark_gone:
        if not (table.dark_played_retreat and table.flags & SACRIFICE_STOPPED):  # D9
            defeat_both(table)
            go_to(table, AFTERMATH)


def ways_to_withdraw(table: Table, side: i64) -> i64:
    """Where the retreat card takes a fighter: Light backward, Dark sideways."""
    if side == LIGHT:
        return ways_back(table)
    return ways_aside(table, DARK)


def offer_withdrawal(table: Table, side: i64) -> None:
    ways: i64 = ways_to_withdraw(table, side)
    if not ways:
        return
    if table.automatic and table.flags & RETREAT_COMPULSORY and size(ways) == 1:  # B27, the other reading
        table.force(RETREAT + lowest(ways))
        leave(table, table.light_fighter if side == LIGHT else table.dark_fighter, lowest(ways))
    else:
        table.ask(WITHDRAW, side)


def light_total(table: Table) -> i64:
    own: i64 = SAM_BESIDE_FRODO if table.sam_beside else STRENGTH[table.light_fighter]
    return own if table.light_card == NO_CARD else own + VALUE[table.light_card]


def dark_total(table: Table) -> i64:
    own: i64 = STRENGTH[table.dark_fighter]
    if table.dark_card == NO_CARD or not dark_card_works(table):
        return own
    if table.light_card == CLOAK and not table.light_void:  # K10
        return own
    return own + VALUE[table.dark_card]


def compare(table: Table) -> None:
    """Strength and card together: the lower is defeated, and both if they are equal."""  # K1
    if table.light_gone or table.dark_gone:
        return
    light: i64 = light_total(table)
    dark: i64 = dark_total(table)
    table.tell(COUNTED, light, dark)
    if light <= dark:
        defeat(table, table.light_fighter)
    if dark <= light:
        defeat(table, table.dark_fighter)
