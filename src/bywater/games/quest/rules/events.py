"""The events of the four boards, and the consequences of paid and unpaid demands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, c_of, frame, seat_of, with_b
from bywater.core.seats import CHANCE
from bywater.games.quest.model import board, cards, endings, journal
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.actions import ROLL_TWICE
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, dice, hands, interrupts, pledges
from bywater.games.quest.rules.lines import is_complete

# Demands whose penalty needs no moment: each roll has its own, and declining Gollum has no effect.
_NO_MOMENT: Final = vec[i64]([int(name in ("fly_you_fools", "nazgul_attacks", "gollum")) for name in ask.DEMANDS])

# The demand that an event makes, by board and number; -1 if it makes none.
_DEMANDED: Final = vec[i64]([ask.DEMANDS.index(name) if name in ask.DEMANDS else -1 for name in board.EVENTS])


def next_event(table: Table, follows: i64 = 0) -> None:
    """Move the event marker and begin that event, which Magic may stop.

    `follows` is 1 if another event caused it; then a quiet moment separates the two.
    """  # N9
    table.event += 1
    table.emit(journal.HAPPENED, table.place, table.event)
    table.table_changed()
    table.push_frame(k.EVENT, table.decider(), k.PROMPT_MAGIC, table.event, follows)


def run_event(table: Table, packed: i64) -> None:
    """Run the next step of the event on top."""
    step: i64 = a_of(packed)
    event: i64 = b_of(packed)
    last: bool = event == board.EVENTS_EACH
    table.replace_top(frame(k.EVENT, table.decider(), step + 1, event, c_of(packed)))
    if table.place == board.MORDOR and last:
        if step == k.PROMPT_MAGIC:
            interrupts.quiet(table, k.LAST_EVENT, table.decider())  # R07
        else:
            corruption.finish(table, endings.SEIZED)  # D6
    elif step == k.PROMPT_MAGIC:
        if (table.gandalf >> cards.MAGIC) & 1:
            callers: i64 = interrupts.possible_callers(table, frame(k.AFTER_MARKER, 0))
            if callers:
                table.replace_top(frame(k.EVENT, table.decider(), step + 1, event, c_of(packed) | k.MAGIC_OFFERED))
                table.open_window(k.AFTER_MARKER, callers, table.decider())
    elif step == k.MOMENT_BEFORE and needs_moment(table, event, c_of(packed)):
        interrupts.quiet(table, k.BETWEEN_EVENTS, table.decider())  # N9
    else:
        table.pop()
        after_event(table, event)
        carry_out_event(table, event)


def needs_moment(table: Table, event: i64, before: i64) -> bool:
    """Whether a quiet moment precedes an event: if another event caused it, or after Magic was declined.

    The latter only if Sauron would catch a hobbit before the next decision.
    """  # N9
    if before & k.FOLLOWS:
        return True
    steps: i64 = sauron_comes(table, event)
    return before & k.MAGIC_OFFERED > 0 and steps > 0 and corruption.would_catch(table, steps)


def sauron_comes(table: Table, event: i64) -> i64:
    """Return how many steps Sauron moves by an event without a demand, before the next decision."""
    if table.place == board.MORIA and event == board.TRAPPED:  # M4
        return 0 if is_complete(table, board.TRAVELLING) and is_complete(table, board.HIDING) else 2
    if table.place == board.HELMS_DEEP and event == board.RIDERS:  # H2, R11
        return 0 if is_complete(table, board.FRIENDSHIP) else 1
    if table.place == board.HELMS_DEEP and event == board.ORCS_AT_THE_GATE:  # H3, R12
        return 0 if table.lines[board.TRAVELLING] >= 5 else 2
    return 2 if table.place == board.HELMS_DEEP and event == board.ORCS_CONQUER else 0  # H6


def after_event(table: Table, event: i64) -> None:
    """After the last event of a board, push the end of its scenario."""  # Q19
    if event == board.EVENTS_EACH:
        table.push_frame(k.SCENARIO_ENDS, table.decider())


def ignore_event(table: Table) -> None:
    """Ignore the event below the window, by Magic. The last event still ends the scenario."""  # Q25
    event: i64 = b_of(table.pop())
    table.emit(journal.IGNORED, table.place, event)
    after_event(table, event)


def carry_out_event(table: Table, event: i64) -> None:
    """Carry out an event: its demand on the group or on each hobbit, or an event without a demand."""
    number: i64 = _DEMANDED[board.BOARD_OF[table.place] * board.EVENTS_EACH + event - 1]
    if number < 0:
        carry_out_other_event(table, event)
    elif ask.SHOWN_ASKED[number]:
        turn_up(table, number)
    elif ask.FROM[number] == ask.SELF:
        table.push_each(table.active, k.EACH_MEETS_DEMAND, number)
    else:
        demand(table, number, table.decider())


def carry_out_other_event(table: Table, event: i64) -> None:
    """Carry out an event without a demand. Most move Sauron and make the Ring-bearer roll."""
    steps: i64 = sauron_comes(table, event)
    rolls: i64 = 0
    if table.place == board.SHELOBS_LAIR:  # L5, R13
        table.prompt(k.SHELOB_APPEARS, table.decider())
    elif table.place == board.MORDOR:  # D1, R29
        table.push_each(table.active, k.EACH_IS_OFFERED, board.SAM_SAVES_FRODO)
    elif table.place == board.MORIA:  # M4
        rolls = 1 if steps else 0
    elif event == board.RIDERS:  # H2, R11
        if steps:
            rolls = 1
        else:
            hands.claim_card(table, table.decider(), cards.RIDERS)
    elif event == board.ORCS_AT_THE_GATE:  # H3, R12
        if not steps:
            table.push_each(table.active, k.EACH_DRAWS, 1)
    elif not is_complete(table, board.TRAVELLING):  # H6, R12
        rolls = 2
    if steps:
        corruption.move_sauron(table, steps)
    while rolls and not table.over:
        dice.roll(table, table.bearer)
        rolls -= 1


def turn_up(table: Table, number: i64) -> None:
    """Push the draw of the Hobbit card that sets the symbol of a demand."""  # R08
    if hands.is_deck_ready(table):
        table.push_frame(k.TURN_UP, CHANCE, number, 1)
    else:  # no Hobbit card is left to turn up or to pay with
        refuse(table, number, payer_of(table, number))


def payer_of(table: Table, number: i64) -> i64:
    return table.bearer if number == ask.NAZGUL_SEARCH else table.decider()


def demand(table: Table, number: i64, seat: i64) -> None:
    """Push a demand on the seat that decides for the group, or on the one seat that must pay."""  # R32
    if table.rivals and ask.FROM[number] != ask.SELF:
        table.interrupted = 0
        pledgers: i64 = 0
        base: i64 = frame(k.PLEDGING, seat, table.here(), 0, number)
        other: i64
        for other in range(table.seats):
            if table.is_here(other) and pledges.might_pledge(table, base, other):
                pledgers |= BIT[other]
        if not table.open_window(k.PLEDGING, pledgers, seat, 0, number):
            refuse(table, number, seat)
    else:
        table.prompt(k.DEMAND, seat, number, 0)


def fulfil(table: Table, number: i64, seat: i64) -> None:
    """Pay a demand that is met, and apply its reward."""
    volunteer: i64 = table.volunteer - 1
    if ask.STEPS[number]:
        table.emit(journal.PAID, number)
        corruption.clear_pledges(table)
        corruption.darken(table, volunteer, ask.STEPS[number])
        return
    pledges.pay(table, number)
    discard_turned_up(table)
    if number == ask.STONE_IN_THE_WELL:  # M3
        hands.claim_card(table, seat, cards.PIPE)
    elif number == ask.GOLLUM_EVENT:  # L1
        table.push_frame(k.EACH, table.active, table.here() & ~BIT[table.decider()], k.EACH_DRAWS, 2)
        hands.claim_card(table, table.decider(), cards.GOLLUM)
    elif number == ask.FORBIDDEN_POOL or number == ask.NAZGUL_ATTACKS:  # L3, D2
        table.push_each(table.active, k.EACH_DRAWS, 1)
    elif number == ask.NAZGUL_SEARCH:  # L4
        corruption.lighten(table, seat, 1)


def refuse(table: Table, number: i64, seat: i64) -> None:
    """Refuse a demand, and apply its penalty."""  # R10, R32
    pledges.note_pledges_kept(table)
    corruption.clear_pledges(table)
    table.emit(journal.REFUSED, seat, number)
    table.table_changed()
    discard_turned_up(table)
    penalize(table, number, seat)


def penalize(table: Table, number: i64, seat: i64) -> None:
    """Apply the penalty of an unpaid demand. If it affects other rivals, they have a quiet moment first."""  # N10
    if table.rivals and strikes_others(number):
        table.push_frame(k.FORFEIT, seat, 0, 0, number + 1)
    else:
        apply_penalty(table, number, seat)


def strikes_others(number: i64) -> bool:
    """Whether the penalty of a demand affects other rivals, and no roll with its own moment comes first."""
    if number == ask.STONE_IN_THE_WELL or number == ask.SHELOB_UNPAID:
        return True
    return ask.FROM[number] != ask.SELF and not _NO_MOMENT[number]


def apply_penalty(table: Table, number: i64, seat: i64) -> None:
    """Apply the penalty of an unpaid demand."""
    if ask.SAURON_MOVES[number]:
        corruption.move_sauron(table, ask.SAURON_MOVES[number])
        if number == ask.STONE_IN_THE_WELL and not table.over:  # M3
            next_event(table, k.FOLLOWS)
    elif number == ask.FELLOWSHIP or number == ask.TEST_OF_GALADRIEL or number == ask.WATCHER:  # Q07, Q21, M2
        dice.roll(table, seat)
    elif number == ask.TILE_CARDS or number == ask.TILE_ITEMS:  # Q10
        next_event(table)
    elif number == ask.WORMTONGUE:  # H1, R11
        table.unclaimed &= ~cards.BOARD_SETS[board.BOARD_OF[table.place]]
        table.emit(journal.CARDS_OUT, table.place)
    elif number == ask.FACES_OF_THE_DEAD:  # L2, R14
        corruption.fall(table, seat, endings.WANT)
    elif number == ask.PELENNOR or number == ask.MOUTH_OF_SAURON:  # D3, D4
        without_token(table, seat, number - ask.PELENNOR)
    elif number != ask.GOLLUM_EVENT:  # declining Gollum has no effect
        table.push_each(table.active, k.EACH_ROLLS)  # M6, H4, L4, D2


def without_token(table: Table, seat: i64, which: i64) -> None:
    """Roll and lose two cards for not giving a heart or sun; Athelas can help a hobbit that has none."""  # R15, R16
    table.push_frame(k.FORFEIT, seat, 2)
    dice.roll(table, seat)
    if not table.token_count(seat, 1 + which):
        table.open_window(k.MISSING_TOKENS, hands.possible_holders(table, cards.ATHELAS), seat, seat, 2)


def discard_turned_up(table: Table) -> None:
    """Discard the card that set the symbol."""  # R09
    if table.turned_up:
        hands.put_away(table, table.turned_up - 1, 1)
        table.turned_up = 0


def forfeit(table: Table, packed: i64) -> None:
    """Lose cards, or apply the penalty of an unpaid demand, after a last quiet moment."""  # R15, N9, N10
    seat: i64 = seat_of(packed)
    unpaid: i64 = c_of(packed)
    if not unpaid and not table.is_here(seat):
        table.pop()
    elif not b_of(packed):
        table.replace_top(with_b(packed, 1))
        interrupts.quiet(table, k.NOT_PAID if unpaid else k.BEFORE_A_LOSS, table.decider() if unpaid else seat)
    else:
        table.pop()
        if unpaid:
            apply_penalty(table, unpaid - 1, table.decider())
        else:
            dice.lose_cards(table, seat, a_of(packed))


def shelob_appears(table: Table, seat: i64, action: i64) -> None:
    """Carry out the choice of Shelob Appears: roll twice, or let Sauron move two steps."""  # L5, R13
    table.pop()
    if action == ROLL_TWICE:
        table.emit(journal.CHOSE, seat, journal.CHOSE_TWO_ROLLS)
        dice.roll(table, seat)
        dice.roll(table, seat)
    else:
        table.emit(journal.CHOSE, seat, journal.CHOSE_SAURON)
        penalize(table, ask.SHELOB_UNPAID, seat)
