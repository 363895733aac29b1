"""The chart: well-formed, to scale, and translated."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from bywater.arena.plan import Plan
from bywater.arena.plot import BAR, FIRST, Bar, Chart, chart_of, draw, svg, ticks
from bywater.arena.ratings import Rating
from bywater.arena.results import Results, results_of
from bywater.words import LANGUAGES, Words
from tests.arena.test_results import TEAMS, teams

SVG = "{http://www.w3.org/2000/svg}"
DUEL = Plan("confrontation", ("a", "b", "c"), rounds=2, seed=9)
RATED = Results(
    DUEL,
    12,
    12,
    ratings=[
        Rating("a", 8, 0.0, 0.0, 0.0),
        Rating("b", 8, 100.0, -20.0, 220.0),
        Rating("c", 8, -50.0, -150.0, 50.0),
    ],
)


def texts(drawing: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


def test_bots_are_sorted_by_strength_with_their_intervals() -> None:
    drawn = texts(draw(RATED, Words("en", "confrontation")))
    assert drawn[:2] == ["The Confrontation", "12 games, seed 9"]
    assert drawn[2:8] == ["b", "+100 (−20 to +220)", "a", "0", "c", "−50 (−150 to +50)"]
    assert drawn[-1] == "Elo points relative to a, with 95% intervals"


def test_bars_are_to_scale_and_inside() -> None:
    root = ElementTree.fromstring(draw(RATED, Words("en", "confrontation")))
    paper, *bars = root.iter(f"{SVG}rect")
    width = float(paper.attrib["width"])
    ahead, _, behind = bars
    assert float(ahead.attrib["width"]) == pytest.approx(2 * float(behind.attrib["width"]), abs=0.2)
    zero = float(ahead.attrib["x"])
    assert float(behind.attrib["x"]) + float(behind.attrib["width"]) == pytest.approx(zero, abs=0.1)
    whiskers = [re.match(r"M([\d.]+) [\d.]+H([\d.]+)M", path.attrib["d"]) for path in root.iter(f"{SVG}path")]
    assert len(whiskers) == 2
    scale = float(ahead.attrib["width"]) / 100
    assert whiskers[0] is not None
    assert float(whiskers[0][1]) == pytest.approx(zero - 20 * scale, abs=0.2)
    assert float(whiskers[0][2]) == pytest.approx(zero + 220 * scale, abs=0.2)
    for text in root.iter(f"{SVG}text"):
        assert 0 < float(text.attrib["x"]) < width


def test_the_first_bot_has_another_color() -> None:
    root = ElementTree.fromstring(draw(results_of(TEAMS, teams()), Words("en", "quest")))
    assert [rect.attrib["fill"] for rect in root.iter(f"{SVG}rect")][1:] == [FIRST, BAR, FIRST]


def test_each_level_has_a_group_and_missing_games_a_dash() -> None:
    chart = chart_of(results_of(TEAMS, teams()), Words("en", "quest"))
    assert [title for title, _ in chart.groups] == ["sauron=15", "sauron=10"]
    shares = [bar.text for bar in chart.groups[0][1]]
    assert shares == ["50.0% (15.0% to 85.0%)", "75.0% (30.1% to 95.4%)"]
    assert chart.groups[1][1][1].text == "–"
    assert "100%" in texts(svg(chart, Words("en", "quest")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(lang: str) -> None:
    for results in (RATED, results_of(TEAMS, teams()), results_of(DUEL, [])):
        for text in texts(draw(results, Words(lang, results.plan.game))):
            assert "<" not in text


def test_names_are_escaped() -> None:
    bar = Bar('<b> & "co"', 0.5, 0.4, 0.6, "½", first=False)
    assert '<b> & "co"' in texts(svg(Chart("<t>", "s", "a", [("", [bar])], percent=True), Words("en")))


def test_ticks_are_round_and_span_the_range() -> None:
    for low, high in ((-50, 50), (-3, 1200), (-2345, 10), (0.0, 7.5)):
        marks = ticks(low, high)
        assert marks[0] <= low
        assert marks[-1] >= high
        assert 4 <= len(marks) <= 8
        assert 0 in marks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_arena_is_translated(lang: str) -> None:
    code = "".join(
        file.read_text(encoding="utf-8") for file in (files("bywater") / "arena").iterdir() if file.is_file()
    )
    keys = set(re.findall(r'say\(\s*"([a-z-]+)"', code))
    errors = {f"error-arena-{key}" for key in re.findall(r'ArenaError\(\s*"([a-z]+)"', code)}
    assert len(keys) > 3
    assert len(errors) > 7
    assert [key for key in keys | errors if not Words(lang).has(key)] == []
