"""An arena: its plan, its finished games, and the folder that stores them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from bywater.arena.executor import Executor, Local
from bywater.arena.game import Outcome
from bywater.arena.plan import Plan
from bywater.arena.results import Results, results_of
from bywater.arena.store import Store


class Arena:
    """Plays the remaining games of a plan. Finished games are stored in the folder, if one is given."""

    def __init__(self, plan: Plan, out: Path | str | None = None) -> None:
        self.plan = plan
        self.store = None if out is None else Store(Path(out), plan)
        self.outcomes: list[Outcome] = [] if self.store is None else self.store.found

    def play(self, executor: Executor) -> Iterator[Outcome]:
        """Play the remaining games. Yields each outcome after it was stored."""
        over = {outcome.key for outcome in self.outcomes}
        remaining = [fixture for fixture in self.plan.fixtures() if fixture.key not in over]
        for outcome in executor.run(remaining):
            if self.store is not None:
                self.store.add(outcome)
            self.outcomes.append(outcome)
            yield outcome

    def results(self) -> Results:
        """The results of the games played so far."""
        return results_of(self.plan, self.outcomes)

    def write(self, results: Results, drawing: str) -> None:
        """Write results.json and results.svg into the folder."""
        if self.store is not None:
            text = json.dumps(results.plain(), indent=2) + "\n"
            (self.store.folder / "results.json").write_text(text, encoding="utf-8")
            (self.store.folder / "results.svg").write_text(drawing, encoding="utf-8")

    def close(self) -> None:
        """Close the folder, if there is one, so that another arena may use it."""
        if self.store is not None:
            self.store.close()


def round_robin(
    plan: Plan,
    *,
    executor: Executor | None = None,
    out: Path | str | None = None,
    on_outcome: Callable[[Outcome], None] = lambda _: None,
) -> Results:
    """Play a plan to its end and return its results; `on_outcome` is called with each outcome.

    The executor is `Local(jobs)` or, with the extra `ray`, `Ray()`; by default the games are played in this process.
    With a folder in `out`, an interrupted plan is continued there, and `results.json` and `results.svg` are written.

    >>> plan = Plan("quest", ("random", "cautious"), rounds=2, seats=2, levels=({"sauron": 15}, {"sauron": 12}))
    >>> results = round_robin(plan)
    >>> results.played
    8
    >>> [(plan.levels[team.level], team.bot, team.won.trials) for team in results.teams[:2]]
    [({'sauron': 15}, 'random', 2), ({'sauron': 15}, 'cautious', 2)]
    >>> results.teams[1].difference.score > 0
    True
    """
    from bywater.arena.plot import draw
    from bywater.words import Words

    arena = Arena(plan, out)
    try:
        with executor or Local(1) as players:
            for outcome in arena.play(players):
                on_outcome(outcome)
        results = arena.results()
        if out is not None:
            arena.write(results, draw(results, Words("en", plan.game)))
    finally:
        arena.close()
    return results
