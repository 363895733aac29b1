"""A real server in a process of its own, for tests: as `bywater serve`, but with quick bots and a short grace time."""

import sys
from pathlib import Path

from bywater.server import page_files
from bywater.server.app import make_app
from bywater.server.challenges import bots, challenges
from bywater.server.limits import Buckets
from bywater.server.push.post import Post
from bywater.server.running import listen, run
from bywater.server.sqlite import SqliteStore
from bywater.server.viewing import Pace
from tests.luck import SteadyWorkers, fix_luck


def main(port: int, file: str, grace: float, page: str = "") -> None:
    fix_luck()
    if page:
        setattr(page_files, "PAGE", Path(page))  # noqa: B010
    app = make_app(
        SqliteStore(file),
        SteadyWorkers(1),
        Pace(bot=0.05, grace=grace),
        making=Buckets(1e9, 1e9),
        talking=200,
        post=Post(loopback=True),  # where the stand-in of a push service listens
        delay=0.0,
    )
    for module in (bots, challenges):  # games of all levels would take the one process from those who play
        setattr(module, "levels_of", lambda game: ["novice"])  # noqa: B010
    listening = listen("127.0.0.1", port)
    print(listening.getsockname()[1], flush=True)
    run(app, listening)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), *sys.argv[4:])
