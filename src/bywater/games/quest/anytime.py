"""What may be done at any time: floors, yellow cards, the Ring, a call for Gandalf, cards thrown away."""

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, c_of, frame, kind_of, seat_of
from bywater.games.quest.board import TILES_IN_ALL
from bywater.games.quest.cards import (
    CALL_PRICE,
    ELESSAR,
    FORESIGHT,
    GUIDANCE,
    HAND,
    HEALING,
    LEMBAS,
    MAGIC,
    MIRUVOR,
    PERSISTENCE,
)
from bywater.games.quest.corruption import lighten
from bywater.games.quest.demands import (
    FROM,
    GROUP,
    SELF,
    SHELOB_UNPAID,
    TILE_CARDS,
    TILE_EYE,
    TILE_ITEMS,
    could_pay,
    is_met,
    needs_of,
    pledged_symbols,
    shields_of,
)
from bywater.games.quest.hands import ask_draw, cards_left, might_hold, show_card
from bywater.games.quest.lines import being_played, note_card, unfinished_lines
from bywater.games.quest.pledges import might_pledge, spend_shields
from bywater.games.quest.state import (
    AFTER_A_TILE,
    AFTER_MARKER,
    BEFORE_A_TILE,
    BEFORE_CARDS,
    CALLED,
    CARDS,
    DEMAND,
    FLOOR,
    FORFEIT,
    GANDALF_CALLED,
    LAST_EVENT,
    NOT_PAID,
    PUT_ON_RING,
    QUIET,
    RIVALS,
    ROLL,
    SENDING,
    THE_RINGS,
    USED,
    Table,
)
from bywater.games.quest.symbols import lacking


def base_frame(table: Table) -> i64:
    """The question that a floor or a call for Gandalf interrupts, or the one that is asked now."""
    level: i64 = table.height - 1
    packed: i64 = table.stack[level]
    if kind_of(packed) == GANDALF_CALLED:
        level -= 1
        packed = table.stack[level]
    if kind_of(packed) == FLOOR:
        packed = table.stack[level - 1]
    return packed


# -- the Ring ---------------------------------------------------------------------------------


def moment_of(packed: i64) -> i64:
    """The quiet moment that a frame stands for, -1 if it is no such frame."""
    if kind_of(packed) == QUIET:
        return a_of(packed)
    if kind_of(packed) == RIVALS:
        return c_of(packed)
    return -1


def ring_open(table: Table, base: i64) -> bool:
    """Once a scenario, after a tile was turned, or after a tile or a card was carried out."""  # Q18, R05, R07, N5
    if table.ring_used or not being_played(table):
        return False
    kind: i64 = kind_of(base)
    if kind == CARDS and a_of(base):
        return True
    if not has_begun(table):
        return False
    if kind == CARDS:
        return True
    if kind == DEMAND:
        return is_of_tile(a_of(base))
    moment: i64 = moment_of(base)
    if moment == NOT_PAID:  # N10
        return is_of_tile(unpaid_demand(table))
    return moment == BEFORE_A_TILE or moment == AFTER_A_TILE or moment == LAST_EVENT or moment == BEFORE_CARDS


def is_of_tile(demand: i64) -> bool:
    """Whether a tile makes this demand: the event marker has not moved for it."""
    return demand == TILE_CARDS or demand == TILE_ITEMS or demand == TILE_EYE


def is_own(demand: i64) -> bool:
    """Whether one player alone answers this demand, with a floor of his own."""
    return demand == SHELOB_UNPAID or FROM[demand] == SELF


def unpaid_demand(table: Table) -> i64:
    """The demand that was not paid and has not taken effect yet; -1 if there is none."""
    level: i64 = table.height - 1
    while level >= 0:
        packed: i64 = table.stack[level]
        if kind_of(packed) == FORFEIT:
            return c_of(packed) - 1
        level -= 1
    return -1


def tiles_left(table: Table) -> i64:
    """How many tiles lie face down."""
    count: i64 = table.tiles_size
    tops: i64 = table.tops
    while tops:
        tops >>= 4
        count += 1
    return count


def has_begun(table: Table) -> bool:
    """Whether a tile was turned or a card carried out on this board."""  # Q18
    return c_of(table.stack[0]) > 0 or tiles_left(table) < TILES_IN_ALL


def put_on_ring(table: Table, seat: i64) -> None:
    """The Ring-bearer rolls, suffers, and then moves a line."""  # R20, R31
    table.ring_used = 1
    table.tell(PUT_ON_RING, seat)
    table.table_changed()
    table.then(ROLL, seat, 0, 0, THE_RINGS)


# -- Gandalf ----------------------------------------------------------------------------------


def someone_in_the_dark(table: Table) -> bool:
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and table.dark[seat]:
            return True
    return False


def can_guide_pledge(table: Table, base: i64) -> bool:
    """Whether the active player could use Guidance for an open demand: as two jokers, or as two of one kind."""  # C8
    if kind_of(base) != DEMAND or table.pledged:
        return False
    demand: i64 = a_of(base)
    needs: i64 = needs_of(table, demand)
    if not needs or is_met(table, demand):
        return False
    decider: i64 = table.decider()
    if FROM[demand] == SELF and (base >> 8) & 15 != decider + 4:
        return False
    if lacking(needs, pledged_symbols(table), table.settings.guidance) >= lacking(needs, pledged_symbols(table), 0):
        return False
    payers: i64 = BIT[decider]
    if FROM[demand] == GROUP:
        payers = table.here()
    table.guided = table.settings.guidance
    payable: bool = could_pay(table, demand, payers, decider, 0, -1)
    table.guided = 0
    return payable


