"""The options for alternative rulings, each in both readings."""

import pytest

from bywater import State

from .helpers import DARK, GAME, LIGHT, cards, counted, drawn, goals, offers, play, prompt_of, table, where

RULINGS = {
    "sacrifice_stopped_by_any_retreat_card": "D9",
    "shadowfax_may_stop": "D12",
    "stuck_despite_special_card": "M3",
    "frodo_may_enter_full_mordor": "M15",
    "no_dark_retreat_on_river": "B4",
    "sam_steps_in_first_battle_only": "B8",
    "retreat_compulsory": "B27",
    "magic_compulsory": "K5",
    "fetched_eye_stops_magic": "K8",
    "palantir_any_time": "D11",
    "light_magic_before_dark_retreat": "K14",
    "no_draw_by_repetition": "E5",
    "shelob_stays_when_frodo_falls": "E6",
    "no_nazgul_between_mountains": "M19",
    "no_shadowfax_on_river": "M20",
}
BOTH = pytest.mark.parametrize("flag", [False, True])


def test_every_flag_names_its_ruling_and_is_off_by_default() -> None:
    flags = {option.name: option for option in GAME.options if option.kind == "flag" and option.rule}
    assert {name: option.rule for name, option in flags.items()} == RULINGS
    assert not any(option.default for option in flags.values())


# -- D9 ---------------------------------------------------------------------------------------


@BOTH
def test_d9_a_failed_dark_retreat_against_the_sacrifice(flag: bool) -> None:
    """In the mountains there is no way aside. With the flag the Sacrifice fizzles, and strength decides."""
    options = {"sacrifice_stopped_by_any_retreat_card": flag}
    state = table("light", "eregion aragorn, shire frodo", "moria balrog, mordor troll", options=options)
    state.open_journal()
    cards(play(state, "aragorn eregion-moria"), "sacrifice", "retreat")
    assert where(state, "aragorn") == "out"
    assert where(state, "balrog") == ("moria" if flag else "out")
    assert counted(state) == ((4, 5) if flag else None)


@BOTH
def test_d9_a_retreat_that_happens_stops_the_sacrifice_in_both_readings(flag: bool) -> None:
    options = {"sacrifice_stopped_by_any_retreat_card": flag}
    state = table("light", "moria aragorn, shire frodo", "rohan balrog, mordor troll", options=options)
    play(cards(play(state, "aragorn moria-rohan"), "sacrifice", "retreat"), "retreat fangorn")
    assert where(state, "aragorn") == "rohan"
    assert where(state, "balrog") == "fangorn"


@BOTH
def test_d9_b17_the_trolls_retreat_card_has_no_text_and_stops_nothing(flag: bool) -> None:
    options = {"sacrifice_stopped_by_any_retreat_card": flag}
    state = table("light", "moria aragorn, shire frodo", "rohan troll, mordor warg", options=options)
    cards(play(state, "aragorn moria-rohan"), "sacrifice", "retreat")
    assert where(state, "troll") == where(state, "aragorn") == "out"


def test_d9_a_retreat_card_in_one_duel_does_not_stop_a_sacrifice_in_the_next() -> None:
    """No figure moves sideways in Mordor: the Orcs' card fails, and the Black Rider plays another one."""
    options = {"sacrifice_stopped_by_any_retreat_card": True}
    state = table("light", "gondor aragorn, shire frodo", "mordor orcs black_rider, rohan troll", options=options)
    cards(play(state, "aragorn gondor-mordor", "defender orcs"), "1", "retreat")
    assert where(state, "orcs") == "out"
    cards(state, "sacrifice", "6")
    assert where(state, "aragorn") == where(state, "black_rider") == "out"


# -- D12 --------------------------------------------------------------------------------------


@BOTH
def test_d12_whether_shadowfaxs_rider_may_stop(flag: bool) -> None:
    options = {"light_specials": ["shadowfax"], "shadowfax_may_stop": flag}
    state = table("light", "cardolan gimli, shire frodo", "mordor troll", options=options)
    play(state, "shadowfax", "gimli cardolan-enedwaith")
    assert ("pass" in offers(state)) == flag
    assert {"gimli enedwaith-moria", "gimli enedwaith-gap_of_rohan"} <= offers(state)
    if flag:
        play(state, "pass")
        assert where(state, "gimli") == "enedwaith"
        assert prompt_of(state) == ("turn", DARK)


# -- M3 ---------------------------------------------------------------------------------------


