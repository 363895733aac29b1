"""Hidden information: what a seat sees of the other side, what it may remember, and what stays secret."""

import json
import random
from typing import Any

import pytest

from bywater import WATCHER, State

from .helpers import DARK, DARK_FIGURES, GAME, LIGHT, LIGHT_FIGURES, cards, log, play, prompt_of, table, where

PALANTIR: dict[str, Any] = {"dark_specials": ["palantir"]}


def words(state: State, seat: int) -> str:
    """Everything a seat sees, as text: its view, its journal, and the log lines."""
    view = state.view(seat)
    shown = [(message.key, sorted(message.params.items())) for message in log(state, seat)]
    entries = [entry.plain() for entry in state.journal_for(seat)]
    return json.dumps([view, shown, entries])


def same_to(seat: int, one: State, other: State) -> None:
    """Assert that a seat can't tell two states apart."""
    assert one.view(seat) == other.view(seat)
    assert one.trace(seat) == other.trace(seat)
    assert words(one, seat) == words(other, seat)


def twins(turn: str, light: tuple[str, str], dark: tuple[str, str], **more: Any) -> tuple[State, State]:
    """Two tables that differ in the places of hidden figures, both with open journals."""
    one = table(turn, light[0], dark[0], **more)
    other = table(turn, light[1], dark[1], **more)
    one.open_journal()
    other.open_journal()
    return one, other


# -- a region is a set ------------------------------------------------------------------------


def test_m18_the_order_within_a_region_is_not_observable() -> None:
    one, other = twins(
        "dark",
        ("eregion merry pippin, shire frodo sam", "eregion pippin merry, shire sam frodo"),
        ("mordor troll orcs warg", "mordor warg troll orcs"),
    )
    for seats in (LIGHT, DARK, WATCHER, (LIGHT, DARK)):
        assert one.view(seats) == other.view(seats)
    assert one.position() == other.position()


def test_m18_moving_through_a_region_leaves_no_order_behind() -> None:
    """The order of arrival makes no difference."""
    one, other = twins("light", ("shire frodo sam merry",) * 2, ("mordor troll orcs",) * 2)
    play(one, "sam shire-cardolan", "troll mordor-gondor", "merry shire-cardolan")
    play(other, "merry shire-cardolan", "troll mordor-gondor", "sam shire-cardolan")
    assert one.view(LIGHT)["light"] == other.view(LIGHT)["light"]
    same_to(DARK, one, other)


# -- figures ----------------------------------------------------------------------------------


def test_a_view_names_no_hidden_figure_of_the_other_side() -> None:
    state = table("dark", "eregion merry pippin, shire frodo sam", "mordor troll orcs, moria balrog")
    state.open_journal()
    assert not [
        name for name in LIGHT_FIGURES if f'"{name}"' in words(state, DARK) and name not in _out(state, "light")
    ]
    assert not [name for name in DARK_FIGURES if f'"{name}"' in words(state, LIGHT) and name not in _out(state, "dark")]
    assert filled(state.view(DARK)["light"]["counts"]) == {"shire": 2, "eregion": 2}
    assert "figures" not in state.view(DARK)["light"]


def _out(state: State, side: str) -> list[str]:
    return list(state.view(WATCHER)[side]["out"])


def test_a_watcher_sees_no_hidden_figure_at_all() -> None:
    view = table("dark", "eregion merry pippin, shire frodo", "mordor troll, moria balrog").view(WATCHER)
    assert "figures" not in view["light"]
    assert "figures" not in view["dark"]
    assert view["legal"] == []


def test_one_person_with_both_seats_sees_both() -> None:
    view = table("dark", "shire frodo", "mordor troll").view((LIGHT, DARK))
    assert filled(view["light"]["figures"]) == {"shire": ["frodo"]}
    assert filled(view["dark"]["figures"]) == {"mordor": ["troll"]}


def test_a_view_names_every_place_and_a_position_only_those_that_are_held() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    view = state.view((LIGHT, DARK))
    places = [*GAME.data["regions"], "road"]
    for side in ("light", "dark"):
        assert list(view[side]["counts"]) == list(view[side]["figures"]) == places
    assert view["light"]["counts"]["moria"] == 0
    assert view["light"]["figures"]["moria"] == []
    assert state.position()["light"]["figures"] == {"shire": ["frodo"]}


