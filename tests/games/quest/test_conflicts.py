"""Conflicts between sources and the chosen readings (C1 and C2 are tested with tiles and scenario ends)."""

from bywater.games.quest.model import frames as k

from .helpers import (
    FRODO,
    GAME,
    SAM,
    do,
    draw,
    event,
    everything,
    go,
    hand,
    line,
    pass_quiet,
    sauron,
    size,
    table,
    tile,
    tokens,
)


def test_c3_the_first_space_of_hiding_in_moria_is_the_book_the_second_a_ring() -> None:
    state = tile("hiding", "", "")
    assert hand(state, FRODO) == {"book": 1}
    assert tokens(state, FRODO) == {}
    state = tile("hiding", "", "", lines={"hiding": 1})
    assert tokens(state, FRODO) == {"ring": 1}


def test_c4_friendship_at_helms_deep_gives_three_cards_and_the_riders_come_by_the_event() -> None:
    given = {2: "theoden", 4: "shadowfax", 6: "eomer"}
    for space in range(2, 8):
        state = tile("friendship", "", "", place="helms_deep", lines={"friendship": space - 1})
        assert hand(state, FRODO) == ({given[space]: 1} if space in given else {})
        assert tokens(state, FRODO) == ({} if space in given else {"ring": 1})
    state = event(2, "", "", place="helms_deep", lines={"friendship": 7})
    assert hand(state, FRODO) == {"riders_of_rohan": 1}


def test_c5_the_events_of_shelobs_lair_come_in_their_printed_order() -> None:
    """The six events, in order."""
    names = ["gollum", "faces_of_the_dead", "forbidden_pool", "nazgul_search", None, "shelob_attacks"]
    for number, name in enumerate(names, 1):
        state = event(number, "7 white_joker", "", place="shelobs_lair", shields=[7, 0])
        if number == 4:
            draw(state, "white_friendship")
        pass_quiet(state)
        if name is None:
            assert state.decision.kind == "shelob_appears"
        else:
            assert state.decision.kind == "demand"
            assert GAME.prompt(state.view(state.actor)).key == f"prompt-demand-{name}"


def test_c6_shelob_appears_moves_sauron_by_two() -> None:
    state = event(5, "", "", place="shelobs_lair")
    before = sauron(state)
    assert sauron(do(state, "refuse")) == before - 2


def test_c6_sam_suffers_one_but_the_ring_moves_by_what_is_printed() -> None:
    state = table("white_hiding", "white_hiding", bearer=SAM, active=SAM, ring_used=False)
    go(state, "interrupt sam", "put on the ring", "die three_dots", "advance travelling")
    assert line(state, "travelling") == 1
    assert everything(state)["dark"][SAM] == 1


def test_c6_two_players_get_four_cards_each_in_lothlorien() -> None:
    state = table("", "", place="lothlorien", stack=[["journey", 0, k.ARRIVED, 0, 0]], tiles={})
    while state.decision.kind == "deal":
        state.apply(state.pick(0.5))
    assert [size(state, seat) for seat in (FRODO, SAM)] == [4, 4]
