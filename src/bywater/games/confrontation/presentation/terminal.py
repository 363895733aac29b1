"""Draw The Confrontation at a terminal, from a view: the map, and the choices under headings."""

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from bywater.core import layout
from bywater.core.action import Action
from bywater.core.data import read_data
from bywater.core.game import JournalLine
from bywater.core.menu import Groups, Row, group_choices
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.confrontation.knowledge.memory import PlaceMemory, memory_of
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model.actions import ACTIONS, CODES
from bywater.games.confrontation.model.board import DARK, LIGHT
from bywater.games.confrontation.model.cards import CARDS
from bywater.games.confrontation.model.figures import EACH, FIGURES, STRENGTH
from bywater.games.confrontation.model.journal import ATTACKED, LEFT, MOVED, RETURNED
from bywater.games.confrontation.presentation.canvas import Canvas
from bywater.games.confrontation.presentation.choices import choice_label

# The rows from the Shire to Mordor, each listed from the side of the High Pass.
ROWS: Final = ((0,), (1, 2), (3, 4, 5), (6, 7, 8, 9), (10, 11, 12), (13, 14), (15,))

# Sides have different shapes, so that nothing depends on colour alone.
MARK: Final = ("●", "◆")
STYLE: Final = ("green", "red")
FREE: Final = "○"
LINES: Final = "dim"
WATER: Final = "cyan"

WIDE: Final = 24
"""The preferred width of a region, borders included."""
TIGHT: Final = 19
TALL_FROM: Final = 56
"""The minimum number of terminal rows for one line per figure."""


def draw(view: View, say: layout.Say, journal: list[JournalLine]) -> "Picture":
    """Return the drawing of a view."""
    return Picture(view, say, journal)


