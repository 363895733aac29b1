"""Q25, R17: five shields of one payer call Gandalf, and the active player decides on his help."""

import random
from typing import Any

import pytest

from bywater import CHANCE, State
from bywater.games.quest.presentation.open_demand import missing_of

from .helpers import (
    GAME,
    at_the_mountain,
    choices,
    dark,
    do,
    drawn,
    event,
    everything,
    face_down,
    go,
    hand,
    line,
    marker,
    offers,
    pass_quiet,
    place,
    prompt_of,
    restored,
    roll_chances,
    sauron,
    shields,
    size,
    table,
    tile,
    tokens,
    why,
)
from .helpers_cards import (
    SECRET,
    each_is_prompted,
    in_turn,
    interrupts,
    looked_at,
    may,
    pledges,
    refusal,
    shown,
    starting,
    turn_goes_on,
)


def called(*hands: str, seat: str = "frodo", **more: Any) -> State:
    """A hobbit called Gandalf while the active player was to play cards."""
    state = table(*hands, **{"shields": [5] * len(hands), **more})
    return do(state, f"interrupt {seat}", "call gandalf")


# -- calling ---------------------------------------------------------------------------------------


def test_r17_five_shields_of_one_payer() -> None:
    state = table("", "", "", shields=[4, 5, 4])
    assert interrupts(state) == {"sam"}
    do(state, "interrupt sam", "call gandalf")
    assert shields(state) == [4, 0, 4]


def test_r17_shields_are_not_pooled() -> None:
    state = table("white_hiding", "", shields=[4, 4])
    do(state, "interrupt frodo")
    assert not may(state, "call gandalf")
    assert refusal(state, "call gandalf", 0) == ("refused-too-few-shields", {"count": 5})


def test_r17_the_active_player_decides() -> None:
    state = table("", "", "", shields=[0, 0, 6], active=1, dark=[2, 0, 0])
    do(state, "interrupt pippin", "call gandalf")
    assert prompt_of(state) == ("gandalf_called", 1)
    assert state.decision.fields == {"caller": 2}
    assert {"healing frodo", "persistence pippin", "foresight frodo", "guidance on fighting"} <= offers(state)


def test_r17_gandalf_s_help_can_not_be_declined() -> None:
    """The shields are spent; the active player can't decline Gandalf's help."""
    state = called("", "")
    assert starting(state, "pass", "done", "refuse", "interrupt") == set()


def test_q25_each_card_once() -> None:
    state = called("", "", shields=[10, 0], dark=[3, 0])
    do(state, "healing frodo")
    assert "healing" not in everything(state)["gandalf"]
    assert len(everything(state)["gandalf"]) == 4
    do(state, "call gandalf")
    assert starting(state, "healing") == set()
    assert refusal(state, "healing frodo", 0) == ("refused-gandalf-used", {"card": "gandalf-healing"})


def test_q25_without_a_useful_card_nobody_calls() -> None:
    state = table("white_hiding", "", shields=[5, 0], gandalf=["healing", "magic"])
    do(state, "interrupt frodo")
    assert not may(state, "call gandalf")
    assert why(state, "call gandalf", 0) == "refused-no-gandalf"


def test_q25_all_five_used_up() -> None:
    state = table("white_hiding", "", shields=[9, 9], gandalf=[])
    do(state, "interrupt frodo")
    assert not may(state, "call gandalf")


def test_r17_one_can_be_called_in_a_demand_by_another() -> None:
    state = event(5, "boromir, gimli, anduril", "", active=0, shields=[0, 5], gandalf=["healing", "persistence"])
    do(state, "interrupt sam", "call gandalf")
    assert prompt_of(state) == ("gandalf_called", 0)


# -- Healing, Persistence --------------------------------------------------------------------------


def test_q25_healing_two_steps_for_one() -> None:
    state = called("", "", "", dark=[3, 1, 0])
    assert starting(state, "healing") == {"healing frodo", "healing sam"}  # N3
    do(state, "healing frodo")
    assert dark(state) == [1, 1, 0]


def test_q25_healing_goes_no_further_than_0() -> None:
    state = called("", "", dark=[0, 1])
    do(state, "healing sam")
    assert dark(state) == [0, 0]


