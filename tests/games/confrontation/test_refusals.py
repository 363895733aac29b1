"""Refusals: every illegal action has a reason, and legal actions have none."""

import random

import pytest

from bywater import WATCHER, IllegalAction, State

from .helpers import DARK, GAME, LIGHT, cards, play, table, why


def message(state: State, text: str, seat: int) -> dict[str, object]:
    refusal = state.why(GAME.action(text), seat)
    assert refusal is not None
    return dict(refusal.params)


# -- none exactly when legal ------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_there_is_no_reason_exactly_when_it_is_legal(seed: int) -> None:
    rng = random.Random(seed)
    flags = [option.name for option in GAME.options if option.kind == "flag"]
    options = {name: rng.random() < 0.5 for name in flags}
    state = GAME.start(
        light_specials=["shadowfax", "gandalf_the_white"], dark_specials=["palantir", "recall"], **options
    )
    kinds = set()
    while not state.ending():
        kind = state.decision.kind
        if kind not in kinds or rng.random() < 0.05:
            kinds.add(kind)
            legal = set(state.legal())
            for seat in (LIGHT, DARK, WATCHER):
                for code in range(GAME.num_actions + GAME.num_chances):
                    open_to_seat = seat == state.actor and code in legal
                    assert (state.why(code, seat) is None) == open_to_seat, (kind, seat, GAME.notation(code))
        state.apply(state.roll(rng) if state.actor < 0 else rng.choice(list(state.legal())))
    assert {"place", "turn", "card"} <= kinds


def test_what_is_refused_changes_nothing() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    before = state.snapshot()
    for code in range(GAME.num_actions + GAME.num_chances):
        if code not in set(state.legal()):
            with pytest.raises(IllegalAction):
                state.apply(code)
    assert state.snapshot() == before


# -- any seat ---------------------------------------------------------------------------------


def test_when_the_game_is_over() -> None:
    state = play(table("light", "gondor frodo", "mordor troll"), "frodo gondor-mordor")
    assert why(state, "troll mordor-gondor", DARK) == "refused-over"


def test_no_such_action() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    for code in (-1, GAME.num_actions, GAME.num_actions + GAME.num_chances, 10**6):
        refusal = state.why(code, DARK)
        assert refusal is not None
        assert refusal.key == "refused-unknown"


def test_an_action_of_the_other_side() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    assert why(state, "troll mordor-gondor", LIGHT) == "refused-not-yours"
    assert why(state, "frodo shire-arthedain", DARK) == "refused-not-yours"
    for text in ("strike", "ban", "palantir rohan", "recall troll", "play dark_1", "fetch dark_1"):
        assert why(state, text, LIGHT) == "refused-not-yours", text
    for text in ("sam", "shadowfax", "gandalf_the_white", "play light_1", "fetch light_1", "frodo at eregion"):
        assert why(state, text, DARK) == "refused-not-yours", text


def test_out_of_turn() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    assert why(state, "frodo shire-arthedain", LIGHT) == "refused-not-asked"


def test_while_chance_decides_no_seat_may_act() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria troll")
    play(state, "troll moria-eregion")
    assert why(state, "pass", DARK) == "refused-not-asked"


def test_another_question() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    for text in ("pass", "strike", "ban", "play dark_1", "fight hidden", "retreat rohan", "orcs at rohan"):
        assert why(state, text, DARK) == "refused-other-question", text


# -- setting up -------------------------------------------------------------------------------


def test_placing_a_figure_twice() -> None:
    state = play(GAME.start(), "frodo at arthedain")
    assert why(state, "frodo at cardolan", LIGHT) == "refused-placed"
    assert message(state, "frodo at cardolan", LIGHT) == {"figure": "figure-frodo"}


def test_placing_out_of_order() -> None:
    state = GAME.start()
    assert why(state, "frodo at cardolan", LIGHT) == "refused-other-slot"
    assert message(state, "frodo at cardolan", LIGHT) == {"region": "region-arthedain"}


# -- moving -----------------------------------------------------------------------------------


def test_a_defeated_figure() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    assert why(state, "orcs mordor-gondor", DARK) == "refused-out"


