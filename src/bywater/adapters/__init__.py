"""Adapters to other libraries: observations as arrays, PettingZoo, Gymnasium and OpenSpiel.

All of them are optional: `pip install bywater[research]` installs what they need.
"""
