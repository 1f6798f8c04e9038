"""How the 24 cards were found: `python -m mulot.games.trio.design` prints the set that `content.py` holds.

A repeatable search. Random sets that keep the rules of making (see `content.faults`) are improved by small changes: one
picture is turned from mouse to cat or back, or one card gets new holes. A change is kept when the set comes nearer to
its aims, measured in random rounds at four and two players with the same luck for every set that is compared, and when
its holes lie evenly over the six places. Worse sets are kept now and then, less and less often (annealing).

The rounds are played here by a few lines of their own, for the rules read the one set in `content.py`; what the real
rules give for it is measured by `measure.py`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from math import exp
from random import Random

from mulot.games.trio.content import Pair, faults, mirrored

AIM_BONUS, AIM_PENALTY, AIM_LENGTH, AIM_LENGTH_OF_TWO = 0.50, 0.20, 22, 50
"""Share of placed cards that show three mice (and no three cats), and that show three cats; placements in a round."""

Masks = tuple[int, int, int]
THREE = tuple(n.bit_count() >= 3 for n in range(64))


def masks(face: str) -> Masks:
    """Mice, cats and holes of a face as bits."""
    mice, cats, holes = (sum(1 << place for place in range(6) if face[place] == sign) for sign in "mco")
    return mice, cats, holes


def random_card(rng: Random) -> Pair:
    """A card with one to four holes, rather many than few, and a few more mice than cats."""
    holes = set(rng.sample(range(6), rng.choice((1, 2, 3, 3, 4, 4, 4, 4))))
    front = "".join("o" if place in holes else rng.choice("mmmcc") for place in range(6))
    return front, repainted(mirrored(front), rng)


def repainted(face: str, rng: Random) -> str:
    """The same holes, other animals."""
    return "".join(sign if sign == "o" else rng.choice("mmmcc") for sign in face)


def changed(cards: Sequence[Pair], rng: Random) -> list[Pair]:
    """A neighbour: one card anew, or one picture turned into the other animal."""
    found = list(cards)
    at = rng.randrange(len(found))
    if rng.random() < 0.3:
        found[at] = random_card(rng)
        return found
    sides = list(found[at])
    side = rng.randrange(2)
    place = rng.choice([p for p in range(6) if sides[side][p] != "o"])
    animal = "c" if sides[side][place] == "m" else "m"
    sides[side] = sides[side][:place] + animal + sides[side][place + 1 :]
    found[at] = (sides[0], sides[1])
    return found


def play_round(faces: Sequence[Masks], seats: int, rng: Random) -> tuple[int, int, int, int]:
    """A random basic round: placements, judged ones, those with a bonus, those with a penalty."""
    order = [2 * card + rng.randrange(2) for card in rng.sample(range(24), 24)]
    size = 24 // seats
    piles = [order[seat * size : (seat + 1) * size] for seat in range(seats)]
    cheese: list[int] = []
    placed = judged = bonus = penalty = seat = mice = cats = 0
    while placed < 2000:
        pile = piles[seat]
        for _ in range(3):
            face = pile.pop(0)
            cheese.append(face)
            m, c, holes = faces[face]
            mice, cats = mice & holes | m, cats & holes | c
            placed += 1
            judged += 1
            penalty += THREE[cats]
            bonus += THREE[mice] and not THREE[cats]
            if not pile:
                return placed, judged, bonus, penalty
            if THREE[cats]:
                pile += reversed(cheese)
                cheese, mice, cats = [], 0, 0
                if rng.random() < 0.5:
                    cheese.append(pile.pop(0))
                    mice, cats, _ = faces[cheese[0]]
                    placed += 1
                break
            if not THREE[mice] or rng.random() < 0.5:
                break
        seat = (seat + 1) % seats
    return placed, judged, bonus, penalty


def figures(cards: Sequence[Pair], seats: int, rounds: int, seed: int) -> tuple[float, float, float, float]:
    """Share of bonus, share of penalty, median and 95th percentile of the placements in a round."""
    faces = [masks(side) for card in cards for side in card]
    rng = Random(seed)
    played = [play_round(faces, seats, rng) for _ in range(rounds)]
    judged = sum(p[1] for p in played)
    lengths = sorted(p[0] for p in played)
    return (
        sum(p[2] for p in played) / judged,
        sum(p[3] for p in played) / judged,
        lengths[rounds // 2],
        lengths[rounds * 95 // 100],
    )


def distance(cards: Sequence[Pair], rounds: int, seed: int) -> float:
    """How far a set is from its aims; 0 would be perfect."""
    bonus, penalty, median, long = figures(cards, 4, rounds, seed)
    _, _, median_of_two, long_of_two = figures(cards, 2, rounds // 2, seed)
    rates = 80 * abs(bonus - AIM_BONUS) + 60 * abs(penalty - AIM_PENALTY)
    lengths = abs(median - AIM_LENGTH) / 5 + max(0, long - 60) / 10
    lengths += abs(median_of_two - AIM_LENGTH_OF_TWO) / 20 + max(0, long_of_two - 170) / 15
    holes = [sum(side[place] == "o" for card in cards for side in card) for place in range(6)]
    return rates + lengths + max(0, max(holes) - min(holes) - 4) / 4


def search(seed: int, steps: int, rounds: int = 1000) -> list[Pair]:
    """The best set that so many steps from a random one find."""
    rng = Random(seed)
    now = [random_card(rng) for _ in range(24)]
    while faults(now):
        now = [random_card(rng) for _ in range(24)]
    luck = rng.randrange(10**9)
    at = distance(now, rounds, luck)
    best, best_at = now, at
    for step in range(steps):
        warmth = 0.5 * (1 - step / steps) + 0.01
        other = changed(now, rng)
        if faults(other):
            continue
        there = distance(other, rounds, luck)
        if there < at or rng.random() < exp((at - there) / warmth):
            now, at = other, there
            if at < best_at:
                best, best_at = now, at
    return sorted(best, key=lambda card: (-card[0].count("o"), card))


def main() -> None:
    """Search and print."""
    parser = ArgumentParser(prog="python -m mulot.games.trio.design", description="Find a set of 24 cards.")
    parser.add_argument("--seed", type=int, default=5, help="another seed finds another set")
    parser.add_argument("--steps", type=int, default=4000, help="small changes tried")
    asked = parser.parse_args()
    cards = search(asked.seed, asked.steps)
    for front, back in cards:
        print(f'    ("{front}", "{back}"),')
    for seats in (4, 2):
        bonus, penalty, median, long = figures(cards, seats, 4000, 1)
        print(f"# {seats} players: bonus {bonus:.1%}, penalty {penalty:.1%}, median {median}, 95 of 100 within {long}")


if __name__ == "__main__":
    main()