def test_a_figure_that_stands_elsewhere() -> None:
    state = table("dark", "shire frodo", "mordor troll")
    assert why(state, "troll gondor-rohan", DARK) == "refused-elsewhere"
    assert message(state, "troll gondor-rohan", DARK) == {"figure": "figure-troll", "region": "region-mordor"}


def test_d2_a_full_region() -> None:
    state = table("dark", "shire frodo", "mordor troll nazgul, gondor orcs warg")
    assert why(state, "troll mordor-gondor", DARK) == "refused-full"
    assert why(state, "nazgul mordor-gondor", DARK) == "refused-full"
    assert message(state, "troll mordor-gondor", DARK) == {"figure": "figure-troll", "region": "region-gondor"}


def test_m15_a_mordor_full_of_friends() -> None:
    state = table("light", "gondor frodo aragorn, mordor sam merry pippin gimli", "rohan troll")
    assert why(state, "frodo gondor-mordor", LIGHT) == "refused-full"


def test_m5_a_flight_to_no_lone_figure() -> None:
    state = table("dark", "shire frodo sam", "mordor nazgul")
    assert why(state, "nazgul mordor-shire", DARK) == "refused-nazgul"
    assert why(state, "nazgul mordor-rohan", DARK) == "refused-nazgul"


def test_d7_a_ride_that_is_no_attack() -> None:
    state = table("dark", "eregion frodo, cardolan sam, arthedain merry, shire pippin", "mordor black_rider")
    assert why(state, "black_rider mordor-fangorn", DARK) == "refused-rider-path"
    assert why(state, "black_rider mordor-shire", DARK) == "refused-rider-path"


def test_m7_m8_sideways_without_an_enemy() -> None:
    state = table("dark", "shire frodo", "fangorn witch_king")
    assert why(state, "witch_king fangorn-rohan", DARK) == "refused-only-to-attack"
    state = table("light", "fangorn aragorn, shire frodo", "mordor troll")
    assert why(state, "aragorn fangorn-mirkwood", LIGHT) == "refused-only-to-attack"
    assert why(state, "aragorn fangorn-moria", LIGHT) == "refused-only-to-attack"


# -- Shadowfax --------------------------------------------------------------------------------


def riding(light: str, dark: str) -> State:
    return table("light", light, dark, options={"light_specials": ["shadowfax"]})


def test_d12_no_step_among_enemies() -> None:
    state = play(riding("cardolan gimli, shire frodo", "eregion troll"), "shadowfax")
    assert why(state, "gimli cardolan-eregion", LIGHT) == "refused-shadowfax-enemy"


def test_d12_no_step_without_room() -> None:
    state = play(riding("cardolan gimli, eregion sam merry, shire frodo", "mordor troll"), "shadowfax")
    assert why(state, "gimli cardolan-eregion", LIGHT) == "refused-full"


def test_d12_no_sideways_step() -> None:
    state = play(riding("cardolan aragorn, shire frodo", "arthedain troll"), "shadowfax")
    assert why(state, "aragorn cardolan-arthedain", LIGHT) == "refused-forward-only"


def test_d12_once_begun_the_step_must_be_made() -> None:
    state = play(riding("cardolan gimli, shire frodo", "mordor troll"), "shadowfax")
    assert why(state, "pass", LIGHT) == "refused-other-question"


def test_d12_only_the_rider_goes_on() -> None:
    state = play(riding("cardolan gimli, shire frodo", "mordor troll"), "shadowfax", "gimli cardolan-enedwaith")
    assert why(state, "frodo shire-arthedain", LIGHT) == "refused-rider-only"
    assert why(state, "pass", LIGHT) == "refused-must-ride-on"
    assert why(state, "gimli cardolan-eregion", LIGHT) == "refused-elsewhere"


def test_d12_no_figure_can_step() -> None:
    state = riding("gap_of_rohan frodo", "rohan orcs, mordor troll")
    assert why(state, "shadowfax", LIGHT) == "refused-shadowfax-nowhere"


