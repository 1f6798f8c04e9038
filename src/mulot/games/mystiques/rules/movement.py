"""Moving (Déplacement): one step at a time, with water, currents, webs and mousetraps on the way."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import DONE, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import By, Step
from mulot.games.mystiques.model.frames import LeavingWater, MouseTurn, StarRoll, Stepping, TrapTest
from mulot.games.mystiques.model.pieces import DOWN, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import NUMBER_OF_FACE
from mulot.games.mystiques.rules.board import (
    adjacent_spaces,
    enemies_at,
    forbids_entering_against_current,
    has_class,
    has_current,
    has_room,
    is_against_current,
    lore_value,
    mice_at,
    move_value,
    other_end_of_thread,
    side,
)
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.wounds import capture_mouse, give_cheese, put_under_effect, wound_mouse


def roll_move(s: State, mouse: int, luck: Luck, say: Say, rule: str = "M-048") -> int:
    """Roll one die for a move and return the movement points: its number plus the move value (M-048)."""
    m = s.mice[mouse]
    face = luck.die(6)
    points = NUMBER_OF_FACE[face] + move_value(m)
    say(ev.MoveRolled(m.hero, face, points, rule))
    return points


def step_cost(s: State, start: str, end: str) -> int:
    """Return the cost of a step in points: one, or three against a yellow arrow, but always one along the thread
    (MR-33, MR-135)."""
    return 1 if other_end_of_thread(s, start) == end else side(s).cost[start, end]


def leaves_water(s: State, start: str, end: str) -> bool:
    """True if a step leads out of water onto dry ground."""
    water = side(s).water
    return start in water and end not in water


def why_no_steps(s: State, turn: MouseTurn) -> Reason | None:
    """Return why a mouse cannot take any step now, or None if she can."""
    m = s.mice[turn.mouse]
    if WEBBED in m.effects:
        return Reason("webbed", "MR-53")
    if DOWN in m.effects:
        return Reason("down", "MR-51")
    if turn.points < 1:
        return Reason("no-points", "M-048")
    if s.options.enemies_hold and len(enemies_at(s, m.space)) > len(mice_at(s, m.space)):
        return Reason("held", "MR-32", show=(m.space,))
    return None


def why_not_step(s: State, turn: MouseTurn, to: str) -> Reason:
    """Return why this step is not legal, for a mouse who can take steps."""
    a = s.mice[turn.mouse].space
    if to not in adjacent_spaces(s, a):
        return Reason("not-adjacent", "M-048", show=(to,))
    if is_against_current(s, a, to):
        return Reason("against-current", "M-080", show=(to,))
    if not has_room(s, to):
        return Reason("full", "MR-35", show=(to,))
    return Reason("too-far", "MR-33", show=(to,))


def legal_steps(s: State, turn: MouseTurn) -> list[Step]:
    """Return every step that a mouse can take now."""
    if why_no_steps(s, turn):
        return []
    a, here = s.mice[turn.mouse].space, side(s)
    thread, flows, entering = (
        other_end_of_thread(s, a),
        bool(here.flow) and not s.calm,
        forbids_entering_against_current(s),
    )
    found = []
    for to in adjacent_spaces(s, a):  # the same checks as in `why_not_step`, but without reasons, for speed
        if to != thread and (here.cost[a, to] > turn.points or (flows and here.is_against_current(a, to, entering))):
            continue
        if has_room(s, to):
            found.append(Step(to))
    return found


@steps("water", "enter", "web", "trap", "settle")
class SteppingSteps(Procedure[Stepping]):
    """One step of a mouse. Leaving water takes a roll, and so does a mousetrap; water and an enemy's space stop her."""

    def water(self, f: Stepping, s: State, luck: Luck, say: Say) -> StepResult:
        """Start the roll for leaving water (M-075), which is not needed along the thread (M-192)."""
        m = s.mice[f.mouse]
        f.old = m.space
        if leaves_water(s, m.space, f.to) and other_end_of_thread(s, m.space) != f.to:
            return LeavingWater(mouse=f.mouse, to=f.to)
        s.stars = 1
        return None

    def enter(self, f: Stepping, s: State, luck: Luck, say: Say) -> StepResult:
        """Move the mouse, unless the roll to leave water failed.

        Leaving water takes all points (M-074); entering water or an enemy's space ends the movement (M-073, MR-32).
        """
        if leaves_water(s, f.old, f.to):
            f.points = 0  # it takes all points, even along the thread (M-074, M-192)
        if not s.stars:
            return DONE
        m = s.mice[f.mouse]
        m.space = f.to
        say(ev.Moved(m.hero, f.to))
        if (enemies_at(s, f.to) and s.options.enemies_hold) or f.to in side(s).water:
            f.points = 0
        return None

    def web(self, f: Stepping, s: State, luck: Luck, say: Say) -> None:
        """Let a web on the space catch the mouse; the web is removed (MR-201)."""
        m = s.mice[f.mouse]
        here = (side(s).name, f.to)
        if here in s.webs:
            s.webs = tuple(web for web in s.webs if web != here)
            say(ev.WebTorn(m.hero, f.to))
            put_under_effect(s, f.mouse, WEBBED, say, "MR-201")
            f.points = 0

    def trap(self, f: Stepping, s: State, luck: Luck, say: Say) -> StepResult:
        """Start the test of a mouse who enters a mousetrap's space (M-085)."""
        return TrapTest(mouse=f.mouse, ends_turn=True) if is_on_trap(s, f.mouse) else None

    def settle(self, f: Stepping, s: State, luck: Luck, say: Say) -> StepResult:
        """Give the mouse her remaining points, so that she can move on (M-087), unless her turn is over."""
        turn = current_turn(s)
        if not turn.over:
            turn.points = f.points
        return None


