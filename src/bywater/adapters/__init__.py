"""Adapters to other libraries: observations as arrays, PettingZoo, Gymnasium and OpenSpiel.

They are optional: `pip install bywater[research]` installs the libraries.
"""
