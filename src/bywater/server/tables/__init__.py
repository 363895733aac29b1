"""Live tables: the session of a game, its seats and viewers, and the lobby that opens tables."""
