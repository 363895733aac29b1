"""Cards of a duel: the order of play, Magic, the texts of cards, and the comparison of strengths."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, bit_count, lowest_bit
from bywater.core.frames import seat_of
from bywater.games.confrontation.model import actions, cards, figures, journal, options
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT
from bywater.games.confrontation.model.cards import DECK, NO_CARD
from bywater.games.confrontation.model.figures import STRENGTH, side_of
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.moves import ways_aside, ways_back
from bywater.games.confrontation.rules.outcome import defeat, defeat_both, leave
from bywater.games.confrontation.rules.repetition import forget_loop


def run_card_step(table: Table, step: i64) -> None:
    """Carry out one step of a duel with cards."""
    if step == k.DARK_CARD:
        table.go_to(k.SHOW_DARK_CARD)
        prompt_card(table, DARK)
    elif step == k.SHOW_DARK_CARD:
        table.go_to(k.LIGHT_CARD)
        if dark_shows_first(table):
            reveal(table, DARK)
            prompt_dark_fetch(table)
    elif step == k.LIGHT_CARD:
        table.go_to(k.REVEAL)
        prompt_card(table, LIGHT)
    elif step == k.REVEAL:
        table.go_to(k.LIGHT_FETCH)
        reveal(table, LIGHT)
        if not dark_shows_first(table):
            reveal(table, DARK)
            if not cards.IS_TEXT[table.light_card] and not cards.IS_TEXT[table.dark_card]:
                table.go_to(k.NUMBERS)  # skips the texts
            prompt_dark_fetch(table)
    elif step == k.LIGHT_FETCH:
        if dark_retreats_first(table):
            read_dark_text(table)
        else:
            table.go_to(k.DARK_TEXT)
            prompt_light_fetch(table)
    elif step == k.DARK_TEXT:
        table.go_to(k.LIGHT_TEXT)
        if not table.dark_played_retreat:
            read_dark_text(table)
    elif step == k.LIGHT_TEXT:
        table.go_to(k.NUMBERS)
        read_light_text(table)
    else:
        table.go_to(k.AFTERMATH)
        compare(table)


def dark_shows_first(table: Table) -> bool:
    """Whether Light sees the Dark card before it plays: with Gandalf, but not against the Warg."""  # B16, B11
    return table.light_fighter == figures.GANDALF and table.dark_fighter != figures.WARG


def dark_card_works(table: Table) -> bool:
    """Whether the Dark card has its value and text. With the Troll it has neither, but is discarded anyway."""  # B17
    return table.dark_fighter != figures.TROLL


# -- playing ----------------------------------------------------------------------------------


def prompt_card(table: Table, side: i64) -> None:
    """Prompt a side for a card. The last card of a hand is played automatically, because everyone can see it."""
    held: i64 = table.hand & DECK[side]
    if table.automatic and bit_count(held) == 1:
        table.add_forced(actions.PLAY + lowest_bit(held))
        choose_card(table, lowest_bit(held))
    else:
        table.prompt_in_duel(k.CARD, side)


def card_codes(table: Table, side: i64, out: vec[i64]) -> vec[i64]:
    """List the cards in hand."""
    return append_codes(out, actions.PLAY, table.hand & DECK[side])


def choose_card(table: Table, card: i64) -> None:
    """Play a card face down."""
    forget_loop(table)
    side: i64 = side_of(card)
    table.hand &= ~BIT[card]
    if side == LIGHT:
        table.light_card = card
    else:
        table.dark_card = card
    if side == DARK and not dark_shows_first(table):  # other cards are revealed immediately
        table.emit(journal.CHOSE, side, card, 0, 0, 2, BIT[side])


def reveal(table: Table, side: i64) -> None:
    table.reveal(3)
    table.emit(journal.PLAYED, side, table.light_card if side == LIGHT else table.dark_card)


# -- Magic ------------------------------------------------------------------------------------


def prompt_dark_fetch(table: Table) -> None:
    """Prompt Dark to replace its Magic face up, before Light replaces its own."""  # D8, K2, K3, K8
    if table.dark_card == cards.DARK_MAGIC and dark_card_works(table) and table.discard(DARK):
        prompt_fetch(table, DARK)


def prompt_light_fetch(table: Table) -> None:
    """Prompt Light to replace its Magic, unless the Eye already cancels it."""  # K7, K8, K14
    if table.light_card != cards.LIGHT_MAGIC:
        return
    eye: bool = table.dark_card == cards.EYE and dark_card_works(table)
    # An Eye fetched by Magic is too late, unless it was revealed before Light played.
    in_time: bool = not table.dark_fetched or dark_shows_first(table) or (table.flags & options.EYE_STOPS_MAGIC) != 0
    if not (eye and in_time) and table.discard(LIGHT):
        prompt_fetch(table, LIGHT)


def dark_retreats_first(table: Table) -> bool:
    """Whether Dark's Retreat comes before Light's Magic: not if Dark's own Magic fetched it in reply."""  # K8, K14
    return (
        table.light_card == cards.LIGHT_MAGIC
        and table.dark_card == cards.DARK_RETREAT
        and not table.dark_played_retreat
        and dark_card_works(table)
        and (not table.dark_fetched or dark_shows_first(table))
        and not table.flags & options.LIGHT_MAGIC_FIRST
    )