def test_q25_persistence_four_cards_for_one() -> None:
    state = called("", "6 white_hiding")
    do(state, "persistence sam")
    assert state.decision.fields == {"to": 1, "count": 4}
    do(state, *["card white_joker"] * 4)
    assert hand(state, 1) == {"white_hiding": 6, "white_joker": 4}  # R24
    assert prompt_of(state) == ("cards", 0)


def test_q25_not_for_an_eliminated_hobbit() -> None:
    state = called("", "", "", gone=[1], dark=[3, 15, 2])
    assert starting(state, "persistence", "healing", "foresight") == {
        *("persistence frodo", "persistence pippin", "healing frodo", "healing pippin"),
        *("foresight frodo", "foresight pippin"),
    }


# -- Guidance --------------------------------------------------------------------------------------


def test_q25_guidance_moves_one_line_by_two_and_its_spaces_are_carried_out() -> None:
    state = called("", "")
    do(state, "guidance on hiding")
    assert line(state, "hiding") == 2
    assert hand(state, 0) == {"book": 1}
    assert tokens(state, 0) == {"ring": 1}


def test_q25_the_active_player_gets_what_guidance_brings() -> None:
    state = table("", "", shields=[0, 5])
    do(state, "interrupt sam", "call gandalf", "guidance on travelling")
    assert shields(state) == [2, 0]


def test_q25_guidance_is_not_played_on_finished_or_missing_lines() -> None:
    state = called("", "", lines={"hiding": 7})
    assert starting(state, "guidance") == {"guidance on travelling", "guidance on fighting"}
    assert refusal(state, "guidance on hiding", 0) == ("refused-line-finished", {"line": "line-hiding"})


def test_q25_guidance_is_not_one_of_the_two_cards_of_a_turn() -> None:
    state = called("white_hiding, grey_hiding", "")
    do(state, "guidance on hiding", "done")
    assert prompt_of(state) == ("cards", 0)
    assert {"draw", "step back", "play white_hiding", "play grey_hiding"} <= offers(state)


@pytest.mark.parametrize("name", ["sundial", "sundial_cards", "ring_dark", "eye_or_two_dark", "hiding"])
def test_r05_guidance_ends_a_scenario_before_the_tile_is_carried_out(name: str) -> None:
    state = looked_at(name, "", "", lines={"fighting": 8}, shields=[5, 0], dark=[1, 0])
    assert prompt_of(state)[0] == "quiet"
    do(state, "interrupt frodo", "call gandalf", "guidance on fighting")
    do(state, "special shield 3", "die blank")
    pass_quiet(state)
    assert prompt_of(state)[0] == "draw"  # the new bearer's two cards
    assert (marker(state), sauron(state)) == (0, 15)
    assert line(state, "hiding") == 0


def test_r05_guidance_in_mordor_before_the_ring_is_mine() -> None:
    """R07: the last two spaces with Gandalf's help, then the mountain."""
    state = event(6, "", "", place="mordor", lines={"travelling": 11}, shields=[5, 0], gandalf=["guidance", "magic"])
    assert prompt_of(state)[0] == "quiet"
    do(state, "interrupt frodo", "call gandalf")
    assert place(state) == "mordor"
    assert not may(state, "magic")
    do(state, "guidance on travelling")
    assert line(state, "travelling") == 13
    do(state, "die blank")
    pass_quiet(state)
    assert place(state) == "mount_doom"


def test_q25_guidance_as_pledge_two_symbols() -> None:
    state = event(5, "boromir", "white_fighting", shields=[5, 0], gandalf=["guidance", "healing"])
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge")
    go(state, "pledge boromir", "interrupt sam", "pledge white_fighting", "pay")
    assert sauron(state) == 15
    assert [hand(state, seat) for seat in range(2)] == [{}, {}]
    assert "guidance" not in everything(state)["gandalf"]


WORMTONGUE: dict[str, Any] = {"place": "helms_deep", "shields": [5, 0], "gandalf": ["guidance", "persistence"]}
ONE_KIND: dict[str, Any] = {"options": {"guidance_one_kind": True}}


