"""HTTP and WebSockets: sessions, rate limits, messages, static files, and what the routes of all subjects share."""
