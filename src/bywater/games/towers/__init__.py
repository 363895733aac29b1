"""The Two Towers card game (Reiner Knizia, 2002): two to five players, hidden hands, collecting sets."""