def test_c8_guidance_pays_one_symbol_of_each_of_two_kinds() -> None:
    """Friendship and fighting for Wormtongue, though nobody holds a card."""
    state = event(1, "", "", **WORMTONGUE)
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge")
    assert everything(state)["guided"] is True
    assert missing_of(state.view(0)) == []
    pass_quiet(state)
    assert may(restored(state), "pay")
    assert may(GAME.belief(state.view(1)).sample(random.Random(0)), "pay")
    do(state, "pay")
    assert "guidance" not in everything(state)["gandalf"]
    assert everything(state)["board_cards"]  # nothing was lost


def test_c8_guidance_pays_a_friendship_symbol_and_a_joker() -> None:
    """The first event of Moria, which two stars on one card pay as well."""
    state = event(1, "", "", shields=[5, 0], gandalf=["guidance", "healing"])
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge", "pay")
    assert sauron(state) == 15
    state = event(1, "", "", shields=[5, 0], gandalf=["guidance", "healing"], **ONE_KIND)
    do(state, "interrupt frodo", "call gandalf")
    assert not may(state, "guidance as pledge")


def test_c8_guidance_fills_what_cards_leave_open() -> None:
    """Five fighting symbols: two of Guidance and three of cards; a further card has no effect."""
    state = event(5, "boromir, white_fighting, grey_fighting", "", shields=[5, 0], gandalf=["guidance", "healing"])
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge", "pledge white_fighting", "pledge boromir")
    assert may(state, "pay")
    assert pledges(state) == set()
    assert why(state, "pledge grey_fighting", 0) == "refused-met"


@pytest.mark.parametrize("one_kind", [False, True])
def test_c8_a_pending_payment_with_guidance_is_read_back_and_believed(one_kind: bool) -> None:
    options = {"guidance_one_kind": one_kind, "hands": "secret"}
    state = event(5, "boromir, white_fighting", "white_fighting", shields=[5, 0], options=options)
    do(state, "pass", "interrupt frodo", "call gandalf", "guidance as pledge")
    go(state, "pledge white_fighting")
    assert everything(state)["options"]["guidance_one_kind"] is one_kind
    again = restored(state)
    assert everything(again) == everything(state)
    assert [again.view(seat) for seat in (0, 1)] == [state.view(seat) for seat in (0, 1)]
    rng = random.Random(3)
    for seat in (0, 1):
        belief = GAME.belief(state.view(seat))
        for _ in range(5):
            assert belief.sample(rng).view(seat) == state.view(seat)


def test_c8_guidance_is_not_one_symbol_of_each_of_two_kinds_by_the_option() -> None:
    """Friendship and fighting for Wormtongue: two of one kind leave the other one open."""
    more = {**WORMTONGUE, **ONE_KIND}
    state = event(1, "white_friendship", "", **more)
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge")
    assert not may(state, "pay")
    do(state, "pledge white_friendship")
    assert may(state, "pay")
    state = event(1, "", "white_friendship, white_fighting", **more)
    do(state, "interrupt frodo", "call gandalf")
    assert not may(state, "guidance as pledge")
    assert why(state, "guidance as pledge", 0) == "refused-guidance-useless"


def test_q25_guidance_is_the_active_players_and_for_his_own_demand() -> None:
    """Another hobbit who must pay alone can't use it."""
    state = each_is_prompted("watcher", "", "white_hiding", place="moria", shields=[5, 0], active=0)
    assert prompt_of(state) == ("demand", 0)
    do(state, "interrupt frodo", "call gandalf")
    assert may(state, "guidance as pledge")
    state = each_is_prompted("watcher", "", "white_hiding", place="moria", shields=[0, 5], active=0)
    do(state, "refuse", "die blank")
    assert prompt_of(state) == ("demand", 1)
    do(state, "interrupt sam", "call gandalf")
    assert prompt_of(state) == ("gandalf_called", 0)
    assert not may(state, "guidance as pledge")


def test_q25_guidance_pays_the_own_demand_at_once() -> None:
    state = each_is_prompted("watcher", "", "white_hiding", place="moria", shields=[5, 0], active=0)
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge")
    assert prompt_of(state) == ("demand", 1)
    assert everything(state)["guided"] is False


