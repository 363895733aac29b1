"""The steps of the journey: Bag End, the havens, the scenarios, and the mountain."""

from typing import Final

from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.core.frames import a_of, b_of, c_of, frame, seat_of, with_a, with_b
from bywater.core.seats import CHANCE
from bywater.games.quest.model import board, endings, facts, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import ATHELAS, BOARD_SETS, HAND, LOTHLORIEN_SET, ONE, RIVENDELL_SET, kinds_in
from bywater.games.quest.model.demands import FELLOWSHIP, NAZGUL_APPEARS, TEST_OF_GALADRIEL
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, demands, dice, events, hands, interrupts, turn

_PREPARED: Final[i64] = board.DATA["set_up"]["prepared"]


def begin(table: Table) -> None:
    table.push_frame(k.JOURNEY, table.bearer, k.ARRIVED)


def run_journey(table: Table, packed: i64) -> None:
    """Run the next step at this place."""
    step: i64 = a_of(packed)
    table.replace_top(frame(k.JOURNEY, seat_of(packed), step + 1, b_of(packed)))
    if table.place == board.BAG_END:
        at_bag_end(table, step)
    elif table.place == board.RIVENDELL or table.place == board.LOTHLORIEN:
        at_a_haven(table, step)
    elif table.place == board.MOUNT_DOOM:
        at_mount_doom(table, step)
    else:
        on_a_board(table, packed, step)


def arrive_at(table: Table, place: i64) -> None:
    """Move to a place. In a haven the Ring-bearer becomes the active player."""
    table.place = place
    if table.bearer >= 0:
        table.active = table.bearer
    table.emit(journal.CAME_TO, place)
    table.table_changed()
    packed: i64 = table.top()
    table.replace_top(frame(k.JOURNEY, seat_of(packed), k.ARRIVED, b_of(packed)))


# -- havens -----------------------------------------------------------------------------------


def at_bag_end(table: Table, step: i64) -> None:
    if step == k.DRAW_HANDS:  # Q02
        table.push_each(table.bearer, k.EACH_DRAWS, HAND)
    elif step == k.PREPARE:  # Q03, V1
        if table.settings.preparations:
            table.prompt(k.PREPARING, table.bearer)
    elif step == k.NAZGUL_APPEAR:  # Q04
        events.demand(table, NAZGUL_APPEARS, table.decider())
    else:
        arrive_at(table, board.RIVENDELL)


def at_a_haven(table: Table, step: i64) -> None:
    rivendell: bool = table.place == board.RIVENDELL
    if step == k.DEAL_FEATURES:  # Q05, Q21
        deal_set(table, haven_set(table))
    elif step == k.PASS_OR_RECOVER and rivendell:  # Q06
        table.push_each(table.bearer, k.EACH_PASSES)
    elif step == k.PASS_OR_RECOVER:  # Q21, R29
        table.push_each(table.bearer, k.EACH_IS_OFFERED, board.RECOVERY)
    elif step == k.TEST_EACH:  # Q07, Q21, R01
        table.push_each(table.bearer, k.EACH_MEETS_DEMAND, FELLOWSHIP if rivendell else TEST_OF_GALADRIEL)
    else:
        arrive_at(table, table.place + 1)


def haven_set(table: Table) -> i64:
    """Return the feature cards of this haven, as a mask."""
    return LOTHLORIEN_SET if table.place == board.LOTHLORIEN else RIVENDELL_SET


def deal_set(table: Table, cards: i64) -> None:
    """Push the face-down deal of feature cards, beginning with the Ring-bearer. The rest leaves the game unseen."""
    table.away &= ~cards
    count: i64 = bit_count(table.here())
    last: i64
    for last in range(count - 1, -1, -1):
        each: i64 = board.FEATURE_DEAL[(count - 1) * board.MAX_HOBBITS + last]
        table.push_frame(k.DEAL, CHANCE, _nth_from(table, table.bearer, last), each)


def _nth_from(table: Table, seat: i64, n: i64) -> i64:
    """Return the n-th hobbit clockwise, not counting eliminated ones."""
    while n:
        seat = table.next_seat(seat, table.here())
        n -= 1
    return seat


def to_deal(table: Table) -> i64:
    """Return the feature cards of this haven that may still be dealt, as a mask."""
    return hands.undealt(table) & haven_set(table)


