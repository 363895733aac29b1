"""The Lord of the Rings, cooperative: two to five hobbits carry the Ring through four scenarios to Mount Doom."""

from bywater.games.quest.game import Quest

GAME = Quest()