def test_q25_guidance_pays_two_shown_symbols() -> None:
    state = shown("white_joker", "stone_in_the_well", "", "", place="moria", shields=[5, 0])
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge")
    assert hand(state, 0) == {"pipe": 1}
    assert sauron(state) == 15


def test_q25_guidance_can_be_lost_by_refusing() -> None:
    state = event(5, "boromir, gimli", "", shields=[5, 0], gandalf=["guidance", "healing"])
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge", "refuse")
    assert sauron(state) == 13
    assert everything(state)["guided"] is False
    assert "guidance" not in everything(state)["gandalf"]


def test_q25_guidance_as_pledge_pays_for_one_player_who_is_the_active_one() -> None:
    state = event(1, "white_friendship", "white_friendship", **{**WORMTONGUE, **ONE_KIND})
    do(state, "interrupt frodo", "call gandalf", "guidance as pledge")
    assert interrupts(state) == set()
    assert pledges(state) == {"pledge white_friendship"}


# -- Magic -----------------------------------------------------------------------------------------

EVENTS = [
    *[("moria", number) for number in range(1, 6)],
    *[("helms_deep", number) for number in range(1, 6)],
    *[("shelobs_lair", number) for number in range(1, 6)],
    *[("mordor", number) for number in range(1, 6)],
]


@pytest.mark.parametrize(("where", "number"), EVENTS)
def test_q25_magic_stops_an_event(where: str, number: int) -> None:
    state = event(number, "white_joker", "2 white_hiding", place=where, shields=[0, 5], dark=[2, 2])
    assert prompt_of(state) == ("after_marker", 1)
    assert state.decision.fields == {"event": list(GAME.data["boards"][where]["events"])[number - 1]}
    before = everything(state)
    do(state, "call gandalf", "magic")
    after = everything(state)
    assert marker(state) == number  # the marker has moved nevertheless
    assert state.actor == CHANCE or prompt_of(state)[0] == "quiet"  # the next tile
    for word in ("sauron", "dark", "hands", "tokens", "board_cards", "discards", "turned_up", "lines"):
        assert before[word] == after[word], word
    assert "magic" not in after["gandalf"]


@pytest.mark.parametrize("where", ["moria", "helms_deep", "shelobs_lair"])
def test_q25_magic_on_a_last_event_still_ends_the_scenario(where: str) -> None:
    following = {"moria": "lothlorien", "helms_deep": "shelobs_lair", "shelobs_lair": "mordor"}
    full = [{"ring": 1, "heart": 1, "sun": 1}] * 2
    state = event(6, "", "", place=where, shields=[5, 0], tokens=full, dark=[2, 2])
    assert prompt_of(state) == ("after_marker", 0)
    do(state, "call gandalf", "magic")
    pass_quiet(state)
    while state.actor == CHANCE and place(state) == where:
        do(state, "card white_joker")
    assert place(state) == following[where]
    assert (sauron(state), dark(state)) == (15, [2, 2])


def test_d6_magic_can_not_stop_the_ring_is_mine() -> None:
    state = event(6, "", "", place="mordor", shields=[5, 5], dark=[1, 1])
    assert prompt_of(state)[0] == "quiet"
    do(state, "interrupt frodo", "call gandalf")
    assert not may(state, "magic")
    do(state, "healing frodo", "pass")
    assert state.ending() == "seized"


def test_q25_magic_only_after_the_marker_moved() -> None:
    for state in (
        called("", ""),
        do(looked_at("sundial", "", "", shields=[5, 0]), "interrupt frodo", "call gandalf"),
        do(turn_goes_on("", "", shields=[5, 0]), "interrupt frodo", "call gandalf"),
        do(tile("sundial_cards", "3 white_hiding", "", shields=[5, 0]), "interrupt frodo", "call gandalf"),
    ):
        assert prompt_of(state) == ("gandalf_called", 0)
        assert not may(state, "magic")
        assert refusal(state, "magic", 0) == ("refused-other-moment", {"card": "gandalf-magic"})


