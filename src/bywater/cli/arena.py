"""`bywater arena`: let bots play against each other, and tell which is better and how sure that is."""

import json
import random
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bywater.arena import Arena, ArenaError, Executor, Local, Plan, Ray
from bywater.arena.plot import draw
from bywater.arena.store import kept_seed
from bywater.bots import bots_for
from bywater.cli.bar import progress
from bywater.cli.files import UNUSABLE
from bywater.cli.refusal import Refusal
from bywater.cli.setting import check_player, find_game, read_options, seat_count, seat_word, words_for
from bywater.core.game import Game
from bywater.words import Plain, Words


@dataclass(frozen=True)
class Asked:
    """What the command line says about the tournament, as it was typed."""

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


def arena(asked: Asked, jobs: int, *, on_ray: bool, as_json: bool, lang: str | None) -> int:
    """Play the tournament and print the report; the exit code."""
    game = find_game(asked.game)
    words = words_for(lang, game.id)
    try:
        plan = plan_of(game, asked)
        with closing(_open(plan, asked.out)) as contest:
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
        if asked.out:
            print(words.say("arena-written", folder=Plain(asked.out)))
    if not finished:
        print(words.say("arena-broken-off", played=results.played, planned=results.planned), file=sys.stderr)
        note = words.say("arena-go-on", folder=Plain(asked.out)) if asked.out else words.say("arena-not-kept")
        print(note, file=sys.stderr)
    return 0 if finished else 130


def plan_of(game: Game, asked: Asked) -> Plan:
    """The plan that was asked for, every part of it checked before the first game."""
    for spec in asked.bots:
        check_player(spec, game, bots_for(game))
    seed = asked.seed
    if seed is None and asked.out:
        seed = kept_seed(Path(asked.out).expanduser())
    return Plan(
        game.id,
        asked.bots,
        asked.rounds,
        seat_count(game, asked.seats),
        read_options(game, list(asked.options)),
        read_levels(game, asked.levels),
        random.SystemRandom().randrange(1 << 31) if seed is None else seed,
        asked.dealt,
        asked.mirror,
    )


def read_levels(game: Game, text: str) -> tuple[dict[str, Any], ...]:
    """The settings to compare, from "name=value,value"; without any there is one level, as the options say."""
    if not text:
        return ({},)
    name, sign, values = text.partition("=")
    if not sign or not all(values.split(",")):
        raise Refusal("error-arena-levels-form", text=Plain(text))
    return tuple(read_options(game, [f"{name}={value}"]) for value in values.split(","))


def _open(plan: Plan, out: str) -> Arena:
    try:
        return Arena(plan, Path(out).expanduser() if out else None)
    except UNUSABLE as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise Refusal("error-cannot-write", file=Plain(out), detail=Plain(reason)) from None


def _play(contest: Arena, executor: Executor, words: Words) -> bool:
    """Play what is left; whether it came to its end. What was played before an interruption counts."""
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
