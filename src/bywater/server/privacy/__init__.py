"""What we keep about a guest: shown as a history, given out as a file, and taken away."""
