"""Fate of the Fellowship in a real browser: the map, a turn alone, two people, the shadow step, a phone, a whole game.

Every table begins from a position that is written here, and from throws that are chosen: nothing hangs on luck.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from bywater import State
from bywater.core.record import Record
from tests.games.fate.helpers import GAME, table
from tests.web.coach import rest, stand
from tests.web.conftest import People, new_table
from tests.web.person import Person, Way, until
from tests.web.test_shell import SIZES, faults_by_day_and_night, faults_of, fits

MAX_STEPS = 2500
THINKING = 60_000
"""Milliseconds: how long a strong bot on a busy machine may take to suggest an action."""
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
    """Open a table that begins from this position, after these actions and chance outcomes."""
    person = people.sit_at("about:blank", 1, *SIZES[size], way)
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
    """Wait for this decision, and continue past all narrated events."""
    page = person.page
    for _ in range(MAX_STEPS):
        if (
            person.frame["view"]["decision"]["kind"] == kind
            and page.locator("button[aria-controls=all-choices]").count()
        ):
            return
        skip = answer(page, "Skip")
        if skip.count():
            with suppress(TimeoutError):  # the narration may have ended by itself
                skip.click(timeout=2_000)
        page.wait_for_timeout(25)
    raise AssertionError(f"expected the decision {kind}, got {person.frame['view']['decision']}")


def on_to(page: Page, wanted: Locator) -> None:
    """Go through the narrated lines until this element exists."""
    for _ in range(20):
        if wanted.count() or not answer(page, "Next").count():
            break
        answer(page, "Next").click()
    expect(wanted.first).to_be_visible()


def solo(acting: str = "aragorn", **words: Any) -> State:
    return table(SOLO, acting=acting, **words)


# -- the map ------------------------------------------------------------------------------------


def sight(page: Page) -> list[float]:
    return [float(number) for number in (page.locator("svg.fmap").first.get_attribute("data-sight") or "").split()]


# A prompt whose size stays the same for a while moves the map: by the page's own clock, which may be slower than ours.
SETTLED = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const sight = () => document.querySelector("svg.fmap").dataset.sight;
    for (let before = ""; before !== sight();) {
        before = sight();
        await drawn();
        await new Promise((done) => setTimeout(done, 300));
        await drawn();
    }
}"""


def settle(page: Page) -> None:
    """Wait until the map has stopped moving."""
    page.locator("svg.fmap").first.wait_for()
    rest(page)
    page.evaluate(SETTLED)


def until_sight(page: Page, true: Callable[[list[float]], bool]) -> list[float]:
    """Wait until the visible part of the map satisfies the condition, and return it."""
    until(lambda: true(sight(page)), lambda: False, page)
    return sight(page)


def test_the_map_zooms_and_pans_with_every_input(people: People) -> None:
    page = at_table(people, solo(), ["me"]).page
    settle(page)
    whole = sight(page)
    box = page.locator(".stage-map").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    page.wait_for_function("() => document.querySelector('.mini')")
    near = until_sight(page, lambda now: now[2] < whole[2] * 0.8)
    page.mouse.down()
    page.mouse.move(middle[0] - 120, middle[1] - 60, steps=5)
    page.mouse.up()
    dragged = until_sight(page, lambda now: now[0] > near[0] + 20)
    assert abs(dragged[2] - near[2]) < 1
    page.get_by_role("button", name="Farther").click()
    until_sight(page, lambda now: now[2] > dragged[2] * 1.2)
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="Whole map", exact=True).click()
    until_sight(page, lambda now: now[2] == pytest.approx(whole[2], rel=0.01))
    expect(page.locator(".mini")).to_have_count(0)
    page.locator(".stage-map").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    before = until_sight(page, lambda now: now[2] < whole[2] / 1.5)
    page.keyboard.press("ArrowRight")
    until_sight(page, lambda now: now[0] > before[0])
    page.keyboard.press("0")
    until_sight(page, lambda now: now[2] == pytest.approx(whole[2], rel=0.01))


def test_two_fingers_zoom_and_one_drags(people: People) -> None:
    page = at_table(people, solo(), ["me"], size="phone", way="touch").page
    page.get_by_role("button", name="Whole map", exact=True).click()
    expect(page.locator("svg.fmap[data-zoom=far]")).to_have_count(1)
    settle(page)
    wide = sight(page)[2]
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    fingers("touchStart", (170, 250), (230, 250))
    for step in range(1, 8):
        fingers("touchMove", (170 - 12 * step, 250), (230 + 12 * step, 250))
    fingers("touchEnd")
    settle(page)
    near = sight(page)
    assert near[2] < wide * 0.6
    expect(page.locator("svg.fmap[data-zoom=mid], svg.fmap[data-zoom=near]")).to_have_count(1)
    fingers("touchStart", (200, 250))
    for step in range(1, 6):
        fingers("touchMove", (200 - 15 * step, 250))
    fingers("touchEnd")
    settle(page)
    assert sight(page)[0] > near[0]


