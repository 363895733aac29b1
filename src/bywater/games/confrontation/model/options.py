"""The options that are flags, as bits of `Table.flags`."""

from typing import Final

FLAGS: Final = (
    "sacrifice_stopped_by_any_retreat_card",
    "shadowfax_may_stop",
    "stuck_despite_special_card",
    "frodo_may_enter_full_mordor",
    "no_dark_retreat_on_river",
    "sam_steps_in_first_battle_only",
    "retreat_compulsory",
    "magic_compulsory",
    "fetched_eye_stops_magic",
    "palantir_any_time",
    "light_magic_before_dark_retreat",
    "no_draw_by_repetition",
    "shelob_stays_when_frodo_falls",
    "no_nazgul_between_mountains",
    "no_shadowfax_on_river",
)
SACRIFICE_STOPPED: Final = 1
SHADOWFAX_MAY_STOP: Final = 2
STUCK_DESPITE_CARD: Final = 4
FULL_MORDOR: Final = 8
NO_RIVER_RETREAT: Final = 16
SAM_FIRST_ONLY: Final = 32
RETREAT_COMPULSORY: Final = 64
MAGIC_COMPULSORY: Final = 128
EYE_STOPS_MAGIC: Final = 256
PALANTIR_ANY_TIME: Final = 512
LIGHT_MAGIC_FIRST: Final = 1024
NO_REPETITION_BIT: Final = 11
SHELOB_STAYS: Final = 4096
NO_MOUNTAIN_FLIGHT: Final = 8192
NO_RIVER_STEP: Final = 16384
