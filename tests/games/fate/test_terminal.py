"""The drawing at a terminal fits its width and shows exactly what the view contains; the menu of choices."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bywater import CHANCE, OVER, WATCHER, State
from bywater.cli.choices import Choices
from bywater.core.record import read_record
from bywater.core.state import View
from bywater.drawing import default as empty_line
from bywater.drawing import draw
from bywater.drawing import secrets as have_secrets
from bywater.games.fate.model.board import PLACES, REGION_OF, REGIONS
from bywater.games.fate.presentation.menu import default, groups, numbers
from bywater.games.fate.presentation.terminal import FOUR_COLUMNS, NORTH_TO_SOUTH, THREE_COLUMNS
from bywater.games.fate.presentation.turn_summary import below_the_top, left_of, may_act
from bywater.words import LANGUAGES, Words
from tests.cli.terminal import any_choices, bywater, stdout_of

from . import helpers
from .helpers import GAME, begun, captured, do, fallen, pile, reinforce, to_flip

WORDS = Words("en", "fate")
FRODO_AND_LEGOLAS = {"frodo_sam": "the_shire", "legolas": "woodland_realm"}
ARWEN_AND_GIMLI = {"arwen": "rivendell", "gimli": "erebor"}
SIGNS = "⌂▲△◆♞◉♥◦★▼►✓○·─›×→"


def table(*players: helpers.Cast, **words: Any) -> State:
    """A table with a red back on the shadow deck by default."""
    words.setdefault("levels", pile("red"))
    return helpers.table(*players, **words)


def picture(view: View, words: Words = WORDS, width: int = 80) -> str:
    """Return the table of a view as plain text."""
    page = StringIO()
    Console(file=page, width=width, height=60, highlight=False).print(draw(GAME, view, words, []))
    return page.getvalue()


def listed(view: View, words: Words = WORDS, width: int = 80) -> str:
    """Return the choices of a view as plain text."""
    page = StringIO()
    Console(file=page, width=width, height=60, highlight=False).print(Choices(GAME, view, words).render())
    return page.getvalue()


def line_with(page: str, text: str) -> str:
    return next(line for line in page.splitlines() if text in line)


def block(page: str, beginning_with: str) -> str:
    """Return a line that begins with this and its continuation, as one line."""
    lines = page.splitlines()
    first = next(number for number, line in enumerate(lines) if line.lstrip("► ").startswith(beginning_with))
    last = first + 1
    while last < len(lines) and lines[last].startswith("    "):
        last += 1
    return re.sub(r" {3,}", "  ", "  ".join(line.strip() for line in lines[first:last]))


def cell(page: str, place: str, room: int = 26) -> str:
    """Return the text at a place of a map of three columns of this width."""
    for line in page.splitlines():
        for column in range(3):
            here = line[column * (room + 1) :][:room]
            if here[:1] in "⌂▲△ " and here[3:].startswith(f"{place} "):
                return here[3 + len(place) :].strip()
            if here[3:].strip() == place:
                return ""
    raise AssertionError(f"{place} is not on the map")


def states(games: int, seed: int, often: float = 0.15) -> Iterator[State]:
    """States along random games with all numbers of players and all scenarios, in which Frodo hides if he can."""
    rng = random.Random(seed)
    scenarios = next(option for option in GAME.options if option.name == "objectives").choices
    levels = ("introductory", "introductory", "heroic", "heroic", "heroic", "legendary", "legendary")
    for number in range(games):
        scenario = number % len(scenarios)
        options = {"objectives": scenarios[scenario], "level": levels[scenario], "characters": "random"}
        state = GAME.start(1 + number % 5, **options)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(state.roll(rng))
                continue
            if rng.random() < often:
                yield state.clone()
            codes = list(state.legal())
            deeds = [code for code in codes if GAME.describe(code).kind not in ("done", "act", "search")]
            state.apply(rng.choice(deeds or codes))
        yield state


# -- width ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "most"), [(80, 54), (110, 43)])
def test_the_picture_fits(width: int, most: int, lang: str) -> None:
    words = Words(lang, GAME.id)
    seen = 0
    for state in states(7, seed=1):
        page = picture(state.view(WATCHER if seen % 3 else 0), words, width).splitlines()
        assert max(len(line) for line in page) <= width
        assert len(page) <= most
        assert not re.search(r"[<>{}…]", "".join(page))
        seen += 1
    assert seen > 40


def test_the_signs_take_one_column_each() -> None:
    from rich.cells import cell_len

    assert [sign for sign in SIGNS if cell_len(sign) != 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_listed_once_and_in_words(lang: str) -> None:
    words = Words(lang, GAME.id)
    seen = 0
    kinds = set()
    for state in states(8, seed=2, often=0.5):
        if state.actor < 0:
            continue
        view = state.view(state.actor)
        grouped = [code for _, members in groups(view) for _, code in members]
        assert len(grouped) == len(set(grouped))
        assert set(grouped) <= set(view["legal"])
        choices = Choices(GAME, view, words)
        assert sorted(code for choice in choices.all for code in choice.actions) == view["legal"]
        assert len({choice.number for choice in choices.all}) == len(choices.all)
        labels = [words.say(label) for _, members in groups(view) for label, _ in members]
        headings = [words.say(heading) for heading, _ in groups(view)]
        assert not re.search(r"[<>{}$]", " ".join([*labels, *headings]))
        kinds.add(view["decision"]["kind"])
        seen += 1
    assert seen > 150
    assert len(kinds) > 12


# -- the map ----------------------------------------------------------------------------------


def test_every_place_is_drawn_in_its_region() -> None:
    for region, places in NORTH_TO_SOUTH.items():
        assert {REGIONS[REGION_OF[PLACES.index(place)]] for place in places} == {region}
    assert sorted(place for places in NORTH_TO_SOUTH.values() for place in places) == sorted(PLACES)
    for bands in (THREE_COLUMNS, FOUR_COLUMNS):
        drawn = [region for band in bands for column in band for region in column]
        assert sorted(drawn) == sorted(REGIONS)


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_places_and_regions_are_named(lang: str, width: int) -> None:
    words = Words(lang, GAME.id)
    page = picture(begun().view(0), words, width)
    for region in REGIONS:
        assert f"─ {words.say(f'region-{region}')} " in page
    for place in PLACES:
        assert f" {words.say(f'place-{place}.short')} " in page.replace("\n", " \n")


def test_the_map_lies_as_middle_earth_does() -> None:
    page = picture(begun().view(0), width=110)
    lines = page.splitlines()
    west, east = lines[3].index("Eriador"), lines[3].index("Dale")
    assert west < lines[3].index("Rhudaur") < lines[3].index("Mirkwood") < east
    assert page.index("Eriador") < page.index("─ Gondor")
    assert page.index("─ Misty Mountains") < page.index("─ Rohan")
    assert page.index("─ Dale") < page.index("─ Mordor")


def test_f01_armies_are_shown_by_people_and_the_shadow_by_its_own_sign() -> None:
    friends = {"osgiliath": {"elf": 2, "dwarf": 1, "rohan": 3, "gondor": 4}, "bree": {"gondor": 1}}
    page = picture(table(friends=friends, shadow={"osgiliath": 5, "moria": 2}).view(0), width=100)
    assert cell(page, "Osgiliath", 32) == "E2 D1 R3 G4 ◆5"
    assert cell(page, "Bree", 32) == "G1"
    assert cell(page, "Moria", 32) == "◆2"
    assert cell(page, "Hollin", 32) == ""
    assert "E7 D7 R5 G5 ◆41" in line_with(page, "Supply")


def test_what_does_not_fit_beside_a_place_goes_on_under_it() -> None:
    friends = {"osgiliath": {"elf": 2, "dwarf": 1, "rohan": 3, "gondor": 4}}
    here = {"frodo_sam": "osgiliath", "legolas": "osgiliath"}
    page = picture(table(here, ARWEN_AND_GIMLI, friends=friends, shadow={"osgiliath": 5}).view(0)).splitlines()
    at = next(number for number, line in enumerate(page) if "   Osgiliath" in line)
    assert page[at][27:53].rstrip() == "   Osgiliath   E2 D1 R3 G4"
    assert page[at + 1][27:53].rstrip() == "   ◆5 Fro Leg"


def test_f29_f30_sorts_of_places_follow_the_markers() -> None:
    at_first = picture(table().view(0))
    assert "▲  Moria" in at_first
    assert "⌂e Lórien" in at_first
    assert "△  Rhûn" in at_first
    assert " g Lamedon" in at_first
    later = picture(table(**captured("moria")).view(0))
    assert "⌂  Moria" in later


def test_f02_the_eye_and_the_nazgul_stand_at_their_regions() -> None:
    page = picture(table(eye="rohan", nazgul={"rohan": 2, "mordor": 7}).view(0))
    assert "─ Rohan ◉ ♞2 ─" in page
    assert "─ Mordor ♞7 ─" in page
    assert "─ Eriador ──" in page


def test_characters_have_three_letters_and_the_acting_one_a_sign() -> None:
    page = picture(table(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, acting="legolas").view(0))
    assert cell(page, "Shire") == "Fro"
    assert cell(page, "Woodland R.") == "►Leg"
    assert cell(page, "Rivendell") == "Arw"
    for lang in LANGUAGES:
        marks = [Words(lang, "fate").say(f"mark-{name}") for name in GAME.data["characters"]]
        assert len(set(marks)) == 13
        assert {len(mark) for mark in marks} == {3}


# -- tracks and decks -------------------------------------------------------------------------


def test_f48_f56_hope_and_threat_are_tracks() -> None:
    page = picture(table(hope=3, threat=4).view(0))
    assert page.startswith("Hope 3 ♥♥♥·····  Threat 2 2 3 3 [4] 4 5  4 shadow cards per turn\n")


def test_f37_the_back_shows_and_the_one_under_it_is_weighed() -> None:
    page = picture(table(levels=pile("red")).view(0))
    assert block(page, "Shadow deck").startswith("Shadow deck 48, discards 2  red on top  ")
    assert "decides: 23 red (Advance), 24 black (Reinforce)" in page


def test_f33_of_a_last_card_on_older_ones_the_next_back_is_known() -> None:
    older = {"back": "black", "unseen": ["sh01", "sh02", "sh03"]}
    page = picture(table(levels=[{"back": "red", "unseen": ["sh04"]}, older]).view(0))
    assert "the back under it is black: Reinforce" in page


def test_k35_a_card_that_was_looked_at_is_named_and_so_is_what_it_will_do() -> None:
    top = {"seen": ["sh03"], "back": "red", "unseen": ["sh04", "sh05", "sh01"]}
    page = picture(table(levels=[top]).view(0), width=110)
    assert "the back under it is red: Advance" in page
    printed = GAME.data["card_lines"]["sh03"]["line"], GAME.data["shadow_cards"]["sh03"]["order"]
    line, order = WORDS.say(f"line-{printed[0]}"), WORDS.say(f"order-{printed[1]}")
    assert f"known: {line} / {order}" in page


def test_x7_swapped_backs_are_counted_as_they_are() -> None:
    special: dict[str, Any] = {"levels": [{"seen": ["sh01", "drums"], "back": "red", "unseen": ["sh03", "sh05"]}]}
    special["shadow_discard"] = ["wheels"]
    assert below_the_top(table(**special).view(0)) == (1, 0)
    swapped = table(**special, options={"special_backs_swapped": True}).view(0)
    assert below_the_top(swapped) == (0, 1)


def test_f37_what_the_next_back_can_be_is_what_it_becomes() -> None:
    rng = random.Random(5)
    known = {True: 0, False: 0}
    for state in states(16, seed=8, often=1.0):
        if state.actor < 0 or state.decision.kind != "quiet":
            continue
        red, black = below_the_top(state.view(0))
        allowed = {back for back, count in (("red", red), ("black", black)) if count}
        found = set()
        for _ in range(6):
            after = state.clone()
            after.apply(GAME.action("pass"))
            while after.actor == CHANCE:
                after.apply(after.roll(rng))
            found.add(after.view(0)["back"])
        assert found <= allowed
        known[len(allowed) == 1] += 1
    assert known[False] > 5
    assert known[True] > 0


def test_f08_piles_with_skies_darken_are_marked() -> None:
    page = picture(begun(2).view(0))
    assert "Skies Darken left: 4  piles 13▼ 13▼ 12▼ 12▼" in block(page, "Player deck 50, discards 0")


def test_k22_known_player_cards_are_named_in_order() -> None:
    state = table({"frodo_sam": "the_shire", "galadriel": "lorien"}, ARWEN_AND_GIMLI, acting="galadriel")
    do(state, "mirror")
    for card in ("rohan_valor", "lembas", "skies_hollin", "dale_stealth"):
        do(state, f"drawn {card}")
    page = picture(state.view(0), width=110)
    assert "next: Rohan V  then Lembas  then ▼Hollin  then Dale S" in re.sub(r"\n +", "  ", page)


# -- objectives, hands and the turn ------------------------------------------------------------


@pytest.mark.parametrize(
    ("objective", "words", "expected"),
    [
        ("blessing_elves", {}, "Blessing: Rivendell 3F"),
        ("blessing_elves", {"options": {"blessing_for_valor_or_stealth": True}}, "Blessing: Rivendell 3V or 3S"),
        ("staff_broken", {"shadow": {"edoras": 2}}, "Staff: ⌂Isengard Rohan ◆2"),
        ("staff_broken", {**captured("isengard"), "shadow": {"edoras": 1}}, "Staff: ⌂Isengard✓ Rohan ◆1"),
        ("challenge_sauron", {"friends": {"north_ithilien": {"elf": 1, "gondor": 3}}}, "N. Ithilien G3/3 E1/2 R0/2"),
        ("challenge_sauron", {"options": {"challenge_with_dwarves": True}}, "N. Ithilien G0/3 E0/2 D0/2"),
        ("confront_balrog", {}, "Balrog: Moria"),
        ("oathbreakers", {"shadow": {"erech": 1}}, "Oathbreakers: way to Erech Gondor ◆1"),
        ("oathbreakers", {"oath": True, "shadow": {"erech": 1}}, "Oathbreakers: way to Erech✓ Gondor ◆1"),
        ("subdue_umbar", {"friends": {"harondor": {"elf": 1}}}, "Umbar: ⌂Umbar or places 1/3 Haradwaith✓"),
        ("ride_eored", {"slots": ["rohan", "gondor"]}, "Éored: 2/4 Rohan Gondor"),
        ("free_theoden", {}, "Théoden: Edoras 2F 1R"),
        ("frecas_heirs", {"friends": {"dunland": {"rohan": 1}}}, "Freca: ⌂Dunland R1/2"),
        ("shieldmaiden", {"slain": 1, "nazgul": {"mordor": 8}}, "Shieldmaiden: ♞1/2 Rohan✓"),
        ("that_makes_six", {"shot": 2}, "Six: 2/6"),
        ("arwen_banner", {"friends": {"minas_tirith": {"elf": 1}}}, "Banner: ⌂Min. Tirith✓ E1/1 D0/1 R0/1 G0/1 1F"),
        ("lay_bare_pits", {}, "Pits: ⌂Dol Guldur E0/3"),
        ("light_mirkwood", {"friends": {"dol_guldur": {"elf": 1, "dwarf": 1}}}, "Mirkwood: E1/4 Mirkwood✓"),
        ("light_mirkwood", {"options": {"mirkwood_without_dol_guldur": True}}, "Mirkwood: E0/3 Mirkwood✓"),
        ("boromir_honor", {}, "○ Boromir"),
        ("secure_anduin", {}, "Anduin: ⌂Osgiliath"),
        ("unseat_denethor", {}, "Denethor: Min. Tirith 1F 1V 2S"),
        ("infiltrate_morgul", {}, "Morgul: ⌂Min. Morgul"),
        ("avenge_balin", {"friends": {"moria": {"dwarf": 1}}}, "Balin: ⌂Moria D1/2"),
        (
            "dwarven_lands",
            {**fallen("erebor"), "shadow": {"ered_luin": 1, "erebor": 2}},
            "Dwarf lands: Ered Luin D0/4 ◆1 Dale ◆2▲1",
        ),
        ("rangers_eriador", {"friends": {"bree": {"gondor": 1}}, "shadow": {"tharbad": 1}}, "places 1/7 Eriador ◆1"),
        ("hobbits_loyalty", {"pledged": ["elf"]}, "Hobbits: 1/2 Elves"),
        ("shelobs_lair", {}, "Shelob: Min. Morgul"),
        ("destroy_ring", {}, "One Ring: Mount Doom 5R"),
    ],
)
def test_f46_progress_of_each_objective(objective: str, words: dict[str, Any], expected: str) -> None:
    """O01 to O24."""
    given = {"objectives": sorted({"destroy_ring", objective}), **words}
    page = picture(table(**given).view(0))
    assert expected in re.sub(r"\n +", " ", page)


def test_f46_what_is_done_is_ticked_off() -> None:
    page = picture(table(objectives=["destroy_ring", "confront_balrog"], done=["confront_balrog"]).view(0))
    assert "✓ Balrog" in page
    assert "○ Balrog" not in page


def test_f07_hands_and_tokens_of_all_are_open() -> None:
    hands = [["eriador_friendship", "rohan_friendship", "gondor_valor", "lembas"], ["dale_resistance"]]
    page = picture(table(hands=hands, tokens=[{"stealth": 2, "valor": 1}, {}]).view(1))
    assert "►1 Frodo & Sam, Legolas (4)  ◦1V 2S  F Eriador, Rohan  V Gondor  ★Lembas" in page
    assert " 2 Éowyn, Merry & Pippin (1)  R Dale" in page


def test_f13_what_is_being_paid_is_ticked() -> None:
    hands = [["eriador_valor", "rohan_valor", "dale_valor", "gondor_valor"]]
    here = {"frodo_sam": "the_shire", "legolas": "moria"}
    friends = {"moria": {"elf": 1}}
    state = table(here, ARWEN_AND_GIMLI, acting="legolas", friends=friends, hands=hands)
    do(state, "capture", "spend eriador_valor")
    page = picture(state.view(0))
    assert "V Eriador✓, Dale, Rohan, Gondor" in page
    assert "To pay: 2V" in page


def test_f11_four_and_one_until_a_second_action_settles_it() -> None:
    players = ({"frodo_sam": "the_shire", "legolas": "bree"}, ARWEN_AND_GIMLI)
    view = table(*players).view(0)
    assert "Frodo & Sam: 4 or 1  Legolas: 4 or 1" in block(picture(view), "Turn:")
    view = table(*players, acting="legolas", taken=1).view(0)
    assert "► Legolas: 3 actions  Frodo & Sam: 4 or 1" in block(picture(view), "Turn:")
    view = table(*players, acting="legolas", taken=2).view(0)
    assert "► Legolas: 2 actions  Frodo & Sam: 1 action" in block(picture(view), "Turn:")
    view = table(*players, acting="frodo_sam", finished=["legolas"], first_taken=3, taken=0).view(0)
    assert "► Frodo & Sam: 1 action" in block(picture(view), "Turn:")
    assert may_act(view) == ["frodo_sam"]


def test_f52_alone_frodo_has_one_action() -> None:
    view = begun(1).view(0)
    assert {name: left_of(view, name) for name in may_act(view)} == {view["row"][0]: 4, "frodo_sam": 1}


def test_f10_the_turn_goes_from_actions_to_the_shadow() -> None:
    assert "[actions] › 2 cards › shadow" in picture(table().view(0))
    view = to_flip(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, cards=2, hands=[["lembas", "gifts_elves"]]).view(0)
    assert view["decision"]["kind"] == "quiet"
    assert "actions › 2 cards › [shadow]  2 shadow cards to come" in picture(view)


def test_f14_f16_roads_from_where_one_stands_with_their_costs() -> None:
    here = {"frodo_sam": "hollin", "legolas": "udun"}
    page = picture(table(here, ARWEN_AND_GIMLI, acting="legolas").view(0), width=110)
    assert "Roads from Udûn: North Ithilien (4S)  Barad-dûr (1S)  Mount Doom (3S)" in page
    assert "Moria (1F)  Gladden Fields (1R)" in line_with(page, "Roads from Hollin: ")
    assert page.index("Roads from Udûn") < page.index("Roads from Hollin")
    other = picture(table(here, ARWEN_AND_GIMLI, acting="legolas").view(1), width=110)
    assert "Roads from Rivendell: Weather Hills  Hollin  Carrock (1S)" in other


def test_f15_companions_on_the_way_are_shown() -> None:
    here = {"frodo_sam": "the_shire", "gandalf": "bree"}
    friends = {"bree": {"elf": 2}}
    state = table(here, {"arwen": "bree", "gimli": "erebor"}, acting="gandalf", friends=friends)
    do(state, "travel weather_hills", "take along arwen")
    assert "Together: Arw ►Gan" in picture(state.view(0))
    page = listed(state.view(0))
    assert re.search(r"^Take Elves +\d+ ×1 +\d+ ×2", page, re.MULTILINE)


def test_f26_dice_of_a_battle_are_shown_with_their_meaning() -> None:
    hands = [["dale_resistance"]]
    here = {"frodo_sam": "the_shire", "legolas": "moria"}
    state = reinforce("sh31", here, ARWEN_AND_GIMLI, friends={"moria": {"elf": 3}}, hands=hands)
    assert GAME.data["lines"][GAME.data["card_lines"]["sh31"]["line"]]["path"][0] == "moria"
    do(state, "fought 1 rout")
    page = picture(state.view(0))
    assert "Battle in Moria: 1× Rout (a shadow army is removed)" in page
    assert re.search(r"^Reroll +2 Rout", listed(state.view(0)), re.MULTILINE)


def test_f19_dice_of_a_search_are_shown_with_their_meaning() -> None:
    state = table(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, acting="frodo_sam", tokens=[{"resistance": 1}])
    do(state, "travel bree", "searched 1 slip 1 weary")
    page = picture(state.view(0))
    assert "Search in Bree: 1× Slip by (nothing happens) 1× Weary (lose 1 hope)" in page


# -- choices ----------------------------------------------------------------------------------


def test_f14_journeys_are_listed_together_with_their_costs() -> None:
    hands = [["eriador_stealth", "rohan_friendship"]]
    here = {"frodo_sam": "the_shire", "legolas": "rivendell"}
    page = listed(table(here, ARWEN_AND_GIMLI, acting="legolas", hands=hands).view(0))
    assert re.search(r"^Travel +\d+ Weather Hills +\d+ Hollin +\d+ Carrock \(1S\)", page, re.MULTILINE)
    assert re.search(r"^Prepare +\d+ Eriador S +\d+ Rohan F", page, re.MULTILINE)
    assert re.search(r"^Act with +1 Frodo & Sam", page, re.MULTILINE)
    assert re.search(r"^Armies +\d+ muster an Elf army", page, re.MULTILINE)
    assert re.search(r"^Ability +\d+ Walk Silently", page, re.MULTILINE)


def test_f25_f30_attacks_and_captures_are_listed_together() -> None:
    here = {"frodo_sam": "the_shire", "legolas": "moria"}
    friends = {"moria": {"elf": 2}}
    page = listed(table(here, ARWEN_AND_GIMLI, acting="legolas", friends=friends, shadow={"moria": 2}).view(0))
    assert re.search(r"^Armies +\d+ attack with 1 die +\d+ attack with 2 dice", page, re.MULTILINE)
    page = listed(table(here, ARWEN_AND_GIMLI, acting="legolas", friends=friends, tokens=[{"valor": 3}]).view(0))
    assert re.search(r"^Armies +\d+ capture", page, re.MULTILINE)


def test_e08_many_places_are_listed_by_region() -> None:
    state = table(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, hands=[["eagles"]])
    do(state, "play eagles", "who legolas")
    page = listed(state.view(0))
    assert re.search(r"^Eriador +1 Grey Havens +2 Ered Luin", page, re.MULTILINE)
    assert re.search(r"^Haradwaith +49 Harondor +50 Near Harad +51 Umbar", page, re.MULTILINE)


def test_e13_a_number_is_chosen_by_itself() -> None:
    state = table(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, shadow={"moria": 2, "bree": 4}, hands=[["orc_infighting"]])
    do(state, "play orc_infighting", "at bree")
    view = state.view(0)
    assert numbers(view) == {GAME.action("number 1"): 1, GAME.action("number 2"): 2}
    (two,) = Choices(GAME, view, WORDS).find("2")
    assert two.actions == (GAME.action("number 2"),)


def test_o09_nought_is_listed_last_with_a_number_of_its_own() -> None:
    here = {"frodo_sam": "the_shire", "legolas": "edoras"}
    words: dict[str, Any] = {
        "objectives": ["destroy_ring", "free_theoden"],
        "tokens": [{"friendship": 2, "resistance": 1}],
    }
    state = table(here, {"arwen": "edoras", "gimli": "erebor"}, acting="legolas", **words)
    do(state, "objective free_theoden")
    while state.decision.kind == "paying":
        state.apply(state.legal()[0])
    assert re.search(r"^How many +1 ×1 +2 ×2 +3 ×0", listed(state.view(0)), re.MULTILINE)


def test_f36_players_are_prompted_in_one_line_and_named_by_their_characters() -> None:
    state = table(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, {"eomer": "edoras", "eowyn": "edoras"}, hands=[[], ["eagles"]])
    page = listed(state.view(0))
    assert re.search(r"^Act first +\d+ .*\(Arwen, Gimli\)", page, re.MULTILINE)
    assert "Éomer, Éowyn" not in page


def test_an_empty_line_goes_on_at_a_quiet_moment_and_gives_the_interrupt_back() -> None:
    state = to_flip(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, hands=[["gifts_elves"], ["lembas", "eagles"]])
    view = state.view(0)
    assert GAME.notation(default(view)) == "pass"
    assert numbers(view) == {default(view): 1}
    view = do(state, "interrupt second").view(1)
    assert GAME.notation(default(view)) == "done"
    assert empty_line(GAME, view) == default(view)


def test_an_empty_line_lets_the_dice_lie() -> None:
    state = table(FRODO_AND_LEGOLAS, ARWEN_AND_GIMLI, acting="frodo_sam", tokens=[{"resistance": 1}])
    do(state, "travel bree", "searched 1 slip 1 weary")
    assert GAME.notation(default(state.view(0))) == "pass"


def test_f11_an_empty_line_ends_the_actions_only_when_none_is_left() -> None:
    players = ({"frodo_sam": "the_shire", "legolas": "bree"}, ARWEN_AND_GIMLI)
    hands = [["gifts_elves"]]
    for words in (
        {},
        {"acting": "legolas", "taken": 1},
        {"acting": "legolas", "taken": 4},  # Frodo still has one
        {"acting": "frodo_sam", "taken": 0, "finished": ["legolas"], "first_taken": 4},
    ):
        view = table(*players, hands=hands, **words).view(0)
        assert default(view) == -1
        assert 1 not in numbers(view).values()
    over: dict[str, Any] = {"acting": "frodo_sam", "taken": 1, "finished": ["legolas"], "first_taken": 4}
    view = table(*players, hands=hands, **over).view(0)
    assert view["decision"]["kind"] == "act"
    assert GAME.notation(default(view)) == "done"


def test_k10_the_free_ride_of_eomer_is_not_ended_by_accident() -> None:
    riders = {"frodo_sam": "the_shire", "eomer": "edoras"}
    words: dict[str, Any] = {"taken": 1, "finished": ["frodo_sam"], "first_taken": 4}
    view = table(riders, ARWEN_AND_GIMLI, acting="eomer", **words).view(0)
    assert left_of(view, "eomer") == 0
    assert GAME.action("travel helms_deep") in view["legal"]
    assert default(view) == -1


def test_nothing_is_hidden_from_people_at_one_screen() -> None:
    assert not have_secrets(GAME, begun().view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_the_terminal(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F48: random choices lead to the end, and the record is saved."""
    monkeypatch.chdir(tmp_path)
    game = ("play", "fate", "--seats", "2", "--seat", "2=cautious", "--seed", "5", "--lang", lang)
    screen = stdout_of(bywater(*game, typed=any_choices(1500)))
    assert "<" not in screen
    # The unused input names a file to save the record in.
    (kept,) = tmp_path.iterdir()
    record = read_record(kept.read_text(encoding="utf-8"))
    assert GAME.replay(record).actor == OVER


# -- no hidden information --------------------------------------------------------------------


def test_what_is_drawn_depends_only_on_the_view() -> None:
    """Two states with the same view give the same picture and the same choices."""
    rng = random.Random(4)
    seen = 0
    for state in states(3, seed=4):
        view = state.view(0)
        other = GAME.belief(view).sample(rng)
        assert picture(other.view(0)) == picture(view)
        seen += 1
    assert seen > 15


def test_the_last_picture_has_no_turn() -> None:
    *_, last = states(1, seed=6)
    assert last.actor == OVER
    page = picture(last.view(0))
    assert "Turn:" not in page
    assert "Roads" not in page
