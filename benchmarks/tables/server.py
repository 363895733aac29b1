"""Our server for the benchmark: `bywater serve` without rate limits."""

import sys

from bywater.server.app import make_app
from bywater.server.limits import Buckets
from bywater.server.running import listen, run
from bywater.server.sqlite import SqliteStore
from bywater.server.workers import Workers


def main(port: int, file: str) -> None:
    run(make_app(SqliteStore(file), Workers(1), making=Buckets(1e9, 1e9), talking=1e9), listen("127.0.0.1", port))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
