"""The documentation agrees with the code: rules, files, functions, positions, notation, examples and terms."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import bywater
from bywater import reference

ROOT = Path(__file__).parent.parent
PAGES = [id for id in bywater.game_ids() if (ROOT / "docs" / f"{id}.md").exists()]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
NOT_TERMS = {"rulebook", "source", "derived", "recalled", "reconstructed", "open", "hidden", "cell"}
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


@pytest.mark.parametrize("id", PAGES)
def test_the_rulings_are_those_of_the_data(id: str) -> None:
    rulings = tomllib.loads((ROOT / "src" / "bywater" / "games" / id / "data.toml").read_text())["rulings"]
    rows = dict(re.findall(r"^\| ([A-Z]\d+) \| ([^|]*) \|", page(id), re.MULTILINE))
    assert {rule: rows.get(rule, "").replace("`", "") for rule in rulings} == {
        rule: ruling["decision"] for rule, ruling in rulings.items()
    }


@pytest.mark.parametrize("name", ["arena", "python"])
def test_the_examples_of_a_page_give_the_results_that_it_shows(name: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / f"{name}.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_term_of_the_glossary_is_used() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text()
    terms = re.findall(r"^\| \*\*([^*]+)\*\* \|", glossary, re.MULTILINE)
    assert len(terms) == len(set(terms)) > 20
    text = "\n".join(file.read_text().lower() for file in DOCS if file.name != "glossary.md")
    assert [term for term in terms if not re.search(rf"\b{term}s?\b", text)] == []


def test_every_term_that_a_page_introduces_is_in_the_glossary() -> None:
    """Pages set a term in italics where they introduce it; each page of a game the provenance of its rulings."""
    glossary = (ROOT / "docs" / "glossary.md").read_text().lower()
    for file in DOCS:
        text = re.sub(r"^```.*?^```", "", file.read_text(), flags=re.MULTILINE | re.DOTALL)
        found = re.findall(r"(?<![*\w])\*(\w[\w ]*)\*(?![*\w])", re.sub(r"`[^`]*`", "", text))
        terms = {term.lower().removesuffix("s") for term in found}
        assert [term for term in sorted(terms - NOT_TERMS) if f"**{term}" not in glossary] == [], file.name


def test_every_module_in_a_diagram_exists() -> None:
    """A path is relative to the package or, for the web client, to the repository; a name alone, to the path before."""
    diagrams = re.findall(
        r"^```text\n(.*?)^```", (ROOT / "docs" / "architecture.md").read_text(), re.MULTILINE | re.DOTALL
    )
    assert len(diagrams) == 3
    missing = []
    for line in "".join(diagrams).splitlines():
        folder = ROOT
        for name in re.findall(r"[\w./<>]+(?:\.py|\.ts|/)(?![\w.])", line):
            path = name.replace("<id>", "fate")
            base = folder if "/" not in path else ROOT if path.startswith("web/") else ROOT / "src" / "bywater"
            folder = (base / path).parent
            if not (base / path).exists():
                missing.append(name)
    assert missing == []


def test_no_page_of_the_architecture_is_long() -> None:
    pages = [ROOT / "docs" / "architecture.md", *sorted((ROOT / "docs" / "architecture").glob("*.md"))]
    assert {file.name: len(file.read_text().split()) for file in pages if len(file.read_text().split()) > 1300} == {}
