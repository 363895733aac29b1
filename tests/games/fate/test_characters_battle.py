"""What characters do in battles: Aragorn, Éomer, Éowyn, Faramir, Galadriel, Gandalf (K02, K11, K13, K14, K23, K26)."""

from typing import Any

import pytest

from bywater import State

from .helpers_characters import (
    all_nazgul,
    dice,
    do,
    eye,
    friends,
    hand,
    hope,
    nazgul,
    offered,
    offers,
    passes,
    prompt_of,
    reinforced,
    shadow,
    table,
    taken,
    tokens,
)


def fight(
    acting: str, armies: str, shadows: int, *, also: str = "legolas", place: str = "edoras", **more: Any
) -> State:
    """This character is about to attack at a place without others; `also` is its player's other character."""
    return table(
        "frodo_sam, gimli",
        f"{acting} {place}, {also}",
        acting=acting,
        friends={place: armies},
        shadow={place: shadows},
        **more,
    )


# -- Aragorn: Captain of the West -------------------------------------------------------------


def test_k02_each_rout_removes_two_with_aragorn() -> None:
    state = fight("aragorn", "2 rohan", 5)
    do(state, "attack 2", "fought 2 rout")
    assert shadow(state, "edoras") == 1


def test_k02_without_him_it_removes_one() -> None:
    state = fight("boromir", "2 rohan", 5, also="aragorn helms_deep")
    do(state, "attack 2", "fought 2 rout")
    assert shadow(state, "edoras") == 3


def test_k02_up_to_two_so_a_single_army_is_enough() -> None:
    state = fight("aragorn", "2 rohan", 1)
    do(state, "attack 1", "fought 1 rout")
    assert shadow(state, "edoras") == 0


def test_k02_an_exchange_still_removes_one() -> None:
    state = fight("aragorn", "3 rohan", 5)
    do(state, "attack 2", "fought 1 rout 1 exchange")
    assert shadow(state, "edoras") == 2
    assert friends(state, "edoras") == {"rohan": 2}


def test_k02_it_is_enough_that_he_is_there() -> None:
    """It does not matter who attacks, and it applies to attacks of the Shadow as well."""
    state = fight("boromir", "2 rohan", 5, also="aragorn edoras")
    do(state, "attack 1", "fought 1 rout")
    assert shadow(state, "edoras") == 3
    by_card = reinforced(
        "sh22", "frodo_sam, gimli", "aragorn nurn, legolas", friends={"nurn": "2 gondor"}, shadow={"nurn": 4}
    )
    assert dice(by_card) == 3
    do(by_card, "fought 2 rout 1 overrun")
    assert shadow(by_card, "nurn") == 1


# -- Éomer: Marshal of the Mark ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("throw", "lost"),
    [("1 exchange", 0), ("2 exchange", 1), ("3 exchange", 2), ("1 exchange 1 overrun", 1), ("1 overrun", 0)],
)
def test_k11_one_loss_in_all_is_ignored(throw: str, lost: int) -> None:
    state = fight("eomer", "4 rohan", 6)
    do(state, f"attack {sum(int(word) for word in throw.split() if word.isdigit())}", f"fought {throw}")
    assert friends(state, "edoras") == {"rohan": 4 - lost}


def test_k11_a_nazgul_then_takes_one_instead_of_two() -> None:
    state = fight("eomer", "4 rohan", 6, nazgul={"rohan": 1, "mordor": 8})
    do(state, "attack 1", "fought 1 nazgul")
    assert friends(state, "edoras") == {"rohan": 3}


@pytest.mark.parametrize(("armies", "left"), [("rohan", {}), ("2 rohan", {"rohan": 1}), ("3 rohan", {"rohan": 2})])
def test_k11_n24_the_ignored_loss_is_taken_off_before_armies_are_counted(armies: str, left: dict[str, int]) -> None:
    """A Nazgûl strikes two, and he ignores one: a single army falls."""
    state = fight("eomer", armies, 6, nazgul={"rohan": 1, "mordor": 8})
    do(state, "attack 1", "fought 1 nazgul")
    assert friends(state, "edoras") == left


def test_k11_any_friendly_army_may_be_the_one_that_is_spared() -> None:
    state = fight("eomer", "rohan, 2 gondor", 6)
    do(state, "attack 2", "fought 2 exchange")
    assert prompt_of(state) == ("losses", 1)
    assert state.decision.fields["count"] == 1
    assert offers(state) == {"lose rohan", "lose gondor"}