def test_the_buttons_of_an_explanation_are_reached_with_the_mouse(people: People) -> None:
    page = people.arrive()
    new_table(page, "fate", ["me", "bot:novice"])
    settle(page)
    # From here on the clock is paused, so that the test does not depend on the speed of the machine.
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))

    def linger() -> bool:
        page.clock.run_for(100)
        return True

    held = page.locator(".hand button").first
    held.hover()
    told = page.locator(".explained")
    until(told.count, linger, page)
    name = told.locator("h2").inner_text()
    where = told.get_by_role("button", name="Source")
    start, end = held.bounding_box(), where.bounding_box()
    assert start is not None
    assert end is not None
    # Past the other cards and over the map, slower than the delay after which an explanation closes.
    for part in range(1, 31):
        at = [start[axis] + 20 + (end[axis] + 10 - start[axis] - 20) * part / 30 for axis in ("x", "y")]
        page.mouse.move(at[0], at[1])
        page.clock.run_for(30)
    expect(told.locator("h2")).to_have_text(name)
    page.mouse.down()
    page.mouse.up()
    expect(where).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".bw-prompt")).not_to_have_class(re.compile("is-error"))  # the map received no click
    page.clock.resume()
    page.mouse.move(300, 300)
    expect(told).to_have_count(0)


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


EVERYBODY = (
    {"frodo_sam": "rivendell", "legolas": "rivendell"},
    {"aragorn": "rivendell", "arwen": "rivendell"},
    {"gandalf": "rivendell", "gimli": "rivendell"},
    {"boromir": "rivendell", "eowyn": "rivendell"},
    {"faramir": "rivendell", "merry_pippin": "rivendell"},
)


def crowd() -> State:
    """Ten characters and three peoples in Rivendell, with a target for Legolas."""
    return table(
        *EVERYBODY,
        acting="legolas",
        hands=[["eriador_stealth"], ["eriador_valor", "orc_infighting"], ["rohan_valor"], ["dale_valor"]],
        tokens=[{}, {}, {}, {"valor": 1}],
        friends={"rivendell": {"elf": 2, "dwarf": 1, "gondor": 1}},
        shadow={"rivendell": 2},
        objectives=["blessing_elves", "staff_broken", "challenge_sauron", "destroy_ring"],
    )


# Places covered by a piece, and pieces of one place that overlap.
TRODDEN = """() => {
    const pieces = [...document.querySelectorAll(".m-pieces .piece .body")].map((node) => node.getBoundingClientRect());
    const found = [...document.querySelectorAll("[data-place] .site")].flatMap((node) => {
        const box = node.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return pieces.some((one) => one.left < x && x < one.right && one.top < y && y < one.bottom)
            ? [node.closest("[data-place]").dataset.place] : [];
    });
    for (const [at, one] of pieces.entries())
        for (const other of pieces.slice(at + 1)) {
            const [dx, dy] = [one.left - other.left, one.top - other.top];
            if (Math.abs(dx) < one.width * 0.7 && Math.abs(dy) < one.height * 0.7) found.push("each other");
        }
    return found;
}"""


def test_a_crowd_covers_no_other_place_and_the_acting_character_stands_beside_it(people: People) -> None:
    page = at_table(people, crowd(), ["me", *["bot:novice"] * 4]).page
    expect(piece(page, "rivendell crowd")).to_contain_text("8")
    expect(piece(page, "legolas")).to_be_visible()
    settle(page)
    assert page.evaluate(TRODDEN) == []
    # the actions in Rivendell itself are offered, and the crowd spreads out
    box = place(page, "rivendell").locator(".site").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(prompt(page)).to_contain_text("Do this?")
    page.mouse.move(900, 700)
    expect(piece(page, "gandalf")).to_be_visible()
    expect(piece(page, "rivendell crowd")).to_have_count(0)
    settle(page)
    assert page.evaluate(TRODDEN) == []
    tip = page.locator(".tip").bounding_box()
    assert tip
    assert tip["height"] < 230  # not one line for each
    for one in ("gandalf", "faramir"):
        stands = piece(page, one).locator(".body").bounding_box()
        assert stands
        assert not (
            tip["x"] < stands["x"] < tip["x"] + tip["width"] and tip["y"] < stands["y"] < tip["y"] + tip["height"]
        )
    page.keyboard.press("Escape")
    expect(prompt(page)).not_to_contain_text("Do this?")
    settle(page)
    # and a click on Carrock, which is in reach, selects Carrock
    box = place(page, "carrock").locator(".site").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(prompt(page)).to_contain_text("Carrock")


