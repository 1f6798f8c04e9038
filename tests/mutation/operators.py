"""What is changed in a function to see whether a test notices: one small fault at a time.

Comparisons are shifted (`<` to `<=`) and turned (`<` to `>=`), whole numbers go one up or down, `and` and `or` change
places, conditions are negated, statements are dropped, yes and no change places, and a seat becomes the next seat.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SEATS = {"seat", "whom", "mover", "turn", "starter", "first"}
"""Names that hold a seat. The next seat is one more, counted round a table that the mutant does not know: so it adds
one, and a test that plays with the wrong seat notices."""

DROPPED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, what stood there, what stands there instead."""

    module: str
    function: str
    operator: str
    before: str
    after: str
    nth: int
    """The same fault can be made several times in one function."""

    @property
    def key(self) -> str:
        """A name that stays as long as the function's text stays."""
        times = f" #{self.nth}" if self.nth else ""
        return f"{self.module}.{self.function}: {self.operator}: {self.before} → {self.after}{times}"


def mutants(module: str, source: str) -> Iterator[tuple[Mutant, ast.Module]]:
    """Every fault in every function of a module, each with the whole module as it is with that fault."""
    tree = ast.parse(source)
    seen: dict[tuple[str, ...], int] = {}
    for function, node in functions(tree):
        for operator, target, replacement in _faults(node):
            before, after = _text(target), "nothing" if replacement is None else _text(replacement)
            same = (function, operator, before, after)
            seen[same] = seen.get(same, -1) + 1
            yield Mutant(module, function, operator, before, after, seen[same]), _replaced(tree, target, replacement)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods of a module by qualified name; what is written inside a function belongs to it."""

    def walk(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                yield f"{prefix}{child.name}", child
            elif isinstance(child, ast.ClassDef):
                yield from walk(child, f"{prefix}{child.name}.")

    yield from walk(tree, "")


def _faults(function: ast.FunctionDef) -> Iterator[tuple[str, ast.AST, ast.AST | None]]:
    for statement in function.body:
        for node in ast.walk(statement):
            yield from _of_node(node)


def _of_node(node: ast.AST) -> Iterator[tuple[str, ast.AST, ast.AST | None]]:
    match node:
        case ast.Compare(ops=[op]):
            for name, table in (("shift", SHIFTED), ("turn", TURNED)):
                if type(op) in table:
                    changed = copy.copy(node)
                    changed.ops = [table[type(op)]()]
                    yield name, node, changed
        case ast.BoolOp(op=ast.And()):
            yield "and-or", node, ast.BoolOp(ast.Or(), node.values)
        case ast.BoolOp(op=ast.Or()):
            yield "and-or", node, ast.BoolOp(ast.And(), node.values)
        case ast.Constant(value=bool(value)):
            yield "yes-no", node, ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield "one-more", node, ast.Constant(value + 1)
            yield "one-less", node, ast.Constant(value - 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, ast.Compare):  # those are turned
                yield "negate", test, ast.UnaryOp(ast.Not(), test)
        case ast.comprehension(ifs=conditions):
            for test in conditions:
                if not isinstance(test, ast.Compare):
                    yield "negate", test, ast.UnaryOp(ast.Not(), test)
        case ast.Name(id=name, ctx=ast.Load()) if name in SEATS:
            yield "next-seat", node, ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
    if isinstance(node, DROPPED):
        yield "drop", node, None


def _replaced(tree: ast.Module, target: ast.AST, replacement: ast.AST | None) -> ast.Module:
    """The module with one node replaced; a statement that is dropped leaves a `pass`."""
    new = ast.Pass() if replacement is None else replacement

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return ast.copy_location(new, node) if node is target else _shallow(node, self)

    changed = Swap().visit(tree)
    return ast.fix_missing_locations(changed)


def _shallow(node: ast.AST, swap: ast.NodeTransformer) -> ast.AST:
    """A copy of the node whose children are visited: the original tree is used again for the next mutant."""
    fields = {}
    for name, value in ast.iter_fields(node):
        if isinstance(value, list):
            fields[name] = [swap.visit(part) if isinstance(part, ast.AST) else part for part in value]
        else:
            fields[name] = swap.visit(value) if isinstance(value, ast.AST) else value
    return ast.copy_location(type(node)(**fields), node)


def _text(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "…"
