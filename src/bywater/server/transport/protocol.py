"""uvicorn's end of a socket, for what a table does with it: many small messages, each to be read and gone at once."""

from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from bywater.server.transport.outbox import Mailbox

FEW: Final = 8
"""So many messages of a page may wait before no more are read."""


class Wire(WebSocketsSansIOProtocol):
    """Writes without a task that must be woken, and reads on while a message or two wait: to stop for each and go on
    again took two system calls. Together that is a tenth of a move."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Mailbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope.update(read=self.read, write=self.write)

    async def read(self) -> str | None:
        """The next text; None when the page has gone, or sends what is no text and so is none of ours."""
        message: Any = await self.receive()
        text: str | None = message.get("text")
        return text

    def write(self, message: bytes) -> bool:
        """Send this text now; False if it has to wait, since the page does not take what it was sent, or has gone."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(_head(len(message)) + message)
        return True

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # then it is not stopped for this one
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > FEW:
            self.read_paused = True
            self.transport.pause_reading()


def _head(length: int) -> bytes:
    """What stands before a whole text that is sent to a page, unpacked and unmasked (RFC 6455, 5.2)."""
    if length < 126:
        return pack("!BB", 0x81, length)
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)
