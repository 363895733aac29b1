"""A real server in a process of its own, for tests: as `bywater serve`, but with quick bots and a short grace time."""

import socket
import sys

import uvicorn

from bywater.server.app import make_app
from bywater.server.limits import Buckets
from bywater.server.sqlite import SqliteStore
from bywater.server.viewing import Pace
from bywater.server.workers import Workers


def main(port: int, file: str, grace: float) -> None:
    app = make_app(SqliteStore(file), Workers(1), Pace(bot=0.05, grace=grace), making=Buckets(1e9, 1e9), talking=200)
    listening = socket.create_server(("127.0.0.1", port))
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False)).run(sockets=[listening])


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
