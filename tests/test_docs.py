"""The documentation of the games agrees with the code: rules, files, functions, positions and notation."""

import re
import tomllib
from pathlib import Path

import pytest

import bywater
from bywater import reference

ROOT = Path(__file__).parent.parent
PAGES = [id for id in bywater.game_ids() if (ROOT / "docs" / f"{id}.md").exists()]
ROW = re.compile(r"^\| ([A-Z]\d+) \|.*\| ([^|]*) \|$", re.MULTILINE)


def page(id: str) -> str:
    return (ROOT / "docs" / f"{id}.md").read_text()


def texts(folder: Path) -> str:
    return "\n".join(file.read_text() for file in sorted(folder.rglob("*.py")))


def test_every_game_of_ours_has_a_page() -> None:
    assert [id for id in bywater.game_ids() if id not in PAGES] == []


@pytest.mark.parametrize("id", PAGES)
def test_every_rule_is_cited_by_its_code_and_by_a_test(id: str) -> None:
    rules = [rule for rule, _ in ROW.findall(page(id))]
    assert len(rules) > 20
    code = texts(ROOT / "src" / "bywater" / "games" / id)
    tests = texts(ROOT / "tests" / "games" / id)
    assert [rule for rule in rules if not re.search(rf"\b{rule}\b", code)] == []
    assert [rule for rule in rules if not re.search(rf"(\b|_){rule}(\b|_)", tests, re.IGNORECASE)] == []


@pytest.mark.parametrize("id", PAGES)
def test_every_file_and_function_that_a_page_names_exists(id: str) -> None:
    missing = []
    for rule, where in ROW.findall(page(id)):
        text = ""
        for word in re.findall(r"`([^`]+)`", where):
            if word.endswith((".py", ".toml")):
                inside = ROOT / "src" / "bywater" / "games" / id / word
                file = inside if inside.exists() else ROOT / "src" / "bywater" / word
                text = file.read_text() if file.exists() else ""
            if not text or (not word.endswith((".py", ".toml")) and not re.search(rf"\b{re.escape(word)}\b", text)):
                missing.append((rule, word))
    assert missing == []


@pytest.mark.parametrize("id", PAGES)
def test_the_positions_of_a_page_can_be_played(id: str) -> None:
    examples = re.findall(r"```toml\n(.*?)```", page(id), re.DOTALL)
    assert examples
    for text in examples:
        assert len(bywater.load(id).position(text).legal()) > 0


@pytest.mark.parametrize("id", PAGES)
def test_notation_ids_and_options_of_a_page_are_those_of_the_game(id: str) -> None:
    game = bywater.load(id)
    assert page(id) == reference.with_section(page(id), game), "update it: python -m bywater.reference docs"
    generated = reference.section(game)
    for action in game.actions:
        assert f"| `{reference.form_of(action)}` |" in generated
        for part, value in action.parts.items():
            assert part in reference.NOT_LISTED or f"`{value}`" in generated, (part, value)
    for what, ids in game.ids.items():
        row = next(line for line in generated.splitlines() if line.startswith(f"| {what} |"))
        assert [id for id in ids if f"`{id}`" not in row] == []
    assert all(f"| `{option.name}` |" in generated for option in game.options)


@pytest.mark.parametrize("id", PAGES)
def test_every_kind_of_action_is_described_and_no_other(id: str) -> None:
    file = ROOT / "src" / "bywater" / "games" / id / "notation.toml"
    described = tomllib.loads(file.read_text())
    assert set(described) == {action.kind for action in bywater.load(id).actions}
    assert all(described.values())


def test_no_page_is_longer_than_three_pages_of_architecture() -> None:
    assert len((ROOT / "docs" / "architecture.md").read_text().split()) < 1800
