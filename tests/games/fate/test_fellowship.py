"""Fellowship: a card of the region changes hands, if both agree (F22, F35)."""

from typing import Any

from bywater import State

from .helpers import do, hand, offered, offers, prompt_of, read, table, taken, tokens
from .moments import parts, state_of

SEVEN = ["dale_valor", "dale_stealth", "rohan_valor", "rohan_stealth", "gondor_valor", "gondor_stealth", "lembas"]


def met(place: str = "bree", **words: Any) -> State:
    """Legolas acts here; the second player's Gimli is with him, the third player's Éowyn is at a neighbouring place."""
    return table(
        {"legolas": place, "boromir": "umbar"},
        {"gimli": place, "frodo_sam": "the_shire"},
        {"eowyn": "tharbad", "eomer": "edoras"},
        acting="legolas",
        **words,
    )


def test_f22_a_card_of_the_region_is_given() -> None:
    state = met(hands=[["eriador_valor", "eriador_stealth", "rohan_valor"], ["dale_valor"]])
    assert "give to second" in offers(state)
    assert "take from second" not in offers(state)  # the other player has none of Eriador
    do(state, "give to second")
    assert offers(state) == {"card eriador_valor", "card eriador_stealth"}
    do(state, "card eriador_stealth")
    assert prompt_of(state) == ("trade_consent", 1)
    assert offers(state) == {"yes", "no"}
    assert taken(state) == 0
    do(state, "yes")
    assert hand(state, 0) == ["eriador_valor", "rohan_valor"]
    assert sorted(hand(state, 1)) == ["dale_valor", "eriador_stealth"]
    assert (taken(state), prompt_of(state)) == (1, ("act", 0))


def test_f22_a_card_of_the_region_is_taken() -> None:
    state = met(hands=[["rohan_valor"], ["eriador_valor", "eriador_stealth", "rohan_stealth"]])
    assert "give to second" not in offers(state)
    do(state, "take from second")
    assert offers(state) == {"card eriador_valor", "card eriador_stealth"}
    do(state, "card eriador_valor", "yes")
    assert sorted(hand(state, 0)) == ["eriador_valor", "rohan_valor"]
    assert sorted(hand(state, 1)) == ["eriador_stealth", "rohan_stealth"]
    assert taken(state) == 1


def test_f22_without_agreement_nothing_happens_and_no_action_is_used() -> None:
    state = met(hands=[["eriador_valor"], ["eriador_stealth"]])
    do(state, "give to second", "no")
    assert (hand(state, 0), hand(state, 1), taken(state)) == (["eriador_valor"], ["eriador_stealth"], 0)
    assert prompt_of(state) == ("act", 0)


def test_n17_a_card_that_was_refused_is_not_proposed_again_before_the_table_has_changed() -> None:
    state = met(hands=[["eriador_valor"], ["eriador_stealth"]])
    do(state, "give to second", "no")
    assert "give to second" not in offers(state)
    assert "take from second" in offers(state)  # another card, in the other direction
    do(state, "take from second", "no")
    assert "take from second" not in offers(state)
    assert read(state, "refused_cards") == [
        {"card": "eriador_stealth", "from": 1, "to": 0},
        {"card": "eriador_valor", "from": 0, "to": 1},
    ]
    do(state, "walk silently")
    assert {"give to second", "take from second"} <= offers(state)
    assert read(state, "refused_cards") == []


def test_n17_after_a_refused_card_another_may_be_proposed() -> None:
    state = met(hands=[["eriador_valor", "eriador_stealth", "eriador_friendship"], []])
    do(state, "give to second", "card eriador_stealth", "no", "give to second")
    assert offers(state) == {"card eriador_valor", "card eriador_friendship"}
    do(state, "card eriador_valor", "yes")
    assert hand(state, 1) == ["eriador_valor"]


def test_n17_a_card_that_one_player_refused_may_be_offered_to_another() -> None:
    state = table(
        {"legolas": "bree", "boromir": "umbar"},
        {"gimli": "bree", "frodo_sam": "bree"},
        {"eowyn": "bree", "eomer": "edoras"},
        acting="legolas",
        hands=[["eriador_valor"], [], []],
    )
    do(state, "give to second", "no")
    assert offered(state, "give to") == {"third"}
    again = state_of(parts(state))
    assert again.view(0) == state.view(0)
    assert offers(again) == offers(state)


