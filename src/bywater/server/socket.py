"""The socket of one open page at one table."""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bywater.server import messages as m
from bywater.server.faults import told
from bywater.server.limits import Bucket
from bywater.server.table import LiveTable
from bywater.server.viewing import Refusal, Viewer

LOGGER: Final = logging.getLogger("bywater.server")
MOST_WAITING: Final = 1000
"""A page that has not taken so many messages is as good as gone."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ToServer).decode


async def serve_table(socket: WebSocket, table: LiveTable, guest: str, name: str, a_second: float) -> None:
    """Until the page goes away."""
    outgoing: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
    gone = asyncio.Event()

    def send(message: bytes) -> None:
        try:
            outgoing.put_nowait(message)
        except asyncio.QueueFull:
            gone.set()

    viewer = Viewer(guest, name, send)
    writer = asyncio.create_task(_write(socket, outgoing))
    busy = asyncio.Lock()
    reader = asyncio.create_task(_read(socket, table, viewer, Bucket(3 * a_second, a_second), busy))
    stop = asyncio.create_task(gone.wait())
    try:
        await table.join(viewer)
        await asyncio.wait([writer, reader, stop], return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with busy:  # what a page began before it went is finished, and all others hear of it
            for task in (writer, reader, stop):
                task.cancel()
        await asyncio.gather(writer, reader, stop, return_exceptions=True)
        await table.part(viewer)


async def _write(socket: WebSocket, outgoing: asyncio.Queue[bytes]) -> None:
    while True:
        message = await outgoing.get()
        await socket.send_text(message.decode())


async def _read(socket: WebSocket, table: LiveTable, viewer: Viewer, bucket: Bucket, busy: asyncio.Lock) -> None:
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):  # a page that sends bytes is none of ours
            return
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
