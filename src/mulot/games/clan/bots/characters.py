"""The three characters of Le Clan, from gentle to strong. Their clues are true as far as they know.

All three decide in the same way, from a `ForestEstimate`. They differ in how fast they forget, and only the
strong one takes a safe gain before it risks a moon. At tables with the option `pointing` all of them use the pointing
code.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.core.game import AnyGame
from mulot.games.clan.bots.clues import best_clue
from mulot.games.clan.bots.forest_estimate import ForestEstimate
from mulot.games.clan.bots.forgetting_curve import ForgettingCurve
from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.content.board import PLACES
from mulot.games.clan.content.forest import LOST, PICTURES, SIZE_ON, SIZES, VILLAINS, WITCH
from mulot.games.clan.model import View, actions

GENTLE_CURVES = {3: ForgettingCurve(always_known=3, half_life=0.95), 4: ForgettingCurve(always_known=3, half_life=1.8)}
"""Forgetting curves by forest size, chosen so that a family with gentle bots can win or lose; see the README."""
SENSIBLE_CURVES = {3: ForgettingCurve(always_known=3, half_life=1.5), 4: ForgettingCurve(always_known=4, half_life=3.5)}

CERTAIN_CHANCE = 0.99
"""If the chance of a tooth is at least this, a bot does not light the candle first."""


def make_character(name: str, curves: dict[int, ForgettingCurve] | None, careful: bool) -> Bot:
    """Return a bot with these forgetting curves, by forest size (None: it forgets nothing).

    Before it risks a moon, a careful bot turns up any tile that it knows to be useful and safe.
    """
    return Bot(
        name, partial(_new_memory, curves=curves), _update_memory, partial(_choose_action, careful=careful), quick=True
    )


def _new_memory(game: AnyGame, seat: int, view: View, curves: dict[int, ForgettingCurve] | None) -> Memory:
    return Memory(game, seat, view, curves)


def _update_memory(memory: Memory, view: View, events: Sequence[Any]) -> None:
    for event in events:
        memory.notice(event)


def _choose_action(
    memory: Memory, view: View, legal: Sequence[actions.Action], rng: Random, budget: Budget, careful: bool
) -> actions.Action | None:
    seat = memory.seat
    if sum(view.teeth) == 1:
        winning = actions.GiveGoldenTooth(SIZES[view.teeth.index(1)])
        if winning in legal:
            return winning
    if view.ask is None or seat not in view.ask.seats:
        return None
    match view.ask.about:
        case "first-look":
            return actions.PutBack() if view.looking[seat] else _choose_first_look(memory, rng)
        case "help":
            return _choose_clue(memory, view)
        case "put-back":
            return actions.PutBack()
        case "club":
            return actions.UseClub() if revealed_tile_costs_a_moon(view) else actions.Pass()
        case "wand":
            return _choose_wand_size(view)
        case "owl":
            return actions.UseOwl()  # use her now, because a storm could hide her again
        case _:
            return _choose_exploration(memory, view, legal, rng, careful)


def _choose_first_look(memory: Memory, rng: Random) -> actions.Action:
    places = PLACES[memory.size]
    fresh = [place for place in places if place not in memory.first_looks]
    return actions.LookAt(rng.choice(fresh or places))


def _choose_clue(memory: Memory, view: View) -> actions.Action:
    """Give the best clue if this seat knows where the wanted animal is; otherwise pass (C-090)."""
    edge = best_clue(memory, view)
    return actions.Pass() if edge is None else actions.Help(edge)


def revealed_tile_costs_a_moon(view: View) -> bool:
    """Return True if the revealed tile will cost a moon."""
    spot = next(spot for spot in view.forest if spot.place == view.turned)
    assert spot.face is not None
    tile = spot.face.tile
    up = {s.face.tile for s in view.forest if s.face and s is not spot}
    if tile in VILLAINS:
        return not up.issuperset(VILLAINS[tile].chased_by)
    if tile not in PICTURES:
        return tile == LOST
    return view.wanted not in SIZE_ON[tile] or (spot.face.violet and WITCH in up)


def _choose_wand_size(view: View) -> actions.Action:
    """Use the wand only if the revealed tile would win no tooth without it."""
    face = next(spot.face for spot in view.forest if spot.place == view.turned)
    assert face is not None
    if view.teeth[SIZE_ON[face.tile][view.wanted or ""]]:
        return actions.Pass()
    return actions.UseWand(SIZES[view.teeth.index(max(view.teeth))])


def _choose_exploration(
    memory: Memory, view: View, legal: Sequence[actions.Action], rng: Random, careful: bool
) -> actions.Action:
    """Choose a reveal or the candle from the estimated chances."""
    estimate = ForestEstimate(memory, view)
    places = PLACES[memory.size]
    if estimate.hits:
        return actions.Reveal(places[estimate.best_hit()])
    chance, place = estimate.best_chance_and_place(rng)
    if chance < CERTAIN_CHANCE:
        if careful and (free := estimate.place_of_safe_gain()) is not None:
            return actions.Reveal(places[free])
        candle = actions.LightCandle(places[place])
        if candle in legal:
            return candle
        if careful and view.moons == 1 and memory.free_turns < view.seats - 1 and estimate.free_places:
            return actions.Reveal(places[estimate.free_places[0]])
    return actions.Reveal(places[place])


gentle = make_character("gentle", GENTLE_CURVES, careful=False)
sensible = make_character("sensible", SENSIBLE_CURVES, careful=False)
strong = make_character("strong", None, careful=True)
