"""The two special shadow cards, and how captured strongholds change them: S1 Drums of War, S2 Wheels of Saruman."""

from typing import Any

from .helpers_objectives import at, captured, cards, do, friends, hope, legal, prompt_of, shadow_card, tokens

# -- S1 The Drums of War ----------------------------------------------------------------------

QUIET: dict[str, Any] = {"nazgul": {}, "tokens": [{}]}


def drums(**more: Any) -> Any:
    return shadow_card("drums", "red", "frodo_sam gimli", "legolas eomer", **{**QUIET, **more})


def test_s1_an_army_in_each_stronghold_of_mordor_for_either_back() -> None:
    assert at(drums(), "shadow") == {"udun": 1, "barad_dur": 1, "minas_morgul": 1}
    left = [f"sh{n:02}" for n in range(1, 49)]
    black = drums(levels=[{"back": "black", "unseen": left}])
    assert at(black, "shadow") == {"udun": 1, "barad_dur": 1, "minas_morgul": 1}


def test_s1_a_captured_one_is_passed_over() -> None:
    assert at(drums(**captured("minas_morgul")), "shadow") == {"udun": 1, "barad_dur": 1}
    assert at(drums(**captured("minas_morgul", "udun", "barad_dur")), "shadow") == {}


def test_s1_one_that_was_lost_again_counts_again() -> None:
    """Captured Udûn falls when the armies of Mordor come: it is a stronghold again."""
    state = shadow_card(
        "sh23", "red", "frodo_sam gimli", "legolas eomer", nazgul={}, shadow={"barad_dur": 1}, **captured("udun")
    )
    assert "udun" in at(state, "strongholds")
    again = drums(havens=at(state, "havens"), strongholds=at(state, "strongholds"))
    assert at(again, "shadow") == {"udun": 1, "barad_dur": 1, "minas_morgul": 1}


def test_s1_fallen_havens_outside_mordor_get_none() -> None:
    assert "moria" not in at(drums(), "shadow")
    state = drums(havens=["rivendell"], strongholds=["minas_tirith", "udun"])
    assert at(state, "shadow") == {"udun": 1}


def test_s1_a_missing_army_costs_a_hope() -> None:
    state = drums(shadow={"rhun": 46})
    assert hope(state) == 5
    assert sum(at(state, "shadow").values()) == 48


def test_s1_a_battle_where_friends_stand() -> None:
    state = drums(friends={"udun": {"elf": 1}}, shadow={"udun": 1})
    assert prompt_of(state) == "battle_roll"
    assert state.decision.fields["dice"] == 2
    do(state, "fought 2 rout")
    assert at(state, "shadow") == {"barad_dur": 1, "minas_morgul": 1}
    assert at(state, "eye") == "eriador"  # F50


# -- S2 The Wheels of Saruman -----------------------------------------------------------------


def wheels(**more: Any) -> Any:
    return shadow_card("wheels", "red", "frodo_sam gimli", "legolas eomer", **{"nazgul": {}, **more})


def test_s2_hope_or_armies_or_what_a_player_holds() -> None:
    words = {"friends": {"bree": {"elf": 1}, "edoras": {"rohan": 2}}, "hands": [cards("valor", 1), cards("stealth", 2)]}
    state = wheels(**words, tokens=[{"valor": 1}])
    assert legal(state) == {"wheels armies", "wheels hope", "wheels first", "wheels second"}
    assert hope(do(state.clone(), "wheels hope")) == 5
    armies = do(state.clone(), "wheels armies", "at bree")  # only Edoras is left for the second one
    assert at(armies, "friends") == {"edoras": {"rohan": 1}}
    twice = do(state.clone(), "wheels armies", "at edoras", "at edoras")
    assert at(twice, "friends") == {"bree": {"elf": 1}}


def test_s2_what_cant_be_paid_in_full_cant_be_chosen() -> None:
    state = wheels(friends={"bree": {"elf": 1}}, hands=[["dale_valor"]], tokens=[{}, {"stealth": 1}])
    assert hope(state) == 5  # only the hope was left to lose


def test_s2_cards_and_tokens_together_make_two() -> None:
    state = wheels(hands=[["dale_valor", "rohan_valor"]], tokens=[{"stealth": 1}, {"valor": 2}])
    assert legal(state) == {"wheels hope", "wheels first", "wheels second"}
    do(state, "wheels first", "discard rohan_valor")  # after it in the order comes only the token
    assert at(state, "hands")[0] == ["dale_valor"]
    assert tokens(state) == {}


def test_s2_f29_a_captured_stronghold_that_loses_its_last_army_falls_if_the_shadow_is_there() -> None:
    state = wheels(friends={"moria": {"dwarf": 2}}, shadow={"moria": 1}, **captured("moria"))
    do(state, "wheels armies")
    assert friends(state, "moria") == {}
    assert "moria" in at(state, "strongholds")
    assert hope(state) == 3
