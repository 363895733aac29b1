"""What every game is made of: states, decisions, chance, knowledge, records. Nothing here knows a game."""
