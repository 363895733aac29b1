"""Reviews of finished games: the value of each choice, and the turning points."""
