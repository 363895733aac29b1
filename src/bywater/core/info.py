"""Data shared by all states of a game."""

from typing import Final

from bywater.core.action import ActionTable
from bywater.core.frames import FrameKinds


class GameInfo:
    """The id of a game, its actions, the names of its seats, and its kinds of frames."""

    def __init__(self, game_id: str, actions: ActionTable, seat_names: tuple[str, ...], kinds: FrameKinds) -> None:
        self.game_id = game_id
        self.actions = actions
        self.seat_names = seat_names
        self.kinds = kinds


NO_INFO: Final = GameInfo("", ActionTable([]), (), FrameKinds([]))
"""An empty GameInfo, for states that override the properties derived from it."""
