"""The Confrontation in real browsers: two people play each other, and the bytes are checked for hidden information."""

import re
import time
from typing import Any

import msgspec
from playwright.sync_api import expect

import bywater
from bywater.core.record import read_record
from bywater.games.confrontation.model.board import SIDES
from bywater.games.confrontation.model.figures import FIGURES
from bywater.server.tables.feed import frames_of
from tests.web.conftest import People, Served
from tests.web.person import Person

LIGHT, DARK = FIGURES[:9], FIGURES[9:]
MAX_STEPS = 6000  # most of them wait for the opponent
STILL = 3.0
"""Seconds: no line of a narration stays on the page for longer."""
MAX_GAMES = 8


def meet(people: People) -> tuple[Person, Person]:
    """Invite a friend, who joins and sits down."""
    light, code = people.invite("The Confrontation")
    dark = people.sit_at(f"/join/{code}", 5)
    dark.page.get_by_role("button", name="Take this seat").click()
    light.page.get_by_role("button", name="Shuffle").wait_for()
    return light, dark


def play(light: Person, dark: Person, until: Any) -> None:
    for _ in range(MAX_STEPS):
        if until():
            return
        if not (light.step() | dark.step()):
            light.page.wait_for_timeout(30)
    raise AssertionError("the game did not end")


def lay_out(person: Person) -> None:
    """Lay out all figures of a side at once. Meanwhile the other side's set-up may change the buttons."""
    person.page.get_by_role("button", name="Shuffle", exact=True).click()
    person.page.get_by_role("button", name="Ready", exact=True).click()
    expect(person.page.locator(".tray")).to_have_count(0)


def settle(*persons: Person) -> None:
    """Wait until no answer is pending and no narration runs."""

    def now() -> list[tuple[int, str]]:
        return [(len(person.received), person.page.locator("main").inner_text()) for person in persons]

    before, since = now(), time.monotonic()
    while time.monotonic() < since + STILL:
        persons[0].page.wait_for_timeout(100)
        if (then := now()) != before:
            before, since = then, time.monotonic()


def seen_from(record: str, seat: int) -> list[dict[str, Any]]:
    """Return the frames that the views of this seat give, and nothing else."""
    game = bywater.load("confrontation")
    frames = list(frames_of(game, read_record(record), [seat]))
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(frames))
    return plain


def test_two_browsers_play_a_whole_game_and_receive_no_hidden_information(people: People) -> None:
    """Every frame received over a socket is what the views of its seat give, frame by frame, to the end."""
    light, dark = meet(people)
    play(light, dark, lambda: light.over and dark.over)
    assert light.frame["view"]["ending"] == dark.frame["view"]["ending"]
    code = light.page.url.rpartition("/")[2]
    record = light.page.request.get(f"/api/tables/{code}/record").text()
    for seat, person in enumerate((light, dark)):
        expected = seen_from(record, seat)
        arrived = [message["frame"] for message in person.messages if "frame" in message]
        own = [frame for frame in arrived if frame["view"]["viewers"] == [seat]]
        assert own[-1]["moment"] == len(expected) - 1
        for frame in own:
            assert {**frame, "news": []} == {**expected[frame["moment"]], "news": []}
            assert frame["news"] in ([], expected[frame["moment"]]["news"])
        # Before sitting down it was a watcher, who is shown no hidden figures.
        assert all("figures" not in frame["view"][side] for frame in arrived if frame not in own for side in SIDES)
        expect(person.page.locator(".bw-dialog").first).to_be_visible()


