"""Our server for the benchmark: everything as in `bywater serve`, but for the limits on how often one may ask."""

import sys

import uvicorn

from bywater.server.app import make_app
from bywater.server.limits import Buckets
from bywater.server.sqlite import SqliteStore
from bywater.server.workers import Workers


def main(port: int, file: str) -> None:
    app = make_app(SqliteStore(file), Workers(1), making=Buckets(1e9, 1e9), talking=1e9)
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws_max_size=1 << 16, server_header=False)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
