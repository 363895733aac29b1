"""Doors to other libraries: observation tensors, and the interfaces of PettingZoo, Gymnasium and OpenSpiel.

Each of them is optional: `pip install bywater[research]` brings what they need.
"""
