"""Less frequent decisions: Shelob's rolls, Gandalf's uses, mixed payments, the cheapest set of cards, and reasons."""

from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec

from bywater.bots.quest.evaluation.line_values import LineValues
from bywater.bots.quest.evaluation.outlook import NUM_FEATURES, fill_features, outlook
from bywater.bots.quest.planning.available_cards import AvailableCards
from bywater.bots.quest.planning.candidates import codes_of, pack_plan
from bywater.bots.quest.planning.team_guide import TeamGuide
from bywater.bots.quest.policy.anytime import AnytimeActions, fewest_cards, most_relieved
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.bots.quest.reasons import reasons
from bywater.games.quest.model import cards as box
from tests.bots.quest.helpers import CALL, FEW_EACH, QUEST, choice, facts, hands, table

FRIENDSHIP, TRAVELLING, HIDING, FIGHTING, JOKER = (16**number for number in range(5))
ALL_TOKENS = [{"ring": 1, "heart": 1, "sun": 1}] * 4


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
    """Return the value of each of Gandalf's cards by its use; those without a value are left out."""
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
    """Most help for the bearer near Sauron, cards for the smallest hand, in a tie for the active hobbit."""
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


# -- rescue, help and outlook -------------------------------------------------------------------


SHORT: dict[str, Any] = {"ring_used": False, "card_used": True, "dark": [5, 0, 0, 0]}
TWO_CARDS = ("interrupt frodo", "put on the ring", "die two_cards")


@pytest.mark.parametrize(
    ("frodo", "words", "expected"),
    [
        ({"grey_hiding": 1}, {"shields": [0, 5, 0, 0]}, "interrupt sam"),
        ({"grey_hiding": 1}, {"shields": [0, 5, 0, 0], "gandalf": ["healing"], "lembas": True}, "interrupt pippin"),
    ],
    ids=["Persistence for a hand that is too small", "Lembas, if Persistence is gone"],
)
def test_a_hobbit_who_must_lose_too_many_cards_is_saved(
    frodo: dict[str, int], words: dict[str, Any], expected: str
) -> None:
    """The die of the Ring costs Frodo two cards; whoever saves him calls Gandalf or gives him Lembas."""
    words = {**words}
    pippin = {"lembas": 1, "white_hiding": 3} if words.pop("lembas", False) else {"elessar": 1, "white_hiding": 3}
    cards = hands(frodo, {"white_fighting": 5}, pippin, {"white_friendship": 4})
    state = table(*TWO_CARDS, hands=cards, **{**SHORT, "dark": [1, 0, 0, 0], **words})
    assert state.decision.kind == "quiet"
    assert choice(state) == expected


def test_nobody_is_rescued_who_has_enough_cards() -> None:
    for frodo, rescued in (({"grey_hiding": 1}, True), ({"grey_hiding": 2}, False)):
        cards = hands(frodo, {"white_fighting": 5, "elessar": 1})
        assert AnytimeActions().rescue(*facts(*TWO_CARDS, hands=cards, shields=[0, 5, 0, 0], **SHORT)) == rescued
    poor = facts(*TWO_CARDS, hands=hands({"grey_hiding": 1}, {"elessar": 1}), shields=[0, 4, 0, 0], **SHORT)
    assert not AnytimeActions().rescue(*poor)


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [((1, 4, 4, 4), "lembas frodo"), ((4, 4, 1, 4), "lembas pippin"), ((5, 1, 5, 5), "lembas sam")],
    ids=["Frodo's hand is the smallest", "Pippin's is", "the holder's own is"],
)
def test_lembas_are_for_the_smallest_hand(sizes: tuple[int, ...], expected: str) -> None:
    """Sam holds them; his own hand has one card fewer once he has played them."""
    kinds = ("grey_hiding", "grey_fighting", "white_travelling", "white_friendship")
    cards = [{kind: size} for kind, size in zip(kinds, sizes, strict=True)]
    cards[1]["lembas"] = 1
    state = table("interrupt sam", hands=cards)
    assert choice(state) == expected


def test_elessar_is_for_whoever_gains_most() -> None:
    """Sam holds it: the bearer near Sauron comes before a friend who is as near."""
    cards = hands({"white_hiding": 2}, {"elessar": 1, "grey_fighting": 3}, {"white_fighting": 2}, {"grey_hiding": 1})
    for dark, expected in (([14, 0, 14, 0], "elessar frodo"), ([4, 1, 4, 1], "done")):
        assert choice(table("interrupt sam", hands=cards, dark=dark)) == expected


# Words that make the outlook from Helm's Deep better, and words that make it worse.
OUTLOOKS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("a bearer far from Sauron", {"dark": [1, 5, 5, 5]}, {"dark": [11, 5, 5, 5]}),
    ("Healing", {"gandalf": ["healing"]}, {"gandalf": []}),
    ("more cards", {"hands": FEW_EACH}, {"hands": hands({"white_hiding": 1})}),
]


@pytest.mark.parametrize(("better", "worse"), [r[1:] for r in OUTLOOKS], ids=[r[0] for r in OUTLOOKS])
def test_what_the_outlook_counts(better: dict[str, Any], worse: dict[str, Any]) -> None:
    chances = []
    for words in (better, worse):
        _, state = facts(**{"place": "helms_deep", "hands": FEW_EACH, **words})
        chances.append(outlook(state, vec[float]([0.0] * NUM_FEATURES)))
    assert 1.0 > chances[0] > chances[1] > 0.0


def test_the_features_of_the_outlook() -> None:
    """Distances, hobbits, small hands and shields that call Gandalf each have a place."""
    found = vec[float]([0.0] * NUM_FEATURES)
    _, state = facts(place="helms_deep", dark=[5, 13, 2, 2], shields=[5, 0, 6, 0], hands=FEW_EACH, gandalf=["healing"])
    fill_features(state, found)
    assert [number for number in range(1, 13) if found[number]] == [10]  # the bearer's distance
    assert found[14] == 1.0  # Sam is two steps from Sauron
    assert found[21] == 2.0  # two friends are nine steps away or more
    assert found[24] == 1.0  # four hobbits
    assert found[50] == 2.0  # two of them could call Gandalf
    assert found[27] == 0.0
    _, state = facts(place="helms_deep", hands=hands({"grey_hiding": 2}, {"grey_hiding": 1}))
    fill_features(state, found)
    assert found[27] == 4.0  # hands of fewer than three cards


def test_a_playout_goes_on_to_the_end_of_a_board() -> None:
    """From Moria to Lothlórien, or to the end of the game before it."""
    state = facts(hands=FEW_EACH, lines={"fighting": 9})[1]
    guide = TeamGuide(QuestGuide())
    assert guide.finish(state, Random(3)) > 0
    assert state.ending() or state.place >= 3
    worth = guide.worth(state)
    assert len(set(worth)) == 1
    assert -1.0 <= worth[0] <= 1.0
