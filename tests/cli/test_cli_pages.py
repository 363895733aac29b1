"""Help, version, the list of games, manuals and provenance, in three languages."""

import os
import subprocess
import sys

import pytest

from bywater import _build
from bywater.version import VERSION
from bywater.words import LANGUAGES
from tests.cli.terminal import bywater, stdout_of

COMMANDS = ("play", "simulate", "arena", "replay", "games", "bots", "rules")


def test_version_names_the_build() -> None:
    assert stdout_of(bywater("--version")) == f"bywater {VERSION} ({_build.form()})\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_the_commands(lang: str) -> None:
    page = stdout_of(bywater("--help", LANG=lang))
    assert all(f"  {command} " in page for command in COMMANDS)
    assert "<" not in page
    assert stdout_of(bywater(LANG=lang)) == page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_in_each_language(command: str, lang: str) -> None:
    page = stdout_of(bywater(command, "--help", "--lang", lang))
    assert f"bywater {command}" in page
    assert "--lang" in page
    assert "<" not in page
    assert page == stdout_of(bywater(command, "--help", LANG=lang))
    assert page != stdout_of(bywater(command, "--help", LANG="fr" if lang == "en" else "en"))


@pytest.mark.parametrize(("lang", "name"), [("en", "Wayfarer"), ("fr", "Rôdeur"), ("de", "Zauberer")])
def test_the_opponents_have_names(lang: str, name: str) -> None:
    page = stdout_of(bywater("bots", "towers", "--lang", lang))
    assert name in page
    assert [line.split()[0] for line in page.splitlines()[2:7]] == ["novice", "wayfarer", "ranger", "captain", "wizard"]
    assert "planner" in page
    assert "duellist" not in page
    assert "wizard@5s*2" in page


def test_the_default_language_is_that_of_the_environment() -> None:
    assert "Die Entscheidung" in stdout_of(bywater("games", LANG="de_DE.UTF-8"))
    assert "La Confrontation" in stdout_of(bywater("games", LC_ALL="fr_FR", LANG="de_DE"))
    assert "La Confrontation" in stdout_of(bywater("games", LC_MESSAGES="fr_FR", LANG="de_DE"))
    assert "The Confrontation" in stdout_of(bywater("games", LANG="sv_SE"))
    assert "The Confrontation" in stdout_of(bywater("games", "--lang", "en", LANG="de_DE"))
    assert "The Confrontation" in stdout_of(bywater("--lang", "en", "games", LANG="de_DE"))


def test_games_lists_all_games() -> None:
    page = stdout_of(bywater("games"))
    assert "confrontation" in page
    assert "Frodo" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_the_manual(lang: str) -> None:
    page = stdout_of(bywater("rules", "confrontation", "--lang", lang))
    assert "Frodo" in page
    assert len(page) > 2000
    assert max(len(line) for line in page.splitlines()) <= 100
    assert "🌆" not in page  # pictures are shown only in the browser
    assert "[M14]" not in page  # and so are links to the sources of rules


def test_where_prints_the_provenance_of_a_value() -> None:
    page = stdout_of(bywater("rules", "confrontation", "--where", "moria.capacity"))
    assert "regions.moria\n" in page
    assert "capacity: 1" in page
    assert "forward" not in page
    assert "the rulebook" in page
    assert "Caradhras" in page
    assert "Spielregel" in stdout_of(bywater("rules", "confrontation", "--where", "moria.capacity", "--lang", "de"))


def test_a_terminal_without_unicode_is_supported() -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii", "LANG": "de"}
    program = "from bywater.cli.main import app; app(['play', 'confrontation'])"
    ran = subprocess.run([sys.executable, "-c", program], input=b"", capture_output=True, check=False, env=environ)
    assert ran.returncode == 0
    assert b"Mordor" in ran.stdout
    assert ran.stderr == b""


@pytest.mark.parametrize("heavy", ["rich.console", "fluent.runtime", "babel", "multiprocessing"])
def test_commands_do_not_import_unneeded_modules(heavy: str) -> None:
    """Quick commands import neither rich nor the locales."""
    program = (
        "import sys\nfrom bywater.cli.main import app\n"
        "try:\n    app(['--version'])\nexcept SystemExit:\n    pass\n"
        f"sys.exit({heavy!r} in sys.modules)"
    )
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, env=environ)
    assert ran.stdout.startswith(b"bywater ")
    assert ran.returncode == 0
