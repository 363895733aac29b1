"""Puzzles at tables: judged at once, defended as well as can be, and marked when they are solved."""