def gandalf_usable(table: Table, card: i64, base: i64) -> bool:
    """Whether one of Gandalf's cards is left and would do something now."""  # Q25
    if not (table.gandalf >> card) & 1:
        return False
    if card == FORESIGHT:
        return being_played(table) and tiles_left(table) > 1 and not table.tops
    if card == MAGIC:
        return kind_of(base) == AFTER_MARKER
    if card == HEALING:
        return someone_in_the_dark(table)
    if card == PERSISTENCE:
        return cards_left(table) > 0
    return (being_played(table) and unfinished_lines(table) != 0) or can_guide_pledge(table, base)


def can_call(table: Table, base: i64) -> bool:
    """Whether there is any use in calling Gandalf now."""
    return (
        gandalf_usable(table, HEALING, base)
        or gandalf_usable(table, PERSISTENCE, base)
        or gandalf_usable(table, FORESIGHT, base)
        or gandalf_usable(table, GUIDANCE, base)
        or gandalf_usable(table, MAGIC, base)
    )


def call_gandalf(table: Table, seat: i64) -> None:
    """One payer gives the shields; the active player picks the card and how it is used."""  # R17
    table.tell(CALLED, seat)
    spend_shields(table, seat, CALL_PRICE)
    table.table_changed()
    table.then(GANDALF_CALLED, table.decider(), seat)


# -- yellow cards -----------------------------------------------------------------------------


def could_eat(table: Table, seat: i64, eater: i64) -> bool:
    """Whether Lembas from this hand would feed the eater: the hand is filled up to six."""  # N3
    size: i64 = table.sizes[eater]
    if eater == seat:
        size -= 1
    return table.is_here(eater) and size < HAND and cards_left(table) > 0


def could_send(table: Table, seat: i64, giver: i64) -> bool:
    """Whether Miruvor from this hand would let the giver pass a card on."""
    size: i64 = table.sizes[giver]
    if giver == seat:
        size -= 1
    return table.is_here(giver) and size > 0 and table.next_seat(giver, table.here() & ~BIT[giver]) >= 0


def use_card(table: Table, seat: i64, kind: i64, whom: i64) -> None:
    """A yellow card is played for somebody and is gone."""  # Q26
    show_card(table, seat, kind)
    note_card(table)
    table.tell(USED, seat, kind, whom)
    table.table_changed()


def play_elessar(table: Table, seat: i64, whom: i64) -> None:
    use_card(table, seat, ELESSAR, whom)
    lighten(table, whom, 1)


def play_lembas(table: Table, seat: i64, whom: i64) -> None:
    use_card(table, seat, LEMBAS, whom)
    ask_draw(table, whom, HAND - table.sizes[whom])


def play_miruvor(table: Table, seat: i64, whom: i64) -> None:
    use_card(table, seat, MIRUVOR, whom)
    table.ask(SENDING, whom)


# -- who may speak ----------------------------------------------------------------------------


def might_speak(table: Table, base: i64) -> i64:
    """Who might do something useful at any time, by what all know."""
    mask: i64 = 0
    if someone_in_the_dark(table):
        mask |= might_hold(table, ELESSAR)
    mask |= who_could_help(table, LEMBAS) | who_could_help(table, MIRUVOR)
    if table.bearer >= 0 and ring_open(table, base):
        mask |= BIT[table.bearer]
    return mask | might_call(table, base)


def who_could_help(table: Table, card: i64) -> i64:
    """Who might hold Lembas or Miruvor and have somebody to play it for."""  # N6
    holders: i64 = might_hold(table, card)
    mask: i64 = 0
    whom: i64
    while holders:
        seat: i64 = lowest(holders)
        holders &= holders - 1
        for whom in range(table.seats):
            if (card == LEMBAS and could_eat(table, seat, whom)) or (card == MIRUVOR and could_send(table, seat, whom)):
                mask |= BIT[seat]
    return mask


def might_call(table: Table, base: i64) -> i64:
    """Who might have the shields to call Gandalf, if there is any use in it."""
    mask: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and shields_of(table, seat, -1) >= CALL_PRICE:
            mask |= BIT[seat]
    if mask and not can_call(table, base):
        return 0
    return mask


def floor_mask(table: Table, packed: i64) -> i64:
    """Whose floor the list of this quiet question holds."""  # R34, N5
    kind: i64 = kind_of(packed)
    actor: i64 = table.actor
    mask: i64 = 0
    seat: i64
    if kind == DEMAND and (table.pledged or FROM[a_of(packed)] != SELF):
        for seat in range(table.seats):
            if seat != actor and table.is_here(seat) and might_pledge(table, packed, seat):
                mask |= BIT[seat]
        if table.pledged:
            return mask & ~table.floored
    mask |= might_speak(table, packed)
    for seat in range(table.seats):
        if table.sizes[seat]:
            mask |= BIT[seat]
    if table.rivals:
        mask &= BIT[actor]
    return mask & table.here() & ~table.floored


def quiet(table: Table, moment: i64, seat: i64) -> None:
    """A moment at which nobody is pressed: asked if somebody might have something to do."""  # N6
    if table.rivals:
        rivals_speak(table, moment, seat)
    elif might_speak(table, frame(QUIET, seat, moment)):
        table.ask(QUIET, seat, moment)


def rivals_speak(table: Table, moment: i64, seat: i64) -> None:
    """Between rivals nobody gives the floor: each is asked."""  # V4
    table.floored = 0
    speakers: i64 = might_speak(table, frame(RIVALS, seat, 0, 0, moment))
    if moment == BEFORE_CARDS:  # N10: who plays the cards has a floor of his own there
        speakers &= ~BIT[seat]
    elif moment == NOT_PAID and is_own(unpaid_demand(table)):  # N10: who refused had one there, too
        speakers &= ~BIT[seat_of(table.top())]
    table.open_window(RIVALS, speakers, seat, 0, moment)
