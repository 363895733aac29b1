"""Gandalf's cards: their possible uses and their effects."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes
from bywater.core.frames import a_of, seat_of, with_a
from bywater.core.seats import CHANCE
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, journal
from bywater.games.quest.model.demands import FROM, SELF
from bywater.games.quest.model.frames import FORESIGHT_DRAW
from bywater.games.quest.model.table import Table, tiles_left
from bywater.games.quest.rules import corruption, demands, events, gandalf, hands, interrupts
from bywater.games.quest.rules import lines as activity


def list_gandalf(table: Table, out: vec[i64]) -> vec[i64]:
    """List the possible uses of Gandalf's cards by the active player."""
    base: i64 = interrupts.base_frame(table)
    if gandalf.is_gandalf_usable(table, cards.FORESIGHT, base):
        out = append_codes(out, do.LOOK_AHEAD, table.here())
    if gandalf.is_gandalf_usable(table, cards.HEALING, base):
        out = append_codes(out, do.HEAL, gandalf.hobbits_in_dark(table))
    if gandalf.is_gandalf_usable(table, cards.PERSISTENCE, base):
        out = append_codes(out, do.PERSIST, table.here())
    if gandalf.is_gandalf_usable(table, cards.MAGIC, base):
        out = append(out, do.USE_MAGIC)
    if (table.gandalf >> cards.GUIDANCE) & 1:
        if gandalf.can_guide_pledge(table, base):
            out = append(out, do.GUIDE_PLEDGE)
        if activity.is_scenario_open(table):
            out = append_codes(out, do.GUIDE, activity.unfinished_lines(table))
    return out


def looked_at(table: Table, ordered: i64) -> i64:
    """Return the kinds of known tiles that are not yet in order, as a mask."""
    tops: i64 = table.tops >> (4 * ordered)
    mask: i64 = 0
    while tops:
        mask |= BIT[(tops & 15) - 1]
        tops >>= 4
    return mask


def use_gandalf(table: Table, seat: i64, action: i64) -> None:
    """Use one of Gandalf's cards and discard it."""  # R17, Q25
    choice: i64 = action - do.LOOK_AHEAD
    card: i64 = do.GANDALF_CARDS[choice]
    target: i64 = choice % board.MAX_HOBBITS if action < do.USE_MAGIC else seat
    table.gandalf &= ~BIT[card]
    table.top_discard = 1 + cards.NUM_KINDS + card
    activity.note_card(table)
    table.emit(journal.USED_GANDALF, seat, card, target)
    table.table_changed()
    if card == cards.FORESIGHT:
        foresee(table, target)
    elif card == cards.HEALING:
        corruption.lighten(table, target, 2)
    elif card == cards.PERSISTENCE:
        hands.push_draw(table, target, 4)
    elif card == cards.MAGIC:
        table.pop()  # the window
        events.ignore_event(table)
    elif action == do.GUIDE_PLEDGE:
        table.guided = table.settings.guidance
        table.pledged += 1
        table.emit(journal.GUIDED, seat)
        meet_by_guidance(table)
    else:
        activity.advance(table, seat, action - do.GUIDE, 2, 0)


def meet_by_guidance(table: Table) -> None:
    """Pay a demand on one seat if Guidance alone meets it."""
    level: i64 = table.height - 2
    packed: i64 = table.stack[level]
    number: i64 = a_of(packed)
    if FROM[number] == SELF and demands.is_met(table, number):
        table.truncate(level)
        events.fulfil(table, number, seat_of(packed))


def foresee(table: Table, looker: i64) -> None:
    """Push the look at the next three tiles by a hobbit."""  # C7
    table.looker = looker
    table.push_frame(FORESIGHT_DRAW, CHANCE, looker, min(tiles_left(table), 3))


def order_tile(table: Table, packed: i64, tile: i64) -> None:
    """Put one of the known tiles next in the order."""  # C7
    seat: i64 = seat_of(packed)
    ordered: i64 = a_of(packed)
    place: i64 = ordered
    while (table.tops >> (4 * place)) & 15 != tile + 1:
        place += 1
    # the tiles in between move down by one place
    low: i64 = table.tops & (BIT[4 * ordered] - 1)
    between: i64 = (table.tops >> (4 * ordered)) & (BIT[4 * (place - ordered)] - 1)
    high: i64 = table.tops >> (4 * (place + 1))
    table.tops = low | ((tile + 1) << (4 * ordered)) | (between << (4 * (ordered + 1))) | (high << (4 * (place + 1)))
    hands.emit_secret(table, journal.ORDERED, seat, tile)
    table.replace_top(with_a(packed, ordered + 1))
    if (table.tops >> (4 * (ordered + 1))) == 0:
        table.pop()
