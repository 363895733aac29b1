"""Puzzles as TOML that a person can read: one table a puzzle, one line a part."""

import json

from bywater.puzzles.puzzle import OPEN, SIDES, Puzzle


def written(puzzle: Puzzle) -> str:
    """One entry of the file."""
    given = puzzle.given
    lines = [
        "[[puzzle]]",
        f"id = {json.dumps(puzzle.id)}",
        f"kind = {json.dumps(puzzle.kind)}",
        f"side = {json.dumps(SIDES[puzzle.seat])}",
        f"moves = {puzzle.moves}",
        f"tempting = {puzzle.tempting}",
        "[puzzle.position]",
        f"turn = {json.dumps(given['turn'])}",
        f"turns = {given['turns']}",
    ]
    for side in SIDES:
        part = given[side]
        figures = ", ".join(f"{place} = {json.dumps(those)}" for place, those in part["figures"].items())
        lines += [f"[puzzle.position.{side}]", f"figures = {{ {figures} }}", f"hand = {json.dumps(part['hand'])}"]
        if puzzle.kind != OPEN:
            lines.append(f"trail = {json.dumps(part['trail'])}")
    return "\n".join(lines) + "\n"
