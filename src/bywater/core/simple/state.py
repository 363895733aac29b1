"""The state of a simple game: its table and the history of its actions."""

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
from bywater.core.seats import CHANCE, OVER, WATCHER, seats_in
from bywater.core.simple.messages import seat_message
from bywater.core.simple.plain import digest_numbers, to_plain
from bywater.core.simple.table import SimpleTable
from bywater.core.snapshot import write_fields
from bywater.core.state import Position, Snapshot, State, View

PLAYED: Final = 1
"""Journal entry: an actor (0 for chance, else the seat plus 1) played an action (its code)."""

VIEW_CHANGED: Final = 2
"""Journal entry: the view of a seat has changed; the numbers are a hash of the new view."""

REVEALED: Final = 3
"""Journal entry: a hidden action is revealed; the numbers are those of PLAYED."""

UNKNOWN: Final = "?"
"""Replaces an action in a trail that the viewer did not see."""

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
            """For each action of the history, the mask of the seats that know it; -1 for all."""
            self.actors: list[int] = []
            """The actor of each action of the history."""
            self.uninformed: int = 0
            """The mask of the seats to which at least one action is still hidden."""
            self._start_decision()
            self.table_views = self._all_table_views()
            """The table as seen by each seat, and finally by a watcher."""
        else:
            self.history = list(source.history)
            self.seen_by = list(source.seen_by)
            self.actors = list(source.actors)
            self.uninformed = source.uninformed
            self.table_views = list(source.table_views)

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
        """Return the codes of the legal actions, or of the possible outcomes at a chance point."""
        if self._codes is None:
            actor = self.actor
            texts = [] if actor == OVER else list(self.table.chances() if actor == CHANCE else self.table.legal())
            known = self.game.actions.codes
            for text in texts:
                if text not in known:
                    raise ValueError(f"expected one of the listed actions or chances of {self.game.id}, got {text!r}")
            if actor != OVER and not texts:
                raise ValueError(f"expected actions for actor {actor}, got none: return OVER from actor() at the end")
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
        probability = self.table.chances()
        return [(code, probability[self.game.actions[code].text]) for code in self.codes()]

    def pick(self, u: float) -> i64:
        outcomes = self.chances()
        for code, probability in outcomes:
            u -= probability
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
        self.uninformed |= everyone & ~mask
        changed = self._emit_changed_views()
        informed = self.uninformed & changed if self._may_reveal_by_view() else 0
        if actor == CHANCE:
            informed |= mask & everyone
        if self.uninformed and self.table.reveals_all():
            informed |= self.uninformed
            self._reveal_all()
        if informed or actor == CHANCE:
            self.reveal(informed & ~int(BIT[self.seats]))

    def _may_reveal_by_view(self) -> bool:
        """Whether a changed view may reveal hidden actions: never if the table overrides `reveals_all`."""
        return type(self.table).reveals_all is SimpleTable.reveals_all

    def _reveal_all(self) -> None:
        """Reveal all hidden actions to everyone."""
        for step, seen in enumerate(self.seen_by):
            if seen != _EVERYONE:
                self.seen_by[step] = _EVERYONE
                self.emit(REVEALED, self.actors[step] + 1, self.history[step])
        self.uninformed = 0

    def _emit_changed_views(self) -> int:
        """Emit the changed views. Returns the mask of the seats that see a change other than the actor."""
        before, self.table_views = self.table_views, self._all_table_views()
        changed = sum(1 << seat for seat, table_view in enumerate(self.table_views) if table_view != before[seat])
        if changed and all(table_view == self.table_views[0] for table_view in self.table_views):
            self.emit(VIEW_CHANGED, *digest_numbers(self.table_views[0]))
        else:
            for seat, table_view in enumerate(self.table_views):
                if changed >> seat & 1:
                    self.emit(VIEW_CHANGED, *digest_numbers(table_view), _ALL_NUMBERS | FULLY_HIDDEN, int(BIT[seat]))
        # Who acts next is public.
        return sum(
            1 << seat
            for seat, table_view in enumerate(self.table_views)
            if changed >> seat & 1 and {**table_view, "actor": 0} != {**before[seat], "actor": 0}
        )

    def _all_table_views(self) -> list[dict[str, Any]]:
        return [self._table_view((seat,)) for seat in range(self.seats)] + [self._table_view(())]

    def _table_view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Return the table's view for these seats, with the actor and the ending."""
        shown: dict[str, Any] = to_plain(self.table.view(seats))
        if not _OWN_FIELDS.isdisjoint(shown):
            taken = ", ".join(sorted(_OWN_FIELDS & shown.keys()))
            raise ValueError(f"expected other names in view() of {self.game.id}, since every view already has: {taken}")
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
        viewers = seats_in(mask, self.seats)
        return {
            **self._table_view(tuple(viewers)),
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
        """Return all actions so far as these viewers observed them."""
        actions = self.game.actions
        return [
            actions[code].text if seen & mask else UNKNOWN
            for code, seen in zip(self.history, self.seen_by, strict=True)
        ]

    def position(self) -> Position:
        """Return the start of the game with all actions since then."""
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
