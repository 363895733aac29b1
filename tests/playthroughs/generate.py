"""Writes the golden playthroughs: `python -m tests.playthroughs.generate`, or only those of the named games.

With `--same-moves` the moves of the existing files are played again, so that only the output changes.

A playthrough prints every value of the interface along one seeded game. It shows the effects of a change of the rules,
and newcomers can read it as an example. Review the diff before you commit it.
"""

import json
import random
import re
import sys
import textwrap
from contextlib import suppress
from pathlib import Path
from typing import Any

import bywater
from bywater import CHANCE, OVER, WATCHER, BadPosition, Game, Play, State
from bywater.bots import bots_for, make_bot
from bywater.core.state import Position
from bywater.core.toml import to_toml

FOLDER = Path(__file__).parent
SEED = 1144  # its games of confrontation have all special cards, the tunnel, and almost every decision
WIDTH = 116
MOVE = re.compile(r"> (.*) \(\d+\)$")


def wanted() -> dict[str, tuple[str, int, dict[str, Any]]]:
    """The expected files: each game with each number of seats, with the default options and with full sets."""
    files: dict[str, tuple[str, int, dict[str, Any]]] = {}
    for id in bywater.game_ids():
        game = bywater.load(id)
        full = {option.name: list(option.choices) for option in game.options if option.kind == "set"}
        for seats in game.seats:
            files[f"{id}-{seats}.txt"] = (id, seats, {})
            if full:
                files[f"{id}-{seats}-full.txt"] = (id, seats, full)
    return files


def playthrough(id: str, seats: int, options: dict[str, Any], moves: list[str] | None = None) -> str:
    """The text of one playthrough, of these moves or of a new game.

    A new game is played by a good bot, so that it lasts long. The test replays the stored moves, so other bots change
    nothing.
    """
    game = bywater.load(id)
    play = Play(game, seats, options)
    rng = random.Random(SEED)
    bot = make_bot("cautious" if "cautious" in bots_for(game) else "random", game, rng)
    lines = [*_heading(game, seats, options), ""]
    seen: dict[str, Any] = {}
    told = 0
    position: Position = {}
    while True:
        state = play.state
        with suppress(BadPosition):  # the middle of a turn
            position = state.position()
        lines += [f"== {len(play.actions)} ==", *_state(game, state, told, seen)]
        told = len(state.journal or [])
        if state.actor == OVER:
            break
        if moves is not None:
            action = game.action(moves[len(play.actions)])
        else:
            action = int(state.roll(rng) if state.actor == CHANCE else bot.choose(state.view(state.actor)))
        lines += [f"> {game.notation(action)} ({action})", ""]
        play.apply(action)
    lines += ["", "== position at the last start of a turn ==", *to_toml(position).splitlines()]
    lines += ["", "== record ==", *str(play.record()).splitlines()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _heading(game: Game, seats: int, options: dict[str, Any]) -> list[str]:
    lines = [
        f"{game.id}, {seats} seats, options {_short(options)}",
        f"rules: {game.rules}",
        f"seats: {_short(list(game.seats))}",
        f"seat_names: {_short(list(game.seat_names))}",
        f"utility: {game.utility}",
        f"num_actions: {game.num_actions}",
        f"num_chances: {game.num_chances}",
        f"max_length: {game.max_length}",
        f"max_frames: {game.max_frames}",
    ]
    for option in game.options:
        lines += _wrapped(f"option {option.name}:", _short(option.plain()))
    return lines


def _state(game: Game, state: State, told: int, seen: dict[str, Any]) -> list[str]:
    """All values of a state; of views only the changes since the last one."""
    viewers = [*range(state.seats), WATCHER]
    lines = [f"actor: {state.actor}"]
    if state.actor != OVER:
        decision = state.decision
        lines.append(f"decision: {decision.kind}, rule {decision.rule}, {_short(decision.fields)}")
    if state.actor == CHANCE:
        lines.append(f"source: {state.chance_source}")
        lines += [f"chance: {game.notation(code)} ({code}) {likely:.6f}" for code, likely in state.chances()]
    elif state.actor >= 0:
        offered = [f"{game.notation(code)} ({code})" for code in state.legal()]
        lines += _wrapped(f"legal {len(offered)}:", ", ".join(offered))
        owners = {int(state.out_of_turn_seat(code)) for code in state.legal()}
        lines.append(f"owners: {_short(sorted(owners))}")
    for viewer in viewers:
        for entry in state.journal_for(viewer, told):
            message = game.log_line(entry.plain(), state.view(viewer))
            words = "" if message is None else f" {message.key} {_short(message.params)}"
            name = "watcher" if viewer == WATCHER else str(viewer)
            lines.append(f"journal {name}: {_short(list(entry.plain()))}{words}")
    lines.append(f"traces: {_short([int(state.trace(viewer)) for viewer in viewers])}")
    lines.append(f"shown: {state.reveals}")
    for viewer in viewers:
        view = state.view(viewer)
        name = "watcher" if viewer == WATCHER else str(viewer)
        for path, value in _changed(view, seen.get(name), ""):
            lines += _wrapped(f"view {name} {path}:", value)
        seen[name] = view
        asked = game.prompt(view)
        lines.append(f"prompt {name}: {asked.key} {_short(asked.params)}")
    if state.actor == OVER:
        lines += [f"ending: {state.ending()}", f"returns: {_short(state.returns())}", f"score: {_short(state.score())}"]
    return lines


def _changed(view: Any, before: Any, path: str) -> list[tuple[str, str]]:
    """The changed parts of a view, without its lists of codes."""
    if isinstance(view, dict) and (before is None or isinstance(before, dict)) and path.count(".") < 3:
        found = []
        for key, value in view.items():
            if path or key not in ("legal", "decision", "actor"):
                found += _changed(value, None if before is None else before.get(key), f"{path}.{key}".lstrip("."))
        return found + [(f"{path}.{key}".lstrip("."), "gone") for key in before or {} if key not in view]
    if view == before:
        return []
    if _tables(view) and _tables(before) and len(view) == len(before):
        rows = [_changed(row, old, f"{path}.{at}") for at, (row, old) in enumerate(zip(view, before, strict=True))]
        return [change for row in rows for change in row]
    if isinstance(view, list) and isinstance(before, list) and before and view[: len(before)] == before:
        return [(path, f"... {_short(view[len(before) :])}")]
    return [(path, _short(view))]


def _tables(value: Any) -> bool:
    """Whether this is a list of tables, as hands are."""
    return isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _wrapped(name: str, text: str) -> list[str]:
    """A value on one line, or indented below on several."""
    if len(name) + len(text) < WIDTH:
        return [f"{name} {text}"]
    return [name, *textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)]


def recorded(name: str) -> list[str]:
    """The moves of a file."""
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [move[1] for move in map(MOVE.match, written) if move]


def main(given: list[str]) -> None:
    files = wanted()
    same = "--same-moves" in given
    games = [word for word in given if not word.startswith("--")]
    for old in FOLDER.glob("*.txt"):
        if old.name not in files:
            old.unlink()
    for name, (id, seats, options) in files.items():
        if id in (games or [id]):
            text = playthrough(id, seats, options, recorded(name) if same else None)
            (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
