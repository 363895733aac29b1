"""Who pays a demand, with what, and when it is refused."""

from typing import Any

import pytest

from bywater.bots.quest.planning.payment import NEVER, Payment
from bywater.core.state import State
from bywater.games.quest.model.demands import FACES_OF_THE_DEAD, FORBIDDEN_POOL, GOLLUM_EVENT, ORCS_STORM
from tests.bots.quest.helpers import QUEST, choice, facts, hands, table

TWO_EACH = hands({"white_hiding": 2}, {"grey_hiding": 2}, {"white_fighting": 2}, {"grey_fighting": 2})
HOBBITS = ("frodo", "sam", "pippin", "merry")


def payment(state: State) -> list[str]:
    """Who pledges what to the open demand, and how it ends if that is not automatic."""
    done: list[str] = []
    while (
        state.actor >= 0 and state.decision.kind in ("demand", "interrupt") and done[-1:] not in (["pay"], ["refuse"])
    ):
        code = choice(state)
        if not code.startswith("interrupt") and code != "done":
            done.append(f"{HOBBITS[state.actor]}: {code}" if code.startswith(("pledge", "volunteer")) else code)
        state.play(code)
    return done


PAYMENTS: list[tuple[str, tuple[str, ...], dict[str, Any], list[str]]] = [
    (
        "the exact symbol, not a joker",
        ("tile sundial",),
        {"event": 1, "hands": hands({"white_joker": 1, "grey_hiding": 1})},
        ["frodo: pledge grey_hiding"],
    ),
    (
        "a joker rather than a roll of the die near Sauron",
        ("tile sundial",),
        {"event": 1, "hands": hands({"white_joker": 1, "grey_fighting": 1}), "dark": [12, 0, 0, 0]},
        ["frodo: pledge white_joker"],
    ),
    (
        "each gives what it can spare",
        ("tile sundial",),
        {"hands": hands({"white_hiding": 2}, {"grey_friendship": 1, "white_fighting": 2}, {"white_joker": 2})},
        ["sam: pledge grey_friendship", "pippin: pledge white_joker", "pay"],
    ),
    (
        "the cheapest three cards keep a sundial away",
        ("tile sundial_cards",),
        {"hands": hands({"white_joker": 2, "grey_friendship": 3}, {"white_fighting": 5}), "dark": [11, 5, 5, 5]},
        ["frodo: pledge grey_friendship"] * 3 + ["pay"],
    ),
    (
        "the hobbit far from Sauron takes the steps",
        ("tile eye_or_two_dark",),
        {"dark": [11, 2, 8, 9], "hands": hands({})},
        ["sam: volunteer", "pay"],
    ),
    (
        "Sauron comes nearer where two steps would eliminate any hobbit",
        ("tile eye_or_two_dark",),
        {"dark": [13, 13, 13, 13], "hands": hands({})},
        ["refuse"],
    ),
    (
        "five fighting symbols against two steps of Sauron near the bearer",
        ("tile sundial",),
        {"event": 4, "dark": [12, 3, 3, 3], "hands": hands({"grey_hiding": 1}, {"white_fighting": 3}, {"boromir": 1})},
        ["sam: pledge white_fighting"] * 3 + ["pippin: pledge boromir", "pay"],
    ),
    (
        "not seven cards for a Sauron who is far from all",
        ("tile sundial",),
        {"place": "mordor", "event": 4, "hands": TWO_EACH},
        ["refuse"],
    ),
    (
        "seven cards to save the bearer",
        ("tile sundial",),
        {"place": "mordor", "event": 4, "hands": TWO_EACH, "dark": [12, 5, 5, 5]},
        [
            "frodo: pledge white_hiding",
            *["sam: pledge grey_hiding"] * 2,
            *["merry: pledge grey_fighting"] * 2,
            *["pippin: pledge white_fighting"] * 2,
            "pay",
        ],
    ),
    (
        "not the last two cards of a hobbit",
        ("tile sundial_cards",),
        {"hands": TWO_EACH},
        ["refuse"],
    ),
]


