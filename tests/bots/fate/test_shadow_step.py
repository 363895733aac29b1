"""Decisions caused by shadow cards: the Wheels, hunting Nazgûl, the Ring in a search, and the next cards."""

from typing import Any

import pytest

from bywater.core.state import State
from tests.bots.fate.helpers import FAR, MARCH_ON_HELMS_DEEP, RING_ONLY, choice, table, turned_up

SPARE_ARMIES = {"grey_havens": {"elf": 3}}
CHEAP = [["dale_valor", "dale_friendship"], []]
DEAR = [["eriador_resistance", "dale_resistance", "mordor_resistance"], []]

# Hope, the hands before two cards of Valor are drawn, the friendly armies, and what is paid to the Wheels.
WHEELS: list[tuple[str, int, list[list[str]], dict[str, Any], str]] = [
    ("cards that nobody needs before hope", 8, CHEAP, {}, "wheels first"),
    ("cheap cards before spare armies", 8, CHEAP, SPARE_ARMIES, "wheels first"),
    ("the other player's, if they are cheaper", 8, [[], ["dale_valor", "mordor_valor"]], {}, "wheels first"),
]


@pytest.mark.parametrize(("hope", "hands", "friends", "expected"), [r[1:] for r in WHEELS], ids=[r[0] for r in WHEELS])
def test_what_is_paid_to_the_wheels(hope: int, hands: list[list[str]], friends: dict[str, Any], expected: str) -> None:
    state = turned_up("wheels", "black", hope=hope, hands=hands, friends=friends)
    assert state.decision.kind == "wheels_turn"
    assert choice(state) == expected


# Hope, the friendly armies, and what is paid to the Wheels when every card is wanted for an objective.
DEAR_WHEELS: list[tuple[str, int, dict[str, Any], str]] = [
    ("spare armies", 8, SPARE_ARMIES, "wheels armies"),
    ("hope, if there is plenty and armies are bound", 8, {"helms_deep": {"rohan": 2}}, "wheels hope"),
    ("bound armies before the last hope", 2, {"helms_deep": {"rohan": 2}}, "wheels armies"),
]


@pytest.mark.parametrize(("hope", "friends", "expected"), [r[1:] for r in DEAR_WHEELS], ids=[r[0] for r in DEAR_WHEELS])
def test_what_is_paid_to_the_wheels_without_cheap_cards(hope: int, friends: dict[str, Any], expected: str) -> None:
    """The objectives cost three Valor, and both players hold two of them and more."""
    words: dict[str, Any] = {
        "objectives": ["destroy_ring", "subdue_umbar", "avenge_balin"],
        "tokens": [{"valor": 1}, {}],
        "shadow": {"fords_of_isen": 4},
        "options": {"wheels_turn_on_current_player": True},
    }
    state = turned_up("wheels", "black", hope=hope, friends=friends, **words)
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("friends", "expected"),
    [
        ({"grey_havens": {"elf": 3}, "helms_deep": {"rohan": 2}}, "at grey_havens"),
        ({"eastemnet": {"rohan": 1}, "helms_deep": {"rohan": 2}}, "at eastemnet"),
    ],
    ids=["of a haven far from the Shadow", "of a place that is no haven"],
)
def test_which_army_the_wheels_take(friends: dict[str, Any], expected: str) -> None:
    """The Shadow is next to Helm's Deep, so its garrison is needed most."""
    state = turned_up("wheels", "black", "wheels armies", friends=friends, shadow={"fords_of_isen": 3})
    assert state.decision.kind == "placing"
    assert choice(state) == expected


# The hand of the player who pays before two cards of Valor are drawn, other words, and the two cards that go.
DISCARDED: list[tuple[str, list[str], dict[str, Any], list[str]]] = [
    (
        "Valor before Resistance",
        ["eriador_resistance", "mordor_resistance"],
        {"objectives": RING_ONLY},
        ["discard rohan_valor", "discard gondor_valor"],
    ),
    (
        "Friendship before the Valor that an objective costs",
        ["eriador_friendship", "dale_friendship", "rohan_friendship", "mordor_friendship"],
        {"objectives": ["destroy_ring", "subdue_umbar"]},
        ["discard eriador_friendship", "discard dale_friendship"],
    ),
    (
        "cards before tokens of the same symbol",
        ["eriador_resistance"],
        {"objectives": RING_ONLY, "tokens": [{"valor": 2}, {}]},
        ["discard rohan_valor", "discard gondor_valor"],
    ),
]


@pytest.mark.parametrize(("hand", "words", "expected"), [r[1:] for r in DISCARDED], ids=[r[0] for r in DISCARDED])
def test_which_two_cards_the_wheels_take(hand: list[str], words: dict[str, Any], expected: list[str]) -> None:
    """The cheapest two; they are discarded in ascending order."""
    state = turned_up("wheels", "black", "wheels first", hands=[hand, []], **words)
    done = []
    for _ in range(2):
        assert state.decision.kind == "discarding"
        done.append(choice(state))
        state.play(done[-1])
    assert done == expected