@BOTH
def test_m3_whether_recall_saves_dark(flag: bool) -> None:
    options = {"dark_specials": ["recall"], "stuck_despite_special_card": flag}
    state = table("dark", "rohan frodo sam", "shire orcs, cardolan troll", options=options)
    play(state, "troll cardolan-shire", "sam rohan-gondor")
    assert state.ending() == ("dark_stuck" if flag else "")


@BOTH
def test_m3_whether_gandalf_the_white_saves_light(flag: bool) -> None:
    options = {"light_specials": ["gandalf_the_white"], "stuck_despite_special_card": flag}
    light = "mordor sam merry pippin gimli, gondor legolas boromir, rohan frodo"
    state = table("dark", light, "cardolan troll warg", options=options)
    play(state, "troll cardolan-shire")
    assert state.ending() == ("light_stuck" if flag else "")


@BOTH
def test_m3_a_side_that_can_move_may_use_its_card_in_both_readings(flag: bool) -> None:
    options = {"dark_specials": ["recall"], "stuck_despite_special_card": flag}
    state = table("dark", "shire frodo", "gondor troll", options=options)
    assert "recall troll" in offers(state)


# -- M15 --------------------------------------------------------------------------------------

FULL_MORDOR = "gondor frodo aragorn, mordor sam merry pippin gimli"


@BOTH
def test_m15_whether_frodo_enters_a_mordor_full_of_friends(flag: bool) -> None:
    state = table("light", FULL_MORDOR, "rohan troll", options={"frodo_may_enter_full_mordor": flag})
    assert ("mordor" in goals(state, "frodo")) == flag
    assert "mordor" not in goals(state, "aragorn"), "nobody else does"
    if flag:
        assert play(state, "frodo gondor-mordor").ending() == "ring_destroyed"


def test_m15_the_end_of_such_a_game_comes_back_from_a_snapshot() -> None:
    state = table("light", FULL_MORDOR, "rohan troll", options={"frodo_may_enter_full_mordor": True})
    play(state, "frodo gondor-mordor")
    assert GAME.restore(state.snapshot()).view(LIGHT) == state.view(LIGHT)


# -- B4 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("behind", "field"), [("misty_mountains", "mirkwood"), ("moria", "fangorn"), ("moria", "rohan")]
)
@BOTH
def test_b4_whether_dark_retreats_along_the_river(flag: bool, behind: str, field: str) -> None:
    options = {"no_dark_retreat_on_river": flag}
    state = table("light", f"{behind} aragorn, shire frodo", f"{field} balrog, mordor troll", options=options)
    cards(play(state, f"aragorn {behind}-{field}"), "5", "retreat")
    if flag:
        assert where(state, "balrog") == "out"
    else:
        ways = {"mirkwood": {"fangorn"}, "fangorn": {"mirkwood", "rohan"}, "rohan": {"fangorn"}}[field]
        assert offers(state) == {"pass", *[f"retreat {way}" for way in ways]}


@BOTH
def test_b4_away_from_the_river_dark_retreats_in_both_readings(flag: bool) -> None:
    options = {"no_dark_retreat_on_river": flag}
    state = table("light", "fangorn aragorn, shire frodo", "gondor balrog, mordor troll", options=options)
    cards(play(state, "aragorn fangorn-gondor"), "5", "retreat")
    assert offers(state) == {"retreat dagorlad", "pass"}


@BOTH
def test_b3_b4_frodo_flees_along_the_river_in_both_readings(flag: bool) -> None:
    options = {"no_dark_retreat_on_river": flag}
    state = table("dark", "fangorn frodo, shire sam", "gondor balrog, mordor troll", options=options)
    play(state, "balrog gondor-fangorn")
    assert offers(state) == {"retreat mirkwood", "retreat rohan", "pass"}


# -- B8 ---------------------------------------------------------------------------------------


@BOTH
def test_b8_whether_sam_steps_in_after_another_was_fought(flag: bool) -> None:
    options = {"sam_steps_in_first_battle_only": flag}
    state = table("dark", "shire frodo sam merry, rohan gimli", "arthedain balrog, mordor troll", options=options)
    play(state, "balrog arthedain-shire", "defender merry")
    cards(state, "1", "6")
    play(state, "defender frodo")
    if flag:
        assert prompt_of(state)[0] == "card"
    else:
        assert offers(state) == {"sam", "pass"}


