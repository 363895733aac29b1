"""The report of a simulation as text."""

from typing import Any

from bywater.words import Plain, Words


def print_report(report: dict[str, Any], words: Words, seats: list[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    say = words.say
    console.print(
        say(
            "simulate-title",
            game=f"game-{report['game']}",
            games=report["games"],
            seed=Plain(report["seed"]),
            form=f"form-{report['form']}",
        ),
        style="bold",
        markup=False,
    )
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(say("simulate-seat"))
    table.add_column(say("simulate-player"))
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-share"), justify="right")
    table.add_column(say("simulate-interval"), justify="right")
    for name, seat in zip(seats, report["seats"], strict=True):
        table.add_row(name, f"{seat['player']}", *_figures(seat, words))
    if report["nobody"]["count"]:
        table.add_row(say("simulate-nobody"), "", *_figures(report["nobody"], words))
    console.print()
    console.print(table)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(say("simulate-ending"))
    table.add_column(say("simulate-games"), justify="right")
    table.add_column(say("simulate-share"), justify="right")
    table.add_column(say("simulate-interval"), justify="right")
    for ending, share in report["endings"].items():
        table.add_row(say(f"ending-{ending}"), *_figures(share, words))
    console.print()
    console.print(table)
    length = report["length"]
    console.print()
    console.print(
        say("simulate-length", mean=words.decimal(length["mean"]), low=length["shortest"], high=length["longest"]),
        markup=False,
    )
    console.print(
        say(
            "simulate-speed",
            seconds=words.decimal(report["seconds"]),
            games=words.decimal(report["games_per_second"], 0),
            actions=words.decimal(report["actions_per_second"], 0),
        ),
        markup=False,
    )
    if "coverage" in report:
        _print_coverage(console, report["coverage"], words)


def _figures(share: dict[str, Any], words: Words) -> tuple[str, str, str]:
    interval = words.say("simulate-range", low=words.percent(share["low"]), high=words.percent(share["high"]))
    return words.decimal(share["count"], 0), words.percent(share["share"]), interval


def _print_coverage(console: Any, used: dict[str, int], words: Words) -> None:
    from rich.table import Table

    console.print()
    if not used:
        console.print(words.say("simulate-no-coverage"), markup=False)
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words.say("simulate-thing"))
    table.add_column(words.say("simulate-uses"), justify="right")
    for thing, count in used.items():
        style = None if count else "bold red"  # things that were never used stand out
        table.add_row(words.say(thing) if words.has(thing) else thing, words.decimal(count, 0), style=style)
    console.print(table)