def test_q25_magic_comes_too_late_once_the_event_has_begun() -> None:
    state = event(1, "aragorn", "", shields=[5, 0])
    do(state, "pass")
    assert prompt_of(state) == ("demand", 0)
    do(state, "interrupt frodo", "call gandalf")
    assert not may(state, "magic")


def test_q25_nobody_is_prompted_without_shields_or_without_magic() -> None:
    assert prompt_of(event(5, "", "", shields=[4, 4]))[0] != "after_marker"
    assert prompt_of(event(5, "", "", shields=[5, 5], gandalf=["healing"]))[0] != "after_marker"


def test_q25_all_with_five_shields_are_prompted_from_the_active_player_on() -> None:
    state = event(1, "", "", "", active=1, shields=[5, 6, 7])
    assert in_turn(state, "after_marker", "pass") == [1, 2, 0]


def test_m3_the_event_that_follows_can_be_stopped_as_well() -> None:
    state = shown("white_joker", "stone_in_the_well", "", "", place="moria", event=3, shields=[5, 0], lines={})
    do(state, "refuse")
    assert (prompt_of(state), marker(state), sauron(state)) == (("after_marker", 0), 4, 14)
    do(state, "call gandalf", "magic")
    assert sauron(state) == 14


def test_q25_another_card_may_be_used_after_the_marker_and_the_event_happens() -> None:
    state = event(4, "", "", shields=[5, 0], dark=[2, 0])
    do(state, "call gandalf", "healing frodo")
    pass_quiet(state)
    assert dark(state) == [0, 0]
    assert sauron(state) == 13  # the event takes place


def test_q25_seats_that_passed_are_prompted_again_after_something_was_played() -> None:
    """Frodo passed; Sam's call had another effect; Frodo may now want Magic after all."""
    state = event(4, "", "", shields=[5, 5], dark=[2, 0])
    do(state, "pass", "call gandalf", "healing frodo")
    assert prompt_of(state)[0] == "after_marker"
    while prompt_of(state) == ("after_marker", 1):
        do(state, "pass")
    assert prompt_of(state) == ("after_marker", 0)


# -- Foresight -------------------------------------------------------------------------------------


def foreseen(*hands: str, looker: str = "sam", **more: Any) -> State:
    state = called(*hands, **more)
    do(state, f"foresight {looker}")
    return do(state, "tile hiding", "tile sundial", "tile ring_dark")


def test_c7_three_tiles_are_looked_at_and_put_back_in_any_order() -> None:
    state = foreseen("", "")
    assert prompt_of(state) == ("foreseeing", 1)
    assert choices(state) == {"next hiding", "next sundial", "next ring_dark"}
    do(state, "next sundial", "next ring_dark")
    assert everything(state)["foreseen"] == ["sundial", "ring_dark", "hiding"]
    assert prompt_of(state) == ("cards", 0)


def test_c7_the_tiles_come_in_that_order() -> None:
    state = foreseen("", "", dark=[1, 1], shields=[5, 0])
    do(state, "next ring_dark", "next hiding")
    do(state, "step back")
    pass_quiet(state)
    assert line(state, "hiding") == 1  # Ring_dark moved the bearer, then hiding
    assert dark(state) == [1, 1]
    assert everything(state)["foreseen"] == ["sundial"]
    do(state, "step back")
    pass_quiet(state)
    assert marker(state) == 1


def test_c7_looking_turns_nothing() -> None:
    state = foreseen("", "")
    do(state, "next hiding", "next sundial")
    assert everything(state)["tiles"] == face_down("friendship")
    assert everything(state)["foreseen"] == ["hiding", "sundial", "ring_dark"]
    assert state.view(0)["tops"] == 3


def test_c7_two_equal_tiles() -> None:
    state = do(called("", ""), "foresight frodo", "tile sundial", "tile sundial", "tile hiding")
    assert choices(state) == {"next sundial", "next hiding"}
    do(state, "next hiding")
    assert everything(state)["foreseen"] == ["hiding", "sundial", "sundial"]


