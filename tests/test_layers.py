"""Dependencies point one way: the layers of the packages, of each game, and of the web client."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "bywater"
SCENES = ROOT / "web" / "src"

# What each top-level package may import besides itself. Later rows may import earlier ones, not the other way round.
PACKAGES: dict[str, set[str]] = {
    "version": set(),
    "core": set(),
    "_build": {"core"},
    "games": {"core"},
    "registry": {"core"},
    "words": {"core", "registry"},
    "testing": {"core"},
    "drawing": {"core", "words"},
    "bots": {"core", "games", "registry", "_build"},
    "puzzles": {"core", "games", "registry", "bots"},
    "lessons": {"core", "registry"},
    "reference": {"core", "registry", "words"},
    "arena": {"core", "registry", "words", "bots", "version", "_build"},
    "adapters": {"core", "registry", "words", "drawing", "bots"},
    "server": {"core", "registry", "words", "drawing", "bots", "puzzles", "lessons", "arena", "_build"},
    "cli": {"core", "registry", "words", "drawing", "bots", "arena", "server", "version", "_build"},
}

# Unpickling a state needs the game of its id, so this import is made at run time.
AT_RUN_TIME = {("core.state", "registry")}

# The same five packages in each game: what each may import of the game besides itself.
GAME_PACKAGES: dict[str, set[str]] = {
    "model": set(),
    "rules": {"model"},
    "knowledge": {"model", "rules"},
    "positions": {"model", "rules", "knowledge"},
    "presentation": {"model", "rules", "knowledge"},
}
# The modules of a game that may import its State class.
STATE_USERS = {"game", "knowledge.belief", "positions.read"}

GAMES = sorted(path.name for path in (SOURCES / "games").iterdir() if (path / "game.py").exists())


def module_name(file: Path) -> str:
    """The dotted name of a module without the leading `bywater.`."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(file): file for file in SOURCES.rglob("*.py")}


def imports_of(source: str) -> set[str]:
    """The modules of Bywater that this source imports anywhere, without the leading `bywater.`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name.removeprefix("bywater.") in MODULES else node.module for name in names}
    return {name.removeprefix("bywater.") for name in found if name.startswith("bywater.")} | (found & {"bywater"})


IMPORTS = {name: imports_of(file.read_text(encoding="utf-8")) for name, file in MODULES.items()}


def top(module: str) -> str:
    return module.partition(".")[0]


def test_packages_import_only_lower_layers() -> None:
    offenders = [
        f"{module} imports {imported}"
        for module, found in IMPORTS.items()
        if top(module) in PACKAGES
        for imported in found
        if top(imported) != top(module)
        and top(imported) not in PACKAGES[top(module)]
        and (module, imported) not in AT_RUN_TIME
    ]
    assert offenders == []
    assert {top(module) for module in MODULES} - set(PACKAGES) == {"", "__main__"}


def test_the_layers_themselves_point_one_way() -> None:
    for layers in (PACKAGES, GAME_PACKAGES):
        assert list(TopologicalSorter(layers).static_order())


@pytest.mark.parametrize("game", GAMES)
def test_the_packages_of_a_game_import_only_lower_layers(game: str) -> None:
    prefix = f"games.{game}."
    offenders = []
    for module, found in IMPORTS.items():
        if not module.startswith(prefix):
            continue
        inside = module.removeprefix(prefix)
        for imported in found:
            if imported.startswith("games.") and not imported.startswith(prefix):
                offenders.append(f"{module} imports another game: {imported}")
            part = top(imported.removeprefix(prefix))
            if not imported.startswith(prefix) or top(inside) not in GAME_PACKAGES:
                continue
            if part == "state":
                if inside not in STATE_USERS:
                    offenders.append(f"{module} imports {imported}")
            elif part != top(inside) and part not in GAME_PACKAGES[top(inside)]:
                offenders.append(f"{module} imports {imported}")
    assert offenders == []
    assert {module.removeprefix(prefix).partition(".")[0] for module in MODULES if module.startswith(prefix)} == {
        *GAME_PACKAGES,
        "game",
        "state",
    }


def test_no_modules_import_each_other() -> None:
    graph = {
        module: {name for name in found if name in MODULES and name != module and (module, name) not in AT_RUN_TIME}
        for module, found in IMPORTS.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(f"an import cycle: {' -> '.join(error.args[1])}") from None


def test_a_violation_is_found() -> None:
    assert imports_of("from bywater.server import app") == {"server.app"}
    assert imports_of("def f():\n    from bywater.registry import load") == {"registry"}
    assert imports_of("import bywater.bots.registry") == {"bots.registry"}


def scene_imports() -> dict[Path, list[Path]]:
    """The files of the web client that each of its files imports."""
    found: dict[Path, list[Path]] = {}
    for file in SCENES.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            texts = re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", file.read_text(encoding="utf-8"))
            found[file] = [(file.parent / text).resolve() for text in texts]
    return found


def scene_of(path: Path) -> str | None:
    """The game whose scene this path belongs to."""
    parts = path.relative_to(SCENES).parts if path.is_relative_to(SCENES) else ()
    return parts[1] if len(parts) > 2 and parts[0] == "scenes" else None


def test_the_scene_of_a_game_is_not_imported_by_other_games_or_shared_code() -> None:
    offenders = []
    for file, imported in scene_imports().items():
        own = scene_of(file)
        for path in imported:
            other = scene_of(path)
            shared = file.relative_to(SCENES).parts[0] in ("net", "platform", "i18n", "table", "shell")
            if other is not None and other != own and (own is not None or shared):
                offenders.append(f"{file.relative_to(SCENES)} imports {path.relative_to(SCENES)}")
    assert offenders == []