def test_before_the_first_move_no_message_names_an_enemy(people: People) -> None:
    """During the set-up nothing is known, so no enemy figure may appear in any message."""
    light, dark = meet(people)
    lay_out(light)
    lay_out(dark)
    dark.page.locator(".bw-prompt").get_by_text("Choose a figure").wait_for()
    for person, enemies in ((light, DARK), (dark, LIGHT)):
        for message in person.messages:
            frame = message.get("frame", {})
            # `sights` lists who could stand somewhere: all nine everywhere, so it reveals nothing.
            extras = frame.pop("extras", {})
            assert not any(re.search(rf"\b{name}\b", str(frame)) for name in enemies)
            for sight in [sight for side in extras.get("sights", {}).values() for sight in side.values()]:
                assert sight["certain"] == []
                assert sorted(sight["possible"]) == sorted(enemies)


def test_a_server_killed_in_a_battle_continues_where_it_was(people: People, served: Served) -> None:
    light, dark = meet(people)
    for _ in range(20):  # the last press may have ended the battle
        play(light, dark, lambda: light.frame["view"]["battle"] is not None and light.page.locator(".bt").count())
        settle(light, dark)  # else a pending action might or might not be stored before the kill
        if light.frame["view"]["battle"] is not None:
            break
    assert light.frame["view"]["battle"] is not None
    before = [person.frame["view"] for person in (light, dark)]
    served.kill()
    banners = [person.page.get_by_text("Connection lost") for person in (light, dark)]
    for banner in banners:
        banner.wait_for()
    counts = [len(person.received) for person in (light, dark)]
    served.start()
    for banner in banners:
        banner.wait_for(state="hidden", timeout=60_000)
    assert all(len(person.received) > count for person, count in zip((light, dark), counts, strict=True))
    assert [person.frame["view"] for person in (light, dark)] == before
    play(light, dark, lambda: light.frame["view"]["battle"] is None or light.over)


def test_dark_sets_up_while_light_still_does(people: People) -> None:
    """Nothing is sent before Light is ready, and then everything at once, without another click."""
    light, dark = meet(people)
    sent: list[str] = []
    dark.page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    dark.page.reload()
    dark.page.get_by_role("button", name="Shuffle", exact=True).click()
    dark.page.get_by_role("button", name="Ready", exact=True).click()
    prompt = dark.page.locator(".bw-prompt")
    expect(prompt).to_contain_text("The other side is still setting up")
    expect(dark.page.locator(".tray .piece:enabled")).to_have_count(0)
    prompt.get_by_role("button", name="Change").click()
    dark.page.get_by_role("button", name="Ready", exact=True).click()
    assert not [text for text in sent if '"act"' in text]
    lay_out(light)
    expect(prompt).not_to_contain_text("still setting up")
    prompt.get_by_text("Choose a figure").wait_for()
    assert len([text for text in sent if '"act"' in text]) == 1


# Log lines about the result while the battle is still open, and how far the fighters moved after a card was laid.
EARLY = """() => {
  window.early = [];
  window.ends = 0;
  window.leap = 0;
  let top = null;
  const look = () => {
    const battle = document.querySelector(".bt");
    const last = [...document.querySelectorAll(".bw-log [data-line]")].at(-1)?.textContent ?? "";
    const decided = battle && [...battle.querySelectorAll("button")].some((b) => b.textContent.trim() === "Continue");
    const at = battle?.querySelector(".arena").getBoundingClientRect().top ?? null;
    if (battle?.querySelector(".pick") || !battle) top = at;
    else if (top !== null) leap = Math.max(leap, Math.abs(at - top));
    if (decided && top !== null) ends++;
    else if (!decided && battle && / falls? |wins/.test(last)) early.push(last);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def test_a_battle_does_not_move_and_the_log_does_not_reveal_its_end(people: People) -> None:
    for _ in range(MAX_GAMES):  # a game may be over before a card is laid
        light, dark = meet(people)
        light.page.evaluate(EARLY)
        page = light.page
        play(light, dark, lambda page=page: page.evaluate("() => ends > 0") or page.locator(".end").count())
        if page.evaluate("() => ends > 0"):
            break
    assert light.page.evaluate("() => ends > 0")
    assert light.page.evaluate("() => early") == []
    assert light.page.evaluate("() => leap") < 3
