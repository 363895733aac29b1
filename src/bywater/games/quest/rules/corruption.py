"""The corruption line: movement of hobbits and Sauron, and elimination of hobbits that meet him."""

from mypy_extensions import i64

from bywater.core.bits import BIT, unpack
from bywater.games.quest.model import board, cards, endings, facts, journal
from bywater.games.quest.model.table import TOP_BITS, Table
from bywater.games.quest.rules.hands import put_away


def darken(table: Table, seat: i64, steps: i64) -> None:
    """Move a hobbit towards the dark by this many steps, in one movement."""  # R06
    table.dark[seat] = min(table.dark[seat] + steps, board.LAST)
    table.emit(journal.WENT, seat, table.dark[seat], 1)
    table.table_changed()
    eliminate_caught(table)


def lighten(table: Table, seat: i64, steps: i64) -> None:
    """Move a hobbit towards the light, at most to the first space."""
    table.dark[seat] = max(table.dark[seat] - steps, 0)
    table.emit(journal.WENT, seat, table.dark[seat], 0)
    table.table_changed()


def move_sauron(table: Table, steps: i64) -> None:
    """Move Sauron towards the hobbits."""
    table.sauron = max(table.sauron - steps, 0)
    table.emit(journal.SAURON_WENT, table.sauron)
    table.table_changed()
    eliminate_caught(table)


def eliminate_caught(table: Table) -> None:
    """Eliminate every hobbit on Sauron's space or beyond, the Ring-bearer first."""  # Q15, R06
    bearer: i64 = table.bearer
    if bearer >= 0 and table.is_here(bearer) and table.dark[bearer] >= table.sauron:
        fall(table, bearer, endings.CAUGHT)
        if table.over:
            return
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and table.dark[seat] >= table.sauron:
            fall(table, seat, endings.CAUGHT)


def would_catch(table: Table, steps: i64) -> bool:
    """Whether Sauron would catch a hobbit by moving this many steps."""
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and table.dark[seat] >= table.sauron - steps:
            return True
    return False


def fall(table: Table, seat: i64, why: i64) -> None:
    """Eliminate a hobbit. It discards its cards, returns its life tokens and keeps its shields."""  # R27
    rings: i64 = table.token_count(seat, 0)
    table.gone |= BIT[seat]
    table.emit(journal.FELL, seat, why)
    give_back(table, seat)
    table.table_changed()
    if seat == table.bearer:
        bearer_falls(table, seat, why, rings)


def give_back(table: Table, seat: i64) -> None:
    """Discard the cards of an eliminated hobbit and return its life tokens."""
    kind: i64
    if table.secret and table.sizes[seat]:
        table.reveal(31)
    for kind in range(cards.NUM_KINDS):
        count: i64 = table.count(seat, kind)
        if count:
            put_away(table, kind, count)
            table.emit(journal.GAVE_BACK, seat, kind, count)
            while count and table.secret:
                table.note(facts.FACT_SHOWED, seat, kind)
                count -= 1
    table.held[seat] = 0
    table.features[seat] = 0
    table.sizes[seat] = 0
    table.tokens[seat] = 0


def bearer_falls(table: Table, seat: i64, why: i64, rings: i64) -> None:
    """Lose the game after the Ring-bearer's elimination, unless an heir may take the Ring."""  # R28, V2, V4
    if table.rivals and why == endings.CAUGHT and rings >= 3:
        finish(table, endings.JOINED)
        return
    if why == endings.WANT and table.settings.heir:
        heir: i64 = _right_of(table, seat)
        if heir >= 0:
            table.bearer = heir
            table.emit(journal.NEW_BEARER, heir)
            return
    finish(table, why)


def _right_of(table: Table, seat: i64) -> i64:
    """Return the next hobbit anticlockwise; -1 if nobody is left."""
    step: i64
    for step in range(1, table.seats):
        other: i64 = (seat + table.seats - step) % table.seats
        if table.is_here(other):
            return other
    return -1


def finish(table: Table, ending: i64) -> None:
    """End the game, and reveal everything hidden."""
    table.over = ending
    table.truncate(0)
    clear_pledges(table)
    table.reveal(31)
    table.emit(journal.ENDED, ending)
    seat: i64
    kind: i64
    if table.secret:
        for seat in range(table.seats):
            for kind in range(cards.NUM_KINDS):
                count: i64 = table.count(seat, kind)
                if count:
                    table.emit(journal.OPENED, seat, kind, count)
        for tile in unpack(table.tops, TOP_BITS):
            table.emit(journal.OPENED_TILE, tile - 1)
        for seat in range(table.facts):
            table.trail[seat >> 2] = 0
        for seat in range(table.pours):
            table.poured[seat] = 0
        table.facts = 0
        table.pours = 0
    if table.rivals:
        for seat in range(table.seats):
            table.emit(journal.OPENED_SHIELDS, seat, table.shields[seat], table.taken[seat])


def clear_pledges(table: Table) -> None:
    """Clear all pledges."""
    if not table.pledged:
        return
    seat: i64
    for seat in range(table.seats):
        table.marked_held[seat] = 0
        table.marked_features[seat] = 0
        table.marked_tokens[seat] = 0
        table.marked_shields[seat] = 0
    table.pledged = 0
    table.guided = 0
    table.volunteer = 0
