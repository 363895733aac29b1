"""A canvas of characters: boxes whose lines join, and texts with a style."""

from typing import Final

UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8

# The character for each combination of strokes in a cell.
_STROKES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Canvas:
    """Rows of characters with styles; texts are drawn over lines."""

    def __init__(self, width: int, height: int, line_style: str) -> None:
        self.width = width
        self.height = height
        self._line_style = line_style
        self._strokes = [[0] * width for _ in range(height)]
        self._chars = [[""] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """Draw a box; boxes that touch share their lines."""
        for x in range(left, right + 1):
            for y in (top, bottom):
                self._strokes[y][x] |= (RIGHT if x < right else 0) | (LEFT if x > left else 0)
        for y in range(top, bottom + 1):
            for x in (left, right):
                self._strokes[y][x] |= (DOWN if y < bottom else 0) | (UP if y > top else 0)

    def text(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write text and return the column after it."""
        for char in text:
            self._chars[y][x] = char
            self._styles[y][x] = style
            x += 1
        return x

    def is_free(self, x: int, y: int) -> bool:
        """Whether the cell is empty."""
        return not self._chars[y][x] and not self._strokes[y][x]

    def rows(self) -> list[list[tuple[str, str]]]:
        """Return each row as pieces of text with one style each."""
        return [self._row(y) for y in range(self.height)]

    def _row(self, y: int) -> list[tuple[str, str]]:
        pieces: list[tuple[str, str]] = []
        for x in range(self.width):
            written = self._chars[y][x]
            char = written or _STROKES[self._strokes[y][x]]
            style = self._styles[y][x] if written else self._line_style
            if pieces and pieces[-1][1] == style:
                pieces[-1] = (pieces[-1][0] + char, style)
            else:
                pieces.append((char, style))
        return pieces
