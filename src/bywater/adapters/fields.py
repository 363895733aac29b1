"""The page of all observation fields: `python -m bywater.adapters.fields > docs/observations.md`."""

from typing import Final

from bywater.adapters.observing import Observer
from bywater.core.tensor import Field
from bywater.registry import OURS, load

_SHORT: Final = 8

_HEAD: Final = """# Observations

What a learner gets to see, number by number. This page is written by `python -m bywater.adapters.fields`.

An observation is made from a view of one seat and nothing else, so it holds nothing that the seat may not know. It \
has the same length for every number of seats and all options; what a table does not have is 0. Seats come in the \
order own, next, second, third, fourth: clockwise from the seat that looks. Most numbers go from 0 to 1: a flag, one \
of several (exactly one of them is 1), or a share of the most there can be; a number written "at most" is cut off \
there. In `stack`, a number that names a seat counts from the first seat, as the actions do, but a set of seats begins \
with the own one. Which codes may be chosen is not among the numbers: that is the action mask.

```python
import bywater
from bywater.adapters.observing import Observer

game = bywater.load("towers")
observer = Observer(game)
view = game.start(seats=3).view(0)
observer.tensor(view)  # float32, observer.size numbers
observer.mask(view["legal"])  # int8, game.num_actions numbers
observer.fields  # what is on this page: name, start, length, meaning, order, low, high
```
"""


def page() -> str:
    """The whole page."""
    return _HEAD + "".join(_about(game_id) for game_id in OURS)


def _about(game_id: str) -> str:
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
        "The order of the longer ones; where a field has more numbers than names, the order goes over again:",
        "",
        *_orders(observer.fields),
    ]
    return "\n".join(lines) + "\n"


def _row(field: Field) -> str:
    meaning = field.meaning
    if 0 < len(field.order) <= _SHORT:
        meaning += f" ({', '.join(field.order)})"
    values = f"{field.low:g} to {field.high:g}"
    return f"| `{field.name}` | {field.start} | {field.length} | {values} | {meaning} |"


def _orders(fields: tuple[Field, ...]) -> list[str]:
    """Every long order once, with the fields that have it."""
    found: dict[tuple[str, ...], list[str]] = {}
    for field in fields:
        if len(field.order) > _SHORT:
            found.setdefault(field.order, []).append(f"`{field.name}`")
    return [f"- {', '.join(names)}: {', '.join(order)}" for order, names in found.items()]


if __name__ == "__main__":
    print(page(), end="")
