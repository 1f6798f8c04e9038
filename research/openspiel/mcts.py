"""Lets OpenSpiel's Monte Carlo tree search play Barrières against random play, through the adapter."""

from collections import Counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from mulot.lab import openspiel_game
from mulot.lab.intervals import score_interval
from mulot.lab.simulate import mean
from research import module_parser

OPTIONS = {"size": 5, "barriers": 1}


def play_match(games: int, simulations: int) -> Counter[float]:
    """Play a match in which the search alternates between the seats, and return how often it got each score."""
    game = pyspiel.load_game(openspiel_game.register("barrieres", 2, OPTIONS, "mulot_searched", openspiel_game.AGAINST))
    scores = Counter[float]()
    for number in range(games):
        rng = np.random.RandomState(number)
        bot = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(rng.choice([action for action, _ in state.chance_outcomes()])))
            elif state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        scores[state.returns()[number % 2] / 2 + 0.5] += 1
    return scores


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=30)
    chosen = parser.parse_args(argv)
    scores = play_match(chosen.games, chosen.simulations)
    low, high = score_interval(scores)
    told = f"MCTS with {chosen.simulations} simulations against random play, 5×5 with one barrier each"
    print(f"{told}: {mean(scores):.1%} of {chosen.games} games ({low:.1%} – {high:.1%})")
    assert low > 0.5, "a search that does not beat random play"