def deal(table: Table, packed: i64, kind: i64) -> None:
    """Deal a feature card to a hand."""
    table.count_down(packed)
    hands.receive_unseen(table, journal.DEALT, facts.FACT_DEALT, a_of(packed), kind)


def prepare(table: Table, seat: i64) -> None:
    """Carry out Preparations: a roll, then four cards turned up to be shared."""  # Q03, V1
    table.push_frame(k.TURN_UP, CHANCE, k.FOR_PREPARATIONS, _PREPARED)
    dice.roll(table, seat)


def share(table: Table, target: i64) -> None:
    """Give the first of the turned-up cards to this hobbit."""
    kind: i64 = first_shared(table)
    table.shared -= ONE[kind]
    table.add(target, kind)
    table.emit(journal.SHARED, target, kind)
    if table.secret:
        table.note(facts.FACT_GOT, target, kind)
    table.pop()
    if table.shared:
        table.prompt(k.SHARING, table.bearer)


def first_shared(table: Table) -> i64:
    return lowest_bit(kinds_in(table.shared, 0))


# -- each in turn -----------------------------------------------------------------------------


def run_each(table: Table, packed: i64) -> None:
    """Let the next hobbit take its turn of EACH; skip eliminated ones."""  # R01, R27
    first: i64 = seat_of(packed)
    left: i64 = a_of(packed) & table.here()
    what: i64 = b_of(packed)
    number: i64 = c_of(packed)
    seat: i64 = table.next_seat(first + table.seats - 1, left)
    if seat < 0:
        table.pop()
        return
    table.replace_top(frame(k.EACH, first, left & ~BIT[seat], what, number))
    if what == k.EACH_DRAWS:
        hands.push_draw(table, seat, number)
    elif what == k.EACH_ROLLS:
        dice.roll(table, seat)
    elif what == k.EACH_MEETS_DEMAND:
        events.demand(table, number, seat)
    elif what == k.EACH_IS_OFFERED:
        if demands.shields_of(table, seat, -1) >= number:
            table.prompt(k.OFFER, seat, number)
    elif what == k.EACH_PASSES:
        pass_on(table, seat)
    else:
        show_tokens(table, seat)


def pass_on(table: Table, seat: i64) -> None:
    """Carry out the Council: prompt for a card to pass face down to the left."""  # Q06
    left: i64 = table.next_seat(seat, table.here() & ~BIT[seat])
    if left >= 0 and table.sizes[seat]:
        table.prompt(k.PASSING, seat, left, 1)


def show_tokens(table: Table, seat: i64) -> None:
    """Push a step to the dark for each missing life token; Athelas can prevent it."""  # Q20, Q24
    kinds: i64 = 0
    token: i64
    for token in range(board.NUM_TOKENS):
        if table.token_count(seat, token):
            kinds += 1
    missing: i64 = board.NUM_TOKENS - kinds
    if seat == board.MERRY:
        missing -= 1
    if missing > 0:
        table.emit(journal.LACKED, seat, missing)
        holders: i64 = hands.possible_holders(table, ATHELAS)
        caught: bool = table.dark[seat] + missing >= table.sauron
        table.push_frame(k.LACKING, seat, missing, 1 if holders and caught else 0)  # N9
        table.open_window(k.MISSING_TOKENS, holders, seat, seat, 1)


# -- scenarios --------------------------------------------------------------------------------


def on_a_board(table: Table, packed: i64, step: i64) -> None:
    if step == k.SET_UP:
        set_up_board(table)
        first: i64 = table.bearer
        last: i64 = b_of(packed) - 1
        if table.settings.clockwise and last >= 0:  # V3
            first = table.next_seat(last, table.here())
        turn.begin_turn(table, first)
    elif step == k.CLOSING:
        interrupts.quiet(table, k.END_OF_SCENARIO, table.decider())
    elif step == k.LOOK_AT_TOKENS:  # R22, N4
        table.push_each(table.active, k.EACH_SHOWS_TOKENS)
    elif step == k.NEXT_BEARER:
        crown_bearer(table)
    else:
        clear_board(table)
        arrive_at(table, table.place + 1)


def set_up_board(table: Table) -> None:
    """Set up a board: markers on their first spaces, feature cards, and shuffled tiles."""  # Q08, C1
    reset_board(table)
    table.unclaimed = BOARD_SETS[board.BOARD_OF[table.place]]
    table.tiles = board.ALL_TILES
    table.tiles_size = board.TILES_IN_ALL
    table.emit(journal.TILES_SHUFFLED)