@steps("roll")
class LeavingWaterSteps(Procedure[LeavingWater]):
    """The roll of a mouse who leaves the water; without a star she stays in it (M-075, M-076)."""

    def roll(self, f: LeavingWater, s: State, luck: Luck, say: Say) -> StepResult:
        """Roll one die, and one more for each mouse on the dry space that she is moving to (M-075)."""
        return StarRoll(mouse=f.mouse, trial="water", dice=1 + len(mice_at(s, f.to)))


def is_on_trap(s: State, mouse: int) -> bool:
    """True if the mouse is on an armed mousetrap. It is never True for the archer, who steps over them (MR-190)."""
    m = s.mice[mouse]
    return (side(s).name, m.space) in s.traps and not has_class(m, "archer")


@steps("choose", "roll", "snap")
class TrapTestSteps(Procedure[TrapTest]):
    """The roll of a mouse on a mousetrap, which snaps if she rolls no star (M-085 to M-093)."""

    def choose(self, f: TrapTest, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask a tinkerer whether to roll as many dice as his move value or as his lore (M-086)."""
        m = s.mice[f.mouse]
        if has_class(m, "tinkerer") and lore_value(m) != move_value(m) and not f.by:
            return Ask("trap", (m.seat,), (m.seat,))
        return None

    def choose_answered(self, f: TrapTest, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Use the value that the player chose (M-086)."""
        f.by = a.value

    def legal(self, f: TrapTest, s: State, seat: int) -> Sequence[Any]:
        """Return the two values that a tinkerer may choose between."""
        return (By("lore"), By("move"))

    def roll(self, f: TrapTest, s: State, luck: Luck, say: Say) -> StepResult:
        """Roll as many dice as the mouse's move value or the tinkerer's lore (M-085, M-086)."""
        m = s.mice[f.mouse]
        dice = lore_value(m) if f.by == "lore" else move_value(m)
        return StarRoll(mouse=f.mouse, trial="mousetrap", dice=dice)

    def snap(self, f: TrapTest, s: State, luck: Luck, say: Say) -> None:
        """Apply the result of the roll. With a star the movement continues (M-087).

        Without a star the trap is used up, and the mouse gets a wound and a cheese, is knocked down, and her turn is
        over (M-088 to M-093).
        """
        m = s.mice[f.mouse]
        if s.stars:
            say(ev.TrapPassed(m.hero, m.space))
            if has_class(m, "tinkerer"):
                give_cheese(s, f.mouse, 1, say, "MR-190")
            return
        here = side(s).name
        say(ev.TrapSprung(m.hero, m.space))
        s.traps = tuple(trap for trap in s.traps if trap != (here, m.space))
        give_cheese(s, f.mouse, 1, say, "M-091")
        wound_mouse(s, f.mouse, 1, say, "M-090")
        if m.space:
            put_under_effect(s, f.mouse, DOWN, say, "M-092")
        if f.ends_turn:
            end_turn(s)


def current_turn(s: State) -> MouseTurn:
    """Return the frame of the mouse's turn in progress."""
    return next(frame for frame in s.stack if isinstance(frame, MouseTurn))


def end_turn(s: State) -> None:
    """End the mouse's turn in progress at once (M-093)."""
    current_turn(s).over = True


def carry_by_current(s: State, mouse: int, say: Say) -> None:
    """Let the current carry a mouse one space on at the end of her turn; if it carries her off the tile, she is
    captured (M-081 to M-083)."""
    m = s.mice[mouse]
    if not m.space or not has_current(s, m.space):
        return
    to = side(s).downstream(m.space)
    if to is None:
        capture_mouse(s, mouse, say)
    elif has_room(s, to):
        m.space = to
        say(ev.Drifted(m.hero, to))
