"""Where a value comes from, in words: the sources of `data.toml` as sentences of the page.

`data.toml` names for each value one or more kinds of source, and may have a note for who reads the file. What a
reader of the page is told is one sentence for the kinds, one for how sure a ruling is, and one of a small set for the
note, chosen in `manual/links.toml`.
"""

import re
from functools import lru_cache
from typing import Any, Final

from bywater.registry import load
from bywater.server.manual.links import best_of, keys_of, mapping
from bywater.server.transport.messages import Said

_ORDER: Final = ("rulebook", "source", "recalled", "derived", "reconstructed")
_SURE: Final = re.compile(r"confidence: (very high|high|medium)")
RULINGS: Final = "rulings"


@lru_cache
def told(game: str) -> dict[str, Any]:
    """The sentences for each thing that can be explained and for each rule, and an example of one's own data."""
    facts = _facts(game)
    things = {key: said for key, paths in _paths(game).items() if (said := _about(game, facts, paths))}
    rules = {
        path.removeprefix(f"{RULINGS}."): _sentences(game, path, fact, "from-rule")
        for path, fact in facts.items()
        if path.startswith(f"{RULINGS}.")
    }
    for option in load(game).options:
        if option.rule in rules and option.name != "own":
            rules[option.rule].append(Said("from-note-option", {"option": f"option-{option.name}"}))
    own = "own" in {option.name for option in load(game).options}
    return {"things": things, "rules": rules, "own": mapping(game).get("own", {}).get("example", "") if own else ""}


def _facts(game: str) -> dict[str, dict[str, str]]:
    """What the data says of each table of values: its source and its note."""
    return {path.rpartition(".")[0]: fact for path, fact in load(game).provenance().items()}


def _paths(game: str) -> dict[str, list[str]]:
    """Which tables of values stand behind a key: `{}` in a path is what the `*` of the pattern stood for."""
    given: dict[str, list[str]] = mapping(game).get("sources", {})
    found = {}
    for key in sorted(keys_of(game)):
        if best := best_of(given, key):
            rest = key.removeprefix(best.rstrip("*"))
            found[key] = [path.replace("{}", rest) for path in given[best]]
    return found


def _about(game: str, facts: dict[str, dict[str, str]], paths: list[str]) -> list[Said]:
    said: list[Said] = []
    for path in paths:
        for name, fact in facts.items():
            if name == path or name.startswith(f"{path}."):
                said += [one for one in _sentences(game, name, fact, "from") if one not in said]
    return said


def _sentences(game: str, path: str, fact: dict[str, str], kind: str) -> list[Said]:
    kinds = sorted(fact["source"].split(", "), key=_ORDER.index)
    said = [Said(f"{kind}-{'-'.join(kinds)}")]
    if sure := _SURE.search(fact["note"]):
        said.append(Said(f"from-sure-{sure[1].replace(' ', '-')}"))
    elif fact["note"]:
        note = noted(game, path)
        if note is not None:
            said.append(note)
    return said


def noted(game: str, path: str) -> Said | None:
    """The sentence for the note of a table of values."""
    notes: dict[str, dict[str, Any]] = mapping(game).get("notes", {})
    best = best_of(notes, path)
    if not best:
        return None
    params = {name: value for name, value in notes[best].items() if name != "kind"}
    return Said(f"from-note-{notes[best]['kind']}", params)