def reset_board(table: Table) -> None:
    """Put markers on their first spaces, and remove cards and tiles."""
    line: i64
    for line in range(board.LINES):
        table.lines[line] = 0
    table.event = 0
    table.ring_used = 0
    table.unclaimed = 0
    put_tiles_away(table)


def end_scenario(table: Table) -> None:
    """End the scenario: drop pending frames, and end the active player's turn."""  # Q19, R22, R30
    packed: i64 = table.stack[0]
    table.truncate(1)
    corruption.clear_pledges(table)
    events.discard_turned_up(table)
    table.emit(journal.SCENARIO_OVER, table.place)
    table.table_changed()
    if table.place == board.MORDOR:
        put_tiles_away(table)
        table.bearer = -1
        table.active = table.decider()
        arrive_at(table, board.MOUNT_DOOM)
    else:
        table.replace_top(frame(k.JOURNEY, seat_of(packed), k.CLOSING, table.active + 1))


def put_tiles_away(table: Table) -> None:
    table.tiles = 0
    table.tiles_size = 0
    table.top_tile = 0
    table.tops = 0
    table.looker = -1


def crown_bearer(table: Table) -> None:
    """Make the hobbit with the most ring tokens the Ring-bearer; the current one loses all ties."""  # R23, C2
    best: i64 = -1
    most: i64 = -1
    step: i64
    for step in range(1, table.seats + 1):
        seat: i64 = (table.bearer + step) % table.seats
        if table.is_here(seat) and table.token_count(seat, 0) > most:
            best = seat
            most = table.token_count(seat, 0)
    table.bearer = best
    table.emit(journal.NEW_BEARER, best)
    if table.seats > board.FATTY and table.is_here(board.FATTY):  # Q24
        hands.push_draw(table, board.FATTY, 2)
    hands.push_draw(table, best, 2)  # R22


def clear_board(table: Table) -> None:
    """Return all life tokens, and remove the board with its markers, tiles and cards."""  # R22
    reset_board(table)
    seat: i64
    for seat in range(table.seats):
        table.tokens[seat] = 0
    table.emit(journal.TOKENS_BACK)


# -- the mountain -----------------------------------------------------------------------------


def at_mount_doom(table: Table, step: i64) -> None:
    """Run a step at the mountain: hobbits try to destroy the Ring until one survives the roll."""  # Q22
    seat: i64 = table.active
    if step == k.QUIET_BEFORE:
        interrupts.quiet(table, k.BEFORE_THE_ATTEMPT, seat)
    elif step == k.ATTEMPT:
        table.emit(journal.ATTEMPTED, seat)
        dice.roll(table, seat, k.THE_ATTEMPT)
    elif step == k.TAKE_SHIELD:
        if table.is_here(seat):
            table.push_frame(k.SPECIAL_DRAW, CHANCE, seat)
        else:
            next_attempt(table, seat)
    elif step == k.NOT_TRIED:
        next_attempt(table, seat)
    else:
        corruption.finish(table, endings.DESTROYED)


def next_attempt(table: Table, seat: i64) -> None:
    """Let the next hobbit clockwise try; if none is left, the game is lost."""  # Q22
    if table.here():
        table.active = table.next_seat(seat, table.here())
        arrive_at(table, board.MOUNT_DOOM)
    else:
        corruption.finish(table, endings.FAILED)


def skip_roll(table: Table) -> None:
    """Replace a roll by the Belt. At the mountain this destroys the Ring, unless an option requires a roll."""  # N2
    spared: i64 = table.pop()
    if c_of(spared) == k.THE_ATTEMPT and table.settings.roll_to_destroy:
        table.replace_top(with_a(table.top(), k.NOT_TRIED))


def go_to_the_dark(table: Table, packed: i64) -> None:
    """Take the steps for missing tokens, after a last quiet moment if Athelas could save the hobbit."""  # N9
    seat: i64 = seat_of(packed)
    if b_of(packed) and table.is_here(seat):
        table.replace_top(with_b(packed, 0))
        interrupts.quiet(table, k.BEFORE_THE_STEPS, seat)
        return
    table.pop()
    if table.is_here(seat):
        corruption.darken(table, seat, a_of(packed))
