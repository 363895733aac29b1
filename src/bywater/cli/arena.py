"""`bywater arena`: let bots play against each other, and report their ratings with intervals."""

import json
import random
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bywater.arena import Arena, ArenaError, Executor, Local, Plan, Ray
from bywater.arena.plot import draw
from bywater.arena.store import stored_seed
from bywater.bots import bots_for
from bywater.cli.files import FILE_ERRORS
from bywater.cli.progress import progress
from bywater.cli.refusal import Refusal
from bywater.cli.settings import check_player, game_argument, read_options, seat_count, seat_word, words_for
from bywater.core.game import Game
from bywater.words import Plain, Words


@dataclass(frozen=True)
class Arguments:
    """The arguments of the command, as typed."""

    game: str
    bots: tuple[str, ...]
    rounds: int
    seats: int
    options: tuple[str, ...]
    levels: str
    dealt: bool
    mirror: bool
    seed: int | None
    out: str


def arena(arguments: Arguments, jobs: int, *, on_ray: bool, as_json: bool, lang: str | None) -> int:
    """Play the tournament and print the report. Returns the exit code."""
    game = game_argument(arguments.game)
    words = words_for(lang, game.id)
    try:
        plan = plan_of(game, arguments)
        with closing(_open(plan, arguments.out)) as contest:
            finished = _play(contest, Ray(jobs) if on_ray else Local(jobs), words)
            results = contest.results()
            contest.write(results, draw(results, words))
    except ArenaError as error:
        raise Refusal(
            f"error-arena-{error.key}", **{name: Plain(text) for name, text in error.params.items()}
        ) from None
    if as_json:
        print(json.dumps(results.plain(), indent=2))
    else:
        from bywater.cli.arena_report import print_results

        print_results(results, words, [seat_word(game, seat, words) for seat in range(plan.seats)])
        if arguments.out:
            print(words.say("arena-written", folder=Plain(arguments.out)))
    if not finished:
        print(words.say("arena-broken-off", played=results.played, planned=results.planned), file=sys.stderr)
        note = words.say("arena-go-on", folder=Plain(arguments.out)) if arguments.out else words.say("arena-not-kept")
        print(note, file=sys.stderr)
    return 0 if finished else 130


def plan_of(game: Game, arguments: Arguments) -> Plan:
    """Make a plan from the arguments; invalid ones are refused."""
    for spec in arguments.bots:
        check_player(spec, game, bots_for(game))
    seed = arguments.seed
    if seed is None and arguments.out:
        seed = stored_seed(Path(arguments.out).expanduser())
    return Plan(
        game.id,
        arguments.bots,
        arguments.rounds,
        seat_count(game, arguments.seats),
        read_options(game, list(arguments.options)),
        read_levels(game, arguments.levels),
        random.SystemRandom().randrange(1 << 31) if seed is None else seed,
        arguments.dealt,
        arguments.mirror,
    )


def read_levels(game: Game, text: str) -> tuple[dict[str, Any], ...]:
    """The option values to compare, from "name=value,value"; one empty level if there is no text."""
    if not text:
        return ({},)
    name, sign, values = text.partition("=")
    if not sign or not all(values.split(",")):
        raise Refusal("error-arena-levels-form", text=Plain(text))
    return tuple(read_options(game, [f"{name}={value}"]) for value in values.split(","))


def _open(plan: Plan, out: str) -> Arena:
    try:
        return Arena(plan, Path(out).expanduser() if out else None)
    except FILE_ERRORS as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise Refusal("error-cannot-write", file=Plain(out), detail=Plain(reason)) from None


def _play(contest: Arena, executor: Executor, words: Words) -> bool:
    """Play the remaining games. Returns False after an interruption; finished games are kept."""
    planned, done = len(contest.plan.fixtures()), len(contest.outcomes)
    if done == planned:
        return True
    try:
        with executor as players, progress(words.say("arena-progress"), planned, done) as advance:
            for _ in contest.play(players):
                advance(1)
    except KeyboardInterrupt:
        return False
    return True
