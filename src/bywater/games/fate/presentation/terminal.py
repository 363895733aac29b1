"""Draw Fate of the Fellowship at a terminal: the tracks, the map, the roads, the objectives and all hands.

Everything is drawn from a view, so nothing hidden is shown.
"""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from bywater.core import layout
from bywater.core.data import read_data
from bywater.core.game import JournalLine
from bywater.core.state import View
from bywater.games.fate.knowledge.progress import Step, steps
from bywater.games.fate.model import board, dice
from bywater.games.fate.model.actions import SEATS
from bywater.games.fate.model.board import PEOPLES, PLACES, SYMBOLS
from bywater.games.fate.model.cards import CHARACTERS, EVENTS, ORDERS, REGION_CARDS, SHADOW_CARDS, SHADOW_ORDER
from bywater.games.fate.model.names import is_special, symbols_in
from bywater.games.fate.presentation import turn_summary as summary
from bywater.games.fate.presentation.menu import default, groups, numbers, secrets
from bywater.games.fate.presentation.names import shadow_line

__all__ = ["default", "draw", "groups", "numbers", "secrets"]

# Every sign has one meaning, so that nothing depends on colour alone.
HAVEN: Final = "⌂"
STRONGHOLD: Final = "▲"
SHADOW_PLACE: Final = "△"
SHADOW: Final = "◆"
NAZGUL: Final = "♞"
EYE: Final = "◉"
HOPE: Final = "♥"
TOKEN: Final = "◦"
EVENT: Final = "★"
SKIES: Final = "▼"
ACTOR: Final = "►"
DONE: Final = "✓"
OPEN: Final = "○"
GAP: Final = "  "

PEOPLE_STYLE: Final = dict(zip(PEOPLES, ("green", "dark_goldenrod", "orange3", "dodger_blue1"), strict=True))
SYMBOL_STYLE: Final = dict(zip(SYMBOLS, ("medium_purple", "red", "green", "gold3"), strict=True))
DIM: Final = "dim"
DARK: Final = "bold red"
WIDE: Final = 104  # the least width for four columns of regions

_MAP: Final = read_data("bywater.games.fate", "map.toml")
THREE_COLUMNS: Final[list[list[list[str]]]] = _MAP["columns"]["three"]
FOUR_COLUMNS: Final[list[list[list[str]]]] = _MAP["columns"]["four"]
NORTH_TO_SOUTH: Final[dict[str, list[str]]] = _MAP["places"]


def draw(view: View, say: layout.Say, _journal: list[JournalLine]) -> "Picture":
    """Return the drawing of a view."""
    return Picture(view, say)


