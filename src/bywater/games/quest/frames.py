"""Reading the stack of a position: what may lie on what, and with which numbers."""

from typing import Any, Final

from bywater.core.codes import CHANCE
from bywater.core.errors import BadPosition
from bywater.core.stack import a_of, b_of, c_of, frame, kind_of, seat_of
from bywater.games.quest.anytime import tiles_left
from bywater.games.quest.board import (
    BAG_END,
    EVENTS_EACH,
    LOTHLORIEN,
    MORIA,
    MOUNT_DOOM,
    NUM_FACES,
    RECOVERY,
    RIVENDELL,
    SAM_SAVES_FRODO,
)
from bywater.games.quest.cards import NUM_KINDS
from bywater.games.quest.decisions import ASKED, MOMENTS
from bywater.games.quest.demands import (
    DEMANDS,
    FELLOWSHIP,
    FIRE_OF_ORTHANC,
    FROM,
    MOUTH_OF_SAURON,
    NAZGUL_APPEARS,
    NAZGUL_SEARCH,
    SELF,
    SHELOB_UNPAID,
    SHIELD_THING,
    STONE_IN_THE_WELL,
    TEST_OF_GALADRIEL,
)
from bywater.games.quest.events import strikes_others
from bywater.games.quest.hands import undealt
from bywater.games.quest.journey import set_being_dealt
from bywater.games.quest.lines import in_scenario, unfinished_lines
from bywater.games.quest.state import (
    AFTER_A_ROLL,
    AFTER_A_TILE,
    AFTER_MARKER,
    AFTER_ROLL,
    AFTER_TILE,
    BEFORE_A_LOSS,
    BEFORE_A_TILE,
    BEFORE_CARDS,
    BEFORE_ROLL,
    BEFORE_THE_ATTEMPT,
    BEFORE_THE_STEPS,
    BEFORE_TILE,
    BETWEEN_EVENTS,
    CARDS,
    CHOOSING_LINE,
    DEAL,
    DEMAND,
    DIE,
    DRAW,
    EACH,
    EACH_IS_ASKED,
    EACH_IS_OFFERED,
    END_OF_SCENARIO,
    EVENT,
    FLOOR,
    FORESEEING,
    FORESIGHT_DRAW,
    FORFEIT,
    GANDALF_CALLED,
    JOURNEY,
    LACKING,
    LAST_EVENT,
    LOSING,
    MISSING_TOKENS,
    MOST_FRAMES,
    NOT_PAID,
    OFFER,
    PASSING,
    PLEDGING,
    PREPARING,
    QUIET,
    RIVALS,
    ROLL,
    SCENARIO_ENDS,
    SENDING,
    SHARING,
    SHELOB_APPEARS,
    SPECIAL_DRAW,
    TILE_DRAW,
    TURN,
    TURN_UP,
    Table,
)

_KINDS: Final = {name: kind for kind, (name, _) in ASKED.items()}

# What a question can be interrupted by, and what it then waits for.
_SPOKEN: Final = (FLOOR, RIVALS, AFTER_MARKER)
_MOVING: Final = (TURN, CARDS, CHOOSING_LINE, *_SPOKEN)  # whatever a marker was moved from
_AFTER: Final = (JOURNEY, TURN, EACH, SCENARIO_ENDS)  # whatever an event or a place was carried out from

