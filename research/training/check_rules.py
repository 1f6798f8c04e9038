"""Compares the array rules with the game's rules in random games: legal actions, distances, plies and results.

python -m research training check-rules [GAMES]        (needs jax)
"""

from random import Random

import jax
import jax.numpy as jnp
import numpy as np

from mulot.core.luck import RandomLuck
from mulot.games.barrieres.content import board as house_board
from mulot.games.barrieres.model import Action, Barrier, Options, Pass, Step
from mulot.games.barrieres.rules import legal, new, play
from mulot.games.barrieres.rules.maze import maze_of
from research.training.jax_rules import Board
from research.training.train_teacher import STOCK


def array_action(action: Action, size: int, turned: bool) -> int:
    """Return the array rules' number of a step or barrier. `turned` is true if the board is rotated."""
    assert not isinstance(action, Pass), "two seats never pass"
    name = action.to if isinstance(action, Step) else action.at
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    side = size - 1 if isinstance(action, Barrier) else size
    if turned:
        column, row = side - 1 - column, side - 1 - row
    if not isinstance(action, Barrier):
        return row * size + column
    return size * size + (side * side if action.lies == "v" else 0) + row * side + column


def main(argv: list[str]) -> None:
    games = int(argv[0]) if argv else 30
    for size in (5, 7, 9):
        board = Board(size, STOCK[size])
        may, do, see = jax.jit(board.legal), jax.jit(board.play), jax.jit(board.planes)
        looked_at = 0
        for seed in range(games):
            rng = Random(seed)
            often = rng.choice((0.2, 0.5, 0.8))
            house = new(Options(size=size, first=0), 2, RandomLuck(seed))
            ours, over = board.new(), False
            while not house.outcome:
                options, turned = legal(house, house.turn), house.turn == 1
                ours_may = set(np.flatnonzero(np.asarray(may(ours))).tolist())
                assert ours_may == {array_action(a, size, turned) for a in options}, (size, seed, house)
                numbers = np.asarray(see(ours)[1])
                maze = maze_of(house)
                for k, seat in enumerate((house.turn, 1 - house.turn)):
                    at = house_board(size).number[house.mice[seat]]
                    steps = maze.distance(at, house_board(size).goal(2, seat))
                    assert round(float(numbers[4 + k]) * 16) == steps, (size, seed, house)
                    assert int(ours.stock[k]) == house.stock[seat]
                barriers = [a for a in options if isinstance(a, Barrier)]
                steps_there = [a for a in options if not isinstance(a, Barrier)]
                action = rng.choice(barriers if barriers and rng.random() < often else steps_there or options)
                ours, won, over = do(ours, jnp.array(array_action(action, size, turned)))
                play(house, house.turn, action, RandomLuck(0), lambda event: None)
                assert bool(over) == (house.outcome is not None)
                assert bool(won) == bool(house.outcome and house.outcome.reason == "arrived")
                looked_at += 1
        print(f"{size}×{size}: {looked_at} positions of {games} games agree", flush=True)
