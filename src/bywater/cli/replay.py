"""`bywater replay`: step through a record, or print its log."""

from bywater.cli.files import read_record_file
from bywater.cli.numbers import is_number
from bywater.cli.screen import Screen
from bywater.cli.settings import find_game, seat_of, words_for
from bywater.core.play import Play, resume
from bywater.core.seats import OVER, WATCHER
from bywater.core.state import State
from bywater.drawing import draw
from bywater.words import Words


def replay(file: str, seat: str, lang: str | None, plain: bool) -> None:
    """Show a record as this seat saw it; by default with all seats if the game is over, else as a watcher."""
    record = read_record_file(file)
    game = find_game(record.game)
    play = resume(game, record)
    words = words_for(lang, game.id)
    viewers: object = WATCHER
    if seat:
        viewers = seat_of(game, seat, play.seats)
    elif play.state.actor == OVER:
        viewers = tuple(range(play.seats))
    screen = Screen(words)
    if plain:
        for line in _lines(play.state, viewers, words, play, 0):
            screen.line(line)
    else:
        _Replay(play, viewers, words, screen).run()


def _lines(state: State, viewers: object, words: Words, play: Play, since: int) -> list[str]:
    view = state.view(viewers)
    messages = [play.game.log_line(entry.plain(), view) for entry in state.journal_for(viewers, since)]
    return [words.say(message) for message in messages if message is not None]


class _Replay:
    """The dialogue that steps through a record."""

    def __init__(self, play: Play, viewers: object, words: Words, screen: Screen) -> None:
        self.play = play
        self.viewers = viewers
        self.words = words
        self.screen = screen

    def run(self) -> None:
        step = 0
        last = len(self.play.actions)
        while True:
            self._show(step, last)
            try:
                text = self.screen.read(self.words.say("replay-prompt"))
            except (EOFError, KeyboardInterrupt):
                self.screen.blank_line()
                return
            if text in ("q", "quit"):
                return
            if text == "b":
                step = max(0, step - 1)
            elif is_number(text):
                step = min(int(text), last)
            elif not text and step == last:
                return
            elif not text:
                step += 1

    def _show(self, step: int, last: int) -> None:
        """Show the table after this number of actions, and the log lines of the last one."""
        game = self.play.game
        state = game.opening(self.play.record())
        journal = state.open_journal()
        before = 0
        for action in self.play.actions[:step]:
            before = len(journal)
            state.apply(action)
        view = state.view(self.viewers)
        self.screen.clear()
        self.screen.put(draw(game, view, self.words, state.journal_for(self.viewers, before)))
        question = self.words.say(game.prompt(view))
        for line in _lines(state, self.viewers, self.words, self.play, before):
            if line != question:
                self.screen.line(f"› {line}")
        self.screen.line(question, style="bold")
        self.screen.say("replay-step", style="dim", step=step, last=last)
