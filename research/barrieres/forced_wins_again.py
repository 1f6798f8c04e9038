"""Computes again which seat can force a win, with a second implementation in C++, and compares the results.

python -m research barrieres forced-wins-again --size 5 --barriers 6

`independent_solver.cpp` shares no code with `forced_wins`; it is compiled with `c++` ($CXX) first. It also counts the
sets of barriers, without regard to symmetry. 7×7 with six barriers takes 11 GB of memory and about a quarter of an hour
on one core.
"""

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from research import module_parser
from research.barrieres.forced_wins import read_results

SOURCE = Path(__file__).with_name("independent_solver.cpp")
Solution = tuple[tuple[int | None, ...], tuple[int, ...]]
"""The winner if the first player has 0, 1, 2 … of the barriers, and the number of sets with 0, 1, 2 … barriers."""


def compile_solver(source: str, folder: Path) -> Path:
    """Compile the solver, and return the program."""
    program = folder / "independent_solver"
    options = ["-O3", "-march=native", "-std=c++17", "-pthread", "-x", "c++", "-", "-o", str(program)]
    subprocess.run([os.environ.get("CXX", "c++"), *options], input=source, text=True, check=True)
    return program


def solve_again(program: Path, size: int, barriers: int) -> Solution:
    """Return the result of the second implementation for this many barriers of both seats together."""
    told = subprocess.run([program, str(size), str(barriers)], capture_output=True, text=True, check=True).stdout
    wins, sets = (line.split() for line in told.splitlines())
    return tuple(None if won == "-" else int(won) for won in wins), tuple(map(int, sets))


def main(argv: list[str]) -> int:
    """Solve a board again; return 1 if the result is not as known."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--size", type=int, default=5)
    parser.add_argument("--barriers", type=int, default=4, help="the number of barriers of both seats together")
    given = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        wins, sets = solve_again(compile_solver(SOURCE.read_text(), Path(folder)), given.size, given.barriers)
    known = read_results().get((given.size, given.barriers))
    print("who wins, by the first player's barriers:", *("nobody" if won is None else won for won in wins))
    print("sets of barriers:", *sets)
    print("not known before" if known is None else "as known" if known.wins == wins else f"differs: {known.wins}")
    return int(known is not None and known.wins != wins)
