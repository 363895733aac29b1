"""Runs `bywater` with prepared input."""

from typer.testing import CliRunner, Result

from bywater.cli.main import app

WIPED = "\x1b[3J"
"""What the screen is sent when nothing before may be seen again."""

AGAINST_RANDOM = ("play", "confrontation", "--seat", "dark=random")
BOTS_ALONE = (*AGAINST_RANDOM, "--seat", "light=random")


def bywater(*args: str, typed: str = "", **environ: str) -> Result:
    """Run the command with these arguments; `typed` is its input."""
    return CliRunner().invoke(app, list(args), input=typed, env=environ)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def any_choices(count: int) -> str:
    """Input that eventually selects some choice at any prompt; lines that don't match are refused."""
    return lines(*[str(number % 12 + 1) for number in range(count)])


def stdout_of(result: Result) -> str:
    """The output of a successful command."""
    assert result.exit_code == 0, result.output
    return str(result.stdout)
