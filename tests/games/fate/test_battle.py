"""Battles: attacks and battles by cards, dice, faces, rerolls, losses, Valor, havens that fall (F25-F29, F50)."""

from itertools import product
from math import isclose
from typing import Any, Final

import pytest

from bywater import CHANCE, IllegalAction, State

from .helpers import (
    captured,
    dice,
    do,
    drawn,
    eye,
    fallen,
    friends,
    hand,
    hope,
    is_haven,
    is_stronghold,
    nazgul,
    offered,
    offers,
    prompt_of,
    read,
    reinforce,
    shadow,
    shadow_supply,
    supply,
    table,
    taken,
    tokens,
)

SIDES: Final = ("rout", "rout", "exchange", "exchange", "overrun", "nazgul")
ELSEWHERE: Final = {"frodo_sam": "bree", "gollum": "near_harad"}


def at(place: str = "osgiliath", armies: dict[str, int] | None = None, foes: int = 3, **words: Any) -> State:
    """Legolas acts here, where these armies face the Shadow."""
    words.setdefault("nazgul", {"mordor": 9})
    return table(
        {"legolas": place, "arwen": "grey_havens"},
        ELSEWHERE,
        acting="legolas",
        friends={place: armies or {"gondor": 3}},
        shadow={place: foes},
        **words,
    )


def fought(thrown: str, place: str = "osgiliath", **words: Any) -> State:
    """Legolas has attacked with this number of dice, and rolled these faces."""
    count = sum(int(word) for word in thrown.split() if word.isdigit())
    return do(at(place, **words), f"attack {count}", f"fought {thrown}")


# -- attacks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armies", "most"), [({"elf": 1}, 1), ({"elf": 1, "dwarf": 1}, 2), ({"rohan": 3}, 3), ({"elf": 4, "gondor": 2}, 3)]
)
def test_f25_one_to_three_dice_and_not_more_than_friendly_armies(armies: dict[str, int], most: int) -> None:
    state = at(armies=armies, foes=1)
    assert offered(state, "attack") == {str(count) for count in range(1, most + 1)}
    ways = {f"travel {place}" for place in ("minas_tirith", "north_ithilien", "south_ithilien")}
    assert offers(state) - ways == {"done", "act arwen", "walk silently", *(f"attack {n + 1}" for n in range(most))}
    do(state, f"attack {most}")
    assert dice(state) == most
    assert taken(state) == 1


def test_f25_an_attack_needs_friends_and_foes_where_one_stands() -> None:
    assert not offered(at(foes=0), "attack")
    state = table(
        *({"legolas": "osgiliath", "arwen": "bree"}, ELSEWHERE),
        acting="legolas",
        shadow={"osgiliath": 2},
        friends={"minas_tirith": {"gondor": 2}},
    )
    assert not offered(state, "attack")
    state = table(
        *({"legolas": "minas_tirith", "arwen": "bree"}, ELSEWHERE),
        acting="legolas",
        shadow={"osgiliath": 2},
        friends={"osgiliath": {"gondor": 2}},
    )
    assert not offered(state, "attack")


def test_f25_an_attack_draws_the_eye_before_the_dice_fall() -> None:
    state = do(at(), "attack 1")
    assert eye(state) == "ithilien"
    assert prompt_of(state) == ("battle_roll", CHANCE)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_f26_the_faces_come_as_often_as_they_are_on_the_die(count: int) -> None:
    state = do(at(), f"attack {count}")
    ways: dict[str, int] = {}
    for thrown in product(SIDES, repeat=count):
        name = " ".join(f"{thrown.count(face)} {face}" for face in dict.fromkeys(SIDES) if face in thrown)
        ways[f"fought {name}"] = ways.get(f"fought {name}", 0) + 1
    assert drawn(state) == pytest.approx({name: number / 6**count for name, number in ways.items()})
    assert isclose(sum(drawn(state).values()), 1.0)


# -- faces ------------------------------------------------------------------------------------


def test_f26_each_rout_removes_an_army_of_the_shadow() -> None:
    state = fought("2 rout")
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (1, {"gondor": 3})
    assert shadow_supply(state) == 47


def test_f26_each_exchange_removes_one_of_either_side() -> None:
    state = fought("2 exchange")
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (1, {"gondor": 1})
    assert supply(state, "gondor") == 9


def test_f26_each_overrun_removes_a_friend_but_not_in_a_haven() -> None:
    state = fought("2 overrun")
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (3, {"gondor": 1})
    state = fought("2 overrun", place="minas_tirith")
    assert (shadow(state, "minas_tirith"), friends(state, "minas_tirith")) == (3, {"gondor": 3})


def test_f26_a_captured_place_counts_as_a_haven_and_a_fallen_one_does_not() -> None:
    state = fought("1 overrun", place="moria", armies={"dwarf": 2}, **captured("moria"))
    assert friends(state, "moria") == {"dwarf": 2}
    state = fought("1 overrun", place="erebor", armies={"dwarf": 2}, **fallen("erebor"))
    assert friends(state, "erebor") == {"dwarf": 1}


