"""Write a position: a table at which the active player takes actions and nothing else is pending."""

from typing import Any, Final, cast

from bywater.core.errors import BadPosition
from bywater.core.frames import kind_of
from bywater.core.state import Position
from bywater.games.fate.knowledge.view import whole_table
from bywater.games.fate.model.frames import ACT
from bywater.games.fate.model.table import Table

PARTS: Final = (
    *("hope", "threat", "eye", "nazgul", "friends", "shadow", "havens", "strongholds"),
    *("characters", "row", "gandalf", "waiting", "successor", "hands", "tokens"),
    *("piles", "dark_piles", "events_in", "tops", "discard", "skies_gone", "levels", "shadow_discard"),
    *("objectives", "done", "slots", "shot", "slain", "pledged", "oath", "anduin_lost"),
    *("active", "solo_turn", "acting", "taken", "first_taken", "finished", "extras", "used"),
)
"""The parts of a position besides the game, its seats and its options."""

# Parts that leave out zeros.
_SPARSE: Final = ("nazgul", "shadow", "extras", "load", "due", "paying_tokens")


def write_position(table: Table) -> Position:
    """Return the position while the active player takes actions. Raises BadPosition at any other moment."""
    if kind_of(table.top()) != ACT or table.interrupted or len(table.refused_cards) or len(table.refused_company):
        raise BadPosition(
            "expected a table at which the active player takes actions and nothing else is pending; "
            "use snapshot() at other moments"
        )
    parts = without_zeros(cast(dict[str, Any], whole_table(table)))
    return {name: parts[name] for name in ("game", "rules", "seats", "options", *PARTS)}


def without_zeros(parts: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a position without zero counts."""
    found = {**parts, **{name: _counted(parts[name]) for name in _SPARSE}}
    found["tokens"] = [_counted(held) for held in parts["tokens"]]
    friends = {place: _counted(armies) for place, armies in parts["friends"].items()}
    found["friends"] = {place: armies for place, armies in friends.items() if armies}
    return found


def _counted(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}
