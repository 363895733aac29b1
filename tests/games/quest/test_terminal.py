"""The drawing of The Lord of the Rings fits its width, and shows exactly what the view contains."""

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
from bywater.drawing import draw
from bywater.games.quest.model.board import EVENTS
from bywater.games.quest.presentation.choices import groups, numbers
from bywater.games.quest.presentation.open_demand import missing_of
from bywater.words import LANGUAGES, Words
from tests.cli.terminal import any_choices, bywater, stdout_of

from .helpers import (
    FRODO,
    GAME,
    SAM,
    at_the_mountain,
    beginning,
    choose,
    do,
    event,
    everything,
    face_down,
    offers,
    pass_quiet,
    pledge,
    prompt_of,
    table,
    tile,
    to_the_end,
)

WORDS = Words("en", "quest")
EYES: tuple[object, ...] = (0, 1, (0, 1), WATCHER)


def picture(view: View, words: Words = WORDS, width: int = 80) -> str:
    """Return the table of a view as plain text."""
    page = StringIO()
    Console(file=page, width=width, height=40, highlight=False).print(draw(GAME, view, words, []))
    return page.getvalue()


def listed(view: View, words: Words = WORDS, width: int = 80) -> str:
    """Return the choices of a view as plain text."""
    page = StringIO()
    Console(file=page, width=width, height=40, highlight=False).print(Choices(GAME, view, words).render())
    return page.getvalue()


def row(page: str, beginning_with: str) -> str:
    """Return the line of a picture that begins with this, without leading blanks."""
    return next(line.strip() for line in page.splitlines() if line.strip().startswith(beginning_with))


def states(games: int, seed: int, **options: Any) -> Iterator[State]:
    """States along random games of all numbers of players, and one at each event of each board."""
    rng = random.Random(seed)
    for number in range(games):
        state = GAME.start(GAME.seats[number % len(GAME.seats)], **options)
        while state.actor != OVER:
            if state.actor != CHANCE and rng.random() < 0.2:
                yield state.clone()
            state.apply(choose(state, rng))
        yield state
    for place in ("moria", "helms_deep", "shelobs_lair", "mordor"):
        for number in range(1, 7):
            yield event(number, "gimli, white_joker", "boromir, athelas", place=place, shields=[9, 9], options=options)
    yield at_the_mountain("gimli", "", options=options)


# -- width ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "most"), [(80, 26), (110, 22)])
def test_the_picture_fits(width: int, most: int, lang: str) -> None:
    words = Words(lang, GAME.id)
    seen = 0
    for state in (*states(6, seed=1), *states(4, seed=1, competitive=True), *states(4, seed=1, hands="secret")):
        page = picture(state.view(EYES[seen % len(EYES)]), words, width).splitlines()
        assert max(len(line) for line in page) <= width
        assert len(page) <= most
        assert "<" not in "".join(page)
        assert "…" not in "".join(page)
        seen += 1
    assert seen > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_listed_once_and_in_words(lang: str) -> None:
    words = Words(lang, GAME.id)
    seen = 0
    for options in ({}, {"hands": "secret"}, {"competitive": True}):
        for state in states(4, seed=2, **options):
            if state.actor < 0:
                continue
            view = state.view(state.actor)
            grouped = [code for _, members in groups(view) for _, code in members]
            assert len(grouped) == len(set(grouped))
            assert set(grouped) <= set(view["legal"])
            choices = Choices(GAME, view, words)
            assert sorted(code for choice in choices.all for code in choice.actions) == view["legal"]
            assert len({choice.number for choice in choices.all}) == len(choices.all)
            assert not re.search(r"[<>{}$]", listed(view, words))
            seen += 1
    assert seen > 150


# -- content ----------------------------------------------------------------------------------


def test_q01_hobbits_and_sauron_stand_above_their_spaces() -> None:
    page = picture(table("", "", "", dark=[0, 4, 4], sauron=11).view(0)).splitlines()
    above = next(line for line in page if "◉ Sauron" in line)
    below = next(line for line in page if line.startswith("light"))
    spaces = {int(found.group()): found.start() for found in re.finditer(r"\d+", below)}
    assert len(spaces) == 16
    assert above[spaces[0] :].startswith("F ")
    assert above[spaces[4] :].startswith("SP ")
    assert above[spaces[11] :].startswith("◉ ")


