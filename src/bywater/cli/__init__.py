"""The `bywater` command: play, watch, measure and read the rules at a terminal."""
