"""How the application is run: by `bywater serve`, and by the benchmark in the very same way."""

import gc
import socket
import sys
from typing import Final

import uvicorn
from starlette.applications import Starlette

from bywater.server.transport.protocol import Wire

MAX_MESSAGE: Final = 1 << 16
A_MOMENT: Final = 5e-5
"""So many seconds the loop waits for a thread that reckons something long, such as a replay: many moves are made in
the usual 5 ms."""


def listen(host: str, port: int) -> socket.socket:
    """A socket whose connections send at once: asyncio sees to that only for sockets that it made itself, and a small
    message after another would wait for 40 ms."""
    listening = socket.create_server((host, port))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def server(app: Starlette) -> uvicorn.Server:
    """The server with its settings; the tests use the very same."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        ws=Wire,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # some 3 kB a move: to pack them takes longer than to send them
    )
    return uvicorn.Server(config)


def run(app: Starlette, listening: socket.socket) -> None:
    """Serve until interrupted."""
    spare_the_collector()
    sys.setswitchinterval(A_MOMENT)
    server(app).run(sockets=[listening])


def spare_the_collector() -> None:
    """Look for cycles more rarely: moves make none, and with hundreds of tables in memory each search took 0.1 s."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
