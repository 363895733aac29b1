"""Simple games: a complete game from a table with a few methods."""

import random
from collections import Counter
from typing import Any

import pytest

import bywater
from bywater.core.errors import BadPosition, BadView, IllegalAction
from bywater.core.game import Game
from bywater.core.options import Option
from bywater.core.seats import WATCHER
from bywater.core.simple import CHANCE, OVER, SimpleGame, SimpleTable
from bywater.testing import OF_GAMES, OF_PLAY, check, option_sets
from bywater.words import LANGUAGES, Words
from examples import kuhn_poker, tic_tac_toe
from tests.plugins import forget_plugins

TIC_TAC_TOE, KUHN = tic_tac_toe.GAME, kuhn_poker.GAME
NUMBERS = ("one", "two", "three")


class Bids(SimpleTable):
    """All seats bid in secret; then all bids are revealed, and the highest unique bid wins."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.rounds = seats, options["rounds"]
        self.bids: list[str] = []
        self.points = [0] * seats

    def actor(self) -> int:
        return OVER if self.rounds == 0 else len(self.bids)

    def legal(self) -> list[str]:
        return [f"bid {number}" for number in NUMBERS]

    def visible_to(self, action: str) -> list[int]:
        return []

    def apply(self, action: str) -> None:
        self.bids.append(action)
        if len(self.bids) == self.seats:
            for seat, bid in enumerate(self.bids):
                self.points[seat] += int(self.bids.count(bid) == 1)
            self.bids = []
            self.rounds -= 1

    def reveals_all(self) -> bool:
        return not self.bids

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        own = {str(seat): bid for seat, bid in enumerate(self.bids) if seat in seats}
        return {"bids": own, "points": tuple(self.points), "rounds": self.rounds}

    def returns(self) -> list[float]:
        return [1.0 if points == max(self.points) else -1.0 for points in self.points]

    def score(self) -> list[int]:
        return self.points


class SilentBids(Bids):
    """The same, but only its views reveal the bids."""

    reveals_all = SimpleTable.reveals_all


class Dice(SimpleTable):
    """Each seat rolls two hidden dice and then chooses freely: too many deals for a list."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.rolled: list[str] = []
        self.said = 0

    def actor(self) -> int:
        return CHANCE if len(self.rolled) < 8 else OVER if self.said == 2 else self.said

    def chances(self) -> dict[str, float]:
        return {f"roll {face}": 1 / 6 for face in range(6)}

    def legal(self) -> list[str]:
        return ["high", "low"]

    def visible_to(self, action: str) -> list[int] | None:
        return [len(self.rolled) // 4] if action.startswith("roll") else None

    def apply(self, action: str) -> None:
        if action.startswith("roll"):
            self.rolled.append(action)
        else:
            self.said += 1

    def reveals_all(self) -> bool:
        return self.said == 2

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        seen = [face for n, face in enumerate(self.rolled) if n // 4 in seats or self.reveals_all()]
        return {"dice": seen}

    def returns(self) -> list[float]:
        return [0.0, 0.0]


BIDS = SimpleGame(
    "bids",
    Bids,
    seats=(2, 3),
    actions=[f"bid {number}" for number in NUMBERS],
    options=(Option("rounds", "number", 2, low=1, high=3),),
    max_length=9,
    seat_names=("ann", "bob", "cleo"),
)
SILENT = SimpleGame(
    "silent",
    SilentBids,
    seats=(2, 3),
    actions=[f"bid {number}" for number in NUMBERS],
    options=(Option("rounds", "number", 1, low=1, high=1),),
    max_length=3,
)
DICE = SimpleGame("dice", Dice, actions=["high", "low"], chances=[f"roll {n}" for n in range(6)], max_length=10)
GAMES = (TIC_TAC_TOE, KUHN, BIDS, SILENT, DICE)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_plugins(monkeypatch)
    for game in GAMES:
        bywater.register(game)


@pytest.mark.parametrize("name", [*OF_GAMES, *OF_PLAY])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_simple_game_keeps_the_contract(game: Game, name: str) -> None:
    for options in option_sets(game):
        for seats in game.seats:
            for seed in range(1 if game is DICE else 4):
                check(game, seats, options, seed, only=[name])


def test_the_examples_are_short() -> None:
    for module in (tic_tac_toe, kuhn_poker):
        with open(str(module.__file__), encoding="utf-8") as file:
            assert len(file.readlines()) <= 70


def test_three_in_a_row_win() -> None:
    state = TIC_TAC_TOE.start()
    for square in ("a1", "b2", "a2", "c3", "a3"):
        assert state.actor != OVER
        state.play(square)
    assert (state.actor, state.ending(), state.returns(), state.score()) == (OVER, "row", [1.0, -1.0], [1, 0])
    assert state.view(1)["picture"] == "x . o\nx o .\nx . ."


def test_a_taken_square_is_refused_with_a_reason() -> None:
    state = TIC_TAC_TOE.start()
    state.play("a1")
    with pytest.raises(IllegalAction, match="'a1' is not legal"):
        state.play("a1")
    words = Words("en", "tic_tac_toe")
    reasons = [state.why("a1", 1), state.why("b1", 0)]
    assert [words.say(reason) for reason in reasons if reason] == [
        "That is not possible now.",
        "It is Player 2’s turn.",
    ]
    assert state.why("b1", 1) is None


def kuhn(*actions: str) -> Any:
    state = KUHN.start()
    for action in actions:
        state.play(action)
    return state


def test_a_dealt_card_is_seen_by_its_seat_alone() -> None:
    state = kuhn("deal king", "deal jack")
    assert state.view(0)["cards"] == ["king", "hidden"]
    assert state.view(1)["cards"] == ["hidden", "jack"]
    assert state.view(WATCHER)["cards"] == ["hidden", "hidden"]
    assert state.view((0, 1))["cards"] == ["king", "jack"]
    assert state.view(0)["trail"] == ["deal king", "?"]


@pytest.mark.parametrize(
    ("played", "score", "shown"),
    [
        ("pass pass", [1, -1], True),
        ("bet pass", [1, -1], False),
        ("bet bet", [2, -2], True),
        ("pass bet pass", [-1, 1], False),
        ("pass bet bet", [2, -2], True),
    ],
)
def test_a_hand_of_poker_is_scored(played: str, score: list[int], shown: bool) -> None:
    state = kuhn("deal queen", "deal jack", *played.split())
    assert (state.actor, state.score(), state.returns()) == (OVER, score, [chips / 2 for chips in score])
    assert (state.view(0)["cards"][1] == "jack") is shown


def test_a_belief_deals_the_other_cards_uniformly() -> None:
    view = kuhn("deal queen", "deal king", "pass").view(0)
    belief = KUHN.belief(view)
    rng = random.Random(1)
    drawn = Counter(str(belief.sample(rng).view((0, 1))["cards"]) for _ in range(400))
    assert set(drawn) == {"['queen', 'king']", "['queen', 'jack']"}
    assert min(drawn.values()) > 160


def test_after_a_showdown_one_state_fits() -> None:
    view = kuhn("deal queen", "deal king", "pass", "pass").view(0)
    samples = {str(KUHN.belief(view).sample(random.Random(seed)).view((0, 1))["cards"]) for seed in range(10)}
    assert samples == {"['queen', 'king']"}


def test_a_damaged_view_is_refused() -> None:
    view = kuhn("deal queen", "deal king").view(0)
    damaged: list[dict[str, Any]] = [
        {**view, "cards": ["jack", "hidden"]},
        {**view, "trail": ["deal queen", "deal queen"]},
        {**view, "trail": ["no such thing"]},
        {**view, "trail": 7},
        {**view, "seats": 9},
        {**view, "viewers": [4]},
    ]
    for one in damaged:
        with pytest.raises(BadView):
            KUHN.belief(one).sample(random.Random(1))


def test_many_deals_are_searched_at_random() -> None:
    state = DICE.start()
    rng = random.Random(2)
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    view = state.view(0)
    samples = {str(DICE.belief(view).sample(rng).view((0, 1))["dice"]) for _ in range(5)}
    assert len(samples) > 2


@pytest.mark.parametrize("game", [BIDS, SILENT], ids=lambda game: game.id)
def test_secret_bids_stay_secret_and_count_as_revealed_afterwards(game: Game) -> None:
    state = game.start(2, rounds=1)
    state.play("bid one")
    assert state.view(1)["bids"] == {}
    assert state.view(0)["bids"] == {"0": "bid one"}
    assert state.reveals == 0
    state.play("bid three")
    assert state.reveals_to(0) == 1
    assert state.actor == OVER


def test_a_position_is_the_beginning_with_all_actions() -> None:
    state = TIC_TAC_TOE.position('then = ["b2", "a1"]')
    assert state.view(0)["trail"] == ["b2", "a1"]
    assert state.position()["then"] == ["b2", "a1"]
    assert state.trace(0) == 0
    with pytest.raises(BadPosition, match="unknown key 'board'"):
        TIC_TAC_TOE.position({"board": []})
    with pytest.raises(BadPosition, match="then, action 2"):
        TIC_TAC_TOE.position({"then": ["b2", "b2"]})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_messages_of_a_simple_game_are_translated(game: Game, lang: str) -> None:
    words = Words(lang, game.id)
    rng = random.Random(3)
    state = game.start()
    state.open_journal()
    said = [words.say(f"game-{game.id}")]
    while True:
        for viewer in (*range(state.seats), WATCHER):
            view = state.view(viewer)
            said.append(words.say(game.prompt(view)))
            said += [words.say(game.choice_label(code, view)) for code in view["legal"]]
            reasons = [state.why(code, viewer) for code in range(game.num_actions) if viewer != WATCHER]
            said += [words.say(reason) for reason in reasons if reason is not None]
            lines = [game.log_line(entry.plain(), view) for entry in state.journal_for(viewer)]
            said += [words.say(line) for line in lines if line is not None]
        if state.actor == OVER:
            break
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
    assert all(text and "<" not in text for text in said)


def test_mistakes_of_authors_raise_helpful_errors() -> None:
    class Wrong(SimpleTable):
        def actor(self) -> int:
            return 0

        def legal(self) -> list[str]:
            return ["jump"]

        def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
            return {}

    with pytest.raises(ValueError, match="expected one of the listed actions or chances of wrong, got 'jump'"):
        SimpleGame("wrong", Wrong, actions=["run"]).start().legal()
    with pytest.raises(ValueError, match="expected an action in lower case with single spaces, got 'Run'"):
        SimpleGame("wrong", Wrong, actions=["Run"])
    with pytest.raises(ValueError, match="expected different texts for all actions"):
        SimpleGame("wrong", Wrong, actions=["run", "run"])
    with pytest.raises(ValueError, match="expected seat counts from 1 to 5"):
        SimpleGame("wrong", Wrong, actions=["run"], seats=(6,))

    class Idle(Wrong):
        def legal(self) -> list[str]:
            return []

    with pytest.raises(ValueError, match="return OVER from actor\\(\\) at the end"):
        SimpleGame("wrong", Idle, actions=["run"]).start().legal()

    class Absent(Wrong):
        def actor(self) -> int:
            return 2

    with pytest.raises(ValueError, match="expected actor\\(\\) to return a seat below 2"):
        SimpleGame("wrong", Absent, actions=["run"]).start()

    class Clashing(Wrong):
        def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
            return {"seats": 2}

    with pytest.raises(ValueError, match="since every view already has: seats"):
        SimpleGame("wrong", Clashing, actions=["jump"]).start()
