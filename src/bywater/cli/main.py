"""The `bywater` command line. Each command imports its modules when it runs, so that it starts quickly."""

from typing import Annotated

import typer

from bywater.cli.localization import LocalizedCommand, LocalizedGroup

app = typer.Typer(cls=LocalizedGroup, name="bywater", add_completion=False, invoke_without_command=True)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr|de")]
Seats = Annotated[int, typer.Option("--seats", metavar="N", min=0)]
Seat = Annotated[list[str] | None, typer.Option("--seat", metavar="SEAT=WHO")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N")]


@app.callback()
def bywater(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    if version:
        from bywater._build import form
        from bywater.version import VERSION

        typer.echo(f"bywater {VERSION} ({form()})")
        raise typer.Exit
    if lang is not None:
        from bywater.cli.settings import words_for

        words_for(lang)
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command(cls=LocalizedCommand)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    seat: Seat = None,
    seats: Seats = 0,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[str, typer.Option("--resume", metavar="FILE")] = "",
    match: Annotated[bool, typer.Option("--match")] = False,
    lang: Lang = None,
) -> None:
    from bywater.cli import play as command

    command.play(game, seats, seat or [], option or [], lang or _language(), seed, resume, match)


@app.command(cls=LocalizedCommand)
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)] = 8000,
    data: Annotated[str, typer.Option("--data", metavar="FILE")] = "",
    browser: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    from bywater.cli import serve as command

    raise typer.Exit(command.serve(host, port, data, browser=browser, lang=lang or _language()))


@app.command(cls=LocalizedCommand)
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("-n", "--games", metavar="N", min=1)] = 1000,
    seat: Seat = None,
    seats: Seats = 0,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0)] = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    lang: Lang = None,
) -> None:
    from bywater.cli import simulate as command

    code = command.simulate(
        game,
        games,
        seats,
        seat or [],
        option or [],
        seed,
        jobs,
        as_json=json,
        coverage=coverage,
        lang=lang or _language(),
    )
    raise typer.Exit(code)


@app.command(cls=LocalizedCommand)
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...")],
    rounds: Annotated[int, typer.Option("-n", "--rounds", metavar="N", min=1)] = 100,
    seats: Seats = 0,
    option: Options = None,
    levels: Annotated[str, typer.Option("--levels", metavar="NAME=VALUE,VALUE")] = "",
    dealt: Annotated[bool, typer.Option("--dealt")] = False,
    mirror: Annotated[bool, typer.Option("--mirror")] = False,
    seed: Seed = None,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0)] = 0,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    from bywater.cli import arena as command

    arguments = command.Arguments(
        game, tuple(bots), rounds, seats, tuple(option or ()), levels, dealt, mirror, seed, out
    )
    raise typer.Exit(command.arena(arguments, jobs, on_ray=ray, as_json=json, lang=lang or _language()))


@app.command(cls=LocalizedCommand)
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT")] = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lang: Lang = None,
) -> None:
    from bywater.cli import replay as command

    command.replay(file, seat, lang or _language(), plain)


@app.command(cls=LocalizedCommand)
def games(lang: Lang = None) -> None:
    from bywater.cli.pages import print_games
    from bywater.cli.settings import words_for

    print_games(words_for(lang or _language()).lang)


@app.command(cls=LocalizedCommand)
def bots(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    lang: Lang = None,
) -> None:
    from bywater.cli.pages import print_bots
    from bywater.cli.settings import game_argument, words_for

    found = game_argument(game)
    print_bots(found, words_for(lang or _language(), found.id))


@app.command(cls=LocalizedCommand)
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    where: Annotated[str, typer.Option("--where", metavar="TEXT")] = "",
    lang: Lang = None,
) -> None:
    from bywater.cli.pages import print_provenance, show_manual
    from bywater.cli.settings import game_argument, words_for

    found = game_argument(game)
    words = words_for(lang or _language(), found.id)
    if where:
        print_provenance(found, where, words)
    else:
        show_manual(found, words)


def _language() -> str | None:
    """The language given before the name of the command."""
    return LocalizedGroup.language or None