_ON: Final[dict[int, tuple[int, ...]]] = {
    TURN: (JOURNEY,),
    EACH: _AFTER,
    ROLL: (*_AFTER, *_MOVING, FORFEIT, ROLL, TURN_UP),
    EVENT: (TURN, SCENARIO_ENDS),
    SCENARIO_ENDS: (*_MOVING, ROLL, *_AFTER),
    FORFEIT: _AFTER,
    LACKING: (EACH,),
    QUIET: (JOURNEY, TURN, ROLL, EVENT, FORFEIT, LACKING),
    RIVALS: (JOURNEY, TURN, ROLL, EVENT, FORFEIT, LACKING, CARDS),
    CARDS: (TURN,),
    FLOOR: (QUIET, CARDS, DEMAND, OFFER, SHELOB_APPEARS),
    BEFORE_TILE: (TURN,),
    AFTER_TILE: (TURN,),
    BEFORE_ROLL: (ROLL,),
    AFTER_ROLL: (ROLL,),
    AFTER_MARKER: (EVENT,),
    MISSING_TOKENS: (ROLL, LACKING),
    DEMAND: _AFTER,
    PLEDGING: _AFTER,
    GANDALF_CALLED: _SPOKEN,
    FORESEEING: _SPOKEN,
    SENDING: (FLOOR, RIVALS),
    PASSING: (EACH, FLOOR, RIVALS),
    LOSING: (*_AFTER, *_MOVING, FORFEIT, ROLL, TURN_UP, CHOOSING_LINE),
    CHOOSING_LINE: (TURN, FLOOR, RIVALS, SCENARIO_ENDS),
    OFFER: (EACH,),
    SHELOB_APPEARS: (TURN, SCENARIO_ENDS),
    PREPARING: (JOURNEY,),
    SHARING: (JOURNEY,),
    DRAW: (JOURNEY, EACH, TURN, *_SPOKEN, DRAW),
    DEAL: (JOURNEY, DEAL),
    TILE_DRAW: (TURN,),
    DIE: (ROLL,),
    SPECIAL_DRAW: (*_MOVING, ROLL, SCENARIO_ENDS, JOURNEY),
    TURN_UP: (JOURNEY, TURN, SCENARIO_ENDS),
    FORESIGHT_DRAW: _SPOKEN,
}

_LAST_MOMENT: Final = len(MOMENTS) - 1

# The largest first, second and third number of each kind; what is not named is 0.
_MOST: Final[dict[int, tuple[int, int, int]]] = {
    JOURNEY: (6, 5, 1),
    TURN: (7, 9, 0),
    EACH: (31, 5, 22),
    ROLL: (5, NUM_FACES - 1, 2),
    EVENT: (2, EVENTS_EACH, 3),
    FORFEIT: (2, 1, SHELOB_UNPAID + 1),
    LACKING: (3, 1, 0),
    QUIET: (_LAST_MOMENT, 0, 0),
    CARDS: (2, 1, 0),
    FLOOR: (0, SHIELD_THING, 0),
    RIVALS: (31, 0, _LAST_MOMENT),
    BEFORE_TILE: (31, 0, 0),
    AFTER_TILE: (31, 0, 0),
    BEFORE_ROLL: (31, 4, 0),
    AFTER_ROLL: (31, 4, 0),
    AFTER_MARKER: (31, 0, 0),
    MISSING_TOKENS: (31, 4, 2),
    DEMAND: (len(DEMANDS) - 1, SHIELD_THING, 0),
    PLEDGING: (31, SHIELD_THING, len(DEMANDS) - 1),
    GANDALF_CALLED: (4, 0, 0),
    FORESEEING: (2, 0, 0),
    PASSING: (4, 1, 0),
    LOSING: (2, NUM_KINDS - 1, 0),
    CHOOSING_LINE: (4, 1, 0),
    OFFER: (3, 0, 0),
    DRAW: (4, 6, 0),
    DEAL: (4, 4, 0),
    SPECIAL_DRAW: (4, 0, 0),
    TURN_UP: (NAZGUL_SEARCH, 4, 0),
    FORESIGHT_DRAW: (4, 3, 0),
}
_WINDOWS: Final = (BEFORE_TILE, AFTER_TILE, BEFORE_ROLL, AFTER_ROLL, AFTER_MARKER, MISSING_TOKENS, RIVALS, PLEDGING)
_SHOWN: Final = (STONE_IN_THE_WELL, FIRE_OF_ORTHANC, NAZGUL_SEARCH)


