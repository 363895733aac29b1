"""Less frequent decisions: Shelob's rolls, Gandalf's uses, mixed payments, the cheapest set of cards, and reasons."""

from typing import Any

import pytest

from bywater.bots.quest.evaluation.line_values import LineValues
from bywater.bots.quest.planning.available_cards import AvailableCards
from bywater.bots.quest.planning.candidates import codes_of, pack_plan
from bywater.bots.quest.policy.anytime import AnytimeActions, fewest_cards, most_relieved
from bywater.bots.quest.reasons import reasons
from bywater.games.quest.model import cards as box
from tests.bots.quest.helpers import FEW_EACH, QUEST, choice, facts, hands, table

FRIENDSHIP, TRAVELLING, HIDING, FIGHTING, JOKER = (16**number for number in range(5))
ALL_TOKENS = [{"ring": 1, "heart": 1, "sun": 1}] * 4
CALL = ("interrupt sam", "call gandalf")


# -- Shelob -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dark", "frodo", "expected"),
    [([2, 2, 2, 2], {"grey_hiding": 4}, "roll twice"), ([12, 0, 0, 0], {"grey_hiding": 1}, "refuse")],
    ids=["far from Sauron, with cards to lose", "near Sauron, with a single card"],
)
def test_who_faces_shelob(dark: list[int], frodo: dict[str, int], expected: str) -> None:
    """L5: two dice for the active hobbit, or Sauron comes two nearer; Frodo is the bearer."""
    words: dict[str, Any] = {"place": "shelobs_lair", "event": 4, "hands": hands(frodo, *FEW_EACH[1:]), "dark": dark}
    state = table("tile sundial", **words)
    assert state.decision.kind == "shelob_appears"
    assert choice(state) == expected


# -- Gandalf ----------------------------------------------------------------------------------

# Gandalf's cards that are left, other words of the position, and the use of the call.
USES: list[tuple[str, list[str], dict[str, Any], str]] = [
    (
        "guidance to the end of the main line",
        ["guidance", "foresight"],
        {"lines": {"fighting": 8}, "tokens": ALL_TOKENS, "dark": [10, 9, 9, 9], "event": 3},
        "guidance on fighting",
    ),
    (
        "guidance on another line when the end would take the bearer",
        ["guidance"],
        {"lines": {"fighting": 8, "hiding": 1}, "dark": [12, 0, 0, 0]},
        "guidance on travelling",
    ),
    (
        "cards before guidance for a hobbit without any",
        ["guidance", "persistence"],
        {"hands": hands({}, {"white_hiding": 1})},
        "persistence frodo",
    ),
    (
        "healing for the one nearest to Sauron",
        ["healing", "foresight"],
        {"dark": [2, 14, 2, 2]},
        "healing sam",
    ),
]


@pytest.mark.parametrize(("left", "words", "expected"), [r[1:] for r in USES], ids=[r[0] for r in USES])
def test_which_of_gandalf_s_cards_is_used(left: list[str], words: dict[str, Any], expected: str) -> None:
    state = table(*CALL, shields=[0, 5, 0, 0], gandalf=left, **{"hands": FEW_EACH, **words})
    assert state.decision.kind == "gandalf_called"
    assert choice(state) == expected


def weighed(**words: Any) -> dict[str, float]:
    """The value of each of Gandalf's cards by its use; those that have none are left out."""
    features, state = facts(**{"hands": FEW_EACH, **words})
    found = AnytimeActions()
    found.weigh_uses(features, state, LineValues())
    return {
        QUEST.notation(int(found.use_code[card])): float(found.use_worth[card])
        for card in range(5)
        if found.use_code[card] >= 0
    }


def test_what_gandalf_s_cards_are_worth() -> None:
    """Healing near Sauron, cards for a small hand, foresight before a hard event; magic only at an event."""
    far, near = weighed(dark=[2, 0, 0, 0]), weighed(dark=[13, 0, 0, 0])
    assert near["healing frodo"] > far["healing frodo"]
    assert not any(text.startswith("healing") for text in weighed(dark=[0, 0, 0, 0]))
    empty = weighed(hands=hands({}, *FEW_EACH[1:]))
    assert empty["persistence frodo"] > max(worth for text, worth in far.items() if text.startswith("persistence"))
    hard, easy = weighed(event=3, dark=[12, 9, 9, 9]), weighed(event=3, lines={"travelling": 7, "hiding": 7})
    assert hard["foresight frodo"] > easy["foresight frodo"]
    assert not any(text.startswith("magic") for text in {**far, **near, **hard})


def test_who_is_helped_first() -> None:
    """Most relief for the bearer near Sauron, cards for the smallest hand, in a tie for the active one."""
    features, state = facts(dark=[12, 3, 3, 3], hands=FEW_EACH)
    assert most_relieved(features, state, 1) == 0
    assert fewest_cards(*facts(hands=hands({"grey_hiding": 2}, {}, {"grey_fighting": 1}, {"white_hiding": 1}))) == 1
    assert fewest_cards(*facts(hands=hands({"grey_hiding": 1}, *[{"white_hiding": 1}] * 3))) == 0


