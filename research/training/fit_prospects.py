"""Fits the net of four-seat winning chances (`engine/prospects.py`) to the results of games.

    python -m research training fit-prospects play FIRST.npz --games 600    (needs the extra `research`)
    python -m research training fit-prospects fit NET.json FIRST.npz
    python -m research training fit-prospects play SECOND.npz --games 900 --net NET.json --seed 2
    python -m research training fit-prospects fit NET.json FIRST.npz SECOND.npz
    python -m research training fit-prospects play THIRD.npz --games 8000 --net NET.json --seed 4
    python -m research training fit-prospects fit research/barrieres/engine/prospects.json THIRD.npz --steps 20000

Tables are mixed: each seat is the search without a net, the search with the net (if one is given), or a sensible
player; searches have 100 to 400 rounds. Up to eight plies at the start, and 3 % of the later ones, are random. Games
without a winner are discarded. No accelerator is needed.

The shipped file was made by these commands at commit bcfb4e7d, when the search with the net was a different max-n. Now
the same commands make a net of the same form, but from other games.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays.bits import new_random_state, random_below
from mulot.games.barrieres.arrays.layout import POSITION, geometry, lay_out
from mulot.games.barrieres.arrays.movegen import play
from mulot.games.barrieres.model import Options
from mulot.games.barrieres.rules import new
from research import module_parser
from research.barrieres.engine import evaluate, multiplayer_search, search
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.opponent_model import greedy_action, sensible_actions
from research.barrieres.engine.prospects import HIDDEN, INPUTS, write_dangers, write_inputs
from research.barrieres.engine.random_move import NOBODY, random_legal_action
from research.training.small_net import Adam, Layers, fold_scaling_in, new_layers

OLD, SENSIBLE, NEW = range(3)
TEST_EVERY, BATCH, RATE, DECAY = 20, 2048, 4e-3, 1e-3
"""One in TEST_EVERY games is held out; the others are Adam's batch size, learning rate and weight decay."""
SIZES = (INPUTS, HIDDEN, 1)


@compiled
def choose_action(g: Any, now: Any, nodes: Any, x: Any, kind: int, rounds: int, old: Any, net: Any, luck: Any) -> int:
    """Return the action of a player of this kind in now[0]."""
    if kind == SENSIBLE:
        n, best = sensible_actions(g, now, x), 0
        for i in range(1, n):
            if x.values[i] > x.values[best]:
                best = i
        return x.actions[best]
    used, most = 0, -2
    while used == 0 or nodes[0].children == 0:
        if kind == OLD:
            used = search.think(g, now[:1], nodes, used, rounds, x, old, luck, np.empty(0, np.int32))
        else:
            used = multiplayer_search.think(g, now[:1], nodes, used, rounds, x, net, luck)
    best = nodes[0].first
    for child in range(nodes[0].first, nodes[0].first + nodes[0].children):
        visits = nodes[child].visits if nodes[child].winner == NOBODY else -1
        if nodes[child].winner == nodes[child].mover:
            return nodes[child].action
        if visits > most:
            best, most = child, visits
    return nodes[best].action


@compiled
def play_game(g: Any, start: Any, nodes: Any, x: Any, kinds: Any, old: Any, net: Any, luck: Any, passed: Any) -> Any:
    """Play a game, write its positions into `passed`, and return their number and the winner."""
    now, found, n = np.empty(2, start.dtype), np.empty(16, np.int64), 0
    now[0] = start[0]
    t, opening = now[0], random_below(luck, 9)
    who, rounds = np.empty(4, np.int64), np.empty(4, np.int64)
    for seat in range(4):
        who[seat], rounds[seat] = kinds[random_below(luck, len(kinds))], 100 + 100 * random_below(luck, 4)
    while t.ply < g.longest and n < len(passed):
        passed[n] = now[0]
        n += 1
        seat = t.turn
        if t.ply < opening or random_below(luck, 100) < 3:
            action = (
                random_legal_action(g, t, luck, found) if random_below(luck, 100) < 40 else greedy_action(g, t, x, luck)
            )
        else:
            action = choose_action(g, now, nodes, x, who[seat], rounds[seat], old, net, luck)
        if play(g, t, action):
            return n, seat
    return n, NOBODY


