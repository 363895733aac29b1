"""Calling people back to their tables: Web Push (RFC 8030, 8291 and 8292)."""
