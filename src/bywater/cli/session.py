"""One game played at a terminal by people and bots."""

import random
from typing import TYPE_CHECKING

from bywater.bots import make_bot
from bywater.bots.safe import SafePlayer, allowance_of
from bywater.cli.choices import Choices
from bywater.cli.pages import bot_word
from bywater.cli.screen import Screen
from bywater.cli.setting import HUMAN, seat_word
from bywater.core.codes import CHANCE, OVER, WATCHER
from bywater.core.game import IDENTICAL
from bywater.core.journal import Entry
from bywater.core.play import Play
from bywater.core.state import View
from bywater.drawing import draw, secrets
from bywater.words import Plain, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

# So many lines of the log stand under the board: more if more has happened, fewer where there is no room.
LEAST_NEWS = 3
NEWS = 6
MOST_NEWS = 10


class Leave(Exception):
    """The people have had enough for now."""


class Session:
    """The state is here, but people and bots are only ever shown views of it."""

    def __init__(self, play: Play, who: list[str], words: Words, screen: Screen, seed: int | None) -> None:
        self.play = play
        self.game = play.game
        self.words = words
        self.screen = screen
        self.rng = random.Random(seed)
        self.bots = [None if name == HUMAN else self._bot(name) for name in who]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.actors = _actors(play)  # who took each action
        # each answer of a person: the seat, and how many actions were before
        self.steps = [(actor, number) for number, actor in enumerate(self.actors) if actor in self.people]
        self.facing = WATCHER  # whose secrets the screen may show
        self.told = dict.fromkeys([*self.people, WATCHER], 0)  # how much of the journal each person has been shown
        self.faults: list[str] = []  # what went wrong with bots since the table was last shown

    def _bot(self, name: str) -> SafePlayer:
        player = make_bot(name, self.game, random.Random(self.rng.random()))
        return SafePlayer(player, name, allowance_of(player))

    # -- the course of the game ---------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        while (actor := self.play.state.actor) != OVER:
            bot = self.bots[actor] if actor != CHANCE else None
            if actor == CHANCE:
                self.take([self.play.state.roll(self.rng)])
            elif bot is not None:
                self.take([self._answer(bot, actor)])
            else:
                self.ask(actor)
            if not self.people:
                self._tell_watcher()
        self.finish()

    def _answer(self, bot: SafePlayer, seat: int) -> int:
        """What a bot chooses; people shall know if it was not the bot that chose, or if it kept them waiting."""
        failed, late = bot.fallbacks, bot.overruns
        action = bot.choose(self.play.state.view(seat))
        for key, happened in (("bot-failed", bot.fallbacks > failed), ("bot-late", bot.overruns > late)):
            if happened:
                name = Plain(bot_word(bot.name, self.words))
                line = self.words.say(key, seat=self.plain_seat(seat), bot=name)
                self.faults += [line] if line not in self.faults else []
        return action

    def take(self, actions: list[int]) -> None:
        """Apply actions, all or none, and note who took them."""
        trial = self.play.state.clone()
        actors = []
        for action in actions:
            actors.append(trial.actor)
            trial.apply(action)
        self.play.do_all(actions)
        self.actors += actors

    def ask(self, seat: int) -> None:
        """Show a person the table from its seat, and read until something was chosen."""
        from bywater.cli.dialogue import Dialogue

        self.face(seat)
        self.show(seat)
        Dialogue(self, seat).read()

    def face(self, seat: int) -> None:
        """Before one person's secrets come on the screen, those of the other go, and that person alone looks."""
        others = self.facing != seat and len(self.people) > 1
        if others and secrets(self.game, self.play.state.view(seat)):
            self.screen.curtain(self.plain_seat(seat))
        self.facing = seat

    # -- what is shown ------------------------------------------------------------------------

    def seat_word(self, seat: int) -> str:
        return seat_word(self.game, seat, self.words)

    def show(self, seat: int) -> None:
        """The board, what happened, and what is asked, as this seat knows it."""
        view = self.play.state.view(seat)
        self._show_table(seat, view, Choices(self.game, view, self.words).drawn())
        self.told[seat] = len(self.play.state.open_journal())

    def _show_table(self, seat: int, view: View, beneath: "RenderableType") -> None:
        """The board, the last lines of the log, the question or the end, and what belongs under it."""
        fresh = self.play.state.journal_for(seat, self.told[seat])
        board = draw(self.game, view, self.words, fresh)
        self.screen.wipe()
        self.screen.put(board)
        question = self.words.say(self.game.ask(view))
        self._put_news(seat, view, fresh, self.screen.room_beside(board, beneath) - len(self.faults), question)
        self._put_faults()
        self.screen.gap()
        self.screen.line(question, style="bold")
        self.screen.put(beneath)

    def _put_news(self, seat: int, view: View, fresh: list[Entry], room: int, question: str) -> None:
        """The last lines of the log; what is new since this person looked stands out.

        The end of the game is told beneath, in the place of a question, and not twice.
        """
        new = self.lines(fresh, view)
        told = self.lines(self.play.state.journal_for(seat), view)
        old = told[: len(told) - len(new)]
        new = new[-max(LEAST_NEWS, min(room, MOST_NEWS)) :]
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
        """Journal entries as lines of the log."""
        told = [self.game.recount(entry.plain(), view) for entry in entries]
        return [self.words.say(message) for message in told if message is not None]

    def log(self, seat: int) -> list[str]:
        """The whole log as a seat knows it."""
        return self.lines(self.play.state.journal_for(seat), self.play.state.view(seat))

    def _tell_watcher(self) -> None:
        """Where only bots play, somebody looks on."""
        state = self.play.state
        for line in self.lines(state.journal_for(WATCHER, self.told[WATCHER]), state.view(WATCHER)):
            self.screen.line(line)
        self._put_faults()
        self.told[WATCHER] = len(state.open_journal())

    # -- the end ------------------------------------------------------------------------------

    def finish(self) -> None:
        """Everything is turned over: the last board, how it ended, and the points."""
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
        """A seat's name as a part of a sentence."""
        return Plain(self.seat_word(seat))

    # -- taking back --------------------------------------------------------------------------

    def undo_for_free(self, seat: int) -> bool:
        """Take back the last answer of this seat, if all since then is its own and nothing hidden was shown."""
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
                    self.play.do(action)
                return False
            self.play.back_to(left)
        self._forget(length)
        return True

    def undo_by_consent(self, seat: int) -> bool:
        """Take back everything from the last answer of this seat on; False if there is none."""
        lengths = [length for who, length in self.steps if who == seat]
        if not lengths:
            return False
        self.play.back_to(lengths[-1])
        self._forget(lengths[-1])
        return True

    def _forget(self, length: int) -> None:
        """Nothing after the first `length` actions has happened."""
        self.actors = self.actors[:length]
        self.steps = [step for step in self.steps if step[1] < length]
        journal = len(self.play.state.open_journal())
        self.told = {seat: min(told, journal) for seat, told in self.told.items()}


def _actors(play: Play) -> list[int]:
    """Who took each action so far."""
    if not play.actions:
        return []
    state = play.game.opening(play.record())
    actors = []
    for action in play.actions:
        actors.append(int(state.actor))
        state.apply(action)
    return actors
