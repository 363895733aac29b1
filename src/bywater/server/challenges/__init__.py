"""Challenges: the same set-up and the same chance for everybody who opens a link, and how they all fared."""
