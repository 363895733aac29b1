"""Set-up: armies, Nazgûl, decks, objectives, characters, hands, piles, the first player (F01-F09, F51, F57)."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import isclose
from typing import Any, Final

import pytest

from bywater import CHANCE, BadOption, BadSeats, State
from bywater.games.fate.model.board import DATA

from .helpers import (
    EVENTS,
    GAME,
    LEVELS,
    RED_BACKS,
    REGION_CARDS,
    SHADOW_CARDS,
    SYMBOLS,
    begun,
    do,
    drawn,
    eye,
    hand,
    hope,
    owner,
    prompt_of,
    read,
    roll_chances,
    shadow_supply,
    supply,
    tokens,
    where,
)

SEATS = (1, 2, 3, 4, 5)
EVENTS_IN = {1: 5, 2: 6, 3: 6, 4: 7, 5: 9}
CARDS_EACH = {1: 4, 2: 4, 3: 3, 4: 2, 5: 2}
SKIES_IN = {"introductory": 4, "standard": 5, "heroic": 5, "epic": 6, "legendary": 6}
TASKS = {"introductory": 4, "standard": 4, "heroic": 5, "epic": 5, "legendary": 6}
FRIENDS_AT_START = {
    **{place: {"dwarf": 1} for place in ("ered_luin", "erebor", "iron_hills")},
    **{place: {"elf": 1} for place in ("grey_havens", "rivendell", "lorien", "woodland_realm")},
    **{place: {"rohan": 1} for place in ("helms_deep", "edoras", "eastemnet")},
    "minas_tirith": {"gondor": 2},
    "dol_amroth": {"gondor": 2},
    "pelargir": {"gondor": 1},
}
SHADOW_AT_START = {
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
STARTS = {
    "aragorn": "weather_hills",
    "arwen": "rivendell",
    "boromir": "minas_tirith",
    "eomer": "eastemnet",
    "eowyn": "edoras",
    "faramir": "minas_tirith",
    "frodo_sam": "the_shire",
    "galadriel": "lorien",
    "gandalf": "tharbad",
    "gimli": "erebor",
    "gollum": "moria",
    "legolas": "woodland_realm",
    "merry_pippin": "the_shire",
}
NUMBERS = {
    "eriador": (144, 19, 4, 17),
    "rhudaur": (49, 464, 458, 2),
    "enedwaith": (400, 12, 11, 3),
    "misty_mountains": (27, 200, 30, 21),
    "mirkwood": (14, 33, 131, 95),
    "dale": (13, 111, 50, 7),
    "rhovanion": (8, 20, 18, 5),
    "rohan": (45, 10000, 105, 42),
    "gondor": (26, 93, 28, 6),
    "ithilien": (3000, 150, 10, 7000),
    "haradwaith": (130, 15, 87, 99),
    "mordor": (589, 3019, 9, 1),
}
FIRST_GAME = (
    ("frodo_sam", "legolas"),
    ("merry_pippin", "eowyn"),
    ("arwen", "aragorn"),
    ("gandalf", "boromir"),
    ("gimli", "eomer"),
)
NEEDS = {
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
ALL_TASKS = (
    *("blessing_elves", "staff_broken", "challenge_sauron", "confront_balrog", "oathbreakers", "subdue_umbar"),
    *("ride_eored", "free_theoden", "frecas_heirs", "shieldmaiden", "that_makes_six", "arwen_banner"),
    *("lay_bare_pits", "light_mirkwood", "boromir_honor", "secure_anduin", "unseat_denethor", "infiltrate_morgul"),
    *("avenge_balin", "dwarven_lands", "rangers_eriador", "hobbits_loyalty", "shelobs_lair"),
)


def plain(seats: int, **options: Any) -> State:
    """A game with no objective except the Ring, so that only the printed pieces are set up."""
    return GAME.start(seats, **{"own": {"objectives": []}, **options})


def until(state: State, kind: str, seed: int = 0) -> State:
    """Apply chance outcomes until the chance point is this one."""
    rng = random.Random(seed)
    while state.actor == CHANCE and state.decision.kind != kind:
        state.apply(state.roll(rng))
    return state


def chances_are_whole(state: State) -> bool:
    return isclose(sum(drawn(state).values()), 1.0, rel_tol=1e-12)


# -- the board --------------------------------------------------------------------------------


def test_f01_it_is_a_game_for_one_to_five() -> None:
    assert GAME.seats == SEATS
    for seats in (6, -1):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_f01_friendly_armies_stand_where_they_are_printed_and_five_of_each_are_left(seats: int) -> None:
    state = plain(seats)
    assert read(state, "friends") == FRIENDS_AT_START
    assert {people: supply(state, people) for people in ("elf", "dwarf", "rohan", "gondor")} == dict.fromkeys(
        ("elf", "dwarf", "rohan", "gondor"), 5
    )


def test_f01_eighteen_shadow_armies_stand_where_they_are_printed() -> None:
    state = plain(3)
    assert read(state, "shadow") == SHADOW_AT_START
    assert sum(SHADOW_AT_START.values()) == 18
    assert shadow_supply(state) == 30


@pytest.mark.parametrize("seats", SEATS)
def test_f01_nine_shadow_cards_bring_an_army_each_and_twenty_one_are_left(seats: int) -> None:
    state = until(plain(seats), "flip")
    before = Counter(read(state, "shadow"))
    cards = ("sh01", "sh05", "sh08", "sh13", "sh20", "sh27", "sh33", "sh42", "sh48")
    for card, place in zip(
        cards,
        ("rhun", "rhun", "isengard", "umbar", "nurn", "dunland", "moria", "dol_guldur", "near_harad"),
        strict=True,
    ):
        assert prompt_of(state) == ("flip", CHANCE)
        do(state, f"flipped {card}")
        before[place] += 1
        assert read(state, "shadow") == before  # only the army: neither half of the card is carried out
    assert state.decision.kind == "draw"
    assert shadow_supply(state) == 21
    assert set(read(state, "shadow_discard")) == {*cards, "drums", "wheels"}
    assert hope(state) == 6
    assert eye(state) == "eriador"


def test_f01_the_nine_cards_are_drawn_from_the_forty_eight_ordinary_ones_all_alike() -> None:
    state = until(plain(2), "flip")
    assert drawn(state) == pytest.approx({f"flipped {card}": 1 / 48 for card in SHADOW_CARDS})
    do(state, "flipped sh07")
    assert drawn(state) == pytest.approx({f"flipped {card}": 1 / 47 for card in SHADOW_CARDS if card != "sh07"})


@pytest.mark.parametrize("seats", SEATS)
def test_f02_nazgul_eye_hope_and_threat_at_the_beginning(seats: int) -> None:
    state = plain(seats)
    assert read(state, "nazgul") == {"eriador": 2, "rhudaur": 1, "misty_mountains": 1, "gondor": 1, "mordor": 4}
    assert eye(state) == "eriador"
    assert hope(state) == 6
    assert read(state, "threat") == 0
    assert state.view(0)["threat_cards"] == 2
    assert state.view(0)["token_supply"] == dict.fromkeys(("friendship", "valor", "stealth", "resistance"), 9)
    assert [tokens(state, seat) for seat in range(seats)] == [{}] * seats


def test_f03_the_two_special_cards_begin_in_the_discard() -> None:
    state = plain(2)
    assert read(state, "shadow_discard") == ["drums", "wheels"]
    state = until(state, "back")
    (level,) = read(state, "levels")
    assert not {"drums", "wheels"} & set(level["unseen"])
    assert len(level["unseen"]) == 39


def test_f37_the_back_of_the_top_card_is_shown_before_the_first_turn() -> None:
    state = until(plain(2), "back", seed=3)
    (level,) = read(state, "levels")
    red = sum(card in RED_BACKS for card in level["unseen"])
    assert drawn(state) == pytest.approx({"back red": red / 39, "back black": (39 - red) / 39})
    do(state, "back red")
    assert state.view(0)["back"] == "red"
    assert prompt_of(state)[0] == "act"


# -- objectives -------------------------------------------------------------------------------


def test_f04_the_first_game_has_its_four_objectives() -> None:
    state = GAME.start(2)
    assert read(state, "objectives") == ["destroy_ring", "blessing_elves", "staff_broken", "challenge_sauron"]
    assert read(state, "done") == []


SCENARIO_LEVELS: Final = {name: scenario["levels"] for name, scenario in DATA["scenarios"].items()}


@pytest.mark.parametrize(
    ("scenario", "tasks"),
    [
        ("darkness_at_bay", {"confront_balrog", "oathbreakers", "subdue_umbar"}),
        ("riders_of_rohan", {"ride_eored", "free_theoden", "frecas_heirs", "shieldmaiden"}),
        ("fate_of_the_elves", {"that_makes_six", "arwen_banner", "lay_bare_pits", "light_mirkwood"}),
        ("sons_of_the_steward", {"boromir_honor", "secure_anduin", "unseat_denethor", "infiltrate_morgul"}),
        (
            "no_hero_too_small",
            {"avenge_balin", "dwarven_lands", "rangers_eriador", "hobbits_loyalty", "shelobs_lair"},
        ),
    ],
)
def test_f04_the_scenarios_have_their_objectives(scenario: str, tasks: set[str]) -> None:
    state = GAME.start(4, objectives=scenario, level=SCENARIO_LEVELS[scenario][0])
    assert set(read(state, "objectives")) == {"destroy_ring", *tasks}


def test_f04_given_objectives_are_used_and_the_ring_is_always_among_them() -> None:
    state = GAME.start(2, own={"objectives": ["avenge_balin", "unseat_denethor"]})
    assert set(read(state, "objectives")) == {"destroy_ring", "avenge_balin", "unseat_denethor"}
    state = GAME.start(2, objectives="random", own={"objectives": ["destroy_ring", "avenge_balin"]})
    assert set(read(state, "objectives")) == {"destroy_ring", "avenge_balin"}
    assert state.decision.kind != "task"


def test_f04_an_unknown_or_repeated_given_objective_is_refused() -> None:
    for names in (["sing_with_tom"], ["avenge_balin", "avenge_balin"], "avenge_balin", [3]):
        with pytest.raises(BadOption):
            GAME.start(2, own={"objectives": names})


@pytest.mark.parametrize(
    ("task", "armies"),
    [
        ("staff_broken", {"isengard": 2}),
        ("lay_bare_pits", {"dol_guldur": 1}),
        ("light_mirkwood", {"old_forest_road": 1, "southern_mirkwood": 1}),
        ("secure_anduin", {"osgiliath": 1}),
        ("infiltrate_morgul", {"minas_morgul": 1}),
        ("dwarven_lands", {"ered_luin": 1}),
    ],
)
def test_f04_an_objective_sets_up_its_armies_of_the_shadow(task: str, armies: dict[str, int]) -> None:
    state = until(GAME.start(3, own={"objectives": [task]}), "flip")
    assert read(state, "shadow") == Counter(SHADOW_AT_START) + Counter(armies)
    assert shadow_supply(state) == 30 - sum(armies.values())


@pytest.mark.parametrize(
    ("task", "people", "count"),
    [("blessing_elves", "elf", 3), ("free_theoden", "rohan", 4), ("unseat_denethor", "gondor", 4)],
)
def test_f04_an_objective_sets_friendly_armies_of_the_supply_aside(task: str, people: str, count: int) -> None:
    state = until(GAME.start(3, own={"objectives": [task]}), "flip")
    assert read(state, "friends") == FRIENDS_AT_START
    assert supply(state, people) == 5 - count
    assert sum(supply(state, other) for other in ("elf", "dwarf", "rohan", "gondor")) == 20 - count


@pytest.mark.parametrize("level", LEVELS)
def test_f04_f57_as_many_random_objectives_as_the_level_says(level: str) -> None:
    state = begun(4, level=level, objectives="random", characters="random")
    assert len(read(state, "objectives")) == TASKS[level]
    assert "destroy_ring" in read(state, "objectives")


def test_f04_random_objectives_are_all_alike_where_everybody_fits() -> None:
    state = GAME.start(3, objectives="random", level="legendary")
    assert drawn(state) == pytest.approx({f"task {name}": 1 / 23 for name in ALL_TASKS})
    do(state, "task avenge_balin")
    assert drawn(state) == pytest.approx({f"task {name}": 1 / 22 for name in ALL_TASKS if name != "avenge_balin"})


def fitting(seats: int, tasks: int) -> Iterator[tuple[str, ...]]:
    """All sets of objectives whose characters fit beside Frodo."""
    room = (5 if seats == 1 else 2 * seats) - 1
    for found in combinations(ALL_TASKS, tasks - 1):
        if len({NEEDS[name] for name in found if name in NEEDS}) <= room:
            yield found


@pytest.mark.parametrize(
    ("seats", "level"), [(2, "heroic"), (2, "legendary"), (1, "legendary"), (1, "heroic"), (2, "introductory")]
)
def test_f05_objectives_that_need_too_many_characters_are_drawn_anew(seats: int, level: str) -> None:
    """Each set that fits is equally likely: the chances are compared with the count of all sets."""
    sets = list(fitting(seats, TASKS[level]))
    state = GAME.start(seats, objectives="random", level=level)
    chosen: list[str] = []
    heroes = ["confront_balrog", "ride_eored", "that_makes_six", "shelobs_lair", "arwen_banner"]
    while len(chosen) < TASKS[level] - 1:
        left = [found for found in sets if set(chosen) <= set(found)]
        among = Counter(name for found in left for name in found if name not in chosen)
        assert drawn(state) == pytest.approx({f"task {name}": among[name] / among.total() for name in among})
        assert chances_are_whole(state)
        name = next((name for name in heroes if among[name] and name not in chosen), "")
        name = name or next(name for name in ALL_TASKS if among[name])
        chosen.append(name)
        do(state, f"task {name}")
    assert state.decision.kind != "task"
    required = {NEEDS[name] for name in chosen if name in NEEDS}
    assert len(required) <= (5 if seats == 1 else 2 * seats) - 1
    roll_chances(state)
    assert required | {"frodo_sam"} <= set(read(state, "characters"))


def test_f05_objectives_by_hand_that_need_too_many_characters_are_refused() -> None:
    heroes = ["confront_balrog", "ride_eored", "that_makes_six", "arwen_banner"]
    assert GAME.start(2, own={"objectives": heroes[:3]})
    with pytest.raises(BadOption):
        GAME.start(2, own={"objectives": heroes})
    assert GAME.start(1, own={"objectives": heroes})
    with pytest.raises(BadOption):
        GAME.start(1, own={"objectives": [*heroes, "dwarven_lands"]})
    with pytest.raises(BadOption):
        GAME.start(2, objectives="no_hero_too_small", own={"objectives": [*heroes, "dwarven_lands"]})


# -- characters -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_f06_the_first_game_has_its_characters_at_their_starts(seats: int) -> None:
    state = begun(seats)
    expected = {name: seat for seat, names in enumerate(FIRST_GAME[:seats]) for name in names}
    assert {name: part["seat"] for name, part in read(state, "characters").items()} == expected
    for name in expected:
        assert where(state, name) == STARTS[name]
    assert read(state, "active") == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_f05_two_characters_a_player_come_by_chance_and_frodo_is_always_there(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        state = begun(seats, seed, characters="random")
        seated = Counter(part["seat"] for part in read(state, "characters").values())
        assert seated == dict.fromkeys(range(seats), 2)
        assert "frodo_sam" in read(state, "characters")
        for name in read(state, "characters"):
            assert where(state, name) == STARTS[name]
            seen.add(name)
    assert seen == set(STARTS)


def test_f05_the_characters_that_are_added_are_all_alike_and_so_is_the_deal() -> None:
    state = GAME.start(2, characters="random")
    others = [name for name in STARTS if name != "frodo_sam"]
    assert drawn(state) == pytest.approx({f"joins {name}": 1 / 12 for name in others})
    do(state, "joins gimli", "joins gollum")
    assert drawn(state) == pytest.approx(
        {f"joins {name}": 1 / 10 for name in others if name not in ("gimli", "gollum")}
    )
    do(state, "joins arwen")  # now the four are dealt
    assert drawn(state) == pytest.approx({f"joins {name}": 1 / 4 for name in ("frodo_sam", "gimli", "gollum", "arwen")})
    do(state, "joins frodo_sam")
    assert drawn(state) == pytest.approx({f"joins {name}": 1 / 3 for name in ("gimli", "gollum", "arwen")})
    do(state, "joins gollum", "joins gimli", "joins arwen")
    assert [owner(state, name) for name in ("frodo_sam", "gollum", "gimli", "arwen")] == [0, 0, 1, 1]


def test_f05_what_objectives_require_is_in_the_game_before_others_join() -> None:
    state = GAME.start(2, own={"objectives": ["confront_balrog", "dwarven_lands"]}, characters="random")
    assert set(drawn(state)) == {f"joins {name}" for name in STARTS if name not in ("frodo_sam", "gandalf", "gimli")}
    roll_chances(state)
    assert {"frodo_sam", "gandalf", "gimli"} < set(read(state, "characters"))


@pytest.mark.parametrize("seats", [2, 3])
def test_f05_o24_in_shelobs_lair_frodo_and_gollum_go_to_different_players(seats: int) -> None:
    """Every deal that keeps them apart is equally likely: compared with the count of all deals."""
    state = GAME.start(seats, own={"objectives": ["shelobs_lair"]}, characters="random")
    while len(drawn(state)) > 2 * seats:
        do(state, next(iter(drawn(state))))
    pool = [text.removeprefix("joins ") for text in drawn(state)]
    assert len(pool) == 2 * seats
    assert {"frodo_sam", "gollum"} < set(pool)
    deals = [
        deal
        for deal in permutations(pool)
        if not any({"frodo_sam", "gollum"} == set(deal[at : at + 2]) for at in range(0, len(pool), 2))
    ]

    def follow(state: State, dealt: tuple[str, ...]) -> None:
        left = [deal for deal in deals if deal[: len(dealt)] == dealt]
        if state.decision.kind != "join":
            assert abs(owner(state, "frodo_sam") - owner(state, "gollum")) > 0
            return
        among = Counter(deal[len(dealt)] for deal in left)
        assert drawn(state) == pytest.approx({f"joins {name}": among[name] / len(left) for name in among})
        for name in among:
            if seats == 2 or name in ("frodo_sam", "gollum", max(among)):
                follow(do(state.clone(), f"joins {name}"), (*dealt, name))

    follow(state, ())


def test_f05_without_shelob_frodo_and_gollum_may_have_one_player() -> None:
    state = GAME.start(2, characters="random")
    do(state, "joins gollum", "joins gimli", "joins arwen", "joins gollum", "joins frodo_sam", "joins arwen")
    do(state, "joins gimli")
    assert owner(state, "frodo_sam") == owner(state, "gollum") == 0


def test_n6_the_first_games_characters_give_way_where_objectives_require_others() -> None:
    state = GAME.start(2, objectives="darkness_at_bay")
    assert state.decision.kind == "join"  # gandalf and aragorn are not among the four
    state = roll_chances(state)
    assert {"frodo_sam", "gandalf", "aragorn"} < set(read(state, "characters"))
    state = GAME.start(4, objectives="darkness_at_bay")
    assert state.decision.kind == "flip"
    assert {name: part["seat"] for name, part in read(state, "characters").items()} == {
        name: seat for seat, names in enumerate(FIRST_GAME[:4]) for name in names
    }


def test_f05_with_random_objectives_all_characters_are_dealt() -> None:
    state = GAME.start(2, objectives="random")
    do(state, "task avenge_balin", "task subdue_umbar", "task oathbreakers")
    assert state.decision.kind == "join"
    assert "joins aragorn" not in drawn(state)  # he is required, and in the game already


def test_f05_characters_by_hand_are_seated_so() -> None:
    own = {"characters": [["gollum", "faramir"], ["galadriel", "frodo_sam"]]}
    state = begun(2, own=own, begins="frodo")
    assert {name: part["seat"] for name, part in read(state, "characters").items()} == {
        "gollum": 0,
        "faramir": 0,
        "galadriel": 1,
        "frodo_sam": 1,
    }
    assert read(state, "active") == 1  # Frodo's player


@pytest.mark.parametrize(
    ("seats", "characters", "tasks"),
    [
        (2, [["gollum", "faramir"]], []),  # a seat is missing
        (2, [["gollum", "faramir"], ["frodo_sam"]], []),  # a character is missing
        (2, [["gollum", "faramir"], ["frodo_sam", "arwen", "gimli"]], []),
        (2, [["gollum", "gollum"], ["frodo_sam", "arwen"]], []),
        (2, [["gollum", "faramir"], ["gimli", "arwen"]], []),  # no Frodo
        (2, [["gollum", "tom"], ["frodo_sam", "arwen"]], []),
        (2, [["gollum", "faramir"], ["frodo_sam", "arwen"]], ["confront_balrog"]),  # Gandalf is required
        (2, [["gollum", "frodo_sam"], ["gimli", "arwen"]], ["shelobs_lair"]),  # one player has both
        (1, [["gollum", "frodo_sam", "gimli", "arwen"]], []),  # alone Frodo is beside the row
        (1, [["gollum", "gimli", "arwen"]], []),
    ],
)
def test_f05_characters_by_hand_that_make_no_game_are_refused(
    seats: int, characters: list[list[str]], tasks: list[str]
) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats, own={"characters": characters, "objectives": tasks})


def test_f05_with_characters_by_hand_only_objectives_that_they_suffice_for_are_drawn() -> None:
    own = {"characters": [["gollum", "faramir"], ["galadriel", "frodo_sam"]]}
    state = GAME.start(2, objectives="random", level="legendary", own=own)
    here = {"gollum", "faramir", "galadriel"}
    fit = [name for name in ALL_TASKS if NEEDS.get(name) in (None, *here)]
    assert drawn(state) == pytest.approx({f"task {name}": 1 / len(fit) for name in fit})
    do(state, "task shelobs_lair")
    assert drawn(state) == pytest.approx({f"task {name}": 1 / (len(fit) - 1) for name in fit if "lair" not in name})


def test_f05_o24_with_frodo_and_gollum_in_one_hand_shelobs_lair_is_not_drawn() -> None:
    own = {"characters": [["gollum", "frodo_sam"], ["galadriel", "faramir"]]}
    outcomes = drawn(GAME.start(2, objectives="random", own=own))
    assert "task shelobs_lair" not in outcomes
    assert sum(outcomes.values()) == pytest.approx(1.0)


def test_o24_alone_frodo_and_gollum_may_be_together() -> None:
    own = {"characters": [["gollum", "gimli", "arwen", "eomer"]], "objectives": ["shelobs_lair"]}
    assert owner(begun(1, own=own), "gollum") == 0
    own = {"characters": [["gollum", "gimli"], ["frodo_sam", "arwen"]], "objectives": ["shelobs_lair"]}
    assert owner(begun(2, own=own), "gollum") == 0


# -- alone ------------------------------------------------------------------------------------


def test_f51_alone_frodo_stands_beside_a_row_of_four() -> None:
    state = begun(1)
    assert read(state, "row") == ["merry_pippin", "eowyn", "legolas", "gandalf"]
    assert {name: part["seat"] for name, part in read(state, "characters").items()} == dict.fromkeys(
        ("merry_pippin", "eowyn", "legolas", "gandalf", "frodo_sam"), 0
    )
    for name in read(state, "characters"):
        assert where(state, name) == STARTS[name]
    assert read(state, "solo_turn") == 0


def test_f51_alone_four_others_come_by_chance_in_an_order_by_chance() -> None:
    state = GAME.start(1, characters="random")
    others = [name for name in STARTS if name != "frodo_sam"]
    assert drawn(state) == pytest.approx({f"joins {name}": 1 / 12 for name in others})
    do(state, "joins aragorn", "joins gimli", "joins gollum", "joins arwen")
    assert drawn(state) == pytest.approx({f"joins {name}": 1 / 4 for name in ("aragorn", "gimli", "gollum", "arwen")})
    do(state, "joins gollum", "joins arwen", "joins aragorn", "joins gimli")
    assert read(state, "row") == ["gollum", "arwen", "aragorn", "gimli"]
    assert owner(state, "frodo_sam") == 0


# -- hands and piles --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_f07_hands_are_dealt_by_the_number_of_players(seats: int) -> None:
    state = until(plain(seats), "draw")
    assert read(state, "events_in") == EVENTS_IN[seats]
    share = EVENTS_IN[seats] / 14 / (48 + EVENTS_IN[seats])
    assert drawn(state) == pytest.approx(
        {
            **{f"drawn {card}": 1 / (48 + EVENTS_IN[seats]) for card in REGION_CARDS},
            **{f"drawn {card}": share for card in EVENTS},
        }
    )
    dealt = 0
    while state.decision.kind == "draw":
        assert state.decision.fields["to"] == dealt // CARDS_EACH[seats]
        do(state, f"drawn {REGION_CARDS[dealt]}")
        dealt += 1
    assert [len(hand(state, seat)) for seat in range(seats)] == [CARDS_EACH[seats]] * seats
    roll_chances(state)
    assert all(state.view(seat)["hands"] == read(state, "hands") for seat in range(seats))  # all lie open


def test_f07_an_event_that_is_dealt_leaves_fewer_to_come() -> None:
    state = do(until(plain(2), "draw"), "drawn lembas")
    assert hand(state, 0) == ["lembas"]
    assert read(state, "events_in") == 5
    outcomes = drawn(state)
    assert "drawn lembas" not in outcomes
    assert outcomes["drawn eagles"] == pytest.approx(5 / 13 / 53)
    assert outcomes["drawn rohan_valor"] == pytest.approx(1 / 53)
    assert chances_are_whole(state)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_f08_f57_piles_are_as_even_as_can_be_the_larger_ones_on_top(seats: int, level: str) -> None:
    state = roll_chances(plain(seats, level=level))
    cards = 48 + EVENTS_IN[seats] - seats * CARDS_EACH[seats]
    count = SKIES_IN[level]
    piles = read(state, "piles")
    assert len(piles) == count
    assert sum(piles) == cards + count
    assert max(piles) - min(piles) <= 1
    assert piles == sorted(piles, reverse=True)
    assert read(state, "dark_piles") == list(range(count))


def test_f08_each_pile_holds_one_skies_darken_card_at_a_random_place() -> None:
    state = roll_chances(plain(4, own={"objectives": [], "characters": [list(names) for names in FIRST_GAME[:4]]}))
    assert read(state, "piles") == [13, 13, 13, 12]  # 47 cards in four piles, and a Skies Darken card in each
    held = {card for cards in read(state, "hands") for card in cards}
    events = [card for card in EVENTS if card not in held]
    do(state, "done")
    outcomes = drawn(state)
    skies = {text: chance for text, chance in outcomes.items() if text.startswith("drawn skies_")}
    assert len(skies) == 12
    assert skies == pytest.approx(dict.fromkeys(skies, 1 / 13 / 12))
    regions = [f"drawn {card}" for card in REGION_CARDS if card not in held]
    assert {text: outcomes[text] for text in regions} == pytest.approx(dict.fromkeys(regions, 12 / 13 / 47))
    inside = read(state, "events_in")
    assert {text: outcomes[f"drawn {text}"] for text in events} == pytest.approx(
        dict.fromkeys(events, 12 / 13 / 47 * inside / len(events))
    )
    assert chances_are_whole(state)
    do(state, "drawn skies_hollin")
    assert not [text for text in drawn(state) if text.startswith("drawn skies_")]  # none is left in this pile
    assert chances_are_whole(state)


# -- the first player -------------------------------------------------------------------------


def dealt(*hands: tuple[str, ...], **options: Any) -> State:
    """A game in which these cards were dealt."""
    return deal(plain(len(hands), **options), *hands)


def deal(state: State, *hands: tuple[str, ...]) -> State:
    """Continue the game to its first turn, dealing these cards."""
    state = until(state, "draw")
    for cards in hands:
        do(state, *[f"drawn {card}" for card in cards])
    return roll_chances(state)


LOW_IN_SECOND: Final = (
    ("rohan_valor", "ithilien_friendship"),
    ("mordor_resistance", "rhudaur_resistance"),
    ("dale_valor", "gondor_valor"),
    ("rhudaur_valor", "lembas"),
)


@pytest.mark.parametrize("level", ["introductory", "standard"])
def test_f09_in_a_first_game_frodos_player_begins(level: str) -> None:
    state = deal(GAME.start(4, level=level), *LOW_IN_SECOND)
    assert read(state, "active") == owner(state, "frodo_sam") == 0


FIRST_SEATS: Final = [list(names) for names in FIRST_GAME[:4]]


@pytest.mark.parametrize(
    "options",
    [
        {"objectives": "darkness_at_bay"},
        {"own": {"objectives": ["blessing_elves", "staff_broken", "challenge_sauron"], "characters": FIRST_SEATS}},
        {"own": {"objectives": ["blessing_elves", "staff_broken", "challenge_sauron"]}},
        {"own": {"characters": FIRST_SEATS}},
        {"begins": "lowest"},
    ],
    ids=str,
)
def test_f09_n29_in_any_other_game_the_lowest_card_begins(options: dict[str, Any]) -> None:
    state = deal(GAME.start(4, **options), *LOW_IN_SECOND)
    assert read(state, "active") == 1


def test_f09_n29_first_characters_left_to_chance_make_no_first_game() -> None:
    state = deal(GAME.start(4, characters="random"), *LOW_IN_SECOND)
    assert read(state, "active") == 1


def test_f09_frodos_player_may_always_begin_by_option() -> None:
    state = deal(GAME.start(4, objectives="darkness_at_bay", begins="frodo"), *LOW_IN_SECOND)
    assert read(state, "active") == owner(state, "frodo_sam")


def test_f09_the_rulebook_decides_by_default() -> None:
    assert {option.name: option.default for option in GAME.options}["begins"] == "rulebook"


def lowest(hands: tuple[tuple[str, ...], ...]) -> int:
    """Return the seat of the lowest number, from the facts."""
    found = []
    for seat, cards in enumerate(hands):
        for card in cards:
            if card in REGION_CARDS:
                region, symbol = card.rsplit("_", 1)
                found.append((NUMBERS[region][SYMBOLS.index(symbol)], seat))
    return min(found)[1]


@pytest.mark.parametrize("seed", range(40))
def test_f09_by_the_option_the_holder_of_the_lowest_number_begins(seed: int) -> None:
    cards = random.Random(seed).sample((*REGION_CARDS, *EVENTS[:5]), 8)
    hands = (tuple(cards[:2]), tuple(cards[2:4]), tuple(cards[4:6]), tuple(cards[6:]))
    assert read(dealt(*hands, begins="lowest"), "active") == lowest(hands)


@pytest.mark.parametrize(("one", "other"), [(1, 2), (9, 10), (464, 458), (3000, 3019), (10000, 7000), (589, 144)])
def test_f09_the_numbers_decide_not_the_order_of_the_regions(one: int, other: int) -> None:
    named = {
        number: f"{region}_{symbol}"
        for region, numbers in NUMBERS.items()
        for symbol, number in zip(SYMBOLS, numbers, strict=True)
    }
    assert len(named) == 48
    state = until(plain(4, begins="lowest"), "draw")
    do(state, "drawn lembas", "drawn eagles", "drawn palantir", f"drawn {named[one]}")
    do(state, "drawn gwaihir", "drawn entmoot", "drawn red_arrow", f"drawn {named[other]}")
    assert read(roll_chances(state), "active") == (1 if one < other else 3)


def test_n7_if_nobody_holds_a_region_card_frodos_player_begins() -> None:
    """Only alone are there so few cards in the opening hands."""
    state = until(plain(1, begins="lowest"), "draw")
    do(state, "drawn lembas", "drawn eagles", "drawn palantir", "drawn gwaihir")
    assert read(roll_chances(state), "active") == owner(state, "frodo_sam") == 0
