"""Checks of results: returns, scores and endings."""

from bywater.core.game import GENERAL, IDENTICAL, ZERO_SUM
from bywater.core.seats import OVER
from bywater.testing.walk import Walk


def ends(walk: Walk) -> None:
    """Returns are 0 before the end; then they lie in [-1, 1] as the utility says, and the ending has a key."""
    utility = walk.game.utility_of(walk.options)
    for state in walk:
        returns, score = list(state.returns()), list(state.score())
        walk.check(
            len(returns) == len(score) == walk.seats,
            f"expected one return and one score per seat, got {returns} and {score}",
        )
        walk.check(all(type(points) is int for points in score), f"expected whole numbers as scores, got {score}")
        if state.actor != OVER:
            walk.check(not any(returns), f"expected returns of 0 before the end, got {returns}")
            walk.check(state.ending() == "", f"expected no ending before the end, got {state.ending()!r}")
            continue
        walk.check(state.ending() != "", "expected a key from ending() at the end, got an empty text")
        walk.check(all(-1 <= gained <= 1 for gained in returns), f"expected returns from -1 to 1, got {returns}")
        if utility == ZERO_SUM:
            walk.check(abs(sum(returns)) < 1e-9, f"expected returns that sum to 0, got {returns}")
        elif utility == IDENTICAL:
            walk.check(len(set(returns)) == 1, f"expected equal returns, got {returns}")
        else:
            walk.check(utility == GENERAL, f"expected a known utility, got {utility!r}")
