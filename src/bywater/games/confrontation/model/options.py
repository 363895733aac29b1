"""The version of the rules, and the options that are flags, as bits of `Table.flags`."""

from typing import Final

RULES: Final = 2
"""The version of the rules; it changes when old records would replay differently."""

# Flags for rules on which sources disagree, with the ruling. True selects the reading that we did not choose.
FLAGS: Final = {
    "sacrifice_stopped_by_any_retreat_card": "D9",
    "shadowfax_may_stop": "D12",
    "stuck_despite_special_card": "M3",
    "frodo_may_enter_full_mordor": "M15",
    "no_dark_retreat_on_river": "B4",
    "sam_steps_in_first_battle_only": "B8",
    "retreat_compulsory": "B27",
    "magic_compulsory": "K5",
    "fetched_eye_stops_magic": "K8",
    "palantir_any_time": "D11",
    "light_magic_before_dark_retreat": "K14",
    "no_draw_by_repetition": "E5",
    "shelob_stays_when_frodo_falls": "E6",
    "no_nazgul_between_mountains": "M19",
    "no_shadowfax_on_river": "M20",
}
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
