"""How a search plays on below its tree: at random, unless a game's own guide knows better."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Plays a state on and says what came of it. This one knows no game."""

    def offer(self, state: State) -> vec[i64]:
        """The choices that a search looks at here: all that are legal, or fewer where a guide knows better."""
        return state.legal()

    def settle(self, state: State, rng: Random) -> i64:
        """What a search shall take for granted here, in its tree as well; -1 where it is to search."""
        return -1

    def choose(self, state: State, rng: Random) -> i64:
        """One action for the seat to act."""
        return state.random_action(rng.random())

    def finish(self, state: State, rng: Random) -> i64:
        """Play on until the worth of the state can be told; how many actions that took, chance included."""
        count: i64 = 0
        actor: i64 = state.actor
        while actor != OVER:
            if actor == CHANCE:
                state.apply_legal(state.pick(rng.random()))
            else:
                state.apply_legal(self.choose(state, rng))
            count += 1
            actor = state.actor
        return count

    def worth(self, state: State) -> list[float]:
        """What a finished state is worth to each seat, in [-1, 1]."""
        return state.returns()
