"""What goes on by itself until somebody must be asked, or chance must speak."""

from mypy_extensions import i64

from bywater.core.codes import size
from bywater.core.stack import a_of, b_of, c_of, frame, kind_of, seat_of, with_b
from bywater.games.quest.actions import ADVANCE, DONE, GIVE, GO_ON, NEXT, PASS, REFUSE
from bywater.games.quest.anytime import floor_mask, might_call, might_speak, quiet, rivals_speak
from bywater.games.quest.board import LINES
from bywater.games.quest.cards import CALL_PRICE
from bywater.games.quest.choices import list_open, looked_at
from bywater.games.quest.corruption import darken
from bywater.games.quest.demands import FROM, SELF, might_be_paid, shields_of
from bywater.games.quest.dice import lose_cards, run_roll
from bywater.games.quest.doing import answer
from bywater.games.quest.events import lay_down_turned_up, run_event, shelob_unpaid, suffer
from bywater.games.quest.hands import deck_ready, lowest_kind, undealt
from bywater.games.quest.journey import end_scenario, run_each, run_journey, set_being_dealt
from bywater.games.quest.lines import unfinished_lines
from bywater.games.quest.state import (
    AFTER_A_TILE,
    AFTER_MARKER,
    BEFORE_A_LOSS,
    BEFORE_CARDS,
    BEFORE_THE_STEPS,
    BETWEEN_EVENTS,
    CARDS,
    CHOOSING_LINE,
    DEAL,
    DEMAND,
    DRAW,
    EACH,
    EVENT,
    FLOOR,
    FORESEEING,
    FORFEIT,
    GANDALF_CALLED,
    JOURNEY,
    LAST_EVENT,
    LOSING,
    MISSING_TOKENS,
    NOT_PAID,
    PASSING,
    QUIET,
    RIVALS,
    ROLL,
    SCENARIO_ENDS,
    SHARING,
    SHELOB_APPEARS,
    SPECIAL_DRAW,
    TURN,
    TURN_UP,
    Table,
)
from bywater.games.quest.turn import run_turn


def proceed(table: Table) -> None:
    """Go on until there is a question, a chance, or the end.

    Without the option `automatic` a question with a single answer is asked, too.
    """
    while table.height:
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind < QUIET:
            go_on(table, packed, kind)
        elif kind >= DRAW:
            if chance_speaks(table, packed, kind):
                return
        elif not table.is_here(seat_of(packed)):
            pass_over(table, packed, kind)
        else:
            code: i64 = only_answer(table, packed, kind)
            if kind == CARDS and b_of(packed) and code == -1:  # N10
                table.swap(with_b(packed, 0))
                rivals_speak(table, BEFORE_CARDS, seat_of(packed))
            elif code == -1 or not table.automatic:
                return
            elif code == -2:
                table.force(PASS if kind == AFTER_MARKER else DONE)
                table.pass_window()
            else:
                table.force(code)
                answer(table, code)


def go_on(table: Table, packed: i64, kind: i64) -> None:
    """One step of what needs nobody's answer."""
    if kind == TURN:
        run_turn(table, packed)
    elif kind == ROLL:
        if table.is_here(seat_of(packed)):
            run_roll(table, packed)
        else:
            table.pop()
    elif kind == EACH:
        run_each(table, packed)
    elif kind == EVENT:
        run_event(table, packed)
    elif kind == JOURNEY:
        run_journey(table, packed)
    elif kind == SCENARIO_ENDS:
        end_scenario(table)
    elif kind == FORFEIT:
        forfeit(table, packed)
    else:
        go_to_the_dark(table, packed)


def forfeit(table: Table, packed: i64) -> None:
    """After a last moment cards are lost, or an unpaid demand brings what it brings."""  # R15, N9, N10
    seat: i64 = seat_of(packed)
    unpaid: i64 = c_of(packed)
    if not unpaid and not table.is_here(seat):
        table.pop()
    elif not b_of(packed):
        table.swap(with_b(packed, 1))
        if unpaid:
            quiet(table, NOT_PAID, table.decider())
        else:
            quiet(table, BEFORE_A_LOSS, seat)
    else:
        table.pop()
        if unpaid:
            suffer(table, unpaid - 1, table.decider())
        else:
            lose_cards(table, seat, a_of(packed))


