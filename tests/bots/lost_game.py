"""The end of a game of The Confrontation that Light throws away: Frodo stands before Mordor, and Sam moves."""

from bywater.core.play import Play, resume
from bywater.core.record import Record
from bywater.registry import load

GAME = load("confrontation")
START = {
    "turn": "light",
    "light": {"figures": {"rohan": ["frodo"], "rhudaur": ["sam"], "eregion": ["merry"]}},
    "dark": {"figures": {"shire": ["orcs"], "arthedain": ["troll"], "cardolan": ["warg"], "mirkwood": ["saruman"]}},
}
LINES = ("frodo rohan-gondor", "warg cardolan-shire", "sam rhudaur-high_pass", "troll arthedain-shire")
BLUNDER = 2


def lost_game() -> Record:
    """With the third move Light could have won; with the fourth Dark does."""
    start = GAME.position(START).position()
    play: Play = resume(GAME, Record(GAME.id, GAME.rules, 2, {}, list(LINES), start=start))
    assert play.state.returns() == [-1.0, 1.0]
    return play.record()
