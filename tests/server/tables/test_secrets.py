"""What a seat receives over its socket does not depend on anything hidden from it: not one byte."""

import random
import re
from collections.abc import Iterator

import pytest

from bywater.core.errors import BywaterError
from bywater.core.record import Record
from bywater.core.seats import CHANCE
from bywater.core.state import State
from bywater.registry import load
from tests import fixed_chance
from tests.server.harness import Guest, Page, RecordedChance, Server, random_lines, without_extras


def states(game_id: str, lines: list[str]) -> Iterator[State]:
    """All states of a record, including the first one."""
    game = load(game_id)
    state = game.opening(Record(game_id, game.rules, 2, {}, []))
    yield state
    for line in lines:
        state.apply(game.action(line))
        yield state


def traces(game_id: str, lines: list[str], seat: int) -> list[int]:
    """The trace of a seat at every state that is no chance point."""
    return [int(state.trace(seat)) for state in states(game_id, lines) if state.actor != CHANCE]


def swap_words(line: str, one: str, other: str) -> str:
    words = line.split()
    return " ".join({one: other, other: one}.get(word, word) for word in words)


def indistinguishable_game(game_id: str, lines: list[str], seat: int, rng: random.Random) -> list[str] | None:
    """Another game that looks the same to this seat: two things that it never saw are swapped."""
    words = sorted({word for line in lines for word in line.split() if word.isidentifier()})
    pairs = [(one, other) for one in words for other in words if one < other]
    rng.shuffle(pairs)
    before = traces(game_id, lines, seat)
    for one, other in pairs:
        if game_id == "confrontation":
            changed = [swap_words(line, one, other) for line in lines]
        else:
            at = rng.randrange(len(lines))
            changed = [swap_words(line, one, other) if number == at else line for number, line in enumerate(lines)]
        if changed == lines:
            continue
        try:
            after = traces(game_id, changed, seat)
        except BywaterError:
            continue
        if after == before:
            return changed
    return None


def streams(server: Server, game_id: str, lines: list[str], guests: list[Guest]) -> list[list[bytes]]:
    """All that both seats and a watcher receive while this game is played, and the frames afterwards."""
    code = guests[0].new_table(game_id, "me", "open")
    live = server.live(code)
    live.session.rng = RecordedChance(live, lines)
    pages: list[Page] = [guests[0].page(code), guests[1].page(code)]
    watcher = guests[2].page(code)
    pages[1].send("sit", seat=1)
    pages[1].until_quiet()
    pages[0].until_quiet()
    rng = random.Random(4)
    texts = [action.text for action in live.session.game.actions]
    while len(live.session.play.actions) < len(lines):
        line = lines[len(live.session.play.actions)]
        actor = int(live.session.play.state.actor)
        other = pages[1 - actor]
        if rng.random() < 0.3:
            assert other.refused("act", moment=other.frame["moment"], texts=[rng.choice(texts)]) == "refused-wait"
        if rng.random() < 0.3:
            other.send("why", text=rng.choice(texts))
            other.next("because")  # before the next action
        assert not [message for message in pages[actor].act(line) if message["type"] == "refused"]
        other.until_quiet()
    pages[0].send("undo")
    for page in pages:
        page.until_quiet()
    watcher.until_quiet()
    found = []
    for seat, (guest, page) in enumerate(zip(guests, [*pages, watcher], strict=True)):
        frames = guest.get(f"/api/tables/{code}/frames?seat={seat if seat < 2 else -1}").content
        shown = guest.get(f"/api/tables/{code}").content
        home = guest.get("/api/home").content.split(b'"at":')[0]
        found.append([raw.replace(code.encode(), b"CODE") for raw in [*page.raw, frames, shown, home]])
    for page in [*pages, watcher]:
        page.close()  # after all requests: everybody receives how long others have been away
    return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game_id", "most"), [("confrontation", 32), ("towers", 50)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(
    server: Server, game_id: str, most: int, seat: int, seed: int
) -> None:
    rng = random.Random(seed)
    number = seed * 100
    while True:  # until something stayed hidden
        lines = random_lines(game_id, number, most)
        changed = indistinguishable_game(game_id, lines, seat, rng)
        if changed is not None:
            break
        number += 1
    guests = [server.guest() for _ in range(3)]
    one = streams(server, game_id, lines, guests)
    other = streams(server, game_id, changed, guests)
    assert one[seat] == other[seat]
    assert one[1 - seat] != other[1 - seat]  # the two games differ
    assert one[2] == other[2] or game_id == "towers"


@pytest.mark.parametrize("seat", [0, 1])
def test_no_enemy_figure_is_named_before_it_was_revealed(server: Server, seat: int) -> None:
    lines = random_lines("confrontation", 7, 60)
    hidden = []
    for number, state in enumerate(states("confrontation", lines)):
        if state.reveals:
            hidden = lines[: number - 1]
            break
    figures: list[set[str]] = [set(), set()]
    for line, state in zip(hidden, states("confrontation", hidden), strict=False):
        figures[int(state.actor)].add(line.split()[0])
    assert len(figures[1 - seat]) >= 5
    guests = [server.guest() for _ in range(3)]
    found = streams(server, "confrontation", hidden, guests)
    for name in figures[1 - seat]:
        # the answer to `why` repeats the question
        came = b"".join(without_extras(raw) for raw in found[seat][:-1] if b'"type":"because"' not in raw)
        word = re.compile(rb"\b" + name.encode() + rb"\b")
        assert not word.search(came)
        assert not word.search(b"".join(map(without_extras, found[2][:-1])))
        assert word.search(b"".join(found[1 - seat]))


def test_chance_comes_from_the_operating_system() -> None:
    """The next values of a pseudo-random generator could be computed from earlier ones."""
    assert type(fixed_chance.DEFAULT_RNG()) is random.SystemRandom
