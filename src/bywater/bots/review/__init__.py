"""A game that is over, looked at again: what each choice was worth, and where the game turned."""
