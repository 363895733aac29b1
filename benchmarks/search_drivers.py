"""Plies per second inside information-set searches, ours and that of OpenSpiel."""

import random
from typing import Any

import bywater
from benchmarks.drivers import Driver, draw
from bywater.bots.search.guide import Guide
from bywater.bots.search.information_set import InformationSetSearch

ITERATIONS = 300


def ours(id: str) -> Driver:
    """Iterations of a search from a state in mid-game; the search counts its plies."""
    from benchmarks.run import middle

    game = bywater.load(id)
    table = middle(game, random.Random(5))
    belief = game.belief(table.view(table.actor))

    def drive(rng: random.Random, games: int) -> int:
        plies = 0
        for _ in range(games):
            search = InformationSetSearch(Guide(), game.num_actions + game.num_chances, rng.getrandbits(30), 0.7)
            search.run(belief, ITERATIONS, 0.0)
            plies += search.plies
        return plies

    return drive


def open_spiel(name: str) -> Driver:
    """The same with OpenSpiel's ISMCTSBot, written in C++, with random rollouts.

    It does not count its plies. An iteration plays to the end of the game, so its number of plies is the mean length of
    random games from this state, which is measured first.
    """
    import pyspiel

    table = _mid_game(pyspiel.load_game(name))
    rng = random.Random(7)
    length = sum(_to_the_end(table.clone(), rng) for _ in range(200)) / 200

    def drive(rng: random.Random, games: int) -> int:
        plies = 0.0
        for _ in range(games):
            bot = pyspiel.ISMCTSBot(
                rng.getrandbits(30),
                pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(30)),
                1.0,
                ITERATIONS,
                -1,
                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                False,
            )
            bot.step(table)
            plies += ITERATIONS * length
        return round(plies)

    return drive


def _step(table: Any, rng: random.Random) -> None:
    table.apply_action(
        draw(table.chance_outcomes(), rng) if table.is_chance_node() else rng.choice(table.legal_actions())
    )


def _to_the_end(table: Any, rng: random.Random) -> int:
    plies = 0
    while not table.is_terminal():
        _step(table, rng)
        plies += 1
    return plies


def _mid_game(game: Any) -> Any:
    """A state some plies after the deal, where a player is to act."""
    rng = random.Random(1)
    table = game.new_initial_state()
    plies = 0
    while plies < 35 or table.is_chance_node():
        _step(table, rng)
        plies += 1
    return table