def test_c7_with_fewer_than_three_tiles_all_of_them() -> None:
    state = called("", "", tiles={"hiding": 1, "sundial": 1}, event=5)
    do(state, "foresight frodo", "tile sundial", "tile hiding")
    assert choices(state) == {"next sundial", "next hiding"}
    do(state, "next hiding")
    assert everything(state)["foreseen"] == ["hiding", "sundial"]


def test_c7_one_tile_or_none_can_not_be_ordered() -> None:
    assert starting(called("", "", tiles={"sundial": 1}, event=5), "foresight") == set()


def test_c7_described_hands_all_know_the_tiles() -> None:
    state = foreseen("", "", "")
    do(state, "next sundial", "next hiding")
    for seat in range(3):
        assert state.view(seat)["foreseen"] == ["sundial", "hiding", "ring_dark"]


def test_c7_with_secret_hands_only_the_looker_knows_them() -> None:
    state = foreseen("", "", "", options=SECRET)
    assert prompt_of(state) == ("foreseeing", 1)
    do(state, "next sundial", "next hiding")
    assert state.view(1)["foreseen"] == ["sundial", "hiding", "ring_dark"]
    for seat in (0, 2):
        assert state.view(seat)["foreseen"] == []
        assert state.view(seat)["tops"] == 3


def test_c7_secret_hands_the_journal_hides_the_tiles() -> None:
    state = table("", "", shields=[5, 0], options=SECRET)
    state.open_journal()
    do(state, "interrupt frodo", "call gandalf", "foresight sam", "tile hiding", "tile sundial", "tile ring_dark")
    other = foreseen("", "", options=SECRET)
    assert other.view(0)["tiles"] == state.view(0)["tiles"]
    seen_by_sam = [entry.plain() for entry in state.journal_for(1)]
    seen_by_frodo = [entry.plain() for entry in state.journal_for(0)]
    assert len(seen_by_sam) == len(seen_by_frodo)
    assert sum(one != two for one, two in zip(seen_by_sam, seen_by_frodo, strict=True)) == 3


def test_c7_what_was_foreseen_is_shuffled_away_with_the_next_board() -> None:
    state = foreseen("gimli", "", lines={"fighting": 8}, shields=[5, 0])
    do(state, "next hiding", "next sundial")
    go(state, "play gimli", "special shield 1", "die blank", "card white_joker", "card white_joker")
    roll_chances(state)
    assert place(state) == "lothlorien"
    while place(state) == "lothlorien":
        roll_chances(state)
        do(state, "refuse" if prompt_of(state)[0] == "demand" else sorted(choices(state))[0])
    assert place(state) == "helms_deep"
    assert everything(state)["foreseen"] == []


def test_q25_nothing_of_a_board_away_from_the_boards() -> None:
    state = at_the_mountain("", "", shields=[5, 0], dark=[1, 1])
    do(state, "interrupt frodo", "call gandalf")
    assert starting(state, "foresight", "guidance", "magic") == set()
    assert starting(state, "healing", "persistence") == {
        *("healing frodo", "healing sam", "persistence frodo", "persistence sam")
    }


def test_the_deck_is_the_only_chance_after_persistence() -> None:
    state = do(called("", ""), "persistence frodo")
    assert drawn(state)["card white_joker"] == pytest.approx(12 / 60)
    assert size(state, 0) == 0


def test_n8_guidance_ends_a_scenario_only_after_the_event_that_turned_a_card_up() -> None:
    """R09: the card that set the symbol is discarded when the demand is paid; then the board ends."""
    more: dict[str, Any] = {"place": "moria", "shields": [5, 0], "lines": {"fighting": 8}, "event": 3}
    state = shown("grey_hiding", "stone_in_the_well", "2 white_hiding", "", **more)
    do(state, "interrupt frodo", "call gandalf", "guidance on fighting", "special shield 1", "die blank")
    pass_quiet(state)
    assert prompt_of(state) == ("demand", 0)
    do(state, "pledge white_hiding", "pledge white_hiding")
    pass_quiet(state)
    assert prompt_of(state)[0] == "draw"
    assert everything(state)["turned_up"] == ""
    assert everything(state)["discards"] == {"grey_hiding": 1, "white_hiding": 2}
    assert sauron(state) == 15
