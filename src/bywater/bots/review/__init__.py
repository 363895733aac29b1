"""Reviews of finished games: the value of each choice, and where the game turned."""
