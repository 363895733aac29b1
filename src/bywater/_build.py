"""Chooses between the two builds: compiled extensions, or the same files interpreted."""

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path


class _SourcesOnly(MetaPathFinder):
    """Finds the `.py` files of our modules even if there are compiled ones."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("bywater."):
            return None
        base = Path(__file__).parent.joinpath(*name.split(".")[1:])
        for file in (base / "__init__.py", base.with_suffix(".py")):
            if file.exists():
                inside = [str(base)] if file.name == "__init__.py" else None
                loader = SourceFileLoader(name, str(file))
                return spec_from_file_location(name, file, loader=loader, submodule_search_locations=inside)
        return PathFinder.find_spec(name, None)


def force_sources_if_requested() -> None:
    """With BYWATER_PURE=1 in the environment, ignore compiled modules."""
    if os.environ.get("BYWATER_PURE") == "1":
        sys.meta_path.insert(0, _SourcesOnly())


def form() -> str:
    """The build that is running: "compiled" or "interpreted"."""
    from bywater.core import state

    return "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"
