"""The enemies' turn (Tour des ennemis). The rules move the enemies and rulings break ties, so nobody is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CARDS, KINDS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.frames import EnemyActs, EnemyTurn, Fight
from mulot.games.mystiques.model.pieces import Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import NUMBER_OF_FACE
from mulot.games.mystiques.rules.board import (
    UNREACHABLE,
    active_mice,
    enemy,
    enemy_distances,
    enemy_step_graph,
    has_room,
    in_reach,
    in_track_order,
    kind,
    mice_at,
    sees,
    side,
)
from mulot.games.mystiques.rules.enemy_placement import distances_from_mice
from mulot.games.mystiques.rules.grape import eat_grape, grape_target, intact_grape, throw_grape, throws_grape
from mulot.games.mystiques.rules.initiative_track import swap_with_card_above
from mulot.games.mystiques.rules.procedure import Procedure, StepResult


def seat_that_moves_enemies(s: State) -> int:
    """Return the seat that moves the enemies: the seat of the mouse lowest on the track, captured or not (M-151,
    MR-08)."""
    heroes = {m.hero: m.seat for m in s.mice}
    return next(heroes[card] for card in reversed(s.track) if card in heroes)


@steps("begin", "next", "again", "close")
class EnemyTurnSteps(Procedure[EnemyTurn]):
    """All figures of a card act one after another, beginning with those nearest to the mice (M-037, M-152)."""

    def begin(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> None:
        """List the figures that act: all of the card's on the mice's tile. Figures that come later act from the next
        round on (M-037, MR-167)."""
        say(ev.EnemiesTurn(f.card, seat_that_moves_enemies(s)))
        kind_of = CARDS[f.card]
        f.left = tuple(e.id for e in s.enemies if e.kind == kind_of and e.tile == s.here)

    def next(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> StepResult:
        """Let the figure nearest to the mice act; reading order breaks ties, then the order in which they came (M-152,
        MR-104)."""
        far, order = distances_from_mice(s), side(s).order
        there = [e for e in s.enemies if e.id in f.left]
        if not there:
            return Goto("close")
        first = min(there, key=lambda e: (far.get(e.space, UNREACHABLE), order[e.space]))
        f.left = tuple(i for i in f.left if i != first.id)
        return EnemyActs(figure=first.id, card=f.card)

    def again(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue with the next figure (M-037)."""
        return Goto("next")

    def close(self, f: EnemyTurn, s: State, luck: Luck, say: Say) -> None:
        """End the turn: cockroaches eat the grape they are on (M-211), and an aggressive card moves up one slot
        (MR-116)."""
        if CARDS[f.card] == "roach":
            eat_grape(s, say)
        if f.card in s.track and KINDS[CARDS[f.card]].gift == "aggressive":
            swap_with_card_above(s, f.card, say)


@steps("move", "fight", "encore")
class EnemyActsSteps(Procedure[EnemyActs]):
    """One enemy figure moves if it can, and then must fight if a mouse is in its reach (M-153)."""

    def move(self, f: EnemyActs, s: State, luck: Luck, say: Say) -> StepResult:
        """Move the enemy if it can move (M-153).

        A rat on the grape throws it instead (M-205), a figure that is down stands up (MR-52), and a cockroach goes to
        the grape (M-208).
        """
        e = enemy(s, f.figure)
        if e is None:
            return DONE
        if throws_grape(s, e):
            throw_grape(s, grape_target(s), luck, say)
            return DONE
        grape = intact_grape(s)
        if e.down:  # standing up takes its whole move (MR-52)
            e.down = False
            say(ev.StoodUp(e.kind, e.number, "MR-52"))
        elif e.kind == "roach" and grape:
            if e.space != grape.space:
                walk_towards(s, e, grape.space, luck, say, "M-208")
        else:
            self.move_towards_mouse(f, s, e, luck, say)
        eats = e.kind == "roach" and grape and e.space == grape.space
        return DONE if eats else None  # cockroaches on the grape do not fight (M-210)

    def move_towards_mouse(self, f: EnemyActs, s: State, e: Enemy, luck: Luck, say: Say) -> None:
        """Move the enemy: a ranged one if it sees no mouse (M-161), any other if no mouse is in its space (M-159)."""
        if kind(e).ranged:
            if not any(sees(s, e.space, s.mice[i].space) for i in active_mice(s)):
                walk_towards(s, e, nearest_mouse_space(s, e), luck, say, "M-161", lambda space: sees_a_mouse(s, space))
        elif not mice_at(s, e.space):
            walk_towards(s, e, nearest_mouse_space(s, e), luck, say, "M-157")

    def fight(self, f: EnemyActs, s: State, luck: Luck, say: Say) -> StepResult:
        """Start a fight with the mouse that the enemy attacks, if one is in its reach (M-153)."""
        e = enemy(s, f.figure)
        if e is None:
            return DONE
        turn = next(frame for frame in reversed(s.stack) if isinstance(frame, EnemyTurn))
        victim = choose_target(s, e, turn.attacked)
        if victim is None:
            return DONE
        turn.attacked = (*turn.attacked, victim)
        return Fight(attacker=e.id, defender=victim, card=f.card, ranged=kind(e).ranged)

    def encore(self, f: EnemyActs, s: State, luck: Luck, say: Say) -> StepResult:
        """Let Captain Vurst attack once more if there was a cheese in his attack roll (MR-189)."""
        if s.encore:
            s.encore = False
            return Goto("fight")
        return None