def test_the_ring_waits_less_with_each_event() -> None:
    """In Moria the sixth space of the main line is the last before two dice, in Shelob's Lair a die comes sooner."""
    words: dict[str, Any] = {"ring_used": False, "card_used": True, "hands": FEW_EACH}
    for place, space in (("moria", 6), ("shelobs_lair", 3)):
        positions = [table(place=place, event=event, lines={"fighting": space}, **words) for event in (0, 1, 4)]
        assert [choice(state) for state in positions] == ["pass", "interrupt frodo", "interrupt frodo"]
    assert choice(table(event=4, lines={"fighting": 5}, **words)) == "pass"


# -- payments ---------------------------------------------------------------------------------


def pledged(state: Any) -> list[str]:
    """What is pledged to the open demand, with `pay` or `refuse`."""
    done: list[str] = []
    while state.actor >= 0 and state.decision.kind in ("demand", "interrupt"):
        code = choice(state)
        if not code.startswith("interrupt") and code != "done":
            done.append(code)
        state.play(code)
        if code in ("pay", "refuse"):
            break
    return done


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ([{"heart": 1}, {"ring": 2}, {}, {}], "pledge a ring"),
        ([{}, {"heart": 1}, {}, {"ring": 1, "heart": 1, "sun": 1}], "pledge a ring"),
        ([{}, {"heart": 2}, {}, {"ring": 1, "sun": 1}], "pledge a heart"),
    ],
    ids=["a second ring", "the third token of Merry", "a second heart"],
)
def test_a_card_a_token_and_a_shield(tokens: list[dict[str, int]], expected: str) -> None:
    """The tile asks for one each: the cheapest card, a token that nobody misses, the shield of the richest."""
    words: dict[str, Any] = {"tokens": tokens, "shields": [1, 0, 2, 0], "event": 3, "dark": [11, 5, 5, 5]}
    cards = hands({"white_joker": 1, "grey_friendship": 3}, {"white_fighting": 3})
    state = table("tile sundial_items", hands=cards, **words)
    assert pledged(state) == ["pledge grey_friendship", *sorted([expected, "pledge 1 shield"], reverse=True), "pay"]


def cheapest(needs: int, givers: int = 15, **words: Any) -> list[str] | None:
    """The cheapest free cards with these symbols; None if there are not enough."""
    features, state = facts(**words)
    available = AvailableCards()
    available.gather(features, state, givers)
    if not available.find(state, needs):
        return None
    chosen = int(available.chosen[0])
    return sorted(box.KINDS[int(available.kind[card])] for card in range(available.cards) if chosen >> card & 1)


# The hands of Sam, Pippin and Merry, the symbols that are needed, and the cards that pay them.
CHEAPEST: list[tuple[str, list[dict[str, int]], int, list[str] | None]] = [
    ("the exact symbols", [{"grey_hiding": 2, "white_joker": 2}], 2 * HIDING, ["grey_hiding"] * 2),
    ("a joker for the last one", [{"grey_hiding": 1, "white_joker": 2}], 2 * HIDING, ["grey_hiding", "white_joker"]),
    ("not without enough", [{"grey_hiding": 1, "white_joker": 1}], 3 * HIDING, None),
    (
        "two kinds from two hobbits",
        [{"grey_hiding": 1}, {"grey_fighting": 1}],
        HIDING + FIGHTING,
        ["grey_fighting", "grey_hiding"],
    ),
    ("one card with two symbols", [{"boromir": 1, "grey_fighting": 1}], 2 * FIGHTING, ["boromir"]),
    (
        "a joker where a joker is asked for",
        [{"grey_friendship": 1, "white_joker": 1}],
        FRIENDSHIP + JOKER,
        ["grey_friendship", "white_joker"],
    ),
    ("and none instead of it", [{"grey_friendship": 3}], FRIENDSHIP + JOKER, None),
]


@pytest.mark.parametrize(("others", "needs", "expected"), [r[1:] for r in CHEAPEST], ids=[r[0] for r in CHEAPEST])
def test_the_cheapest_cards_for_some_symbols(
    others: list[dict[str, int]], needs: int, expected: list[str] | None
) -> None:
    assert cheapest(needs, hands=hands({}, *others)) == expected


def test_frodo_s_white_cards_are_jokers() -> None:
    assert cheapest(2 * HIDING, hands=hands({"white_fighting": 2})) == ["white_fighting"] * 2
    assert cheapest(2 * HIDING, hands=hands({}, {"white_fighting": 2})) is None
    assert cheapest(2 * HIDING, hands=hands({"grey_fighting": 2})) is None


