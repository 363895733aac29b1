"""The state of a simple game: the table, and the history of what was played on it."""

from copy import deepcopy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.core.bits import BIT
from bywater.core.decision import Decision
from bywater.core.frames import frame
from bywater.core.game import Game
from bywater.core.journal import FULLY_HIDDEN
from bywater.core.message import Message
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.simple.messages import seat_message
from bywater.core.simple.plain import digest_numbers, plain
from bywater.core.simple.table import SimpleTable
from bywater.core.snapshot import write_fields
from bywater.core.state import Position, Snapshot, State, View

PLAYED: Final = 1
"""Journal entry: an actor (0 for chance, else the seat plus 1) played an action (its code)."""

SEEN: Final = 2
"""Journal entry: what a seat sees of the table has changed; four numbers stand for what it sees now."""

REVEALED: Final = 3
"""Journal entry: a hidden action is now open; the numbers are those of PLAYED."""

UNKNOWN: Final = "?"
"""Stands in a trail for an action that the viewer did not see."""

_DECISION: Final = 1
_ALL_NUMBERS: Final = 15
_CODE_HIDDEN: Final = 2
_EVERYONE: Final = -1

_OWN_FIELDS: Final = frozenset(
    ("game", "rules", "seats", "viewers", "options", "actor", "decision", "legal", "trail", "ending")
)


