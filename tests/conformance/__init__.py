"""The contract of all games."""
