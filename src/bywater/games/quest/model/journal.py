"""The kinds of journal entries."""

from typing import Final

# Kinds of entries.
DREW: Final = 1
DEALT: Final = 2
PASSED_CARD: Final = 3
CAME_TO: Final = 4
TURNED_TILE: Final = 5
TURNED_CARD: Final = 6
ROLLED: Final = 7
WENT: Final = 8
SAURON_WENT: Final = 9
FELL: Final = 10
GAVE_BACK: Final = 11
TURN_OF: Final = 12
PLAYED: Final = 13
MOVED: Final = 14
GOT_SHIELDS: Final = 15
GOT_SPECIAL: Final = 16
GOT_TOKEN: Final = 17
GOT_CARD: Final = 18
DISCARDED: Final = 19
PLEDGED: Final = 20
PLEDGED_TOKEN: Final = 21
PLEDGED_SHIELDS: Final = 22
VOLUNTEERED: Final = 23
PAID: Final = 24
REFUSED: Final = 25
BEGAN_INTERRUPT: Final = 26
ENDED_INTERRUPT: Final = 27
PASSED: Final = 28
WENT_ON: Final = 29
USED: Final = 30
PUT_ON_RING: Final = 31
CALLED: Final = 32
USED_GANDALF: Final = 33
GUIDED: Final = 34
HAPPENED: Final = 35
IGNORED: Final = 36
CARDS_OUT: Final = 37
SENT_TO: Final = 38
KEPT: Final = 39
FORESAW: Final = 40
ORDERED: Final = 41
RESHUFFLED: Final = 42
NEW_BEARER: Final = 43
TOKENS_BACK: Final = 44
LACKED: Final = 45
BOUGHT: Final = 46
CHOSE: Final = 47  # with one of the choices below
SHARED: Final = 48
SCENARIO_OVER: Final = 49
ATTEMPTED: Final = 50
ENDED: Final = 51
OPENED: Final = 52
TOKENS_PAID: Final = 53
SHIELDS_PAID: Final = 54
TILES_SHUFFLED: Final = 55
CARDS_PAID: Final = 56
OPENED_TILE: Final = 57
OPENED_SHIELDS: Final = 58

# The choices of an entry CHOSE.
CHOSE_DONE: Final = 0
CHOSE_DRAW: Final = 1
CHOSE_STEP_BACK: Final = 2
CHOSE_PREPARATIONS: Final = 3
CHOSE_NO_PREPARATIONS: Final = 4
CHOSE_TWO_ROLLS: Final = 5
CHOSE_SAURON: Final = 6

# The goods of an entry BOUGHT.
BOUGHT_CARDS: Final = 1
BOUGHT_STEP: Final = 2