# -------------------------------------------------------------------- movement


def spaces_too_full(s: State, e: Enemy) -> set[str]:
    """Return the spaces that are too full for this enemy to step onto; its own space is never one of them."""
    large = kind(e).large
    standing = {*(m.space for m in s.mice), *(other.space for other in s.enemies if other.tile == s.here)}
    return {x for x in standing if x and x != e.space and not has_room(s, x, large)}


def distances_for(s: State, e: Enemy, goal: str) -> Mapping[str, int]:
    """Return each space's distance to the goal, through spaces with room for this enemy.

    If there is no such path, all spaces count as having room (MR-105).
    """
    full = spaces_too_full(s, e) - {goal}
    if not full:
        return enemy_distances(s, (goal,))
    far = enemy_distances(s, (goal,), [x for x in side(s).spaces if x not in full])
    return far if e.space in far else enemy_distances(s, (goal,))


def nearest_mouse_space(s: State, e: Enemy) -> str:
    """Return the space of the nearest mouse; the mouse highest on the track breaks ties (M-157, M-158)."""
    mice = in_track_order(s, active_mice(s))
    return min((s.mice[i].space for i in mice), key=lambda space: distances_for(s, e, space).get(e.space, UNREACHABLE))


def walk_towards(
    s: State,
    e: Enemy,
    goal: str,
    luck: Luck,
    say: Say,
    rule: str,
    stops_at: Callable[[str], bool] = lambda space: False,
) -> None:
    """Move an enemy towards a goal by one die (M-156).

    It takes the shortest path that is first in reading order. It stops in any mouse's space (MR-108), next to the goal
    if that is full (M-160), and where `stops_at` returns True.
    """
    far, ways, order = distances_for(s, e, goal), enemy_step_graph(s), side(s).order

    def spaces_one_step_nearer() -> list[str]:
        here = far.get(e.space, UNREACHABLE)
        return [x for x in ways[e.space] if far.get(x, UNREACHABLE) < here and has_room(s, x, kind(e).large)]

    if not spaces_one_step_nearer():
        return
    points = NUMBER_OF_FACE[luck.die(6)]
    while points and (spaces := spaces_one_step_nearer()):
        e.space = min(spaces, key=order.__getitem__)
        points -= 1
        say(ev.EnemyMoved(e.kind, e.number, e.space, rule))
        if mice_at(s, e.space) or stops_at(e.space):
            break


def sees_a_mouse(s: State, space: str) -> bool:
    """True if a mouse can be seen from this space, where a ranged enemy stops (MR-109)."""
    return any(sees(s, space, s.mice[i].space) for i in active_mice(s))


# -------------------------------------------------------------------- targets


def attackable_mice(s: State, e: Enemy) -> list[int]:
    """Return the mice that an enemy can attack; only those in the same or an adjacent space if there are any (M-128,
    MR-110)."""
    close = [i for i in active_mice(s) if in_reach(s, e.space, s.mice[i].space)]
    if close or not kind(e).ranged:
        return close
    return [i for i in active_mice(s) if sees(s, e.space, s.mice[i].space)]


def choose_target(s: State, e: Enemy, already_attacked: tuple[int, ...]) -> int | None:
    """Return the mouse that an enemy attacks, or None if it can attack none.

    It is the nearest mouse that its card has not attacked in this turn or, if all have been attacked, the mouse highest
    on the track (M-163, M-164).
    """
    mice = in_track_order(s, attackable_mice(s, e))
    fresh = [i for i in mice if i not in already_attacked]
    if fresh:
        far = {i: _nearness(s, e.space, s.mice[i].space) for i in fresh}
        return min(fresh, key=lambda i: far[i])
    return mice[0] if mice else None


def _nearness(s: State, space: str, other: str) -> int:
    """Return how far a mouse is: 0 in the same space, 1 in an adjacent space, otherwise the distance in enemies'
    steps."""
    if in_reach(s, space, other):
        return int(space != other)
    return max(2, enemy_distances(s, (other,)).get(space, UNREACHABLE))
