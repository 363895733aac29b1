"""Finished games: their records, frames and reviews."""