def test_only_the_givers_cards_are_counted() -> None:
    cards = hands({"grey_hiding": 1}, {"grey_hiding": 1})
    assert cheapest(HIDING, 1, hands=cards) == ["grey_hiding"]
    assert cheapest(2 * HIDING, 1, hands=cards) is None
    assert cheapest(2 * HIDING, 3, hands=cards) == ["grey_hiding"] * 2


def test_plans_are_packed_into_a_number() -> None:
    assert codes_of(int(pack_plan(0))) == [0]
    assert codes_of(int(pack_plan(7, 0, 4094))) == [7, 0, 4094]
    assert codes_of(int(pack_plan(1, 2, 3, 4))) == [1, 2, 3, 4]


# -- reasons ----------------------------------------------------------------------------------

# What leads to the decision, other words of the position, the action, and the keys of its reasons.
REASONS: list[tuple[str, tuple[str, ...], dict[str, Any], str, list[str]]] = [
    (
        "a payment of a card that is held twice",
        ("tile sundial",),
        {"event": 1, "hands": hands({"grey_hiding": 2})},
        "pledge grey_hiding",
        ["why-pay-spare"],
    ),
    (
        "a payment of a card whose line is finished",
        ("tile sundial",),
        {"event": 1, "hands": hands({"grey_hiding": 1, "white_joker": 1}), "lines": {"hiding": 7}},
        "pledge grey_hiding",
        ["why-pay-spare"],
    ),
    (
        "a payment without another reason",
        ("tile sundial",),
        {"event": 1, "hands": hands({"grey_hiding": 1, "white_joker": 1})},
        "pledge grey_hiding",
        ["why-pay"],
    ),
    (
        "a card that prevents an event",
        ("tile sundial_cards",),
        {"hands": hands({"staff": 1, "grey_hiding": 1}), "event": 3, "dark": [2, 0, 0, 0]},
        "play staff",
        ["why-prevents"],
    ),
    (
        "the Ring",
        ("interrupt frodo",),
        {"ring_used": False, "card_used": True, "hands": FEW_EACH},
        "put on the ring",
        ["why-ring"],
    ),
    (
        "a call",
        ("interrupt sam",),
        {"shields": [0, 5, 0, 0], "hands": FEW_EACH},
        "call gandalf",
        ["why-call"],
    ),
    ("healing", CALL, {"shields": [0, 5, 0, 0], "dark": [4, 0, 0, 0]}, "healing frodo", ["why-healing"]),
    ("more cards", CALL, {"shields": [0, 5, 0, 0], "hands": FEW_EACH}, "persistence sam", ["why-persistence"]),
    (
        "guidance on the main line",
        CALL,
        {"shields": [0, 5, 0, 0], "hands": FEW_EACH, "lines": {"fighting": 4}},
        "guidance on fighting",
        ["why-gains-shield", "why-main-line"],
    ),
    (
        "Elessar",
        ("interrupt sam",),
        {"hands": hands({}, {"elessar": 1}), "dark": [4, 0, 0, 0]},
        "elessar frodo",
        ["why-elessar"],
    ),
    ("a pass without anything to use", (), {"hands": FEW_EACH, "shields": [5, 0, 0, 0]}, "pass", ["why-nothing-now"]),
    (
        "a hobbit near Sauron who is not the bearer",
        ("tile sundial",),
        {
            "event": 1,
            "bearer": 0,
            "active": 1,
            "dark": [0, 12, 0, 0],
            "hands": hands({}, {"grey_hiding": 1, "white_joker": 1}),
        },
        "pledge grey_hiding",
        ["why-pay", "why-hobbit-near"],
    ),
]


@pytest.mark.parametrize(("then", "words", "action", "keys"), [r[1:] for r in REASONS], ids=[r[0] for r in REASONS])
def test_why_an_action_is_good(then: tuple[str, ...], words: dict[str, Any], action: str, keys: list[str]) -> None:
    state = table(*then, **words)
    view = state.view(state.actor)
    code = QUEST.action(action)
    assert code in view["legal"]
    assert [message.key for message in reasons(QUEST, view, code, None)] == keys


@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        ({"grey_hiding": 1, "white_joker": 2, "white_fighting": 1}, ["why-discard-done"]),
        ({"grey_fighting": 2, "white_joker": 2}, ["why-discard-more"]),
        ({"grey_fighting": 1, "white_joker": 2}, ["why-discard-least"]),
    ],
    ids=["its line is finished", "another one is held", "the least of the hand"],
)
def test_why_a_card_is_lost(hand: dict[str, int], keys: list[str]) -> None:
    then = ("interrupt frodo", "put on the ring", "die two_cards")
    words: dict[str, Any] = {"ring_used": False, "card_used": True, "dark": [1, 0, 0, 0], "lines": {"hiding": 7}}
    state = table(*then, hands=hands(hand), **words)
    while state.decision.kind != "losing":
        state.play("pass")
    code = QUEST.action(f"discard {next(iter(hand))}")
    assert [message.key for message in reasons(QUEST, state.view(0), code, None)] == keys