def test_r27_an_eliminated_hobbit_is_not_on_the_line() -> None:
    page = picture(table("", "", "", gone=[1], dark=[0, 12, 1]).view(0), width=110)
    assert "out of the game" in row(page, "S Sam")
    assert "S" not in page.splitlines()[1].replace("Sauron", "")


def test_q16_a_line_shows_what_is_passed_and_what_comes_next() -> None:
    page = picture(table("", "", lines={"fighting": 2, "hiding": 0, "travelling": 7}).view(0))
    assert row(page, "† Fighting").startswith("† Fighting   12 · · ● ○ ◆ ◆ ○ ⚄ ◆ ⚄ ◈ 20")
    assert row(page, "♠ Hiding").startswith("♠ Hiding        ● ▮Book ○ ♥ ○ ♥ ○ ♥")
    assert row(page, "» Travelling").startswith("» Travelling    · · · · · · · ●")
    assert "∞ Friendship" not in page


def test_r12_the_first_part_of_travelling_at_helms_deep_ends_at_a_bar() -> None:
    page = picture(table("", "", place="helms_deep").view(0))
    assert row(page, "» Travelling") == "» Travelling    ● ◆ ♥ ♥ ♥ ◆ │ ☼ ◆ ☼ ◆ ☼"


def test_r11_cards_that_are_lost_are_on_no_space() -> None:
    page = picture(table("", "", place="helms_deep", board_cards=[]).view(0))
    assert row(page, "∞ Friendship").startswith("∞ Friendship    ● ⚄ · ○ · ○ · ○ ")
    assert "▯Théoden" in picture(table("", "", place="helms_deep").view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(4))
def test_q19_all_six_events_are_named_and_the_next_is_marked(number: int, lang: str) -> None:
    words = Words(lang, GAME.id)
    place = ("moria", "helms_deep", "shelobs_lair", "mordor")[number]
    page = picture(table("", "", place=place, event=2).view(0), words)
    names = [words.say(f"event-{name}.short") for name in EVENTS[6 * number : 6 * number + 6]]
    for count, (mark, name) in enumerate(zip("✓✓►   ", names, strict=True), 1):
        assert f"{mark}{count} {name}" in page


def test_q13_tiles_are_counted_by_kind_where_piles_are_open() -> None:
    hands = ("gimli, 3 white_joker", "")
    page = picture(pass_quiet(tile("sundial_cards", *hands, options={"open_piles": True})).view(0))
    assert row(page, "Tiles").startswith("Tiles (22)  ∞3 »3 ♠3 †3  sundial 6  3 things 1  burden 2  Eye 1")
    assert "revealed: 3 cards" in page
    page = picture(pass_quiet(tile("sundial_cards", *hands)).view(0))
    assert row(page, "Tiles") == "Tiles (22)  revealed: 3 cards"


def test_q13_of_the_discards_only_the_top_is_seen_unless_piles_are_open() -> None:
    piles: dict[str, Any] = {"discards": {"white_hiding": 2, "grey_fighting": 1}, "top_discard": "grey_fighting"}
    page = picture(table("", "", **piles).view(0))
    assert "discards 3 ▮†)" in page
    assert "♠♠" not in page
    page = picture(table("", "", options={"open_piles": True}, **piles).view(0))
    assert "discards 3 ▮†)" in page
    assert "discards: ▯♠♠  ▮†" in page
    used = table("", "", gandalf=["magic"], top_discard="gandalf_healing")
    assert "discards 0 Healing)" in picture(used.view(0))


def test_q13_the_last_tile_lies_on_its_pile_when_the_next_turn_begins() -> None:
    state = beginning("white_hiding", "", tiles=face_down("friendship"), top_tile="friendship")
    assert row(picture(state.view(0)), "Tiles") == "Tiles (22)  revealed: Friendship"


