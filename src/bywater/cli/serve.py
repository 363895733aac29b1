"""`bywater serve`: the server for the browser."""

import logging
import os
import sqlite3
import webbrowser
from contextlib import closing
from pathlib import Path

from bywater.cli.refusal import Refusal
from bywater.cli.settings import words_for
from bywater.words import Plain

FILE = "bywater.sqlite"


def data_file(given: str) -> Path:
    """The database file: the given one, or one in the user's data folder."""
    if given:
        return Path(given).expanduser()
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "bywater" / FILE


def _check(file: Path) -> None:
    """Refuse a file that can't be written or is a database of another version."""
    from bywater.server.storage.version import STORAGE_VERSION, WrongVersion, check_version

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, 1.0, isolation_level=None)) as db:
            check_version(db)
            db.execute("begin immediate")
            db.execute("rollback")
    except WrongVersion as error:
        age = "newer" if error.found > STORAGE_VERSION else "older"
        raise Refusal(f"error-{age}-database", file=Plain(str(file))) from None
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("error-cannot-write", file=Plain(str(file)), detail=Plain(reason)) from None


def serve(host: str, port: int, data: str, *, browser: bool, lang: str | None) -> int:
    """Serve until interrupted. Returns the exit code."""
    from bywater.server.app import make_app
    from bywater.server.storage.sqlite import SqliteStore
    from bywater.server.transport.server import listen, run
    from bywater.server.transport.static import built
    from bywater.server.workers.pool import Workers

    words = words_for(lang)
    if not built():
        raise Refusal("error-no-page")
    file = data_file(data)
    _check(file)
    try:
        listening = listen(host, port)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Refusal("error-cannot-serve", address=Plain(f"{host}:{port}"), detail=Plain(reason)) from None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    address = f"http://{host}:{listening.getsockname()[1]}"
    print(words.say("serve-ready", address=Plain(address)), flush=True)
    print(words.say("serve-kept", file=Plain(str(file))), flush=True)
    if browser:
        webbrowser.open(address)
    run(make_app(SqliteStore(file), Workers()), listening)
    return 0