def play_games(size: int, games: int, seed: int, net: Path | None, out: Path) -> None:
    """Play games, and write every position with the winner to the file `out`. `net` is a file with a net, or None."""
    # argparse has checked that `size` is a valid board size.
    g, t = lay_out(new(Options(size=size, first=0), 4, RandomLuck(0)))  # type: ignore[arg-type]
    start, nodes, x = np.array([t]), np.empty(200_000, search.NODE), np.empty(1, evaluate.SCRATCH)[0]
    old, luck, passed = evaluate.search_weights(size, 4), new_random_state(seed), np.empty(600, POSITION)
    kinds, told = np.array([OLD, OLD, SENSIBLE]), old
    if net is not None:
        layers = json.loads(net.read_text(encoding="utf-8"))[str(size)]
        flat = np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])
        kinds, told = np.array([OLD, NEW, NEW, SENSIBLE]), multiplayer_search.weights_with_net(flat)
    positions, winners, numbers = [], [], []
    for number in range(games):
        n, winner = play_game(g, start, nodes, x, kinds, old, told, luck, passed)
        if winner != NOBODY:
            positions.append(passed[:n].copy())
            winners.append(np.full(n, winner))
            numbers.append(np.full(n, number))
    kept = {"position": positions, "winner": winners, "game": numbers}
    np.savez_compressed(out, **{name: np.concatenate(rows) for name, rows in kept.items()})  # type: ignore[arg-type]  # numpy takes any name
    print(json.dumps({"games": len(positions), "positions": sum(map(len, positions)), "seed": seed}))


@compiled
def compute_inputs(g: Any, positions: Any, x: Any, seen: Any) -> None:
    """Write the inputs of every seat for each position."""
    now = np.empty(1, positions.dtype)
    for k in range(len(positions)):
        now[0] = positions[k]
        write_dangers(g, now[0], x)
        write_inputs(g, now[0], x, seen[k])


def predict(layers: Layers, seen: Any) -> tuple[Any, list[Any]]:
    """Return the chances of all seats, and the inputs of every layer."""
    given = [seen]
    for weights, bias in layers[:-1]:
        given.append(np.maximum(given[-1] @ weights + bias, 0))
    odds = (given[-1] @ layers[-1][0] + layers[-1][1])[..., 0]
    shares = np.exp(odds - odds.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True), given


def fit_net(seen: Any, won: Any, steps: int, seed: int) -> Layers:
    """Return a net fitted to the winners with Adam on the log loss and a cosine schedule."""
    rng = np.random.default_rng(seed)
    mean, spread = seen.reshape(-1, INPUTS).mean(0), seen.reshape(-1, INPUTS).std(0) + 1e-6
    x, wanted = ((seen - mean) / spread).astype(np.float32), np.eye(4, dtype=np.float32)[won]
    layers = new_layers(rng, SIZES, 1)
    adam = Adam(layers)
    for step in range(steps):
        drawn = rng.integers(0, len(x), BATCH)
        said, given = predict(layers, x[drawn])
        down, slopes = ((said - wanted[drawn]) / BATCH)[..., None], list[Any]()
        for i in range(len(layers) - 1, -1, -1):
            by_weight = np.tensordot(given[i], down, ([0, 1], [0, 1])) + DECAY * layers[i][0]
            slopes.insert(0, [by_weight, down.sum((0, 1))])
            down = down @ layers[i][0].T * (given[i] > 0)
        adam.step(RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-6, slopes)
    return fold_scaling_in(layers, mean, spread)


def log_loss(said: Any, won: Any) -> float:
    """Return the mean of -log(chance of the winner). Equal chances give 1.386."""
    return float(-np.log(np.maximum(said[np.arange(len(won)), won], 1e-4)).mean())


def fit_files(size: int, files: list[Path], steps: int, seed: int, out: Path) -> None:
    kept = [np.load(file) for file in files]
    positions, won = (np.concatenate([one[name] for one in kept]) for name in ("position", "winner"))
    aside = np.concatenate([one["game"] for one in kept]) % TEST_EVERY == 0
    seen = np.zeros((len(positions), 4, INPUTS), np.float32)
    # Files lose the alignment of records, and numba would compile everything again for unaligned ones.
    compute_inputs(geometry(size, 4), positions.view(POSITION), np.empty(1, evaluate.SCRATCH)[0], seen)
    layers = fit_net(seen[~aside], won[~aside], steps, seed)
    told = {"positions": len(won), "learnt from": log_loss(predict(layers, seen[~aside])[0], won[~aside])}
    told["kept aside"] = log_loss(predict(layers, seen[aside])[0], won[aside])
    print(json.dumps({"size": size, "seed": seed, "steps": steps, **told}))
    by_size = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    by_size[str(size)] = [[np.round(part.astype(float), 4).tolist() for part in layer] for layer in layers]
    out.write_text(json.dumps(by_size, sort_keys=True) + "\n", encoding="utf-8")


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("out", type=Path)
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--size", type=int, choices=(5, 7, 9, 11), default=7)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args(argv)
    if a.what == "play":
        play_games(a.size, a.games, a.seed, a.net, a.out)
    else:
        fit_files(a.size, a.files, a.steps, a.seed, a.out)