def test_c7_foreseen_tiles_are_named_to_those_who_know_them() -> None:
    foreseen: dict[str, Any] = {"foreseen": ["sundial", "hiding"], "looker": 0, "options": {"hands": "secret"}}
    state = beginning("miruvor", "gimli", **foreseen)
    assert "next: sundial  then Hiding" in re.sub(r"\n +", "  ", picture(state.view(0)))
    assert "2 looked at" in picture(state.view(1))
    assert "next: sundial" not in picture(state.view(1))


def test_r33_a_described_hand_is_shown_and_of_a_secret_one_only_its_size() -> None:
    hands = ("gimli, white_hiding, 2 grey_fighting", "athelas, sting, white_joker")
    page = picture(table(*hands, shields=[4, 0], tokens=[{"ring": 2}, {}]).view(1))
    assert row(page, "►F Frodo") == "►F Frodo ◌    0 4 2 · ·  4 ▯♠ ▮†† ▯Gimli††"
    assert row(page, "S Sam") == "S Sam        0 0 · · ·  3 ▯★ ▮Sting★ Athelas"
    secret = picture(table(*hands, options={"hands": "secret"}).view(1))
    assert row(secret, "►F Frodo").endswith("·  4")
    assert "Gimli" not in secret
    assert "Athelas" in secret


def test_v4_special_shields_of_rivals_lie_face_down() -> None:
    state = table("", "", shields=[5, 3], taken=[[2], []], options={"competitive": True})
    assert " 5 " in row(picture(state.view(0)), "►F Frodo")
    assert " 3◈ " in row(picture(state.view(1)), "►F Frodo")


def test_q18_the_ring_is_drawn_at_its_bearer_while_it_can_be_used() -> None:
    assert "Sam   ◎" in picture(table("", "", bearer=1, ring_used=False).view(0))
    assert "Sam   ◌" in picture(table("", "", bearer=1, ring_used=True).view(0))


def test_q25_only_gandalfs_cards_that_are_left_are_named() -> None:
    page = picture(table("", "", gandalf=["magic", "guidance"]).view(0))
    assert row(page, "Gandalf") == "Gandalf (5◆)  Magic  Guidance"


def test_the_way_is_marked_without_colour() -> None:
    assert "› [Moria] ›" in picture(table("", "").view(0))
    assert picture(GAME.start(2).view(0)).startswith("[Bag End] ›")


# -- demands ----------------------------------------------------------------------------------


def test_r32_pledges_are_marked_and_missing_symbols_are_shown() -> None:
    state = pass_quiet(event(5, "gimli, white_fighting", "boromir, 2 white_joker"))
    assert row(picture(state.view(SAM)), "Orcs Attack") == "Orcs Attack †††††  missing: 5 symbols"
    do(state, "pledge gimli")
    page = picture(state.view(SAM))
    assert row(page, "Orcs Attack") == "Orcs Attack †††††  pledged: F ▯Gimli††  missing: 3 symbols"
    assert "▯Gimli††✓" in row(page, "►F Frodo")
    pledge(state, SAM, "white_joker", "boromir")
    page = picture(state.view(SAM))
    assert "enough: pay" in row(page, "Orcs Attack")
    assert "▯★✓★ ▯Boromir††✓" in row(page, "S Sam")


@pytest.mark.parametrize(
    ("made", "price", "missing"),
    [
        (lambda: tile("sundial_items", "gimli", "", shields=[1, 0], tokens=[{"sun": 1}, {}]), " 1◆", 3),
        (lambda: tile("eye_or_two_dark", "gimli", ""), "", 1),
        (lambda: event(5, "", "", place="helms_deep", tokens=[{"ring": 1, "sun": 1}, {"heart": 1}]), " ○♥☼", 3),
        (lambda: event(2, "white_joker", "", place="shelobs_lair", shields=[3, 0]), " ★ / 3◆", 1),
    ],
)
def test_q10_prices_of_all_kinds(made: Any, price: str, missing: int) -> None:
    state = pass_quiet(made())
    view = state.view(FRODO)
    name = WORDS.say("demand-" + GAME.prompt(view).key.removeprefix("prompt-demand-"))
    assert row(picture(view), name).startswith(f"{name}{price}  missing: ")
    assert len(missing_of(view)) == missing


