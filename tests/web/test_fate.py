"""Fate of the Fellowship in a real browser: the map, a turn alone, two people, the shadow step, a phone, a whole game.

Every table begins from a position that is written here, and from throws that are chosen: nothing hangs on luck.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bywater import State
from bywater.core.record import Record
from tests.games.fate.helpers import GAME, table
from tests.web.conftest import People, new_table
from tests.web.person import Person, Way
from tests.web.test_shell import SIZES, faults_by_day_and_night, faults_of, fits

MOST_STEPS = 2500
SOLO = {
    "frodo_sam": "bree",
    "aragorn": "hollin",
    "gimli": "erebor",
    "eowyn": "edoras",
    "arwen": "rivendell",
}


def at_table(
    people: People,
    state: State,
    who: list[str],
    lines: tuple[str, ...] = (),
    size: str = "desktop",
    way: Way = "mouse",
    motion: bool = False,
) -> Person:
    """Somebody at a table that begins from this position, after these actions and throws."""
    person = people.sit_at("/about", 1, *SIZES[size], way)
    if motion:
        person.page.emulate_media(reduced_motion="no-preference")
    request = person.page.request
    record = Record("fate", GAME.rules, state.seats, {}, list(lines), start=state.position())
    code = request.post("/api/records", data={"text": str(record)}).json()["code"]
    total = request.get(f"/api/tables/{code}/frames?seat=all&count=1").json()["total"]
    answer = request.post(f"/api/tables/{code}/branch", data={"who": who, "seat": -2, "moment": total - 1})
    assert answer.ok, answer.text()
    person.page.goto(f"/table/{answer.json()['code']}")
    person.page.locator(".bw-prompt, .room").first.wait_for()
    return person


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="{name}"]')


def prompt(page: Page) -> Locator:
    return page.locator(".bw-prompt")


def answer(page: Page, name: str | re.Pattern[str]) -> Locator:
    return prompt(page).get_by_role("button", name=name)


def asked(person: Person, kind: str) -> None:
    """Wait until this is asked, going on from whatever is told."""
    page = person.page
    for _ in range(400):
        if (
            person.frame["view"]["decision"]["kind"] == kind
            and page.locator("button[aria-controls=all-choices]").count()
        ):
            return
        skip = answer(page, "Skip")
        if skip.count() and skip.is_visible():
            skip.click()
        page.wait_for_timeout(25)
    raise AssertionError(f"{kind} was never asked, but {person.frame['view']['decision']}")


def solo(acting: str = "aragorn", **words: Any) -> State:
    return table(SOLO, acting=acting, **words)


# -- the map ------------------------------------------------------------------------------------


def sight(page: Page) -> list[float]:
    return [float(number) for number in (page.locator("svg.fmap").first.get_attribute("data-sight") or "").split()]


def settle(page: Page) -> None:
    """Wait until the map has come to rest."""
    before: list[float] = []
    while before != sight(page):
        before = sight(page)
        page.wait_for_timeout(250)


def test_the_map_zooms_and_pans_in_every_way(people: People) -> None:
    page = at_table(people, solo(), ["me"]).page
    whole = sight(page)
    box = page.locator(".stage-map").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    page.wait_for_function("() => document.querySelector('.mini')")
    near = sight(page)
    assert near[2] < whole[2] * 0.8
    page.mouse.down()
    page.mouse.move(middle[0] - 120, middle[1] - 60, steps=5)
    page.mouse.up()
    dragged = sight(page)
    assert dragged[0] > near[0] + 20
    assert abs(dragged[2] - near[2]) < 1
    page.get_by_role("button", name="Farther").click()
    assert sight(page)[2] > dragged[2] * 1.2
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="Whole map", exact=True).click()
    assert sight(page)[2] == pytest.approx(whole[2], rel=0.01)
    expect(page.locator(".mini")).to_have_count(0)
    page.locator(".stage-map").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    before = sight(page)
    page.keyboard.press("ArrowRight")
    assert sight(page)[0] > before[0]
    page.keyboard.press("0")
    assert sight(page)[2] == pytest.approx(whole[2], rel=0.01)


def test_two_fingers_zoom_and_one_drags(people: People) -> None:
    page = at_table(people, solo(), ["me"], size="phone", way="touch").page
    page.get_by_role("button", name="Whole map", exact=True).click()
    expect(page.locator("svg.fmap[data-zoom=far]")).to_have_count(1)
    wide = sight(page)[2]
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    fingers("touchStart", (170, 250), (230, 250))
    for step in range(1, 8):
        fingers("touchMove", (170 - 12 * step, 250), (230 + 12 * step, 250))
    fingers("touchEnd")
    page.wait_for_timeout(50)
    near = sight(page)
    assert near[2] < wide * 0.6
    expect(page.locator("svg.fmap[data-zoom=mid], svg.fmap[data-zoom=near]")).to_have_count(1)
    fingers("touchStart", (200, 250))
    for step in range(1, 6):
        fingers("touchMove", (200 - 15 * step, 250))
    fingers("touchEnd")
    page.wait_for_timeout(50)
    assert sight(page)[0] > near[0]


def test_a_crowded_place_opens_on_demand(people: People) -> None:
    crowd = {"frodo_sam": "rivendell", "legolas": "rivendell"}, {"aragorn": "rivendell", "arwen": "rivendell"}
    state = table(*crowd, acting="legolas", friends={"rivendell": {"elf": 2, "dwarf": 1, "gondor": 1}})
    page = at_table(people, state, ["me", "bot:novice"]).page
    expect(piece(page, "rivendell ")).to_have_count(1)  # three peoples under one banner
    expect(piece(page, "rivendell elf")).to_have_count(0)
    expect(piece(page, "frodo_sam")).to_be_visible()
    place(page, "rivendell").click()
    expect(piece(page, "rivendell elf")).to_be_visible()
    expect(piece(page, "aragorn")).to_be_visible()
    expect(page.locator(".tip")).to_contain_text("Rivendell")


# -- a turn alone -------------------------------------------------------------------------------


def test_alone_a_special_road_is_taken_and_paid_for(people: People) -> None:
    state = solo(hands=[["dale_resistance", "rohan_resistance", "gondor_valor"]])
    person = at_table(people, state, ["me"])
    page = person.page
    expect(place(page, "gladden_fields")).to_have_accessible_name(re.compile("Travel.*one Resistance"))
    place(page, "gladden_fields").click()
    asked(person, "paying")
    expect(page.locator(".hand .card.can")).to_have_count(2)
    page.locator(".hand .card.can").first.click()
    asked(person, "act")
    assert person.frame["view"]["characters"]["aragorn"]["place"] == "gladden_fields"
    assert len(person.frame["view"]["hands"][0]) == 2
    expect(answer(page, "Attack")).to_have_attribute("aria-disabled", "true")
    answer(page, "Attack").click(force=True)
    expect(prompt(page)).to_contain_text("There is no shadow army")  # and why not
    page.get_by_role("button", name="All right").click()


def test_several_symbols_are_picked_in_any_order(people: People) -> None:
    hand = ["eriador_stealth", "rohan_stealth", "gondor_stealth", "dale_valor"]
    state = table({**SOLO, "aragorn": "plateau_of_gorgoroth"}, acting="aragorn", hands=[hand], tokens=[{"stealth": 1}])
    person = at_table(people, state, ["me"])
    page = person.page
    place(page, "mount_doom").click()
    asked(person, "paying")
    page.locator(".toks button.can").click()  # a token comes last in the rules, and first here
    page.locator('.hand .card[aria-label="Spend Gondor, Stealth"], .hand .card.sym-stealth').nth(2).click()
    asked(person, "act")
    view = person.frame["view"]
    assert view["characters"]["aragorn"]["place"] == "mount_doom"
    assert len(view["hands"][0]) == 3
    assert view["tokens"][0] == {}


def test_alone_a_search_is_rerolled(people: People) -> None:
    state = solo(
        "frodo_sam",
        hands=[["dale_resistance", "rohan_resistance"]],
        nazgul={"eriador": 2, "mordor": 7},
    )
    person = at_table(people, state, ["me"], ("travel weather_hills", "searched 2 weary"))
    page = person.page
    asked(person, "rolled")
    expect(page.locator(".dice .die")).to_have_count(2)
    expect(page.locator(".dice")).to_contain_text("Weather Hills")
    page.locator(".dice .die.can").first.click()
    asked(person, "paying")
    page.locator(".hand .card.can").first.click()
    expect(page.locator(".bw-log")).to_contain_text("rolled again")
    for _ in range(60):
        if person.frame["view"]["decision"]["kind"] in ("rolled", "act") and not person.frame["view"]["due"]:
            break
        page.wait_for_timeout(50)
    assert len(person.frame["view"]["hands"][0]) == 1


def test_alone_a_battle_is_fought(people: People) -> None:
    state = table(
        {**SOLO, "aragorn": "helms_deep"},
        acting="aragorn",
        friends={"helms_deep": {"rohan": 3}},
        shadow={"helms_deep": 3},
    )
    person = at_table(people, state, ["me"])
    page = person.page
    answer(page, "Attack").click()
    answer(page, re.compile("three dice|3 dice|with three", re.I)).click()
    expect(page.locator(".dice .die").first).to_be_visible()  # told, or asked about
    expect(page.locator(".dice .die")).to_have_count(3)
    for _ in range(200):
        decision = person.frame["view"]["decision"]["kind"]
        if decision == "act" and page.locator("button[aria-controls=all-choices]").count():
            break
        if not person.step():
            page.wait_for_timeout(30)
    expect(page.locator(".bw-log")).to_contain_text("attack")


def shadowed(**words: Any) -> State:
    """One shadow card is to come; it is known, and so is the red back under it."""
    words.setdefault("hands", [["orc_infighting"]])
    return table(
        SOLO,
        stack=[["turn", 0, 6, 1, 0, 0]],
        levels=[
            {
                "seen": ["sh09", "sh10"],
                "back": "",
                "unseen": [f"sh{number:02}" for number in range(11, 49)],
            }
        ],
        shadow_discard=["drums", "wheels", *[f"sh{number:02}" for number in range(1, 9)]],
        shadow={"isengard": 2, "dunland": 1, "bree": 1},
        friends={"rivendell": {"elf": 2}},
        **words,
    )


def test_a_shadow_step_with_an_advance_is_told_line_by_line(people: People) -> None:
    person = at_table(people, shadowed(), ["me"])
    page = person.page
    expect(page.locator(".bw-panel").filter(has_text="Shadow deck")).to_contain_text("Isengard to Rivendell (lime)")
    answer(page, re.compile("Go on")).click()
    step = page.locator(".telling")
    expect(step).to_contain_text("A shadow card is turned")
    answer(page, "Next").click()
    expect(step).to_contain_text("Advance")
    expect(page.locator("svg.fmap[data-focus]")).to_have_count(1)
    expect(page.locator(".line.is-on")).not_to_have_count(0)
    expect(piece(page, "isengard shadow")).to_contain_text("2")  # not yet
    for _ in range(20):
        if piece(page, "hollin shadow").count() or not answer(page, "Next").count():
            break
        answer(page, "Next").click()
    assert piece(page, "hollin shadow").count()  # from Dunland, in the middle of the telling
    answer(page, "Skip").click()
    expect(step).to_have_count(0)
    asked(person, "act")
    assert person.frame["view"]["shadow"].get("fords_of_isen") == 2


def test_the_shadow_step_goes_on_by_itself(people: People) -> None:
    person = at_table(people, shadowed(), ["me"], motion=True)
    page = person.page
    answer(page, re.compile("Go on")).click()
    expect(page.locator(".telling")).to_be_visible()
    expect(page.locator(".telling")).to_have_count(0, timeout=30_000)
    asked(person, "act")


# -- two people ---------------------------------------------------------------------------------


def test_two_people_exchange_a_card_and_travel_together(people: People) -> None:
    state = table(
        {"frodo_sam": "rivendell", "legolas": "bree"},
        {"aragorn": "bree", "arwen": "rivendell"},
        acting="legolas",
        hands=[["eriador_stealth"], ["eriador_valor"]],
        friends={"bree": {"elf": 2}},
    )
    first = at_table(people, state, ["me", "open"])
    code = first.page.url.rpartition("/")[2]
    second = people.sit_at(f"/join/{code}", 2)
    second.page.get_by_role("button", name="Sit here").click()
    page, other = first.page, second.page
    asked(first, "act")
    answer(page, "Fellowship").click()
    answer(page, re.compile("^Fellowship: give")).click()
    give = other.locator(".bw-prompt__acts button.choice")
    expect(give.first).to_be_visible()
    expect(other.locator(".bw-prompt")).to_contain_text("would like to give you")
    give.filter(has_text=re.compile("^Take")).click()
    asked(first, "act")
    assert sorted(first.frame["view"]["hands"][1]) == ["eriador_stealth", "eriador_valor"]
    # and now together to the Weather Hills, with the armies
    place(page, "weather_hills").click()
    asked(first, "company")
    piece(page, "aragorn").click()
    piece(page, "bree elf").click()
    piece(page, "bree elf").click()
    expect(piece(page, "aragorn").locator(".grip")).to_have_attribute("aria-pressed", "true")
    assert faults_of(page) == []
    answer(page, "Set out").click()
    expect(other.locator(".bw-prompt")).to_contain_text("Weather Hills")
    other.locator(".bw-prompt").get_by_role("button", name="Agree to come along").click()
    asked(first, "act")
    view = first.frame["view"]
    assert view["characters"]["aragorn"]["place"] == "weather_hills"
    assert view["friends"]["weather_hills"] == {"elf": 2}


def test_an_event_is_played_in_the_turn_of_another(people: People) -> None:
    state = table(
        {"frodo_sam": "rivendell", "legolas": "bree"},
        {"aragorn": "edoras", "arwen": "rivendell"},
        acting="legolas",
        hands=[[], ["orc_infighting"]],
        shadow={"moria": 3, "isengard": 2},
    )
    first = at_table(people, state, ["me", "open"])
    code = first.page.url.rpartition("/")[2]
    second = people.sit_at(f"/join/{code}", 2)
    second.page.get_by_role("button", name="Sit here").click()
    other = second.page
    answer(other, re.compile("Take the floor")).click()
    asked(second, "floor")
    other.locator(".hand .card.ev.can").click()
    for _ in range(40):
        if second.frame["view"]["decision"]["kind"] == "placing":
            break
        if answer(other, re.compile("^Play")).count():
            answer(other, re.compile("^Play")).click()
        other.wait_for_timeout(50)
    asked(second, "placing")
    place(other, "moria").click()
    asked(second, "numbering")
    other.locator(".bw-prompt__acts button.choice").last.click()
    expect(piece(first.page, "moria shadow")).to_contain_text("1")
    assert second.frame["view"]["shadow"]["moria"] == 1


# -- sizes, languages, keys, and a whole game ---------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_table_has_no_fault_and_fits(people: People, size: str) -> None:
    page = people.arrive("/", *SIZES[size], lang="de")
    new_table(page, "fate", ["me", "bot:novice", "bot:novice"])
    page.wait_for_timeout(300)
    assert fits(page)
    assert faults_by_day_and_night(page) == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_dice_and_payments_have_no_fault(people: People, size: str) -> None:
    state = solo(
        "frodo_sam",
        hands=[["dale_resistance", "rohan_resistance", "mordor_stealth", "lembas"]],
        nazgul={"eriador": 2, "mordor": 7},
    )
    person = at_table(people, state, ["me"], ("travel weather_hills", "search", "searched 1 slip 1 weary"), size)
    asked(person, "rolled")
    assert fits(person.page)
    assert faults_of(person.page) == []


def test_a_turn_on_a_phone(people: People) -> None:
    state = solo(hands=[["rhudaur_valor", "rhudaur_stealth", "dale_valor"]])
    person = at_table(people, state, ["me"], size="phone", way="touch")
    page = person.page
    expect(page.locator("svg.fmap[data-zoom=mid], svg.fmap[data-zoom=near]")).to_have_count(1)  # it went to the rings
    settle(page)
    box = place(page, "tharbad").locator(".hit").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(300)
    assert person.frame["view"]["characters"]["aragorn"]["place"] == "tharbad"
    for tab in ("Friends", "Shadow", "Goals", "Hand"):
        page.get_by_role("button", name=tab, exact=True).tap()
        assert fits(page)
    assert faults_of(page) == []


def test_a_turn_with_keys_alone(people: People) -> None:
    person = at_table(people, solo(hands=[["dale_resistance", "rohan_resistance"]]), ["me"], way="keys")
    page = person.page
    person.press(place(page, "rivendell"))
    page.wait_for_timeout(300)
    assert person.frame["view"]["characters"]["aragorn"]["place"] == "rivendell"
    moment = person.frame["moment"]
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    assert person.frame["moment"] > moment
    page.keyboard.press("a")
    expect(page.locator("#all-choices")).to_be_visible()


def test_a_whole_game_to_its_end(people: People) -> None:
    person = people.sit_at("/", 4)
    page = person.page
    new_table(page, "fate", ["me"])
    for _ in range(MOST_STEPS):
        if page.get_by_role("dialog").count():
            break
        if not person.step():
            page.wait_for_timeout(20)
    assert person.frame["view"]["ending"]
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    assert faults_of(page) == []


def test_the_ring_goes_into_the_fire(people: People) -> None:
    five = ["eriador", "dale", "rohan", "gondor", "mordor"]
    state = table(
        {**SOLO, "frodo_sam": "mount_doom"},
        acting="frodo_sam",
        hands=[[f"{region}_resistance" for region in five]],
        nazgul={"rohan": 9},
        hope=8,
    )
    person = at_table(people, state, ["me"])
    page = person.page
    goal = page.get_by_role("button", name="Destroy the One Ring")
    expect(goal).to_be_visible()
    goal.click()
    for _ in range(100):
        if page.get_by_role("dialog").count():
            break
        if not person.step():
            page.wait_for_timeout(30)
    expect(page.get_by_role("dialog")).to_contain_text("You have won together!")
    assert person.frame["view"]["ending"] == "destroyed"
