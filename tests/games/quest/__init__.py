"""The Lord of the Rings: its rules, one by one."""
