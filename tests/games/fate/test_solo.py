"""Playing alone: four actions for the token and one for Frodo, no Fellowship, Prepare in the card's region (F51-F54,
N3)."""

from typing import Any, Final

import pytest

from bywater import CHANCE, State

from .helpers import begun, captured, do, flipped, hand, offered, offers, prompt_of, read, table, tokens, where

ROW: Final = ("merry_pippin", "eowyn", "legolas", "gandalf")


def alone(acting: str = "", **words: Any) -> State:
    """Frodo in Bree; of the row Éowyn is in Rohan, the others far from one another."""
    cast = {
        "merry_pippin": "grey_havens",
        "eowyn": "edoras",
        "legolas": "erebor",
        "gandalf": "minas_tirith",
        "frodo_sam": "bree",
    }
    cast.update(words.pop("cast", {}))
    words.setdefault("nazgul", {"mordor": 9})
    return table(cast, acting=acting, **words)


def ended(solo_turn: int, **words: Any) -> State:
    """A turn alone is over and its shadow card carried out; the next turn begins."""
    cast = {
        "merry_pippin": "grey_havens",
        "eowyn": "edoras",
        "legolas": "erebor",
        "gandalf": "minas_tirith",
        "frodo_sam": "bree",
    }
    cast.update(words.pop("cast", {}))
    return flipped("sh05", "red", cast, solo_turn=solo_turn, **words)


def test_f52_the_one_with_the_token_and_frodo_act() -> None:
    for number, name in enumerate(ROW):
        assert offered(alone(solo_turn=number), "act") == {name, "frodo_sam"}


def test_f52_the_token_gives_four_actions_and_frodo_has_one_after_them() -> None:
    state = do(alone(solo_turn=1), "act eowyn")
    do(state, "travel eastemnet", "travel edoras", "travel eastemnet")
    assert offered(state, "travel")
    do(state, "travel edoras")
    assert not offered(state, "travel")
    do(state, "act frodo_sam", "travel weather_hills")
    assert prompt_of(state) == ("draw", CHANCE)
    assert where(state, "frodo_sam") == "weather_hills"


def test_f52_or_before_them() -> None:
    state = do(alone(solo_turn=1), "act frodo_sam", "travel weather_hills")
    assert not offered(state, "travel")
    assert offers(state) == {"done", "act eowyn"}
    do(state, "act eowyn", "travel eastemnet", "travel edoras", "travel eastemnet")
    assert offered(state, "travel")
    do(state, "travel edoras")
    assert prompt_of(state) == ("draw", CHANCE)


def test_f52_but_not_in_between() -> None:
    state = do(alone(solo_turn=1), "act eowyn", "travel eastemnet", "act frodo_sam")
    assert "act eowyn" not in offers(state)


def test_f52_frodo_never_has_four_even_if_the_other_took_only_one() -> None:
    state = do(alone(solo_turn=1), "act eowyn", "travel eastemnet", "act frodo_sam", "travel weather_hills")
    assert prompt_of(state) == ("draw", CHANCE)
    state = do(alone(solo_turn=1), "act frodo_sam")
    do(state, "act eowyn", "travel eastemnet", "travel edoras", "travel eastemnet")
    assert offered(state, "travel")  # whatever Frodo did, the token has four actions


def test_f52_frodo_may_be_taken_along_unasked() -> None:
    state = alone("eowyn", solo_turn=1, cast={"eowyn": "bree"})
    do(state, "travel weather_hills", "take along frodo_sam")
    assert where(state, "frodo_sam") == where(state, "eowyn") == "weather_hills"
    assert prompt_of(state) == ("act", 0)


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_f52_the_token_goes_along_the_row_and_back_to_its_beginning(before: int, after: int) -> None:
    state = ended(before)
    assert read(state, "solo_turn") == after
    assert offered(state, "act") == {ROW[after], "frodo_sam"}


def test_f52_it_begins_with_the_first_of_the_row() -> None:
    state = begun(1)
    assert offered(state, "act") == {"merry_pippin", "frodo_sam"}


def test_n3_the_token_skips_characters_off_the_board() -> None:
    state = ended(2, cast={"gandalf": ""}, gandalf="fallen")
    assert read(state, "solo_turn") == 0


def test_f52_all_share_one_hand_and_one_store_of_tokens() -> None:
    state = alone("eowyn", solo_turn=1, cast={"eowyn": "lorien"}, hands=[["dale_friendship"]])
    do(state, "muster 1")
    assert hand(state, 0) == []


def test_f53_alone_one_prepares_only_with_a_card_of_the_region() -> None:
    state = alone(
        "eowyn", solo_turn=1, cast={"eowyn": "erebor"}, hands=[["dale_valor", "rohan_valor", "mordor_stealth"]]
    )
    assert offered(state, "prepare") == {"dale_valor"}
    do(state, "prepare dale_valor")
    assert tokens(state, 0) == {"valor": 1}


def test_f53_a_haven_is_still_needed() -> None:
    state = alone("eowyn", solo_turn=1, cast={"eowyn": "lake_town"}, hands=[["dale_valor"]])
    assert not offered(state, "prepare")


def test_f53_in_a_captured_place_a_card_of_its_region_will_do() -> None:
    state = alone(
        "eowyn",
        solo_turn=1,
        cast={"eowyn": "umbar"},
        hands=[["haradwaith_valor", "dale_valor"]],
        friends={"umbar": {"gondor": 1}},
        **captured("umbar"),
    )
    assert offered(state, "prepare") == {"haradwaith_valor"}


def test_f54_alone_there_is_no_fellowship() -> None:
    state = alone("eowyn", solo_turn=1, cast={"eowyn": "bree"}, hands=[["eriador_valor"]])
    assert not {text for text in offers(state) if text.startswith(("give", "take"))}


def test_f36_alone_there_are_no_interrupts() -> None:
    state = alone("eowyn", solo_turn=1, hands=[["eagles"]])
    assert not offered(state, "interrupt")
    assert "play eagles" in offers(state)
