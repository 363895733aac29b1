"""Durable storage: the interface of stores, SQLite, migrations and fsync."""