@BOTH
def test_b8_in_the_first_battle_he_steps_in_in_both_readings(flag: bool) -> None:
    options = {"sam_steps_in_first_battle_only": flag}
    state = table("dark", "shire frodo sam merry, rohan gimli", "arthedain balrog, mordor troll", options=options)
    play(state, "balrog arthedain-shire", "defender frodo")
    assert offers(state) == {"sam", "pass"}


@BOTH
def test_b8_b9_a_sam_who_is_picked_later_may_show_frodo_in_both_readings(flag: bool) -> None:
    options = {"sam_steps_in_first_battle_only": flag}
    state = table("dark", "shire frodo sam merry, rohan gimli", "arthedain balrog, mordor troll", options=options)
    play(state, "balrog arthedain-shire", "defender merry")
    cards(state, "1", "6")
    assert offers(play(state, "defender sam")) == {"sam", "pass"}


# -- B27 --------------------------------------------------------------------------------------


@BOTH
def test_b27_whether_light_must_retreat(flag: bool) -> None:
    state = table(
        "light", "moria merry, shire frodo", "rohan balrog, mordor troll", options={"retreat_compulsory": flag}
    )
    cards(play(state, "merry moria-rohan"), "retreat", "1")
    assert offers(state) == {"retreat moria", "retreat gap_of_rohan"} | (set() if flag else {"pass"})


@BOTH
def test_b27_whether_dark_must_retreat(flag: bool) -> None:
    state = table(
        "dark", "eregion merry, shire frodo", "moria balrog, mordor troll", options={"retreat_compulsory": flag}
    )
    cards(play(state, "balrog moria-eregion"), "1", "retreat")
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith"} | (set() if flag else {"pass"})


@pytest.mark.parametrize("side", ["light", "dark"])
@BOTH
def test_b27_a_single_way_that_must_be_taken_is_taken(flag: bool, side: str) -> None:
    """Everyone can see it, so no seat is prompted."""
    options = {"retreat_compulsory": flag}
    state = table("light", "rohan merry, shire frodo", "gondor balrog, mordor troll, fangorn orcs", options=options)
    play(state, "merry rohan-gondor")
    if side == "light":
        cards(state, "retreat", "1")
        assert where(state, "merry") == ("rohan" if flag else "gondor")
    else:
        cards(state, "1", "retreat")
        assert where(state, "balrog") == ("dagorlad" if flag else "gondor")
    assert (prompt_of(state)[0] == "withdraw") != flag


@BOTH
def test_b27_the_hobbits_powers_stay_a_choice(flag: bool) -> None:
    options = {"retreat_compulsory": flag}
    pippin = table("light", "moria pippin, shire frodo", "rohan balrog, mordor troll", options=options)
    assert "pass" in offers(play(pippin, "pippin moria-rohan"))
    frodo = table("dark", "eregion frodo, shire sam", "moria balrog, mordor troll", options=options)
    assert "pass" in offers(play(frodo, "balrog moria-eregion"))


@BOTH
def test_b27_b29_an_impossible_retreat_stays_impossible(flag: bool) -> None:
    options = {"retreat_compulsory": flag}
    state = table("light", "eregion aragorn, shire frodo", "moria balrog, mordor troll", options=options)
    cards(play(state, "aragorn eregion-moria"), "5", "retreat")
    assert where(state, "balrog") == "out"


# -- K5 ---------------------------------------------------------------------------------------


def magic(flag: bool, spent_light: str = "1 5", spent_dark: str = "1 6") -> State:
    state = table(
        "light",
        "moria aragorn, shire frodo",
        "rohan balrog, mordor troll",
        light_spent=spent_light,
        dark_spent=spent_dark,
        options={"magic_compulsory": flag},
    )
    state.open_journal()
    return play(state, "aragorn moria-rohan")


@BOTH
def test_k5_whether_magic_must_be_replaced(flag: bool) -> None:
    light = cards(magic(flag), "magic", "2")
    assert offers(light) == {"fetch light_1", "fetch light_5"} | (set() if flag else {"pass"})
    dark = cards(magic(flag), "2", "magic")
    assert offers(dark) == {"fetch dark_1", "fetch dark_6"} | (set() if flag else {"pass"})


@BOTH
def test_k5_k2_with_nothing_to_fetch_it_counts_nothing_in_both_readings(flag: bool) -> None:
    assert counted(cards(magic(flag, "", ""), "magic", "magic")) == (4, 5)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_k5_a_single_card_that_must_be_fetched_is_fetched(side: str) -> None:
    """Everyone can see it, so no seat is prompted."""
    state = magic(True, "5", "6")
    if side == "light":
        assert counted(cards(state, "magic", "2")) == (9, 7)
    else:
        assert counted(cards(state, "2", "magic")) == (6, 11)


