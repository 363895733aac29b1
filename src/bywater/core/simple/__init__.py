"""A base class for small games: write a table with a few methods to get a complete game.

The author writes a `SimpleTable`: whose turn it is, which actions are legal, what an action does, and what each seat
sees. Actions are texts. `SimpleGame` makes everything else from it: notation, views, traces, beliefs, positions,
snapshots, records, refusals, prompts, log lines and observations. `docs/your-own-game.md` is a tutorial.

>>> class Nim(SimpleTable):
...     def __init__(self, seats: int, options: dict[str, object]) -> None:
...         self.matches, self.turn = 5, 0
...     def actor(self) -> int:
...         return self.turn if self.matches else OVER
...     def legal(self) -> list[str]:
...         return ["take one", "take two"][: self.matches]
...     def apply(self, action: str) -> None:
...         self.matches -= 1 if action == "take one" else 2
...         self.turn = 1 - self.turn
...     def view(self, seats: tuple[int, ...]) -> dict[str, object]:
...         return {"matches": self.matches}
...     def returns(self) -> list[float]:
...         return [-1.0, 1.0] if self.turn == 0 else [1.0, -1.0]
>>> game = SimpleGame("nim", Nim, actions=["take one", "take two"], utility=ZERO_SUM, max_length=5)
>>> state = game.start()
>>> state.play("take two")
[]
>>> state.actor, state.view(0)["matches"], state.why("take one", 0)
(1, 3, Message('why-not-your-turn', seat='seat-2'))
"""

from bywater.core.game import GENERAL, IDENTICAL, ZERO_SUM
from bywater.core.seats import CHANCE, OVER
from bywater.core.simple.game import SimpleGame
from bywater.core.simple.state import SimpleState
from bywater.core.simple.table import SimpleTable

__all__ = ["CHANCE", "GENERAL", "IDENTICAL", "OVER", "ZERO_SUM", "SimpleGame", "SimpleState", "SimpleTable"]
