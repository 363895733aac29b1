"""`bywater simulate`: let bots play many games, and report how often each seat wins."""

import json
import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final

from bywater._build import form
from bywater.arena.stats import wilson
from bywater.bots.parallel import serve_parent
from bywater.cli.progress import progress
from bywater.cli.settings import game_argument, read_options, seat_count, seat_word, seating, words_for
from bywater.cli.tally import Batch, Tally, play_batch
from bywater.core.game import Game
from bywater.words import Words

# The games of a batch depend on its seed alone, so the result is the same for any number of processes.
BATCH: Final = 250


def simulate(
    game_id: str,
    games: int,
    seats: int,
    given_seats: list[str],
    given_options: list[str],
    seed: int | None,
    jobs: int,
    *,
    as_json: bool,
    coverage: bool,
    lang: str | None,
) -> int:
    """Run the games and print the report. Returns the exit code."""
    game = game_argument(game_id)
    words = words_for(lang, game.id)
    seats = seat_count(game, seats)
    who = seating(game, seats, given_seats, people=False)
    options = read_options(game, given_options)
    game.start(seats, **options)  # refuse invalid options here instead of in every process
    seed = random.SystemRandom().randrange(1 << 31) if seed is None else seed
    batches = (
        Batch(game.id, seats, options, tuple(who), f"{seed}/{number}", min(BATCH, games - first), coverage)
        for number, first in enumerate(range(0, games, BATCH))
    )
    began = time.perf_counter()
    jobs = min(jobs or os.cpu_count() or 1, -(-games // BATCH))
    tally, finished = _run(batches, jobs, games, words)
    seconds = time.perf_counter() - began
    report = _report(game, tally, who, options, seed, seconds)
    if coverage:
        report["coverage"] = dict(sorted({**dict.fromkeys(game.coverable(), 0), **tally.used}.items()))
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        from bywater.cli.report import print_report

        print_report(report, words, [seat_word(game, seat, words) for seat in range(seats)])
    return 0 if finished else 130


def _run(batches: Iterator[Batch], jobs: int, games: int, words: Words) -> tuple[Tally, bool]:
    """Play all batches. Returns the results, and False after an interruption; finished games count."""
    tally = Tally()
    try:
        if jobs == 1:
            with progress(words.say("simulate-progress"), games) as advance:
                for batch in batches:
                    tally.add(play_batch(batch))
                    advance(batch.games)
        else:
            _run_in_processes(batches, jobs, games, tally, words)
    except KeyboardInterrupt:
        return tally, False
    return tally, True


def _run_in_processes(batches: Iterator[Batch], jobs: int, games: int, tally: Tally, words: Words) -> None:
    executor = ProcessPoolExecutor(jobs, initializer=serve_parent)
    try:
        # Start the processes before the thread of the progress bar: forking a process with threads is unsafe.
        pending: set[Future[Tally]] = {executor.submit(play_batch, batch) for batch in islice(batches, 4 * jobs)}
        with progress(words.say("simulate-progress"), games) as advance:
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                pending |= {executor.submit(play_batch, batch) for batch in islice(batches, len(done))}
                for future in done:
                    tally.add(future.result())
                advance(sum(future.result().games for future in done))
    finally:
        executor.shutdown(cancel_futures=True)


def _share(hits: int, trials: int) -> dict[str, Any]:
    low, high = wilson(hits, trials)
    return {"count": hits, "share": hits / trials if trials else 0.0, "low": low, "high": high}


def _report(
    game: Game, tally: Tally, who: list[str], options: dict[str, Any], seed: int, seconds: float
) -> dict[str, Any]:
    names = [game.seat_names[seat] if seat < len(game.seat_names) else str(seat + 1) for seat in range(len(who))]
    return {
        "game": game.id,
        "rules": game.rules,
        "form": form(),
        "options": options,
        "seed": seed,
        "games": tally.games,
        "seats": [
            {"seat": names[seat], "player": who[seat], **_share(tally.wins[seat], tally.games)}
            for seat in range(len(who))
        ],
        "nobody": _share(tally.draws, tally.games),
        "endings": {ending: _share(count, tally.games) for ending, count in tally.endings.most_common()},
        "length": {
            "mean": tally.actions / tally.games if tally.games else 0.0,
            "shortest": tally.shortest,
            "longest": tally.longest,
        },
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "actions_per_second": tally.actions / seconds,
    }
