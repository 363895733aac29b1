"""The rulings on text cards, Shelob, flights and the river: each in both readings. E5 has a file of its own."""

import pytest

from .helpers import DARK, LIGHT, cards, counted, goals, offers, play, prompt_of, table, where, why

BOTH = pytest.mark.parametrize("flag", [False, True])


# -- K14 --------------------------------------------------------------------------------------


@BOTH
def test_k14_who_decides_first_when_magic_meets_the_dark_retreat(flag: bool) -> None:
    state = table(
        "light",
        "moria aragorn, shire frodo",
        "rohan balrog, mordor troll",
        light_spent="5",
        dark_spent="1",
        options={"light_magic_before_dark_retreat": flag},
    )
    state.open_journal()
    cards(play(state, "aragorn moria-rohan"), "magic", "retreat")
    lines = ["fetch light_5", "pass"] if flag else ["pass", "fetch light_5"]
    seats = [("fetch", LIGHT), ("withdraw", DARK)]
    for line, wanted in zip(lines, seats if flag else seats[::-1], strict=True):
        assert prompt_of(state) == wanted
        play(state, line)
    assert counted(state) == (9, 5)


# -- E6 ---------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("gondor", ["warg orcs", "merry"])
def test_e6_shelob_defeats_frodo_while_gondor_is_blocked(gondor: str, flag: bool) -> None:
    light, dark = ("", f", gondor {gondor}") if "warg" in gondor else (f", gondor {gondor}", "")
    state = table(
        "dark",
        f"eregion frodo, shire sam{light}",
        f"moria shelob, mordor troll{dark}",
        options={"shelob_stays_when_frodo_falls": flag},
    )
    cards(play(state, "shelob moria-eregion", "pass"), "1", "1")
    assert state.ending() == "frodo_defeated"
    assert state.returns() == [-1.0, 1.0]
    assert where(state, "shelob") == ("eregion" if flag else "out")
    assert state.score() == [0, state.view(DARK)["dark"]["counts"].get("gondor", 0) + 1 + flag]


@BOTH
def test_e6_with_a_free_gondor_she_scores_in_both_readings(flag: bool) -> None:
    state = table(
        "dark",
        "eregion frodo, shire sam",
        "moria shelob, mordor troll",
        options={"shelob_stays_when_frodo_falls": flag},
    )
    cards(play(state, "shelob moria-eregion", "pass"), "1", "1")
    assert where(state, "shelob") == ("eregion" if flag else "gondor")
    assert state.score() == [0, 2]


@BOTH
def test_e6_b21_in_gondor_itself_she_stays_and_scores(flag: bool) -> None:
    state = table("dark", "gondor frodo, shire sam", "mordor shelob", options={"shelob_stays_when_frodo_falls": flag})
    cards(play(state, "shelob mordor-gondor", "pass"), "1", "1")
    assert where(state, "shelob") == "gondor"
    assert state.score() == [0, 1]


def test_e6_e1_shelob_lost_with_frodo_leaves_dark_without_figures_and_still_wins() -> None:
    state = table("dark", "eregion frodo, gondor sam", "moria shelob")
    cards(play(state, "shelob moria-eregion", "pass"), "1", "1")
    assert state.ending() == "frodo_defeated"
    assert state.returns() == [-1.0, 1.0]
    assert state.score() == [0, 0]


# -- M19 --------------------------------------------------------------------------------------


@BOTH
def test_m19_the_nazgul_flies_from_mountain_to_mountain(flag: bool) -> None:
    state = table(
        "dark",
        "high_pass gimli, gap_of_rohan sam, shire frodo",
        "moria nazgul, mordor troll",
        options={"no_nazgul_between_mountains": flag},
    )
    flights = {"high_pass", "gap_of_rohan"}
    assert goals(state, "nazgul") == {"eregion", "enedwaith", "shire"} | (set() if flag else flights)
    assert why(state, "nazgul moria-high_pass", DARK) == ("refused-nazgul-mountains" if flag else "")
    assert why(state, "nazgul moria-fangorn", DARK) == "refused-nazgul"


@BOTH
def test_m19_from_elsewhere_it_flies_into_the_mountains_in_both_readings(flag: bool) -> None:
    state = table(
        "dark",
        "high_pass gimli, shire frodo sam",
        "rohan nazgul, mordor troll",
        options={"no_nazgul_between_mountains": flag},
    )
    assert goals(state, "nazgul") == {"moria", "gap_of_rohan", "high_pass"}


# -- M20 --------------------------------------------------------------------------------------


@BOTH
def test_m20_shadowfax_along_the_river(flag: bool) -> None:
    options = {"light_specials": ["shadowfax"], "no_shadowfax_on_river": flag}
    state = table("light", "mirkwood gimli, eregion sam, shire frodo", "mordor troll", options=options)
    play(state, "shadowfax")
    assert ("gimli mirkwood-fangorn" in offers(state)) == (not flag)
    assert {"gimli mirkwood-dagorlad", "sam eregion-fangorn"} <= offers(state), "forward and the tunnel"
    assert why(state, "gimli mirkwood-fangorn", LIGHT) == ("refused-shadowfax-river" if flag else "")


@BOTH
def test_m20_the_regular_move_after_it_may_follow_the_river_in_both_readings(flag: bool) -> None:
    options = {"light_specials": ["shadowfax"], "no_shadowfax_on_river": flag}
    state = table("light", "high_pass gimli, shire frodo", "mordor troll", options=options)
    play(state, "shadowfax", "gimli high_pass-mirkwood")
    assert goals(state, "gimli") == {"fangorn", "dagorlad"}


def test_m20_a_figure_with_the_river_alone_can_not_ride() -> None:
    """Four figures in Mordor's gates: Mirkwood has no way forward but the river."""
    options = {"light_specials": ["shadowfax"], "no_shadowfax_on_river": True}
    state = table("light", "mirkwood gimli, dagorlad merry pippin, gondor frodo sam", "mordor troll", options=options)
    assert "shadowfax" not in offers(state)
    assert "gimli mirkwood-fangorn" in offers(state)
