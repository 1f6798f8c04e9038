"""The mutation operators: small changes to a function, one at a time, that a test should detect.

A comparison is shifted (`<` to `<=`) or turned (`<` to `>=`), an integer is increased or decreased by one, `and` and
`or` are swapped, a condition is negated, a statement is dropped, `True` and `False` are swapped, a seat is replaced by
the next one, a list loses an element, a sort key or one of its parts is dropped, `min` and `max` are swapped, a step of
a procedure goes on to the next step instead of the one it names, or a default argument is changed.

Tables of a game's content have mutants as well: their integers (also those in texts such as `"rat 3"`) and truth values
are changed, except for the coordinates of drawings.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Callable, Iterator
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
SEATS = {"seat", "whom", "mover", "turn", "starter", "active", "first"}
"""Names of variables and fields that hold a seat. Seats are swapped in pairs (0 and 1, 2 and 3, 4 and 5), so that the
changed seat exists at a table of two, four or six."""

DROPPED = (ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Delete, ast.Break, ast.Continue)

TABLES = "<tables>"
"""Stands in a mutant for the function, if the mutant changes a table."""

Mutation = tuple[str, ast.AST, ast.AST | None]
"""The operator, the node to replace, and its replacement (None: the node is dropped)."""


@dataclass(frozen=True)
class Mutant:
    """One mutation: where it is, the code before it and the code after it."""

    module: str
    function: str
    operator: str
    before: str
    after: str
    nth: int
    """The index among equal mutations of the same function."""
    text: str
    """A short digest of the unchanged function."""
    line: int

    @property
    def key(self) -> str:
        """Return a name that stays the same as long as the function does."""
        times = f" #{self.nth}" if self.nth else ""
        return f"{self.module}.{self.function}: {self.operator}: {self.before} → {self.after}{times}"


def code_digest(*nodes: ast.AST) -> str:
    """Return a short digest of code. Comments and docstrings make no difference."""
    text = "".join(map(ast.dump, nodes))
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                text = text.replace(ast.dump(node), "", 1)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def mutants(module: str, source: str, tables: bool = False) -> Iterator[tuple[Mutant, Callable[[], ast.Module]]]:
    """Yield every mutant of every function of a module or, with `tables`, of its tables, each with a function that
    returns the mutated module."""
    tree = ast.parse(source)
    seen: dict[tuple[str, ...], int] = {}
    for function, node in [(TABLES, one) for one in tree.body] if tables else functions(tree):
        text = code_digest(node)
        for operator, target, replacement in _table_mutations(node) if tables else _mutations(node):
            before, after = _text(target), "nothing" if replacement is None else _text(replacement)
            before, after = getattr(replacement, "shown", (before, after))
            same = (function, operator, before, after)
            seen[same] = seen.get(same, -1) + 1
            mutant = Mutant(module, function, operator, before, after, seen[same], text, getattr(target, "lineno", 0))
            yield mutant, _MutatedModule(tree, target, replacement)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Yield the functions and methods of a module by qualified name. Nested functions belong to the outer one."""

    def walk(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                yield f"{prefix}{child.name}", child
            elif isinstance(child, ast.ClassDef):
                yield from walk(child, f"{prefix}{child.name}.")

    yield from walk(tree, "")


def _table_mutations(statement: ast.AST) -> Iterator[Mutation]:
    if not isinstance(statement, ast.Assign | ast.AnnAssign):
        return
    coordinates = {id(part) for node in ast.walk(statement) if _is_drawing(node) for part in ast.walk(node)}
    for node in ast.walk(statement):
        match node:
            case ast.AST() if id(node) in coordinates:
                pass
            case ast.Constant(value=bool() | int()):
                yield from _node_mutations(node)
            case ast.Constant(value=bytes(data)):
                yield from _data_mutations(node, data.decode())
            case ast.Constant(value=str(text)):
                for number in re.finditer(r"(?<= )\d+", text):
                    changed = f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"
                    yield "one-more", node, ast.Constant(changed)


def _data_mutations(node: ast.AST, text: str) -> Iterator[Mutation]:
    """Yield each number of a JSON file increased and decreased, and each truth value swapped."""
    for found in re.finditer(r'(?<![\w"-])(\d+|true|false)(?![\w"])', text):
        swapped = {"true": [("yes-no", "false")], "false": [("yes-no", "true")]}
        number = int(found[0]) if found[0].isdigit() else 0
        for operator, value in swapped.get(found[0], [("one-more", str(number + 1)), ("one-less", str(number - 1))]):
            changed = ast.Constant(f"{text[: found.start()]}{value}{text[found.end() :]}".encode())
            line = text[text.rfind("\n", 0, found.start()) + 1 : found.start()].strip()
            changed.shown = f"{line}{found[0]}", value  # type: ignore[attr-defined]
            yield operator, node, changed


def _is_drawing(node: ast.AST) -> bool:
    """True for a list of points, an area or the size of a drawing, which pictures show and tests of rules do not
    use."""
    match node:
        case ast.Tuple(elts=[ast.Tuple(), *_] as points):
            return all(isinstance(point, ast.Tuple) and _is_point(point) for point in points)
        case ast.Call(func=ast.Name(id="Area")) | ast.keyword(arg="width" | "height"):
            return True
    return False


def _is_point(node: ast.Tuple) -> bool:
    return len(node.elts) == 2 and all(isinstance(x, ast.Constant) and isinstance(x.value, int) for x in node.elts)


def _mutations(function: Function) -> Iterator[Mutation]:
    for default in (*function.args.defaults, *function.args.kw_defaults):
        if isinstance(default, ast.Constant) and isinstance(default.value, int):
            yield from (("default", *mutation) for _, *mutation in _node_mutations(default))
    nodes = [node for statement in function.body for node in ast.walk(statement)]
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}  # a function named `active` is not a seat
    for node in nodes:
        if id(node) not in called:
            yield from _node_mutations(node)


