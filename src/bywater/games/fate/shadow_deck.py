"""The shadow deck: levels laid on one another, each a set of unseen cards under those that were looked at. The back
of the top card is always seen."""

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE, nth, size
from bywater.core.stack import a_of, b_of, frame, kind_of, seat_of, with_a
from bywater.games.fate.cards import BLACK, RED
from bywater.games.fate.entries import (
    BACK_SHOWN,
    FLIPPED_CARD,
    PUT_BACK,
    REMOVED_CARD,
    RESHUFFLED,
    SHUFFLED_ON,
    SPIED_CARD,
)
from bywater.games.fate.state import (
    FLIP,
    SHOW_BACK,
    SPIED,
    SPY_MORGUL,
    SPYING,
    Table,
)


def back_of(table: Table, card: i64) -> i64:
    if (table.settings.red >> card) & 1:
        return RED
    return BLACK


def known_on(table: Table, level: i64) -> i64:
    """How many cards of a level were looked at."""
    if table.seen[level] >> 6:
        return 2
    if table.seen[level]:
        return 1
    return 0


def shadow_cards_left(table: Table) -> i64:
    total: i64 = 0
    level: i64
    for level in range(table.levels):
        total += size(table.layers[level]) + known_on(table, level)
    return total


def top_back(table: Table) -> i64:
    """The back of the card on top; 0 if it has not been shown yet."""  # F37
    level: i64 = table.levels - 1
    if level < 0:
        return 0
    if table.seen[level]:
        return back_of(table, (table.seen[level] & 63) - 1)
    return table.backs[level]


def settle_top(table: Table) -> None:
    """Clear levels that are used up, make a new pile if all are, and show the back of the top card."""  # F55
    while table.levels and not table.layers[table.levels - 1] and not table.seen[table.levels - 1]:
        table.levels -= 1
    if not table.levels and table.shadow_discard:
        table.layers[0] = table.shadow_discard
        table.seen[0] = 0
        table.backs[0] = 0
        table.levels = 1
        table.shadow_discard = 0
        table.note(RESHUFFLED)
    if table.levels and not table.seen[table.levels - 1]:
        show_back(table, table.levels - 1)


def show_back(table: Table, level: i64) -> None:
    """The first unseen card of a level shows its back."""
    if table.backs[level] or not table.layers[level]:
        return
    red: i64 = table.layers[level] & table.settings.red
    if red == table.layers[level]:
        set_back(table, level, RED)
    elif not red:
        set_back(table, level, BLACK)
    else:
        table.push(frame(SHOW_BACK, CHANCE, level))


def set_back(table: Table, level: i64, back: i64) -> None:
    table.backs[level] = back
    table.note(BACK_SHOWN, back)


def shuffle_on_top(table: Table) -> None:
    """The discarded cards come back first."""  # F33
    if table.shadow_discard:
        while table.levels and not table.layers[table.levels - 1] and not table.seen[table.levels - 1]:
            table.levels -= 1
        table.layers[table.levels] = table.shadow_discard
        table.seen[table.levels] = 0
        table.backs[table.levels] = 0
        table.levels += 1
        table.shadow_discard = 0
    table.note(SHUFFLED_ON)
    settle_top(table)


# -- chance -------------------------------------------------------------------------------------


def flippable(table: Table, level: i64) -> i64:
    """The cards that the first unseen one of a level can be, as a mask."""
    cards: i64 = table.layers[level]
    if table.backs[level] == RED:
        cards &= table.settings.red
    elif table.backs[level] == BLACK:
        cards &= ~table.settings.red
    return cards


def flip_at(table: Table, packed: i64, at: float) -> i64:
    cards: i64 = flippable(table, a_of(packed))
    return nth(cards, i64(at * float(size(cards))))


def flipped(table: Table, packed: i64, card: i64) -> None:
    """Chance has shown a card: it is carried out, or it was only looked at."""
    table.pop()
    level: i64 = a_of(packed)
    table.layers[level] &= ~BIT[card]
    table.backs[level] = 0
    if b_of(packed):
        lay_seen(table, card)
        close_gap(table, level)
    else:
        turned_up(table, card)


def turned_up(table: Table, card: i64) -> None:
    table.resolving |= BIT[card]
    table.note(FLIPPED_CARD, card)
    table.swap(with_a(table.top(), card))


def take_top(table: Table) -> None:
    """Turn up the card on top: one that is known, or by chance."""
    level: i64 = table.levels - 1
    if table.seen[level]:
        card: i64 = (table.seen[level] & 63) - 1
        table.seen[level] >>= 6
        turned_up(table, card)
    else:
        table.push(frame(FLIP, CHANCE, level, 0))


# -- looking ------------------------------------------------------------------------------------


def lay_seen(table: Table, card: i64) -> None:
    """A card that was looked at lies behind those on top that are known."""
    level: i64 = table.levels - 1
    table.seen[level] |= (card + 1) << (6 * known_on(table, level))
    table.note(SPIED_CARD, seat_of(table.top()), card)


def run_spying(table: Table, packed: i64) -> None:
    """Look at the top cards until so many are known; the back of the next one is seen as well."""  # K35, O19
    top: i64 = table.levels - 1
    below: i64 = top
    if not table.layers[top]:
        below = top - 1
    if below >= 0 and known_on(table, top) < a_of(packed):
        if below < top and table.seen[below]:
            card: i64 = (table.seen[below] & 63) - 1
            table.seen[below] >>= 6
            lay_seen(table, card)
            close_gap(table, below)
        else:
            table.push(frame(FLIP, CHANCE, below, 1))
        return
    table.pop()
    if below >= 0 and not (below < top and table.seen[below]):
        show_back(table, below)
    if b_of(packed) == SPY_MORGUL:
        level: i64 = table.height
        table.ask(SPIED, seat_of(packed))
        if kind_of(table.stack[level - 1]) == SHOW_BACK:  # the back is shown first
            table.stack[level] = table.stack[level - 1]
            table.stack[level - 1] = frame(SPIED, seat_of(packed))


def close_gap(table: Table, level: i64) -> None:
    """A level under the top one that is used up goes."""
    if level == table.levels - 1 or table.layers[level] or table.seen[level]:
        return
    while level < table.levels - 1:
        table.layers[level] = table.layers[level + 1]
        table.seen[level] = table.seen[level + 1]
        table.backs[level] = table.backs[level + 1]
        level += 1
    table.levels -= 1


def spy(table: Table, seat: i64, count: i64, what_for: i64) -> None:
    table.push(frame(SPYING, seat, count, what_for))


def remove_seen(table: Table, card: i64) -> None:
    """A known card on top leaves the game."""
    level: i64 = table.levels - 1
    if (table.seen[level] & 63) == card + 1:
        table.seen[level] >>= 6
    else:
        table.seen[level] &= 63
    table.note(REMOVED_CARD, card)


def put_first(table: Table, card: i64) -> None:
    """Of two known cards, this one comes first."""
    level: i64 = table.levels - 1
    if (table.seen[level] & 63) != card + 1:
        table.seen[level] = (table.seen[level] >> 6) | ((table.seen[level] & 63) << 6)
    table.note(PUT_BACK, card)
