"""Evaluation of a position: the chance that the chapter is won, estimated by a small neural network.

Lookahead does not have to play to the end: after a few turns, hearts, time, distance and enemies are turned into
numbers, and the network estimates how often such positions were won. There is a network for each chapter, fitted to
games between experts by `python -m research mystiques fit-evaluation`, which writes `evaluation.json`.
"""

from functools import cache
from importlib.resources import files
from math import exp
from operator import mul

import msgspec

from mulot.games.mystiques.bots.distances import mouse_distances, open_passages, tile_distances
from mulot.games.mystiques.bots.group_items import goal_spaces
from mulot.games.mystiques.content import KINDS, SEARCH
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    adjacent_spaces,
    chapter,
    defence_value,
    enemies_here,
    hearts_left,
    hero,
    side,
)
from mulot.games.mystiques.rules.chapter_progress import sides_of_objective
from mulot.games.mystiques.rules.combat import usable_weapons
from mulot.games.mystiques.rules.surge import FULL_WHEEL

MAX_TILES = 4
"""The largest number of tiles that the network distinguishes."""
FEATURE_NAMES = (
    *("bias", "time", "short of time", "wheel", "tiles to go", "tiles a page", "here", "next", "thing in hand"),
    *(
        "mice",
        "hearts",
        "weakest",
        "at one heart",
        "effects",
        "cheese",
        "abilities",
        "dice",
        "guard",
        "cards",
        "searched",
    ),
    *("enemies", "dice of enemies", "hearts of enemies", "yet to act", "down", "elsewhere", "quarry"),
    *("threatened", "threat to the weak", "fighting", "steps to go", "last on the way", "danger of full wheel"),
)
"""Names of the inputs, in the order of `features`."""


def features(s: State) -> list[float]:
    """Return the network's inputs, each scaled to about one."""
    time = s.end - s.page - s.wheel / FULL_WHEEL
    tiles = tiles_to_objective(s)
    there = [m for m in s.mice if m.space]
    hearts = [hearts_left(m) for m in there]
    foes = enemies_here(s)
    dice = guard = cards = cheese = abilities = 0
    effects = searched = 0
    here = side(s)
    for m in there:
        dice += hero(m).battle + max(
            ((SEARCH[w].melee or SEARCH[w].ranged or 0) for w in usable_weapons(m)), default=-1
        )
        guard += defence_value(m)
        cards += len(m.tricks) + len(m.bag)
        cheese += min(m.cheese, 6)
        abilities += len(m.abilities)
        effects += len(m.effects)
        searched += here.name in m.searched
    battle = health = yet = down = 0.0
    for e in foes:
        k = KINDS[e.kind]
        battle += k.battle
        down += e.down
        for card in k.cards:
            if card in s.track:
                health += k.hearts - s.hurt.get(card, 0)
                if card not in s.acted:
                    yet += k.battle
    threatened = weak = fighting = 0.0
    for m, left in zip(there, hearts, strict=True):
        beside, seen = (m.space, *adjacent_spaces(s, m.space)), here.sight[m.space]
        against = 0
        for e in foes:
            k = KINDS[e.kind]
            if e.space in beside or (k.ranged and e.space in seen):
                against += k.battle
        threatened += against
        weak += against / (left + 1.0)
        fighting += against > 0
    goals = () if foes else goal_spaces(s)
    steps = last = 0.0
    if goals:
        far = mouse_distances(s, goals)
        ways = [min(far.get(m.space, 20), 20) for m in there]
        steps, last = min(ways) / 6, max(ways) / 6
    return [
        1.0,
        time / 4,
        1 / (1 + max(time, 0)),
        s.wheel / FULL_WHEEL,
        tiles / 2,
        tiles / (1 + time),
        float(tiles == 0),
        float(tiles == 1),
        float(chapter(s).objective.what in s.stash),
        len(there) / 4,
        sum(hearts) / 10,
        min(hearts, default=0) / 3,
        sum(left == 1 for left in hearts) / 2,
        effects / 2,
        cheese / 10,
        abilities / 6,
        dice / 12,
        guard / 6,
        cards / 6,
        searched / 4,
        len(foes) / 4,
        battle / 8,
        health / 6,
        yet / 8,
        down / 2,
        (len(s.enemies) - len(foes)) / 4,
        hearts_of_objective(s) / 4,
        threatened / 10,
        weak / 5,
        fighting / 4,
        steps,
        last,
        max(0.0, s.wheel - 3) / 2 * bool(foes),
    ]


def tiles_to_objective(s: State) -> int:
    """Return the distance in tiles to the nearest side that matters for the objective, at most `MAX_TILES`."""
    far = tile_distances(s.version, s.chapter, frozenset(sides_of_objective(s)), open_passages(s))
    return min(far.get((s.here, s.board[s.here].side), MAX_TILES), MAX_TILES)


def hearts_of_objective(s: State) -> float:
    """Return how many hearts the enemies named by the objective have left, including those that have not come yet."""
    goal = chapter(s).objective
    if goal.sort != "defeat":
        return 0.0
    left = 0.0
    for name in goal.what.split():
        if name in s.beaten:
            continue
        k = KINDS[name]
        come = any(e.kind == name for e in s.enemies)
        left += sum(k.hearts - s.hurt.get(card, 0) for card in k.cards if not come or card in s.track)
    return left


class Network(msgspec.Struct, frozen=True):
    """A neural network with one hidden layer."""

    inner: tuple[tuple[float, ...], ...]
    """Weights of the hidden layer, one row per unit."""
    outer: tuple[float, ...]
    """One weight per hidden unit, followed by the bias."""


@cache
def load_networks() -> dict[str, Network]:
    """Return the network of each chapter."""
    text = files("mulot.games.mystiques.bots").joinpath("evaluation.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Network])


def has_network(s: State) -> bool:
    """True if there is a network for this chapter."""
    return s.chapter in load_networks()


def win_chance(s: State) -> float:
    """Return the estimated chance that this chapter is won."""
    net = load_networks()[s.chapter]
    counted = features(s)
    total = net.outer[-1]
    for row, weight in zip(net.inner, net.outer, strict=False):
        met = sum(map(mul, row, counted))
        if met > 0:
            total += weight * met
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