def test_a_tap_opens_a_crowd(people: People) -> None:
    page = at_table(people, crowd(), ["me", *["bot:novice"] * 4], size="phone", way="touch").page
    settle(page)
    expect(prompt(page)).to_contain_text("Legolas acts")
    first = page.locator(".bw-prompt__acts button").evaluate_all(
        "(all) => all.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)[0].dataset.at"
    )
    assert first == "deed-travel"  # before the list, the hint and undo
    piece(page, "rivendell crowd").locator(".grip").tap()
    expect(piece(page, "gandalf")).to_be_visible()
    expect(prompt(page)).to_contain_text("Legolas acts")  # this chose nothing


# The elements of this name that are scrolled out of the panel beside the map.
BELOW = """(name) => {
    const end = (node) => node.getBoundingClientRect().bottom;
    const last = end(document.querySelector(".rail > .panel"));
    return [...document.querySelectorAll(name)].filter((node) => end(node) > last + 1).length;
}"""
# Truncated texts.
CUT = """(name) => [...document.querySelectorAll(name)].flatMap((node) =>
    node.scrollWidth > node.clientWidth ? [node.textContent] : [])"""


def test_all_five_players_are_listed_beside_the_map(people: People) -> None:
    page = at_table(people, crowd(), ["me", *["bot:novice"] * 4], size="laptop").page
    for lang in ("en", "fr", "de"):
        page.evaluate("(lang) => localStorage.setItem('bywater', JSON.stringify({lang}))", lang)
        page.reload()
        page.wait_for_function(DRAWN)
        expect(page.locator("[data-at^=goal-]")).to_have_count(4)
        rest(page)
        assert page.evaluate(BELOW, "[data-at^=goal-]") == 0, lang
        assert page.evaluate(BELOW, ".fel > li") == 0, lang
        assert page.evaluate(CUT, ".fel .card b, h1, .hand .card b") == [], lang
    page.set_viewport_size({"width": 1280, "height": 560})
    more = page.get_by_role("button", name="Weiter unten")
    expect(more).to_be_visible()  # a button announces what is further down, and scrolls there
    rest(page)
    assert page.evaluate(BELOW, ".fel > li")
    for _ in range(5):
        if not more.count():
            break
        more.click()
        rest(page)  # the button is updated after the panel has been drawn
    expect(more).to_have_count(0)
    assert page.evaluate(BELOW, ".fel > li") == 0


def test_cards_in_a_low_window_are_as_wide_as_their_names(people: People) -> None:
    hand = ["mirkwood_stealth", "dale_valor", "haradwaith_valor", "enedwaith_resistance"]
    page = at_table(people, solo(hands=[hand]), ["me"], size="laptop").page
    page.evaluate("() => localStorage.setItem('bywater', JSON.stringify({lang: 'de'}))")
    page.reload()
    page.wait_for_function(DRAWN)
    expect(page.locator(".hand .card b")).to_have_text(["Thal", "Haradwaith", "Düsterwald", "Enedwaith"])
    rest(page)
    assert page.evaluate(CUT, ".hand .card b, h1") == []


FULL = ["mirkwood_stealth", "dale_valor", "haradwaith_valor", "enedwaith_resistance"]
FULL += ["misty_mountains_friendship", "rhovanion_resistance", "gwaihir"]
# Names with a word that is broken over two lines: more lines than words.
BROKEN = """(name) => [...document.querySelectorAll(name)].flatMap((node) => {
    const lines = Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight));
    return lines > node.textContent.trim().split(/\\s+/).length ? [node.textContent] : [];
})"""


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_full_hand_cuts_no_name(people: People, size: str) -> None:
    page = at_table(people, solo(hands=[FULL]), ["me"], size=size).page
    for lang in ("en", "fr", "de"):
        page.evaluate("(lang) => localStorage.setItem('bywater', JSON.stringify({lang}))", lang)
        page.reload()
        page.wait_for_function(DRAWN)
        expect(page.locator(".hand .card")).to_have_count(7)
        rest(page)
        assert page.evaluate(CUT, ".hand .card b, .hand .card em, .hand .cards") == [], lang
        assert page.evaluate(BROKEN, ".hand .card:not(.ev) b") == [], lang


def test_large_hands_of_four_partners_fit_beside_the_map(people: People) -> None:
    hands = [["eriador_stealth", "gondor_valor", "rohan_stealth"], ["dale_valor"], ["rohan_valor", "elven_cloaks"]]
    hands += [["dale_friendship", "mordor_stealth", "palantir"], ["ithilien_stealth", "orc_infighting", "eagles"]]
    goals = ["blessing_elves", "staff_broken", "challenge_sauron", "destroy_ring"]
    tokens = [{"stealth": 1, "resistance": 2}, {}, {}, {"valor": 1}]
    state = table(*EVERYBODY, acting="aragorn", hands=hands, tokens=tokens, objectives=goals)
    page = at_table(people, state, ["bot:novice", "me", *["bot:novice"] * 3], size="laptop").page
    for lang in ("en", "fr", "de"):
        page.evaluate("(lang) => localStorage.setItem('bywater', JSON.stringify({lang}))", lang)
        page.reload()
        page.wait_for_function(DRAWN)
        expect(page.locator(".fel > li")).to_have_count(4)
        rest(page)
        assert page.evaluate(BELOW, ".fel > li") == 0, lang


