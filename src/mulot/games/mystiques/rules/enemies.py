"""Tour des ennemis: carried out by the rules, ties by the rulings, without a question to anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mulot.core.flow import DONE, Go, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CARDS, KINDS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.frames import EnemyActs, EnemyTurn, Fight
from mulot.games.mystiques.model.pieces import Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    FAR,
    active,
    enemy,
    enemy_ways,
    has_room,
    in_reach,
    in_track_order,
    kind,
    mice_at,
    sees,
    side,
    steps_to,
)
from mulot.games.mystiques.rules.die import NUMBER
from mulot.games.mystiques.rules.grape import aim, eat, intact_grape, throw_grape, throws
from mulot.games.mystiques.rules.placement import from_mice
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.track import swap_up


def leader_of_enemies(s: State) -> int:
    """The seat that moves the enemies: that of the mouse lowest on the track, captured or not (M-151, MR-08)."""
    heroes = {m.hero: m.seat for m in s.mice}
    return next(heroes[card] for card in reversed(s.track) if card in heroes)


@steps("begin", "next", "again", "close")
class EnemyTurnSteps(Procedure[EnemyTurn]):
    """All figures of a card, one after the other, those nearest to the mice first."""

    def begin(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> Any:
        say(ev.EnemiesTurn(f.card, leader_of_enemies(s)))
        kind_of = CARDS[f.card]
        f.left = tuple(e.id for e in s.enemies if e.kind == kind_of and e.tile == s.here)

    def next(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> Any:
        far, order = from_mice(s), side(s).order
        there = [e for e in s.enemies if e.id in f.left]
        if not there:
            return Go("close")
        first = min(there, key=lambda e: (far.get(e.space, FAR), order[e.space], e.id))
        f.left = tuple(i for i in f.left if i != first.id)
        return EnemyActs(figure=first.id, card=f.card)

    def again(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> Any:
        return Go("next")

    def close(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> Any:
        if CARDS[f.card] == "roach":
            eat(s, say)
        if f.card in s.track and KINDS[CARDS[f.card]].gift == "aggressive":
            swap_up(s, f.card, say)


@steps("move", "fight", "encore")
class EnemyActsSteps(Procedure[EnemyActs]):
    """One figure: it moves if it can, then it must fight if a mouse is in its reach."""

    def move(self, f: EnemyActs, s: State, luck: Luck, say: Say) -> Any:
        e = enemy(s, f.figure)
        if e is None:
            return DONE
        if throws(s, e):
            throw_grape(s, aim(s), luck, say)
            return DONE
        grape = intact_grape(s)
        if e.down:  # its whole move for standing up (MR-52)
            e.down = False
            say(ev.StoodUp(e.kind, e.number, "MR-52"))
        elif e.kind == "roach" and grape:
            if e.space != grape.space:
                walk(s, e, grape.space, luck, say, "M-208")
        else:
            self.approach(f, s, e, luck, say)
        eats = e.kind == "roach" and grape and e.space == grape.space
        return DONE if eats else None  # on the grape they do not fight (M-210)

    def approach(self, f: EnemyActs, s: State, e: Enemy, luck: Luck, say: Say) -> None:
        """Ranged enemies move only to see a mouse, the others unless they are with one."""
        if kind(e).ranged:
            if not any(sees(s, e.space, s.mice[i].space) for i in active(s)):
                walk(s, e, prey(s, e), luck, say, "M-161", lambda space: visible(s, space))
        elif not mice_at(s, e.space):
            walk(s, e, prey(s, e), luck, say, "M-157")

    def fight(self, f: EnemyActs, s: State, luck: Luck, say: Say) -> Any:
        e = enemy(s, f.figure)
        if e is None:
            return DONE
        turn = next(frame for frame in reversed(s.stack) if isinstance(frame, EnemyTurn))
        victim = target(s, e, turn.attacked)
        if victim is None:
            return DONE
        turn.attacked = (*turn.attacked, victim)
        return Fight(attacker=e.id, defender=victim, card=f.card, ranged=kind(e).ranged)

    def encore(self, f: EnemyActs, s: State, luck: Luck, say: Say) -> Any:
        if s.encore:
            s.encore = False
            return Go("fight")
        return None


# -------------------------------------------------------------------- where to


def full_spaces(s: State, e: Enemy) -> set[str]:
    """The spaces an enemy cannot step onto; its own is none of them. Only where somebody stands can it be too full."""
    large = kind(e).large
    standing = {*(m.space for m in s.mice), *(other.space for other in s.enemies if other.tile == s.here)}
    return {x for x in standing if x and x != e.space and not has_room(s, x, large)}


def distances(s: State, e: Enemy, goal: str) -> Mapping[str, int]:
    """Steps to a space, through spaces with room; where there is no such way, as if all had room (MR-105)."""
    full = full_spaces(s, e) - {goal}
    if not full:
        return steps_to(s, (goal,))
    far = steps_to(s, (goal,), [x for x in side(s).spaces if x not in full])
    return far if e.space in far else steps_to(s, (goal,))


def prey(s: State, e: Enemy) -> str:
    """The space of the nearest mouse; of two equally near, that of the mouse highest on the track (M-157, M-158)."""
    mice = in_track_order(s, active(s))
    return min((s.mice[i].space for i in mice), key=lambda space: distances(s, e, space).get(e.space, FAR))


def walk(
    s: State,
    e: Enemy,
    goal: str,
    luck: Luck,
    say: Say,
    rule: str,
    enough: Callable[[str], bool] = lambda space: False,
) -> None:
    """One die says how many steps. It goes the shortest way, in reading order where there are several, stops in any
    mouse's space (MR-108), and beside the goal if that is full (M-160)."""
    far, ways, order = distances(s, e, goal), enemy_ways(s), side(s).order

    def ahead() -> list[str]:
        here = far.get(e.space, FAR)
        return [x for x in ways[e.space] if far.get(x, FAR) < here and has_room(s, x, kind(e).large)]

    if not ahead():
        return
    points = NUMBER[luck.die(6)]
    while points and (spaces := ahead()):
        e.space = min(spaces, key=lambda x: (far[x], order[x]))
        points -= 1
        say(ev.EnemyMoved(e.kind, e.number, e.space, rule))
        if mice_at(s, e.space) or enough(e.space):
            break


def visible(s: State, space: str) -> bool:
    """Whether a mouse can be seen from here: a ranged enemy stops as soon as it can (MR-109)."""
    return any(sees(s, space, s.mice[i].space) for i in active(s))


# -------------------------------------------------------------------- whom


def in_range(s: State, e: Enemy) -> list[int]:
    """The mice an enemy can attack; those in the same or an adjacent space come first (M-128, MR-110)."""
    close = [i for i in active(s) if in_reach(s, e.space, s.mice[i].space)]
    if close or not kind(e).ranged:
        return close
    return [i for i in active(s) if sees(s, e.space, s.mice[i].space)]


def target(s: State, e: Enemy, attacked: tuple[int, ...]) -> int | None:
    """The nearest mouse not yet attacked in this turn; if all were, the one highest on the track."""
    mice = in_track_order(s, in_range(s, e))
    fresh = [i for i in mice if i not in attacked]
    if fresh:
        far = {i: _steps(s, e.space, s.mice[i].space) for i in fresh}
        return min(fresh, key=lambda i: far[i])
    return mice[0] if mice else None


def _steps(s: State, a: str, b: str) -> int:
    """How near a mouse is: same space, adjacent space, else steps for enemies."""
    if in_reach(s, a, b):
        return int(a != b)
    return max(2, steps_to(s, (b,)).get(a, FAR))