def filled(places: dict[str, Any]) -> dict[str, Any]:
    """The places where someone stands."""
    return {place: there for place, there in places.items() if there}


@pytest.mark.parametrize(
    ("lines", "fields"),
    [
        ([], {}),
        (["shadowfax", "gimli eregion-misty_mountains"], {"region": "misty_mountains"}),
        (["gimli eregion-moria"], {"light": "gimli", "dark": "balrog", "region": "moria"}),
        (["merry cardolan-enedwaith"], {"attacker": "merry", "region": "enedwaith"}),
    ],
)
def test_decisions_name_figures_and_regions(lines: list[str], fields: dict[str, str]) -> None:
    state = table(
        "light",
        "eregion gimli, cardolan merry, shire frodo",
        "moria balrog, enedwaith orcs warg, mordor troll",
        options={"light_specials": ["shadowfax"]},
    )
    play(state, *lines)
    assert state.decision.fields == fields
    assert state.view(WATCHER)["decision"]["fields"] == fields
    assert GAME.start(2).decision["region"] == "arthedain"


def test_a_moved_hidden_figure_has_no_name_for_the_other() -> None:
    one, other = twins("dark", ("shire frodo sam",) * 2, ("mordor troll orcs", "mordor troll orcs"))
    play(one, "troll mordor-gondor")
    play(other, "orcs mordor-gondor")
    same_to(LIGHT, one, other)
    same_to(WATCHER, one, other)
    assert "troll" not in words(one, LIGHT)
    assert "troll" in words(one, DARK)
    assert [message.key for message in log(one, LIGHT)] == ["log-moved-hidden"]


def test_through_the_tunnel_a_traveller_has_no_name_until_it_fights() -> None:
    one, other = twins(
        "light",
        ("eregion merry pippin, shire frodo",) * 2,
        ("moria orcs, mordor balrog",) * 2,
    )
    play(one, "merry eregion-fangorn")
    play(other, "pippin eregion-fangorn")
    same_to(DARK, one, other)
    same_to(DARK, play(one, "pass"), play(other, "pass"))


def test_a_rider_of_shadowfax_has_no_name() -> None:
    one, other = twins(
        "light",
        ("cardolan merry pippin, shire frodo",) * 2,
        ("mordor balrog",) * 2,
        options={"light_specials": ["shadowfax"]},
    )
    play(one, "shadowfax", "merry cardolan-enedwaith")
    play(other, "shadowfax", "pippin cardolan-enedwaith")
    same_to(DARK, one, other)
    same_to(DARK, play(one, "merry enedwaith-moria"), play(other, "pippin enedwaith-moria"))


def test_a_rider_that_can_not_go_on_is_prompted_like_aragorn_who_could() -> None:
    """Ahead all is full; beside stands an enemy whom only Aragorn could attack."""
    light = "cardolan {} {}, moria sam, gap_of_rohan merry, shire frodo"
    one, other = twins(
        "light",
        (light.format("gimli", "aragorn"), light.format("gimli", "aragorn")),
        ("eregion orcs, mordor troll",) * 2,
        options={"light_specials": ["shadowfax"]},
    )
    play(one, "shadowfax", "gimli cardolan-enedwaith")
    play(other, "shadowfax", "aragorn cardolan-enedwaith")
    same_to(DARK, one, other)


def test_a_recalled_figure_has_no_name_for_light() -> None:
    one, other = twins(
        "dark", ("shire frodo sam",) * 2, ("gondor troll orcs, mordor warg",) * 2, options={"dark_specials": ["recall"]}
    )
    play(one, "recall troll")
    play(other, "recall orcs")
    same_to(LIGHT, one, other)
    same_to(WATCHER, one, other)


def test_an_attacker_and_its_opponent_are_public() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll")
    play(state, "balrog moria-eregion", "defender merry")
    for seat in (LIGHT, DARK, WATCHER):
        view = state.view(seat)
        assert sorted(view["face_up"]) == ["balrog", "merry"]
        assert view["battle"]["light"] == "merry"
    assert "pippin" not in state.view(DARK)["face_up"]


def test_other_figures_in_an_attacked_region_stay_hidden() -> None:
    one, other = twins(
        "dark",
        ("eregion merry pippin, shire frodo gimli", "eregion merry gimli, shire frodo pippin"),
        ("moria balrog, mordor troll",) * 2,
    )
    for state in (one, other):
        play(state, "balrog moria-eregion")
    same_to(DARK, one, other)
    for state in (one, other):
        play(state, "defender merry")
    same_to(DARK, one, other)


