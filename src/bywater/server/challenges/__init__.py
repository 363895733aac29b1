"""Challenges: the same set-up and the same chance for everybody who opens a link, with a table of results."""