def _node_mutations(node: ast.AST) -> Iterator[Mutation]:
    match node:
        case ast.Compare():
            yield from _comparison_mutations(node)
        case ast.BoolOp(op=ast.And()):
            yield "and-or", node, ast.BoolOp(ast.Or(), node.values)
        case ast.BoolOp(op=ast.Or()):
            yield "and-or", node, ast.BoolOp(ast.And(), node.values)
        case ast.Constant(value=bool(value)):
            yield "yes-no", node, ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield "one-more", node, ast.Constant(value + 1)
            yield "one-less", node, ast.Constant(value - 1)
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()) if name in SEATS:
            yield "next-seat", node, ast.BinOp(node, ast.BitXor(), ast.Constant(1))
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
        case ast.Return(value=None):
            yield "drop", node, None
        case ast.List(elts=elements, ctx=ast.Load()):
            for at in range(len(elements)):
                yield "element", node, ast.List(elements[:at] + elements[at + 1 :], ast.Load())
        case ast.Call(func=ast.Name(id="Goto")) | ast.Return(value=ast.Name(id="DONE")):
            yield "step", node, ast.Return(None) if isinstance(node, ast.Return) else ast.Constant(None)
        case ast.Call(func=ast.Name(id="min" | "max" as name)):
            other = ast.Name({"min": "max", "max": "min"}[name], ast.Load())
            yield "min-max", node, ast.Call(other, node.args, node.keywords)
        case ast.keyword(arg="key", value=ast.Lambda(args=arguments, body=ast.Tuple(elts=parts))):
            for at in range(len(parts)):
                fewer = ast.Tuple(parts[:at] + parts[at + 1 :], ast.Load())
                yield "sort-key", node, ast.keyword("key", ast.Lambda(arguments, fewer))
        case ast.keyword(arg="key"):
            yield "sort-key", node, ast.keyword("key", ast.parse("lambda _: 0", mode="eval").body)
    for test in _conditions(node):
        if not isinstance(test, ast.Compare):  # these are turned instead
            yield "negate", test, ast.UnaryOp(ast.Not(), test)
    if isinstance(node, DROPPED) and getattr(node, "value", node) is not None:
        yield "drop", node, None


def _comparison_mutations(node: ast.Compare) -> Iterator[Mutation]:
    """Yield each operator of a (chained) comparison shifted and turned."""
    for at, op in enumerate(node.ops):
        for name, table in (("shift", SHIFTED), ("turn", TURNED)):
            if type(op) in table:
                ops = [*node.ops[:at], table[type(op)](), *node.ops[at + 1 :]]
                yield name, node, ast.Compare(node.left, ops, node.comparators)


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
        case ast.match_case(guard=ast.expr() as test):
            return [test]
    return []


class _MutatedModule:
    """Copies a module with one node replaced. A dropped statement stays in the code, unreachable, so that the
    function's local names and its kind (generator or not) stay the same."""

    def __init__(self, tree: ast.Module, target: ast.AST, replacement: ast.AST | None) -> None:
        self._tree, self._target = tree, target
        self._new = replacement or ast.If(ast.Constant(False), [target], [])

    def __call__(self) -> ast.Module:
        changed = self._copy(self._tree)
        assert isinstance(changed, ast.Module)
        return ast.fix_missing_locations(changed)

    def _copy(self, node: ast.AST) -> ast.AST:
        """Return a copy of a tree with the replacement. The original tree is used for the next mutant."""
        if node is self._target:
            return ast.copy_location(self._new, node)
        fields = {}
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                fields[name] = [self._copy(part) if isinstance(part, ast.AST) else part for part in value]
            else:
                fields[name] = self._copy(value) if isinstance(value, ast.AST) else value
        return ast.copy_location(type(node)(**fields), node)


def _text(node: ast.AST) -> str:
    text = "" if isinstance(getattr(node, "value", None), bytes) else " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "…"