def test_defeated_figures_are_public() -> None:
    state = table("dark", "eregion merry, shire frodo sam", "moria balrog, mordor troll")
    cards(play(state, "balrog moria-eregion"), "1", "6")
    for seat in (LIGHT, DARK, WATCHER):
        assert "merry" in state.view(seat)["light"]["out"]


# -- cards ------------------------------------------------------------------------------------


def test_a_card_laid_face_down_is_hidden() -> None:
    one, other = twins("dark", ("eregion merry, shire frodo",) * 2, ("moria balrog, mordor troll",) * 2)
    for state in (one, other):
        play(state, "balrog moria-eregion")
    play(one, "play dark_6")
    play(other, "play dark_eye")
    same_to(LIGHT, one, other)
    same_to(WATCHER, one, other)
    view = one.view(LIGHT)
    assert view["dark"]["chosen"] == "hidden"
    assert "dark_6" in view["dark"]["hand"], "as far as Light knows"
    assert one.view(DARK)["dark"]["chosen"] == "dark_6"
    assert "dark_6" not in one.view(DARK)["dark"]["hand"]


def test_lights_own_list_does_not_depend_on_darks_hidden_card() -> None:
    one = table("dark", "eregion merry, shire frodo", "moria balrog, mordor troll")
    other = one.clone()
    for state, card in ((one, "6"), (other, "retreat")):
        play(state, "balrog moria-eregion", f"play dark_{card}")
    assert list(one.legal()) == list(other.legal())


def test_k13_after_the_reveal_both_cards_are_open() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria balrog, mordor troll")
    cards(play(state, "balrog moria-eregion"), "retreat", "6")
    for seat in (LIGHT, DARK, WATCHER):
        view = state.view(seat)
        assert (view["light"]["chosen"], view["dark"]["chosen"]) == ("light_retreat", "dark_6")


def test_only_the_seat_to_act_sees_legal_actions() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria balrog, mordor troll")
    assert state.view(LIGHT)["legal"] == []
    assert state.view(DARK)["legal"] == list(state.legal())


# -- the secret set-up ------------------------------------------------------------------------


def test_a_secret_set_up_shows_nothing_not_even_progress() -> None:
    begun = GAME.start()
    begun.open_journal()
    for line in ("gimli at arthedain", "frodo at cardolan", "sam at rhudaur", "gandalf at eregion"):
        seen = words(begun, DARK), begun.trace(DARK), words(begun, WATCHER), begun.trace(WATCHER)
        play(begun, line)
        assert (words(begun, DARK), begun.trace(DARK), words(begun, WATCHER), begun.trace(WATCHER)) == seen


def test_darks_set_up_is_as_secret_as_lights() -> None:
    state = GAME.start()
    while state.decision.seat == LIGHT:
        state.apply(state.legal()[0])
    state.open_journal()
    seen = words(state, LIGHT), state.trace(LIGHT)
    play(state, "troll at mirkwood", "orcs at fangorn", "balrog at rohan")
    assert (words(state, LIGHT), state.trace(LIGHT)) == seen
    assert "counts" not in state.view(LIGHT)["dark"]


def test_two_set_ups_look_alike_to_the_other_side() -> None:
    one = GAME.start()
    other = GAME.start()
    one.open_journal()
    other.open_journal()
    rng = random.Random(5)
    while one.decision.seat == LIGHT:
        one.apply(one.legal()[0])
        other.apply(rng.choice(list(other.legal())))
    same_to(DARK, one, other)
    assert one.view(LIGHT) != other.view(LIGHT)


# -- the Palantir -----------------------------------------------------------------------------


def test_d11_the_palantirs_look_is_known_to_both_seats_but_to_no_watcher() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll", options=PALANTIR)
    state.open_journal()
    play(state, "palantir eregion")
    for seat in (LIGHT, DARK):
        assert sorted(state.view(seat)["looked"]) == ["merry", "pippin"]
        assert [fact[:3] for fact in state.view(seat)["light"]["trail"]] == [
            ["looked", "pippin", "eregion"],
            ["looked", "merry", "eregion"],
        ]
    watcher = state.view(WATCHER)
    assert watcher["looked"] == ["", ""]
    assert [fact[:3] for fact in watcher["light"]["trail"]] == [["looked", "", "eregion"]] * 2
    for seat in (LIGHT, DARK):
        looked = [message.params["figure"] for message in log(state, seat) if message.key == "log-looked"]
        assert looked == ["figure-pippin", "figure-merry"]
    assert "merry" not in words(state, WATCHER)
    assert [message.key for message in log(state, WATCHER)].count("log-looked-hidden") == 2


