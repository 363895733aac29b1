"""The page of all fields of observations: `python -m bywater.adapters.fields > docs/observations.md`."""

from typing import Final

from bywater.adapters.observer import Observer
from bywater.core.observation import Field
from bywater.registry import OURS, load

_MAX_INLINE: Final = 8

_HEAD: Final = """# Observations

The numbers that a learner observes. This page is written by `python -m bywater.adapters.fields`.

An observation is made from the view of one seat and nothing else, so it holds nothing that the seat may not know. Its \
length is the same for every number of seats and all options; fields that do not apply are 0. Seats are ordered own, \
next, second, third, fourth: clockwise from the seat that observes. Most numbers are between 0 and 1: a flag, one of \
several (exactly one of them is 1), or a share of the maximum; a number written "at most" is capped there. In \
`stack`, a number that names a seat counts from the first seat, as the actions do, but a set of seats begins with the \
own seat. Legal codes are not part of the observation: they are the action mask.

```python
import bywater
from bywater.adapters.observer import Observer

game = bywater.load("towers")
observer = Observer(game)
view = game.start(seats=3).view(0)
observer.tensor(view)  # float32, observer.size numbers
observer.mask(view["legal"])  # int8, game.num_actions numbers
observer.fields  # what is on this page: name, start, length, meaning, order, low, high
```
"""


def page() -> str:
    """The text of the page."""
    return _HEAD + "".join(_section(game_id) for game_id in OURS)


def _section(game_id: str) -> str:
    observer = Observer(load(game_id))
    lines = [
        "",
        f"## {game_id}",
        "",
        f"{observer.size} numbers in {len(observer.fields)} fields.",
        "",
        "| field | from | numbers | values | meaning |",
        "|---|---|---|---|---|",
        *[_row(field) for field in observer.fields],
        "",
        "The order of the longer fields; where a field has more numbers than names, the order is repeated:",
        "",
        *_orders(observer.fields),
    ]
    return "\n".join(lines) + "\n"


def _row(field: Field) -> str:
    meaning = field.meaning
    if 0 < len(field.order) <= _MAX_INLINE:
        meaning += f" ({', '.join(field.order)})"
    values = f"{field.low:g} to {field.high:g}"
    return f"| `{field.name}` | {field.start} | {field.length} | {values} | {meaning} |"


def _orders(fields: tuple[Field, ...]) -> list[str]:
    """One list item per long order, with its fields."""
    found: dict[tuple[str, ...], list[str]] = {}
    for field in fields:
        if len(field.order) > _MAX_INLINE:
            found.setdefault(field.order, []).append(f"`{field.name}`")
    return [f"- {', '.join(names)}: {', '.join(order)}" for order, names in found.items()]


if __name__ == "__main__":
    print(page(), end="")
