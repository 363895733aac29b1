"""Solves small zero-sum matrix games."""

from librt.vecs import vec
from mypy_extensions import i64


def solve(payoff: vec[float], rows: i64, columns: i64, rounds: i64) -> tuple[vec[float], vec[float]]:
    """Return approximate equilibrium strategies; the row player gets `payoff[row * columns + column]`.

    Regret matching+ with alternating updates and linearly weighted averages (Tammelin 2014, "CFR+").
    """
    row_regret = vec[float]([0.0] * rows)
    column_regret = vec[float]([0.0] * columns)
    row_sum = vec[float]([0.0] * rows)
    column_sum = vec[float]([0.0] * columns)
    mix_rows = vec[float]([1.0 / float(rows)] * rows)
    mix_columns = vec[float]([1.0 / float(columns)] * columns)
    gain = vec[float]([0.0] * rows)
    loss = vec[float]([0.0] * columns)
    row: i64
    column: i64
    turn: i64
    for turn in range(rounds):
        weight = float(turn + 1)
        # the row player responds to the columns' strategy
        value = 0.0
        for row in range(rows):
            total = 0.0
            for column in range(columns):
                total += mix_columns[column] * payoff[row * columns + column]
            gain[row] = total
            value += mix_rows[row] * total
        for row in range(rows):
            row_regret[row] = max(0.0, row_regret[row] + gain[row] - value)
        normalise(row_regret, mix_rows)
        # then the column player to the rows' new strategy
        value = 0.0
        for column in range(columns):
            total = 0.0
            for row in range(rows):
                total += mix_rows[row] * payoff[row * columns + column]
            loss[column] = total
            value += mix_columns[column] * total
        for column in range(columns):
            column_regret[column] = max(0.0, column_regret[column] + value - loss[column])
        normalise(column_regret, mix_columns)
        for row in range(rows):
            row_sum[row] += weight * mix_rows[row]
        for column in range(columns):
            column_sum[column] += weight * mix_columns[column]
    normalise(row_sum, row_sum)
    normalise(column_sum, column_sum)
    return row_sum, column_sum


def normalise(weights: vec[float], mix: vec[float]) -> None:
    """Write the normalised weights into `mix`; uniform if all are zero."""
    size: i64 = len(weights)
    total = 0.0
    number: i64
    for number in range(size):
        total += weights[number]
    for number in range(size):
        mix[number] = weights[number] / total if total > 0.0 else 1.0 / float(size)
