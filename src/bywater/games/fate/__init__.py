"""Fate of the Fellowship: heroes hold the Shadow back while Frodo carries the Ring to Mordor."""
