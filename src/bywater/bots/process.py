"""A player in a process of its own, which can be stopped: the only cure for one that never answers."""

import random
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

from bywater.bots import make_bot
from bywater.bots.player import Player
from bywater.bots.safe import Overrun, PlayerFailed
from bywater.core.game import Game
from bywater.core.state import View
from bywater.registry import load

Maker = Callable[[str, Game, random.Random], Player]

START_SECONDS: Final = 60.0
"""How long a process may take until its bot sits at the table; that is not part of its time to think."""


class ProcessPlayer(Player):
    """A bot that thinks in a child process and is killed when it takes more than `limit_seconds` for a choice.

    Then `choose` raises Overrun, and a new process is started for the next one. A bot that raises, or whose
    process ends, gives PlayerFailed. Wrapped in a SafePlayer all of these become a safe choice. `make` builds the
    bot in the child and must be importable there.
    """

    def __init__(self, spec: str, game_id: str, seed: int, limit_seconds: float, make: Maker = make_bot) -> None:
        super().__init__(load(game_id), random.Random(seed))
        self.limit_seconds = limit_seconds
        self.thought: Any = None
        self._given = (spec, game_id, seed, make)
        self._ready = False
        self._start()

    def choose(self, view: View) -> int:
        self.thought = None
        try:
            if not self._ready:
                self._receive(START_SECONDS)
                self._ready = True
            self._connection.send(view)
            action, self.thought = self._receive(self.limit_seconds)
        except (EOFError, OSError):
            self._restart()
            raise PlayerFailed("the process ended") from None
        chosen: int = action
        return chosen

    def close(self) -> None:
        """End the process; nothing can be chosen afterwards."""
        self._process.kill()
        self._process.join()
        self._connection.close()

    def __enter__(self) -> "ProcessPlayer":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _receive(self, seconds: float) -> Any:
        if not self._connection.poll(seconds):
            self._restart()
            raise Overrun(f"no answer within {seconds:g} s")
        fault, answer = self._connection.recv()
        if fault:
            raise PlayerFailed(fault)
        return answer

    def _restart(self) -> None:
        self.close()
        self._start()

    def _start(self) -> None:
        # Spawned, not forked: a server has threads, and a child must not hold what its parent knows.
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, *self._given), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False


def _serve(connection: Connection, spec: str, game_id: str, seed: int, make: Maker) -> None:
    """The child: builds the bot and answers views until its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        player = make(spec, load(game_id), random.Random(seed))
    except Exception as error:
        connection.send((type(error).__name__, None))
        return
    connection.send(("", None))
    while True:
        try:
            view = connection.recv()
        except EOFError:
            return
        try:
            connection.send(("", (player.choose(view), getattr(player, "thought", None))))
        except Exception as error:
            connection.send((type(error).__name__, None))
