"""The `bywater` command: play, watch, simulate and read the rules at a terminal."""
