"""What is asked: the name of each question, the rule behind it, and what it is about."""

from typing import Final

from mypy_extensions import i64

from bywater.core.decision import Decision
from bywater.core.stack import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.quest.board import BOARD_OF, EVENTS, EVENTS_EACH, FACES, TILES
from bywater.games.quest.demands import DEMANDS, SHELOB_UNPAID
from bywater.games.quest.state import (
    AFTER_MARKER,
    AFTER_ROLL,
    AFTER_TILE,
    BEFORE_ROLL,
    BEFORE_TILE,
    CARDS,
    CHOOSING_LINE,
    DEAL,
    DEMAND,
    DIE,
    DRAW,
    EACH,
    EVENT,
    FLOOR,
    FORESEEING,
    FORESIGHT_DRAW,
    FORFEIT,
    GANDALF_CALLED,
    JOURNEY,
    LACKING,
    LOSING,
    MISSING_TOKENS,
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

# The name of each question, and the rule behind it.
ASKED: Final = {
    JOURNEY: ("journey", ""),
    TURN: ("turn", ""),
    EACH: ("each", ""),
    ROLL: ("roll", ""),
    EVENT: ("event", ""),
    SCENARIO_ENDS: ("scenario_ends", ""),
    FORFEIT: ("forfeit", ""),
    LACKING: ("lacking", ""),
    QUIET: ("quiet", "R05"),
    CARDS: ("cards", "Q11"),
    FLOOR: ("floor", "R34"),
    RIVALS: ("rivals", "V4"),
    BEFORE_TILE: ("before_tile", "Q26"),
    AFTER_TILE: ("after_tile", "Q26"),
    BEFORE_ROLL: ("before_roll", "Q26"),
    AFTER_ROLL: ("after_roll", "Q26"),
    AFTER_MARKER: ("after_marker", "Q25"),
    MISSING_TOKENS: ("missing_tokens", "Q26"),
    DEMAND: ("demand", "R32"),
    PLEDGING: ("pledging", "V4"),
    GANDALF_CALLED: ("gandalf_called", "R17"),
    FORESEEING: ("foreseeing", "C7"),
    SENDING: ("sending", "Q26"),
    PASSING: ("passing", "Q06"),
    LOSING: ("losing", "R14"),
    CHOOSING_LINE: ("choosing_line", "R18"),
    OFFER: ("offer", "R29"),
    SHELOB_APPEARS: ("shelob_appears", "R13"),
    PREPARING: ("preparing", "V1"),
    SHARING: ("sharing", "Q03"),
    DRAW: ("draw", "R26"),
    DEAL: ("deal", "Q05"),
    TILE_DRAW: ("tile", "Q09"),
    DIE: ("die", "Q14"),
    SPECIAL_DRAW: ("special_shield", "Q17"),
    TURN_UP: ("turn_up", "R08"),
    FORESIGHT_DRAW: ("foresight", "C7"),
}
MOMENTS: Final = (
    *("before_a_tile", "after_a_tile", "after_a_roll", "last_event", "end_of_scenario", "the_attempt"),
    *("before_a_loss", "between_events", "before_the_steps", "not_paid", "before_cards"),
)
_WINDOWS: Final = (BEFORE_ROLL, AFTER_ROLL, MISSING_TOKENS)


def decision_of(table: Table) -> Decision:
    """What is asked. Its fields name what the question is about; hobbits are seats, the rest are ids or counts."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if not kind:
        return Decision("over", -2, "", {})
    name, rule = ASKED[kind]
    fields: dict[str, int | str] = {}
    if kind == QUIET:
        fields = {"moment": MOMENTS[a_of(packed)], **_about_moment(table)}
    elif kind == RIVALS:
        fields = {"moment": MOMENTS[c_of(packed)], **_about_moment(table)}
    elif kind == CARDS:
        fields = {"played": 1 if a_of(packed) else 0}
    elif kind == DEMAND:
        fields = {"demand": DEMANDS[a_of(packed)]}
    elif kind == PLEDGING:
        fields = {"demand": DEMANDS[c_of(packed)]}
    elif kind in _WINDOWS:
        fields = {"hobbit": b_of(packed)}
        if kind == AFTER_ROLL:
            fields["face"] = FACES[b_of(table.under())]
    elif kind == AFTER_MARKER:
        fields = {"event": event_name(table, table.event)}
    elif kind == AFTER_TILE:
        fields = {"tile": TILES[b_of(table.under()) - 1]}
    elif kind in (LOSING, CHOOSING_LINE, OFFER):
        fields = {"count": a_of(packed)}
    elif kind == PASSING or kind == SPECIAL_DRAW or kind == FORESIGHT_DRAW:
        fields = {"to": a_of(packed)}
    elif kind in (DRAW, DEAL):
        fields = {"to": a_of(packed), "count": b_of(packed)}
    elif kind == GANDALF_CALLED:
        fields = {"caller": a_of(packed)}
    elif kind == DIE:
        fields = {"hobbit": seat_of(table.under())}
    return Decision(name, seat_of(packed), rule, fields)


def _about_moment(table: Table) -> dict[str, int | str]:
    """What has just been turned or rolled, or what is about to happen."""
    under: i64 = table.under()
    kind: i64 = kind_of(under)
    if kind == ROLL:
        return {"hobbit": seat_of(under), "face": FACES[b_of(under)]}
    if kind == TURN and b_of(under) and a_of(under) > 3:
        return {"tile": TILES[b_of(under) - 1]}
    if kind == FORFEIT and c_of(under):
        unpaid: i64 = c_of(under) - 1
        return {"event": "shelob_appears"} if unpaid == SHELOB_UNPAID else {"demand": DEMANDS[unpaid]}
    if kind == FORFEIT or kind == LACKING:
        return {"hobbit": seat_of(under), "count": a_of(under)}
    if kind == EVENT and c_of(under):
        return {"event": event_name(table, b_of(under))}
    return {}


def event_name(table: Table, number: i64) -> str:
    """The id of an event of this board, 1 to 6."""
    return str(EVENTS[int(BOARD_OF[table.place]) * EVENTS_EACH + number - 1])
