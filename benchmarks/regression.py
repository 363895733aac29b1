"""Logistic regression for the fit scripts."""

import numpy as np


def logistic(seen: np.ndarray, won: np.ndarray, pull: float) -> np.ndarray:
    """The weights of the features that explain who won, pulled towards zero; by Newton's method."""
    weights = np.zeros(seen.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-seen @ weights))
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + pull * np.eye(seen.shape[1])
        weights = weights + np.linalg.solve(bend, seen.T @ (won - chance) - pull * weights)
    return weights
