"""The conformance checks: a correct game passes all of them, and each violation is reported."""

from typing import Any, SupportsIndex

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.belief import Belief
from bywater.core.decision import Decision
from bywater.core.message import Message
from bywater.core.state import Position, Snapshot, View
from bywater.testing import OF_GAMES, OF_PLAY, Fault, check
from bywater.testing.option_sets import option_sets
from tests.conformance.toy import BID, BIDS, NONE, Toy, ToyBelief, ToyGame


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", option_sets(ToyGame()), ids=str)
def test_a_correct_game_passes_every_check(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        check(ToyGame(), seats, options, seed)
    assert len(option_sets(ToyGame())) == 2


class WrongDecision(Toy):
    @property
    def decision(self) -> Decision:
        return Decision("bid", 0, "", {})


class Descending(Toy):
    def legal(self) -> vec[i64]:
        out = vec[i64]()
        for code in (2, 1, 0) if self.actor >= 0 else ():
            out = append(out, code)
        return out


class AllowsMore(Toy):
    def allows(self, action: i64) -> bool:
        return super().allows(action) or (self.actor >= 0 and action == 3)


class OwnList(Toy):
    """Returns its own list instead of a new one."""

    def legal(self) -> vec[i64]:
        if not hasattr(self, "kept"):
            self.kept = super().legal()
        return self.kept if self.actor >= 0 else super().legal()


class RefusesLate(Toy):
    """Changes the state before it raises."""

    def apply(self, action: SupportsIndex) -> None:
        if not self.allows(action.__index__()):
            self.reveals += 1
        super().apply(action)


class TakesAnything(Toy):
    def apply(self, action: SupportsIndex) -> None:
        if self.allows(action.__index__()):
            super().apply(action)


class NoReason(Toy):
    def refusal(self, action: int, seat: int) -> Message | None:
        return None if action == 4 else super().refusal(action, seat)


class Loaded(Toy):
    """A die whose draws don't follow its probabilities."""

    def pick(self, at: float) -> i64:
        return super().pick(at * at)


class Impossible(Toy):
    def chances(self) -> list[tuple[int, float]]:
        listed = super().chances()
        return [*listed[:-1], (listed[-1][0], 0.0)] if listed else []


class Shares(Toy):
    """A clone that shares its bids with its original."""

    def clone(self) -> "Toy":
        made = super().clone()
        made.bids = self.bids
        return made


class ForgetsDie(Toy):
    def position(self) -> Position:
        return {**super().position(), "die": ""}


class ForgetsBids(Toy):
    def snapshot(self) -> Snapshot:
        written = super().snapshot()
        return {**written, "fields": {**written["fields"], "bids": [NONE] * int(self.seats)}}


class WinsMore(Toy):
    def returns(self) -> list[float]:
        return [2 * gained for gained in super().returns()]


class WinsEarly(Toy):
    def ending(self) -> str:
        return "rolled"


class TupleView(Toy):
    def view(self, seats: object) -> View:
        return {**super().view(seats), "die": (self.die,)}


class ListForAll(Toy):
    def view(self, seats: object) -> View:
        return {**super().view(seats), "legal": [int(code) for code in self.legal()]}


class NothingShown(Toy):
    def apply_legal(self, action: i64) -> None:
        before = self.reveals
        super().apply_legal(action)
        self.reveals = before


class OpenBids(Toy):
    """The view shows every bid to all viewers; the journal and the trace don't."""

    def view(self, seats: object) -> View:
        return {**super().view(seats), "bids": [BIDS[bid] if bid != NONE else "" for bid in self.bids]}


class LeaksList(Toy):
    """The legal actions of a later seat depend on the secret bid of an earlier one."""

    def legal(self) -> vec[i64]:
        out = vec[i64]()
        for code in super().legal():
            if self.actor != 1 or code != self.bids[0]:
                out = append(out, code)
        return out

    def allows(self, action: i64) -> bool:
        return action in self.legal() if self.actor >= 0 else super().allows(action)


class LeaksReason(Toy):
    def refusal(self, action: int, seat: int) -> Message | None:
        reason = super().refusal(action, seat)
        return reason and Message("refused-toy", {"bid": self.bids[0] + 1})


class LeaksTrace(Toy):
    """The traces and journals of all seats contain the secret bid of one."""

    def apply_legal(self, action: i64) -> None:
        seat = int(self.actor)
        super().apply_legal(action)
        if seat >= 0:
            self.emit(BID, seat, action)


class Unobserved(Toy):
    """An open action that leaves the traces as they are."""

    def emit(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, hidden: i64 = 0, visible_to: i64 = 0
    ) -> None:
        if kind != BID:
            super().emit(kind, a, b, c, d, hidden, visible_to)


class HugeNumbers(Toy):
    def apply_legal(self, action: i64) -> None:
        super().apply_legal(action)
        self.emit(BID, 5000)


class OtherBelief(ToyGame):
    """Samples states with wrong bids."""

    def belief(self, view: View) -> Belief:
        return ToyBelief(self.kind, {**view, "bids": ["hidden" if bid else "" for bid in view["bids"]]})


class Misread(ToyGame):
    """Reads one action as another."""

    def action(self, text: str) -> int:
        return super().action(text.replace("bid two", "bid one"))


class Wordless(ToyGame):
    def choice_label(self, action: int, view: View) -> Message:
        return Message("")


class TooShort(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.max_length = 1


def _twenty_games(game: ToyGame, name: str) -> None:
    for seed in range(20):
        check(game, 3, {}, seed, only=[name])


BREACHES = [
    (ToyGame(WrongDecision), "actors"),
    (TooShort(), "actors"),
    (ToyGame(Descending), "lists"),
    (ToyGame(AllowsMore), "lists"),
    (ToyGame(OwnList), "lists"),
    (ToyGame(RefusesLate), "refusals"),
    (ToyGame(TakesAnything), "refusals"),
    (ToyGame(NoReason), "reasons"),
    (ToyGame(Loaded), "chances"),
    (ToyGame(Impossible), "chances"),
    (ToyGame(Shares), "copies"),
    (ToyGame(ForgetsBids), "snapshots"),
    (ToyGame(ForgetsDie), "positions"),
    (Misread(), "records"),
    (ToyGame(WinsMore), "ends"),
    (ToyGame(WinsEarly), "ends"),
    (ToyGame(TupleView), "views"),
    (ToyGame(ListForAll), "views"),
    (Wordless(), "messages"),
    (ToyGame(NothingShown), "reveals"),
    (ToyGame(HugeNumbers), "journals"),
    (ToyGame(Unobserved), "traces"),
    (OtherBelief(), "beliefs"),
    (ToyGame(OpenBids), "siblings"),
    (ToyGame(LeaksList), "twins"),
    (ToyGame(LeaksReason), "twins"),
    (ToyGame(LeaksTrace), "siblings"),
    (ToyGame(LeaksList), "siblings"),
]


@pytest.mark.parametrize(
    ("game", "name"), [pytest.param(*breach, id=f"{breach[1]}-{number}") for number, breach in enumerate(BREACHES)]
)
def test_each_violation_is_reported(game: ToyGame, name: str) -> None:
    with pytest.raises(Fault):
        _twenty_games(game, name)


def test_a_fault_says_how_to_reproduce_it() -> None:
    with pytest.raises(Fault) as caught:
        check(ToyGame(WinsMore), 2, {"crooked": True}, 5, only=["ends"])
    text = str(caught.value)
    assert "toy with 2 seats, options {'crooked': True}, seed 5" in text
    assert "roll one" in text


def test_every_check_has_a_violation() -> None:
    assert set(OF_PLAY) == {name for _, name in BREACHES}


def test_two_actions_with_one_text_are_reported() -> None:
    OF_GAMES["notation"](ToyGame())
    with pytest.raises(Fault):
        OF_GAMES["notation"](Misread())