# -- a turn alone -------------------------------------------------------------------------------


def test_alone_a_special_road_is_taken_and_paid_for(people: People) -> None:
    state = solo(hands=[["dale_resistance", "rohan_resistance", "gondor_valor"]])
    person = at_table(people, state, ["me"])
    page = person.page
    expect(place(page, "gladden_fields")).to_have_accessible_name(re.compile("Travel.*1 Resistance"))
    place(page, "gladden_fields").click()
    asked(person, "paying")
    expect(page.locator(".hand .card.can")).to_have_count(2)
    page.locator(".hand .card.can").first.click()
    asked(person, "act")
    assert person.frame["view"]["characters"]["aragorn"]["place"] == "gladden_fields"
    assert len(person.frame["view"]["hands"][0]) == 2
    expect(answer(page, "Attack")).to_have_attribute("aria-disabled", "true")
    expect(answer(page, "Attack")).to_contain_text("no enemy here")  # a short reason on the button itself
    expect(answer(page, "Travel")).to_contain_text("some roads cost")
    expect(answer(page, "Fellowship")).to_have_count(0)  # alone there is no partner
    answer(page, "Attack").click(force=True)
    expect(prompt(page)).to_contain_text("There is no shadow army")  # the reason in full
    page.get_by_role("button", name="Got it").click()


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
    assert not any(view["tokens"][0].values())


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
    expect(page.locator(".bw-log")).to_contain_text("rerolls")
    until(
        lambda: (
            person.frame["view"]["decision"]["kind"] in ("rolled", "act")
            and not any(person.frame["view"]["due"].values())
        ),
        lambda: False,
        page,
    )
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
    stand(page)  # the dice are shown during one line only
    answer(page, "Attack").click()
    answer(page, re.compile("with 3 dice", re.I)).click()
    expect(answer(page, "Next")).to_be_visible()
    on_to(page, page.locator(".dice .die"))
    expect(page.locator(".dice .die")).to_have_count(3)
    for _ in range(MAX_STEPS):
        decision = person.frame["view"]["decision"]["kind"]
        if decision == "act" and page.locator("button[aria-controls=all-choices]").count():
            break
        if not person.step():
            page.wait_for_timeout(30)
    expect(page.locator(".bw-log")).to_contain_text("attack")


def test_a_battle_under_the_prompt_scrolls_into_view_and_is_chosen_by_number(people: People) -> None:
    state = table(
        {**SOLO, "aragorn": "dol_amroth"},
        acting="aragorn",
        friends={"dol_amroth": {"gondor": 3}},
        shadow={"dol_amroth": 3},
        hands=[["gondor_valor"]],
    )
    person = at_table(people, state, ["me"])
    page = person.page
    stand(page)  # the dice are shown during one line only
    expect(page.locator(".m-coins .tnumt")).to_have_count(2)
    answer(page, "Attack").click()
    expect(answer(page, re.compile("3 dice"))).to_contain_text("3")
    expect(page.locator("[data-place].can")).to_have_count(0)  # roads can't be chosen
    expect(page.locator(".m-coins *")).to_have_count(0)
    place(page, "pelargir").click()  # this cancels the attack
    expect(page.locator("[data-place].can")).to_have_count(2)
    assert person.frame["view"]["acting"] == "aragorn"
    answer(page, "Attack").click()
    expect(answer(page, re.compile("3 dice"))).to_be_visible()
    page.keyboard.press("3")
    expect(answer(page, "Next")).to_be_visible()
    on_to(page, page.locator(".dice .die"))
    expect(page.locator(".dice .die")).to_have_count(3)
    expect(page.locator(".dice")).to_contain_text("Battle: Dol Amroth")
    expect(answer(page, "Next")).to_have_class(re.compile("primary"))
    settle(page)
    assert "dol_amroth" not in page.evaluate(COVERED)
    expect(place(page, "dol_amroth").locator(".ringn")).to_have_count(1)


