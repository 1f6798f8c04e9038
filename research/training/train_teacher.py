"""Trains the teacher net from self-play on one accelerator; a run can continue from a checkpoint.

    python -m research training train-teacher --size 9 --seconds 480 --out OUT [--from OUT/teacher-9.npz]

It writes `teacher-SIZE.npz` (the weights and everything else needed to continue), a log (one JSON object per line),
`lessons-SIZE-N.npz` (positions with the teacher's values, for students) and `student-SIZE.npz` (the students fitted to
them). Needs only jax and numpy; --size may change between runs.
"""

import argparse
import json
import math
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from research import module_parser
from research.training import fit_students, teacher_data, teacher_net, teacher_optimizer
from research.training.jax_rules import Board
from research.training.selfplay import SelfPlay, value_targets

STOCK = {5: 6, 7: 8, 9: 10, 11: 12}
SLOW_FROM, SLOWEST = 0.7, 0.05
"""The share of the run after which the learning rate starts to fall, and the share of the rate that is left at the
end."""


def parse_arguments(argv: list[str]) -> argparse.Namespace:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--size", type=int, default=9, choices=list(STOCK))
    parser.add_argument("--seconds", type=float, default=480, help="total time, including compiling and writing files")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="start", type=Path, help="a checkpoint from which to continue")
    parser.add_argument("--seed", type=int, default=1)
    numbers = {"games": 2048, "plies": 24, "visits": 32, "considered": 16, "width": 64, "blocks": 6}
    numbers |= {"batch": 4096, "batches": 48, "windows": 8, "held": 3, "rows": 1_000_000, "files": 3, "steps": 4000}
    for name, usual in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trust", type=float, default=0.97)
    parser.add_argument(
        "--writing", type=float, default=120, help="seconds reserved for lessons and students at the end"
    )
    return parser.parse_args(argv)


def main(argv: list[str]) -> None:
    a = parse_arguments(argv)
    begin = time.monotonic()
    a.out.mkdir(parents=True, exist_ok=True)
    board = Board(a.size, STOCK[a.size])
    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    play = SelfPlay(board, a.games, a.plies, a.visits, a.considered, kind)
    learn = teacher_optimizer.new_learning_step(board, kind, a.batch, a.batches)
    if a.start:
        learner, about = teacher_optimizer.load_checkpoint(a.start)
    else:
        learner, about = (
            teacher_optimizer.new_learner(teacher_net.init_weights(jax.random.key(a.seed), a.width, a.blocks)),
            {},
        )
    about = {"windows": 0.0, "games": 0.0, "plies": 0.0, "seconds": 0.0} | about
    before = about["seconds"]
    key = jax.random.key(a.seed + 1000 * int(about["windows"]))
    key, first = jax.random.split(key)
    s = play.new(first)
    window_rows = a.games * a.plies
    store: teacher_optimizer.LessonBatch | None = None
    put = jax.jit(
        lambda store, part, at: jax.tree.map(
            lambda x, y: jax.lax.dynamic_update_slice_in_dim(x, y, at, 0), store, part
        ),
        donate_argnums=0,
    )
    held, kept, filled = [], list[teacher_data.Rows](), 0
    training = a.seconds - a.writing
    with (a.out / f"log-{a.size}.jsonl").open("a") as log:
        while (now := time.monotonic() - begin) < training:
            key, for_play, for_learning = jax.random.split(key, 3)
            started = time.monotonic()
            s, window, last = play.window(learner.weights, s, for_play)
            held.append(window)
            jax.block_until_ready(last)
            played = time.monotonic() - started
            about["windows"] += 1
            about["plies"] += window_rows
            about["games"] += int(jnp.sum(window.over))
            ended = jnp.where(window.over, window.positions.ply + 1, 0)
            length = float(jnp.sum(ended)) / max(1, int(jnp.sum(window.over)))
            undecided = int(jnp.sum(window.over & ~window.won))
            if len(held) < a.held:
                continue
            oldest = held[0]
            came_to = value_targets(held, last, a.trust)[: a.plies]
            held = held[1:]
            flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), (oldest.positions, oldest.shares, came_to))
            part = teacher_optimizer.LessonBatch(*flat)
            if store is None:
                store = jax.tree.map(lambda x: jnp.zeros((a.windows * window_rows, *x.shape[1:]), x.dtype), part)
            store = put(store, part, (filled % a.windows) * window_rows)
            filled += 1
            kept.append(
                teacher_data.pack_positions(a.size, part.positions)
                | {"came_to": np.asarray(part.came_to).astype(np.float16)}
                | {"action": np.asarray(jnp.argmax(part.shares, -1)).astype(np.uint16)}
            )
            through = max(0.0, (now / training - SLOW_FROM) / (1 - SLOW_FROM))
            rate = a.rate * (SLOWEST + (1 - SLOWEST) * (1 + math.cos(math.pi * min(1.0, through))) / 2)
            started = time.monotonic()
            learner, told = learn(learner, store, min(filled, a.windows) * window_rows, rate, for_learning)
            told = [float(x) for x in told]
            line = about | {"seconds": before + now, "length": length, "undecided": undecided, "shares off": told[0]}
            line |= {"value off": told[1], "rate": rate, "moves/s": window_rows / played}
            line |= {"learning": time.monotonic() - started, "mean": float(jnp.mean(came_to))}
            log.write(json.dumps(line) + "\n")
            log.flush()
            if filled < 4 or filled % 5 == 0:
                print(" ".join(f"{name} {x:.4g}" for name, x in line.items()), flush=True)
    about["seconds"] = before + time.monotonic() - begin
    teacher_optimizer.save_checkpoint(a.out / f"teacher-{a.size}.npz", learner, about)
    write_lessons(a, play, learner.weights, kept, begin)


def write_lessons(
    a: argparse.Namespace, play: SelfPlay, weights: teacher_net.Weights, kept: list, begin: float
) -> None:
    """Write the latest positions with the values of the finished teacher, and fit the students to them. Half of the
    rows are neighbours of positions."""
    wanted = a.rows * a.files // 2
    rows = {name: np.concatenate([part[name] for part in kept]) for name in kept[0]}
    latest = {name: x[-2 * wanted :] for name, x in rows.items()}
    rng = np.random.default_rng(a.seed)
    drawn = rng.permutation(len(latest["mice"]))[:wanted]
    found, until = list[teacher_data.Rows](), begin + a.seconds - a.writing * 3 / 4
    batch = min(8192, len(drawn))
    for part in teacher_data.teach_rows(
        play, weights, {n: x[drawn] for n, x in latest.items()}, batch, jax.random.key(a.seed)
    ):
        found.append(part)
        if time.monotonic() > until:
            break
    rows = {name: np.concatenate([part[name] for part in found]) for name in found[0]}
    mixed = rng.permutation(len(rows["mice"]))
    rows = {name: x[mixed] for name, x in rows.items()}
    print(len(mixed), "lessons after", round(time.monotonic() - begin), "seconds", flush=True)
    fit_students.fit_all_students(play.board, rows, a.out, a.seed, a.steps)
    print("students fitted after", round(time.monotonic() - begin), "seconds", flush=True)
    files = teacher_data.write_files(a.out, f"lessons-{a.size}", rows, a.rows, a.files)
    print(*(f"{file.name} ({file.stat().st_size:,})" for file in files), flush=True)
