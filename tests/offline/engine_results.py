"""Results of the engine of Barrières: counted positions and searches. It runs unchanged in this machine's Python (by
wasmtime) and in a browser's; the positions are given by the caller."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots.engine.search_memory import read_kernel_info
from mulot.games.barrieres.bots.evaluator import evaluator
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.memory_layout import decode
from mulot.games.barrieres.bots.opponent_beliefs import history_from_events
from mulot.games.barrieres.model import State
from mulot.service import reviews
from mulot.service.games import OfferedGames

GAME = mulot.load("barrieres")
ROUNDS = 400
FEW = 150
WRITTEN = ("action", "mover", "winner", "children", "first", "visits", "share", "total")
FOR_EVER = 1e6


def states(sets: dict[str, Any]) -> dict[str, State]:
    """Return the oracle's positions, by name and number."""
    return {name: s for name, (s, _) in tables(sets).items()}


def tables(sets: dict[str, Any]) -> dict[str, tuple[State, list[Any]]]:
    """Return the oracle's positions with the events that led to them, by name and number."""
    found = {}
    for name, told in sets.items():
        for i, position in enumerate(told["positions"]):
            options = GAME.options(size=told["size"], barriers=told["barriers"], first=0)
            s, heard = GAME.new(options, told["seats"], RandomLuck(0)), list[Any]()
            for move in position["moves"]:
                GAME.play(s, s.turn, GAME.read(move), RandomLuck(0), heard.append)
            found[f"{name} {i}"] = (s, heard)
    return found


def counted(sets: dict[str, Any], most: int) -> dict[str, Any]:
    """Return the legal actions of each position, and the number of sequences of one, two and three plies if it is at
    most `most`."""
    memory = memory_here()
    found = {}
    for name, s in states(sets).items():
        memory.lay_out(s)
        title, i = name.rsplit(" ", 1)
        wanted = sets[title]["positions"][int(i)]["perft"]
        legal = sorted(GAME.write(decode(number, s.size)) for number in memory.legal())
        found[name] = (legal, [memory.perft(depth) for depth in (1, 2, 3) if wanted[depth - 1] <= most])
    return found


def thought(sets: dict[str, Any], step: int, memory: Any = None) -> dict[str, Any]:
    """Search every `step`-th position for some rounds, and return the results with a digest of the whole tree. With
    four seats the other players are taken to be sensible, to be strangers, and to be what their moves suggest. `memory`
    defaults to this thread's."""
    think, found = KERNEL.load().think, {}
    for name, (s, heard) in list(tables(sets).items())[::step]:
        if len(GAME.legal(s, s.turn)) > 1:
            rounds, ways = ROUNDS, {"": None}
            if len(s.mice) == 4:
                rounds, ways = FEW, {"": None, " among strangers": (), " as heard": history_from_events(s, heard)}
            for way, seen in ways.items():
                told = think(s, FOR_EVER, Random(name), rounds, history=seen, memory=memory)
                here = memory or memory_here(counted=True)
                found[name + way] = (str(told), tree(here) if told.exact is None else None)
    return found


def tree(memory: Any) -> str:
    """Return a digest of the last searched tree: of everything written into each node, but not of padding and of the
    mark for complete leaves, which are never written."""
    body = memory.machine.read(memory._nodes, memory._used * memory._node.size)
    nodes = read_kernel_info().records["node"].reader(WRITTEN).iter_unpack(body)
    return hashlib.sha256(str(list(nodes)).encode()).hexdigest()[:16]


def memory_here(counted: bool = False) -> Any:
    """Return this thread's memory; with `counted`, the one for a fixed number of rounds."""
    search = KERNEL.load()
    assert search is not None, "the module does not start"
    return search.load_engine().memories[counted]


