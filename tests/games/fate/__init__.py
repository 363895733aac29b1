"""Fate of the Fellowship: its rules, one by one."""
