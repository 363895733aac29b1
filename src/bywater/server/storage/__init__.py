"""Durable storage: the interface of stores, SQLite and migrations."""