def test_frodos_destination_is_marked_while_a_question_about_it_is_open(people: People) -> None:
    state = solo(
        "frodo_sam",
        hands=[["dale_resistance", "mordor_stealth"]],
        nazgul={"eriador": 2, "mordor": 7},
    )
    page = at_table(people, state, ["me"], ("travel weather_hills",)).page
    expect(prompt(page)).to_contain_text("Weather Hills")
    expect(place(page, "weather_hills").locator(".ringn")).to_have_count(1)
    lines = ("travel weather_hills", "search", "searched 1 slip 1 weary")
    page = at_table(people, state, ["me"], lines).page
    expect(place(page, "weather_hills").locator(".ringn")).to_have_count(1)
    page.evaluate("() => localStorage.setItem('bywater', JSON.stringify({lang: 'fr'}))")
    page.reload()
    expect(page.locator(".dice header")).to_contain_text("Traque")
    assert "Traque\u00a0: Collines" in (page.locator(".dice header").text_content() or "")
    assert "Épuisé\u00a0:" in (page.locator(".dice ul").text_content() or "")


def test_alone_a_resignation_needs_no_consent_and_is_logged(people: People) -> None:
    state = table({**SOLO, "aragorn": "helms_deep"}, acting="aragorn", friends={"helms_deep": {"rohan": 3}})
    person = at_table(people, state, ["me"])
    page = person.page
    place(page, "edoras").click()
    asked(person, "company")
    expect(prompt(page)).to_contain_text("Pick companions and armies")
    expect(prompt(page)).not_to_contain_text("Other players decide")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".bw-log")).to_contain_text("You resigned")


def shadowed(**words: Any) -> State:
    """Two shadow cards are next; both are known, and so is the red back under the second. See `ENDED`."""
    words.setdefault("hands", [["orc_infighting"]])
    return table(
        SOLO,
        acting="aragorn",
        levels=[
            {"seen": ["sh31"], "back": "", "unseen": []},
            {
                "seen": ["sh09", "sh10"],
                "back": "",
                "unseen": [f"sh{number:02}" for number in range(11, 49) if number != 31],
            },
        ],
        shadow_discard=["drums", "wheels", *[f"sh{number:02}" for number in range(1, 9)]],
        shadow={"isengard": 2, "dunland": 1, "bree": 1},
        friends={"rivendell": {"elf": 2}},
        **words,
    )


# The actions that lead to the second shadow card: the turn ends, two cards are drawn, and the first one is resolved.
ENDED = ("done", "drawn eriador_friendship", "drawn eriador_valor", "pass")


def test_a_shadow_step_with_an_advance_is_narrated_line_by_line(people: People) -> None:
    person = at_table(people, shadowed(), ["me"], ENDED)
    page = person.page
    stand(page)  # each line stays until the next is requested
    expect(page.locator(".bw-panel").filter(has_text="Shadow deck")).to_contain_text("Isengard to Rivendell (lime)")
    answer(page, "Reveal the next shadow card").click()
    step = page.locator(".telling")
    expect(step).to_contain_text("A shadow card is revealed")
    log = page.locator(".bw-log")
    expect(log).to_contain_text("A shadow card is revealed")
    expect(log).not_to_contain_text("The Shadow advances")  # the log does not run ahead
    answer(page, "Next").click()
    expect(step).to_contain_text("Advance")
    expect(log).to_contain_text("The Shadow advances")
    expect(page.locator("svg.fmap[data-focus]")).to_have_count(1)
    expect(page.locator(".line.is-on")).not_to_have_count(0)
    expect(piece(page, "isengard shadow")).to_contain_text("2")  # not yet
    on_to(page, piece(page, "hollin shadow"))  # from Dunland, in the middle of the narration
    # A press too many does not answer the next prompt: for a moment it accepts no pointer input.
    page.evaluate(
        """() => {
            const look = () => {
                const one = document.querySelector(".bw-prompt .choice[data-choice]");
                if (one) window.firstSeen ??= getComputedStyle(one).pointerEvents;
            };
            new MutationObserver(look).observe(document.querySelector(".bw-prompt"), {childList: true, subtree: true});
        }"""
    )
    answer(page, "Skip").click()
    expect(step).to_have_count(0)
    asked(person, "act")
    assert person.frame["view"]["shadow"].get("fords_of_isen") == 2
    assert page.evaluate("() => window.firstSeen") == "none"
    expect(page.locator(".bw-prompt .choice").first).to_have_css("pointer-events", "auto")


