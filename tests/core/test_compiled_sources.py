"""Compiled files must not contain code that the compiler translates incorrectly."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "bywater"


def interpreted() -> tuple[str, ...]:
    """The patterns of the files that stay interpreted, from setup.py."""
    for statement in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "INTERPRETED":
            patterns: tuple[str, ...] = ast.literal_eval(statement.value)
            return patterns
    raise AssertionError("setup.py has no INTERPRETED")


def compiled() -> list[Path]:
    return sorted(
        file
        for folder in ("core", "games")
        for file in (SOURCES / folder).rglob("*.py")
        if not any(file.match(pattern) for pattern in interpreted())
    )


class Shifts(ast.NodeVisitor):
    """Finds constants that are shifted to the left by a variable within a function.

    `1 << n` is compiled as a shift of 32 bits, and so are `i64(1) << n` and `ONE << n`: single bits come from
    the table BIT. Outside functions plain Python runs, and a variable may be shifted anywhere.
    """

    def __init__(self, tree: ast.Module) -> None:
        self.constants = set()
        self.depth = 0
        self.lines: list[int] = []
        for statement in tree.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
                if self.is_constant(statement.value):
                    self.constants |= {target.id for target in targets if isinstance(target, ast.Name)}
        self.visit(tree)

    def is_constant(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Constant):
            return isinstance(node.value, int)
        if isinstance(node, ast.Name):
            return node.id in self.constants
        if isinstance(node, ast.UnaryOp):
            return self.is_constant(node.operand)
        if isinstance(node, ast.BinOp):
            return self.is_constant(node.left) and self.is_constant(node.right)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("i64", "int"):
            return all(self.is_constant(argument) for argument in node.args)
        return False

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.LShift) and self.depth:
            if self.is_constant(node.left) and not self.is_constant(node.right):
                self.lines.append(node.lineno)
        self.generic_visit(node)

    def inside(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> None:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    visit_FunctionDef = inside
    visit_AsyncFunctionDef = inside
    visit_Lambda = inside


def shifts(source: str) -> list[int]:
    return Shifts(ast.parse(source)).lines


def test_no_constant_is_shifted_by_a_variable_in_a_compiled_function() -> None:
    offenders = [
        f"{file.relative_to(ROOT)}:{line}" for file in compiled() for line in shifts(file.read_text(encoding="utf-8"))
    ]
    assert offenders == [], "take the bit from the table BIT of bywater.core.bits"


def test_the_files_that_are_compiled_are_found() -> None:
    names = {str(file.relative_to(SOURCES)) for file in compiled()}
    assert {"core/state.py", "core/trace.py", "games/confrontation/state.py"} <= names
    assert not any(name.endswith("__init__.py") for name in names)


@pytest.mark.parametrize(
    "inside",
    [
        "return 1 << n",
        "return mask | (1 << (n + 1))",
        "return ~(1 << n)",
        "return i64(1) << n",
        "return -1 << n",
        "return (2 + 1) << n",
        "return ONE << n",
        "return sum(1 << m for m in range(n))",
        "return [1 << m for m in (1, 2)]",
        "f = lambda m: 1 << m",
        "return 1 << len(names)",
    ],
)
def test_a_constant_shifted_by_a_variable_is_found(inside: str) -> None:
    assert shifts(f"ONE: Final = 1\n\n\ndef f(n: i64) -> i64:\n    {inside}\n") == [5]
    method = f"ONE = 1\n\n\nclass C:\n    def f(self, n: i64) -> i64:\n        {inside}\n"
    assert shifts(method) == [6]


@pytest.mark.parametrize(
    "inside",
    [
        "return n << 3",
        "return n << m",
        "return (n + 1) << m",
        "return 1 << 40",
        "return 0xFFFF << SHIFT",
        "return 1 >> n",
        "return BIT[n]",
        "n <<= m",
        "return i64(n) << m",
    ],
)
def test_a_variable_or_a_constant_shift_is_no_fault(inside: str) -> None:
    assert shifts(f"SHIFT: Final = 16\n\n\ndef f(n: i64, m: i64) -> i64:\n    {inside}\n") == []


def test_outside_functions_plain_python_runs() -> None:
    assert shifts("BIT: Final = vec[i64]([1 << n for n in range(62)])\n") == []
