"""Reading what is printed: the data.toml that lies beside a game's code."""

import tomllib
from pathlib import Path
from typing import Any


def read_data(module_file: str) -> dict[str, Any]:
    """The data.toml in the folder of this module."""
    with Path(module_file).with_name("data.toml").open("rb") as file:
        return tomllib.load(file)


def provenance_of(data: dict[str, Any], path: str = "") -> dict[str, dict[str, str]]:
    """Every value whose table names its source: {path: {"value", "source", "note"}}."""
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
