"""The Two Towers: its rules, one by one."""
