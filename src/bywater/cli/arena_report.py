"""The results of an arena as text."""

from collections.abc import Sequence
from typing import Any

from bywater.arena.plot import UNKNOWN, level_name, signed
from bywater.arena.ratings import by_strength
from bywater.arena.results import Results, Share, Side
from bywater.words import Plain, Words


def print_results(results: Results, words: Words, seats: Sequence[str]) -> None:
    _Report(results, words, seats).print()


class _Report:
    """Prints the tables of a report."""

    def __init__(self, results: Results, words: Words, seats: Sequence[str]) -> None:
        from rich.console import Console

        self.console = Console(highlight=False)
        self.results = results
        self.words = words
        self.seats = seats

    def print(self) -> None:
        plan, say = self.results.plan, self.words.say
        title = say(
            "arena-title",
            game=f"game-{plan.game}",
            bots=len(plan.bots),
            games=self.results.played,
            seed=Plain(plan.seed),
        )
        self.console.print(title, style="bold", markup=False)
        if self.results.played:
            if plan.is_competitive:
                if any(one.first.trials for one in self.results.meetings):
                    self._ratings()
                    self._meetings()
                self._sides(say("arena-sides"), self.results.sides)
                self._sides(say("arena-mirrors"), self.results.mirrors)
            else:
                self._teams()
                self._differences()
            self._conduct()
        self.console.print()

    # -- rivals -------------------------------------------------------------------------------

    def _ratings(self) -> None:
        say = self.words.say
        rows = []
        for one in by_strength(self.results.ratings):
            elo = UNKNOWN if one.elo is None else signed(one.elo, self.words, 0)
            between = self._between(one.low, one.high, 0) if one.low != one.high else ""
            rows.append((one.bot, elo, between, self._number(one.games)))
        heads = (say("arena-bot"), say("arena-elo"), say("arena-interval"), say("arena-games"))
        self._table(say("arena-ratings"), heads, rows)
        self._note(say("arena-ratings-note", bot=Plain(self.results.plan.bots[0])))

    def _meetings(self) -> None:
        say, many = self.words.say, self.results.plan.seats > 2
        heads = [
            say("arena-bot"),
            say("arena-against"),
            *self._share_heads(say("arena-first") if many else say("arena-won")),
        ]
        heads += [say("arena-place")] if many else self.seats
        heads.append(say("arena-points"))
        met = [one for one in self.results.meetings if one.first.trials]
        rows = [
            (
                one.bot,
                one.against,
                *self._share(one.first),
                *([self.words.decimal(one.place, 2)] if many else [self.words.percent(at.share) for at in one.sides]),
                self.words.decimal(one.points),
            )
            for one in met
        ]
        self._table(say("arena-meetings-table") if many else say("arena-meetings"), heads, rows, names=2)
        for one in met:
            if one.distinct < one.first.trials and (many or self._comes_first(one.bot, one.against)):
                bots = {"bot": Plain(one.bot), "against": Plain(one.against)}
                self._note(say("arena-alike", distinct=one.distinct, games=one.first.trials, **bots), "bold red")

    def _comes_first(self, one: str, other: str) -> bool:
        """Whether `one` comes before `other` in the plan: with two seats every meeting is listed from both sides."""
        bots = self.results.plan.bots
        return bots.index(one) < bots.index(other)

    def _sides(self, title: str, sides: Sequence[Side]) -> None:
        say = self.words.say
        hits = say("arena-first") if self.results.plan.seats > 2 else say("arena-won")
        heads = [say("arena-bot"), say("arena-seat"), *self._share_heads(hits)]
        rows = [(one.bot, self.seats[one.seat], *self._share(one.first)) for one in sides if one.first.trials]
        if rows:
            self._table(title, heads, rows, names=2)

    # -- teams --------------------------------------------------------------------------------

    def _teams(self) -> None:
        say = self.words.say
        heads = [say("arena-level"), say("arena-bot"), *self._share_heads(say("arena-won")), say("arena-score")]
        rows = [
            (self._level(one.level), one.bot, *self._share(one.won), self.words.decimal(one.score))
            for one in self.results.teams
            if one.won.trials
        ]
        self._table(say("arena-teams"), heads, rows, names=2)

    def _differences(self) -> None:
        say = self.words.say
        heads = [say("arena-level"), say("arena-bot"), say("arena-seeds"), say("arena-ahead-won"), say("arena-score")]
        rows = []
        for one in self.results.teams:
            ahead = one.difference
            if ahead is not None:
                won = self._with_interval(ahead.won * 100, ahead.won_low * 100, ahead.won_high * 100)
                score = self._with_interval(ahead.score, ahead.score_low, ahead.score_high)
                rows.append((self._level(one.level), one.bot, self._number(ahead.seeds), won, score))
        if rows:
            self._table(say("arena-ahead", bot=Plain(self.results.plan.bots[0])), heads, rows, names=2)

    def _level(self, level: int) -> str:
        return level_name(self.results.plan.levels[level])

    # -- conduct ------------------------------------------------------------------------------

    def _conduct(self) -> None:
        say = self.words.say
        heads = [say(f"arena-{name}") for name in ("bot", "moves", "seconds", "slowest", "fallbacks", "overruns")]
        rows = [
            (
                one.bot,
                self.words.decimal(one.moves),
                self._milliseconds(one.seconds),
                self._milliseconds(one.slowest),
                self._number(one.fallbacks),
                self._number(one.overruns),
            )
            for one in self.results.conduct
        ]
        self._table(say("arena-conduct"), heads, rows)

    def _milliseconds(self, seconds: float) -> str:
        """A duration in milliseconds with about three digits."""
        return self.words.decimal(seconds * 1000, 3 if seconds < 0.001 else 1 if seconds < 1 else 0)

    # -- shared by all tables -----------------------------------------------------------------

    def _share_heads(self, hits: str) -> list[str]:
        say = self.words.say
        return [say("arena-games"), hits, say("arena-share"), say("arena-interval")]

    def _share(self, share: Share) -> tuple[str, str, str, str]:
        between = self.words.say("arena-range", low=self.words.percent(share.low), high=self.words.percent(share.high))
        digits = 0 if share.hits == int(share.hits) else 1
        return (
            self._number(share.trials),
            self.words.decimal(share.hits, digits),
            self.words.percent(share.share),
            between,
        )

    def _between(self, low: float | None, high: float | None, digits: int = 1) -> str:
        if low is None or high is None:
            return UNKNOWN
        edges = {"low": signed(low, self.words, digits), "high": signed(high, self.words, digits)}
        return self.words.say("arena-range", **edges)

    def _with_interval(self, value: float, low: float | None, high: float | None) -> str:
        if low is None or high is None:
            return signed(value, self.words)
        edges = {"low": signed(low, self.words), "high": signed(high, self.words)}
        return self.words.say("arena-with-interval", value=signed(value, self.words), **edges)

    def _number(self, number: int) -> str:
        return self.words.decimal(number, 0)

    def _table(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> None:
        """Print a table with `names` columns of names on the left; repeated names in the first column are left out."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        empty = {place for place in range(names) if not any(row[place] for row in rows)}
        for place, head in enumerate(heads):
            if place not in empty:
                table.add_column(Text(head), justify="left" if place < names else "right", overflow="fold")
        before = ""
        for row in rows:
            cells: list[Any] = [Text(cell) for place, cell in enumerate(row) if place not in empty]
            if names > 1 and not empty and row[0] == before:
                cells[0] = Text("")
            before = row[0]
            table.add_row(*cells)
        self.console.print()
        self.console.print(Text(title, style="underline"))
        self.console.print(table)

    def _note(self, text: str, style: str = "dim") -> None:
        self.console.print(text, style=style, markup=False)
