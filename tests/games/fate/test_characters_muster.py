"""Who musters for nothing, Gandalf's two armies, Boromir's cheaper Capture, and what Gollum can't do
(K04, K07, K08, K12, K24, K27, K29)."""

from typing import Any

import pytest

from .helpers_characters import (
    do,
    eye,
    friends,
    hand,
    havens,
    hope,
    offered,
    offers,
    prompt_of,
    table,
    taken,
    tokens,
)

FREE = [
    ("arwen", "elf", "lorien"),
    ("arwen", "elf", "grey_havens"),
    ("boromir", "gondor", "minas_tirith"),
    ("boromir", "gondor", "lamedon"),
    ("eowyn", "rohan", "edoras"),
    ("eowyn", "rohan", "fords_of_isen"),
    ("gimli", "dwarf", "erebor"),
    ("gimli", "dwarf", "ered_luin"),
]
OF_ANOTHER_PEOPLE = [
    ("arwen", "dwarf", "erebor"),
    ("arwen", "gondor", "pelargir"),
    ("boromir", "rohan", "helms_deep"),
    ("boromir", "elf", "lorien"),
    ("eowyn", "gondor", "minas_tirith"),
    ("gimli", "elf", "woodland_realm"),
    ("aragorn", "gondor", "minas_tirith"),
    ("faramir", "gondor", "minas_tirith"),
    ("eomer", "rohan", "edoras"),
    ("legolas", "elf", "woodland_realm"),
]

# -- mustering for nothing --------------------------------------------------------------------


@pytest.mark.parametrize(("character", "people", "place"), FREE)
def test_k04_k07_k12_k27_they_muster_their_own_people_for_free(character: str, people: str, place: str) -> None:
    """No Friendship is needed or spent; it is still an action, and adds one army."""
    for held in ("", "2 friendship"):
        state = table("frodo_sam, galadriel", f"{character} {place}, merry_pippin", acting=character, tokens=["", held])
        assert offered(state, "muster") == {"muster 1"}
        do(state, "muster 1")
        assert friends(state, place) == {people: 1}
        assert tokens(state, 1) == ({"friendship": 2} if held else {})
        assert taken(state) == 1
        do(state, "muster 1")  # as often as there are actions
        assert friends(state, place) == {people: 2}


@pytest.mark.parametrize(("character", "people", "place"), OF_ANOTHER_PEOPLE)
def test_k04_k07_k12_k27_other_peoples_and_others_cost_friendship(character: str, people: str, place: str) -> None:
    seats = ("frodo_sam, galadriel", f"{character} {place}, merry_pippin")
    assert offered(table(*seats, acting=character, tokens=["9 friendship"]), "muster") == set()
    state = table(*seats, acting=character, hands=["", "dale_friendship"])
    do(state, "muster 1")
    assert friends(state, place) == {people: 1}
    assert hand(state, 1) == set()


@pytest.mark.parametrize(("character", "people", "place"), FREE)
def test_k04_k07_k12_k27_not_when_the_people_has_no_armies_left(character: str, people: str, place: str) -> None:
    all_of_them = {"elf": 9, "dwarf": 8, "rohan": 8, "gondor": 10}[people]
    state = table(
        "frodo_sam, galadriel",
        f"{character} {place}, merry_pippin",
        acting=character,
        friends={"tharbad": f"{all_of_them} {people}"},
    )
    assert offered(state, "muster") == set()


@pytest.mark.parametrize(("character", "place"), [("arwen", "bree"), ("boromir", "osgiliath"), ("gimli", "moria")])
def test_k04_k07_k27_nobody_musters_where_no_people_lives(character: str, place: str) -> None:
    state = table("frodo_sam, galadriel", f"{character} {place}, merry_pippin", acting=character)
    assert offered(state, "muster") == set()


# -- Gandalf: Mithrandir ----------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2])
def test_k24_gandalf_musters_one_or_two_armies_for_one_friendship(count: int) -> None:
    state = table("frodo_sam, gimli", "gandalf edoras, legolas", acting="gandalf", tokens=["", "2 friendship"])
    assert offered(state, "muster") == {"muster 1", "muster 2"}
    do(state, f"muster {count}")
    assert friends(state, "edoras") == {"rohan": count}
    assert tokens(state, 1) == {"friendship": 1}
    assert taken(state) == 1


