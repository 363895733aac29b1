"""The shadow deck: levels on top of one another, each a set of unseen cards below known ones.

The back of the top card is always visible.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, count_packed, nth_bit
from bywater.core.frames import a_of, b_of, frame, seat_of, with_a, with_b
from bywater.core.seats import CHANCE
from bywater.games.fate.model import actions, journal
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import BLACK, RED
from bywater.games.fate.model.table import Table


def back_of(table: Table, card: i64) -> i64:
    if (table.settings.red >> card) & 1:
        return RED
    return BLACK


def known_on(table: Table, level: i64) -> i64:
    """Return the number of known cards of a level."""
    return count_packed(table.seen[level], 6)


def shadow_cards_left(table: Table) -> i64:
    total: i64 = 0
    level: i64
    for level in range(table.levels):
        total += bit_count(table.layers[level]) + known_on(table, level)
    return total


def top_back(table: Table) -> i64:
    """Return the back of the card on top; 0 if it has not been shown yet."""  # F37
    level: i64 = table.levels - 1
    if level < 0:
        return 0
    if table.seen[level]:
        return back_of(table, (table.seen[level] & 63) - 1)
    return table.backs[level]


def drop_empty_levels(table: Table) -> None:
    while table.levels and not table.layers[table.levels - 1] and not table.seen[table.levels - 1]:
        table.levels -= 1


def lay_discard(table: Table) -> None:
    """Put the discard on top as a new level."""
    table.layers[table.levels] = table.shadow_discard
    table.seen[table.levels] = 0
    table.backs[table.levels] = 0
    table.levels += 1
    table.shadow_discard = 0


def show_top_back(table: Table) -> None:
    """Remove empty levels, reshuffle the discard if none is left, and show the back of the top card."""  # F55
    drop_empty_levels(table)
    if not table.levels and table.shadow_discard:
        lay_discard(table)
        table.note(journal.RESHUFFLED)
    if table.levels and not table.seen[table.levels - 1]:
        show_back(table, table.levels - 1)


def show_back(table: Table, level: i64) -> None:
    """Show the back of the first unseen card of a level."""
    if table.backs[level] or not table.layers[level]:
        return
    red: i64 = table.layers[level] & table.settings.red
    if red == table.layers[level]:
        set_back(table, level, RED)
    elif not red:
        set_back(table, level, BLACK)
    else:
        table.push(frame(k.SHOW_BACK, CHANCE, level))


def set_back(table: Table, level: i64, back: i64) -> None:
    table.backs[level] = back
    table.note(journal.BACK_SHOWN, back)


def shuffle_on_top(table: Table) -> None:
    """Shuffle the discard into a new level on top."""  # F33
    if table.shadow_discard:
        drop_empty_levels(table)
        lay_discard(table)
    table.note(journal.SHUFFLED_ON)
    show_top_back(table)


def flippable(table: Table, level: i64) -> i64:
    """Return the cards that the first unseen card of a level can be, as a mask."""
    cards: i64 = table.layers[level]
    if table.backs[level] == RED:
        cards &= table.settings.red
    elif table.backs[level] == BLACK:
        cards &= ~table.settings.red
    return cards


def flip_at(table: Table, packed: i64, at: float) -> i64:
    cards: i64 = flippable(table, a_of(packed))
    return nth_bit(cards, i64(at * float(bit_count(cards))))


def flipped(table: Table, packed: i64, card: i64) -> None:
    """Handle the chance outcome of a flip: the card is resolved, or only looked at."""
    table.pop()
    level: i64 = a_of(packed)
    table.layers[level] &= ~BIT[card]
    table.backs[level] = 0
    if b_of(packed) == k.FLIP_LOOK:
        lay_seen(table, card)
        close_gap(table, level)
    else:
        turned_up(table, card)


def turned_up(table: Table, card: i64) -> None:
    table.resolving |= BIT[card]
    table.note(journal.FLIPPED_CARD, card)
    table.replace_top(with_a(table.top(), card))


def take_top(table: Table) -> None:
    """Turn up the top card: a known one, or by chance."""
    level: i64 = table.levels - 1
    if table.seen[level]:
        card: i64 = (table.seen[level] & 63) - 1
        table.seen[level] >>= 6
        turned_up(table, card)
    else:
        table.push(frame(k.FLIP, CHANCE, level, k.FLIP_TURN))


def lay_seen(table: Table, card: i64) -> None:
    """Add a card that was looked at to the known ones on top, as the last of them."""
    level: i64 = table.levels - 1
    table.seen[level] |= (card + 1) << (6 * known_on(table, level))
    table.note(journal.SPIED_CARD, seat_of(table.top()), card)


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    """Look at top cards until enough are known, then show the back of the next one."""  # K35, O19
    top: i64 = table.levels - 1
    below: i64 = top if table.layers[top] else top - 1
    if below >= 0 and known_on(table, top) < a_of(packed):
        if below < top and table.seen[below]:
            card: i64 = (table.seen[below] & 63) - 1
            table.seen[below] >>= 6
            lay_seen(table, card)
            close_gap(table, below)
        else:
            table.push(frame(k.FLIP, CHANCE, below, k.FLIP_LOOK))
        return
    table.pop()
    if b_of(packed) == k.SPY_MORGUL:
        table.prompt(k.SPIED, seat_of(packed))
    if below >= 0 and not (below < top and table.seen[below]):
        show_back(table, below)


def close_gap(table: Table, level: i64) -> None:
    """Remove an empty level below the top one."""
    if level == table.levels - 1 or table.layers[level] or table.seen[level]:
        return
    while level < table.levels - 1:
        table.layers[level] = table.layers[level + 1]
        table.seen[level] = table.seen[level + 1]
        table.backs[level] = table.backs[level + 1]
        level += 1
    table.levels -= 1


def spy(table: Table, seat: i64, count: i64, what_for: i64) -> None:
    table.push(frame(k.SPYING, seat, count, what_for))


def remove_seen(table: Table, card: i64) -> None:
    """Remove a known top card from the game."""
    level: i64 = table.levels - 1
    if (table.seen[level] & 63) == card + 1:
        table.seen[level] >>= 6
    else:
        table.seen[level] &= 63
    table.note(journal.REMOVED_CARD, card)


def put_first(table: Table, card: i64) -> None:
    """Put this one of two known cards first."""
    level: i64 = table.levels - 1
    if (table.seen[level] & 63) != card + 1:
        table.seen[level] = (table.seen[level] >> 6) | ((table.seen[level] & 63) << 6)
    table.note(journal.PUT_BACK, card)


def list_choices(table: Table, out: vec[i64], packed: i64, _kind: i64) -> vec[i64]:
    """List known top cards of the shadow deck: first to remove, then to put in order."""  # O19
    level: i64 = table.levels - 1
    first: i64 = (table.seen[level] & 63) - 1
    second: i64 = (table.seen[level] >> 6) - 1
    if a_of(packed) == k.SPIED_ORDERS:
        if known_on(table, level) < 2:
            return append(out, actions.DONE)
        return actions.in_order(append(append(out, actions.NEXT_SHADOW + first), actions.NEXT_SHADOW + second))
    out = append(out, actions.DONE)
    if first >= b_of(packed):
        out = append(out, actions.REMOVE_SHADOW + first)
    if second >= b_of(packed):
        out = append(out, actions.REMOVE_SHADOW + second)
    return actions.in_order(out)


def answer(table: Table, packed: i64, _kind: i64, _seat: i64, action: i64) -> None:
    """Remove a known card of the shadow deck from the game, or put the rest in order."""  # O19
    if action >= actions.REMOVE_SHADOW:
        remove_seen(table, action - actions.REMOVE_SHADOW)
        table.replace_top(with_b(packed, action - actions.REMOVE_SHADOW))
    elif action == actions.DONE and a_of(packed) == k.SPIED_REMOVES:
        table.replace_top(with_a(packed, k.SPIED_ORDERS))
    else:
        table.pop()
        if action != actions.DONE:
            put_first(table, action - actions.NEXT_SHADOW)
        show_top_back(table)
