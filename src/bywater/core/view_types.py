"""The parts of a view that have the same type in all games.

Each game describes its view in `knowledge/view_types.py` and the additions for the browser in
`presentation/page_types.py`, each as a TypedDict. The types of the web client are generated from them, with the comment
at the end of a line as the comment of the entry.
"""

from typing import Annotated, Any, TypedDict


class Items:
    """The types of the entries of a list with a fixed length, for Annotated.

    >>> Items(str, int)
    Items(str, int)
    """

    def __init__(self, *types: Any) -> None:
        self.types = types

    def __repr__(self) -> str:
        return f"Items({', '.join(getattr(one, '__name__', str(one)) for one in self.types)})"


Frame = Annotated[list[object], Items(str, int, int, int, int, int)]
"""A frame of the stack: its kind, its seat and its four numbers."""


class BaseDecision(TypedDict):
    """A decision without its fields, which differ between games."""

    kind: str
    seat: int  # or -1 for chance, -2 at the end
    rule: str


class BaseTable(TypedDict):
    """What views of all games have and everyone knows."""

    game: str
    rules: int  # the version of the rules
    seats: int
    stack: list[Frame]  # the top one last


class BaseKnowledge(TypedDict):
    """What views of all games have for their viewers; the result is all zero until the game is over."""

    viewers: list[int]  # the seats whose knowledge this is; -3 is a watcher
    actor: int  # the seat to act, -1 for chance, -2 at the end
    legal: list[int]  # empty unless a viewer is to act
    returns: list[float]
    score: list[int]
