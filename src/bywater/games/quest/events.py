"""The twenty-four events of the four boards, and what follows when a demand is paid or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.core.stack import a_of, b_of, c_of, frame
from bywater.games.quest.anytime import might_call, quiet
from bywater.games.quest.board import (
    BOARD_OF,
    EVENTS_EACH,
    FRIENDSHIP,
    HELMS_DEEP,
    HIDING,
    MORDOR,
    MORIA,
    SAM_SAVES_FRODO,
    SHELOBS_LAIR,
    TRAVELLING,
)
from bywater.games.quest.cards import ATHELAS, BOARD_SETS, GOLLUM, MAGIC, NUM_HOBBIT, PIPE, RIDERS
from bywater.games.quest.corruption import clear_pledges, darken, fall, finish, lighten, move_sauron, would_catch
from bywater.games.quest.demands import (
    DARK_FORCES,
    DEMANDS,
    FACES_OF_THE_DEAD,
    FELLOWSHIP,
    FIRE_OF_ORTHANC,
    FLY_YOU_FOOLS,
    FORBIDDEN_POOL,
    FROM,
    GOLLUM_EVENT,
    MOUTH_OF_SAURON,
    NAZGUL_APPEARS,
    NAZGUL_ATTACKS,
    NAZGUL_SEARCH,
    ORCS_ATTACK,
    ORCS_STORM,
    PELENNOR,
    SELF,
    SHELOB_ATTACKS,
    SHELOB_UNPAID,
    SPEAK_FRIEND,
    STEPS,
    STONE_IN_THE_WELL,
    TEST_OF_GALADRIEL,
    TILE_CARDS,
    TILE_EYE,
    TILE_ITEMS,
    WATCHER,
    WORMTONGUE,
)
from bywater.games.quest.dice import each_rolls, roll
from bywater.games.quest.hands import deck_ready, get_card, might_hold, put_away
from bywater.games.quest.lines import complete
from bywater.games.quest.pledges import might_pledge, note_pledges_kept, pay
from bywater.games.quest.state import (
    AFTER_MARKER,
    BETWEEN_EVENTS,
    CARDS_OUT,
    DEMAND,
    EACH,
    EACH_DRAWS,
    EACH_IS_ASKED,
    EACH_IS_OFFERED,
    EVENT,
    FORFEIT,
    HAPPENED,
    IGNORED,
    LAST_EVENT,
    MISSING_TOKENS,
    PAID,
    PLEDGING,
    REFUSED,
    SCENARIO_ENDS,
    SEIZED,
    SHELOB_APPEARS,
    TURN_UP,
    WANT,
    Table,
)

# Demands that need no moment when they are not paid: each die has its own, and without Gollum nothing happens.
_NO_MOMENT: Final = vec[i64]([int(name in ("fly_you_fools", "nazgul_attacks", "gollum")) for name in DEMANDS])

# -- the marker -------------------------------------------------------------------------------


def next_event(table: Table, follows: i64 = 0) -> None:
    """The event marker moves on, and what stands there happens unless Magic stops it.

    `follows` is 1 if another event brought it: then there is a moment between the two.
    """  # N9
    table.event += 1
    table.tell(HAPPENED, table.place, table.event)
    table.table_changed()
    table.then(EVENT, table.decider(), 0, table.event, follows)


def run_event(table: Table, packed: i64) -> None:
    """The next step of the event that lies on top."""
    step: i64 = a_of(packed)
    event: i64 = b_of(packed)
    last: bool = event == EVENTS_EACH
    table.swap(frame(EVENT, table.decider(), step + 1, event, c_of(packed)))
    if table.place == MORDOR and last:
        if step == 0:
            quiet(table, LAST_EVENT, table.decider())  # R07
        else:
            finish(table, SEIZED)  # D6
    elif step == 0:
        if (table.gandalf >> MAGIC) & 1:
            callers: i64 = might_call(table, frame(AFTER_MARKER, 0))
            if callers:
                table.swap(frame(EVENT, table.decider(), step + 1, event, c_of(packed) | 2))
                table.open_window(AFTER_MARKER, callers, table.decider())
    elif step == 1 and needs_moment(table, event, c_of(packed)):
        quiet(table, BETWEEN_EVENTS, table.decider())  # N9
    else:
        table.pop()
        after_event(table, event)
        happen(table, event)


def needs_moment(table: Table, event: i64, before: i64) -> bool:
    """Whether there is a moment before an event: if another one brought it, or after Magic was declined.

    The latter only if Sauron catches someone before there is another question.
    """  # N9
    if before & 1:
        return True
    steps: i64 = sauron_comes(table, event)
    return before & 2 > 0 and steps > 0 and would_catch(table, steps)


def sauron_comes(table: Table, event: i64) -> i64:
    """How many steps an event brings Sauron nearer at once, before anybody is asked."""
    if table.place == MORIA and event == 4 and not (complete(table, TRAVELLING) and complete(table, HIDING)):  # M4
        return 2
    if table.place == HELMS_DEEP:
        if event == 2 and not complete(table, FRIENDSHIP):  # H2
            return 1
        if event == 6 or (event == 3 and table.lines[TRAVELLING] < 5):  # H3, H6
            return 2
    return 0


def after_event(table: Table, event: i64) -> None:
    """The last event of a board ends its scenario when it is done."""  # Q19
    if event == EVENTS_EACH:
        table.then(SCENARIO_ENDS, table.decider())


def ignore_event(table: Table) -> None:
    """Magic: the event under the window does not happen; the last one still ends the scenario."""  # Q25
    event: i64 = b_of(table.pop())
    table.tell(IGNORED, table.place, event)
    after_event(table, event)


# -- the events -------------------------------------------------------------------------------


def happen(table: Table, event: i64) -> None:
    if table.place == MORIA:
        in_moria(table, event)
    elif table.place == HELMS_DEEP:
        at_helms_deep(table, event)
    elif table.place == SHELOBS_LAIR:
        in_shelobs_lair(table, event)
    else:
        in_mordor(table, event)


def in_moria(table: Table, event: i64) -> None:
    if event == 1:  # M1
        demand(table, SPEAK_FRIEND, table.decider())
    elif event == 2:  # M2
        ask_each(table, WATCHER)
    elif event == 3:  # M3
        turn_up(table, STONE_IN_THE_WELL)
    elif event == 4:  # M4
        if not (complete(table, TRAVELLING) and complete(table, HIDING)):
            sauron_and_bearer_rolls(table, 2, 1)
    elif event == 5:  # M5
        demand(table, ORCS_ATTACK, table.decider())
    else:  # M6
        demand(table, FLY_YOU_FOOLS, table.decider())


def at_helms_deep(table: Table, event: i64) -> None:
    if event == 1:  # H1
        demand(table, WORMTONGUE, table.decider())
    elif event == 2:  # H2, R11
        if not complete(table, FRIENDSHIP):
            sauron_and_bearer_rolls(table, 1, 1)
        elif (table.unclaimed >> (RIDERS - NUM_HOBBIT)) & 1:
            get_card(table, table.decider(), RIDERS)
    elif event == 3:  # H3, R12
        if table.lines[TRAVELLING] >= 5:
            each_draws(table, table.here(), 1)
        else:
            move_sauron(table, 2)
    elif event == 4:  # H4
        turn_up(table, FIRE_OF_ORTHANC)
    elif event == 5:  # H5
        demand(table, ORCS_STORM, table.decider())
    elif complete(table, TRAVELLING):  # H6, R12
        move_sauron(table, 2)
    else:
        sauron_and_bearer_rolls(table, 2, 2)


def in_shelobs_lair(table: Table, event: i64) -> None:
    if event == 1:  # L1
        demand(table, GOLLUM_EVENT, table.decider())
    elif event == 2:  # L2
        ask_each(table, FACES_OF_THE_DEAD)
    elif event == 3:  # L3
        demand(table, FORBIDDEN_POOL, table.decider())
    elif event == 4:  # L4
        turn_up(table, NAZGUL_SEARCH)
    elif event == 5:  # L5, R13
        table.ask(SHELOB_APPEARS, table.decider())
    else:  # L6
        demand(table, SHELOB_ATTACKS, table.decider())


def in_mordor(table: Table, event: i64) -> None:
    if event == 1:  # D1, R29
        table.then(EACH, table.active, table.here(), EACH_IS_OFFERED, SAM_SAVES_FRODO)
    elif event == 2:  # D2
        demand(table, NAZGUL_ATTACKS, table.decider())
    elif event == 3:  # D3
        ask_each(table, PELENNOR)
    elif event == 4:  # D4
        ask_each(table, MOUTH_OF_SAURON)
    else:  # D5
        demand(table, DARK_FORCES, table.decider())


def sauron_and_bearer_rolls(table: Table, steps: i64, rolls: i64) -> None:
    """Sauron moves, then the Ring-bearer rolls."""
    move_sauron(table, steps)
    while rolls and not table.over:
        roll(table, table.bearer)
        rolls -= 1


def each_draws(table: Table, seats: i64, count: i64) -> None:
    table.then(EACH, table.active, seats, EACH_DRAWS, count)


def ask_each(table: Table, asked: i64) -> None:
    """A demand on each hobbit, beginning with the active one."""  # R01
    table.then(EACH, table.active, table.here(), EACH_IS_ASKED, asked)


def turn_up(table: Table, asked: i64) -> None:
    """The top Hobbit card sets the symbol of a demand."""  # R08
    if deck_ready(table):
        table.then(TURN_UP, CHANCE, asked, 1)
    else:  # no card is left anywhere, so nothing can match
        refuse(table, asked, payer_of(table, asked))


def payer_of(table: Table, asked: i64) -> i64:
    if asked == NAZGUL_SEARCH:
        return table.bearer
    return table.decider()


# -- demands ----------------------------------------------------------------------------------


def demand(table: Table, asked: i64, seat: i64) -> None:
    """Ask for something: the one who decides for the group, or the one it is asked of."""  # R32
    if table.rivals and FROM[asked] != SELF:
        table.floored = 0
        pledgers: i64 = 0
        other: i64
        for other in range(table.seats):
            if table.is_here(other) and might_pledge(table, frame(PLEDGING, seat, table.here(), 0, asked), other):
                pledgers |= BIT[other]
        if not table.open_window(PLEDGING, pledgers, seat, 0, asked):
            refuse(table, asked, seat)
    else:
        table.ask(DEMAND, seat, asked, 0)


def settle(table: Table, asked: i64, seat: i64) -> None:
    """A demand is met: it is paid, and what it promises follows."""
    volunteer: i64 = table.volunteer - 1
    if STEPS[asked]:
        table.tell(PAID, asked)
        clear_pledges(table)
        darken(table, volunteer, STEPS[asked])
        return
    pay(table, asked)
    lay_down_turned_up(table)
    if asked == STONE_IN_THE_WELL:  # M3
        if (table.unclaimed >> (PIPE - NUM_HOBBIT)) & 1:
            get_card(table, seat, PIPE)
    elif asked == GOLLUM_EVENT:  # L1
        each_draws(table, table.here() & ~BIT[table.decider()], 2)
        if (table.unclaimed >> (GOLLUM - NUM_HOBBIT)) & 1:
            get_card(table, table.decider(), GOLLUM)
    elif asked == FORBIDDEN_POOL or asked == NAZGUL_ATTACKS:  # L3, D2
        each_draws(table, table.here(), 1)
    elif asked == NAZGUL_SEARCH:  # L4
        lighten(table, seat, 1)


def refuse(table: Table, asked: i64, seat: i64) -> None:
    """Nothing is paid, and the other thing happens."""  # R10, R32
    note_pledges_kept(table)
    clear_pledges(table)
    table.tell(REFUSED, seat, asked)
    table.table_changed()
    lay_down_turned_up(table)
    if table.rivals and strikes_others(asked):
        table.then(FORFEIT, seat, 0, 0, asked + 1)  # N10
    else:
        suffer(table, asked, seat)


def strikes_others(asked: i64) -> bool:
    """Whether rivals have a moment when this was not paid: it strikes others, and no die with its own comes first."""
    if asked == STONE_IN_THE_WELL or asked == SHELOB_UNPAID:
        return True
    return FROM[asked] != SELF and not _NO_MOMENT[asked]


def shelob_unpaid(table: Table, seat: i64) -> None:
    """Nobody rolls for Shelob Appears: Sauron comes, among rivals after a moment for the others."""  # L5, R13, N10
    if table.rivals:
        table.then(FORFEIT, seat, 0, 0, SHELOB_UNPAID + 1)
    else:
        suffer(table, SHELOB_UNPAID, seat)


def suffer(table: Table, asked: i64, seat: i64) -> None:
    """What a demand brings that was not paid."""
    if asked == NAZGUL_APPEARS or asked == SPEAK_FRIEND or asked == TILE_EYE:  # Q04, M1, Q10
        move_sauron(table, 1)
    elif asked == FELLOWSHIP or asked == TEST_OF_GALADRIEL or asked == WATCHER:  # Q07, Q21, M2
        roll(table, seat)
    elif asked == TILE_CARDS or asked == TILE_ITEMS:  # Q10
        next_event(table)
    elif asked == STONE_IN_THE_WELL:  # M3
        move_sauron(table, 1)
        if not table.over:
            next_event(table, 1)
    elif asked == ORCS_ATTACK or asked == ORCS_STORM or asked == FORBIDDEN_POOL or asked == SHELOB_UNPAID:
        move_sauron(table, 2)  # M5, H5, L3, L5
    elif asked == SHELOB_ATTACKS or asked == DARK_FORCES:  # L6, D5
        move_sauron(table, 3)
    elif asked == FLY_YOU_FOOLS or asked == FIRE_OF_ORTHANC or asked == NAZGUL_SEARCH or asked == NAZGUL_ATTACKS:
        each_rolls(table)  # M6, H4, L4, D2
    elif asked == WORMTONGUE:  # H1, R11
        table.unclaimed &= ~BOARD_SETS[BOARD_OF[table.place]]
        table.tell(CARDS_OUT, table.place)
    elif asked == FACES_OF_THE_DEAD:  # L2, R14
        fall(table, seat, WANT)
    elif asked == PELENNOR or asked == MOUTH_OF_SAURON:  # D3, D4
        without_token(table, seat, asked - PELENNOR)


def without_token(table: Table, seat: i64, which: i64) -> None:
    """No heart or no sun was given: the die and two cards, unless Athelas helps one who had none."""  # R15, R16
    table.then(FORFEIT, seat, 2)
    roll(table, seat)
    if not table.token_count(seat, 1 + which):
        table.open_window(MISSING_TOKENS, might_hold(table, ATHELAS), seat, seat, 2)


def lay_down_turned_up(table: Table) -> None:
    """The card that set the symbol goes to the discards."""  # R09
    if table.turned_up:
        put_away(table, table.turned_up - 1, 1)
        table.turned_up = 0
