"""One text file a game and number of seats: every value of the interface along one game."""