def test_the_shadow_step_goes_on_by_itself(people: People) -> None:
    person = at_table(people, shadowed(), ["me"], ENDED, motion=True)
    page = person.page
    answer(page, "Reveal the next shadow card").click()
    expect(page.locator(".telling")).to_be_visible()
    expect(page.locator(".telling")).to_have_count(0, timeout=60_000)
    asked(person, "act")
    # then two cards are drawn, and move from the deck to the hand
    page.evaluate(
        """() => {
            window.flown = 0;
            const count = (changes) => changes.forEach((one) => one.addedNodes.forEach((node) => {
                if (node.classList?.contains("thing")) window.flown++;
            }));
            new MutationObserver(count).observe(document.querySelector(".air"), {childList: true});
        }"""
    )
    answer(page, "Finish").click()
    answer(page, re.compile("^End the actions")).click()
    page.wait_for_function("() => window.flown >= 2")
    expect(page.locator(".air .thing")).to_have_count(0)
    expect(page.locator(".hand .card.coming")).to_have_count(0)


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
    second.page.get_by_role("button", name="Take this seat").click()
    page, other = first.page, second.page
    asked(first, "act")
    answer(page, "Fellowship").click()
    answer(page, re.compile("^Fellowship: give")).click()
    give = other.locator(".bw-prompt__acts button.choice")
    expect(give.first).to_be_visible()
    expect(other.locator(".bw-prompt")).to_contain_text("offers it to you")
    give.filter(has_text=re.compile("^Take")).click()
    asked(first, "act")
    assert sorted(first.frame["view"]["hands"][1]) == ["eriador_stealth", "eriador_valor"]
    # and then together to the Weather Hills, with the armies
    place(page, "weather_hills").click()
    asked(first, "company")
    piece(page, "aragorn").click()
    piece(page, "bree elf").click()
    piece(page, "bree elf").click()
    expect(piece(page, "aragorn").locator(".grip")).to_have_attribute("aria-pressed", "true")
    assert faults_of(page) == []
    answer(page, "Set out").click()
    expect(other.locator(".bw-prompt")).to_contain_text("Weather Hills")
    other.locator(".bw-prompt").get_by_role("button", name="Come along").click()
    asked(first, "act")
    view = first.frame["view"]
    assert view["characters"]["aragorn"]["place"] == "weather_hills"
    assert view["friends"]["weather_hills"]["elf"] == 2


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
    second.page.get_by_role("button", name="Take this seat").click()
    other = second.page
    answer(other, re.compile("Act now")).click()
    asked(second, "interrupt")
    other.locator(".hand .card.ev.can").click()
    until(
        lambda: second.frame["view"]["decision"]["kind"] == "placing",
        lambda: second._pick(answer(other, re.compile("^Play"))),
        other,
    )
    asked(second, "placing")
    place(other, "moria").click()
    asked(second, "numbering")
    other.locator(".bw-prompt__acts button.choice").last.click()
    expect(piece(first.page, "moria shadow")).to_contain_text("1")
    until(lambda: second.frame["view"]["shadow"]["moria"] == 1, lambda: False, other)


# -- sizes, languages, keys, and a whole game ---------------------------------------------------


# Pairs of overlapping names. A letter fills its line only in part.
TOUCHING = """() => {
    const boxes = [...document.querySelectorAll(".m-labels text")].map((node) => {
        const [box, map] = [node.getBBox(), node.getScreenCTM()];
        const top = box.y + 0.17 * Number(node.getAttribute("font-size"));
        return {
            name: node.dataset.name,
            x0: box.x * map.a + map.e, x1: (box.x + box.width) * map.a + map.e,
            y0: top * map.d + map.f, y1: (box.y + box.height) * map.d + map.f,
        };
    });
    const lie = (a, b) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
    const pairs = [];
    for (const [at, a] of boxes.entries())
        for (const b of boxes.slice(at + 1)) if (lie(a, b)) pairs.push([a.name, b.name]);
    return boxes.length > 45 ? pairs : [`only ${boxes.length} names`];
}"""

# Whether the map has been drawn for the current size of the stage, with its final fonts.
DRAWN = """() => {
    const box = (name) => document.querySelector(name)?.getBoundingClientRect();
    const [map, stage] = [box("svg.fmap"), box(".stage-map")];
    if (!map || document.fonts.status !== "loaded" || stage.right > innerWidth) return false;
    const [, , width, height] = document.querySelector("svg.fmap").dataset.sight.split(" ").map(Number);
    const scale = map.width / (1600 + 32);
    return Math.abs(width * scale - stage.width) < 2 && Math.abs(height * scale - stage.height) < 2;
}"""

# Places covered by the prompt or the hand.
COVERED = """() => [...document.querySelectorAll("[data-place] .site")].flatMap((node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest(".stage-map") ? [] : [node.closest("[data-place]").dataset.place];
})"""