# -- Nazgûl -----------------------------------------------------------------------------------


def test_hunting_nazgul_take_the_way_farthest_from_mordor() -> None:
    """F42: between Rohan and Rivendell they may fly over two regions."""
    nazgul = {"rohan": 3, "dale": 3, "mordor": 3}
    state = turned_up("sh10", "black", nazgul=nazgul, frodo_sam="rivendell", eye="gondor")
    assert state.decision.kind == "hunting"
    assert choice(state) == "nazgul rohan-enedwaith"


@pytest.mark.parametrize(
    ("frodo", "expected"),
    [("rivendell", "nazgul from rhudaur"), ("edoras", "nazgul from rohan")],
    ids=["Frodo in Rhudaur", "Frodo in Rohan"],
)
def test_the_palantir_draws_nazgul_away_from_frodo(frodo: str, expected: str) -> None:
    """While he does not set out, those nearest to him go first."""
    words: dict[str, Any] = {"hands": [["palantir"], []], "nazgul": {"rhudaur": 3, "rohan": 3, "mordor": 3}}
    words.update(frodo_sam=frodo, merry_pippin="erebor", legolas="dol_amroth", eowyn="grey_havens")
    state = table("frodo_sam", "play palantir", "who merry_pippin", **words)
    assert state.decision.kind == "summoning"
    assert choice(state) == expected


def test_no_more_nazgul_are_lured_than_are_near_frodo() -> None:
    """K37: the first one must come from somewhere, the second need not."""
    words: dict[str, Any] = {"merry_pippin": "edoras", "eye": "rhudaur", "tokens": [{}, {"friendship": 6}]}
    near = table("merry_pippin", "distract", frodo_sam="rivendell", nazgul={"rhudaur": 4, "mordor": 5}, **words)
    far = table("merry_pippin", "distract", frodo_sam="rivendell", nazgul={"dale": 4, "mordor": 5}, **words)
    assert (choice(near), choice(far)) == ("nazgul from rhudaur", "nazgul from dale")
    for state in (near, far):
        state.play(choice(state))
    assert (choice(near), choice(far)) == ("nazgul from rhudaur", "done")


# -- the Ring ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shadow", "hope", "expected"),
    [(5, 6, "put on the ring"), (4, 4, "put on the ring"), (3, 6, "pass"), (5, 3, "pass")],
    ids=["from five armies", "from four", "not from three", "not with little hope"],
)
def test_when_the_ring_hides_frodo(shadow: int, hope: int, expected: str) -> None:
    words: dict[str, Any] = {"frodo_sam": "rivendell", "shadow": {"weather_hills": shadow}, "hope": hope}
    state = table("frodo_sam", "travel weather_hills", "search", tokens=[{"stealth": 1}, {}], **words)
    assert state.decision.kind == "wearing"
    assert choice(state) == expected


# -- the next shadow cards ----------------------------------------------------------------------


def spied(*flipped: str, **words: Any) -> State:
    """Éowyn captures Minas Morgul for its objective, and her player sees the next two shadow cards."""
    state = table(
        "eowyn",
        "capture",
        "yes",
        eowyn="minas_morgul",
        objectives=["destroy_ring", "infiltrate_morgul"],
        tokens=[{}, {"valor": 3}],
        levels=[{"back": "red", "unseen": ["sh11", "sh03", "sh05", "sh10"]}],
        nazgul=FAR,
        threat=4,
        **words,
    )
    for card in flipped:
        state.play(f"flipped {card}")
    assert state.decision.kind == "spied"
    return state


@pytest.mark.parametrize("flipped", [("sh11", "sh03"), ("sh03", "sh11")])
@pytest.mark.parametrize(
    ("near", "removed"),
    [
        ({"fords_of_isen": 4}, "sh11"),
        ({"lake_town": 4}, "sh03"),
    ],
    ids=["the march on Helm's Deep", "the march on Erebor"],
)
def test_the_card_that_endangers_a_haven_is_removed(
    flipped: tuple[str, str], near: dict[str, int], removed: str
) -> None:
    """One line ends at Helm's Deep, the other passes Lake-town and Erebor; each haven has a single army."""
    garrisons = {"helms_deep": {"rohan": 1}, "erebor": {"dwarf": 1}, "minas_morgul": {"gondor": 1}}
    state = spied(*flipped, shadow=near, friends=garrisons)
    assert choice(state) == f"remove shadow {removed}"


def test_what_the_next_cards_of_the_march_endanger() -> None:
    """The position of the march on Helm's Deep is what makes a muster there worth more than the journey."""
    words: dict[str, Any] = {"eowyn": "helms_deep", "friends": {"helms_deep": {"rohan": 1}}, "objectives": RING_ONLY}
    words.update(nazgul=FAR, finished=["merry_pippin"])
    near = table("eowyn", shadow={"fords_of_isen": 3}, **words, **MARCH_ON_HELMS_DEEP)
    assert choice(near) == "muster 1"
    none = table("eowyn", shadow={"umbar": 3}, **words, **MARCH_ON_HELMS_DEEP)
    assert choice(none) != "muster 1"
