"""Base classes and tools for all games: states, decisions, chance, knowledge and records."""