def test_d11_looks_at_different_figures_are_equal_to_a_watcher() -> None:
    one, other = twins(
        "dark",
        ("eregion merry, shire frodo pippin", "eregion pippin, shire frodo merry"),
        ("moria balrog, mordor troll",) * 2,
        options=PALANTIR,
    )
    for state in (one, other):
        play(state, "palantir eregion")
    same_to(WATCHER, one, other)
    assert one.view(DARK) != other.view(DARK)


def test_d11_a_watcher_does_not_learn_later_whom_the_look_showed() -> None:
    """One of Merry and Pippin was looked at in Arthedain and came to Eregion, where the other stood. Both are shown."""
    one, other = twins(
        "dark",
        ("arthedain merry, eregion pippin, shire frodo", "arthedain pippin, eregion merry, shire frodo"),
        ("moria balrog, mordor troll",) * 2,
        options=PALANTIR,
    )
    for state, mover in ((one, "merry"), (other, "pippin")):
        play(state, "palantir arthedain", "troll mordor-gondor", f"{mover} arthedain-eregion")
        play(state, "balrog moria-eregion", "defender merry")
        cards(state, "1", "6")
        assert where(state, "merry") == "out"
    same_to(WATCHER, one, other)


def test_d11_b7_a_private_look_does_not_suppress_a_prompt() -> None:
    """Dark knows by its look that Sam is in Rohan; a watcher does not, so Light is still prompted."""
    light = "shire frodo merry, rohan sam"
    state = table("dark", light, "arthedain balrog, mordor troll", options=PALANTIR)
    play(state, "palantir rohan", "balrog arthedain-shire", "defender frodo")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)


# -- the end ----------------------------------------------------------------------------------


def test_at_the_end_everything_is_public() -> None:
    state = table("light", "gondor frodo, eregion merry pippin", "mordor troll, moria balrog", options=PALANTIR)
    state.open_journal()
    play(state, "frodo gondor-mordor")
    for seat in (LIGHT, DARK, WATCHER):
        view = state.view(seat)
        assert filled(view["light"]["figures"]) == {"eregion": ["pippin", "merry"], "mordor": ["frodo"]}
        assert filled(view["dark"]["figures"]) == {"moria": ["balrog"], "mordor": ["troll"]}
    opened = {entry.numbers[0] for entry in state.journal_for(WATCHER)}
    assert len(opened) >= 5


def test_d11_at_the_end_the_looks_are_public() -> None:
    state = table("dark", "gondor frodo, eregion merry", "mordor troll, moria balrog", options=PALANTIR)
    play(state, "palantir eregion", "balrog moria-enedwaith", "frodo gondor-mordor")
    assert ["looked", "merry", "eregion", ""] in state.view(WATCHER)["light"]["trail"]


@pytest.mark.parametrize("seed", range(8))
def test_no_view_of_a_whole_game_names_what_is_hidden(seed: int) -> None:
    """The view of a side names an enemy figure only if it was revealed, looked at or lost."""
    rng = random.Random(seed)
    state = GAME.start(light_specials=["shadowfax", "gandalf_the_white"], dark_specials=["palantir", "recall"])
    checked = 0
    while not state.ending():
        for seat, side, names in ((LIGHT, "dark", DARK_FIGURES), (DARK, "light", LIGHT_FIGURES)):
            view = state.view(seat)
            told = {fact[1] for fact in view[side]["trail"]} | set(view["face_up"]) | set(view["looked"])
            told |= set(view[side].get("out", []))
            text = json.dumps({key: view[key] for key in ("stack", "decision", "battle", "legal", "hidden_defenders")})
            named = {name for name in names if f'"{name}"' in text}
            assert named <= told
            assert "figures" not in view[side]
            checked += 1
        state.apply(state.roll(rng) if state.actor < 0 else rng.choice(list(state.legal())))
    assert checked > 50
