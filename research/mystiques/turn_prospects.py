"""Computes how likely a mouse is to beat an enemy in the rest of her turn, from the numbers of dice.

It covers fights without cards (`puzzles.is_simple_fight`), in which dice are rolled only for attacks and defence and on
the way through water. `exact_turn_chances` computes the same from the rules, with every outcome.
"""

from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from mulot.core.outcomes import outcomes
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import actions
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import attack_value, kind, mice_at
from mulot.games.mystiques.rules.combat import attacked_enemy, is_ranged
from mulot.games.mystiques.rules.wounds import would_be_defeated

NEVER = Fraction(0)
UNCOUNTED = 99
"""The number of moves of a way with dice before the attack."""
WITHOUT_EFFECT = (actions.EndTurn, actions.PickUp, actions.Recover, actions.Scurry, actions.Search, actions.Share)
"""Actions that do not help to beat an enemy in the same turn in such a fight: she has used her action, or shares when
her bag is closed. Where sharing is possible at once, it comes first (`puzzles.settled_scenes`)."""


class Prospect(NamedTuple):
    """The chance that an enemy is beaten in the rest of a turn, and how many moves the shortest best way takes."""

    chance: Fraction
    moves: int


NOTHING = Prospect(NEVER, 0)


def prospects(s: State, seat: int) -> dict[actions.Action, Prospect]:
    """Return the prospect of each legal action. Raises ValueError if an action is not covered by this arithmetic."""
    return _prospects(s, seat, {})


def _prospects(s: State, seat: int, known: dict[tuple[object, ...], Prospect]) -> dict[actions.Action, Prospect]:
    turn, found = s.stack[-1], dict[actions.Action, Prospect]()
    assert isinstance(turn, MouseTurn)
    for action in GAME.legal(s, seat):
        match action:
            case actions.Attack():
                found[action] = Prospect(attack_chance(s, turn.mouse, action), 1)
            case actions.Step():
                after = [(chance, _rest(s, t, seat, known)) for chance, t, _ in _outcomes_of_step(s, seat, action)]
                chance = sum((part * rest.chance for part, rest in after), NEVER)
                moves = after[0][1].moves + 1 if len(after) == 1 else UNCOUNTED
                found[action] = Prospect(chance, moves)
            case _ if isinstance(action, WITHOUT_EFFECT):
                found[action] = NOTHING
            case _:
                raise ValueError(f"not covered: {action}")
    return found


def _outcomes_of_step(s: State, seat: int, step: actions.Step) -> list[tuple[Fraction, State, list[object]]]:
    return outcomes(GAME, s, seat, step, merge=False, any_order=True, until=lambda t: not _is_same_turn(s, t))


def _is_same_turn(s: State, t: State) -> bool:
    """True if it is still the turn of the mouse whose turn it is in `s`."""
    turn = s.stack[1]
    assert isinstance(turn, MouseTurn)
    now = t.stack[1] if len(t.stack) > 1 else None
    return isinstance(now, MouseTurn) and (now.mouse, t.round) == (turn.mouse, s.round)


def _rest(s: State, t: State, seat: int, known: dict[tuple[object, ...], Prospect]) -> Prospect:
    """Return the best prospect after a step from `s` to `t`."""
    turn = t.stack[-1]
    if not _is_same_turn(s, t) or t.outcome is not None:
        return NOTHING
    if not isinstance(turn, MouseTurn):
        raise ValueError("a question on the way")
    m = t.mice[turn.mouse]
    key = (m.space, turn.points, m.effects)
    if key not in known:
        known[key] = best_prospect(_prospects(t, seat, known))
    return known[key]


def best_prospect(found: dict[actions.Action, Prospect]) -> Prospect:
    """Return the best prospect; of equally good ones, the one with the fewest moves."""
    return max(found.values(), key=lambda one: (one.chance, -one.moves))


def attack_chance(s: State, mouse: int, attack: actions.Attack) -> Fraction:
    """Return the chance that an attack beats its enemy, from the numbers of dice."""
    e, m = attacked_enemy(s, attack), s.mice[mouse]
    ranged, quirk, defence = is_ranged(m, attack.weapon, e), SEARCH[attack.weapon].quirk, kind(e).defence
    dice = attack_value(m, attack.weapon, ranged)
    if quirk == "compassion":
        dice += sum(i != mouse and s.mice[i].wounds + s.mice[i].poison > 0 for i in mice_at(s, m.space))
    if quirk == "sly":
        defence -= s.track.index(attack.foe) > s.track.index(m.hero)
    left = kind(e).hearts - s.hurt.get(attack.foe, 0)
    return fight_chance(dice, ranged, defence, left) if would_be_defeated(s, e, attack.foe, left) else NEVER


@cache
def fight_chance(dice: int, ranged: bool, defence: int, hearts: int) -> Fraction:
    """Return the chance that the hits exceed the blocks by at least this many hearts. Half of the faces are swords, a
    third bows and a third shields."""
    hits, blocks = (
        _binomial(n, chance) for n, chance in ((dice, Fraction(1, 2 + ranged)), (max(0, defence), Fraction(1, 3)))
    )
    return sum((a * b for i, a in enumerate(hits) for j, b in enumerate(blocks) if i - j >= hearts), NEVER)


def _binomial(n: int, chance: Fraction) -> list[Fraction]:
    return [comb(n, k) * chance**k * (1 - chance) ** (n - k) for k in range(n + 1)]
