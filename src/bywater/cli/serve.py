"""`bywater serve`: the server for the browser."""

import logging
import os
import sqlite3
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from bywater.cli.refusal import Refusal
from bywater.cli.settings import words_for
from bywater.words import Plain

if TYPE_CHECKING:
    from bywater.server.storage.sqlite import SqliteStore

FILE = "bywater.sqlite"


def data_file(given: str) -> Path:
    """The database file: the given one, or one in the user's data folder."""
    if given:
        return Path(given).expanduser()
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "bywater" / FILE


def _prepare(file: Path) -> "SqliteStore":
    """A store for this file, which is locked and brought up to date. Refuses a file that can't be used."""
    from bywater.server.storage.file_lock import DatabaseInUse
    from bywater.server.storage.migrate import WrongVersion
    from bywater.server.storage.sqlite import SqliteStore

    store = SqliteStore(file)
    name = Plain(str(file))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        store.database.prepare()
    except DatabaseInUse as error:
        raise Refusal("error-database-in-use", file=name, pid=Plain(str(error.pid or "?"))) from None
    except WrongVersion as error:
        age = "newer" if error.is_newer else "older"
        versions = {"found": Plain(str(error.found)), "expected": Plain(error.range)}
        raise Refusal(f"error-{age}-database", file=name, **versions) from None
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("error-cannot-write", file=name, detail=Plain(reason)) from None
    return store


def serve(host: str, port: int, data: str, *, browser: bool, lang: str | None) -> int:
    """Serve until interrupted. Returns the exit code."""
    from bywater.server.app import make_app
    from bywater.server.transport.server import listen, run
    from bywater.server.transport.static import is_built
    from bywater.server.workers.pool import Workers

    words = words_for(lang)
    if not is_built():
        raise Refusal("error-no-page")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    file = data_file(data)
    store = _prepare(file)
    try:
        listening = listen(host, port)
    except OSError as error:
        store.database.release()
        reason = error.strerror or type(error).__name__
        raise Refusal("error-cannot-serve", address=Plain(f"{host}:{port}"), detail=Plain(reason)) from None
    address = f"http://{host}:{listening.getsockname()[1]}"
    print(words.say("serve-ready", address=Plain(address)), flush=True)
    print(words.say("serve-kept", file=Plain(str(file))), flush=True)
    if browser:
        webbrowser.open(address)
    run(make_app(store, Workers()), listening)
    return 0
