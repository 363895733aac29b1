"""Ablation of the planners of the team in Fate of the Fellowship: games with all of them, and without one each.

python -m benchmarks.ablate_fate 4000                                        the rules of thumb, every planner
python -m benchmarks.ablate_fate 20000 --without raids --objectives random   one planner, objectives drawn at random
python -m benchmarks.ablate_fate 60 --bot team --without goals outlook       the search, in the arena

All teams play with the same random numbers in each round. The output has the games won with their Wilson interval, and
the difference from all planners in percentage points; an interval with zero shows no effect of the planner. Only the
order of the decks is hidden, so the rules of thumb play on the state itself, a game in 3 ms. A game of the search takes
some ten seconds, compiled.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import Any

import bywater
from bywater.arena import Local, Plan, round_robin
from bywater.arena.results import Team
from bywater.arena.stats import paired_difference, wilson
from bywater.bots.fate.bot import TeamBot
from bywater.bots.fate.planners import ALL, NAMES, all_but
from bywater.bots.fate.policy.guide import FateGuide
from bywater.core.seats import CHANCE, OVER
from bywater.games.fate.model.endings import DESTROYED
from bywater.games.fate.state import FateState

MODULE = "benchmarks.ablate_fate"
OF_THE_SEARCH = ("goals", "candidates", "outlook")


def __getattr__(name: str) -> type:
    """The class of a team without a planner, such as `team_without_routes`: the arena imports it by module and
    class."""
    base, sign, planner = name.partition("_without_")
    if not sign or base != "team" or planner not in NAMES:
        raise AttributeError(name)
    made = type(name, (TeamBot,), {"planners": all_but(planner), "__module__": __name__})
    globals()[name] = made
    return made


# -- the rules of thumb -----------------------------------------------------------------------


def is_won(planners: int, seats: int, options: dict[str, Any], seed: int) -> bool:
    """Whether the rules of thumb with these planners win the game with these random numbers."""
    rng = random.Random(seed)
    guide = FateGuide(planners=planners)
    state = bywater.load("fate").start(seats, **options)
    assert isinstance(state, FateState)
    while state.actor != OVER:
        state.apply(state.roll(rng) if state.actor == CHANCE else guide.answer(state))
    return state.over == DESTROYED


def rules_of_thumb(games: int, planners: Sequence[str], seats: int, options: dict[str, Any]) -> Iterator[str]:
    """The row of the rules of thumb with all planners, and a row without each of these."""
    whole = [is_won(int(ALL), seats, options, seed) for seed in range(games)]
    yield row("", sum(whole), games)
    for planner in planners:
        won = [is_won(all_but(planner), seats, options, seed) for seed in range(games)]
        low, high = paired_difference(list(zip(whole, won, strict=True)))
        yield row(planner, sum(won), games, ((sum(won) - sum(whole)) / games, low, high))


# -- the search -------------------------------------------------------------------------------


def spec(planner: str, budget: str) -> str:
    """The team without this planner as the arena names it; "" for no planner gives the whole team.

    >>> spec("routes", "30")
    'benchmarks.ablate_fate:team_without_routes@30'
    """
    return f"{MODULE}:team_without_{planner}@{budget}" if planner else f"team@{budget}"


def search(plan: Plan, jobs: int, out: str | None) -> Iterator[str]:
    """The row of each team of this plan."""
    for team in round_robin(plan, executor=Local(jobs), out=out).teams:
        yield row_of(team)


def row_of(team: Team) -> str:
    """The row of a team that played in the arena."""
    planner = team.bot.partition("_without_")[2].partition("@")[0]
    found = team.difference
    difference = None if found is None else (found.won, found.won_low, found.won_high)
    return row(planner, team.won.hits, team.won.trials, difference)


# -- the table --------------------------------------------------------------------------------


def row(planner: str, won: float, games: int, difference: tuple[float, float, float] | None = None) -> str:
    """The planner that is missing, the games won, and the difference from all planners in percentage points."""
    name = f"without {planner}" if planner else "all planners"
    share = f"{won:g} of {games}: {_percent(won / games, *wilson(won, games))}"
    return f"{name:20}  {share:30}  {_percent(*difference)}" if difference else f"{name:20}  {share}"


def _percent(middle: float, low: float, high: float) -> str:
    return f"{100 * middle:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--bot", choices=("cautious", "team"), default="cautious")
    parser.add_argument("--budget", default="30", help="playouts per search of the team")
    parser.add_argument("--without", nargs="*", choices=NAMES, default=None, metavar="PLANNER")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="introductory")
    parser.add_argument("--objectives", default="first_game", help="a scenario, or random; at any level")
    parser.add_argument("--jobs", type=int, default=0, help="processes of the search")
    parser.add_argument("--out", default=None, help="a folder for the games of the search, to resume from")
    given = parser.parse_args()
    options = {"level": given.level, "objectives": given.objectives, "any_level": True}
    planners = given.without
    if planners is None:
        planners = [name for name in NAMES if given.bot == "team" or name not in OF_THE_SEARCH]
    if given.bot == "cautious":
        rows = rules_of_thumb(given.games, planners, given.seats, options)
    else:
        bots = tuple(spec(planner, given.budget) for planner in ("", *planners))
        rows = search(Plan("fate", bots, given.games, given.seats, options), given.jobs, given.out)
    for text in rows:
        print(text, flush=True)


if __name__ == "__main__":
    main()
