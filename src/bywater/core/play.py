"""A game in progress with its list of actions, so that it can be recorded and undone."""

from copy import deepcopy
from typing import Any

from bywater.core.errors import BywaterError, IllegalAction
from bywater.core.game import Game
from bywater.core.options import resolve_options
from bywater.core.record import Record, digest_of, outcome_of
from bywater.core.seats import OVER
from bywater.core.state import Position, State


class Play:
    """A game in progress, from its beginning or from a position, with an open journal."""

    def __init__(
        self, game: Game, seats: int = 0, options: dict[str, Any] | None = None, start: Position | None = None
    ) -> None:
        self.game = game
        self.options = resolve_options(game.options, {**(start or {}).get("options", {}), **(options or {})})
        self.start: Position | None = None
        self.actions: list[int] = []
        self.state: State
        if start is None:
            self.state = game._new_state(game.check_seats(seats), deepcopy(self.options))
        else:
            self.start = {**start, "options": deepcopy(self.options)}
            self.state = game.position(self.start)
        self.seats: int = self.state.seats
        self.state.open_journal()

    def apply(self, action: int) -> None:
        """Apply one action. An illegal action raises IllegalAction and changes nothing."""
        self.state.apply(action)
        self.actions.append(action)

    def apply_all(self, actions: list[int], seat: int | None = None) -> None:
        """Apply several actions, all of them or none.

        With a seat given, the seat must be allowed to play each action and must learn nothing in between. Otherwise a
        refused list would reveal hidden information at no cost.
        """
        trial = self.state.clone()
        for number, action in enumerate(actions):
            if seat is not None and not trial.may_play(seat, action):
                raise IllegalAction(f"expected actions that seat {seat} may play, got {self.game.notation(action)!r}")
            known = trial.reveals_to(seat) if seat is not None else 0
            trial.apply(action)
            if seat is not None and number + 1 < len(actions):
                if trial.actor != seat or trial.reveals_to(seat) != known:
                    raise IllegalAction(
                        f"expected nothing more: seat {seat} must wait for the result of {self.game.notation(action)!r}"
                    )
        for action in actions:
            self.apply(action)

    def undo_to(self, length: int) -> None:
        """Undo all actions after the first `length` ones."""
        if not 0 <= length <= len(self.actions):
            raise BywaterError(f"expected a length from 0 to {len(self.actions)}, got {length}")
        remaining = self.actions[:length]
        state = self.game.opening(self.record())
        state.open_journal()
        for action in remaining:
            state.apply(action)
        self.state = state
        self.actions = remaining

    def free_undo(self) -> int:
        """Return how many actions remain after an undo without consent; -1 if undoing the last one needs consent.

        An undo is free if the action revealed nothing hidden and was not a chance outcome.
        """
        if not self.actions:
            return -1
        state = self.game.opening(self.record())
        for action in self.actions[:-1]:
            state.apply(action)
        if state.reveals != self.state.reveals or state.actor < 0:
            return -1
        return len(self.actions) - 1

    def record(self) -> Record:
        """Return the record so far. The record of a finished game ends with its digest."""
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
    """Return the game of a record, ready to be continued."""
    _, actions = game.replay_actions(record)
    play = Play(game, record.seats, game.record_options(record), record.start)
    for action in actions:
        play.apply(action)
    return play
