"""Ablation of the planners of the team in Fate of the Fellowship: games with all of them, and without one each.

python -m benchmarks.ablate_fate 200                                      every planner, 200 games each
python -m benchmarks.ablate_fate 200 --without routes events              these two
python -m benchmarks.ablate_fate 500 --bot cautious --level standard      the rules of thumb alone, a harder level

All teams play with the same random numbers in each round. The output has the games won with their Wilson interval, and
the difference from all planners in percentage points; an interval with zero shows no effect of the planner. A game of
the search takes some ten seconds, compiled: two hundred games without each planner take half a day.
"""

import argparse
from typing import Any

from bywater.arena import Local, Plan, round_robin
from bywater.arena.results import Team
from bywater.bots.fate.bot import RulesOfThumbBot, TeamBot
from bywater.bots.fate.planning.planners import NAMES, all_but

BASES: dict[str, Any] = {"team": TeamBot, "cautious": RulesOfThumbBot}
MODULE = "benchmarks.ablate_fate"
OF_THE_SEARCH = ("goals", "candidates", "outlook")


def __getattr__(name: str) -> type:
    """The class of a bot without a planner, such as `team_without_routes`: the arena names it by module and class."""
    base, sign, planner = name.partition("_without_")
    if not sign or base not in BASES or planner not in NAMES:
        raise AttributeError(name)
    made = type(name, (BASES[base],), {"planners": all_but(planner), "__module__": __name__})
    globals()[name] = made
    return made


def spec(base: str, planner: str, budget: str) -> str:
    """The bot without this planner as the arena names it; "" for no planner gives the whole bot.

    >>> spec("team", "routes", "30")
    'benchmarks.ablate_fate:team_without_routes@30'
    """
    name = f"{MODULE}:{base}_without_{planner}" if planner else base
    return f"{name}@{budget}" if budget else name


def plan_of(games: int, base: str, budget: str, planners: list[str], seats: int, level: str) -> Plan:
    """The arena of the team with all planners, and of the teams without one of these."""
    bots = tuple(spec(base, planner, budget) for planner in ("", *planners))
    return Plan("fate", bots, rounds=games, seats=seats, options={"level": level})


def line(team: Team) -> str:
    """One row of the table: the planner that is missing, the games won, and the difference it makes, in points."""
    _, sign, rest = team.bot.partition("_without_")
    name = f"without {rest.partition('@')[0]}" if sign else "all planners"
    won = f"{team.won.hits:g} of {team.won.trials}: {_percent(team.won.share, team.won.low, team.won.high)}"
    if team.difference is None:
        return f"{name:20}  {won}"
    found = team.difference
    return f"{name:20}  {won:28}  {_percent(found.won, found.won_low, found.won_high)}"


def _percent(middle: float, low: float, high: float) -> str:
    return f"{100 * middle:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--bot", choices=sorted(BASES), default="team")
    parser.add_argument("--budget", default="30", help="playouts per search of the team")
    parser.add_argument("--without", nargs="*", choices=NAMES, default=None, metavar="PLANNER")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="introductory")
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--out", default=None, help="a folder for the games, from which an interrupted run resumes")
    given = parser.parse_args()
    planners = given.without
    if planners is None:
        planners = [name for name in NAMES if given.bot == "team" or name not in OF_THE_SEARCH]
    budget = given.budget if given.bot == "team" else ""
    plan = plan_of(given.games, given.bot, budget, planners, given.seats, given.level)
    for team in round_robin(plan, executor=Local(given.jobs), out=given.out).teams:
        print(line(team))


if __name__ == "__main__":
    main()