def go_to_the_dark(table: Table, packed: i64) -> None:
    """Steps for missing tokens; if they put a hobbit out whom Athelas could have spared, after a last moment."""  # N9
    seat: i64 = seat_of(packed)
    if b_of(packed) and table.is_here(seat):
        table.swap(with_b(packed, 0))
        quiet(table, BEFORE_THE_STEPS, seat)
        return
    table.pop()
    if table.is_here(seat):
        darken(table, seat, a_of(packed))


def chance_speaks(table: Table, packed: i64, kind: i64) -> bool:
    """Whether a chance point is open. Who is out draws nothing, and an empty deck gives nothing."""  # R26
    if kind == DRAW:
        if not table.is_here(a_of(packed)) or not deck_ready(table):
            table.pop()
            return False
    elif kind == DEAL:
        if not undealt(table) & set_being_dealt(table):  # only where a position was written so
            table.pop()
            return False
    elif kind == SPECIAL_DRAW:
        if not table.specials:  # only where a position was written so
            table.pop()
            return False
    elif kind == TURN_UP and not deck_ready(table):
        table.pop()
        if table.shared:
            table.ask(SHARING, table.bearer)
        return False
    return True


def pass_over(table: Table, packed: i64, kind: i64) -> None:
    """A question to somebody who is out."""  # R27
    if RIVALS <= kind <= MISSING_TOKENS:
        table.pass_window()
    elif kind == DEMAND and FROM[a_of(packed)] != SELF:
        table.swap(frame(DEMAND, table.decider(), a_of(packed), 0))
    elif kind == SHELOB_APPEARS:
        table.pop()
        shelob_unpaid(table, seat_of(packed))
    elif kind == QUIET and concerns_all(table, a_of(packed)) and might_speak(table, packed):  # N9
        table.swap(frame(QUIET, table.decider(), a_of(packed)))
    else:
        table.pop()
        if kind == DEMAND:
            lay_down_turned_up(table)


def concerns_all(table: Table, moment: i64) -> bool:
    """Whether a quiet moment is still due when the hobbit who was asked is out: what comes next happens anyway."""
    if moment == AFTER_A_TILE:  # N7
        return b_of(table.under()) > LINES
    return moment == LAST_EVENT or moment == BETWEEN_EVENTS


def only_answer(table: Table, packed: i64, kind: i64) -> i64:
    """The single answer that all can see, -1 if somebody must be asked, -2 if a window has nothing to offer."""
    seat: i64 = seat_of(packed)
    if kind == DEMAND:
        if not table.pledged and not might_be_paid(table, a_of(packed), seat) and not might_speak(table, packed):
            return REFUSE
        if not table.secret and not table.rivals and FROM[a_of(packed)] == SELF:
            codes = list_open(table)
            if len(codes) == 1:
                return codes[0]
    elif kind == FLOOR:
        if table.sizes[seat] and (table.secret or not table.pledged):
            return -1  # there is a card to throw away, or might be one to pledge
        if table.rivals and shields_of(table, seat, -1) >= CALL_PRICE:
            return -1  # whether there are enough shields for Gandalf is the rival's secret
        if len(list_open(table)) == 1:
            return DONE
    elif kind == QUIET:
        if not floor_mask(table, packed):
            return GO_ON
    elif kind == CARDS:
        if a_of(packed) and (not table.secret or not table.sizes[seat]) and len(list_open(table)) == 1:
            return DONE
    elif kind == AFTER_MARKER:
        if not (might_call(table, packed) >> seat) & 1:
            return -2
    elif kind == RIVALS:
        if not (might_speak(table, packed) >> seat) & 1:
            return -2
    elif kind == CHOOSING_LINE:
        lines: i64 = unfinished_lines(table)
        if lines & (lines - 1) == 0:
            return ADVANCE + _place_of(lines)
    elif kind == PASSING:
        if table.sizes[seat] == 1:
            return GIVE + lowest_kind(table, seat)
    elif kind == FORESEEING:
        rest: i64 = looked_at(table, a_of(packed))
        if rest & (rest - 1) == 0 and (not table.secret or table.tops >> (4 * a_of(packed)) < 16):
            return NEXT + _place_of(rest)
    elif kind == GANDALF_CALLED or (kind == LOSING and not table.secret):
        codes = list_open(table)
        if len(codes) == 1:
            return codes[0]
    return -1


def _place_of(mask: i64) -> i64:
    """The place of the only bit of a small mask."""
    return size(mask - 1)
