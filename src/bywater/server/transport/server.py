"""Runs the application with uvicorn: for `bywater serve`, the tests and the benchmark alike."""

import gc
import socket
import sys
from typing import Final

import uvicorn
from starlette.applications import Starlette

from bywater.server.transport.protocol import TableProtocol

MAX_MESSAGE: Final = 1 << 16
SWITCH_INTERVAL: Final = 5e-5
"""Seconds until a busy thread, such as one that replays a game, lets the event loop run. Many moves take less than the
default of 5 ms."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket with TCP_NODELAY.

    asyncio sets the option only on sockets that it created; without it, the second of two small messages would wait
    for 40 ms.
    """
    listening = socket.create_server((host, port))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def make_server(app: Starlette) -> uvicorn.Server:
    """The uvicorn server with our settings."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        ws=TableProtocol,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # a move is some 3 kB: compressing takes longer than sending
    )
    return uvicorn.Server(config)


def run(app: Starlette, listening: socket.socket) -> None:
    """Serve until interrupted."""
    tune_garbage_collection()
    sys.setswitchinterval(SWITCH_INTERVAL)
    make_server(app).run(sockets=[listening])


def tune_garbage_collection() -> None:
    """Collect more rarely: moves create no cycles, and a collection with hundreds of tables in memory took 0.1 s."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