def read_stack(table: Table, stack: Any) -> None:
    """Push the frames of a position, each of them checked."""
    if not isinstance(stack, list) or len(stack) > MOST_FRAMES - 10:
        raise BadPosition(f"stack: a list of frames is wanted, not {stack!r}")
    for number, given in enumerate(stack):
        parts = given if isinstance(given, list) else []
        if len(parts) != 5 or any(type(part) is not int for part in parts[1:]):
            raise BadPosition(f"frame {number + 1} of the stack is not [kind, seat, number, number, number]")
        kind = _KINDS.get(parts[0], 0) if isinstance(parts[0], str) else 0
        if not kind:
            raise BadPosition(f"frame {number + 1}: there is no question {parts[0]!r}")
        seat, a, b, c = parts[1:]
        most = _MOST.get(kind, (0, 0, 0))
        if not (0 <= a <= most[0] and 0 <= b <= most[1] and 0 <= c <= most[2]):
            raise BadPosition(f"frame {number + 1}: {parts[0]} can't have these numbers")
        if (seat != CHANCE) if kind >= DRAW else not 0 <= seat < table.seats:
            raise BadPosition(f"frame {number + 1}: {parts[0]} asks the wrong one")
        under = kind_of(table.top())
        if under not in _ON[kind] if number else kind != JOURNEY:
            raise BadPosition(f"frame {number + 1}: {parts[0]} can't be asked there")
        why = _misplaced(table, kind, seat, a, b, c)
        if why:
            raise BadPosition(f"frame {number + 1}: {parts[0]}: {why}")
        table.push(frame(kind, seat, a, b, c))
    top = table.top()
    if QUIET <= kind_of(top) < DRAW and not table.is_here(seat_of(top)):
        raise BadPosition("a hobbit who is out is asked")
    if kind_of(top) == TURN and a_of(top) == 3 and not b_of(top):
        raise BadPosition("no tile was turned")


def _misplaced(table: Table, kind: int, seat: int, a: int, b: int, c: int) -> str:
    """What is wrong with a frame at this table and on this stack; empty if nothing is."""
    scenario = in_scenario(table)
    under = table.top()
    if kind == JOURNEY:
        last = 4 if table.place <= RIVENDELL or table.place in (LOTHLORIEN, MOUNT_DOOM) else 6
        if a > last or b > table.seats:
            return "that step is not taken here"
        return "no card is played here" if c and (a != 1 or not scenario) else ""
    if kind in (TURN, CARDS, EVENT, CHOOSING_LINE, SCENARIO_ENDS, SHELOB_APPEARS) and not scenario:
        return "there is no board here"
    if kind == TURN:
        if a_of(under) != 1:
            return "the scenario has not begun, or is over"
        if seat != table.active:
            return "it is another's turn"
        return "" if b > 0 or not 4 <= a <= 5 else "no tile was turned"
    if kind_of(under) == TURN and not _fits_turn(kind, a_of(under)):
        return "the turn is at another step"
    if kind in _WINDOWS and a >> table.seats:
        return "so many don't play"
    if kind in (QUIET, FLOOR, DEMAND) and table.rivals and (kind == QUIET or (kind == DEMAND and FROM[a] != SELF)):
        return "rivals are asked one after the other"
    if kind in (RIVALS, PLEDGING) and not table.rivals:
        return "only rivals are asked like that"
    if kind in (BEFORE_ROLL, AFTER_ROLL, MISSING_TOKENS) and b != seat_of(under):
        return "it concerns somebody else"
    if kind == CARDS and (a_of(under) != 7 or (b and not table.rivals)):
        return "no cards are played now"
    if kind in (QUIET, RIVALS):
        return _bad_moment(table, a if kind == QUIET else c)
    if kind == FORFEIT:
        return _bad_forfeit(table, a, c)
    if kind in (DEMAND, PLEDGING):
        return _bad_demand(table, a if kind == DEMAND else c, seat)
    if kind == EACH:
        return _bad_each(table, a, b, c)
    if kind == EVENT and b != table.event:
        return "the marker stands elsewhere"
    if kind == GANDALF_CALLED and (seat != table.decider() or a >= table.seats):
        return "the active player decides"
    if kind == FORESEEING and (a >= _tops(table) or seat != table.looker):
        return "nobody looked at so many tiles"
    if kind == FORESIGHT_DRAW and (a != table.looker or not b or b > table.tiles_size or not scenario):
        return "there are not so many tiles"
    if kind == TILE_DRAW and (not tiles_left(table) or table.tops or a_of(under) != 3):
        return "no tile is turned now"
    if kind == PASSING and (a >= table.seats or a == seat or not table.is_here(a) or not table.sizes[seat]):
        return "that card can't go there"
    if kind == LOSING and (not a or table.sizes[seat] < a):
        return "there are not so many cards"
    if kind == CHOOSING_LINE and (not a or not unfinished_lines(table)):
        return "no line can move"
    if kind in (DRAW, DEAL, SPECIAL_DRAW) and a >= table.seats:
        return "nobody sits there"
    if kind in (DRAW, DEAL) and not b:
        return "no card is wanted"
    if kind == DEAL and _left_to_deal(table) < b:
        return "there are not so many cards to deal"
    if kind == SPECIAL_DRAW and not table.specials:
        return "no special shield is left"
    if kind == TURN_UP and (not b or (a not in _SHOWN if a else table.place != BAG_END)):
        return "no card is turned up for that"
    if kind == SHARING and not table.shared:
        return "nothing is to be shared"
    if kind in (PREPARING, SHARING) and table.place != BAG_END:
        return "that is done at Bag End"
    if kind == OFFER and a not in (RECOVERY, SAM_SAVES_FRODO):
        return "that is not the price"
    if kind == DIE and a_of(under) != 2:
        return "the die is not rolled now"
    return ""


