"""The set-up lines of all objectives (F04, F05): armies added or set aside, and the characters that they require."""

import pytest

from bywater import CHANCE, BadOption

from .helpers_objectives import GAME, at, by_chance, chances, do, seen, starts, supply

# From the facts: what each objective puts on the board, sets aside, or requires.
OBJECTIVES = (
    *("destroy_ring", "blessing_elves", "staff_broken", "challenge_sauron", "confront_balrog", "oathbreakers"),
    *("subdue_umbar", "ride_eored", "free_theoden", "frecas_heirs", "shieldmaiden", "that_makes_six"),
    *("arwen_banner", "lay_bare_pits", "light_mirkwood", "boromir_honor", "secure_anduin", "unseat_denethor"),
    *("infiltrate_morgul", "avenge_balin", "dwarven_lands", "rangers_eriador", "hobbits_loyalty", "shelobs_lair"),
)
PRINTED = {
    "dunland": 1,
    "isengard": 1,
    "moria": 2,
    "dol_guldur": 1,
    "rhun": 3,
    "minas_morgul": 2,
    "barad_dur": 2,
    "nurn": 3,
    "umbar": 1,
    "near_harad": 2,
}
ADDED: dict[str, dict[str, int]] = {
    "staff_broken": {"isengard": 2},
    "lay_bare_pits": {"dol_guldur": 1},
    "light_mirkwood": {"old_forest_road": 1, "southern_mirkwood": 1},
    "secure_anduin": {"osgiliath": 1},
    "infiltrate_morgul": {"minas_morgul": 1},
    "dwarven_lands": {"ered_luin": 1},
}
SET_ASIDE = {"blessing_elves": ("elf", 3), "free_theoden": ("rohan", 4), "unseat_denethor": ("gondor", 4)}
REQUIRED = {
    "confront_balrog": "gandalf",
    "oathbreakers": "aragorn",
    "ride_eored": "eomer",
    "shieldmaiden": "eowyn",
    "that_makes_six": "legolas",
    "arwen_banner": "arwen",
    "lay_bare_pits": "galadriel",
    "boromir_honor": "boromir",
    "secure_anduin": "faramir",
    "dwarven_lands": "gimli",
    "hobbits_loyalty": "merry_pippin",
    "shelobs_lair": "gollum",
}


def test_f04_there_are_these_24_objectives() -> None:
    assert tuple(GAME.data["objectives"]) == OBJECTIVES


@pytest.mark.parametrize("name", OBJECTIVES)
def test_f04_the_set_up_line_of_each_objective_adds_its_armies_of_the_shadow(name: str) -> None:
    state = starts(2, name)
    assert state.actor == CHANCE
    expected = {
        place: PRINTED.get(place, 0) + ADDED.get(name, {}).get(place, 0) for place in {*PRINTED, *ADDED.get(name, {})}
    }
    assert at(state, "shadow") == expected
    assert seen(state, "shadow_supply") == 48 - sum(expected.values())


@pytest.mark.parametrize("name", OBJECTIVES)
def test_f04_armies_on_a_card_are_taken_from_the_supply(name: str) -> None:
    state = starts(2, name)
    people, count = SET_ASIDE.get(name, ("", 0))
    left = {each: supply(state, each) for each in ("elf", "dwarf", "rohan", "gondor")}
    assert left == {each: 5 - (count if each == people else 0) for each in ("elf", "dwarf", "rohan", "gondor")}


@pytest.mark.parametrize("name", OBJECTIVES)
def test_f05_each_objective_brings_the_character_it_requires(name: str) -> None:
    state = by_chance(starts(2, name, characters="random"), 0.999)
    wanted = REQUIRED.get(name)
    assert "frodo_sam" in at(state, "characters")
    assert len(at(state, "characters")) == 4
    assert wanted is None or wanted in at(state, "characters")


