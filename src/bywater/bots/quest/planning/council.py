"""The team of hobbits as the search sees it: its courses, how it plays on to the end of a board, and its hopes."""

from typing import Final, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.hope import FEATURES, hope_of
from bywater.bots.quest.planning.courses import Courses, codes_of
from bywater.bots.quest.policy.fellowship import Fellowship
from bywater.bots.search.guide import Guide
from bywater.core.frames import kind_of
from bywater.core.seats import CHANCE
from bywater.core.state import State
from bywater.games.quest.model import board
from bywater.games.quest.model.endings import DESTROYED
from bywater.games.quest.model.frames import DIE, TILE_DRAW
from bywater.games.quest.rules.scoring import main_score
from bywater.games.quest.state import QuestState

_NEARLY: Final = 0.0005  # what a point is worth if all is lost

# Where a playout ends that begins at a place: behind the board that is played or comes next.
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
class Council(Guide):
    """Hobbits who think together."""

    def __init__(self, fellowship: Fellowship) -> None:
        self.fellowship = fellowship
        self.listed = Courses(fellowship)
        self.seen = vec[float]([0.0] * FEATURES)

    def plans(self, state: State) -> list[list[int]]:
        """What could be done now, the policy's own course first. One alone needs no search."""
        return [codes_of(packed) for packed in self.listed.list(cast(QuestState, state))]

    def choose(self, state: State, rng: Random) -> i64:
        return self.fellowship.answer(cast(QuestState, state))

    def finish(self, state: State, rng: Random) -> i64:
        """Play on to the end of the board, or of the game.

        Tiles, dice and cards have random numbers of their own, and each board's tiles: so two courses meet the same
        tiles even if one of them draws a card more.
        """
        table = cast(QuestState, state)
        fellowship = self.fellowship
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
                table.apply_legal(fellowship.answer(table))
            count += 1
        return count

    def worth(self, state: State) -> list[float]:
        """To a team the hope of all, to rivals their own."""
        table = cast(QuestState, state)
        if not table.height and table.rivals:
            return table.returns()
        return [2.0 * self.hope(table) - 1.0] * table.seats

    def hope(self, table: QuestState) -> float:
        """How likely the Ring will be destroyed."""
        if table.height:
            return hope_of(table, self.seen)
        if table.over == DESTROYED:
            return 1.0
        return _NEARLY * float(main_score(table))
