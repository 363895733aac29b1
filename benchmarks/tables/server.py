"""Our server for the benchmark: `bywater serve` without rate limits."""

import sys

from bywater.server.app import make_app
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.transport.rate_limit import Buckets
from bywater.server.transport.server import listen, run
from bywater.server.workers.pool import Workers


def main(port: int, file: str) -> None:
    run(make_app(SqliteStore(file), Workers(1), making=Buckets(1e9, 1e9), talking=1e9), listen("127.0.0.1", port))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
