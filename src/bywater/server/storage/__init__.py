"""Durable storage: the interface, SQLite, migrations, fsync."""
