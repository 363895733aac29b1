"""The server: tables over sockets, durable storage, bots in worker processes."""
