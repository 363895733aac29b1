"""The playout policy of a search: random, unless a game has a guide of its own."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Plays out a state and evaluates the result. This base class plays at random."""

    def actions(self, state: State) -> vec[i64]:
        """Return the actions that a search tries here: all legal ones, unless a guide prunes them."""
        return state.legal()

    def fixed_action(self, state: State, rng: Random) -> i64:
        """Return the action that is played without a search, in the tree as well; -1 if the search decides."""
        return -1

    def choose(self, state: State, rng: Random) -> i64:
        """Return an action for the acting seat."""
        return state.random_action(rng.random())

    def finish(self, state: State, rng: Random) -> i64:
        """Play on until the state can be evaluated and return the number of actions, chance included."""
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
        """Return the value of a state after `finish` for each seat, in [-1, 1]."""
        return state.returns()
