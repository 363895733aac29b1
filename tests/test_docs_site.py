"""The documentation site: it builds without warnings, links lead somewhere, and public names have docstrings."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "bywater"
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG"))]
REFERENCE = ("core", "core/simple", "arena", "adapters", "bots", "testing", "words")
"""The packages of the API reference."""


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


# -- docstrings --------------------------------------------------------------------------------


MODULES = [SOURCES / "__init__.py", SOURCES / "registry.py"]
MODULES += [file for package in REFERENCE for file in sorted((SOURCES / package).glob("*.py"))]
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in MODULES}
CLASSES = {node.name: node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def undocumented(tree: ast.Module) -> list[str]:
    """The public names of a module that have no docstring, constants and the module itself included.

    >>> undocumented(ast.parse('LIMIT = 3; _scratch = 4'))
    ['module', 'LIMIT']
    """
    names = [] if ast.get_docstring(tree) else ["module"]
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _misses(node):
            names.append(node.name)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            names += [node.name] if _misses(node) else []
            names += [f"{node.name}.{method.name}" for method in _methods(node) if _misses(method)]
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not _is_docstring(following):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            names += [name for name in map(ast.unparse, targets) if name.isidentifier() and not name.startswith("_")]
    return names


def _methods(cls: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The methods of a class but those that a base class documents."""
    inherited = {name for base in cls.bases for name in _documented(base)}
    for node in cls.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name not in inherited:
            yield node


def _documented(base: ast.expr) -> set[str]:
    """The methods that a class of the reference and its bases document."""
    cls = CLASSES.get(base.id) if isinstance(base, ast.Name) else None
    if cls is None:
        return set()
    own = {node.name for node in cls.body if isinstance(node, ast.FunctionDef) and ast.get_docstring(node)}
    return own.union(*(_documented(inner) for inner in cls.bases))


def _is_docstring(node: ast.stmt | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _misses(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    sets = any(isinstance(decorator, ast.Attribute) for decorator in node.decorator_list)  # @name.setter
    return not node.name.startswith("_") and not sets and not ast.get_docstring(node)


def test_public_names_have_docstrings() -> None:
    found = [f"{_name(file)}: {name}" for file, tree in TREES.items() for name in undocumented(tree)]
    assert found == []


# -- links -------------------------------------------------------------------------------------


FENCE = re.compile(r"^(```+).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")


def _prose(file: Path) -> str:
    return FENCE.sub("", file.read_text(encoding="utf-8"))


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them.

    >>> sorted(anchors("# The game\\n## `step`: its parts"))
    ['step-its-parts', 'the-game']
    """
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for match in LINK.finditer(CODE.sub("", _prose(page))):
        target = match[1] or match[2]
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        if not file.exists() or (anchor and anchor not in anchors(_prose(file))):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("name", ["arena", "bots", "core/simple", "testing"])
def test_packages_say_which_names_are_public(name: str) -> None:
    """The reference shows what these packages import and list in `__all__`; their modules have no pages."""
    tree = TREES[SOURCES / name / "__init__.py"]
    assert any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__" for node in tree.body)


def test_the_reference_names_everything_that_the_package_exports() -> None:
    page = (DOCS / "reference.md").read_text(encoding="utf-8")
    exported = next(
        ast.literal_eval(node.value)
        for node in TREES[SOURCES / "__init__.py"].body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    assert [name for name in exported if not re.search(rf"`{name}\b", page)] == []


# -- the build ---------------------------------------------------------------------------------


def test_all_requirements_pin_the_same_versions() -> None:
    """They are installed into one environment."""
    pins: dict[str, set[str]] = {}
    for file in (ROOT / "requirements").glob("*.txt"):
        for name, version in re.findall(r"^([\w.-]+)==(\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            pins.setdefault(name.lower().replace("_", "-"), set()).add(version)
    assert len(pins) > 50
    assert {name: versions for name, versions in pins.items() if len(versions) > 1} == {}


def test_the_site_builds_without_warnings(tmp_path: Path) -> None:
    """In a copy of the pages, since the reference is generated beside them. The dummy builder resolves every
    reference without writing HTML, which takes half as long."""
    shutil.copytree(DOCS, tmp_path / "docs", ignore=shutil.ignore_patterns("api"))
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", "--builder", "dummy"]
    result = subprocess.run(
        [*command, tmp_path / "docs", tmp_path / "out"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert result.returncode == 0, result.stderr
