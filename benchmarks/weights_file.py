"""Writes the fitted numbers of bots: each script replaces its own section of a game's `weights.toml`."""

import re
from collections.abc import Iterable
from pathlib import Path

BOTS = Path(__file__).parent.parent / "src/bywater/bots"


def put_section(game: str, name: str, comments: Iterable[str], values: Iterable[str]) -> None:
    """Replace a section of the game's file, or add it; the other sections keep their text."""
    file = BOTS / game / "weights.toml"
    file.write_text(with_section(file.read_text("utf-8") if file.exists() else "", name, comments, values), "utf-8")


def with_section(text: str, name: str, comments: Iterable[str], values: Iterable[str]) -> str:
    """The text of a weights file with this section in place of the one of the same name.

    >>> print(with_section("[one]\\na = 1.0\\n\\n[two]\\nb = 2.0\\n", "one", ["Guessed."], ["a = 3.0"]), end="")
    [one]
    # Guessed.
    a = 3.0
    <BLANKLINE>
    [two]
    b = 2.0
    """
    section = "\n".join([f"[{name}]", *(f"# {line}" for line in comments), *values]) + "\n"
    parts = [part.strip("\n") + "\n" for part in re.split(r"(?m)^(?=\[[a-z_]+\]$)", text) if part.strip()]
    names = [part.split("]")[0][1:] for part in parts]
    if name in names:
        parts[names.index(name)] = section
    else:
        parts.append(section)
    return "\n".join(parts)


def array(name: str, numbers: Iterable[float], width: int, digits: int = 3) -> list[str]:
    """An array of numbers in rows of this width, each with this many decimals.

    >>> array("features", [0.5, 1.0, -2.25], 2)
    ['features = [', '    0.500, 1.000,', '    -2.250,', ']']
    """
    texts = [f"{number:.{digits}f}" for number in numbers]
    rows = [", ".join(texts[first : first + width]) for first in range(0, len(texts), width)]
    return [f"{name} = [", *(f"    {row}," for row in rows), "]"]