# -- K8 ---------------------------------------------------------------------------------------


@BOTH
def test_k8_whether_a_fetched_eye_stops_lights_magic(flag: bool) -> None:
    state = table(
        "light",
        "moria aragorn, shire frodo",
        "rohan balrog, mordor troll",
        light_spent="5",
        dark_spent="eye",
        options={"fetched_eye_stops_magic": flag},
    )
    state.open_journal()
    cards(play(state, "aragorn moria-rohan"), "magic", "magic")
    play(state, "fetch dark_eye")
    if flag:
        assert counted(state) == (4, 5)
    else:
        assert prompt_of(state) == ("fetch", LIGHT)
        assert counted(play(state, "fetch light_5")) == (9, 5)


@BOTH
def test_k8_another_fetched_card_stops_no_magic(flag: bool) -> None:
    state = table(
        "light",
        "moria aragorn, shire frodo",
        "rohan balrog, mordor troll",
        light_spent="5",
        dark_spent="6",
        options={"fetched_eye_stops_magic": flag},
    )
    cards(play(state, "aragorn moria-rohan"), "magic", "magic")
    assert prompt_of(play(state, "fetch dark_6")) == ("fetch", LIGHT)


# -- D11 --------------------------------------------------------------------------------------


def palantir(flag: bool, light: str = "eregion merry pippin, shire frodo") -> State:
    options = {"dark_specials": ["palantir"], "palantir_any_time": flag}
    return table("dark", light, "moria balrog, mordor troll", options=options)


@BOTH
def test_d11_before_the_move_dark_may_look_in_both_readings(flag: bool) -> None:
    assert "palantir eregion" in offers(palantir(flag))


@BOTH
def test_d11_whether_dark_may_look_before_picking_a_defender(flag: bool) -> None:
    state = play(palantir(flag), "balrog moria-eregion")
    if not flag:
        assert prompt_of(state)[0] == "defender"
        return
    assert prompt_of(state) == ("target", DARK)
    assert offers(state) == {"palantir eregion", "fight hidden"}
    blind = play(state.clone(), "fight hidden")
    assert drawn(blind) == {"defender merry": 0.5, "defender pippin": 0.5}
    play(state, "palantir eregion")
    assert offers(state) == {"fight merry", "fight pippin"}


@BOTH
def test_d11_whether_dark_may_look_between_two_defenders(flag: bool) -> None:
    light = "shire frodo, cardolan merry, arthedain sam legolas"
    options = {"dark_specials": ["palantir"], "palantir_any_time": flag}
    state = table("dark", light, "rhudaur balrog, mordor troll", options=options)
    play(state, "balrog rhudaur-arthedain")
    if flag:
        play(state, "fight hidden")
    play(state, "defender legolas")
    cards(state, "1", "6")
    if flag:
        assert prompt_of(state) == ("target", DARK)
        assert offers(state) == {"palantir arthedain", "palantir cardolan", "fight hidden"}
    else:
        assert prompt_of(state)[0] != "target"


@BOTH
def test_d11_whether_dark_may_look_after_the_move(flag: bool) -> None:
    state = play(palantir(flag), "troll mordor-gondor")
    if not flag:
        assert prompt_of(state) == ("turn", LIGHT)
        return
    assert prompt_of(state) == ("linger", DARK)
    assert offers(state) == {"palantir eregion", "pass"}
    passed = play(state.clone(), "pass")
    assert prompt_of(passed) == ("turn", LIGHT)
    assert passed.view(LIGHT)["specials"] == ["palantir"]
    play(state, "palantir eregion")
    assert prompt_of(state) == ("turn", LIGHT)
    assert {fact[1] for fact in state.view(DARK)["light"]["trail"]} == {"merry", "pippin"}


@BOTH
def test_d11_never_in_lights_turn(flag: bool) -> None:
    options = {"dark_specials": ["palantir"], "palantir_any_time": flag}
    state = table("light", "eregion gimli merry, shire frodo", "moria orcs, mordor troll", options=options)
    play(state, "gimli eregion-moria")
    assert where(state, "orcs") == "out"
    assert prompt_of(state) == ("turn", DARK)


@BOTH
def test_d11_once_a_game_in_both_readings(flag: bool) -> None:
    state = play(palantir(flag), "palantir eregion", "troll mordor-gondor")
    assert prompt_of(state) == ("turn", LIGHT)
