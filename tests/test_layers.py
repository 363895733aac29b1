"""Dependencies point one way: the layers of the packages, of each game, and of the web client."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "bywater"
WEB = ROOT / "web" / "src"

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

# The layers of the server, from the lowest to the highest. A module may import its own layer and lower ones, and
# nothing of higher ones. The most specific name counts: routes are above the package that they belong to.
SERVER_LAYERS: list[set[str]] = [
    {"transport.messages", "config"},
    {"errors"},
    {"storage", "workers"},
    {"tables"},
    {"transport"},
    {"lessons", "puzzles", "challenges", "push", "manual", "replay"},
    {"privacy"},
    {"*.api", "tables.home_api", "tables.games_api"},
    {"app"},
]
# Packages of the same layer that know nothing of each other.
SUBJECTS = {"storage", "workers", "lessons", "puzzles", "challenges", "push", "manual", "replay"}
# What all routes may import of other subjects: their routes share the shapes of requests and rows.
SHARED_ROUTES = {"tables.api", "tables.home_api"}

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


def server_layer(module: str) -> int:
    """The number of the layer of a module of the server, given without the leading `server.`."""
    package, _, rest = module.partition(".")
    for name in (module, f"*.{rest}" if rest else module, package):
        for number, layer in enumerate(SERVER_LAYERS):
            if name in layer:
                return number
    raise AssertionError(f"{module} belongs to no layer of the server")


def server_offenders(imports: dict[str, set[str]]) -> list[str]:
    """The imports of the server that point to a higher layer, or to another subject of the same layer."""
    offenders = []
    for module, found in imports.items():
        for imported in found:
            own, other = module.removeprefix("server."), imported.removeprefix("server.")
            if own == module or other == imported or other in SUBJECTS | {"tables", "transport", "privacy"}:
                continue  # outside the server, or the documentation of a package
            if server_layer(other) > server_layer(own):
                offenders.append(f"{module} imports {imported}, which is in a higher layer")
            elif top(own) != top(other) and server_layer(own) == server_layer(other):
                if {top(own), top(other)} & SUBJECTS and other not in SHARED_ROUTES:
                    offenders.append(f"{module} imports {imported}, which is another subject")
    return offenders


def test_the_packages_of_the_server_import_only_lower_layers() -> None:
    assert server_offenders(IMPORTS) == []


def test_every_module_of_the_server_belongs_to_a_layer() -> None:
    modules = [module.removeprefix("server.") for module in MODULES if module.startswith("server.")]
    assert {server_layer(module) for module in modules} == set(range(len(SERVER_LAYERS)))


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("server.tables.table", "server.puzzles.policy"),
        ("server.tables.lobby", "server.push.notifier"),
        ("server.tables.session", "server.transport.websocket"),
        ("server.storage.sqlite", "server.tables.codes"),
        ("server.transport.http", "server.tables.api"),
        ("server.lessons.policy", "server.puzzles.policy"),
        ("server.lessons.api", "server.puzzles.api"),
        ("server.workers.pool", "server.storage.interface"),
        ("server.push.notifier", "server.privacy.erasure"),
        ("server.errors", "server.storage.interface"),
    ],
)
def test_an_import_against_the_layers_of_the_server_is_found(module: str, imported: str) -> None:
    assert server_offenders({module: {imported}}) != []


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


# What each folder of the web client may import besides itself. What lies directly in `src` may import everything.
WEB_FOLDERS: dict[str, set[str]] = {
    "net": set(),
    "platform": {"net"},
    "i18n": {"net", "platform"},
    "table": {"net", "platform", "i18n"},
    "shell": {"net", "platform", "i18n", "table"},
    "scenes": {"net", "platform", "i18n", "table", "shell"},
    "pages": {"net", "platform", "i18n", "table", "shell", "scenes"},
}
# `import type` vanishes when the client is built, but a layer may not even name a type of a higher one.
WEB_IMPORT = re.compile(r"""(?:\bimport\s+(type\b)?[^;"'()]*?\bfrom|\bimport\s*\(|\bimport)\s*["'](\.[^"']+)["']""")


