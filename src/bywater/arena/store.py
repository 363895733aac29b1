"""The folder of an arena: its plan and every finished game, so that it can continue after an interruption."""

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from bywater.arena.errors import ArenaError
from bywater.arena.game import Outcome, read_outcome
from bywater.arena.plan import Plan

PLAN: Final = "plan.json"
"""The file with the plan of an arena run."""
GAMES: Final = "games.jsonl"
"""The file with one line per game played."""
_LOCK: Final = "lock"


def stored_seed(folder: Path) -> int | None:
    """The seed of the arena in this folder, for a command without a seed; None if no seed is stored."""
    try:
        seed = json.loads((folder / PLAN).read_text(encoding="utf-8"))["seed"]
    except (OSError, ValueError, LookupError, TypeError):
        return None
    return seed if type(seed) is int else None


class Store:
    """The finished games of one plan, one line of JSON per game.

    A truncated last line is dropped, and its game is played again. The folder is locked while the store is open.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = (folder / _LOCK).open("a", encoding="utf-8")
        try:
            self._claim(plan)
            self.found = self._read({fixture.key for fixture in plan.fixtures()})
            self._file = (folder / GAMES).open("a", encoding="utf-8")
        except BaseException:
            self._lock.close()
            raise

    def add(self, outcome: Outcome) -> None:
        """Append the outcome of a finished game."""
        self._file.write(json.dumps(outcome.plain(), separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file and unlock the folder."""
        self._file.close()
        fcntl.flock(self._lock, fcntl.LOCK_UN)  # child processes hold the file open as well
        self._lock.close()

    def _claim(self, plan: Plan) -> None:
        """Take the folder for this plan; refuse the folder of another plan."""
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(
                "busy", "another arena is playing in {folder}; choose another folder", folder=str(self.folder)
            ) from None
        file = self.folder / PLAN
        whole = plan.plain()
        if file.exists() or (self.folder / GAMES).exists():
            stored = self._stored_plan()
            if stored == whole:
                return
            # A longer plan begins with the same games, so the stored ones count.
            shorter = stored is not None and type(stored.get("rounds")) is int and stored["rounds"] < plan.rounds
            if stored is None or not shorter or {**stored, "rounds": plan.rounds} != whole:
                raise ArenaError(
                    "other", "{folder} holds games of another arena; choose another folder", folder=str(self.folder)
                )
        # Write to a temporary file and move it, so that the plan is never truncated.
        aside = file.with_suffix(".tmp")
        aside.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
        os.replace(aside, file)

    def _stored_plan(self) -> dict[str, Any] | None:
        try:
            stored = json.loads((self.folder / PLAN).read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return None
        return stored if isinstance(stored, dict) else None

    def _read(self, keys: Iterable[tuple[int, int, tuple[str, ...]]]) -> list[Outcome]:
        file = self.folder / GAMES
        if not file.exists():
            return []
        whole = file.read_bytes()
        stored = whole[: whole.rfind(b"\n") + 1]
        if len(stored) < len(whole):
            os.truncate(file, len(stored))
        planned = set(keys)
        found: list[Outcome] = []
        lines: set[bytes] = set()
        for number, line in enumerate(stored.splitlines(), start=1):
            if line in lines:
                continue  # the same game was written twice
            lines.add(line)
            try:
                outcome = read_outcome(json.loads(line))
                planned.remove(outcome.key)  # KeyError: not planned, or stored twice with different outcomes
            except (ValueError, TypeError, LookupError, AttributeError):
                raise ArenaError(
                    "damaged",
                    "line {line} of {file} is damaged; remove it to play its game again",
                    file=str(file),
                    line=str(number),
                ) from None
            found.append(outcome)
        return found
