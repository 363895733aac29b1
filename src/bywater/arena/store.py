"""A folder that keeps an arena: its plan, and every finished game, so that it can go on after an interruption."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bywater.arena.errors import ArenaError
from bywater.arena.game import Outcome, read_outcome
from bywater.arena.plan import Plan

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


def kept_seed(folder: Path) -> int | None:
    """The seed of the arena that lies in this folder: a command that names none goes on with it."""
    try:
        seed = json.loads((folder / PLAN).read_text(encoding="utf-8"))["seed"]
    except (OSError, ValueError, LookupError, TypeError):
        return None
    return seed if type(seed) is int else None


class Store:
    """The finished games of one plan, one line of JSON each, written as soon as they are over.

    A line that was only half written when the power went is dropped, and its game is played again.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(plan)
        self.found = self._read({fixture.key for fixture in plan.fixtures()})
        self._file = (folder / GAMES).open("a", encoding="utf-8")

    def add(self, outcome: Outcome) -> None:
        self._file.write(json.dumps(outcome.plain(), separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _claim(self, plan: Plan) -> None:
        """The folder is this plan's from now on; one that is another's is left alone."""
        file = self.folder / PLAN
        if not file.exists():
            if (self.folder / GAMES).exists():
                raise ArenaError("other", "{folder} holds games of another arena", folder=str(self.folder))
            # Written aside and then moved, so that no half of a plan can ever lie there.
            aside = file.with_suffix(".tmp")
            aside.write_text(json.dumps(plan.plain(), indent=2) + "\n", encoding="utf-8")
            os.replace(aside, file)
            return
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            kept = None
        if kept != plan.plain():
            raise ArenaError("other", "{folder} holds games of another arena", folder=str(self.folder))

    def _read(self, keys: Iterable[tuple[int, int, tuple[str, ...]]]) -> list[Outcome]:
        file = self.folder / GAMES
        if not file.exists():
            return []
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if len(kept) < len(whole):
            os.truncate(file, len(kept))
        planned = set(keys)
        found: list[Outcome] = []
        for number, line in enumerate(kept.splitlines(), start=1):
            try:
                outcome = read_outcome(json.loads(line))
                planned.remove(outcome.key)  # one that is not planned, or there twice, is no game of ours
            except (ValueError, TypeError, LookupError, AttributeError):
                raise ArenaError(
                    "damaged", "line {line} of {file} is damaged", file=str(file), line=str(number)
                ) from None
            found.append(outcome)
        return found
