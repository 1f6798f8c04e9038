"""Fits the seer's evaluation net, which estimates the chance of winning where the seer's search stops.

python -m research mystiques fit-evaluation --games 3000 --chapter captain-vurst   print the quality of the fit
python -m research mystiques fit-evaluation --games 3000 --write                   fit all, write bots/evaluation.json

Experts play, but one turn in six is random. Features are recorded at the start of every turn, and a small net is fitted
to the results. Every fifth game is held out; for these the command prints the log loss, that of a constant guess, and
the share of wins by tenths of the predicted chance. Needs the extra `research` (numpy).
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import convert
from numpy.typing import NDArray

from mulot.bots.bot import ignore_event
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME, bots
from mulot.games.mystiques.bots.evaluation import FEATURE_NAMES, Network, features
from mulot.games.mystiques.bots.experts import CHARACTERS, Character, answer_question, expert_turn_action
from mulot.games.mystiques.bots.lookahead import STYLES
from mulot.games.mystiques.bots.turn_plans import Plan, best_plans, is_still_legal
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.content import CHAPTERS
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.rules import legal, play
from research import module_parser

Floats = NDArray[np.float64]
HIDDEN_WIDTH = 12
"""The width of the hidden layer."""
STRAY_EVERY = 6
"""One in this many turns deviates from the expert's plan."""
TEST_EVERY = 5
"""One in this many games is held out for testing."""
FILE = Path(bots.__file__).with_name("evaluation.json")


class PlayedNight(NamedTuple):
    """The features at the start of every turn of a game, and its score (1.0 if it was won)."""

    features: list[list[float]]
    score: float


def play_night(chapter: str, rng: Random) -> PlayedNight:
    """Play a game, and return what the net is fitted to."""
    luck = RandomLuck(rng)
    style: Character = rng.choice((*STYLES, CHARACTERS[-1]))
    s = GAME.new(convert({"chapter": chapter}, Options), 4, luck)
    rows = []
    plan = Plan(())
    seen: Any = None
    while s.outcome is None:
        assert s.ask is not None
        seat, top = s.ask.must[0], s.stack[-1]
        if isinstance(top, MouseTurn):
            if top is not seen:
                seen, plan = top, Plan(())
                rows.append(features(s))
                if not rng.randrange(STRAY_EVERY) and (found := best_plans(s, top, 8)):
                    plan = rng.choice(found)
            if plan.script and is_still_legal(s, top, plan.script[0]):
                action = plan.script[0]
                plan = plan._replace(script=plan.script[1:])
            else:
                action = do.EndTurn() if plan.over else expert_turn_action(s, top, style)
        else:
            choices = legal(s, seat)
            if s.crossroads:
                action = rng.choice(choices)
            else:
                action = choices[0] if len(choices) == 1 else answer_question(s, choices, style)
        play(s, seat, action, luck, ignore_event)
    return PlayedNight(rows, s.outcome.scores[0])


def play_nights(chapter: str, games: int, seed: int) -> Iterator[PlayedNight]:
    for i in range(games):
        yield play_night(chapter, Random(f"{chapter} {seed + i}"))


def fit_network(rows: Floats, won: Floats, weight: Floats, seed: int = 1, rounds: int = 60) -> tuple[Floats, Floats]:
    """Fit a net with one hidden layer, with Adam on batches, and return its inner and outer weights."""
    rng = np.random.default_rng(seed)
    inner = rng.normal(0, (2 / rows.shape[1]) ** 0.5, (HIDDEN_WIDTH, rows.shape[1]))
    outer = np.append(rng.normal(0, HIDDEN_WIDTH**-0.5, HIDDEN_WIDTH), 0.0)
    means = [np.zeros_like(inner), np.zeros_like(outer)]
    spreads = [np.zeros_like(inner), np.zeros_like(outer)]
    step = 0
    for turn in range(rounds):
        order = rng.permutation(len(rows))
        pace = 0.004 * (1 - turn / rounds) + 0.0002
        for start in range(0, len(order), 512):
            some = order[start : start + 512]
            x, y, w = rows[some], won[some], weight[some]
            met = np.maximum(x @ inner.T, 0)
            error = (predict_from_hidden(met, outer) - y) * w / w.sum()
            slopes = [
                np.outer(error, outer[:-1]).T * (met.T > 0) @ x + 1e-5 * inner,
                np.append(error @ met, error.sum()) + 1e-5 * outer,
            ]
            step += 1
            for value, slope, mean, spread in zip((inner, outer), slopes, means, spreads, strict=True):
                mean += 0.1 * (slope - mean)
                spread += 0.001 * (slope**2 - spread)
                value -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
    return inner, outer


def predict_from_hidden(met: Floats, outer: Floats) -> Floats:
    total: Floats = np.clip(met @ outer[:-1] + outer[-1], -30, 30)
    return np.asarray(1 / (1 + np.exp(-total)))


def predict(rows: Floats, inner: Floats, outer: Floats) -> Floats:
    return predict_from_hidden(np.maximum(rows @ inner.T, 0), outer)


def log_loss(guesses: Floats, won: Floats) -> float:
    """Return the log loss, which is 0 for perfect predictions and 0.69 for tossing a coin."""
    sure = np.clip(guesses, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


def describe_fit(guesses: Floats, won: Floats) -> str:
    """Return how well the predictions fit the held-out games, as cells of the table: log loss, that of a constant
    guess, and the percentage of wins by tenths of the prediction."""
    tenths = np.minimum((guesses * 10).astype(int), 9)
    came = [f"{100 * won[tenths == i].mean():.0f}" if (tenths == i).any() else "–" for i in range(10)]
    plain = log_loss(np.full_like(won, won.mean()), won)
    return f"{log_loss(guesses, won):.3f} | {plain:.3f} | {' '.join(came)}"


def main(argv: list[str]) -> int:
    parser = module_parser(__name__, "Fit the seer's evaluation net.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapter", choices=tuple(CHAPTERS), action="append")
    parser.add_argument("--write", action="store_true", help="store the fitted nets")
    given = parser.parse_args(argv)
    kept: dict[str, Any] = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Network]) if FILE.exists() else {}
    print("| chapter | games | won | turns | log loss | of a constant guess | won by tenths of the prediction |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for chapter in given.chapter or ORDER:
        played = list(play_nights(chapter, given.games, given.seed))
        rows = np.array([row for some, _ in played for row in some])
        won = np.array([end for some, end in played for _ in some])
        of = np.array([i for i, (some, _) in enumerate(played) for _ in some])
        weight = np.array([1 / len(some) for some, _ in played for _ in some])
        back = of % TEST_EVERY == 0
        inner, outer = fit_network(rows[~back], won[~back], weight[~back])
        kept[chapter] = Network(
            tuple(tuple(round(float(x), 4) for x in row) for row in inner), tuple(round(float(x), 4) for x in outer)
        )
        share = 100 * sum(end for _, end in played) / len(played)
        told = describe_fit(predict(rows[back], inner, outer), won[back])
        print(f"| {chapter} | {len(played)} | {share:.1f} % | {len(rows)} | {told} |", flush=True)
    if given.write:
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    assert all(len(row) == len(FEATURE_NAMES) for net in kept.values() for row in net.inner)
    return 0