def _bad_moment(table: Table, moment: int) -> str:
    """What is wrong with a quiet moment here; empty if nothing is."""
    wanted = {CARDS: BEFORE_CARDS, LACKING: BEFORE_THE_STEPS, ROLL: AFTER_A_ROLL}
    under = table.top()
    kind = kind_of(under)
    if kind == FORFEIT:
        fits = moment == (NOT_PAID if c_of(under) else BEFORE_A_LOSS)
    elif kind == EVENT:
        fits = moment in (LAST_EVENT, BETWEEN_EVENTS)
    elif kind in wanted:
        fits = moment == wanted[kind]
    else:
        fits = moment in (BEFORE_A_TILE, AFTER_A_TILE, END_OF_SCENARIO, BEFORE_THE_ATTEMPT)
    return "" if fits else "that is another moment"


def _bad_forfeit(table: Table, cards: int, unpaid: int) -> str:
    """What is wrong with what must be suffered; empty if nothing is."""
    if not unpaid:
        return "" if cards and kind_of(table.top()) == EACH else "no cards are lost here"
    if cards or not table.rivals or not strikes_others(unpaid - 1):
        return "that is suffered at once"
    if unpaid - 1 in (STONE_IN_THE_WELL, SHELOB_UNPAID):  # the card that was turned up is put away
        return "" if in_scenario(table) and not table.turned_up else "there is no such demand"
    return _bad_demand(table, unpaid - 1, 0)


def _fits_turn(kind: int, step: int) -> bool:
    """Whether this may lie on a turn at this step."""
    if kind in (QUIET, RIVALS):
        return step in (1, 4)
    wanted = {BEFORE_TILE: 2, TILE_DRAW: 3, AFTER_TILE: 5, CARDS: 7}
    return step == wanted[kind] if kind in wanted else step in (0, 6, 7)


def _tops(table: Table) -> int:
    count = 0
    while table.tops >> (4 * count):
        count += 1
    return count


def _left_to_deal(table: Table) -> int:
    if table.place not in (RIVENDELL, LOTHLORIEN):
        return 0
    left = bin(undealt(table) & set_being_dealt(table)).count("1")
    for level in range(table.height):
        if kind_of(table.stack[level]) == DEAL:
            left -= int(b_of(table.stack[level]))
    return left


def _bad_demand(table: Table, demand: int, seat: int) -> str:
    haven = {NAZGUL_APPEARS: BAG_END, FELLOWSHIP: RIVENDELL, TEST_OF_GALADRIEL: LOTHLORIEN}
    if demand in haven:
        return "" if table.place == haven[demand] else "that is asked in a haven"
    if not in_scenario(table):
        return "there is no board here"
    if (demand in _SHOWN) != (table.turned_up > 0):
        return "a card is turned up exactly when its symbol is wanted"
    if demand == NAZGUL_SEARCH and seat != table.bearer:
        return "the Ring-bearer is asked"
    return ""


def _bad_each(table: Table, left: int, what: int, number: int) -> str:
    if left >> table.seats:
        return "so many don't play"
    if what == EACH_IS_ASKED:
        return _bad_each_demand(table, number)
    if what == EACH_IS_OFFERED and number not in (RECOVERY, SAM_SAVES_FRODO):
        return "that is not the price"
    if number > 6:
        return "the number is too large"
    return "" if table.place != MOUNT_DOOM else "each is asked before the mountain"


def _bad_each_demand(table: Table, demand: int) -> str:
    if FROM[demand] != SELF or demand in _SHOWN:
        return "that is not asked of each"
    if demand <= MOUTH_OF_SAURON:
        return _bad_demand(table, demand, 0)
    return "" if table.place >= MORIA else "there is no board here"
