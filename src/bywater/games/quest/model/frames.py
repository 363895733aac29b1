"""The kinds of frames: decisions, chance points and automatic steps, with their steps and numbers.

The comments say what the numbers a, b and c of a kind mean. `KINDS` has one row per kind.
"""

from typing import Final

from bywater.core.frames import Fields, FrameKind, FrameKinds, Number
from bywater.games.quest.model.demands import DEMANDS

MAX_FRAMES: Final = 40

# Automatic kinds (below QUIET): the engine runs the next step of such a frame when it is on top.
JOURNEY: Final = 1  # a: the next step at this place, b: the last active player plus 1, c: 1 once a card had an effect
TURN: Final = 2  # seat: the active player, a: the next step, b: the tile plus 1
EACH: Final = 3  # seat: the first hobbit, a: the hobbits still to come, b: what each does, c: a number
ROLL: Final = 4  # seat: who rolls, a: the next step, b: the face, c: the purpose
EVENT: Final = 5  # a: the next step, b: the event, 1 to 6, c: bits, see FOLLOWS and MAGIC_OFFERED
SCENARIO_ENDS: Final = 6
FORFEIT: Final = 7  # seat: who must lose cards, a: how many, b: 1 after the last moment, c: an unpaid demand plus 1
LACKING: Final = 8  # seat: who moves for missing tokens, a: the steps, b: 1 if a quiet moment comes first

# Decisions of a hobbit.
QUIET: Final = 16  # a: the moment
CARDS: Final = 17  # a: 0, or the colour of the played card plus 1, b: 1 if rivals may act first
INTERRUPT: Final = 18  # b: the first thing that may be pledged now
RIVALS: Final = 19  # a window for what rivals may do at any time; a: seats still to be prompted, b: as above
BEFORE_TILE: Final = 20  # windows; a: seats still to be prompted, b: the seat concerned
AFTER_TILE: Final = 21
BEFORE_ROLL: Final = 22
AFTER_ROLL: Final = 23
AFTER_MARKER: Final = 24
MISSING_TOKENS: Final = 25  # c: the number of frames below that Athelas removes
DEMAND: Final = 26  # a: the demand, b: the first thing that may be pledged now
PLEDGING: Final = 27  # with rivals: a window; a: seats still to be prompted, b: the first thing, c: the demand
GANDALF_CALLED: Final = 28  # a: who called
FORESEEING: Final = 29  # a: how many are in order
SENDING: Final = 30  # Miruvor: the receiver of a card
PASSING: Final = 31  # a: the receiver, b: 1 for the Council
LOSING: Final = 32  # a: how many more, b: the first kind that may be picked
CHOOSING_LINE: Final = 33  # a: how many spaces, b: 1 if the Ring moves it
OFFER: Final = 34  # a: the price in shields
SHELOB_APPEARS: Final = 35
PREPARING: Final = 36
SHARING: Final = 37

# Chance points.
DRAW: Final = 48  # a: who draws, b: how many
DEAL: Final = 49  # a: who gets a feature card, b: how many
TILE_DRAW: Final = 50
DIE: Final = 51
SPECIAL_DRAW: Final = 52  # a: who takes it
TURN_UP: Final = 53  # a: the demand, or FOR_PREPARATIONS; b: how many
FORESIGHT_DRAW: Final = 54  # a: who looks, b: how many are still to be seen

# Quiet moments, in which anyone may act first.
BEFORE_A_TILE: Final = 0
AFTER_A_TILE: Final = 1
AFTER_A_ROLL: Final = 2
LAST_EVENT: Final = 3
END_OF_SCENARIO: Final = 4
BEFORE_THE_ATTEMPT: Final = 5
BEFORE_A_LOSS: Final = 6
BETWEEN_EVENTS: Final = 7
BEFORE_THE_STEPS: Final = 8
NOT_PAID: Final = 9
BEFORE_CARDS: Final = 10

MOMENTS: Final = (
    *("before_a_tile", "after_a_tile", "after_a_roll", "last_event", "end_of_scenario", "the_attempt"),
    *("before_a_loss", "between_events", "before_the_steps", "not_paid", "before_cards"),
)

# The actions of EACH.
EACH_DRAWS: Final = 0
EACH_ROLLS: Final = 1
EACH_MEETS_DEMAND: Final = 2
EACH_IS_OFFERED: Final = 3
EACH_PASSES: Final = 4
EACH_SHOWS_TOKENS: Final = 5

# The purpose of a TURN_UP that is not for a demand.
FOR_PREPARATIONS: Final = 0

# The purposes of a ROLL.
ORDINARY: Final = 0
THE_RINGS: Final = 1
THE_ATTEMPT: Final = 2

# The steps of TURN.
TURN_BEGINS: Final = 0
PROMPT_PHIAL: Final = 1
TURN_TILE: Final = 2
TILE_TURNED: Final = 3
PROMPT_STAFF: Final = 4
CARRY_OUT: Final = 5
PLAY_CARDS: Final = 6
TURN_ENDS: Final = 7

