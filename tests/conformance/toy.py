"""A minimal game with the full contract: secret bids, then a die."""

import random
import tomllib
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.core.belief import Belief
from bywater.core.bits import BIT
from bywater.core.decision import Decision
from bywater.core.frames import frame
from bywater.core.game import GENERAL, Game
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.seats import CHANCE, OVER, seat_mask
from bywater.core.state import Position, Snapshot, State, View

BIDS = ("one", "two", "three")
BIDDING, ROLLING = 1, 2
BID, ROLLED, ENDED = 1, 2, 3
ACTIONS = ActionTable([(f"{kind} {number}", kind, {"number": number}) for kind in ("bid", "roll") for number in BIDS])
LIKELY = (0.5, 0.25, 0.25)
NONE = -1


class Toy(State):
    """Each seat bids in secret; the bids that equal the die win."""

    def __init__(self, seats: int, crooked: bool, source: "Toy | None" = None) -> None:
        super().__init__(seats, 2, source)
        if source is None:
            self.crooked = crooked
            self.bids = [NONE] * seats
            self.die = NONE
            self.push(frame(BIDDING, 0))
        else:
            self.crooked = source.crooked
            self.bids = list(source.bids)
            self.die = source.die

    @property
    def decision(self) -> Decision:
        kind = {CHANCE: "roll", OVER: "over"}.get(int(self.actor), "bid")
        return Decision(kind, int(self.actor), "T1", {})

    def legal(self) -> vec[i64]:
        out = vec[i64]()
        for code in range(3 if self.actor >= 0 else 0):
            out = append(out, code)
        return out

    def allows(self, action: i64) -> bool:
        if self.actor == CHANCE:
            return action in [code for code, _ in self.chances()]
        return self.actor >= 0 and 0 <= action < 3

    @property
    def actions(self) -> ActionTable:
        return ACTIONS

    @property
    def game_id(self) -> str:
        return "toy"

    @property
    def options(self) -> dict[str, Any]:
        return {"crooked": self.crooked}

    def refusal(self, action: int, seat: int) -> Message | None:
        if self.actor == seat and self.allows(action):
            return None
        return Message("refused-toy", {"seat": seat})

    @property
    def chance_source(self) -> str:
        return "die"

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        return [(3, 1.0)] if self.crooked else [(3 + face, LIKELY[face]) for face in range(3)]

    def pick(self, at: float) -> i64:
        for code, likely in self.chances():
            at -= likely
            if at < 0:
                return code
        return self.chances()[-1][0]

    def apply_legal(self, action: i64) -> None:
        seat = int(self.actor)
        self.pop()
        if seat == CHANCE:
            self.die = int(action) - 3
            self.reveals += 1
            self.emit(ROLLED, self.die)
            for one, bid in enumerate(self.bids):
                self.emit(ENDED, one, bid)
            return
        self.bids[seat] = int(action)
        self.emit(BID, seat, action, 0, 0, 2, BIT[seat])
        self.push(frame(BIDDING, seat + 1) if seat + 1 < self.seats else frame(ROLLING, CHANCE))

    def clone(self) -> "Toy":
        return type(self)(0, False, self)

    def returns(self) -> list[float]:
        return [0.0 if self.die == NONE else 1.0 if bid == self.die else -1.0 for bid in self.bids]

    def score(self) -> list[int]:
        return [int(self.die != NONE and bid == self.die) for bid in self.bids]

    def ending(self) -> str:
        return "" if self.die == NONE else "rolled"

    def view(self, seats: object) -> View:
        mask = seat_mask(seats, int(self.seats))
        mine = [seat for seat in range(self.seats) if mask >> seat & 1]
        over = self.actor == OVER
        return {
            **self._open(),
            "viewers": mine or [-3],
            "actor": int(self.actor),
            "decision": self.decision.plain(),
            "legal": [int(code) for code in self.legal()] if self.actor in mine else [],
            "bids": [
                BIDS[bid] if bid != NONE and (over or seat in mine) else "" if bid == NONE else "hidden"
                for seat, bid in enumerate(self.bids)
            ],
        }

    def position(self) -> Position:
        return {**self._open(), "bids": [BIDS[bid] if bid != NONE else "" for bid in self.bids]}

    def _open(self) -> dict[str, Any]:
        die = "" if self.die == NONE else BIDS[self.die]
        return {"game": "toy", "rules": 1, "seats": int(self.seats), "options": self.options, "die": die}

    def __reduce__(self) -> Any:
        return (_restore, (type(self), self.snapshot()))


def _restore(kind: type[Toy], snapshot: Snapshot) -> State:
    return ToyGame(kind).restore(snapshot)


def read_position(kind: type[Toy], position: Position) -> Toy:
    toy = kind(position["seats"], position["options"]["crooked"])
    toy.bids = [BIDS.index(bid) if bid else NONE for bid in position["bids"]]
    toy.die = BIDS.index(position["die"]) if position["die"] else NONE
    toy.pop()
    if NONE in toy.bids:
        toy.push(frame(BIDDING, toy.bids.index(NONE)))
    elif toy.die == NONE:
        toy.push(frame(ROLLING, CHANCE))
    return toy


class ToyBelief(Belief):
    def __init__(self, kind: type[Toy], view: View) -> None:
        self.kind = kind
        self.view = view

    def sample(self, rng: random.Random) -> Toy:
        bids = [rng.choice(BIDS) if bid == "hidden" else bid for bid in self.view["bids"]]
        return read_position(self.kind, {**self.view, "bids": bids})


class ToyGame(Game):
    def __init__(self, kind: type[Toy] = Toy) -> None:
        super().__init__(
            id="toy",
            rules=1,
            seats=(2, 3),
            seat_names=(),
            options=(Option("crooked", "flag", False),),
            utility=GENERAL,
            num_actions=3,
            num_chances=3,
            max_length=4,
            max_frames=2,
            actions=ACTIONS,
        )
        self.kind = kind

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        return self.kind(seats, options["crooked"])

    def belief(self, view: View) -> Belief:
        return ToyBelief(self.kind, view)

    def position(self, given: str | Position) -> State:
        return self._read_position(tomllib.loads(given) if isinstance(given, str) else given)

    def _read_position(self, position: Position) -> State:
        return read_position(self.kind, position)

    def provenance(self) -> dict[str, dict[str, str]]:
        return {}

    def prompt(self, view: View) -> Message:
        return Message(f"prompt-{view['decision']['kind']}")

    def choice_label(self, action: int, view: View) -> Message:
        return Message("do-bid", {"bid": action})

    def log_line(self, entry: tuple[int, int, int, int, int], view: View) -> Message | None:
        return Message("log-toy", {"kind": entry[0]})
