"""A game being played: its state, and the actions that led there, so that it can be recorded and taken back."""

from copy import deepcopy
from typing import Any

from bywater.core.codes import OVER
from bywater.core.errors import BywaterError, IllegalAction
from bywater.core.game import Game
from bywater.core.options import settle
from bywater.core.record import Record, digest_of, outcome_of
from bywater.core.state import Position, State


class Play:
    """One game from its beginning, or from a position, to now, with an open journal."""

    def __init__(
        self, game: Game, seats: int = 0, options: dict[str, Any] | None = None, start: Position | None = None
    ) -> None:
        self.game = game
        self.options = settle(game.options, {**(start or {}).get("options", {}), **(options or {})})
        self.start: Position | None = None
        self.actions: list[int] = []
        self.state: State
        if start is None:
            self.state = game.begin(game.check_seats(seats), deepcopy(self.options))
        else:
            self.start = {**start, "options": deepcopy(self.options)}
            self.state = game.position(self.start)
        self.seats: int = self.state.seats
        self.state.open_journal()

    def do(self, action: int) -> None:
        """Apply one action. An illegal one raises and changes nothing."""
        self.state.apply(action)
        self.actions.append(action)

    def do_all(self, actions: list[int], seat: int | None = None) -> None:
        """Apply several actions, all of them or none.

        If a seat sends them, each must be its to press, and it may learn nothing between them: whether the
        next one is refused would tell it what it could not see, and nothing would have happened.
        """
        trial = self.state.clone()
        for number, action in enumerate(actions):
            if seat is not None and not trial.may_press(seat, action):
                raise IllegalAction(f"seat {seat} can't do {self.game.notation(action)!r} then")
            known = trial.has_learned(seat) if seat is not None else 0
            trial.apply(action)
            if seat is not None and number + 1 < len(actions):
                if trial.actor != seat or trial.has_learned(seat) != known:
                    raise IllegalAction(f"after {self.game.notation(action)!r} seat {seat} must wait and see")
        for action in actions:
            self.do(action)

    def back_to(self, length: int) -> None:
        """Take back everything after the first `length` actions."""
        if not 0 <= length <= len(self.actions):
            raise BywaterError(f"there are {len(self.actions)} actions, none of them can be the {length}th")
        kept = self.actions[:length]
        state = self.game.opening(self.record())
        state.open_journal()
        for action in kept:
            state.apply(action)
        self.state = state
        self.actions = kept

    def free_undo(self) -> int:
        """How many actions are left if the last one is undone for free; -1 if that would need consent.

        An action is free to take back while nothing hidden was shown since.
        """
        if not self.actions:
            return -1
        state = self.game.opening(self.record())
        for action in self.actions[:-1]:
            state.apply(action)
        if state.shown != self.state.shown or state.actor < 0:
            return -1
        return len(self.actions) - 1

    def record(self) -> Record:
        """The record so far; closed with its digest when the game is over."""
        over = self.state.actor == OVER
        return Record(
            self.game.id,
            self.game.rules,
            self.seats,
            deepcopy(self.options),
            [self.game.notation(action) for action in self.actions],
            start=deepcopy(self.start),
            digest=digest_of(self.state) if over else "",
            outcome=outcome_of(self.state) if over else "",
        )


def resume(game: Game, record: Record) -> Play:
    """The play that a record tells, ready to go on."""
    _, actions = game.replay_actions(record)
    play = Play(game, record.seats, game.record_options(record), record.start)
    for action in actions:
        play.do(action)
    return play
