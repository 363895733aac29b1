"""A game at a terminal, played by people and bots."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from bywater.bots import make_bot
from bywater.bots.safe import SafePlayer, allowance_of
from bywater.cli.choices import Choices
from bywater.cli.pages import bot_word
from bywater.cli.screen import Screen
from bywater.cli.settings import HUMAN, seat_word
from bywater.core.game import IDENTICAL
from bywater.core.journal import Entry
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.state import View
from bywater.drawing import draw, secrets
from bywater.words import Plain, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

# The number of log lines below the board: new ones between the bounds, and old ones up to the default.
MIN_LOG_LINES = 3
DEFAULT_LOG_LINES = 6
MAX_LOG_LINES = 10


class PlayerLeft(Exception):
    """A person leaves the game."""


class Session:
    """The game and its players. People and bots get only views of the state."""

    def __init__(self, play: Play, who: list[str], words: Words, screen: Screen, seed: int | None) -> None:
        self.play = play
        self.game = play.game
        self.words = words
        self.screen = screen
        self.rng = random.Random(seed)
        self.bots = [None if name == HUMAN else self._bot(name) for name in who]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.actors = _actors(play)  # the actor of each action
        # For each choice of a person: the seat and the number of actions before it.
        self.steps = [(actor, number) for number, actor in enumerate(self.actors) if actor in self.people]
        self.visible_seat = WATCHER  # the seat whose secrets the screen may show
        # The length of the journal that each person has seen.
        self.log_lengths = dict.fromkeys([*self.people, WATCHER], 0)
        self.faults: list[str] = []  # messages about failed bots since the board was last shown

    def _bot(self, name: str) -> SafePlayer:
        player = make_bot(name, self.game, random.Random(self.rng.random()))
        return SafePlayer(player, name, allowance_of(player))

    # -- playing ------------------------------------------------------------------------------

    def run(self, ask: "Callable[[Session, int], None]") -> None:
        """Play to the end, or until a person leaves. `ask` lets the person on a seat choose."""
        while (actor := self.play.state.actor) != OVER:
            bot = self.bots[actor] if actor != CHANCE else None
            if actor == CHANCE:
                self.take([self.play.state.roll(self.rng)])
            elif bot is not None:
                self.take([self._answer(bot, actor)])
            else:
                self.turn_to(actor)
                self.show(actor)
                ask(self, actor)
            if not self.people:
                self._print_new_log()
        self.finish()

    def _answer(self, bot: SafePlayer, seat: int) -> int:
        """The choice of a bot. A message is added if the bot failed or exceeded its time."""
        failed, late = bot.fallbacks, bot.overruns
        action = bot.choose(self.play.state.view(seat))
        for key, happened in (("bot-failed", bot.fallbacks > failed), ("bot-late", bot.overruns > late)):
            if happened:
                name = Plain(bot_word(bot.name, self.words))
                line = self.words.say(key, seat=self.plain_seat(seat), bot=name)
                self.faults += [line] if line not in self.faults else []
        return action

    def take(self, actions: list[int]) -> None:
        """Apply all of the actions or none."""
        trial = self.play.state.clone()
        actors = []
        for action in actions:
            actors.append(trial.actor)
            trial.apply(action)
        self.play.apply_all(actions)
        self.actors += actors

    def turn_to(self, seat: int) -> None:
        """Show the screen to a person. If several people play, hide the secrets of the last one first."""
        others = self.visible_seat != seat and len(self.people) > 1
        if others and secrets(self.game, self.play.state.view(seat)):
            self.screen.hide_secrets(self.plain_seat(seat))
        self.visible_seat = seat

    # -- output ------------------------------------------------------------------------------

    def seat_word(self, seat: int) -> str:
        return seat_word(self.game, seat, self.words)

    def show(self, seat: int) -> None:
        """Show the board, the log and the choices from this seat."""
        view = self.play.state.view(seat)
        self._show_table(seat, view, Choices(self.game, view, self.words).render())
        self.log_lengths[seat] = len(self.play.state.open_journal())

    def _show_table(self, seat: int, view: View, beneath: "RenderableType") -> None:
        """Show the board, the last lines of the log, the prompt, and `beneath`."""
        new_entries = self.play.state.journal_for(seat, self.log_lengths[seat])
        board = draw(self.game, view, self.words, new_entries)
        self.screen.clear()
        self.screen.put(board)
        question = self.words.say(self.game.prompt(view))
        self._print_log(seat, view, new_entries, self.screen.lines_left(board, beneath) - len(self.faults), question)
        self._print_faults()
        self.screen.blank_line()
        self.screen.line(question, style="bold")
        self.screen.put(beneath)

    def _print_log(self, seat: int, view: View, new_entries: list[Entry], room: int, question: str) -> None:
        """Print the last lines of the log and mark the new ones. A line that equals the prompt is left out."""
        new = self.lines(new_entries, view)
        lines = self.lines(self.play.state.journal_for(seat), view)
        old = lines[: len(lines) - len(new)]
        new = new[-max(MIN_LOG_LINES, min(room, MAX_LOG_LINES)) :]
        for line in old[max(0, len(old) - max(0, min(room, DEFAULT_LOG_LINES) - len(new))) :]:
            self.screen.line(f"  {line}", style="dim")
        for line in new:
            if line != question:
                self.screen.line(f"› {line}")

    def _print_faults(self) -> None:
        for line in self.faults:
            self.screen.line(f"› {line}", style="bold red")
        self.faults = []

    def lines(self, entries: list[Entry], view: View) -> list[str]:
        """The log lines of journal entries."""
        messages = [self.game.log_line(entry.plain(), view) for entry in entries]
        return [self.words.say(message) for message in messages if message is not None]

    def log(self, seat: int) -> list[str]:
        """The whole log as this seat may see it."""
        return self.lines(self.play.state.journal_for(seat), self.play.state.view(seat))

    def _print_new_log(self) -> None:
        """Print new lines of the log for a watcher."""
        state = self.play.state
        for line in self.lines(state.journal_for(WATCHER, self.log_lengths[WATCHER]), state.view(WATCHER)):
            self.screen.line(line)
        self._print_faults()
        self.log_lengths[WATCHER] = len(state.open_journal())

    # -- the end ------------------------------------------------------------------------------

    def finish(self) -> None:
        """Show the final board, how the game ended, and the points."""
        seat = self.visible_seat if self.visible_seat in self.people else (self.people or [WATCHER])[0]
        state = self.play.state
        self._show_table(seat, state.view(seat), "")
        returns = state.returns()
        if self.game.utility_of(self.play.options) == IDENTICAL:
            won = "together-won" if returns[0] > 0 else "together-lost"
            self.screen.say(won, points=state.score()[0])
            return
        for number, (points, gained) in enumerate(zip(state.score(), returns, strict=True)):
            result = "result-won" if gained > 0 else "result-lost" if gained < 0 else "result-even"
            if len(set(returns)) > 2:
                result = "result-rank"
            place = 1 + sum(1 for other in returns if other > gained)
            self.screen.say(
                result,
                seat=self.plain_seat(number),
                points=points,
                value=self.words.decimal(gained),
                place=place,
            )

    def plain_seat(self, seat: int) -> Plain:
        """The name of a seat as a parameter of a message."""
        return Plain(self.seat_word(seat))

    # -- undo -------------------------------------------------------------------------------

    def undo_for_free(self, seat: int) -> bool:
        """Undo the last choice of this seat, if no other seat acted and nothing hidden was revealed since."""
        if not self.steps or self.steps[-1][0] != seat:
            return False
        length = self.steps[-1][1]
        kept = list(self.play.actions)
        if any(actor != seat for actor in self.actors[length:]):
            return False
        while len(self.play.actions) > length:
            left = self.play.free_undo()
            if left < 0:
                for action in kept[len(self.play.actions) :]:
                    self.play.apply(action)
                return False
            self.play.undo_to(left)
        self._forget(length)
        return True

    def undo_by_consent(self, seat: int) -> bool:
        """Undo everything from the last choice of this seat on; False if there is none."""
        lengths = [length for who, length in self.steps if who == seat]
        if not lengths:
            return False
        self.play.undo_to(lengths[-1])
        self._forget(lengths[-1])
        return True

    def _forget(self, length: int) -> None:
        """Drop the data about all actions after the first `length` ones."""
        self.actors = self.actors[:length]
        self.steps = [step for step in self.steps if step[1] < length]
        journal = len(self.play.state.open_journal())
        self.log_lengths = {seat: min(seen, journal) for seat, seen in self.log_lengths.items()}


def _actors(play: Play) -> list[int]:
    """The actor of each action so far."""
    if not play.actions:
        return []
    state = play.game.opening(play.record())
    actors = []
    for action in play.actions:
        actors.append(int(state.actor))
        state.apply(action)
    return actors
