"""Puzzles as TOML."""

import json

from bywater.puzzles.puzzle import OPEN, SIDES, Puzzle


def puzzle_text(puzzle: Puzzle) -> str:
    """The table of a puzzle in `puzzles.toml`."""
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
    if given.get("then"):
        lines.append(f"then = {json.dumps(given['then'])}")
    for side in SIDES:
        part = given[side]
        figures = ", ".join(f"{place} = {json.dumps(those)}" for place, those in part["figures"].items())
        lines += [f"[puzzle.position.{side}]", f"figures = {{ {figures} }}", f"hand = {json.dumps(part['hand'])}"]
        if puzzle.kind != OPEN:
            lines.append(f"trail = {json.dumps(part['trail'])}")
    return "\n".join(lines) + "\n"
