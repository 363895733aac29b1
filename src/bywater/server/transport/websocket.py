"""The socket of one open page at one table."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from bywater.server.errors import told
from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Refusal, Viewer
from bywater.server.transport import messages as m
from bywater.server.transport.outbox import Mailbox
from bywater.server.transport.rate_limit import Bucket

LOGGER: Final = logging.getLogger("bywater.server")
MAX_WAITING: Final = 1000
"""A page that has not taken so many messages is as good as gone."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ToServer).decode


async def serve_table(socket: WebSocket, table: LiveTable, guest: str, name: str, a_second: float) -> None:
    """Until the page goes away."""
    outgoing = Outgoing(socket.scope["write"])
    viewer = Viewer(guest, name, outgoing.send)
    viewer.close = outgoing.late.set
    writer = asyncio.create_task(_write(socket, outgoing))
    busy = asyncio.Lock()
    reader = asyncio.create_task(_read(socket, table, viewer, Bucket(3 * a_second, a_second), busy))
    stop = asyncio.create_task(outgoing.late.wait())
    try:
        await table.join(viewer)
        await asyncio.wait([writer, reader, stop], return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with busy:  # what a page began before it went is finished, and all others hear of it
            for task in (writer, reader, stop):
                task.cancel()
        await asyncio.gather(writer, reader, stop, return_exceptions=True)
        await table.part(viewer)


class Outgoing:
    """What is sent to one page: at once, or when the page has taken what it was sent before."""

    def __init__(self, write: Callable[[bytes], bool]) -> None:
        self._write = write
        self.left: Mailbox[bytes] = Mailbox()
        self.late = asyncio.Event()
        """The page has left too many messages lying."""

    def send(self, message: bytes) -> None:
        if self.left.waited_for and self._write(message):
            return
        self.left.put_nowait(message)
        if self.left.qsize() > MAX_WAITING:
            self.late.set()


async def _write(socket: WebSocket, outgoing: Outgoing) -> None:
    send = socket.scope["plain_send"]
    while True:
        message = await outgoing.left.get()
        await send({"type": "websocket.send", "text": message.decode()})


async def _read(socket: WebSocket, table: LiveTable, viewer: Viewer, bucket: Bucket, busy: asyncio.Lock) -> None:
    read = socket.scope["read"]
    while (text := await read()) is not None:
        try:
            if not bucket.take():
                raise Refusal("refused-too-fast")
            message = _decode(text)
            async with busy:
                await _answer(table, viewer, message)
        except Refusal as refusal:
            viewer.send(_encode(m.Refused(refusal.reason)))
        except (msgspec.ValidationError, msgspec.DecodeError):
            viewer.send(_encode(m.Refused(m.Said("refused-unknown"))))
        except Exception as error:
            LOGGER.error("%s: %s at a message", table.code, told(error))
            viewer.send(_encode(m.Refused(m.Said("refused-fault"))))


async def _answer(table: LiveTable, viewer: Viewer, message: m.ToServer) -> None:
    match message:
        case m.Act(moment, texts):
            await table.act(viewer, moment, texts)
        case m.Why(text):
            await table.why(viewer, text)
        case m.Say(text):
            await table.say(viewer, text)
        case m.Advise():
            await table.advise(viewer)
        case m.Undo():
            await table.undo(viewer)
        case m.Answer(yes):
            await table.answer(viewer, yes)
        case m.Face(seat):
            await table.face(viewer, seat)
        case m.Sit(seat):
            await table.sit(viewer, seat)
        case m.Leave(seat):
            await table.leave(viewer, seat)
        case m.Fill(seat, bot):
            await table.fill(viewer, seat, bot)
        case m.Resign():
            await table.resign(viewer)
        case m.Rematch():
            await table.ask_rematch(viewer)
        case m.Look(here):
            viewer.looking = here
        case m.GoOn(step):
            await table.go_on(viewer, step)
        case m.EndLesson():
            await table.end_lesson(viewer)
