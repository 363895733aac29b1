"""Kuhn poker: two players, three cards, one bet."""

from typing import Any

from bywater.core.simple import CHANCE, OVER, ZERO_SUM, SimpleGame, SimpleTable

CARDS = ["jack", "queen", "king"]
ENDS = [["pass", "pass"], ["bet", "pass"], ["bet", "bet"], ["pass", "bet", "pass"], ["pass", "bet", "bet"]]


class KuhnPoker(SimpleTable):
    """Both players put in one chip and get a card. Either may bet one more chip."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.cards: list[str] = []
        self.played: list[str] = []

    def actor(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        return OVER if self.played in ENDS else len(self.played) % 2

    def chances(self) -> dict[str, float]:
        left = [card for card in CARDS if card not in self.cards]
        return {f"deal {card}": 1 / len(left) for card in left}

    def legal(self) -> list[str]:
        return ["pass", "bet"]

    def visible_to(self, action: str) -> list[int] | None:
        return [len(self.cards)] if action.startswith("deal") else None

    def apply(self, action: str) -> None:
        if action.startswith("deal"):
            self.cards.append(action.removeprefix("deal "))
        else:
            self.played.append(action)

    def reveals_all(self) -> bool:
        return self.played in ENDS and self.played[-2:] != ["bet", "pass"]

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        shown = [card if seat in seats or self.reveals_all() else "hidden" for seat, card in enumerate(self.cards)]
        return {"cards": shown, "played": self.played}

    def score(self) -> list[int]:
        if self.reveals_all():
            winner = 0 if CARDS.index(self.cards[0]) > CARDS.index(self.cards[1]) else 1
            chips = 1 + self.played.count("bet") // 2
        else:
            winner, chips = len(self.played) % 2, 1
        return [chips if seat == winner else -chips for seat in (0, 1)]

    def returns(self) -> list[float]:
        return [chips / 2 for chips in self.score()]


GAME = SimpleGame(
    "kuhn_poker",
    KuhnPoker,
    actions=["pass", "bet"],
    chances=[f"deal {card}" for card in CARDS],
    utility=ZERO_SUM,
    max_length=5,
    name="Kuhn poker",
    tagline="Two players, three cards, one bet.",
)