@pytest.mark.parametrize("name", OBJECTIVES)
def test_f05_an_objective_without_a_hero_requires_nobody_but_frodo(name: str) -> None:
    """The first draw of a character can be any that is not required."""
    state = starts(2, name, characters="random")
    others = {f"joins {name}" for name in GAME.data["characters"]} - {"joins frodo_sam"}
    assert set(chances(state)) == others - {f"joins {REQUIRED.get(name)}"}


def test_o01_the_ring_is_in_every_game() -> None:
    assert at(starts(2, "avenge_balin"), "objectives") == ["destroy_ring", "avenge_balin"]
    assert at(starts(2), "objectives") == ["destroy_ring"]


def test_f05_objectives_that_require_too_many_are_refused() -> None:
    three = ("confront_balrog", "oathbreakers", "ride_eored")
    starts(2, *three)
    with pytest.raises(BadOption, match="required characters"):
        starts(2, *three, "shieldmaiden")
    starts(3, *three, "shieldmaiden")
    four = (*three, "shieldmaiden")
    starts(1, *four)
    with pytest.raises(BadOption, match="required characters"):
        starts(1, *four, "arwen_banner")


# -- Shelob's Lair ----------------------------------------------------------------------------


def test_o24_frodo_and_gollum_are_dealt_to_different_players() -> None:
    state = starts(2, "shelobs_lair", characters="random")
    do(state, "joins gimli", "joins legolas", "joins frodo_sam")
    assert set(chances(state)) == {"joins gimli", "joins legolas"}
    assert sum(chances(state).values()) == pytest.approx(1)
    state = starts(2, "shelobs_lair", characters="random")
    do(state, "joins gimli", "joins legolas", "joins gollum")
    assert "joins frodo_sam" not in chances(state)


def test_o24_two_others_cant_come_first_since_frodo_and_gollum_would_then_share_a_seat() -> None:
    state = starts(2, "shelobs_lair", characters="random")
    do(state, "joins gimli", "joins legolas", "joins gimli")
    assert set(chances(state)) == {"joins frodo_sam", "joins gollum"}


def test_o24_every_deal_that_keeps_them_apart_is_equally_likely() -> None:
    """Three players: 6 characters in 90 deals, 18 of them with Frodo and Gollum together; 72 are left."""
    state = starts(3, "shelobs_lair", characters="random")
    for name in ("gimli", "legolas", "arwen", "eowyn"):
        do(state, f"joins {name}")
    found: dict[tuple[frozenset[str], ...], float] = {}
    waiting = [(state, 1.0, 0)]
    while waiting:
        here, share, count = waiting.pop()
        if count == 6:
            seats: list[set[str]] = [set(), set(), set()]
            for name, part in at(here, "characters").items():
                seats[part["seat"]].add(name)
            key = tuple(frozenset(seat) for seat in seats)
            found[key] = found.get(key, 0.0) + share
            continue
        for text, chance in chances(here).items():
            waiting.append((do(here.clone(), text), share * chance, count + 1))
    assert len(found) == 72
    assert all(share == pytest.approx(1 / 72) for share in found.values())
    assert not any({"frodo_sam", "gollum"} <= seat for deal in found for seat in deal)


def test_o24_without_the_objective_one_player_may_have_both() -> None:
    own = {"characters": [["frodo_sam", "gollum"], ["gimli", "legolas"]]}
    state = by_chance(starts(2, "avenge_balin", own=own))
    assert at(state, "characters")["gollum"]["seat"] == at(state, "characters")["frodo_sam"]["seat"] == 0
    with pytest.raises(BadOption, match="Shelob"):
        starts(2, "shelobs_lair", own=own)


def test_o24_alone_one_plays_both() -> None:
    own = {"characters": [["gollum", "gimli", "legolas", "arwen"]]}
    state = by_chance(starts(1, "shelobs_lair", own=own))
    assert set(at(state, "characters")) == {"frodo_sam", "gollum", "gimli", "legolas", "arwen"}