def kept_on(s: State) -> tuple[int, int]:
    """Return the visits at the root of a position two plies on, at the start of the search: with the reused tree, and
    without."""
    visits = []
    for left in (True, False):
        memory, t = memory_here(), GAME.copy(s)
        memory.start_search(t, 1, discard_tree=True)
        memory.run_rounds(ROUNDS)
        memory.save_tree()
        node = memory.root()
        for _ in range(2):
            node = max(memory.children(node), key=lambda child: child.visits)
            GAME.play(t, t.turn, decode(node.action, s.size), RandomLuck(0), lambda event: None)
        memory.start_search(t, 2, discard_tree=not left)
        visits.append(memory.root().visits if memory._used else 0)
    return visits[0], visits[1]


def in_a_small_pool(s: State) -> tuple[int, int]:
    """Search with so little memory that it soon fills up. Return the rounds and the number of nodes in use."""
    from mulot.bots.engine_loader import instantiate
    from mulot.games.barrieres.bots.engine.search import think_with
    from mulot.games.barrieres.bots.engine.search_memory import MODULE, SearchMemory

    memory = SearchMemory(instantiate(MODULE), read_kernel_info(), most=30_000)
    told = think_with(memory, s, FOR_EVER, Random(1), 2000, lambda: 0.0)
    return told.rounds, memory._used


def judged(s: State) -> dict[str, Any]:
    """Return which evaluator reviews a game, and its evaluation of this position."""
    who = evaluator()
    assert who is not None
    chances = who.chances(s, 0.1)
    return {"who": type(who).__name__, "sum": sum(chances), "best": GAME.write(who.best(s, 0.1))}


def looked_back() -> dict[str, Any]:
    """Return the review of a short game as a browser's second worker makes it, and in plain Python."""
    match = mulot.Match(GAME, seats=2, seed=1, options={"size": 5, "barriers": 2, "first": 0})
    for move in ("c2", "d5", "c3", "d4", "b3", "d3", "b4", "d2", "a4", "d1"):  # seat 0 steps aside with `a4`
        match.play(match.state.turn, move)
    moments = list(match.replay())
    # This module runs in a browser's Python, without pytest, and only once.
    reviews.Reviewer._replay = lambda self, rows: moments  # type: ignore[method-assign]
    made = {plain: reviews.review_at_once(OfferedGames(), [], 0.5, plain) for plain in (False, True)}
    return {str(plain): json.loads(body) for plain, body in made.items()}


def broken(s: State) -> dict[str, Any]:
    """Return what a strong bot does if the module fails during a search, and if it does not start."""
    from mulot.bots.bot import Budget
    from mulot.bots.engine_loader import EngineLoader
    from mulot.games.barrieres.bots import characters, kernel
    from mulot.games.barrieres.bots.engine import search, search_memory

    found: dict[str, Any] = {}
    memory = memory_here()
    memory.info.told[s.size].tail.clear()
    memory._weights.clear()
    memory._nodes = 1 << 31  # outside the memory
    try:
        characters.choose_good_move(s, Budget(0.2), Random(1))
    except Exception as error:
        found["stopped"] = type(error).__name__
    found["then"] = KERNEL.is_available()
    found["plain"] = GAME.write(characters.choose_good_move(s, Budget(0.2), Random(1)))
    search._engines.clear()
    search_memory.MODULE = search_memory.MODULE.with_name("__init__.py")
    characters.KERNEL = kernel.KERNEL = other = EngineLoader(search.__name__)
    found["asleep"] = other.is_available()
    found["plain again"] = GAME.write(characters.choose_good_move(s, Budget(0.2), Random(1)))
    found["not started"] = other.is_available()
    return found


def all_of(sets: dict[str, Any], most: int, step: int) -> str:
    """Return all results as JSON, with the failures last."""
    first = next(s for name, s in states(sets).items() if name.startswith("9x9_2p"))
    found = {"counted": counted(sets, most), "thought": thought(sets, step), "kept": kept_on(first)}
    found["small"] = in_a_small_pool(first)
    found["judged"], found["course"] = judged(first), looked_back()
    # An injected fault: the search explores a little more than in the other process, and with four seats much more.
    memory_here().info.told[9].head[0] += 0.01
    memory_here().info.among_four[7][0] += 0.5
    memory_here()._weights.clear()
    found["planted"] = thought(sets, step)
    found["broken"] = broken(first)
    return json.dumps(found)
