"""Find puzzles in games of bots: `python -m bywater.puzzles.find --games 40 --seed 1 > found.toml`.

Every start of a turn is searched for a win in one, two or three moves. Positions with many first moves, of which one
is right and others look right, are printed. A person chooses which of them are shipped.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from typing import Final

from bywater.bots import make_bot
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import Position, State
from bywater.puzzles.progress import hardest
from bywater.puzzles.puzzle import GAME, HIDDEN, OPEN, Puzzle, with_open_figures
from bywater.puzzles.solver import Solver, TooWide
from bywater.puzzles.temptations import count_tempting
from bywater.puzzles.text import puzzle_text
from bywater.registry import load

PLAYERS: Final = ("novice", "wayfarer", "random")
MAX_STATES: Final = {1: 20_000, 2: 40_000, 3: 90_000}
"""The maximal number of states to search, by the number of moves."""
MIN_CHOICES: Final = 5
MAX_RIGHT: Final = 1
MAX_ALIKE: Final = 2
"""The maximal number of puzzles with the same side, depth and first move."""


def turns_of_a_game(seed: int, players: list[str]) -> list[State]:
    """The starts of turns of one game of bots."""
    game = load(GAME)
    rng = random.Random(seed)
    state = game.start()
    bots = [make_bot(rng.choice(players), game, rng) for _ in range(state.seats)]
    found = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        if state.decision.kind == "turn":
            found.append(state.clone())
        state.apply(bots[state.actor].choose(state.view(int(state.actor))))
    return found


def puzzles_in(state: State, name: str, min_moves: int) -> Iterator[Puzzle]:
    """The puzzle in this state, if any: with figures hidden as in the game, or else with all figures open."""
    for kind in (HIDDEN, OPEN):
        found = _puzzle(state.position(), kind, int(state.actor), f"{name}{kind[0]}", min_moves)
        if found is not None:
            yield found
            return


def _puzzle(given: Position, kind: str, seat: int, name: str, min_moves: int) -> Puzzle | None:
    position = with_open_figures(given) if kind == OPEN else given
    game = load(GAME)
    state = game.position(position)
    if len(state.legal()) < MIN_CHOICES:
        return None
    blank = Puzzle(name, kind, seat, 0, 0, given)
    try:
        cell = blank.cell()
        if kind == HIDDEN and len(cell) < 2:
            return None  # nothing is hidden
        for moves, width in MAX_STATES.items():
            if Solver(seat, width).wins(cell, moves):
                right = Solver(seat, 8 * width).winning(cell, moves)
                if len(right) > MAX_RIGHT or moves < min_moves:
                    return None
                return hardest(Puzzle(name, kind, seat, moves, count_tempting(cell, seat, moves), given))
    except TooWide:
        pass
    return None


def _figures(state: State) -> int:
    position = state.position()
    return sum(len(those) for side in ("light", "dark") for those in position[side]["figures"].values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", nargs="+", default=list(PLAYERS))
    parser.add_argument("--min-moves", type=int, default=1, help="the least number of moves to the win")
    parser.add_argument("--figures", type=int, default=18, help="the greatest number of figures on the board")
    parser.add_argument("--minutes", type=float, default=15.0)
    arguments = parser.parse_args()
    game = load(GAME)
    seen: dict[tuple[int, int, str, str], int] = {}
    until = time.monotonic() + 60 * arguments.minutes
    for number in range(arguments.seed, arguments.seed + arguments.games):
        for turn, state in enumerate(turns_of_a_game(number, arguments.players)):
            if time.monotonic() > until:
                return
            if _figures(state) > arguments.figures:
                continue
            for puzzle in puzzles_in(state, f"g{number}t{turn}", arguments.min_moves):
                right = Solver(puzzle.seat, 1_000_000).winning(puzzle.cell(), puzzle.moves)
                key = (puzzle.seat, puzzle.moves, puzzle.kind, game.notation(right[0]))
                seen[key] = seen.get(key, 0) + 1
                if seen[key] <= MAX_ALIKE:
                    print(f"# {game.notation(right[0])}", puzzle_text(puzzle), sep="\n", flush=True)
                    summary = f"{puzzle.id}: {puzzle.kind}, {game.seat_names[puzzle.seat]} in {puzzle.moves}"
                    print(f"{summary}, {puzzle.tempting} tempting, grade {puzzle.grade}", key[3], file=sys.stderr)


if __name__ == "__main__":
    main()
