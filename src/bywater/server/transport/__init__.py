"""HTTP and WebSockets: sessions, rate limits, messages, static files."""