def test_f26_a_nazgul_face_removes_two_friends_where_a_nazgul_is() -> None:
    state = fought("1 nazgul", nazgul={"ithilien": 1, "mordor": 8})
    assert friends(state, "osgiliath") == {"gondor": 1}
    assert nazgul(state, "ithilien") == 1
    state = fought("1 nazgul", nazgul={"mordor": 9})
    assert friends(state, "osgiliath") == {"gondor": 3}


def test_f26_a_nazgul_face_strikes_in_havens_too_and_each_one_counts() -> None:
    words: dict[str, Any] = {"place": "minas_tirith", "nazgul": {"gondor": 1, "mordor": 8}}
    assert friends(fought("1 nazgul", **words), "minas_tirith") == {"gondor": 1}
    state = fought("2 nazgul", armies={"gondor": 5}, **words)
    assert friends(state, "minas_tirith") == {"gondor": 1}


def test_f28_what_is_not_there_is_ignored() -> None:
    state = fought("3 rout", foes=2)
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (0, {"gondor": 3})
    state = fought("2 overrun 1 nazgul", nazgul={"ithilien": 1, "mordor": 8})
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (3, {})
    assert hope(state) == 6


def test_f26_battles_may_end_with_both_sides_present_and_one_may_attack_again() -> None:
    state = fought("1 exchange")
    assert prompt_of(state) == ("act", 0)
    assert offered(state, "attack") == {"1", "2"}


# -- losses -----------------------------------------------------------------------------------


def test_f28_the_active_player_chooses_which_armies_are_lost() -> None:
    state = fought("1 exchange 1 overrun", armies={"elf": 1, "dwarf": 1, "gondor": 2})
    assert prompt_of(state) == ("losses", 0)
    assert offers(state) == {"lose elf", "lose dwarf", "lose gondor"}
    do(state, "lose elf")
    assert offers(state) == {"lose dwarf", "lose gondor"}
    do(state, "lose gondor")
    assert friends(state, "osgiliath") == {"dwarf": 1, "gondor": 1}
    assert prompt_of(state) == ("act", 0)


def test_f28_also_in_a_battle_of_a_card_and_for_players_elsewhere() -> None:
    state = reinforce(
        "sh06",
        *({"legolas": "rhun", "arwen": "rivendell"}, ELSEWHERE),
        active=1,
        friends={"rhun": {"elf": 1, "dwarf": 1}},
    )
    do(state, "fought 1 exchange")
    assert prompt_of(state) == ("losses", 1)


def test_f28_if_all_are_lost_nobody_is_prompted() -> None:
    state = fought("2 overrun", armies={"elf": 1, "dwarf": 1})
    assert prompt_of(state) == ("act", 0)
    assert friends(state, "osgiliath") == {}


# -- rerolls and Valor ------------------------------------------------------------------------


def test_f27_a_resistance_rerolls_one_die_again_and_again() -> None:
    state = fought("2 overrun", tokens=[{"resistance": 2}])
    assert prompt_of(state) == ("rolled", 0)
    assert offers(state) == {"pass", "reroll overrun"}
    do(state, "reroll overrun")
    assert dice(state) == 1
    assert friends(state, "osgiliath") == {"gondor": 3}  # nothing is lost before all have passed
    do(state, "fought 1 nazgul", "reroll nazgul", "fought 1 rout")
    assert tokens(state, 0) == {}
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (2, {"gondor": 2})


def test_f27_everybody_present_may_reroll_with_the_own_symbols() -> None:
    state = table(
        {"legolas": "osgiliath", "arwen": "bree"},
        {"boromir": "osgiliath", "frodo_sam": "the_shire"},
        {"merry_pippin": "minas_tirith", "gimli": "erebor"},
        acting="legolas",
        friends={"osgiliath": {"gondor": 3}},
        shadow={"osgiliath": 3},
        tokens=[{"resistance": 1}, {"resistance": 1}, {"resistance": 1}],
    )
    do(state, "attack 1", "fought 1 overrun")
    assert prompt_of(state) == ("rolled", 0)
    do(state, "pass")
    assert prompt_of(state) == ("rolled", 1)
    do(state, "reroll overrun", "fought 1 exchange")
    assert prompt_of(state) == ("rolled", 0)  # prompted again, since something has changed
    do(state, "pass")
    assert [tokens(state, seat) for seat in range(3)] == [{"resistance": 1}, {}, {"resistance": 1}]
    assert (shadow(state, "osgiliath"), friends(state, "osgiliath")) == (2, {"gondor": 2})