def prompt_fetch(table: Table, side: i64) -> None:
    """Prompt for the card that replaces Magic; a single card that must be fetched is fetched automatically."""  # K5
    held: i64 = table.discard(side)
    if table.automatic and table.flags & options.MAGIC_COMPULSORY and bit_count(held) == 1:
        table.add_forced(actions.FETCH + lowest_bit(held))
        fetch(table, lowest_bit(held))
    else:
        table.prompt_in_duel(k.FETCH, side)


def fetch_codes(table: Table, side: i64, out: vec[i64]) -> vec[i64]:
    """List the discarded cards to fetch, and pass."""
    out = append_codes(out, actions.FETCH, table.discard(side))
    return out if table.flags & options.MAGIC_COMPULSORY else append(out, actions.PASS)  # K5


def answer_fetch(table: Table, action: i64) -> None:
    if action != actions.PASS:
        fetch(table, action - actions.FETCH)


def fetch(table: Table, card: i64) -> None:
    """Put Magic in the discard and a discarded card in its place."""  # K4, K6
    side: i64 = side_of(card)
    if side == LIGHT:
        table.light_card = card
    else:
        table.dark_card = card
        table.dark_fetched = 1
    table.emit(journal.FETCHED, side, card)


# -- texts and numbers ------------------------------------------------------------------------


def read_dark_text(table: Table) -> None:
    """Carry out the Eye or the Dark retreat."""  # K7, K9, B27, B28, B29
    if not dark_card_works(table):
        return
    if table.dark_card == cards.EYE and cards.IS_TEXT[table.light_card]:
        table.light_void = 1
        table.emit(journal.VOIDED, table.light_card)
    elif table.dark_card == cards.DARK_RETREAT:
        table.dark_played_retreat = 1
        prompt_withdrawal(table, DARK)


def read_light_text(table: Table) -> None:
    """Carry out the Noble Sacrifice or the Light retreat. `dark_total` applies the Cloak."""  # K10, K11, B28, B29
    if table.light_void:
        return
    if table.light_card == cards.LIGHT_RETREAT:
        prompt_withdrawal(table, LIGHT)
    elif table.light_card == cards.SACRIFICE and not table.dark_gone:
        if not (table.dark_played_retreat and table.flags & options.SACRIFICE_STOPPED):  # D9
            defeat_both(table)
            table.go_to(k.AFTERMATH)


def ways_to_withdraw(table: Table, side: i64) -> i64:
    """Return the regions to which a retreat card takes a fighter: Light backward, Dark sideways."""
    if side == LIGHT:
        return ways_back(table)
    return ways_aside(table, DARK)


def prompt_withdrawal(table: Table, side: i64) -> None:
    """Prompt a side for the retreat of its fighter; a single compulsory retreat is made automatically."""
    ways: i64 = ways_to_withdraw(table, side)
    if not ways:
        return
    if table.automatic and table.flags & options.RETREAT_COMPULSORY and bit_count(ways) == 1:  # B27
        table.add_forced(actions.RETREAT + lowest_bit(ways))
        leave(table, table.light_fighter if side == LIGHT else table.dark_fighter, lowest_bit(ways))
    else:
        table.prompt_in_duel(k.WITHDRAW, side)


def withdraw_codes(table: Table, side: i64, out: vec[i64]) -> vec[i64]:
    """List the regions for a retreat, and pass."""
    out = append_codes(out, actions.RETREAT, ways_to_withdraw(table, side))
    return out if table.flags & options.RETREAT_COMPULSORY else append(out, actions.PASS)  # B27


def answer_withdrawal(table: Table, action: i64, packed: i64) -> None:
    if action != actions.PASS:
        fighter: i64 = table.light_fighter if seat_of(packed) == LIGHT else table.dark_fighter
        leave(table, fighter, action - actions.RETREAT)


def light_total(table: Table) -> i64:
    own: i64 = figures.SAM_BESIDE_FRODO if table.sam_beside else STRENGTH[table.light_fighter]
    return own if table.light_card == NO_CARD else own + cards.VALUE[table.light_card]


def dark_total(table: Table) -> i64:
    own: i64 = STRENGTH[table.dark_fighter]
    if table.dark_card == NO_CARD or not dark_card_works(table):
        return own
    if table.light_card == cards.CLOAK and not table.light_void:  # K10
        return own
    return own + cards.VALUE[table.dark_card]


def compare(table: Table) -> None:
    """Compare strength plus card: the lower fighter is defeated; if they are equal, both are."""  # K1
    if table.light_gone or table.dark_gone:
        return
    light: i64 = light_total(table)
    dark: i64 = dark_total(table)
    table.emit(journal.COUNTED, light, dark)
    if light <= dark:
        defeat(table, table.light_fighter)
    if dark <= light:
        defeat(table, table.dark_fighter)