def test_k11_not_without_riders_of_rohan() -> None:
    state = fight("eomer", "4 gondor", 6)
    do(state, "attack 2", "fought 2 exchange")
    assert friends(state, "edoras") == {"gondor": 2}


def test_k11_not_from_another_place() -> None:
    state = fight("boromir", "4 rohan", 6, also="eomer helms_deep")
    do(state, "attack 2", "fought 2 exchange")
    assert friends(state, "edoras") == {"rohan": 2}


def test_k11_again_in_the_next_battle_and_in_battles_of_the_shadow() -> None:
    state = fight("eomer", "4 rohan", 6)
    do(state, "attack 1", "fought 1 exchange", "attack 1", "fought 1 exchange")
    assert friends(state, "edoras") == {"rohan": 4}
    by_card = reinforced(
        "sh22", "frodo_sam, gimli", "eomer nurn, legolas", friends={"nurn": "2 rohan"}, shadow={"nurn": 1}
    )
    do(by_card, "fought 1 exchange 1 overrun")
    assert friends(by_card, "nurn") == {"rohan": 1}


# -- Éowyn: No Living Man Am I! ---------------------------------------------------------------


def test_k13_a_nazgul_die_removes_a_nazgul_for_good_instead_of_armies() -> None:
    state = fight("eowyn", "3 rohan", 6, nazgul={"rohan": 2, "mordor": 7})
    do(state, "attack 1", "fought 1 nazgul")
    assert friends(state, "edoras") == {"rohan": 3}
    assert nazgul(state, "rohan") == 1
    assert nazgul(state, "mordor") == 7
    assert all_nazgul(state) == 8


def test_k13_each_die_removes_one_as_long_as_there_are_any() -> None:
    state = fight("eowyn", "3 rohan", 6, nazgul={"rohan": 2, "mordor": 7})
    do(state, "attack 3", "fought 3 nazgul")
    assert nazgul(state, "rohan") == 0
    assert all_nazgul(state) == 7
    assert friends(state, "edoras") == {"rohan": 3}


def test_k13_without_nazgul_in_the_region_nothing_happens() -> None:
    state = fight("eowyn", "3 rohan", 6, nazgul={"mordor": 9})
    do(state, "attack 1", "fought 1 nazgul")
    assert all_nazgul(state) == 9
    assert friends(state, "edoras") == {"rohan": 3}


def test_k13_other_losses_stay() -> None:
    state = fight("eowyn", "3 rohan", 6, nazgul={"rohan": 1, "mordor": 8})
    do(state, "attack 3", "fought 1 exchange 1 overrun 1 nazgul")
    assert friends(state, "edoras") == {"rohan": 1}
    assert all_nazgul(state) == 8


def test_k13_not_from_another_place() -> None:
    state = fight("boromir", "3 rohan", 6, also="eowyn helms_deep", nazgul={"rohan": 2, "mordor": 7})
    do(state, "attack 1", "fought 1 nazgul")
    assert friends(state, "edoras") == {"rohan": 1}
    assert all_nazgul(state) == 9


def test_k13_in_battles_of_the_shadow_too() -> None:
    state = reinforced("sh22", "frodo_sam, gimli", "eowyn nurn, legolas", friends={"nurn": "rohan"})
    do(state, "fought 1 nazgul")
    assert all_nazgul(state) == 8
    assert friends(state, "nurn") == {"rohan": 1}


# -- Faramir: Ambush --------------------------------------------------------------------------


def ambush(**more: Any) -> State:
    """Faramir in Minas Tirith, the Shadow in Osgiliath."""
    more.setdefault("friends", {"minas_tirith": "3 gondor"})
    more.setdefault("shadow", {"osgiliath": 4})
    return table("frodo_sam, gimli", "faramir, legolas", acting="faramir", **more)


def test_k14_faramir_may_attack_where_he_arrives_with_an_army() -> None:
    state = ambush()
    do(state, "travel osgiliath", "take 2 gondor")
    assert prompt_of(state) == ("ambushing", 1)
    assert offers(state) == {"pass", "attack 1", "attack 2"}
    assert eye(state) == "dale"
    do(state, "attack 2")
    assert eye(state) == "ithilien"
    assert dice(state) == 2
    do(state, "fought 2 rout")
    assert shadow(state, "osgiliath") == 2
    assert taken(state) == 1  # the Travel alone


def test_k14_he_need_not() -> None:
    state = ambush()
    do(state, "travel osgiliath", "take 2 gondor", "pass")
    assert (eye(state), shadow(state, "osgiliath")) == ("dale", 4)
    assert taken(state) == 1


