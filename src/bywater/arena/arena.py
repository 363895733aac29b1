"""An arena: its plan, the games finished so far, and where they are kept."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from bywater.arena.executor import Executor, Local
from bywater.arena.game import Outcome
from bywater.arena.plan import Plan
from bywater.arena.results import Results, results_of
from bywater.arena.store import Store


class Arena:
    """Plays what is left of a plan. With a folder every finished game is kept there, and those found are not played
    again."""

    def __init__(self, plan: Plan, out: Path | str | None = None) -> None:
        self.plan = plan
        self.store = None if out is None else Store(Path(out), plan)
        self.outcomes: list[Outcome] = [] if self.store is None else self.store.found

    def play(self, executor: Executor) -> Iterator[Outcome]:
        """Play what is left; each game as it ends, when it has been kept."""
        over = {outcome.key for outcome in self.outcomes}
        left = [fixture for fixture in self.plan.fixtures() if fixture.key not in over]
        for outcome in executor.run(left):
            if self.store is not None:
                self.store.add(outcome)
            self.outcomes.append(outcome)
            yield outcome

    def results(self) -> Results:
        return results_of(self.plan, self.outcomes)

    def write(self, results: Results, drawing: str) -> None:
        """Put results.json and results.svg into the folder."""
        if self.store is not None:
            text = json.dumps(results.plain(), indent=2) + "\n"
            (self.store.folder / "results.json").write_text(text, encoding="utf-8")
            (self.store.folder / "results.svg").write_text(drawing, encoding="utf-8")

    def close(self) -> None:
        if self.store is not None:
            self.store.close()


def round_robin(
    plan: Plan,
    *,
    executor: Executor | None = None,
    out: Path | str | None = None,
    seen: Callable[[Outcome], None] = lambda _: None,
) -> Results:
    """Play a plan to its end and give its results; each game is shown to `seen` when it is over.

    The executor is this process unless another is given: `Local(jobs)` or, with the extra `ray`, `Ray()`. With a
    folder in `out` a plan that was broken off goes on where it stopped, and `results.json` and `results.svg` are
    written there.

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
                seen(outcome)
        results = arena.results()
        if out is not None:
            arena.write(results, draw(results, Words("en", plan.game)))
    finally:
        arena.close()
    return results