def test_n17_no_more_is_proposed_than_there_are_cards() -> None:
    """Whatever is refused, the number of proposals at one moment is limited."""
    state = met(hands=[["eriador_valor", "eriador_stealth"], ["eriador_friendship", "eriador_resistance"]])
    asked_for = 0
    while proposals := sorted(text for text in offers(state) if text.startswith(("give to", "take from"))):
        do(state, proposals[0])
        if state.decision.kind == "trading":
            do(state, sorted(offers(state))[0])
        do(state, "no")
        asked_for += 1
    assert asked_for == 4


def test_f22_both_must_stand_at_the_same_place() -> None:
    state = met(hands=[["eriador_valor"], [], ["eriador_stealth"]])
    assert offered(state, "give to") == {"second"}  # Éowyn is in Eriador as well, but at a neighbouring place
    assert offered(state, "take from") == set()


def test_f22_it_is_the_acting_character_who_must_be_there() -> None:
    state = table(
        {"legolas": "tharbad", "boromir": "bree"},
        {"gimli": "bree", "frodo_sam": "the_shire"},
        acting="legolas",
        hands=[["eriador_valor"], ["eriador_stealth"]],
    )
    assert not {"give to second", "take from second"} & offers(state)


def test_f22_the_card_must_show_the_region_one_is_in() -> None:
    state = met("lorien", hands=[["eriador_valor", "lembas"], ["mirkwood_valor"]])
    assert not {"give to second", "take from second"} & offers(state)
    state = met("lorien", hands=[["misty_mountains_valor"], []])
    assert "give to second" in offers(state)


def test_f22_events_and_tokens_are_not_handed_over() -> None:
    state = met(hands=[["lembas"], ["eagles"]], tokens=[{"stealth": 2}, {"valor": 2}])
    assert not {"give to second", "take from second"} & offers(state)
    state = met(hands=[["eriador_valor", "lembas"], []], tokens=[{"stealth": 2}])
    do(state, "give to second", "yes")
    assert tokens(state, 0) == {"stealth": 2}
    assert hand(state, 0) == ["lembas"]


def test_f22_f35_a_player_with_eight_cards_discards_one_at_once() -> None:
    state = met(hands=[["eriador_valor"], SEVEN])
    do(state, "give to second", "yes")
    assert prompt_of(state) == ("hand_full", 1)
    assert offered(state, "discard") == {*SEVEN, "eriador_valor"}
    do(state, "discard rohan_valor")
    assert len(hand(state, 1)) == 7
    assert read(state, "discard") == ["rohan_valor"]
    assert prompt_of(state) == ("act", 0)


def test_f22_f35_or_play_an_event() -> None:
    state = met(hands=[["eriador_valor"], [*SEVEN[:-1], "tom_bombadil"]])
    do(state, "give to second", "yes")
    assert "play tom_bombadil" in offers(state)
    do(state, "play tom_bombadil")
    assert read(state, "hope") == 7
    assert len(hand(state, 1)) == 7
    assert prompt_of(state) == ("act", 0)


def test_f22_f35_the_limit_applies_to_the_taker_as_well() -> None:
    state = met(hands=[SEVEN, ["eriador_valor"]])
    do(state, "take from second", "yes")
    assert prompt_of(state) == ("hand_full", 0)


def test_f22_with_seven_cards_in_all_nobody_discards() -> None:
    state = met(hands=[["eriador_valor"], SEVEN[:6]])
    do(state, "give to second", "yes")
    assert prompt_of(state) == ("act", 0)
    assert len(hand(state, 1)) == 7


def test_f22_it_may_be_done_with_each_player_who_is_there() -> None:
    state = table(
        {"legolas": "bree", "boromir": "umbar"},
        {"gimli": "bree", "frodo_sam": "bree"},
        {"eowyn": "bree", "eomer": "edoras"},
        acting="legolas",
        hands=[["eriador_valor"], ["eriador_stealth"], ["eriador_friendship"]],
    )
    assert offered(state, "give to") == {"second", "third"}
    assert offered(state, "take from") == {"second", "third"}
    do(state, "take from third", "yes")
    assert sorted(hand(state, 0)) == ["eriador_friendship", "eriador_valor"]


def test_f22_k06_no_event_changes_hands_even_where_any_region_will_do() -> None:
    state = table(
        {"arwen": "rivendell", "boromir": "umbar"},
        {"gimli": "rivendell", "frodo_sam": "the_shire"},
        acting="arwen",
        hands=[["lembas", "mordor_valor"], ["eagles"]],
    )
    assert "take from second" not in offers(state)
    do(state, "give to second", "yes")
    assert hand(state, 0) == ["lembas"]
