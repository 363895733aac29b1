"""Choices with a single answer: made automatically and reported, or prompted like all others."""

import random
from typing import Any

import pytest

from bywater import State
from bywater.core.seats import WATCHER

from .helpers import DARK, GAME, LIGHT, offers, prompt_of, table

LAST = {"light_spent": "2 3 4 5 magic sacrifice cloak retreat", "dark_spent": "2 3 4 5 6 magic eye retreat"}


def sides(light: str, dark: str, options: dict[str, Any], **spent: Any) -> tuple[State, State]:
    """The same table with and without automatic choices."""
    one = table("light", light, dark, options=options, **spent)
    other = table("light", light, dark, options={**options, "automatic": False}, **spent)
    return one, other


def the_same(one: State, other: State) -> bool:
    """Whether two tables are equal except for the option."""
    fields = [state.snapshot()["fields"] for state in (one, other)]
    flags = [part.pop("automatic") for part in fields]
    return flags == [True, False] and fields[0] == fields[1]


def replayed(one: State, other: State, line: str) -> list[str]:
    """The choices made automatically after a line; the other table is prompted for each of them."""
    made = one.play(line)
    assert other.play(line) == []
    for text in made:
        assert offers(other) == {text}, "the seat is prompted with its only answer"
        for eyes in (LIGHT, DARK, WATCHER):
            view = other.view(eyes)
            assert GAME.belief(view).sample(random.Random(1)).view(eyes) == view
        assert GAME.restore(other.snapshot()).view(LIGHT) == other.view(LIGHT)
        assert other.play(text) == []
    assert the_same(one, other)
    return made


def test_the_last_card_of_a_hand() -> None:
    one, other = sides("eregion gimli, shire frodo", "moria balrog, mordor troll", {}, **LAST)
    assert replayed(one, other, "gimli eregion-moria") == ["play dark_1", "play light_1"]
    assert prompt_of(one) == ("turn", DARK)


def test_compulsory_magic_with_a_single_discard() -> None:
    options = {"magic_compulsory": True}
    one, other = sides(
        "eregion gimli, shire frodo", "moria balrog, mordor troll", options, light_spent="5", dark_spent="1"
    )
    for state in (one, other):
        state.play("gimli eregion-moria")
        state.play("play dark_2")
    assert replayed(one, other, "play light_magic") == ["fetch light_5"]


def test_a_compulsory_retreat_with_a_single_way() -> None:
    options = {"retreat_compulsory": True}
    one, other = sides("fangorn gimli, shire frodo", "rohan balrog, mordor troll", options)
    for state in (one, other):
        state.play("gimli fangorn-rohan")
        state.play("play dark_1")
    assert replayed(one, other, "play light_retreat") == []
    assert offers(one) == {"retreat moria", "retreat gap_of_rohan"}, "two ways are a choice"
    one, other = sides("moria aragorn, gap_of_rohan sam, shire frodo", "rohan balrog, mordor troll", options)
    for state in (one, other):
        state.play("aragorn moria-rohan")
        state.play("play dark_1")
    assert replayed(one, other, "play light_retreat") == ["retreat moria"]


def test_the_only_defender_that_is_left_and_known() -> None:
    """Sam has fought for Frodo and fallen; only Frodo is left for the Orcs."""
    states = [
        table("dark", "eregion frodo sam, shire merry", "moria orcs, mordor troll", options={"automatic": automatic})
        for automatic in (True, False)
    ]
    for state in states:
        state.play("orcs moria-eregion")
        state.play("defender frodo")
    assert replayed(states[0], states[1], "sam") == ["fight frodo"]
    assert prompt_of(states[0]) == ("frodo_or_sam", LIGHT)


def test_hidden_defenders_are_no_choice() -> None:
    """Without nameable defenders chance decides, or a single hidden one is met, without a report or prompt."""
    one, other = sides("eregion gimli, shire frodo", "moria balrog, mordor troll", {})
    assert replayed(one, other, "gimli eregion-moria") == []


@pytest.mark.parametrize("automatic", [True, False])
def test_the_option_is_in_views_positions_and_records(automatic: bool) -> None:
    state = GAME.start(2, automatic=automatic)
    assert state.automatic is automatic
    assert state.view(LIGHT)["options"]["automatic"] is automatic
    assert GAME.position(state.position()).automatic is automatic
    assert GAME.belief(state.view(LIGHT)).sample(random.Random(1)).automatic is automatic
    assert state.clone().automatic is automatic
