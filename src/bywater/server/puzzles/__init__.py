"""Puzzles at tables: each move is judged, the solver defends, and solved puzzles are marked."""
