"""The dialogue with a person: reads a choice or a command."""

from typing import Final

from bywater.cli.choices import Choice, Choices, has_word_beginnings, normalize
from bywater.cli.files import rescue, write_record_file
from bywater.cli.numbers import is_number
from bywater.cli.refusal import error_line
from bywater.cli.session import PlayerLeft, Session
from bywater.core.errors import BadNotation, BywaterError
from bywater.core.seats import WATCHER
from bywater.drawing import default
from bywater.words import Plain

COMMANDS: Final = ("help", "rules", "log", "about", "why", "undo", "consent", "board", "save", "quit")


def ask(session: Session, seat: int) -> None:
    """Let the person on this seat choose an action."""
    Dialogue(session, seat).read()


class Dialogue:
    """Reads the input of one seat until an action was played or undone."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.words
        self.seat = seat
        self.view = session.play.state.view(seat)
        self.choices = Choices(session.game, self.view, session.words)
        # An empty line selects the only choice, or the default of the game.
        code = default(session.game, self.view)
        quick = [choice for choice in self.choices.all if list(choice.actions) == [code]]
        self.default = self.choices.all[0] if len(self.choices.all) == 1 else quick[0] if quick else None
        self.named = {}
        for command in COMMANDS:
            for name in f"{self.words.say(f'command-{command}.names')}".split(","):
                self.named[name.strip()] = command

    def read(self) -> None:
        if len(self.choices.all) == 1:
            self.screen.say("nothing-to-choose", style="dim")
        elif not self.session.steps:
            self.screen.say("hint-help", style="dim")
        number = f" [{self.default.number}]" if self.default is not None else ""
        while not self._answer(self.screen.read(f"{self.session.seat_word(self.seat)}{number}>")):
            pass

    def _answer(self, text: str) -> bool:
        """Handle one line of input. Returns whether an action was played or undone."""
        if not text and self.default is not None:
            return self._choose(self.default)
        if not text:
            self.screen.say("hint-help", style="dim")
            return False
        word, _, rest = text.partition(" ")
        command = self.named.get(word.casefold())
        if command is not None:
            try:
                return self._command(command, rest.strip())
            except BywaterError as error:
                self.screen.line(error_line(error, self.words))
                return False
        found = self.choices.find(text)
        if len(found) == 1:
            return self._choose(found[0])
        if found:
            self.screen.say("which-of")
            for choice in found[:12]:
                self.screen.line(f"  {choice.number:>2} {choice.full}")
        elif is_number(text):
            self.screen.say("no-such-number", number=int(text))
        else:
            self._explain_refusal(text)
        return False

    def _choose(self, choice: Choice) -> bool:
        length = len(self.session.play.actions)
        self.session.take(list(choice.actions))
        self.session.steps.append((self.seat, length))
        return True

    def _command(self, command: str, rest: str) -> bool:
        if command == "help":
            self._help()
        elif command == "rules":
            from bywater.cli.pages import show_manual

            show_manual(self.session.game, self.words)
        elif command == "log":
            for line in self.session.log(self.seat):
                self.screen.line(f"  {line}")
        elif command == "about":
            self._about(rest)
        elif command == "why":
            self._why(rest)
        elif command == "undo":
            return self._undo()
        elif command == "consent":
            return self._undo_by_consent()
        elif command == "board":
            self.session.show(self.seat)
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            self._quit()
        return False

    # -- information --------------------------------------------------------------------------

    def _help(self) -> None:
        first = self.choices.all[0]
        example = self.session.game.notation(first.actions[0])
        self.screen.say("help-choosing", number=first.number, example=Plain(example))
        for command in COMMANDS:
            name = self.words.say(f"command-{command}")
            self.screen.line(f"  {name:<14} {self.words.say(f'command-{command}.help')}")

    def _about(self, text: str) -> None:
        found = self.words.about(text) if text else []
        if not found:
            self.screen.say("about-nothing", text=Plain(text))
        for key in found:
            self.screen.line(f"  {self.words.say(key.partition('.')[0])}: {self.words.say(key)}")

    def _why(self, text: str) -> None:
        if not text:
            self.screen.say("why-what")
        elif len(self.choices.find(text)) == 1:
            self.screen.say("why-you-can", choice=Plain(self.choices.find(text)[0].full))
        else:
            self._explain_refusal(text)

    def _explain_refusal(self, text: str) -> None:
        """Print why the action with this text is not legal now, if the game has one."""
        state = self.session.play.state
        reasons = {state.why(action, self.seat) for action in self._matching_actions(text)}
        if len(reasons) == 1 and None not in reasons:
            self.screen.line(self.words.say(next(reason for reason in reasons if reason is not None)))
        else:
            self.screen.say("not-understood", text=Plain(text))

    def _matching_actions(self, text: str) -> list[int]:
        """The actions of the game that match a text, legal or not."""
        game = self.session.game
        try:
            return [game.action(text)]
        except BadNotation:
            wanted = normalize(text)
            codes = range(game.num_actions) if wanted else ()
            return [code for code in codes if has_word_beginnings(wanted, normalize(game.notation(code)))]

    # -- undo, save, quit -------------------------------------------------------------------

    def _undo(self) -> bool:
        session = self.session
        if session.undo_for_free(self.seat):
            return True
        own = any(seat == self.seat for seat, _ in session.steps)
        self.screen.say("undo-not-free" if own else "undo-nothing")
        return False

    def _undo_by_consent(self) -> bool:
        session = self.session
        if not any(seat == self.seat for seat, _ in session.steps):
            self.screen.say("undo-nothing")
            return False
        if len(session.people) > 1:
            # The people who are asked for consent must not see the secrets of this seat.
            self.screen.clear(past=True)
            session.visible_seat = WATCHER
        for seat in session.people:
            question = self.words.say("undo-agree", seat=session.plain_seat(seat))
            if not self.screen.agree(question):
                if len(session.people) > 1:
                    session.turn_to(self.seat)
                    session.show(self.seat)
                self.screen.say("undo-refused", seat=session.plain_seat(seat))
                return False
        return session.undo_by_consent(self.seat)

    def _save(self, file: str) -> None:
        record = self.session.play.record()
        path = write_record_file(file, record) if file else rescue(record)
        self.screen.say("saved", file=Plain(path))

    def _quit(self) -> None:
        if self.session.play.actions:
            file = self.screen.read(self.words.say("quit-save"))
            if file:
                self._save(file)
        raise PlayerLeft