def test_k14_armies_that_wait_there_fight_along() -> None:
    state = ambush(friends={"minas_tirith": "gondor", "osgiliath": "2 elf"})
    do(state, "travel osgiliath", "take 1 gondor")
    assert offers(state) == {"pass", "attack 1", "attack 2", "attack 3"}


def test_k14_not_without_an_army_of_his_own_on_the_way() -> None:
    state = ambush(friends={"minas_tirith": "gondor", "osgiliath": "2 elf"})
    do(state, "travel osgiliath", "done")
    assert prompt_of(state) == ("act", 1)
    assert offered(state, "attack") == {"attack 1", "attack 2"}  # an Attack is an action, as for everybody


def test_k14_not_where_no_enemy_is() -> None:
    state = ambush(shadow={})
    do(state, "travel osgiliath", "take 2 gondor")
    assert prompt_of(state) == ("act", 1)


def test_k14_others_have_no_such_attack() -> None:
    state = table(
        "frodo_sam, gimli",
        "boromir, faramir",
        acting="boromir",
        friends={"minas_tirith": "2 gondor"},
        shadow={"osgiliath": 4},
    )
    do(state, "travel osgiliath", "take 2 gondor")
    assert prompt_of(state) == ("act", 1)


def test_k14_each_stealth_turns_a_die_to_rout() -> None:
    state = ambush(hands=["", "dale_stealth"], tokens=["", "stealth"])
    do(state, "travel osgiliath", "take 3 gondor", "attack 3", "fought 1 exchange 1 overrun 1 nazgul")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "ambush exchange", "ambush overrun", "ambush nazgul"}
    do(state, "ambush exchange", "spend dale_stealth", "ambush overrun")
    assert hand(state, 1) == set()
    assert tokens(state, 1) == {}
    assert shadow(state, "osgiliath") == 2
    assert friends(state, "osgiliath") == {"gondor": 3}


def test_k14_no_stealth_in_an_ordinary_attack() -> None:
    state = ambush(tokens=["", "stealth"], friends={"osgiliath": "2 gondor"})
    do(state, "travel osgiliath", "attack 2", "fought 2 overrun")
    assert prompt_of(state) == ("act", 1)
    assert tokens(state, 1) == {"stealth": 1}


def test_k14_a_search_for_frodo_comes_before_the_ambush() -> None:
    state = table(
        "frodo_sam minas_tirith, faramir minas_tirith",
        "gimli, legolas",
        acting="faramir",
        friends={"minas_tirith": "2 gondor"},
        shadow={"osgiliath": 1},
    )
    do(state, "travel osgiliath", "take along frodo_sam", "take 1 gondor", "pass")
    assert dice(state) == 1
    do(state, "searched 1 slip")
    assert prompt_of(state) == ("ambushing", 0)
    assert offers(state) == {"pass", "attack 1"}


# -- Galadriel: Nenya -------------------------------------------------------------------------


def test_k23_galadriel_rerolls_one_die_for_free_beside_elves() -> None:
    state = fight("galadriel", "elf, rohan", 4)
    do(state, "attack 2", "fought 1 overrun 1 nazgul")
    assert offers(state) == {"pass", "nenya overrun", "nenya nazgul"}
    do(state, "nenya overrun")
    assert dice(state) == 1
    do(state, "fought 1 rout")
    assert prompt_of(state) == ("act", 1)  # once: nobody is prompted again
    assert shadow(state, "edoras") == 3
    assert friends(state, "edoras") == {"elf": 1, "rohan": 1}


def test_k23_once_a_battle_besides_resistance_and_again_in_the_next() -> None:
    state = fight("galadriel", "2 elf", 6, tokens=["", "resistance"])
    do(state, "attack 1", "fought 1 overrun", "nenya overrun", "fought 1 nazgul")
    assert offers(state) == {"pass", "reroll nazgul"}
    do(state, "pass", "attack 1", "fought 1 overrun")
    assert "nenya overrun" in offers(state)


def test_k23_not_without_elves() -> None:
    state = fight("galadriel", "2 rohan", 4)
    do(state, "attack 1", "fought 1 overrun")
    assert prompt_of(state) == ("act", 1)


def test_k23_not_from_another_place() -> None:
    state = fight("boromir", "2 elf", 4, also="galadriel helms_deep")
    do(state, "attack 1", "fought 1 overrun")
    assert prompt_of(state) == ("act", 1)


def test_k23_in_battles_of_the_shadow_too() -> None:
    state = reinforced("sh22", "frodo_sam, gimli", "galadriel nurn, legolas", friends={"nurn": "elf"})
    do(state, "fought 1 overrun")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "nenya overrun"}


