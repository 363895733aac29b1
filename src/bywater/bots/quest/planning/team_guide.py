"""The guide of the team's search: candidate plans, playouts to the end of a board, and the outlook there."""

from typing import Final, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.outlook import NUM_FEATURES, outlook
from bywater.bots.quest.planning.candidates import Candidates, codes_of
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.bots.search.guide import Guide
from bywater.core.frames import kind_of
from bywater.core.seats import CHANCE
from bywater.core.state import State
from bywater.games.quest.model import board
from bywater.games.quest.model.endings import DESTROYED
from bywater.games.quest.model.frames import DIE, TILE_DRAW
from bywater.games.quest.rules.scoring import main_score
from bywater.games.quest.state import QuestState

_POINT: Final = 0.0005  # the value of a point of score in a lost game

# The place at which a playout from each place ends: after the current or the next board.
_UNTIL: Final = vec[i64](
    [
        board.LOTHLORIEN,
        board.LOTHLORIEN,
        board.LOTHLORIEN,
        board.SHELOBS_LAIR,
        board.SHELOBS_LAIR,
        board.MORDOR,
        board.MOUNT_DOOM + 1,
        board.MOUNT_DOOM + 1,
    ]
)


@final
class TeamGuide(Guide):
    """Plays by the rules of thumb, and evaluates by the outlook."""

    def __init__(self, guide: QuestGuide) -> None:
        self.guide = guide
        self.candidates = Candidates(guide)
        self.inputs = vec[float]([0.0] * NUM_FEATURES)

    def plans(self, state: State) -> list[list[int]]:
        """Return the candidate plans, the rules of thumb's own first; a single one needs no search."""
        return [codes_of(packed) for packed in self.candidates.list(cast(QuestState, state))]

    def choose(self, state: State, rng: Random) -> i64:
        return self.guide.answer(cast(QuestState, state))

    def finish(self, state: State, rng: Random) -> i64:
        """Play on to the end of the board, or of the game.

        Tiles, dice and cards, and the tiles of each board, have separate random numbers, so that two plans get the same
        tiles even if one of them draws one card more.
        """
        table = cast(QuestState, state)
        guide = self.guide
        seed: i64 = i64(rng.random() * 1000000000.0)
        dice = Random(seed + 1)
        cards = Random(seed + 2)
        tiles = Random(seed + 3)
        place: i64 = table.place
        until: i64 = _UNTIL[place]
        if table.rivals:
            until = board.MOUNT_DOOM + 1
        count: i64 = 0
        while table.height and table.place < until:
            if table.place != place:
                place = table.place
                tiles = Random(seed + 3 + place)
            if table.actor == CHANCE:
                kind: i64 = kind_of(table.top())
                at: float
                if kind == TILE_DRAW:
                    at = tiles.random()
                elif kind == DIE:
                    at = dice.random()
                else:
                    at = cards.random()
                table.apply_legal(table.pick(at))
            else:
                table.apply_legal(guide.answer(table))
            count += 1
        return count

    def worth(self, state: State) -> list[float]:
        """Return the probability to win as a value, the same for all; for rivals the returns of each."""
        table = cast(QuestState, state)
        if not table.height and table.rivals:
            return table.returns()
        return [2.0 * self.win_chance(table) - 1.0] * table.seats

    def win_chance(self, table: QuestState) -> float:
        """Return the probability that the Ring is destroyed; a lost game counts a little by its score."""
        if table.height:
            return outlook(table, self.inputs)
        if table.over == DESTROYED:
            return 1.0
        return _POINT * float(main_score(table))