def test_no_names_overlap_and_no_place_is_under_the_prompt(people: People) -> None:
    page = at_table(people, solo(), ["me"], size="laptop").page
    for lang in ("en", "fr", "de"):
        page.evaluate("(lang) => localStorage.setItem('bywater', JSON.stringify({lang}))", lang)
        page.reload()
        for size in ("laptop", "tablet"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("(size) => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
            expect(page.locator(".steps")).to_be_visible()
            page.wait_for_function(DRAWN)
            settle(page)
            assert page.evaluate(TOUCHING) == [], (lang, size)
            assert page.evaluate(COVERED) == [], (lang, size)


@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_with_two_players_no_place_is_under_the_prompt_or_a_hint(people: People, size: str) -> None:
    state = table(
        {"frodo_sam": "rivendell", "legolas": "bree"},
        {"aragorn": "bree", "arwen": "rivendell"},
        acting="legolas",
        hands=[["eriador_stealth", "dale_friendship", "rohan_valor"], ["eriador_valor", "orc_infighting"]],
        friends={"bree": {"elf": 2}},
        shadow={"moria": 3},
    )
    page = at_table(people, state, ["me", "bot:novice"], size=size).page
    for lang in ("en", "fr", "de"):
        page.evaluate("(lang) => localStorage.setItem('bywater', JSON.stringify({lang}))", lang)
        page.reload()
        expect(page.locator(".bw-prompt__acts .choice")).to_have_count(10)
        page.wait_for_function(DRAWN)
        settle(page)
        assert page.evaluate(TOUCHING) == [], lang
        assert page.evaluate(COVERED) == [], lang
        page.keyboard.press("h")
        expect(page.locator(".hint.on li")).not_to_have_count(0, timeout=THINKING)
        rest(page)
        assert page.evaluate(COVERED) == [], lang


@pytest.mark.parametrize("size", SIZES)
def test_the_table_has_no_fault_and_fits(people: People, size: str) -> None:
    page = people.arrive("/", *SIZES[size], lang="de")
    new_table(page, "fate", ["me", "bot:novice", "bot:novice"])
    settle(page)
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
    expect(page.locator("svg.fmap[data-zoom=mid], svg.fmap[data-zoom=near]")).to_have_count(1)  # it moved to the rings
    settle(page)
    box = place(page, "tharbad").locator(".hit").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(lambda: person.frame["view"]["characters"]["aragorn"]["place"] == "tharbad", lambda: False, page)
    for tab in ("Friends", "Shadow", "Goals", "Hand"):
        page.get_by_role("button", name=tab, exact=True).tap()
        assert fits(page)
    assert faults_of(page) == []


def test_a_turn_with_keys_alone(people: People) -> None:
    person = at_table(people, solo(hands=[["dale_resistance", "rohan_resistance"]]), ["me"], way="keys")
    page = person.page
    person.press(place(page, "rivendell"))
    until(lambda: person.frame["view"]["characters"]["aragorn"]["place"] == "rivendell", lambda: False, page)
    asked(person, "act")
    moment = person.frame["moment"]
    page.keyboard.press("1")
    until(lambda: person.frame["moment"] > moment, lambda: False, page)
    expect(page.locator("button[aria-controls=all-choices]")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator("#all-choices")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("zoom the map")


def test_a_whole_game_to_its_end(people: People) -> None:
    person = people.sit_at("/", 4)
    page = person.page
    new_table(page, "fate", ["me"])
    for _ in range(MAX_STEPS):
        if page.get_by_role("dialog").count():
            break
        if not person.step():
            page.wait_for_timeout(20)
    assert person.frame["view"]["ending"]
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    assert faults_of(page) == []


# -- from set-up to the end, by touch and by keys -----------------------------------------------


def tap_ring(page: Page) -> bool:
    """Tap the first gold ring of the map that nothing covers. Return whether there was one."""
    settle(page)
    spot = page.evaluate(
        """() => [...document.querySelectorAll("[data-place].can")].map((node) => {
            const box = node.querySelector(".site").getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return document.elementFromPoint(x, y)?.closest("[data-place]") === node ? [x, y] : null;
        }).find(Boolean)"""
    )
    if spot:
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(60)
    return bool(spot)


def choose(person: Person, button: Locator) -> None:
    """Choose by touch, with the number shown on the button, or else with Tab."""
    number = button.locator("kbd")
    if person.way == "keys" and number.count():
        person.page.keyboard.press(number.inner_text())
        person.page.wait_for_timeout(60)
    else:
        person.press(button)


def first_turn(person: Person) -> None:
    """Play a first turn from the set-up: choose who begins, move one step, end the actions, draw, and let the Shadow
    act, until the next player is prompted."""
    page = person.page
    begin = answer(page, re.compile("^Start with"))
    expect(begin.first).to_be_visible()
    choose(person, begin.first)
    moment = person.frame["moment"]
    went = False
    for _ in range(MAX_STEPS):
        view = person.frame["view"]
        if person.over or (went and view["decision"]["kind"] == "act" and begin.count() and not view["acting"]):
            return
        travels = view["decision"]["kind"] == "act" and bool(answer(page, "Travel").count())
        on = answer(page, re.compile("^(Skip|End the actions|Set out|Act with|Reveal|Keep the dice)"))
        finish = answer(page, "Finish")
        if person.way == "keys" and answer(page, "Skip").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(30)
        elif on.count():
            choose(person, on.first)
        elif travels and not went:
            if person.way == "touch":
                went = tap_ring(page)
            else:
                person.press(page.locator("[data-place].can").first)
                went = True
        elif went and finish.count() and view["decision"]["kind"] == "act":
            person.press(finish)
        elif not person.step():
            page.wait_for_timeout(30)
        assert person.frame["moment"] >= moment
    raise AssertionError(f"the turn did not end: {prompt(page).inner_text()}")


def at_the_fire(people: People, size: str, way: Way) -> Person:
    """Open a table with Frodo on Mount Doom and the required cards in hand."""
    five = ["eriador", "dale", "rohan", "gondor", "mordor"]
    state = table(
        {**SOLO, "frodo_sam": "mount_doom"},
        acting="frodo_sam",
        hands=[[f"{region}_resistance" for region in five]],
        tokens=[{"resistance": 1}],
        nazgul={"rohan": 9},
        hope=8,
    )
    return at_table(people, state, ["me"], size=size, way=way)


def throw_it_in(person: Person) -> None:
    page = person.page
    person.press(page.get_by_role("button", name="Destroy the One Ring"))
    asked(person, "paying")
    if person.way == "touch":
        person.press(page.get_by_role("button", name="Hand", exact=True))
    for count in range(5):
        person.press(page.locator(".hand .card.can:not(.picked)").first)
        if count < 4:
            expect(page.locator(".hand .card.picked")).to_have_count(count + 1)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("You won together!")
    assert person.frame["view"]["ending"] == "destroyed"


def test_a_game_by_touch_alone(people: People) -> None:
    person = people.sit_at("about:blank", 3, *SIZES["phone"], "touch")
    new_table(person.page, "fate", ["me"])
    stand(person.page)  # narrated lines are skipped, and must not close while a tap is on its way to them
    first_turn(person)
    person = at_the_fire(people, "phone", "touch")
    person.press(person.page.get_by_role("button", name="Goals", exact=True))
    throw_it_in(person)


def test_a_game_by_keys_alone(people: People) -> None:
    person = people.sit_at("about:blank", 3, *SIZES["laptop"], "keys")
    page = person.page
    new_table(page, "fate", ["me"])
    stand(page)
    first_turn(person)
    # Escape cancels a choice, and the arrow keys move from place to place
    person = at_the_fire(people, "laptop", "keys")
    page = person.page
    person.press(answer(page, "Finish"))
    expect(prompt(page)).to_contain_text("You have actions left")
    page.keyboard.press("Escape")
    expect(answer(page, "Finish")).to_be_visible()
    person.tab_to(page.locator("[data-place].can").first)
    before = page.evaluate("() => document.activeElement.dataset.place")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.dataset.place") not in (before, None)
    throw_it_in(person)


def test_cards_and_tokens_are_discarded_in_any_order(people: People) -> None:
    characters = {"frodo_sam": "bree", "gandalf": "moria"}, {"gimli": "moria", "eowyn": "edoras"}
    rest = [f"sh{number:02}" for number in range(1, 49) if number != 10]
    deck = {"levels": [{"seen": ["wheels", "sh10"], "back": "", "unseen": rest}], "shadow_discard": ["drums"]}
    state = table(*characters, acting="gandalf", hands=[["eagles"]], tokens=[{"valor": 1}], **deck)
    turn = ("done", "drawn dale_valor", "drawn rohan_stealth", "pass", "wheels first")
    person = at_table(people, state, ["me", "bot:novice"], turn)
    page = person.page
    asked(person, "discarding")
    page.locator(".toks button.can").click()  # the rules want cards first
    page.locator(".hand .card.can:not(.picked)").first.click()
    page.wait_for_function("() => document.querySelectorAll('.dock .hand .card').length === 2")
    until(
        lambda: not any(person.frame["view"]["tokens"][0].values()), lambda: False, page
    )  # the token goes after the card


def test_the_set_up_offers_only_the_levels_of_the_scenario(people: People) -> None:
    page = people.arrive()
    tile = page.locator("article").filter(has_text="Fate of the Fellowship")
    tile.get_by_role("button", name="Rules and options").click()
    dialog = page.get_by_role("dialog")
    level = dialog.get_by_label("Level", exact=True)
    expect(level.get_by_role("option")).to_have_text(["Introductory", "Standard"])
    dialog.get_by_label("Objectives", exact=True).select_option("riders_of_rohan")
    expect(level.get_by_role("option")).to_have_text(["Heroic", "Epic"])
    expect(level).to_have_value("heroic")
    dialog.get_by_label("Objectives", exact=True).select_option("random")
    expect(level.get_by_role("option")).to_have_count(5)
    expect(level).to_have_value("heroic")
