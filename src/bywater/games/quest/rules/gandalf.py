"""Gandalf: when he may be called, and which of his cards would have an effect."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, kind_of, seat_of
from bywater.games.quest.model import cards, journal, symbols
from bywater.games.quest.model.demands import FROM, GROUP, SELF
from bywater.games.quest.model.frames import AFTER_MARKER, DEMAND, GANDALF_CALLED
from bywater.games.quest.model.table import Table, tiles_left
from bywater.games.quest.rules import demands, hands, pledges
from bywater.games.quest.rules.lines import is_scenario_open, unfinished_lines


def hobbits_in_dark(table: Table) -> i64:
    """Return the hobbits that could move a step towards the light, as a mask."""
    mask: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.dark[seat]:
            mask |= BIT[seat]
    return mask & table.here()


def can_guide_pledge(table: Table, base: i64) -> bool:
    """Whether the active player could use Guidance for an open demand: as two jokers, or as two of one kind."""  # C8
    if kind_of(base) != DEMAND or table.pledged:
        return False
    demand: i64 = a_of(base)
    needs: i64 = demands.needs_of(table, demand)
    if not needs or demands.is_met(table, demand):
        return False
    decider: i64 = table.decider()
    if FROM[demand] == SELF and seat_of(base) != decider:
        return False
    have: i64 = demands.pledged_symbols(table)
    if symbols.lacking(needs, have, table.settings.guidance) >= symbols.lacking(needs, have, 0):
        return False
    payers: i64 = table.here() if FROM[demand] == GROUP else BIT[decider]
    table.guided = table.settings.guidance
    payable: bool = demands.could_pay(table, demand, payers, decider, 0, -1)
    table.guided = 0
    return payable


def is_gandalf_usable(table: Table, card: i64, base: i64) -> bool:
    """Whether one of Gandalf's cards is left and would have an effect now."""  # Q25
    if not (table.gandalf >> card) & 1:
        return False
    if card == cards.FORESIGHT:
        return is_scenario_open(table) and tiles_left(table) > 1 and not table.tops
    if card == cards.MAGIC:
        return kind_of(base) == AFTER_MARKER
    if card == cards.HEALING:
        return hobbits_in_dark(table) != 0
    if card == cards.PERSISTENCE:
        return hands.cards_left(table) > 0
    return (is_scenario_open(table) and unfinished_lines(table) != 0) or can_guide_pledge(table, base)


def can_call(table: Table, base: i64) -> bool:
    """Whether any of Gandalf's cards would have an effect now."""
    return (
        is_gandalf_usable(table, cards.HEALING, base)
        or is_gandalf_usable(table, cards.PERSISTENCE, base)
        or is_gandalf_usable(table, cards.FORESIGHT, base)
        or is_gandalf_usable(table, cards.GUIDANCE, base)
        or is_gandalf_usable(table, cards.MAGIC, base)
    )


def call_gandalf(table: Table, seat: i64) -> None:
    """Pay the shields of one hobbit, and prompt the active player for a card and its use."""  # R17
    table.emit(journal.CALLED, seat)
    pledges.spend_shields(table, seat, cards.CALL_PRICE)
    table.table_changed()
    table.push_frame(GANDALF_CALLED, table.decider(), seat)
