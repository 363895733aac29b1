"""The socket of one open page at one table."""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from bywater.server.config import RateLimit
from bywater.server.errors import Refusal, describe_error
from bywater.server.storage.interface import default_name
from bywater.server.tables.codes import read_code
from bywater.server.tables.lobby import Lobby
from bywater.server.tables.table import Table
from bywater.server.tables.viewers import Viewer
from bywater.server.transport import messages as m
from bywater.server.transport.outbox import Outbox
from bywater.server.transport.rate_limit import TokenBucket
from bywater.server.transport.sessions import guest_of

LOGGER: Final = logging.getLogger("bywater.server")
NO_SUCH_TABLE: Final = 4404
"""The close code for an unknown table."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ToServer).decode


async def table_socket(socket: WebSocket) -> None:
    """The endpoint of tables: accept the socket and serve it until the page disconnects."""
    lobby: Lobby = socket.app.state.lobby
    code = read_code(socket.path_params["code"])
    await socket.accept()
    try:
        table = await lobby.table(code) if code else None
    except Refusal:
        table = None
    if table is None:
        await socket.close(NO_SUCH_TABLE)
        return
    guest = guest_of(socket)
    name = await lobby.store.name(guest) or default_name(guest)
    await serve_table(socket, table, guest, name, socket.app.state.config.messages)


async def serve_table(socket: WebSocket, table: Table, guest: str, name: str, limit: RateLimit) -> None:
    """Join the table and handle messages until the page disconnects, or leaves too many messages unread."""
    outbox = Outbox(socket.scope["write"])
    viewer = Viewer(guest, name, outbox.send, outbox.overflow.set)
    writer = asyncio.create_task(_write(socket, outbox))
    handling = asyncio.Lock()
    reader = asyncio.create_task(_read(socket, table, viewer, TokenBucket(limit), handling))
    overflow = asyncio.create_task(outbox.overflow.wait())
    try:
        await table.join(viewer)
        await asyncio.wait([writer, reader, overflow], return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with handling:  # a message that is being handled is finished, so that the other viewers see its result
            for task in (writer, reader, overflow):
                task.cancel()
        await asyncio.gather(writer, reader, overflow, return_exceptions=True)
        await table.part(viewer)


async def _write(socket: WebSocket, outbox: Outbox) -> None:
    send = socket.scope["plain_send"]
    while True:
        message = await outbox.queue.get()
        await send({"type": "websocket.send", "text": message.decode()})


async def _read(socket: WebSocket, table: Table, viewer: Viewer, bucket: TokenBucket, handling: asyncio.Lock) -> None:
    read = socket.scope["read"]
    while (text := await read()) is not None:
        try:
            if not bucket.take():
                raise Refusal("refused-too-fast")
            message = _decode(text)
            async with handling:
                await _dispatch(table, viewer, message)
        except Refusal as refusal:
            viewer.send(_encode(m.Refused(refusal.reason)))
        except (msgspec.ValidationError, msgspec.DecodeError):
            viewer.send(_encode(m.Refused(m.Message("refused-unknown"))))
        except Exception as error:
            LOGGER.error("%s: %s while handling a message", table.code, describe_error(error))
            viewer.send(_encode(m.Refused(m.Message("refused-fault"))))


async def _dispatch(table: Table, viewer: Viewer, message: m.ToServer) -> None:
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
            await table.rematch(viewer)
        case m.Look(here):
            viewer.is_visible = here
        case m.GoOn(step):
            await table.press_step(viewer, step)
        case m.EndLesson():
            await table.end_lesson(viewer)