# The steps of ROLL.
PROMPT_BELT: Final = 0
THROW: Final = 1
LAST_MOMENT: Final = 2
PROMPT_MITHRIL: Final = 3
TAKE_EFFECT: Final = 4
MITHRIL_DECLINED: Final = 5  # after PROMPT_MITHRIL, if nobody played Mithril

# The first step of JOURNEY at every place.
ARRIVED: Final = 0

# The steps of JOURNEY on a board; the one after them moves to the next place.
SET_UP: Final = 0
PLAYING: Final = 1
CLOSING: Final = 2
LOOK_AT_TOKENS: Final = 3
NEXT_BEARER: Final = 4

# The steps of JOURNEY at Bag End, in a haven, and at the mountain; the one after them moves to the next place.
DRAW_HANDS: Final = 0
PREPARE: Final = 1
NAZGUL_APPEAR: Final = 2
DEAL_FEATURES: Final = 0
PASS_OR_RECOVER: Final = 1
TEST_EACH: Final = 2
QUIET_BEFORE: Final = 0
ATTEMPT: Final = 1
TAKE_SHIELD: Final = 2

# The steps of EVENT, and the bits of its third number.
PROMPT_MAGIC: Final = 0
MOMENT_BEFORE: Final = 1
FOLLOWS: Final = 1  # it was caused by another event
MAGIC_OFFERED: Final = 2

# The step of JOURNEY at the mountain if the Belt replaced the roll.
NOT_TRIED: Final = 4


def _cards_played(numbers: tuple[int, int, int, int]) -> Fields:
    return {"played": 1 if numbers[0] else 0}


_INTERNAL: Final = Number()

KINDS: Final = FrameKinds(
    [
        FrameKind(JOURNEY, "journey"),
        FrameKind(TURN, "turn"),
        FrameKind(EACH, "each"),
        FrameKind(ROLL, "roll"),
        FrameKind(EVENT, "event"),
        FrameKind(SCENARIO_ENDS, "scenario_ends"),
        FrameKind(FORFEIT, "forfeit"),
        FrameKind(LACKING, "lacking"),
        FrameKind(QUIET, "quiet", "R05", (Number("moment", MOMENTS),)),
        FrameKind(CARDS, "cards", "Q11", fields=_cards_played),
        FrameKind(INTERRUPT, "interrupt", "R34"),
        FrameKind(RIVALS, "rivals", "V4", (_INTERNAL, _INTERNAL, Number("moment", MOMENTS))),
        FrameKind(BEFORE_TILE, "before_tile", "Q26"),
        FrameKind(AFTER_TILE, "after_tile", "Q26"),
        FrameKind(BEFORE_ROLL, "before_roll", "Q26", (_INTERNAL, Number("hobbit"))),
        FrameKind(AFTER_ROLL, "after_roll", "Q26", (_INTERNAL, Number("hobbit"))),
        FrameKind(AFTER_MARKER, "after_marker", "Q25"),
        FrameKind(MISSING_TOKENS, "missing_tokens", "Q26", (_INTERNAL, Number("hobbit"))),
        FrameKind(DEMAND, "demand", "R32", (Number("demand", DEMANDS),)),
        FrameKind(PLEDGING, "pledging", "V4", (_INTERNAL, _INTERNAL, Number("demand", DEMANDS))),
        FrameKind(GANDALF_CALLED, "gandalf_called", "R17", (Number("caller"),)),
        FrameKind(FORESEEING, "foreseeing", "C7"),
        FrameKind(SENDING, "sending", "Q26"),
        FrameKind(PASSING, "passing", "Q06", (Number("to"),)),
        FrameKind(LOSING, "losing", "R14", (Number("count"),)),
        FrameKind(CHOOSING_LINE, "choosing_line", "R18", (Number("count"),)),
        FrameKind(OFFER, "offer", "R29", (Number("count"),)),
        FrameKind(SHELOB_APPEARS, "shelob_appears", "R13"),
        FrameKind(PREPARING, "preparing", "V1"),
        FrameKind(SHARING, "sharing", "Q03"),
        FrameKind(DRAW, "draw", "R26", (Number("to"), Number("count")), chance="deck"),
        FrameKind(DEAL, "deal", "Q05", (Number("to"), Number("count")), chance="features"),
        FrameKind(TILE_DRAW, "tile", "Q09", chance="tiles"),
        FrameKind(DIE, "die", "Q14", chance="die"),
        FrameKind(SPECIAL_DRAW, "special_shield", "Q17", (Number("to"),), chance="shields"),
        FrameKind(TURN_UP, "turn_up", "R08", chance="deck"),
        FrameKind(FORESIGHT_DRAW, "foresight", "C7", (Number("to"),), chance="tiles"),
    ]
)
