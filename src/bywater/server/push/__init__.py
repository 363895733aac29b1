"""Web Push notifications (RFC 8030, 8291 and 8292): a player's turn, the end of a game, a question."""