# -- the other special cards ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seat", "special"),
    [
        ("shadowfax", LIGHT, "shadowfax"),
        ("gandalf_the_white", LIGHT, "gandalf_the_white"),
        ("palantir rohan", DARK, "palantir"),
        ("recall troll", DARK, "recall"),
    ],
)
def test_d13_a_card_that_is_not_there(text: str, seat: int, special: str) -> None:
    state = table("light" if seat == LIGHT else "dark", "shire frodo, rohan sam", "gondor troll")
    assert why(state, text, seat) == "refused-no-special"
    assert message(state, text, seat) == {"special": f"special-{special}"}


def test_gandalf_the_whites_reasons() -> None:
    options = {"light_specials": ["gandalf_the_white"]}
    alive = table("light", "shire frodo, rohan gandalf", "mordor troll", options=options)
    assert why(alive, "gandalf_the_white", LIGHT) == "refused-gandalf-lives"
    taken = table("light", "shire frodo", "fangorn troll", options=options)
    assert why(taken, "gandalf_the_white", LIGHT) == "refused-fangorn-taken"
    full = table("light", "shire frodo, fangorn sam merry", "mordor troll", options=options)
    assert why(full, "gandalf_the_white", LIGHT) == "refused-fangorn-taken"


def test_the_palantirs_reasons() -> None:
    state = table("dark", "shire frodo, rohan sam", "mordor troll", options={"dark_specials": ["palantir"]})
    assert why(state, "palantir shire", DARK) == "refused-palantir-shire"
    assert why(state, "palantir eregion", DARK) == "refused-palantir-empty"


def test_recalls_reasons() -> None:
    options = {"dark_specials": ["recall"]}
    held = table("dark", "shire frodo, mordor sam", "gondor troll", options=options)
    assert why(held, "recall troll", DARK) == "refused-mordor-taken"
    full = table("dark", "shire frodo", "gondor troll, mordor orcs warg balrog shelob", options=options)
    assert why(full, "recall troll", DARK) == "refused-mordor-taken"
    home = table("dark", "shire frodo", "mordor troll", options=options)
    assert why(home, "recall troll", DARK) == "refused-recall"
    assert why(home, "recall orcs", DARK) == "refused-recall"


# -- battle -----------------------------------------------------------------------------------


def test_k12_a_spent_card() -> None:
    state = table("light", "moria merry, shire frodo", "rohan orcs, mordor troll", light_spent="5", dark_spent="6")
    play(state, "merry moria-rohan")
    assert why(state, "play dark_6", DARK) == "refused-card-spent"
    assert message(state, "play dark_6", DARK) == {"card": "card-dark_6"}
    assert why(play(state, "play dark_1"), "play light_5", LIGHT) == "refused-card-spent"


def test_k4_a_card_that_is_not_in_the_discard() -> None:
    state = table("light", "moria merry, shire frodo", "rohan orcs, mordor troll", light_spent="5", dark_spent="6")
    cards(play(state, "merry moria-rohan"), "magic", "1")
    assert why(state, "fetch light_4", LIGHT) == "refused-not-discarded"
    assert why(state, "fetch light_magic", LIGHT) == "refused-not-discarded"


def test_k5_magic_that_must_be_replaced() -> None:
    state = table(
        "light",
        "moria merry, shire frodo",
        "rohan orcs, mordor troll",
        light_spent="5 4",
        dark_spent="6 5",
        options={"magic_compulsory": True},
    )
    cards(play(state, "merry moria-rohan"), "magic", "1")
    assert why(state, "pass", LIGHT) == "refused-must-fetch"


def test_b27_a_retreat_that_must_be_made() -> None:
    state = table("light", "moria merry, shire frodo", "rohan orcs, mordor troll", options={"retreat_compulsory": True})
    cards(play(state, "merry moria-rohan"), "retreat", "1")
    assert why(state, "pass", LIGHT) == "refused-must-withdraw"


def test_d5_no_balrog_in_moria() -> None:
    state = table("light", "eregion merry, shire frodo", "moria orcs, mordor balrog")
    play(state, "merry eregion-fangorn")
    assert why(state, "strike", DARK) == "refused-no-balrog"


