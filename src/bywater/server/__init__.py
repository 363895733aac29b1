"""The table in the browser: lobby, tables, sockets, what is stored, and bots in processes of their own."""
