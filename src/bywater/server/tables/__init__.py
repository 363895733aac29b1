"""Tables at which games are played: sessions, seats, viewers, and the lobby that opens them."""