def test_f27_each_valor_removes_another_army_of_the_shadow() -> None:
    state = fought("1 overrun", hands=[["dale_valor", "rohan_valor", "gondor_valor"]])
    assert prompt_of(state) == ("after_battle", 0)
    assert friends(state, "osgiliath") == {"gondor": 2}  # N21: the losses are known by then
    do(state, "valor", "spend rohan_valor")
    assert shadow(state, "osgiliath") == 2
    do(state, "valor", "spend dale_valor", "pass")
    assert shadow(state, "osgiliath") == 1
    assert hand(state, 0) == ["gondor_valor"]


def test_f27_valor_is_not_offered_when_no_army_of_the_shadow_is_left() -> None:
    state = fought("3 rout", tokens=[{"valor": 2}])
    assert prompt_of(state) == ("act", 0)
    state = fought("2 rout", tokens=[{"valor": 2}])
    do(state, "valor")
    assert prompt_of(state) == ("act", 0)
    assert tokens(state, 0) == {"valor": 1}


def test_f27_only_those_who_are_present_spend_valor() -> None:
    state = fought("1 overrun", tokens=[{}, {"valor": 2}])
    assert prompt_of(state) == ("act", 0)
    state = reinforce(
        "sh06",
        *({"legolas": "rhun", "arwen": "rivendell"}, ELSEWHERE),
        active=1,
        friends={"rhun": {"elf": 2}},
        tokens=[{"valor": 1}, {"valor": 1}],
    )
    do(state, "fought 1 overrun")
    assert prompt_of(state) == ("after_battle", 0)  # also outside their turn
    do(state, "valor")
    assert (shadow(state, "rhun"), tokens(state, 1)) == (0, {"valor": 1})


def test_f36_no_event_is_played_within_a_battle() -> None:
    state = fought("1 overrun", hands=[["dale_valor", "eagles"], ["lembas", "palantir"]], tokens=[{"resistance": 1}])
    assert offers(state) == {"pass", "reroll overrun"}
    do(state, "pass")
    assert offers(state) == {"pass", "valor"}


# -- battles by cards -------------------------------------------------------------------------


@pytest.mark.parametrize(("foes", "count"), [(0, 1), (1, 2), (2, 3), (3, 3), (7, 3)])
def test_f26_f50_a_card_rolls_a_die_for_each_army_of_the_shadow_and_the_eye_stays(foes: int, count: int) -> None:
    state = reinforce(
        "sh06",
        *({"legolas": "rhun", "arwen": "rivendell"}, ELSEWHERE),
        friends={"rhun": {"elf": 1}},
        shadow={"rhun": foes} if foes else {},
        eye="gondor",
    )
    assert dice(state) == count
    assert eye(state) == "gondor"
    do(state, f"fought {count} rout")
    assert eye(state) == "gondor"


# -- havens -----------------------------------------------------------------------------------


def test_f29_a_haven_with_foes_and_no_friends_falls_and_costs_three_hope() -> None:
    state = fought("2 exchange", place="erebor", armies={"dwarf": 2})
    assert friends(state, "erebor") == {}
    assert shadow(state, "erebor") == 1
    assert is_stronghold(state, "erebor")
    assert not is_haven(state, "erebor")
    assert hope(state) == 3


def test_f29_valor_can_save_it() -> None:
    state = fought("2 exchange", place="erebor", armies={"dwarf": 2}, tokens=[{"valor": 1}])
    do(state, "valor")
    assert (friends(state, "erebor"), shadow(state, "erebor"), hope(state)) == ({}, 0, 6)
    assert is_haven(state, "erebor")


def test_f29_a_haven_with_a_friend_left_or_without_foes_stands() -> None:
    state = fought("1 exchange", place="erebor", armies={"dwarf": 2})
    assert is_haven(state, "erebor")
    state = fought("2 exchange", place="erebor", armies={"dwarf": 2}, foes=2)
    assert is_haven(state, "erebor")
    assert hope(state) == 6


def test_f29_other_places_do_not_fall() -> None:
    state = fought("2 overrun", armies={"gondor": 2})
    assert hope(state) == 6
    assert not is_stronghold(state, "osgiliath")


def test_f29_a_captured_stronghold_falls_back() -> None:
    state = fought("2 exchange", place="moria", armies={"dwarf": 2}, **captured("moria"))
    assert is_stronghold(state, "moria")
    assert not is_haven(state, "moria")
    assert hope(state) == 3


def test_f29_characters_do_not_hold_a_haven_and_are_not_harmed() -> None:
    state = fought("2 exchange", place="erebor", armies={"dwarf": 2})
    assert read(state, "characters")["legolas"]["place"] == "erebor"
    assert is_stronghold(state, "erebor")


def test_f29_f48_three_hope_may_be_the_last() -> None:
    state = fought("2 exchange", place="erebor", armies={"dwarf": 2}, hope=3)
    assert state.ending() == "despair"
    state = fought("2 exchange", place="erebor", armies={"dwarf": 2}, hope=4)
    assert (hope(state), state.ending()) == (1, "")


def test_f25_more_dice_than_armies_are_refused() -> None:
    with pytest.raises(IllegalAction):
        do(at(armies={"elf": 2}), "attack 3")
