"""Read the TOML data files of a package and the sources of their values."""

import tomllib
from importlib.resources import files
from typing import Any


def read_data(package: str, name: str = "data.toml") -> dict[str, Any]:
    """Return the content of a TOML file in a package.

    >>> read_data("bywater.games.towers")["colours"]["names"]
    ['green', 'ochre', 'blue', 'grey']
    """
    return tomllib.loads(files(package).joinpath(name).read_text("utf-8"))


def provenance_of(data: dict[str, Any], path: str = "") -> dict[str, dict[str, str]]:
    """Return the values of all tables that name a source: {path: {"value", "source", "note"}}."""
    found: dict[str, dict[str, str]] = {}
    for key, inside in data.items():
        for number, table in enumerate(inside if isinstance(inside, list) else [inside]):
            if not isinstance(table, dict):
                continue
            name = f"{path}{key}.{number + 1}" if isinstance(inside, list) else f"{path}{key}"
            if "source" in table:
                for what, value in table.items():
                    if what not in ("source", "note"):
                        found[f"{name}.{what}"] = {
                            "value": ", ".join(map(str, value)) if isinstance(value, list) else str(value),
                            "source": str(table["source"]),
                            "note": str(table.get("note", "")),
                        }
            else:
                found.update(provenance_of(table, f"{name}."))
    return found
