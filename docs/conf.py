"""Configuration of the documentation site: `make docs` builds it with Sphinx into build/docs.

The API reference is made from the sources without importing them (compiled modules have no docstrings).
"""

import ast
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

project = "Bywater"
author = "The Bywater authors"
copyright = "The Bywater authors"
release = (ROOT / "src" / "bywater" / "version.py").read_text(encoding="utf-8").rpartition("=")[2].strip().strip('"')

extensions = ["myst_parser", "autoapi.extension"]
exclude_patterns = ["templates"]

# Pages are Markdown that also reads well in the repository.
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
suppress_warnings = ["autoapi.python_import_resolution"]  # imports from packages that the reference leaves out

# Every role must lead somewhere, but for types in signatures: type aliases, names that the reference leaves out, and
# other packages.
nitpicky = True
nitpick_ignore_regex = [
    ("py:class|py:obj", r"(.*\.)?(Tensor|Mask|Value|Fields|Observation)"),
    ("py:class", r"(.*\.)?(Conduct|Meeting|Player|Result|SafePlayer|SeatObserver|Side|SimpleObservation|Team)"),
    ("py:class|py:obj", r"(gymnasium|importlib|librt|pettingzoo|pyspiel|random|rich|types)\..*"),
    ("py:class", r"AECEnv|Path|i64|vec"),
]

# The reference: one page per public module.
autoapi_dirs = ["../src/bywater"]
autoapi_root = "api"
autoapi_template_dir = "templates"
autoapi_add_toctree_entry = False
autoapi_options = ["members", "show-inheritance"]
autoapi_keep_files = False
autoapi_member_order = "bysource"
autoapi_python_class_content = "class"
autoapi_ignore = [
    "*/bywater/__main__.py",
    "*/bywater/drawing.py",
    "*/bywater/reference.py",
    "*/bywater/bots/*/*",
    *[f"*/bywater/{package}/*" for package in ("cli", "games", "lessons", "puzzles", "server")],
]
default_role = "code"  # `names` in docstrings
add_module_names = False
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
python_maximum_signature_line_length = 100

html_theme = "furo"
html_title = "Bywater"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False

# Packages whose public names are those that their __init__.py imports: their modules have no pages of their own.
FACADES = ("bywater", "bywater.arena", "bywater.bots", "bywater.core.simple", "bywater.testing")
WITHOUT_PAGE = (
    "bywater.registry",
    "bywater.version",
    "bywater.adapters.driver",
    "bywater.adapters.fields",
    "bywater.adapters.openspiel_observer",
    *[f"{package}." for package in FACADES[1:]],
)


def exported(package: str) -> list[str]:
    """The names in `__all__` of a package."""
    file = ROOT / "src" / Path(*package.split(".")) / "__init__.py"
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    raise ValueError(f"expected a list __all__ in {file}, got none")


EXPORTED = {package: exported(package) for package in FACADES}


def skip_member(_app: object, what: str, name: str, found: Any, skip: bool, _options: object) -> bool | None:
    """Whether the reference leaves out this member. None stands for the default of the generator."""
    package, _, short = name.rpartition(".")
    if what in ("module", "package"):
        return name.startswith(WITHOUT_PAGE) or short.startswith("_")
    if found.imported and package in FACADES:
        home = "bywater.registry" if package == "bywater" else package
        return short not in EXPORTED[package] or not found.obj["original_path"].startswith(f"{home}.")
    if what == "attribute" and found.annotation and not short.startswith("_") and not found.inherited:
        return False  # the fields of a dataclass or named tuple; they are no parameters in its signature
    return skip


def shorten_types(_app: object, name: str, source: list[str]) -> None:
    """Write types on the pages of the reference without their modules, or with the package that exports them."""
    if name.startswith("api/"):
        text = re.sub(r"\b(?:collections\.abc|librt\.vecs|mypy_extensions|pathlib)\.(?=\w)", "", source[0])
        facades = "|".join(re.escape(package) for package in FACADES[1:])
        source[0] = re.sub(rf"\b({facades})\.[a-z_]+\.(?=[A-Z])", r"\1.", text)


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("autoapi-skip-member", skip_member)
    app.connect("source-read", shorten_types)
