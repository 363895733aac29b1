"""Finished games: records, frames, reviews."""