@pytest.mark.parametrize(("then", "words", "expected"), [row[1:] for row in PAYMENTS], ids=[row[0] for row in PAYMENTS])
def test_how_a_demand_is_paid(then: tuple[str, ...], words: dict[str, Any], expected: list[str]) -> None:
    state = table(*then, **words)
    assert state.decision.kind == "demand"
    assert payment(state) == expected


def shares(demand: int, payer: int = 0, **words: Any) -> tuple[float, list[tuple[int, str]]]:
    """The cost of the cheapest payment of a demand, and the shares of the hobbits."""
    features, state = facts(**words)
    found = Payment()
    found.make(features, state, demand, payer)
    rows = [(int(found.seats[number]), QUEST.notation(int(found.codes[number]))) for number in range(found.size)]
    return found.cost, rows


SHARES: list[tuple[str, int, dict[str, Any], list[tuple[int, str]]]] = [
    (
        "three tokens from those who need them least",
        ORCS_STORM,
        {
            "place": "helms_deep",
            "tokens": [{"ring": 2, "heart": 1}, {"heart": 2, "sun": 1}, {"sun": 2}, {}],
            "dark": [9, 0, 0, 0],
        },
        [(0, "pledge a ring"), (1, "pledge a heart"), (2, "pledge a sun")],
    ),
    (
        "shields from the richest first",
        GOLLUM_EVENT,
        {"place": "shelobs_lair", "shields": [2, 6, 1, 0]},
        [(1, "pledge 6 shields"), (0, "pledge 1 shield")],
    ),
    (
        "one hobbit pays the pool alone",
        FORBIDDEN_POOL,
        {"place": "shelobs_lair", "shields": [4, 4, 7, 0]},
        [(2, "pledge 5 shields")],
    ),
    (
        "three shields instead of a joker",
        FACES_OF_THE_DEAD,
        {"place": "shelobs_lair", "shields": [3, 0, 0, 0], "hands": hands({"white_joker": 1})},
        [(0, "pledge 3 shields")],
    ),
    (
        "a joker without three shields",
        FACES_OF_THE_DEAD,
        {"place": "shelobs_lair", "shields": [2, 0, 0, 0], "hands": hands({"white_joker": 1})},
        [(0, "pledge white_joker")],
    ),
]


@pytest.mark.parametrize(("demand", "words", "expected"), [row[1:] for row in SHARES], ids=[row[0] for row in SHARES])
def test_the_cheapest_shares(demand: int, words: dict[str, Any], expected: list[tuple[int, str]]) -> None:
    cost, found = shares(demand, **words)
    assert found == expected
    assert cost < NEVER


@pytest.mark.parametrize(
    ("demand", "words"),
    [
        (FORBIDDEN_POOL, {"place": "shelobs_lair", "shields": [4, 4, 4, 4]}),
        (GOLLUM_EVENT, {"place": "shelobs_lair", "shields": [2, 2, 2, 0]}),
        (FACES_OF_THE_DEAD, {"place": "shelobs_lair", "shields": [2, 9, 9, 9], "hands": hands({"grey_hiding": 2})}),
    ],
    ids=["five of one hobbit", "seven of all", "the payer's own"],
)
def test_what_can_t_be_paid_has_no_price(demand: int, words: dict[str, Any]) -> None:
    assert shares(demand, **words)[0] >= NEVER


def test_cards_of_a_hobbit_with_few_cards_are_given_last() -> None:
    """The die may demand two cards of a hobbit: Frodo keeps his two."""
    cards = hands({"grey_friendship": 2}, {"grey_fighting": 4, "white_fighting": 3})
    state = table("tile sundial_cards", hands=cards, dark=[12, 5, 5, 5])
    assert [text for text in payment(state) if text.startswith("frodo")] == []
