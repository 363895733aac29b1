"""Fate of the Fellowship: rules of thumb that play on tables at full speed, and a search above them."""