def test_k24_he_needs_the_friendship() -> None:
    state = table("frodo_sam, gimli", "gandalf edoras, legolas", acting="gandalf", tokens=["", "9 valor"])
    assert offered(state, "muster") == set()


def test_k24_no_more_than_the_people_has() -> None:
    people = ("frodo_sam, gimli", "gandalf edoras, legolas")
    state = table(*people, acting="gandalf", tokens=["", "friendship"], friends={"bree": "7 rohan"})
    assert offered(state, "muster") == {"muster 1"}


def test_k24_others_muster_one() -> None:
    state = table("frodo_sam, gimli", "gandalf edoras, legolas edoras", acting="legolas", tokens=["", "2 friendship"])
    assert offered(state, "muster") == {"muster 1"}


# -- Boromir: Hero of Gondor ------------------------------------------------------------------


def test_k08_boromir_captures_for_two_valor() -> None:
    state = table(
        "frodo_sam, gimli",
        "boromir moria, legolas",
        acting="boromir",
        friends={"moria": "dwarf"},
        hands=["", "dale_valor"],
        tokens=["", "valor"],
    )
    do(state, "capture")
    assert "moria" in havens(state)
    assert (hand(state, 1), tokens(state, 1)) == (set(), {})
    assert (hope(state), eye(state), taken(state)) == (8, "misty_mountains", 1)


@pytest.mark.parametrize(
    ("character", "valor", "can"), [("boromir", 1, False), ("gimli", 2, False), ("gimli", 3, True)]
)
def test_k08_one_is_too_few_and_others_need_three(character: str, valor: int, can: bool) -> None:
    state = table(
        "frodo_sam, aragorn",
        f"{character} moria, legolas",
        acting=character,
        friends={"moria": "dwarf"},
        tokens=["", f"{valor} valor"],
    )
    assert ("capture" in offers(state)) is can


def test_k08_he_takes_no_more_than_two() -> None:
    state = table(
        "frodo_sam, gimli",
        "boromir moria, legolas",
        acting="boromir",
        friends={"moria": "dwarf"},
        tokens=["", "5 valor"],
    )
    do(state, "capture")
    assert tokens(state, 1) == {"valor": 3}


# -- Gollum: what he can't --------------------------------------------------------------------


def test_k29_gollum_neither_musters_attacks_nor_captures() -> None:
    rich = ["", "5 friendship, 5 valor"]
    people = ("frodo_sam, gimli", "gollum {}, legolas {}")

    def at(place: str, acting: str, **more: Any) -> set[str]:
        seats = [part.format(place, place) for part in people]
        state = table(*seats, acting=acting, tokens=rich, **more)
        return offered(state, "muster", "attack", "capture")

    assert at("edoras", "gollum") == set()
    assert at("edoras", "legolas") == {"muster 1"}
    assert at("bree", "gollum", friends={"bree": "elf"}, shadow={"bree": 1}) == set()
    assert at("bree", "legolas", friends={"bree": "elf"}, shadow={"bree": 1}) == {"attack 1"}
    assert at("moria", "gollum", friends={"moria": "elf"}) == set()
    assert at("moria", "legolas", friends={"moria": "elf"}) == {"capture"}


def test_k29_he_takes_characters_along_but_no_armies() -> None:
    state = table(
        "frodo_sam, gimli",
        "gollum bree, legolas bree",
        acting="gollum",
        friends={"bree": "2 elf"},
    )
    do(state, "travel weather_hills")
    assert prompt_of(state) == ("company", 1)
    assert offers(state) == {"done", "take along legolas"}
    alone = table("frodo_sam, gimli", "gollum bree, legolas", acting="gollum", friends={"bree": "2 elf"})
    do(alone, "travel weather_hills")
    assert prompt_of(alone) == ("act", 1)
    assert friends(alone, "bree") == {"elf": 2}


def test_k29_others_may_take_him_and_armies_along() -> None:
    state = table(
        "frodo_sam, gimli",
        "gollum bree, legolas bree",
        acting="legolas",
        friends={"bree": "2 elf"},
    )
    do(state, "travel weather_hills", "take along gollum", "take 2 elf")
    assert friends(state, "weather_hills") == {"elf": 2}
    assert hope(state) == 6  # Frodo is not there