def test_b7_b9_the_friend_is_away() -> None:
    state = table("dark", "shire frodo merry, rohan sam", "arthedain balrog, mordor troll")
    play(state, "balrog arthedain-shire", "defender frodo")
    assert why(state, "sam", LIGHT) == "refused-friend-away"


def test_d1_a_defender_not_shown_can_not_be_named() -> None:
    """The reason must not reveal whether the figure stands there."""
    state = table("dark", "shire frodo sam merry pippin, rohan gimli", "arthedain orcs, mordor troll")
    play(state, "orcs arthedain-shire", "defender frodo", "sam")
    here = why(state, "fight merry", DARK)
    away = why(state, "fight gimli", DARK)
    assert here
    assert here == away


# -- leaving a battle -------------------------------------------------------------------------


def withdrawing(light: str = "moria merry, shire frodo", more: str = "mordor troll") -> State:
    """Merry may go back from Rohan."""
    state = table("light", light, f"rohan orcs, {more}")
    return cards(play(state, "merry moria-rohan"), "retreat", "1")


def test_d3_enemies_at_the_destination() -> None:
    state = withdrawing(more="gap_of_rohan troll")
    assert why(state, "retreat gap_of_rohan", LIGHT) == "refused-enemy-there"
    assert message(state, "retreat gap_of_rohan", LIGHT) == {"region": "region-gap_of_rohan"}


def test_d3_no_room_at_the_destination() -> None:
    assert (
        why(withdrawing("moria merry, gap_of_rohan sam, shire frodo"), "retreat gap_of_rohan", LIGHT)
        == "refused-no-room"
    )


def test_b25_the_wrong_way() -> None:
    state = withdrawing()
    assert why(state, "retreat fangorn", LIGHT) == "refused-wrong-way"
    assert why(state, "retreat gondor", LIGHT) == "refused-wrong-way"


def test_b25_no_neighbour() -> None:
    assert why(withdrawing(), "retreat shire", LIGHT) == "refused-not-adjacent"


def test_m4_sideways_in_the_mountains() -> None:
    state = table("light", "enedwaith merry, shire frodo", "moria orcs, mordor troll")
    cards(play(state, "merry enedwaith-moria"), "retreat", "1")
    assert why(state, "retreat misty_mountains", LIGHT) == "refused-mountains"
    assert why(state, "retreat gap_of_rohan", LIGHT) == "refused-mountains"


@pytest.mark.parametrize("far", ["shire", "mordor", "mirkwood"])
def test_b25_from_the_mountains_no_neighbour_either(far: str) -> None:
    """The reason is that no way leads there, not that it would be sideways."""
    state = table("light", "enedwaith merry, shire frodo", "moria orcs, mordor troll")
    cards(play(state, "merry enedwaith-moria"), "retreat", "1")
    assert why(state, f"retreat {far}", LIGHT) == "refused-not-adjacent"


def test_b1_frodos_flight() -> None:
    state = table("dark", "eregion frodo, shire sam", "moria balrog, rhudaur troll")
    play(state, "balrog moria-eregion")
    assert why(state, "retreat rhudaur", LIGHT) == "refused-enemy-there"
    assert why(state, "retreat cardolan", LIGHT) == "refused-wrong-way"
    assert why(state, "retreat rohan", LIGHT) == "refused-not-adjacent"


def test_d4_pippins_flight() -> None:
    state = table("light", "moria pippin, gap_of_rohan sam, shire frodo", "rohan balrog, mordor troll")
    play(state, "pippin moria-rohan")
    assert why(state, "retreat gap_of_rohan", LIGHT) == "refused-no-room"
    assert why(state, "retreat fangorn", LIGHT) == "refused-wrong-way"


def test_b25_darks_retreat() -> None:
    state = table("dark", "eregion merry, rhudaur sam, shire frodo", "moria balrog, mordor troll")
    cards(play(state, "balrog moria-eregion"), "1", "retreat")
    assert why(state, "retreat rhudaur", DARK) == "refused-enemy-there"
    assert why(state, "retreat moria", DARK) == "refused-wrong-way"
