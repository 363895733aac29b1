"""Ends: what each seat gets, by the game's own utility."""

from bywater.core.codes import OVER
from bywater.core.game import GENERAL, IDENTICAL, ZERO_SUM
from bywater.testing.walk import Walk


def ends(walk: Walk) -> None:
    """Nothing is won before the end; then returns lie in [-1, 1] as the utility says, and the ending has a key."""
    utility = walk.game.utility_of(walk.options)
    for state in walk:
        returns, score = list(state.returns()), list(state.score())
        walk.need(len(returns) == len(score) == walk.seats, f"returns {returns} and score {score} are not one a seat")
        walk.need(all(type(points) is int for points in score), f"the score {score} is not whole points")
        if state.actor != OVER:
            walk.need(not any(returns), f"returns are {returns} while the game goes on")
            walk.need(state.ending() == "", f"it goes on, and ended by {state.ending()!r}")
            continue
        walk.need(state.ending() != "", "it is over, and nothing says how")
        walk.need(all(-1 <= gained <= 1 for gained in returns), f"returns {returns} leave [-1, 1]")
        if utility == ZERO_SUM:
            walk.need(abs(sum(returns)) < 1e-9, f"returns {returns} don't sum to zero")
        elif utility == IDENTICAL:
            walk.need(len(set(returns)) == 1, f"returns {returns} are not the same for all")
        else:
            walk.need(utility == GENERAL, f"there is no utility {utility!r}")