# -- Gandalf: Light and Flame -----------------------------------------------------------------


def test_k26_each_valor_turns_one_die_to_anything() -> None:
    state = fight("gandalf", "3 rohan", 6, tokens=["", "2 valor"])
    do(state, "attack 3", "fought 3 overrun")
    assert offers(state) == {"pass", "turn overrun to rout", "turn overrun to exchange", "turn overrun to nazgul"}
    do(state, "turn overrun to rout")
    assert tokens(state, 1) == {"valor": 1}
    do(state, "turn overrun to exchange")
    assert tokens(state, 1) == {}
    assert shadow(state, "edoras") == 4
    assert friends(state, "edoras") == {"rohan": 1}


def test_k26_the_grey_pays_for_every_die() -> None:
    state = fight("gandalf", "3 rohan", 6, tokens=["", "valor"])
    do(state, "attack 3", "fought 3 overrun", "turn overrun to rout")
    assert prompt_of(state) == ("act", 1)
    assert shadow(state, "edoras") == 5
    assert friends(state, "edoras") == {"rohan": 1}


def test_k26_o05_the_white_turns_them_all_for_one() -> None:
    state = fight("gandalf", "3 rohan", 6, tokens=["", "valor"], gandalf="white")
    do(state, "attack 3", "fought 3 overrun", "turn overrun to rout")
    assert tokens(state, 1) == {}
    do(state, "turn overrun to rout", "turn overrun to rout")
    assert prompt_of(state) == ("act", 1)
    assert shadow(state, "edoras") == 3
    assert friends(state, "edoras") == {"rohan": 3}


def test_k26_n12_the_white_pays_anew_in_the_next_roll() -> None:
    state = fight("gandalf", "3 rohan", 6, tokens=["", "valor"], gandalf="white")
    do(state, "attack 1", "fought 1 overrun", "turn overrun to rout", "attack 1", "fought 1 overrun")
    assert prompt_of(state) == ("act", 1)
    assert friends(state, "edoras") == {"rohan": 2}


def test_k26_the_white_needs_a_valor_too() -> None:
    state = fight("gandalf", "3 rohan", 6, gandalf="white")
    do(state, "attack 1", "fought 1 overrun")
    assert prompt_of(state) == ("act", 1)


def test_k26_only_where_he_is_and_from_his_own_player() -> None:
    away = fight("boromir", "3 rohan", 6, also="gandalf helms_deep", tokens=["9 valor", "9 stealth"])
    do(away, "attack 1", "fought 1 overrun")
    assert prompt_of(away) == ("act", 1)
    other = table(
        "frodo_sam edoras, gimli",
        "gandalf edoras, legolas",
        acting="frodo_sam",
        friends={"edoras": "2 rohan"},
        shadow={"edoras": 3},
        tokens=["valor"],
    )
    do(other, "attack 1", "fought 1 overrun")
    assert prompt_of(other) == ("after_battle", 0)  # Valor may still strike, but it turns no die
    assert friends(other, "edoras") == {"rohan": 1}


def test_k26_x8_searches_only_by_the_option_and_only_the_white() -> None:
    people = ("frodo_sam bree, gimli", "gandalf bree, legolas")
    hunted: dict[str, Any] = {"eye": "eriador", "nazgul": {"eriador": 2, "mordor": 7}, "tokens": ["", "valor"]}
    for gandalf, options in (("white", {}), ("grey", {"white_flame_on_searches": True})):
        state = reinforced("sh22", *people, gandalf=gandalf, options=options, **hunted)
        do(state, "searched 2 weary")
        assert hope(state) == 4
    state = reinforced("sh22", *people, gandalf="white", options={"white_flame_on_searches": True}, **hunted)
    do(state, "searched 2 weary", "turn weary to slip", "turn weary to recall")
    assert hope(state) == 6
    assert nazgul(state, "eriador") == 1
    assert tokens(state, 1) == {}


def test_k26_the_dice_can_be_turned_before_anything_is_lost() -> None:
    state = fight("gandalf", "3 rohan", 6, tokens=["", "2 valor"])
    do(state, "attack 1", "fought 1 exchange")
    assert (friends(state, "edoras"), shadow(state, "edoras")) == ({"rohan": 3}, 6)
    do(state, "pass")
    assert (friends(state, "edoras"), shadow(state, "edoras")) == ({"rohan": 2}, 5)
    passes(state)
    assert tokens(state, 1) == {"valor": 2}
