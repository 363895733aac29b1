"""The provenance of values in words: the sources in `data.toml` as sentences of the page.

`data.toml` gives each value one or more kinds of source, and may have a note for readers of the file. The page shows
one sentence for the kinds, one for the confidence in a ruling, and one for the note, which is chosen from a small set
in `manual/links.toml`.
"""

import re
from functools import lru_cache
from typing import Any, Final

from bywater.registry import load
from bywater.server.manual.links import keys_of, longest_match, mapping
from bywater.server.transport.messages import Message

_ORDER: Final = ("rulebook", "source", "recalled", "derived", "reconstructed")
_CONFIDENCE: Final = re.compile(r"confidence: (very high|high|medium)")
RULINGS: Final = "rulings"


@lru_cache
def sources(game: str) -> dict[str, Any]:
    """The sentences by key of the words and by rule, and an example of custom data."""
    facts = _facts(game)
    things = {key: found for key, paths in _paths(game).items() if (found := _sentences_for(game, facts, paths))}
    rules = {
        path.removeprefix(f"{RULINGS}."): _sentences(game, path, fact, "from-rule")
        for path, fact in facts.items()
        if path.startswith(f"{RULINGS}.")
    }
    for option in load(game).options:
        if option.rule in rules and option.name != "own":
            rules[option.rule].append(Message("from-note-option", {"option": f"option-{option.name}"}))
    own = "own" in {option.name for option in load(game).options}
    return {"things": things, "rules": rules, "own": mapping(game).get("own", {}).get("example", "") if own else ""}


def _facts(game: str) -> dict[str, dict[str, str]]:
    """The source and the note of each table of values."""
    return {path.rpartition(".")[0]: fact for path, fact in load(game).provenance().items()}


def _paths(game: str) -> dict[str, list[str]]:
    """The tables of values behind each key. `{}` in a path is replaced by what the `*` of the pattern matched."""
    given: dict[str, list[str]] = mapping(game).get("sources", {})
    found = {}
    for key in sorted(keys_of(game)):
        if best := longest_match(given, key):
            rest = key.removeprefix(best.rstrip("*"))
            found[key] = [path.replace("{}", rest) for path in given[best]]
    return found


def _sentences_for(game: str, facts: dict[str, dict[str, str]], paths: list[str]) -> list[Message]:
    found: list[Message] = []
    for path in paths:
        for name, fact in facts.items():
            if name == path or name.startswith(f"{path}."):
                found += [one for one in _sentences(game, name, fact, "from") if one not in found]
    return found


def _sentences(game: str, path: str, fact: dict[str, str], kind: str) -> list[Message]:
    kinds = sorted(fact["source"].split(", "), key=_ORDER.index)
    sentences = [Message(f"{kind}-{'-'.join(kinds)}")]
    if sure := _CONFIDENCE.search(fact["note"]):
        sentences.append(Message(f"from-sure-{sure[1].replace(' ', '-')}"))
    elif fact["note"]:
        note = noted(game, path)
        if note is not None:
            sentences.append(note)
    return sentences


def noted(game: str, path: str) -> Message | None:
    """The sentence for the note of a table of values, if there is one."""
    notes: dict[str, dict[str, Any]] = mapping(game).get("notes", {})
    best = longest_match(notes, path)
    if not best:
        return None
    params = {name: value for name, value in notes[best].items() if name != "kind"}
    return Message(f"from-note-{notes[best]['kind']}", params)