def web_file(importer: Path, text: str) -> Path:
    """The file that an import of the web client names; its endings `.ts` and `/index.ts` may be left out."""
    path = (importer.parent / text.partition("?")[0]).resolve()
    for found in (path, Path(f"{path}.ts"), path / "index.ts"):
        if found.is_file():
            return found
    raise AssertionError(f"{importer.relative_to(WEB)} imports {text}, which is no file")


def web_imports(file: Path) -> list[tuple[Path, bool]]:
    """The files that a file of the web client imports, and whether only their types."""
    found = WEB_IMPORT.findall(file.read_text(encoding="utf-8"))
    return [(web_file(file, text), type_only == "type") for type_only, text in found]


WEB_FILES = [file for file in sorted(WEB.rglob("*")) if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
WEB_IMPORTS = {file: web_imports(file) for file in WEB_FILES}


def folder_of(path: Path) -> str:
    """The folder of the web client in which a file lies; empty for those directly in `src`."""
    parts = path.relative_to(WEB).parts
    return parts[0] if len(parts) > 1 else ""


def scene_of(path: Path) -> str | None:
    """The game whose scene this path belongs to."""
    parts = path.relative_to(WEB).parts
    return parts[1] if len(parts) > 2 and parts[0] == "scenes" else None


def test_folders_of_the_web_client_import_only_lower_layers() -> None:
    offenders = [
        f"{file.relative_to(WEB)} imports {imported.relative_to(WEB)}"
        for file, found in WEB_IMPORTS.items()
        for imported, _ in found
        if folder_of(file) and folder_of(imported) not in WEB_FOLDERS[folder_of(file)] | {folder_of(file)}
    ]
    assert offenders == []
    assert {folder_of(file) for file in WEB_FILES} == {"", *WEB_FOLDERS}
    assert list(TopologicalSorter(WEB_FOLDERS).static_order())
    assert sum(map(len, WEB_IMPORTS.values())) > 500


def test_no_files_of_the_web_client_import_each_other() -> None:
    graph = {file: {path for path, type_only in found if not type_only} for file, found in WEB_IMPORTS.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle = " -> ".join(str(path.relative_to(WEB)) for path in error.args[1])
        raise AssertionError(f"an import cycle: {cycle}") from None


# The roles that each scene has, by the names of their files.
SCENE_ROLES = {
    "index.ts",
    "frame.ts",
    "view.ts",
    "model.svelte.ts",
    "playback.svelte.ts",
    "prompts.ts",
    "log.ts",
    "names.ts",
    "icons.ts",
    "sounds.ts",
    "icons.json",
    "outlines.ts",
    "Stage.svelte",
    "parts/Board.svelte",
    "parts/Card.svelte",
    "parts/Hand.svelte",
    "parts/Icon.svelte",
    "parts/Panel.svelte",
}
# The roles that some scenes have, under these names wherever they exist.
OPTIONAL_ROLES = {"explanation", "flights", "layout", "payment", "pieces", "plan"}
# What only one scene has.
SCENE_SUBJECTS = {
    "confrontation": {"battle", "placement"},
    "fate": {
        "actions",
        "button-notes",
        "camera",
        "card-flights",
        "company",
        "gestures",
        "hover-explanation",
        "label-layout",
        "labels",
        "map",
        "targets",
    },
    "quest": {"demand", "preview", "selection"},
    "towers": set[str](),
}
# What a role exports or defines, so that files of one name do the same.
ROLE_NAMES = {
    "index.ts": r"export const scene = defineScene\(",
    "model.svelte.ts": r"export class \w+Model implements SceneModel<Frame> ",
    "playback.svelte.ts": r"export class Playback .*\bconstructor\(private readonly scene: \w+Model\)",
    "prompts.ts": r"export function promptOf\(scene: \w+Model\)",
    "sounds.ts": r"export const sounds: SceneSounds = ",
    "explanation.ts": r"export function explanationOf\(scene: \w+Model, key: string\)",
    "flights.ts": r"export type Face = .*export function movesOf\(\{ key, params \}: Message\b",
    "plan.ts": r"export interface Plan .*export function texts\(plan: Plan\b",
}
# The layers of a scene, from the lowest to the highest; all subjects and other roles belong to the second. A module may
# import its own layer and lower ones, and types of any.
SCENE_LAYERS: list[set[str]] = [
    {"view", "frame", "names", "outlines"},
    {"*"},
    {"flights"},
    {"log"},
    {"explanation", "playback", "prompts"},
    {"model"},
    {"parts"},
    {"Stage"},
    {"index"},
]
SCENES = sorted({scene for file in WEB_FILES if (scene := scene_of(file)) not in (None, "plain")})


def scene_layer(file: Path) -> int:
    """The number of the layer of a file of a scene; data lies below all modules."""
    if file.suffix == ".json":
        return -1
    name = file.relative_to(WEB / "scenes").parts[1].partition(".")[0]
    return next((number for number, names in enumerate(SCENE_LAYERS) if name in names), 1)


def test_every_game_has_a_scene() -> None:
    assert SCENES == GAMES


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_names_its_roles_alike(scene: str) -> None:
    folder = WEB / "scenes" / scene
    assert [name for name in sorted(SCENE_ROLES) if not (folder / name).is_file()] == []
    assert [file.name for file in folder.glob("*.svelte")] == ["Stage.svelte"]
    modules = {file.name for file in folder.glob("*.ts") if ".test." not in file.name} - SCENE_ROLES
    assert {name.partition(".")[0] for name in modules} - OPTIONAL_ROLES == SCENE_SUBJECTS[scene]
    for name, pattern in ROLE_NAMES.items():
        if (folder / name).is_file():
            assert re.search(pattern, (folder / name).read_text(encoding="utf-8"), re.DOTALL), f"{scene}/{name}"


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_has_the_optional_roles_that_it_needs(scene: str) -> None:
    folder = WEB / "scenes" / scene
    model = (folder / "model.svelte.ts").read_text(encoding="utf-8")
    assert (folder / "flights.ts").is_file() == (folder / "parts" / "Flights.svelte").is_file()
    assert (folder / "explanation.ts").is_file() == ("  describe(key: string)" in model)


def test_the_modules_of_a_scene_import_only_lower_layers() -> None:
    offenders = [
        f"{file.relative_to(WEB)} imports {path.relative_to(WEB)}"
        for file, found in WEB_IMPORTS.items()
        if scene_of(file) in SCENES
        for path, type_only in found
        if scene_of(path) == scene_of(file) and not type_only and scene_layer(path) > scene_layer(file)
    ]
    assert offenders == []


def test_the_scene_of_a_game_is_not_imported_by_other_games_or_shared_code() -> None:
    offenders = []
    for file, found in WEB_IMPORTS.items():
        own = scene_of(file)
        for path, _ in found:
            other = scene_of(path)
            if other is not None and other != own and (own is not None or folder_of(file) != "pages"):
                offenders.append(f"{file.relative_to(WEB)} imports {path.relative_to(WEB)}")
    assert offenders == []


def test_imports_of_the_web_client_are_found() -> None:
    text = """
    import "./a.css";
    import { one, type Two } from "../b";
    import type { Three } from "./c.svelte";
    import {
      four,
    } from "./d";
    const five = () => import("./e.svelte");
    import six from "svelte";
    """
    expected = [("", "./a.css"), ("", "../b"), ("type", "./c.svelte"), ("", "./d"), ("", "./e.svelte")]
    assert WEB_IMPORT.findall(text) == expected