class SimpleState(State):
    """A table of a simple game with its history. The history alone determines the state."""

    def __init__(
        self, game: Game, table: SimpleTable, seats: int, options: dict[str, Any], source: "SimpleState | None" = None
    ) -> None:
        super().__init__(seats, 1, source)
        self.game = game
        self.table = table
        self.settings = options
        self._codes: list[int] | None = None
        if source is None:
            self.history: list[int] = []
            self.seen_by: list[int] = []
            """For each action of the history a mask of those who know it; -1 for all."""
            self.actors: list[int] = []
            """For each action of the history who played it."""
            self.blind: int = 0
            """Those who don't know some action, as a mask."""
            self._start_decision()
            self.sights = self._all_sights()
            """What each seat, and last a watcher, sees of the table."""
        else:
            self.history = list(source.history)
            self.seen_by = list(source.seen_by)
            self.actors = list(source.actors)
            self.blind = source.blind
            self.sights = list(source.sights)

    # -- decisions ----------------------------------------------------------------------------

    def _start_decision(self) -> None:
        self._codes = None
        actor = self.table.actor()
        if actor == OVER:
            self.height = 0
        elif actor == CHANCE or 0 <= actor < self.seats:
            self.height = 0
            self.push(frame(_DECISION, actor))
        else:
            raise ValueError(f"expected actor() to return a seat below {self.seats}, CHANCE or OVER, got {actor!r}")

    @property
    def decision(self) -> Decision:
        actor = int(self.actor)
        return Decision({CHANCE: "chance", OVER: "over"}.get(actor, "move"), actor, "", {})

    def codes(self) -> list[int]:
        """The codes of the legal actions, or of the possible outcomes at a chance point."""
        if self._codes is None:
            actor = self.actor
            texts = [] if actor == OVER else list(self.table.chances() if actor == CHANCE else self.table.legal())
            known = self.game.actions.codes
            for text in texts:
                if text not in known:
                    raise ValueError(f"{text!r} is not in the list of actions or chances of {self.game.id}")
            if actor != OVER and not texts:
                raise ValueError(f"expected an action for actor {actor}, got none: actor() of a finished game is OVER")
            self._codes = sorted(known[text] for text in texts)
        return self._codes

    def legal(self) -> vec[i64]:
        return vec[i64](self.codes() if self.actor >= 0 else [])

    def allows(self, action: i64) -> bool:
        return action in self.codes()

    def refusal(self, action: int, seat: int) -> Message | None:
        if self.may_play(seat, action):
            return None
        if self.actor == OVER:
            return Message("why-game-over")
        if seat != self.actor:
            return seat_message(self.game.seat_names, "why-not-your-turn", "why-chance-first", int(self.actor))
        return Message("why-not-possible")

    # -- chance -------------------------------------------------------------------------------

    @property
    def chance_source(self) -> str:
        return "chance"

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        likely = self.table.chances()
        return [(code, likely[self.game.actions[code].text]) for code in self.codes()]

    def pick(self, u: float) -> i64:
        outcomes = self.chances()
        for code, likely in outcomes:
            u -= likely
            if u < 0:
                return code
        return outcomes[-1][0]

    # -- playing ------------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        code = int(action)
        actor = int(self.actor)
        text = self.game.actions[code].text
        seats = self.table.visible_to(text)
        mask = _EVERYONE if seats is None else sum(1 << seat for seat in {*seats, actor} if seat >= 0)
        self.table.apply(text)
        self.history.append(code)
        self.seen_by.append(mask)
        self.actors.append(actor)
        self._start_decision()
        hidden = 0 if mask == _EVERYONE else _CODE_HIDDEN
        self.emit(PLAYED, actor + 1, code, 0, 0, hidden, mask if hidden else 0)
        everyone = (1 << (int(self.seats) + 1)) - 1
        self.blind |= everyone & ~mask
        changed = self._see()
        learned = self.blind & changed if self._reveals_by_view() else 0
        if actor == CHANCE:
            learned |= mask & everyone
        if self.blind and self.table.reveals_all():
            learned |= self.blind
            self._reveal_all()
        if learned or actor == CHANCE:
            self.reveal(learned & ~int(BIT[self.seats]))

    def _reveals_by_view(self) -> bool:
        """Whether a changed view may tell something hidden: unless the table says when all is revealed."""
        return type(self.table).reveals_all is SimpleTable.reveals_all

    def _reveal_all(self) -> None:
        """Open all hidden actions to everyone."""
        for step, seen in enumerate(self.seen_by):
            if seen != _EVERYONE:
                self.seen_by[step] = _EVERYONE
                self.emit(REVEALED, self.actors[step] + 1, self.history[step])
        self.blind = 0

    def _see(self) -> int:
        """Tell every seat what it sees now. Returns those who see something else on the table, as a mask."""
        before, self.sights = self.sights, self._all_sights()
        changed = sum(1 << seat for seat, sight in enumerate(self.sights) if sight != before[seat])
        if changed and all(sight == self.sights[0] for sight in self.sights):
            self.emit(SEEN, *digest_numbers(self.sights[0]))
        else:
            for seat, sight in enumerate(self.sights):
                if changed >> seat & 1:
                    self.emit(SEEN, *digest_numbers(sight), _ALL_NUMBERS | FULLY_HIDDEN, int(BIT[seat]))
        # Who acts next is known to everyone anyway.
        return sum(
            1 << seat
            for seat, sight in enumerate(self.sights)
            if changed >> seat & 1 and {**sight, "actor": 0} != {**before[seat], "actor": 0}
        )

    def _all_sights(self) -> list[dict[str, Any]]:
        return [self._sight((seat,)) for seat in range(self.seats)] + [self._sight(())]

    def _sight(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """What the author's table shows to these seats, with who acts and how it ended."""
        shown: dict[str, Any] = plain(self.table.view(seats))
        if not _OWN_FIELDS.isdisjoint(shown):
            taken = ", ".join(sorted(_OWN_FIELDS & shown.keys()))
            raise ValueError(f"view() of {self.game.id} uses names that every view has already: {taken}")
        shown["actor"] = int(self.actor)
        shown["ending"] = self.ending()
        return shown

    def clone(self) -> "SimpleState":
        return SimpleState(self.game, self.table.copy(), self.seats, self.settings, self)

    # -- result -------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        return [float(gained) for gained in self.table.returns()] if self.actor == OVER else [0.0] * int(self.seats)

    def score(self) -> list[int]:
        return list(self.table.score()) if self.actor == OVER else [0] * int(self.seats)

    def ending(self) -> str:
        return self.table.ending() if self.actor == OVER else ""

    # -- names --------------------------------------------------------------------------------

    @property
    def actions(self) -> ActionTable:
        return self.game.actions

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.game.seat_names

    @property
    def game_id(self) -> str:
        return self.game.id

    @property
    def options(self) -> dict[str, Any]:
        return deepcopy(self.settings)

    # -- knowledge ----------------------------------------------------------------------------

    def view(self, seats: object) -> View:
        mask = self.mask_of(seats)
        viewers = [seat for seat in range(self.seats) if mask >> seat & 1]
        return {
            **self._sight(tuple(viewers)),
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": int(self.seats),
            "viewers": viewers or [WATCHER],
            "options": self.options,
            "decision": self.decision.plain(),
            "legal": list(self.codes()) if self.actor in viewers else [],
            "trail": self._trail(mask),
        }

    def _trail(self, mask: int) -> list[str]:
        """Every action so far as these viewers saw it."""
        actions = self.game.actions
        return [
            actions[code].text if seen & mask else UNKNOWN
            for code, seen in zip(self.history, self.seen_by, strict=True)
        ]

    def position(self) -> Position:
        """The beginning of the game, and everything that was played since."""
        return {
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": int(self.seats),
            "options": self.options,
            "then": [self.game.actions[code].text for code in self.history],
        }

    def snapshot(self) -> Snapshot:
        return {
            "game": self.game.id,
            "seats": int(self.seats),
            "options": self.options,
            "stack": [int(packed) for packed in self.stack[: self.height]],
            "fields": {
                "history": list(self.history),
                "reveals": int(self.reveals),
                "reveals_by_seat": int(self.reveals_by_seat),
                "traces": [int(trace) for trace in self.traces],
            },
        }

    def restore(self, snapshot: Snapshot) -> None:
        fields = dict(snapshot["fields"])
        for code in fields.pop("history"):
            self.apply_legal(code)
        write_fields(self, fields)
