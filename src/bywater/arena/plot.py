"""The results as an SVG bar chart with intervals.

Written by hand: a plotting library would be the largest dependency, for a single chart.
"""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from bywater.arena.ratings import Rating, by_strength
from bywater.arena.results import Results
from bywater.words import Plain, Words

_FIELD: Final = 400
"""The width of the plot area."""
_MARGIN: Final = 22
_ROW: Final = 34
_LETTER: Final = 8
"""The approximate width of a letter, for the width of names and numbers."""

UNKNOWN: Final = "–"
"""What stands for a number that is not known."""

_INK: Final = "#2f2a25"
_PALE: Final = "#6b645b"
_GRID: Final = "#e4ded3"
BAR: Final = "#7fa68a"
"""The color of the other bots."""
FIRST: Final = "#c9bfae"
"""The color of the first bot, the baseline of the comparison."""


@dataclass(frozen=True)
class Bar:
    """One bot: its value and interval (None if unknown), and both as text."""

    name: str
    value: float | None
    low: float | None
    high: float | None
    text: str
    first: bool


@dataclass(frozen=True)
class Chart:
    """Groups of bars on one scale; a single group has no title."""

    title: str
    subtitle: str
    axis: str
    groups: list[tuple[str, list[Bar]]]
    percent: bool


def draw(results: Results, words: Words) -> str:
    """The results as SVG: ratings of a competitive game, wins per level of a cooperative one."""
    return svg(chart_of(results, words), words)


def chart_of(results: Results, words: Words) -> Chart:
    """What the chart of these results shows."""
    plan = results.plan
    title = words.say(f"game-{plan.game}")
    subtitle = words.say("arena-subtitle", games=results.played, seed=Plain(plan.seed))
    if plan.is_competitive:
        bars = [
            Bar(one.bot, one.elo, one.low, one.high, elo_text(one, words), one.bot == plan.bots[0])
            for one in by_strength(results.ratings)
        ]
        return Chart(title, subtitle, words.say("arena-elo-axis", bot=Plain(plan.bots[0])), [("", bars)], False)
    groups = []
    for level, options in enumerate(plan.levels):
        bars = [
            Bar(
                team.bot,
                team.won.share if team.won.trials else None,
                team.won.low,
                team.won.high,
                share_text(team.won.share, team.won.low, team.won.high, words) if team.won.trials else UNKNOWN,
                team.bot == plan.bots[0],
            )
            for team in results.teams
            if team.level == level
        ]
        groups.append((level_name(options), bars))
    return Chart(title, subtitle, words.say("arena-won-axis"), groups, True)


def level_name(options: dict[str, object]) -> str:
    """A level as it is typed on the command line.

    >>> level_name({"sauron": 12})
    'sauron=12'
    """
    return ", ".join(f"{name}={value}" for name, value in options.items())


def elo_text(one: Rating, words: Words) -> str:
    """A rating with its interval; the first bot has none."""
    if one.elo is None or one.low is None or one.high is None:
        return UNKNOWN
    value, low, high = (signed(points, words, 0) for points in (one.elo, one.low, one.high))
    return value if one.low == one.high else words.say("arena-with-interval", value=value, low=low, high=high)


def share_text(share: float, low: float, high: float, words: Words) -> str:
    """A share with its interval, in percent."""
    return words.say(
        "arena-with-interval", value=words.percent(share), low=words.percent(low), high=words.percent(high)
    )


def signed(number: float, words: Words, digits: int = 1) -> Plain:
    """A number with its sign, with a typographic minus.

    >>> signed(12.34, Words("en")), signed(-3, Words("de")), signed(-0.01, Words("en"))
    ('+12.3', '−3,0', '0.0')
    """
    size = words.decimal(abs(number), digits)
    if round(number, digits) == 0:
        return size
    return Plain(("+" if number > 0 else "−") + size)


# -- the drawing ------------------------------------------------------------------------------


def ticks(low: float, high: float) -> list[float]:
    """About six round numbers that span the given range.

    >>> ticks(-120, 310)
    [-200.0, -100.0, 0.0, 100.0, 200.0, 300.0, 400.0]
    """
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]


def svg(chart: Chart, words: Words) -> str:
    """A chart as the text of an SVG file."""
    bars = [bar for _, group in chart.groups for bar in group]
    known = [edge for bar in bars for edge in (bar.value, bar.low, bar.high) if edge is not None]
    marks = [n / 5 for n in range(6)] if chart.percent else ticks(min([-50.0, *known]), max([50.0, *known]))
    left = 2 * _MARGIN + _LETTER * max(len(bar.name) for bar in bars)
    right = left + _FIELD
    width = round(right + 2 * _MARGIN + _LETTER * max(len(bar.text) for bar in bars))
    top = 84
    bottom = top + _ROW * sum(len(group) + bool(title) for title, group in chart.groups)
    height = bottom + 56

    def across(value: float) -> float:
        return round(left + (value - marks[0]) / (marks[-1] - marks[0]) * _FIELD, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Source Sans 3, Segoe UI, Helvetica, Arial, sans-serif" role="img" '
        f'aria-label="{escape(chart.title)}">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        _text(_MARGIN, 36, chart.title, size=20, weight=600),
        _text(_MARGIN, 60, chart.subtitle, fill=_PALE),
    ]
    y: float = top
    for title, group in chart.groups:
        if title:
            parts.append(_text(_MARGIN, y + 22, title, weight=600))
            y += _ROW
        for mark in marks:
            x, stroke = across(mark), _PALE if mark == 0 else _GRID
            parts.append(f'<line x1="{x}" x2="{x}" y1="{y}" y2="{y + _ROW * len(group)}" stroke="{stroke}"/>')
        for bar in group:
            parts += _bar(bar, y + _ROW / 2, left, across)
            parts.append(_text(right + _MARGIN, y + _ROW / 2 + 5, bar.text, size=13))
            y += _ROW
    for mark in marks:
        name = words.say("percent", number=words.decimal(mark * 100, 0)) if chart.percent else signed(mark, words, 0)
        parts.append(_text(across(mark), bottom + 18, name, anchor="middle", size=12, fill=_PALE))
    parts.append(_text((left + right) / 2, bottom + 40, chart.axis, anchor="middle", size=13, fill=_PALE))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _bar(bar: Bar, middle: float, left: float, across: Callable[[float], float]) -> list[str]:
    """A name, a bar from zero to the value, and the interval."""
    parts = [_text(left - 10, middle + 5, bar.name, anchor="end")]
    if bar.value is None or bar.low is None or bar.high is None:
        return parts
    zero, end = sorted((across(0), across(bar.value)))
    fill = FIRST if bar.first else BAR
    parts.append(f'<rect x="{zero}" y="{middle - 9}" width="{end - zero:.1f}" height="18" rx="2" fill="{fill}"/>')
    if bar.low == bar.high:
        parts.append(f'<circle cx="{across(bar.value)}" cy="{middle}" r="4" fill="{_INK}"/>')
        return parts
    low, high = across(bar.low), across(bar.high)
    parts.append(
        f'<path d="M{low} {middle}H{high}M{low} {middle - 5}v10M{high} {middle - 5}v10" stroke="{_INK}" '
        'stroke-width="1.5" fill="none"/>'
    )
    return parts


def _text(
    x: float, y: float, text: str, *, anchor: str = "start", size: int = 14, weight: int = 400, fill: str = _INK
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" font-weight="{weight}" '
        f'fill="{fill}">{escape(text)}</text>'
    )