def test_r02_nothing_is_missing_exactly_when_it_can_be_paid() -> None:
    rng = random.Random(3)
    seen = {True: 0, False: 0}
    for state in states(16, seed=3):
        for _ in range(12):
            if state.actor < 0:
                break
            if prompt_of(state)[0] == "demand":
                met = "pay" in offers(state)
                assert (not missing_of(state.view(0))) == met
                seen[met] += 1
            pledges = [code for code in state.legal() if GAME.describe(code).kind.startswith("pledge")]
            state.apply(rng.choice(pledges or list(state.legal())))
    assert min(seen.values()) > 10


# -- choices ----------------------------------------------------------------------------------


def test_n6_going_on_is_the_first_choice_of_a_quiet_moment() -> None:
    view = beginning("miruvor", "gimli", "boromir").view(FRODO)
    assert Choices(GAME, view, WORDS).all[0].number == 1
    assert listed(view).split("\n")[0].startswith(" 1 Reveal the tile")
    assert "Ask Pippin" in listed(view)


def test_n5_being_done_is_always_number_one() -> None:
    state = do(beginning("miruvor, elessar", "gimli", dark=[1, 0]), "interrupt frodo")
    view = state.view(FRODO)
    assert numbers(view) == {GAME.action("done"): 1}
    (done,) = Choices(GAME, view, WORDS).find("1")
    assert done.full == "Done"
    assert listed(view).index("Elessar") < listed(view).index("Discard")


def test_q11_cards_are_listed_under_the_lines_that_they_move() -> None:
    page = listed(table("gimli, white_hiding, white_joker", "").view(FRODO))
    assert re.search(r"^† Fighting +\d+ ▯♠ +\d+ ▯★ +\d+ Gimli ×2", page, re.MULTILINE)
    assert re.search(r"^♠ Hiding +\d+ ▯♠ +\d+ ▯★", page, re.MULTILINE)
    assert re.search(r"^No effect +\d+ White Hiding \(Friendship\)", page, re.MULTILINE)


def test_r32_those_who_could_help_are_prompted_in_one_line() -> None:
    page = listed(pass_quiet(event(5, "gimli, boromir", "white_fighting", "2 white_joker")).view(FRODO))
    assert re.search(r"^Ask to give +\d+ Sam +\d+ Pippin", page, re.MULTILINE)
    assert re.search(r"^Pledge +\d+ Boromir +\d+ Gimli", page, re.MULTILINE)
    assert page.index("Pledge") < page.index("Ask to give")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_the_terminal(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Q15, Q23: random choices lead to the end, and the record is saved."""
    monkeypatch.chdir(tmp_path)
    game = (
        "play",
        "quest",
        "--seats",
        "3",
        "--seat",
        "2=cautious",
        "--seat",
        "3=cautious",
        "--seed",
        "5",
        "--lang",
        lang,
    )
    screen = stdout_of(bywater(*game, typed=any_choices(1500)))
    assert "<" not in screen
    # The unused input names a file to save the record in.
    (kept,) = tmp_path.iterdir()
    record = read_record(kept.read_text(encoding="utf-8"))
    assert Words(lang, "quest").say(f"log-ended-{GAME.replay(record).ending()}") in screen


# -- no hidden information --------------------------------------------------------------------


def test_what_is_drawn_depends_only_on_the_view() -> None:
    """Two states with the same view give the same picture and the same choices."""
    rng = random.Random(4)
    differing = 0
    for state in states(4, seed=4, hands="secret"):
        view = state.view(SAM)
        other = GAME.belief(view).sample(rng)
        differing += everything(other) != everything(state)
        assert picture(other.view(SAM)) == picture(view)
        assert listed(other.view(SAM)) == listed(view)
    assert differing > 25


def test_the_last_picture_shows_all() -> None:
    state = to_the_end(GAME.start(3, hands="secret"), seed=5)
    page = picture(state.view(SAM))
    assert state.actor == OVER
    assert "►F" not in page
    assert len([line for line in page.splitlines() if re.match(r" [FSP] ", line)]) == 3
