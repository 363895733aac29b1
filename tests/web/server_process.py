"""A real server in a separate process for tests: like `bywater serve`, but with quick bots and a short timeout."""

import sys
from pathlib import Path

from bywater.server.app import make_app
from bywater.server.challenges import bot_games, service
from bywater.server.config import Config, Pacing, RateLimit
from bywater.server.push.sender import Sender
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.transport import static
from bywater.server.transport.server import listen, run
from tests.fixed_chance import ReproducibleWorkers, fix_chance


def main(port: int, file: str, away_timeout: float, page: str = "") -> None:
    fix_chance()
    if page:
        setattr(static, "PAGE", Path(page))  # noqa: B010
    config = Config(
        pacing=Pacing(bot_delay=0.05, away_timeout=away_timeout),
        creation=RateLimit(1e9, 1e9),
        messages=RateLimit(600, 200),
        push_delay=0.0,
    )
    sender = Sender(loopback=True)  # the push service of the tests listens there
    app = make_app(SqliteStore(file), ReproducibleWorkers(1), config, sender)
    for module in (bot_games, service):  # bot games of all levels would keep the only worker process from the tables
        setattr(module, "levels_of", lambda game: ["novice"])  # noqa: B010
    listening = listen("127.0.0.1", port)
    print(listening.getsockname()[1], flush=True)
    run(app, listening)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), *sys.argv[4:])
