"""Lines of rich text side by side, for drawings at a terminal. Rules never import this module: it needs rich."""

from collections.abc import Iterator

from rich.text import Text


def pad_to(line: Text, room: int) -> Text:
    """A copy of exactly this width, truncated or padded."""
    line = line.copy()
    line.truncate(room, overflow="ellipsis", pad=True)
    return line


def wrap_parts(line: Text, parts: list[Text], width: int, gap: str = "  ", under: int = -1) -> Iterator[Text]:
    """Parts side by side after a label, wrapped between parts.

    Continuation lines begin below the first part, or `under` columns from the left.
    """
    first = line.cell_len if under < 0 else under
    fresh = True
    for part in parts:
        if line.cell_len + (0 if fresh else len(gap)) + part.cell_len > width and line.cell_len > first:
            line.rstrip()
            yield line
            line = Text(" " * first)
            fresh = True
        line = Text.assemble(line, "" if fresh else gap, part)
        fresh = False
    line.rstrip()
    yield line
