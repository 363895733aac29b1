"""The pages that are connected to a table, and what each of them is sent about the game."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from bywater.server.tables.feed import Feed, diff, replay
from bywater.server.tables.session import Session
from bywater.server.transport import messages as m

encode: Final = msgspec.json.Encoder().encode

Facing = tuple[int, ...]
"""The seats that a page looks from; empty for a watcher."""
Updates = dict[Facing, list[m.Update]]


class Viewer:
    """One open page. `send` never blocks; `close` disconnects the page."""

    def __init__(
        self, guest: str, name: str, send: Callable[[bytes], None], close: Callable[[], None] = lambda: None
    ) -> None:
        self.guest = guest
        self.name = name
        self.send = send
        self.close = close
        self.held: list[int] = []
        """The seats that the guest held when `facing` was set."""
        self.facing: Facing = ()
        self.is_visible = True
        """Whether the page is visible: not in a background tab, and not behind a locked screen."""


class LiveFeed:
    """A feed, and its log up to the present moment."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.log: list[m.Line] = []

    def add(self, news: list[m.Message]) -> None:
        self.log += [m.Line(self.feed.moment, one) for one in news]


class Viewers:
    """The viewers of a table, with one feed for each set of seats that a page looks from."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._viewers: set[Viewer] = set()
        self._feeds: dict[Facing, LiveFeed] = {}

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    def add(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def discard(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def broadcast(self, message: bytes) -> None:
        """Send the same message to everybody."""
        for viewer in self._viewers:
            viewer.send(message)

    def send_to_seat(self, seat: int, message: bytes) -> None:
        """Send a message to those who look from this seat."""
        for viewer in self._viewers:
            if seat in viewer.facing:
                viewer.send(message)

    # -- feeds --------------------------------------------------------------------------------

    def feed(self, facing: Facing) -> LiveFeed:
        """The feed of these seats; a new one goes through the whole record."""
        live = self._feeds.get(facing)
        if live is None:
            live = LiveFeed(Feed(self.session.game, facing))
            for _, _, news in replay(self.session.game, self.session.record(), live.feed):
                live.add(news)
            self._feeds[facing] = live
        return live

    def moment(self, facing: Facing) -> int:
        return self.feed(facing).feed.moment

    def frame(self, facing: Facing) -> m.Frame:
        """The present moment. After a resignation it hides nothing, as after an end by the rules."""
        feed = self.feed(facing).feed
        return feed.revealed_frame(self.session.play.state) if self.session.stored.over else feed.frame([])

    def sync(self, viewer: Viewer, table: m.Table, chat: list[m.ChatLine]) -> None:
        """Send the complete state to one viewer."""
        live = self.feed(viewer.facing)
        viewer.send(encode(m.Sync(table, self.frame(viewer.facing), live.log, chat)))

    def reset(self) -> None:
        """Drop all feeds: the session went back to an earlier state."""
        self._feeds = {}

    # -- updates ------------------------------------------------------------------------------

    def begin_updates(self) -> Updates:
        """An empty list of updates for each set of seats that a page looks from."""
        updates: Updates = {viewer.facing: [] for viewer in self._viewers}
        for facing in updates:
            if facing not in self._feeds:
                self.feed(facing)
        return updates

    def observe(self, updates: Updates) -> None:
        """Add what everybody sees of the present state. Feeds that nobody looks at any more are dropped."""
        state = self.session.play.state
        for facing in list(self._feeds):
            if facing not in updates:
                del self._feeds[facing]
        for facing, found in updates.items():
            live = self._feeds[facing]
            news = live.feed.observe(state)
            if news is not None:
                live.add(news)
                found.append(live.feed.update(news))

    def encode_updates(self, updates: Updates, undo_label: Callable[[Facing], str]) -> dict[Facing, list[bytes]]:
        """The updates as messages: encoded once for all who look from the same seats."""
        encoded = {}
        for facing, found in updates.items():
            label = undo_label(facing)
            for update in found:
                update.undo = label
            encoded[facing] = [encode(update) for update in found]
        return encoded

    def send_updates(self, encoded: dict[Facing, list[bytes]]) -> None:
        for viewer in self._viewers:
            for message in encoded.get(viewer.facing, ()):
                viewer.send(message)

    def send_revealed_frames(self) -> None:
        """Show everybody everything, after a game ended before its end by the rules."""
        messages: dict[Facing, bytes] = {}
        for viewer in self._viewers:
            message = messages.get(viewer.facing)
            if message is None:
                feed, frame = self.feed(viewer.facing).feed, self.frame(viewer.facing)
                _, removed = diff(feed.view, frame.view)
                _, removed_extras = diff(feed.extras, frame.extras)
                message = messages[viewer.facing] = encode(m.Update(frame, "", removed, removed_extras))
            viewer.send(message)
