"""`bywater play`: play at the terminal, resume a saved game, or play a match."""

from bywater.cli.dialogue import ask
from bywater.cli.files import read_record_file, rescue, write_record_file
from bywater.cli.pages import bot_word
from bywater.cli.refusal import Refusal, error_line
from bywater.cli.screen import Screen
from bywater.cli.session import PlayerLeft, Session
from bywater.cli.settings import HUMAN, find_game, game_argument, read_options, seat_count, seating, words_for
from bywater.core.errors import BywaterError
from bywater.core.match import Match
from bywater.core.play import Play, resume
from bywater.words import Plain, Words


def play(
    game_id: str,
    seats: int,
    given_seats: list[str],
    given_options: list[str],
    lang: str | None,
    seed: int | None,
    resumed: str,
    match: bool,
) -> None:
    """Play one game, or a match of one game per seat."""
    if resumed and (given_options or match or seats):
        raise Refusal("error-resume-alone")
    if resumed:
        record = read_record_file(resumed)
        if game_id and game_id != record.game:
            raise Refusal("error-other-game", file=Plain(resumed), game=Plain(record.game))
        table = resume(find_game(record.game), record)
    elif game_id:
        game = game_argument(game_id)
        table = Play(game, seat_count(game, seats), read_options(game, given_options))
    else:
        raise Refusal("usage-missing", name=Plain("GAME"))
    who = seating(table.game, table.seats, given_seats, people=True)
    words = words_for(lang, table.game.id)
    screen = Screen(words)
    if match:
        _play_match(table, who, words, screen, seed)
    else:
        _play_one(Session(table, who, words, screen, seed))


def _play_one(session: Session) -> bool:
    """Play one game. Returns whether it was finished; an interrupted game is saved."""
    screen = session.screen
    try:
        session.run(ask)
    except PlayerLeft:
        screen.say("goodbye")
        return False
    except (EOFError, KeyboardInterrupt):
        screen.blank_line()
        if session.play.actions:
            screen.say("rescued", file=Plain(rescue(session.play.record())))
        return False
    except Exception:
        # Save the game after any error.
        if session.play.actions:
            screen.say("rescued", file=Plain(rescue(session.play.record())))
        raise
    _offer_to_save(session)
    return True


def _offer_to_save(session: Session) -> None:
    if not session.people:
        return
    try:
        while file := session.screen.read(session.words.say("finish-save")):
            try:
                path = write_record_file(file, session.play.record())
            except BywaterError as error:
                session.screen.line(error_line(error, session.words))
            else:
                session.screen.say("saved", file=Plain(path))
                return
    except (EOFError, KeyboardInterrupt):
        session.screen.blank_line()


def _play_match(first: Play, who: list[str], words: Words, screen: Screen, seed: int | None) -> None:
    """Play one game per seat, with everyone in each seat once, and add up the points."""
    names = [_player_name(number, kind, words) for number, kind in enumerate(who)]
    kinds = dict(zip(names, who, strict=True))
    match = Match(first.game, names, first.options)
    while not match.is_over:
        seats = match.seating()
        table = first if not match.records else Play(first.game, first.seats, first.options)
        session = Session(table, [kinds[name] for name in seats], words, screen, seed)
        screen.say("match-game", number=len(match.records) + 1, games=len(names), style="bold")
        for seat, name in enumerate(seats):
            screen.say("match-seat", seat=session.plain_seat(seat), player=Plain(name))
        if HUMAN in who:
            try:
                screen.read(words.say("match-begin"))
            except (EOFError, KeyboardInterrupt):
                screen.blank_line()
                return
        if not _play_one(session):
            return
        match.add(session.play.record())
        seed = None if seed is None else seed + 1
        screen.blank_line()
        screen.say("match-points", style="bold")
        for name, points in zip(names, match.points, strict=True):
            screen.say("match-player-points", player=Plain(name), points=points)
    leaders = match.leaders()
    if len(leaders) == 1:
        screen.say("match-won", player=Plain(leaders[0]), style="bold")
    else:
        screen.say("match-even", style="bold")


def _player_name(number: int, kind: str, words: Words) -> str:
    return words.say(
        "match-person" if kind == HUMAN else "match-bot", number=number + 1, bot=Plain(bot_word(kind, words))
    )
