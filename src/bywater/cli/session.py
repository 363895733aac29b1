"""One game at a terminal, played by people and bots."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from bywater.bots import make_bot
from bywater.bots.safe import SafePlayer, allowance_of
from bywater.cli.choices import Choices
from bywater.cli.pages import bot_word
from bywater.cli.screen import Screen
from bywater.cli.setting import HUMAN, seat_word
from bywater.core.game import IDENTICAL
from bywater.core.journal import Entry
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.state import View
from bywater.drawing import draw, secrets
from bywater.words import Plain, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

# How many lines of the log are shown under the board, depending on what happened and on the room.
MIN_NEWS = 3
NEWS = 6
MAX_NEWS = 10


class Leave(Exception):
    """A person leaves the table."""


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
        # each choice of a person: the seat, and the number of actions before it
        self.steps = [(actor, number) for number, actor in enumerate(self.actors) if actor in self.people]
        self.facing = WATCHER  # the seat whose secrets the screen may show
        # the length of the journal that each person has been shown
        self.told = dict.fromkeys([*self.people, WATCHER], 0)
        self.faults: list[str] = []  # messages about bots since the table was last shown

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
                self.face(actor)
                self.show(actor)
                ask(self, actor)
            if not self.people:
                self._tell_watcher()
        self.finish()

    def _answer(self, bot: SafePlayer, seat: int) -> int:
        """The choice of a bot. People are told if the bot failed or exceeded its time."""
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

    def face(self, seat: int) -> None:
        """Turn the screen to a person: where several people play, clear it first and wait until they sit there."""
        others = self.facing != seat and len(self.people) > 1
        if others and secrets(self.game, self.play.state.view(seat)):
            self.screen.curtain(self.plain_seat(seat))
        self.facing = seat

    # -- output ------------------------------------------------------------------------------

    def seat_word(self, seat: int) -> str:
        return seat_word(self.game, seat, self.words)

    def show(self, seat: int) -> None:
        """Show the board, the log and the choices from this seat."""
        view = self.play.state.view(seat)
        self._show_table(seat, view, Choices(self.game, view, self.words).drawn())
        self.told[seat] = len(self.play.state.open_journal())

    def _show_table(self, seat: int, view: View, beneath: "RenderableType") -> None:
        """Show the board, the last lines of the log, the prompt, and `beneath`."""
        fresh = self.play.state.journal_for(seat, self.told[seat])
        board = draw(self.game, view, self.words, fresh)
        self.screen.wipe()
        self.screen.put(board)
        question = self.words.say(self.game.prompt(view))
        self._put_news(seat, view, fresh, self.screen.room_beside(board, beneath) - len(self.faults), question)
        self._put_faults()
        self.screen.gap()
        self.screen.line(question, style="bold")
        self.screen.put(beneath)

    def _put_news(self, seat: int, view: View, fresh: list[Entry], room: int, question: str) -> None:
        """Print the last lines of the log, with new ones marked. A line that equals the prompt is left out."""
        new = self.lines(fresh, view)
        told = self.lines(self.play.state.journal_for(seat), view)
        old = told[: len(told) - len(new)]
        new = new[-max(MIN_NEWS, min(room, MAX_NEWS)) :]
        for line in old[max(0, len(old) - max(0, min(room, NEWS) - len(new))) :]:
            self.screen.line(f"  {line}", style="dim")
        for line in new:
            if line != question:
                self.screen.line(f"› {line}")

    def _put_faults(self) -> None:
        for line in self.faults:
            self.screen.line(f"› {line}", style="bold red")
        self.faults = []

    def lines(self, entries: list[Entry], view: View) -> list[str]:
        """The log lines of journal entries."""
        told = [self.game.log_line(entry.plain(), view) for entry in entries]
        return [self.words.say(message) for message in told if message is not None]

    def log(self, seat: int) -> list[str]:
        """The whole log as this seat knows it."""
        return self.lines(self.play.state.journal_for(seat), self.play.state.view(seat))

    def _tell_watcher(self) -> None:
        """Print the log for a watcher, if only bots play."""
        state = self.play.state
        for line in self.lines(state.journal_for(WATCHER, self.told[WATCHER]), state.view(WATCHER)):
            self.screen.line(line)
        self._put_faults()
        self.told[WATCHER] = len(state.open_journal())

    # -- the end ------------------------------------------------------------------------------

    def finish(self) -> None:
        """Show the final board, how the game ended, and the points."""
        seat = self.facing if self.facing in self.people else (self.people or [WATCHER])[0]
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
        """Take back the last choice of this seat, if nobody else acted and nothing hidden was revealed since."""
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
        """Take back everything from the last choice of this seat on; False if there is none."""
        lengths = [length for who, length in self.steps if who == seat]
        if not lengths:
            return False
        self.play.undo_to(lengths[-1])
        self._forget(lengths[-1])
        return True

    def _forget(self, length: int) -> None:
        """Forget everything after the first `length` actions."""
        self.actors = self.actors[:length]
        self.steps = [step for step in self.steps if step[1] < length]
        journal = len(self.play.state.open_journal())
        self.told = {seat: min(told, journal) for seat, told in self.told.items()}


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