class Picture(layout.Picture):
    """The table as one seat sees it, fitted to the terminal."""

    def __init__(self, view: View, say: layout.Say, journal: list[JournalLine]) -> None:
        super().__init__(view, say)
        self.below = DARK if view["viewers"] == [DARK] else LIGHT
        self.memory = memory_of(view)
        self.marks = _last_moves(journal, self.below)
        self.highlighted = _highlighted_region(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pitch = min(WIDE, (options.max_width - 1) // 4)
        if pitch < TIGHT:
            yield from self._listed()
        else:
            lines = 3 if console.size.height >= TALL_FROM else 2
            for row in self._map(pitch, lines).rows():
                yield Text.assemble(*row, no_wrap=True, overflow="crop")
        yield from self._beneath(options.max_width)

    # -- the map ------------------------------------------------------------------------------

    def _map(self, pitch: int, lines: int) -> Canvas:
        """Draw seven rows of regions, staggered like bricks: adjacent regions share a border."""
        canvas = Canvas(4 * pitch + 1, 7 * (lines + 1) + 1, LINES)
        for number, regions in enumerate(self._rows()):
            top = number * (lines + 1)
            for place, region in enumerate(regions):
                span = 2 if len(regions) == 1 else 1
                left = (4 - max(2, len(regions))) * pitch // 2 + place * pitch
                canvas.box(left, top, left + span * pitch, top + lines + 1)
                self._region(canvas, region, left + 1, top + 1, span * pitch - 1, lines - 1)
            if len(regions) == 4:
                self._mountain_borders(canvas, pitch, top, lines)
            elif board.FANGORN in regions:
                self._river(canvas, pitch, top + 1)
        bottom = 5 * (lines + 1) + 1
        for y, side in ((0, 1 - self.below), (bottom, self.below)):
            self._corner(canvas, 0, y, pitch - 1, 2 * (lines + 1) - 1, self._hand(side))
            self._corner(canvas, 3 * pitch + 2, y, pitch - 1, 2 * (lines + 1) - 1, self._losses(side))
        return canvas

    def _rows(self) -> Iterator[tuple[int, ...]]:
        """Return the rows from the top of the screen. The viewer's home is at the bottom."""
        if self.below == LIGHT:
            yield from reversed(ROWS)
        else:
            for row in ROWS:
                yield tuple(reversed(row))

    def _region(self, canvas: Canvas, region: int, x: int, y: int, room: int, lines: int) -> None:
        """Draw a region's name, its occupied and free places, and its figures."""
        name = board.REGIONS[region]
        counts = [self.view[side].get("counts", self._placed(side)).get(name, 0) for side in board.SIDES]
        free = board.CAPACITY[region] - max(counts)
        mark = self.marks.get(region, "")
        tail = sum(counts) + free + (2 if mark else 0)
        at = canvas.text(x, y, " ")
        style = "bold reverse" if region == self.highlighted else "bold"
        at = canvas.text(at, y, self._region_name(f"region-{name}", room - tail - 2), style)
        at = canvas.text(at, y, " ")
        for side in (LIGHT, DARK):
            at = canvas.text(at, y, MARK[side] * counts[side], STYLE[side])
        at = canvas.text(at, y, FREE * free, LINES)
        if mark:
            at = canvas.text(at, y, f" {mark}", "bold")
        if at < x + room:
            canvas.text(at, y, " ")  # keeps the river away from the text
        entries = [(side, entry) for side in (LIGHT, DARK) for entry in self._names_at(side, name)]
        each = -(-len(entries) // lines)
        for line in range(lines):
            self._line_of_figures(canvas, entries[line * each : line * each + each], x, y + 1 + line, room)

    def _line_of_figures(self, canvas: Canvas, entries: list[tuple[int, list[str]]], x: int, y: int, room: int) -> None:
        """Write figures by their full names if they fit, otherwise by shorter or truncated names."""
        if not entries:
            return
        widest = max(len(forms) for _, forms in entries)
        for number, gap, pad in [(n, gap, pad) for n in range(widest) for gap, pad in ((2, 1), (1, 1), (1, 0))]:
            chosen = [forms[min(number, len(forms) - 1)] for _, forms in entries]
            if sum(len(form) + 2 + gap for form in chosen) - gap <= room - pad:
                break
        else:
            each = (room + 1) // len(entries) - 3
            chosen = [form if len(form) <= each else f"{form[: each - 1]}…" for form in chosen]
        x += pad
        for (side, _), form in zip(entries, chosen, strict=True):
            x = canvas.text(x, y, f"{MARK[side]} {form}", STYLE[side]) + gap

    def _region_name(self, key: str, room: int) -> str:
        full = self.say(key)
        return full if len(full) <= room else self.say(f"{key}.short")[: max(room, 1)]

    def _mountain_borders(self, canvas: Canvas, pitch: int, top: int, lines: int) -> None:
        """Draw the borders that no figure crosses. The tunnel from Eregion to Fangorn is below the middle one."""
        for y in range(top + 1, top + 1 + lines):
            for border in (1, 3):
                canvas.text(border * pitch, y, "║", LINES)
            canvas.text(2 * pitch, y, "┊", WATER)
        up = self.below == LIGHT
        canvas.text(2 * pitch, top if up else top + lines + 1, "▲" if up else "▼", WATER)
        canvas.text(2 * pitch, top + lines + 1 if up else top, "∩" if up else "∪", WATER)

    def _river(self, canvas: Canvas, pitch: int, y: int) -> None:
        """Draw the river Anduin from Mirkwood via Fangorn to Rohan."""
        left = pitch // 2
        for x in range(left + 1, left + 3 * pitch):
            if canvas.is_free(x, y):
                canvas.text(x, y, "≈", WATER)
        for border in (1, 2):
            canvas.text(left + border * pitch, y, "►" if self.below == LIGHT else "◄", WATER)

    # -- figures ------------------------------------------------------------------------------

    def _placed(self, side: str) -> dict[str, int]:
        """Return the number of figures that the viewer's side has set up so far, by region."""
        return {place: len(figures) for place, figures in self.view[side].get("figures", {}).items()}

    def _names_at(self, side: int, place: str) -> list[list[str]]:
        """Return the names of each figure of a side at a place, from the longest to the shortest."""
        part = self.view[board.SIDES[side]]
        if "figures" in part:
            return [self._named(figure) for figure in part["figures"].get(place, [])]
        memory = self.memory.get(board.SIDES[side], {}).get(place)
        if memory is None:
            return []
        return [self._named(figure) for figure in memory.certain] + [self._guess(memory)] * memory.unknown

    def _named(self, figure: str) -> list[str]:
        strength = STRENGTH[FIGURES.index(figure)]
        short = self.say(f"figure-{figure}.short")
        return [f"{self.say(f'figure-{figure}')} {strength}", f"{short} {strength}", short]

    def _guess(self, memory: PlaceMemory) -> list[str]:
        """Return the names of an unknown figure: a few candidates, or "?"."""
        if len(memory.possible) > memory.unknown + 2:
            return ["?"]
        return ["/".join(self.say(f"figure-{figure}.short") for figure in memory.possible) + "?", "?"]

    # -- the corners --------------------------------------------------------------------------

    def _corner(self, canvas: Canvas, x: int, y: int, room: int, lines: int, parts: list[tuple[str, str, str]]) -> None:
        """Write paragraphs that have a label, a text and a style."""
        for label, text, style in parts:
            wrapped = textwrap.wrap(f"{label} {text}".strip(), room, subsequent_indent="  ", break_on_hyphens=False)
            for number, line in enumerate(wrapped):
                if lines <= 0:
                    return
                end = len(label) if number == 0 else 0
                canvas.text(x, y, line[:end], style or LINES)
                canvas.text(x + end, y, line[end:])
                y += 1
                lines -= 1

    def _hand(self, side: int) -> list[tuple[str, str, str]]:
        part = self.view[board.SIDES[side]]
        title = f"{MARK[side]} {self.say(f'side-{board.SIDES[side]}')}"
        acts = self.view["actor"] == side
        return [
            (title, f"– {self.say('table-acts')}" if acts else "", f"bold {STYLE[side]}"),
            (self.say("table-hand"), self._cards(part["hand"]), ""),
            (self.say("table-played"), self._cards(part["discard"]), ""),
        ]

    def _losses(self, side: int) -> list[tuple[str, str, str]]:
        part = self.view[board.SIDES[side]]
        own = FIGURES[side * EACH : side * EACH + EACH]
        parts = []
        if not part["ready"]:
            placed = {figure for figures in part.get("figures", {}).values() for figure in figures}
            left = [figure for figure in own if figure not in placed] if "figures" in part else []
            parts.append((self.say("table-to-place"), self._names(left) or self.say("table-secret"), ""))
        else:
            parts.append((self.say("table-fallen"), self._names(part["out"]) or self.say("table-none"), ""))
        if self.view["options"][f"{board.SIDES[side]}_specials"]:
            held = [s for s in self.view["options"][f"{board.SIDES[side]}_specials"] if s in self.view["specials"]]
            text = ", ".join(self.say(f"special-{special}") for special in held) or self.say("table-none")
            parts.append((self.say("table-specials"), text, ""))
        return parts

    def _cards(self, cards: list[str]) -> str:
        return " ".join(self.say(f"card-{card}.short") for card in cards) or self.say("table-none")

    def _names(self, figures: list[str]) -> str:
        return ", ".join(self.say(f"figure-{figure}.short") for figure in figures)

    # -- below the map ------------------------------------------------------------------------

    def _beneath(self, room: int) -> Iterator[Text]:
        road = [(side, form[0]) for side in (LIGHT, DARK) for form in self._names_at(side, "road")]
        if road:
            yield Text.assemble(
                (f"{self.say('region-road')}: ", "bold"), *[(f"{MARK[s]} {name} ", STYLE[s]) for s, name in road]
            )
        if self.view["battle"] is not None:
            yield self._battle(self.view["battle"])
        yield from self._legend(room)

    def _battle(self, battle: dict[str, Any]) -> Text:
        """Return the text for the battle: region, fighters and cards."""
        line = Text.assemble((self.say("table-battle", region=f"region-{battle['region']}"), "bold"), "  ")
        if "light" not in battle:
            side = LIGHT if battle["attacker"] in FIGURES[:EACH] else DARK
            return line.append(f"{MARK[side]} {self._named(battle['attacker'])[0]}", STYLE[side])
        for side in (LIGHT, DARK):
            figure = battle[board.SIDES[side]]
            strength = " → 5" if figure == "sam" and battle["sam_beside"] else ""
            line.append(f"{MARK[side]} {self._named(figure)[0]}{strength}", STYLE[side])
            chosen = self.view[board.SIDES[side]]["chosen"]
            if chosen:
                card = self.say("table-face-down") if chosen == "hidden" else self.say(f"card-{chosen}")
                line.append(f" + [{card}]", STYLE[side])
            if side == LIGHT:
                line.append(f"  {self.say('table-against')}  ")
        return line

    def _legend(self, room: int) -> Iterator[Text]:
        """Draw the legend, wrapped between its parts."""
        parts = [f"{MARK[LIGHT]} {self.say('side-light')}", f"{MARK[DARK]} {self.say('side-dark')}"]
        parts += [f"{FREE} {self.say('table-free')}", self.say("table-ways")]
        if self.marks:
            parts.append(f"→ ← {self.say('table-last')}")
        line = parts[0]
        for part in parts[1:]:
            if len(line) + 3 + len(part) > room:
                yield Text(line, style=LINES)
                line = part
            else:
                line = f"{line}   {part}"
        yield Text(line, style=LINES)

    def _listed(self) -> Iterator[Text]:
        """Draw the table as a list for narrow terminals: one line per region, then the cards."""
        for row in self._rows():
            for region in row:
                figures = [
                    (s, form[1 if len(form) > 1 else 0])
                    for s in (LIGHT, DARK)
                    for form in self._names_at(s, board.REGIONS[region])
                ]
                yield Text.assemble(
                    (f"{self.say(f'region-{board.REGIONS[region]}')} ({board.CAPACITY[region]})", "bold"),
                    *[(f"  {MARK[s]} {name}", STYLE[s]) for s, name in figures],
                )
        for side in (1 - self.below, self.below):
            for label, text, _ in self._hand(side) + self._losses(side):
                yield Text(f"{label} {text}".strip())


def _last_moves(journal: list[JournalLine], below: int) -> dict[int, str]:
    """Return marks for the regions that the other side last left and entered."""
    marks: dict[int, str] = {}
    for kind, figure, start, goal, _ in journal:
        mine = figure >= 0 and (figure >= EACH) == (below == DARK)
        if kind in (MOVED, ATTACKED, LEFT) and not mine:
            marks[start] = "→"
            marks[goal] = "←"
        elif kind == RETURNED and not mine:
            marks[start] = "←"
    return marks


def _highlighted_region(view: View) -> int:
    """Return the region of the battle or of the decision; -1 if there is none."""
    if view["battle"] is not None:
        return board.REGIONS.index(view["battle"]["region"])
    region = view["decision"]["fields"].get("region")
    return board.REGIONS.index(region) if region else -1


# -- the choices ------------------------------------------------------------------------------


def groups(view: View) -> Groups:
    """Group the choices: figures to set up in one group, moves by figure."""
    return group_choices([(_row(ACTIONS[code], view), code) for code in view["legal"]])


def _row(action: Action, view: View) -> Row | None:
    """Return the heading and label of a choice: a figure to set up, or the goal of a move; None for other choices."""
    if action.kind not in ("place", "move"):
        return None
    figure = f"figure-{action.parts['figure']}"
    if action.kind == "place":
        return Message("table-figures"), Message(figure)
    heading = Message("table-figure", {"figure": figure, "region": f"region-{action.parts['from']}"})
    label = choice_label(action, view).key.replace("do-", "to-")
    return heading, Message(label, {"to": f"region-{action.parts['to']}"})


def numbers(view: View) -> dict[int, int]:
    """Return fixed menu numbers for cards: their positions in the deck."""
    fixed = {}
    for code in view["legal"]:
        action = ACTIONS[code]
        if action.kind in ("play", "fetch"):
            fixed[code] = CARDS.index(action.parts["card"]) % EACH + 1
    return fixed


def shortcuts(view: View) -> list[tuple[Message, list[int]]]:
    """Return the predefined set-ups, which are available before the first figure is set up."""
    if view["decision"]["kind"] != "place" or not view["legal"]:
        return []
    side = board.SIDES[view["decision"]["seat"]]
    if any(view[side]["figures"].values()):
        return []
    own = [board.REGIONS[board.SLOTS[view["decision"]["seat"] * 5 + slot]] for slot in range(5)]
    formations = read_data("bywater.games.confrontation", "formations.toml")[side]
    return [
        (Message(f"formation-{side}-{id}"), [CODES[f"{figures[region]} at {region}"] for region in own])
        for id, figures in formations.items()
    ]
