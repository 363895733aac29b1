"""The drawing of The Confrontation: it fits the terminal and shows exactly the information of the view."""

import random
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import bywater
from bywater.cli.choices import Choices
from bywater.core.journal import Entry
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.state import State, View
from bywater.drawing import draw
from bywater.games.confrontation.knowledge.memory import memory_of
from bywater.games.confrontation.model.board import REGIONS, SIDES
from bywater.games.confrontation.model.figures import EACH, FIGURES, STRENGTH
from bywater.words import LANGUAGES, Words

GAME = bywater.load("confrontation")
SPECIALS: dict[str, Any] = {
    "light_specials": ["shadowfax", "gandalf_the_white"],
    "dark_specials": ["palantir", "recall"],
}
EYES: tuple[object, ...] = (0, 1, (0, 1), WATCHER)


def states(games: int, seed: int) -> Iterator[State]:
    """All states of some random games, each with a journal of its last step."""
    rng = random.Random(seed)
    for number in range(games):
        state = GAME.start(**SPECIALS) if number % 2 else GAME.start()
        while True:
            yield state
            if state.actor == OVER:
                break
            state = state.clone()
            state.open_journal()
            state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))


def drawn(view: View, words: Words, width: int = 100, height: int = 40, journal: list[Entry] | None = None) -> str:
    """The board and the choices of a view as plain text."""
    page = StringIO()
    console = Console(file=page, width=width, height=height, highlight=False)
    console.print(draw(GAME, view, words, journal or []))
    console.print(Choices(GAME, view, words).render())
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "most"), [(100, 40, 26), (80, 24, 27), (100, 60, 33), (80, 60, 34)])
def test_the_picture_fits(width: int, height: int, most: int, lang: str) -> None:
    words = Words(lang, GAME.id)
    seen = 0
    for number, state in enumerate(states(3, seed=1)):
        for eyes in EYES if number % 5 == 0 else ():
            page = StringIO()
            console = Console(file=page, width=width, height=height)
            console.print(draw(GAME, state.view(eyes), words, state.journal_for(eyes)))
            picture = page.getvalue().splitlines()
            assert max(len(line) for line in picture) <= width
            assert len(picture) <= most
            assert "<" not in page.getvalue()
            seen += 1
    assert seen > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_regions_and_all_figures_are_in_the_picture(lang: str) -> None:
    words = Words(lang, GAME.id)
    for state in states(2, seed=2):
        if state.view(0)["turns"] == 0:
            continue
        both = drawn(state.view((0, 1)), words)
        assert all(words.say(f"region-{name}") in both for name in REGIONS)
        for figure in FIGURES:
            assert words.say(f"figure-{figure}.short")[:4] in both


def test_without_room_for_a_map_the_regions_are_listed() -> None:
    words = Words("de", GAME.id)
    view = next(state for state in states(1, seed=3) if state.view(0)["turns"] > 3).view(0)
    page = drawn(view, words, width=60)
    assert max(len(line) for line in page.splitlines()) <= 60
    assert all(words.say(f"region-{name}") in page for name in REGIONS)


def test_the_own_home_is_at_the_bottom() -> None:
    words = Words("en", GAME.id)
    for seat, top, bottom in ((0, "Mordor", "Shire"), (1, "Shire", "Mordor")):
        page = drawn(GAME.start().view(seat), words)
        assert page.index(top) < page.index(bottom)


def test_the_river_and_the_tunnel_lead_the_right_way() -> None:
    """M9, M10: downstream to Rohan, and from Eregion to Fangorn."""
    words = Words("en", GAME.id)
    for_light = drawn(GAME.start().view(0), words)
    assert for_light.index("Mirkwood") < for_light.index("►") < for_light.index("Fangorn") < for_light.index("Rohan")
    assert for_light.index("Fangorn") < for_light.index("▲") < for_light.index("∩") < for_light.index("Eregion")
    for_dark = drawn(GAME.start().view(1), words)
    assert for_dark.index("Rohan ○") < for_dark.index("◄") < for_dark.index("Mirkwood")
    assert for_dark.index("Eregion") < for_dark.index("∪") < for_dark.index("▼") < for_dark.index("Fangorn")


def test_what_is_drawn_depends_only_on_the_view() -> None:
    """Two states that a seat can't distinguish give it the same drawing and the same choices."""
    words = Words("en", GAME.id)
    rng = random.Random(4)
    differing = 0
    for number, state in enumerate(states(6, seed=4)):
        if number % 6:
            continue
        for eyes in EYES:
            view = state.view(eyes)
            other = GAME.belief(view).sample(rng)
            differing += other.snapshot() != state.snapshot()
            assert drawn(other.view(eyes), words) == drawn(view, words)
    assert differing > 25


def test_hidden_figures_are_not_named() -> None:
    """A figure that may stand in many places is not named anywhere."""
    words = Words("en", GAME.id)
    checked = 0
    for state in states(4, seed=5):
        for seat in (0, 1):
            view = state.view(seat)
            if view["turns"] == 0 or view["ending"]:
                continue
            enemy = SIDES[1 - seat]
            known = [name for sight in memory_of(view)[enemy].values() for name in (*sight.certain, *sight.possible)]
            unseen = [name for name in FIGURES[(1 - seat) * EACH : (2 - seat) * EACH] if known.count(name) > 5]
            page = StringIO()
            Console(file=page, width=100, height=40).print(draw(GAME, view, words, []))
            for name in unseen:
                assert f"{words.say(f'figure-{name}')} {STRENGTH[FIGURES.index(name)]}" not in page.getvalue()
                checked += 1
    assert checked > 100


# -- memory -----------------------------------------------------------------------------------


def places(state: State, side: int) -> dict[str, set[str]]:
    return {place: set(names) for place, names in state.view((0, 1))[SIDES[side]]["figures"].items()}


@pytest.mark.parametrize("seat", [0, 1])
def test_memory_agrees_with_all_states_that_fit(seat: int) -> None:
    """M18: the possible figures of a place are those that stand there in some state that fits the view."""
    rng = random.Random(6)
    enemy = 1 - seat
    exact = 0
    for number, state in enumerate(states(4, seed=6)):
        view = state.view(seat)
        if number % 7 or view["turns"] == 0 or view["ending"]:
            continue
        sights = memory_of(view)[SIDES[enemy]]
        belief = GAME.belief(view)
        fitting = [places(belief.sample(rng), enemy) for _ in range(150)]
        for place, sight in sights.items():
            found = [stands.get(place, set()) for stands in fitting]
            ever = set.union(*found)
            always = set.intersection(*found)
            assert set(sight.certain) <= always
            assert ever <= set(sight.certain) | set(sight.possible)
            assert all(len(stands) == sight.count for stands in found)
            if len(sight.possible) <= 4:
                assert ever == set(sight.certain) | set(sight.possible)
                exact += 1
    assert exact > 10


def test_memory_knows_a_figure_that_was_shown_and_has_not_moved() -> None:
    seen = 0
    for state in states(6, seed=7):
        view = state.view(0)
        if view["turns"] == 0 or view["ending"]:
            continue
        for name in view["face_up"]:
            if name in FIGURES[EACH:]:
                certain = [place for place, sight in memory_of(view)["dark"].items() if name in sight.certain]
                assert len(certain) == (0 if name in view["dark"]["out"] else 1)
                seen += 1
    assert seen > 20
