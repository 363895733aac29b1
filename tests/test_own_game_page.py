"""The code and the commands of the tutorial "Your own game in fifteen minutes" work."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bywater.cli.main import app
from tests.plugins import ROOT, forget_plugins, install

PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)
MODULES = ("tic_tac_toe", "kuhn_poker")
FILES = {name: (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8") for name in MODULES}


@pytest.fixture(autouse=True)
def _tutorial_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files of the tutorial."""
    forget_plugins(monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("COLUMNS", "140")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
        shutil.copy(ROOT / "examples" / f"{name}.py", tmp_path)


def test_the_games_on_the_page_are_the_examples() -> None:
    code = [text for kind, text in BLOCKS if kind == "python"]
    for name in MODULES:
        assert FILES[name] in code


@pytest.mark.filterwarnings("ignore")
def test_the_code_runs_and_prints_what_its_comments_say(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "page"}
    code = "\n".join(text for kind, text in BLOCKS if kind == "python" and text not in FILES.values())
    exec(compile(code, "your-own-game.md", "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    told = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert len(told) == len(printed) == 4
    assert printed[1] in ("['queen', 'jack']", "['queen', 'king']")
    assert [printed[0], *printed[2:]] == [told[0], *told[2:]]


def test_the_commands_run() -> None:
    commands = 0
    for kind, text in BLOCKS:
        if kind != "console":
            continue
        for command, wanted in re.findall(r"^\$ bywater (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
            commands += 1
            result = CliRunner().invoke(app, command.split(), input="b2\nquit\n\n")
            assert result.exit_code == 0, result.output
            rest = result.stdout
            for line in wanted.splitlines():
                if line != "...":
                    assert line in rest, f"{command}: {line!r} is missing in {result.stdout}"
                    rest = rest[rest.index(line) + len(line) :]
    assert commands == 4


def test_the_package_installs_its_games_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip would install what the page's pyproject.toml describes, from the files of the page."""
    (text,) = (text for kind, text in BLOCKS if kind == "toml")
    project = tomllib.loads(text)
    (package,) = project["tool"]["setuptools"]["packages"]
    (bot,) = (text for kind, text in BLOCKS if "bywater.bots import Player" in text)
    files = {f"{package}/__init__.py": "", f"{package}/center_bot.py": bot}
    files |= {f"{package}/{name}.py": code for name, code in FILES.items()}
    site = tmp_path / "site"
    install(site, files, project["project"]["entry-points"])
    monkeypatch.syspath_prepend(str(site))
    games = CliRunner().invoke(app, ["games"])
    assert games.exit_code == 0
    assert all(name in games.stdout for name in MODULES)
    assert "Not loaded" not in games.stdout
    result = CliRunner().invoke(app, ["simulate", "tic_tac_toe", "-n", "1", "--seed", "1", "--seat", "1=center"])
    assert result.exit_code == 0, result.output


def test_the_environment_variable_lists_games() -> None:
    """The command of the page, with `games` instead of `serve`."""
    (line,) = re.findall(r"^BYWATER_GAMES=(.*) python -m bywater serve$", PAGE, re.MULTILINE)
    command = [sys.executable, "-m", "bywater", "games"]
    env = {**os.environ, "BYWATER_GAMES": line}
    result = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert all(name in result.stdout for name in MODULES)


def test_the_methods_in_the_table_exist() -> None:
    from bywater.core.simple import SimpleTable

    methods = re.findall(r"^\| `(\w+)\(", PAGE, re.MULTILINE)
    assert len(methods) == 8
    assert all(hasattr(SimpleTable, name) for name in methods)
