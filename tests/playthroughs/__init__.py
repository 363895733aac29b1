"""One text file per game and number of seats: every value of the interface along one game."""
