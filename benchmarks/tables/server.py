"""Our server for the benchmark: `bywater serve` without rate limits.

`python -m benchmarks.tables.server PORT FILE [process|thread|loop]`; the last argument says where fsync is called.
"""

import sys

from bywater.server.app import make_app
from bywater.server.config import Config, RateLimit
from bywater.server.storage.fsync import DEFAULT_FSYNC
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.transport.server import listen, run
from bywater.server.workers.pool import Workers


def main(port: int, file: str, fsync: str = DEFAULT_FSYNC) -> None:
    unlimited = RateLimit(1e9, 1e9)
    config = Config(creation=unlimited, messages=unlimited)
    run(make_app(SqliteStore(file, fsync), Workers(1), config), listen("127.0.0.1", port))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
