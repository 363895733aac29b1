"""The chat of a table."""

import logging
import time
from typing import Final

from bywater.server.errors import describe_error
from bywater.server.storage.interface import ChatLine
from bywater.server.tables.seats import Seats
from bywater.server.tables.session import Session
from bywater.server.tables.viewers import Viewer, Viewers, encode
from bywater.server.transport import messages as m

LOGGER: Final = logging.getLogger("bywater.server")
MAX_TEXT: Final = 500
MAX_LINES: Final = 200


class Chat:
    """Stores lines and sends them to everybody. Watchers may write, too."""

    def __init__(self, session: Session, seats: Seats, viewers: Viewers) -> None:
        self.session = session
        self.seats = seats
        self.viewers = viewers

    async def say(self, viewer: Viewer, text: str) -> None:
        """Add a line; one without text is ignored."""
        text = " ".join(text.split())[:MAX_TEXT]
        if not text:
            return
        held = self.seats.held_by(viewer.guest)
        line = ChatLine(held[0] if held else -1, viewer.name, text, time.time(), viewer.guest)
        await self.session.store.add_chat(self.session.code, line)
        self.viewers.broadcast(encode(m.Chatted(_message(line))))

    async def recent(self) -> list[m.ChatLine]:
        """The last lines; none if the store fails, since the game matters more."""
        try:
            return [_message(line) for line in await self.session.store.chat(self.session.code, MAX_LINES)]
        except Exception as error:
            LOGGER.error("%s: the chat could not be read: %s", self.session.code, describe_error(error))
            return []


def _message(line: ChatLine) -> m.ChatLine:
    return m.ChatLine(line.seat, line.name, line.text, line.at)