class Picture(layout.Picture):
    """The table as one seat sees it."""

    def lines(self, width: int) -> Iterator[Text]:
        yield from self._tracks(width)
        yield from self._shadow_deck(width)
        yield from self._player_deck(width)
        yield from self._map(width)
        yield from self._legend(width)
        yield from self._objectives(width)
        yield from self._players(width)
        yield from self._supply(width)
        yield from self._turn(width)
        yield from self._roads(width)
        yield from self._company(width)
        yield from self._dice(width)

    # -- tracks and decks ---------------------------------------------------------------------

    def _tracks(self, width: int) -> Iterator[Text]:
        """Draw hope, and the threat with the number of shadow cards per turn."""
        hope, most = self.view["hope"], int(board.MAX_HOPE)
        label = Text.assemble((f"{self.say('table-hope')} {hope} ", "bold"), (HOPE * hope, "green"))
        label.append("·" * (most - hope), DIM)
        threat = Text(f"{self.say('table-threat')} ", "bold")
        boxes = [f"[{int(n)}]" if at == self.view["threat"] else str(int(n)) for at, n in enumerate(board.THREAT)]
        threat.append(" ".join(boxes), DARK)
        cards = Text(self.say("table-threat-cards", count=self.view["threat_cards"]), DIM)
        yield from layout.wrap_parts(label.append(GAP), [threat, cards], width, under=0)

    def _shadow_deck(self, width: int) -> Iterator[Text]:
        """Draw the top back, and the possible effects of the next card given the backs below it."""  # F37
        levels = self.view["levels"]
        count = sum(len(level["seen"]) + len(level["unseen"]) for level in levels)
        gone = len(self.view["shadow_discard"])
        label = Text(f"{self.say('table-shadow-deck', count=count, gone=gone)}{GAP}", "bold")
        parts = []
        if self.view["back"]:
            parts.append(Text(self.say("table-back", back=f"back-{self.view['back']}"), "bold"))
            red, black = summary.below_the_top(self.view)
            if red and black:
                parts.append(Text(self.say("table-odds", red=red, black=black)))
            elif red or black:
                parts.append(Text(self.say("table-advance" if red else "table-reinforce"), DARK))
        parts += [self._known(card) for card in (levels[0]["seen"] if levels else ())]
        yield from layout.wrap_parts(label, parts, width, under=4)

    def _known(self, card: str) -> Text:
        """Return the text for a known shadow card."""
        number = SHADOW_CARDS.index(card)
        if is_special(number):
            return Text(self.say("table-known-special", card=f"shadow-{card}"), "magenta")
        line = shadow_line(self.view, card)
        order = f"order-{ORDERS[SHADOW_ORDER[number]]}"
        return Text(self.say("table-known", line=f"line-{line}", order=order), "magenta")

    def _player_deck(self, width: int) -> Iterator[Text]:
        """Draw the number of cards left, and the piles from the top: each may hide a Skies Darken card."""  # F08
        tops: list[str] = self.view["tops"]
        piles: list[int] = self.view["piles"]
        count = sum(piles) + len(tops)
        gone = len(self.view["discard"])
        label = Text(f"{self.say('table-player-deck', count=count, gone=gone)}{GAP}", "bold")
        dark = summary.known_skies(self.view)
        parts = [Text(self.say("table-skies", count=dark), DARK if dark else DIM)]
        listed = [f"{n}{SKIES if at in self.view['dark_piles'] else ''}" for at, n in enumerate(piles) if n]
        if listed:
            parts.append(Text(f"{self.say('table-piles')} {' '.join(listed)}"))
        for number, card in enumerate(tops):
            sky = card.startswith("skies_")
            short = self.say(f"skies-{card.removeprefix('skies_')}.short" if sky else f"card-{card}.short")
            order = self.say("table-then" if number else "table-next")
            parts.append(Text(f"{order} {SKIES if sky else ''}{short}", "magenta"))
        yield from layout.wrap_parts(label, parts, width, under=4)

    # -- the map ------------------------------------------------------------------------------

    def _map(self, width: int) -> Iterator[Text]:
        """Draw the regions in columns as on the map, with one line per place."""
        bands = FOUR_COLUMNS if width >= WIDE else THREE_COLUMNS
        columns = len(bands[0])
        room = (width - (columns - 1)) // columns
        for band in bands:
            blocks = [[line for region in column for line in self._region(region, room)] for column in band]
            for at in range(max(len(block) for block in blocks)):
                row = Text()
                for number, block in enumerate(blocks):
                    cell = block[at] if at < len(block) else Text()
                    row.append(" " if number else "").append(layout.pad_to(cell, room))
                row.rstrip()
                yield row

    def _region(self, region: str, room: int) -> Iterator[Text]:
        """Draw the name of a region with the Eye and the Nazgûl, and below it the places."""
        head = Text.assemble(("─ ", DIM), (self.say(f"region-{region}"), "bold"), " ")
        if self.view["eye"] == region:
            head.append(f"{EYE} ", DARK)
        if self.view["nazgul"][region]:
            head.append(f"{NAZGUL}{self.view['nazgul'][region]} ", DARK)
        yield head.append("─" * max(0, room - head.cell_len), DIM)
        names = NORTH_TO_SOUTH[region]
        named = max(len(self.say(f"place-{name}.short")) for name in names)
        for name in names:
            yield from self._place(name, named, room)

    def _place(self, name: str, named: int, room: int) -> Iterator[Text]:
        """Draw a place: its type, the people that musters there, and the characters and armies there."""
        people = int(board.MUSTERS[PLACES.index(name)])
        line = self._sort(name)
        line.append(self.say(f"mark-{PEOPLES[people]}").lower() if people >= 0 else " ", DIM)
        line.append(f" {self.say(f'place-{name}.short').ljust(named)} ")
        parts = self._armies(self.view["friends"][name])
        if self.view["shadow"][name]:
            parts.append(Text(f"{SHADOW}{self.view['shadow'][name]}", DARK))
        parts += [self._mark(who) for who in CHARACTERS if summary.where(self.view, who) == name]
        yield from layout.wrap_parts(line, parts, room, " ", under=3)

    def _sort(self, name: str) -> Text:
        if name in self.view["havens"]:
            return Text(HAVEN, "bold green")
        if name in self.view["strongholds"]:
            return Text(STRONGHOLD, DARK)
        return Text(SHADOW_PLACE if (board.SHADOW_PLACES >> PLACES.index(name)) & 1 else " ", "red")

    def _armies(self, armies: dict[str, int]) -> list[Text]:
        return [
            Text(f"{self.say(f'mark-{people}')}{armies[people]}", PEOPLE_STYLE[people])
            for people in PEOPLES
            if armies.get(people)
        ]

    def _mark(self, character: str) -> Text:
        """Return three letters of a name, with a sign before the acting character."""
        acts = character == self.view["acting"]
        own = self.view["characters"][character]["seat"] == self.view["active"]
        return Text(f"{ACTOR if acts else ''}{self.say(f'mark-{character}')}", "bold" if own else "")

    def _legend(self, width: int) -> Iterator[Text]:
        signs = [(HAVEN, "haven"), (STRONGHOLD, "stronghold"), (SHADOW_PLACE, "shadow-place"), (SHADOW, "shadow")]
        signs += [(NAZGUL, "nazgul"), (EYE, "eye")]
        parts = [Text(f"{sign} {self.say(f'table-sign-{name}')}", DIM) for sign, name in signs]
        for people in PEOPLES:
            mark = self.say(f"mark-{people}")
            parts.append(Text(f"{mark} {self.say(f'people-{people}')}", PEOPLE_STYLE[people]))
        small = " ".join(self.say(f"mark-{people}").lower() for people in PEOPLES)
        parts.append(Text(f"{small} {self.say('table-sign-muster')}", DIM))
        parts.append(Text(f"{SKIES} {self.say('table-sign-skies')}", DIM))
        yield from layout.wrap_parts(Text(), parts, width)

    # -- the turn and the roads ---------------------------------------------------------------

    def _turn(self, width: int) -> Iterator[Text]:
        """Draw the active player, the phase, and the actions left."""
        now = summary.phase(self.view)
        if not now:
            return
        label = Text(self.say("table-turn", player=f"seat-{SEATS[self.view['active']]}"), "bold")
        way = Text()
        for number, name in enumerate(summary.PHASES):
            word = self.say(f"table-{name}")
            way.append(" › " if number else "", DIM).append(f"[{word}]" if name == now else word)
        parts = [way]
        to_come = summary.frame_of(self.view, "turn")[3]
        if now == "act":
            parts += self._actions()
        elif now == "shadow" and to_come:
            parts.append(Text(self.say("table-to-come", count=to_come), DARK))
        yield from layout.wrap_parts(label.append(GAP), parts, width, under=4)

    def _actions(self) -> list[Text]:
        """Draw the actions left to each character. Before a second action, either can be the one with four."""  # F11
        names = summary.may_act(self.view)
        acting = self.view["acting"]
        decided = not summary.is_open_who_has_four(self.view)
        parts = []
        for name in names:
            acts = name == acting
            key = "table-actions" if decided or acts else "table-either"
            left = self.say(key, character=f"character-{name}", count=summary.left_of(self.view, name))
            if key == "table-either" and self.view["extras"][name]:
                left += f" +{self.view['extras'][name]}"
            parts.append(Text(f"{ACTOR} {left}" if acts else left, "bold" if acts else ""))
        return parts

    def _roads(self, width: int) -> Iterator[Text]:
        """Draw the roads from the places of characters that may act, and of the viewer's own characters."""  # F14, F16
        if self.view["ending"]:
            return
        names = summary.may_act(self.view)
        if len(self.view["viewers"]) == 1 and self.view["viewers"][0] >= 0 and self.view["seats"] > 1:
            names += summary.own_characters(self.view, self.view["viewers"][0])
        for place in dict.fromkeys(summary.where(self.view, name) for name in names if summary.where(self.view, name)):
            here = PLACES.index(place)
            there = [number for number in range(board.NUM_PLACES) if (board.ROADS[here] >> number) & 1]
            label = Text(f"{self.say('table-roads', place=f'place-{place}')} ", "bold")
            yield from layout.wrap_parts(label, [self._road(here, number) for number in there], width, under=4)

    def _road(self, here: int, there: int) -> Text:
        cost = self._symbols(symbols_in(int(board.COSTS[here * board.NUM_PLACES + there])))
        road = Text(self.say(f"place-{PLACES[there]}"))
        return road.append(" (").append(cost).append(")") if cost.cell_len else road

    def _symbols(self, symbols: dict[str, int]) -> Text:
        """Return symbols as numbers and letters."""
        line = Text()
        for symbol in SYMBOLS:
            if symbols.get(symbol, 0):
                line.append(" " if line.cell_len else "")
                line.append(f"{symbols[symbol]}{self.say(f'symbol-{symbol}.short')}", SYMBOL_STYLE[symbol])
        return line

    def _company(self, width: int) -> Iterator[Text]:
        """Draw the company that travels, and the cost to be paid."""
        parts = [self._mark(name) for name in self.view["party"]] + self._armies(self.view["load"])
        if parts:
            yield from layout.wrap_parts(Text(f"{self.say('table-company')} ", "bold"), parts, width, " ")
        if any(self.view["due"].values()):
            yield Text(f"{self.say('table-due')} ", "bold").append(self._symbols(self.view["due"]))

    def _dice(self, width: int) -> Iterator[Text]:
        """Draw the dice on the table with their effects, and the place of the roll."""  # F19, F26
        if not any(self.view["dice"]):
            return
        frame = next(frame for frame in reversed(self.view["stack"]) if frame[0] in ("search", "battle", "peril"))
        if frame[0] == "search":
            label = self.say("table-search", place=f"place-{summary.where(self.view, 'frodo_sam')}")
        elif frame[0] == "battle":
            label = self.say("table-battle", place=f"place-{PLACES[frame[2]]}")
        else:
            label = self.say("table-peril")
        word, faces = ("search", dice.SEARCH_FACES) if frame[0] == "search" else ("face", dice.BATTLE_FACES)
        parts = []
        for face, count in zip(faces, self.view["dice"], strict=True):
            if count:
                parts.append(Text(f"{count}× {self.say(f'{word}-{face}')}", "bold"))
                # in a peril the faces have other effects
                meaning = "" if frame[0] == "peril" else f"({self.say(f'{word}-{face}.text')})"
                parts += [Text(piece, DIM) for piece in meaning.split(" ") if piece]
        yield from layout.wrap_parts(Text(f"{label} ", "bold magenta"), parts, width, " ", under=4)

    # -- objectives ---------------------------------------------------------------------------

    def _objectives(self, width: int) -> Iterator[Text]:
        """Draw the objectives: completed ones, then the others with their progress, the Ring last."""  # F46
        parts = []
        for name in summary.objectives(self.view):
            left = [] if name in self.view["done"] else [self._step(step) for step in steps(self.view, name)]
            if left:
                label = self.say("table-objective", objective=f"objective-{name}")
                parts.append(Text.assemble((f"{OPEN} {label} ", "bold"), Text(" ").join(left)))
            else:
                done = name in self.view["done"]
                short = self.say(f"objective-{name}.short")
                parts.append(Text(f"{DONE if done else OPEN} {short}", DIM if done else "bold"))
        yield from layout.wrap_parts(Text(f"{self.say('table-objectives')} ", "bold"), parts, width)

    def _step(self, step: Step) -> Text:
        """Return the text for one step of an objective."""
        sort, name, have, want = step
        if sort == "at":
            return Text(self.say(f"place-{name}.short"))
        if sort in ("haven", "way"):
            sign = HAVEN if sort == "haven" else self.say("table-way")
            return Text(f"{sign}{self.say(f'place-{name}.short')}{DONE if have else ''}")
        if sort == "clear":
            left = f"{SHADOW}{have}" if have else ""
            walls = f"{STRONGHOLD}{want}" if want else ""
            return Text(f"{self.say(f'region-{name}.short')}{f' {left}{walls}' if left or walls else DONE}")
        if sort == "shadow":
            return Text(f"{SHADOW}{have}" if have else f"{SHADOW}{DONE}")
        if sort == "cost":
            return self._symbols({name: want})
        if sort in ("region", "people"):
            return Text(self.say(f"region-{name}.short" if sort == "region" else f"people-{name}"), DIM)
        if sort == "or":
            return Text(self.say("table-or"), DIM)
        signs = {"army": f"mark-{name}", "held": f"mark-{name}" if name else "table-places"}
        sign = NAZGUL if sort == "nazgul" else self.say(signs[sort]) if sort in signs else ""
        return Text(f"{sign}{have}/{want}", PEOPLE_STYLE.get(name, ""))

    # -- players ------------------------------------------------------------------------------

    def _players(self, width: int) -> Iterator[Text]:
        """Draw each player's characters, tokens and cards; the deciding player has a sign before the number."""
        for seat in range(self.view["seats"]):
            acts = ACTOR if self.view["actor"] == seat else " "
            names = ", ".join(self._named(name) for name in summary.own_characters(self.view, seat))
            line = Text.assemble((acts, DARK), (f"{seat + 1} {names}", "bold"))
            if seat in self.view["viewers"]:
                line.stylize("underline", 3)
            parts = [Text(f"({len(self.view['hands'][seat])})", DIM), *self._tokens(seat), *self._hand(seat)]
            yield from layout.wrap_parts(line.append(" "), parts, width, under=5)

    def _named(self, character: str) -> str:
        name = self.say(f"character-{character}")
        return name if summary.where(self.view, character) else f"{name} {self.say('table-away')}"

    def _tokens(self, seat: int) -> list[Text]:
        tokens: dict[str, int] = self.view["tokens"][seat]
        return [Text(TOKEN).append(self._symbols(tokens))] if any(tokens.values()) else []

    def _hand(self, seat: int) -> list[Text]:
        """Return a hand: region cards by symbol, then events. Cards chosen to pay with have a tick."""
        hand: list[str] = self.view["hands"][seat]
        parts = []
        for symbol in SYMBOLS:
            cards = [card for card in REGION_CARDS if card in hand and card.endswith(f"_{symbol}")]
            regions = [
                self.say(f"region-{card.removesuffix(f'_{symbol}')}.short")
                + (DONE if card in self.view["paying"] else "")
                for card in cards
            ]
            if regions:
                style = SYMBOL_STYLE[symbol]
                parts.append(Text.assemble((f"{self.say(f'symbol-{symbol}.short')} ", style), ", ".join(regions)))
        events = [event for event in EVENTS if event in hand]
        return parts + [Text(f"{EVENT}{self.say(f'event-{event}.short')}", "magenta") for event in events]

    def _supply(self, width: int) -> Iterator[Text]:
        """Draw the supply of armies and tokens, and the legend for hands."""
        parts = [*self._armies(self.view["supply"]), Text(f"{SHADOW}{self.view['shadow_supply']}", DARK)]
        parts.append(Text(TOKEN).append(self._symbols(self.view["token_supply"])))
        yield from layout.wrap_parts(Text(f"{self.say('table-supply')} ", "bold"), parts, width, " ")
        legend = [Text(f"{TOKEN} {self.say('table-sign-token')}  {EVENT} {self.say('table-sign-event')}", DIM)]
        for symbol in SYMBOLS:
            short = self.say(f"symbol-{symbol}.short")
            legend.append(Text(f"{short} {self.say(f'symbol-{symbol}')}", SYMBOL_STYLE[symbol]))
        yield from layout.wrap_parts(Text(), legend, width)
