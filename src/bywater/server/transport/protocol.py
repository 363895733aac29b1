"""uvicorn's WebSocket protocol with a fast path for many small messages."""

from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from bywater.server.transport.outbox import SingleConsumerQueue

MAX_UNREAD: Final = 8
"""Reading from the socket stops while more messages than this wait."""


class TableProtocol(WebSocketsSansIOProtocol):
    """Writes without waking a task, and keeps reading while a few messages wait.

    To pause and resume reading for each message took two system calls. Together that is a tenth of a move.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = SingleConsumerQueue()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope.update(read=self.read, write=self.write)

    async def read(self) -> str | None:
        """The next text message; None if the page has disconnected or sent a binary message."""
        message: Any = await self.receive()
        text: str | None = message.get("text")
        return text

    def write(self, message: bytes) -> bool:
        """Send a text message now; False if the transport is not writable or the connection is closing."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(_frame_header(len(message)) + message)
        return True

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # keeps the base class from pausing for this message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def _frame_header(length: int) -> bytes:
    """The header of an unfragmented, unmasked text frame (RFC 6455, 5.2)."""
    if length < 126:
        return pack("!BB", 0x81, length)
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)
