"""Why an action is illegal: the rule against it, and the squares or barriers to highlight."""

from mulot.core.game import Reason, not_now
from mulot.games.barrieres.content import Groove
from mulot.games.barrieres.model import Action, Barrier, Pass, State, Step
from mulot.games.barrieres.rules.barriers import closes_last_path
from mulot.games.barrieres.rules.maze import Maze, maze_of
from mulot.games.barrieres.rules.moves import moves
from mulot.games.barrieres.rules.turn import legal, waiting

REASONS = (
    "no-such-square", "stay", "occupied", "barrier-between", "too-far", "diagonal", "barrier-before-mouse",
    "barrier-behind-mouse", "barrier-beside-mouse", "third-mouse", "jump-straight", "no-barriers", "sticks-out",
    "overlaps", "crosses", "closes-way", "closes-own-way", "can-still-act",
)  # fmt: skip


def why_not(s: State, seat: int, action: Action) -> Reason | None:
    """Return why an action is illegal, or None if it is legal."""
    reason = not_now(waiting(s), seat)
    if reason is not None:
        return reason
    if isinstance(action, Step):
        return _why_not_step(s, seat, action.to)
    if isinstance(action, Barrier):
        return _why_not_barrier(s, seat, action)
    return None if legal(s, seat) == [Pass()] else Reason("can-still-act", "BR-21")


# ---------------------------------------------------------------- steps


def _why_not_step(s: State, seat: int, to: str) -> Reason | None:
    m = maze_of(s)
    there = m.board.number.get(to)
    if there is None:
        return Reason("no-such-square", "B-010", {"to": to[:8]})
    if there in moves(s, seat):
        return None
    here = m.board.number[s.mice[seat]]
    if there == here:
        return Reason("stay", "BR-21", show=(to,))
    across, up = _offset(m, here, there)
    if sorted((abs(across), abs(up))) == [0, 2]:
        reason = _why_not_jump(s, m, here, there)
    elif abs(across) == abs(up) == 1:
        reason = _why_not_turn_off(s, m, here, there)
    else:
        reason = None
    if reason is None and to in s.mice:
        reason = Reason("occupied", "BR-04", {"whom": s.mice.index(to)}, (to,))
    if reason is not None:
        return reason
    if abs(across) + abs(up) == 1:
        return Reason("barrier-between", "B-013", show=_barriers_between(m, here, there))
    if abs(across) == abs(up) == 1:
        return Reason("diagonal", "B-011", show=(to,))
    return Reason("too-far", "B-010", {"to": to}, (to,))


def _why_not_jump(s: State, m: Maze, here: int, there: int) -> Reason | None:
    """Return why a jump two squares straight ahead is illegal; None if there is no mouse to jump over."""
    met = (here + there) // 2
    whom = _seat_on(s, m, met)
    if whom is None:
        return None
    shut = _barriers_between(m, here, met)
    if shut:
        return Reason("barrier-before-mouse", "B-021", {"whom": whom}, shut)
    shut = _barriers_between(m, met, there)
    if shut:
        return Reason("barrier-behind-mouse", "B-020", {"whom": whom}, shut)
    third = m.board.squares[there]  # no barrier is in the way, so a third mouse must be
    return Reason("third-mouse", "B-027", {"whom": whom}, (m.board.squares[met], third))


def _why_not_turn_off(s: State, m: Maze, here: int, there: int) -> Reason | None:
    """Return why a diagonal move is illegal; None if no mouse is in the way."""
    n = m.board.size
    corners = (here // n * n + there % n, there // n * n + here % n)
    reasons = [_why_not_turn_off_at(s, m, here, met, there) for met in corners]
    return next((reason for reason in reasons if reason is not None), None)


def _why_not_turn_off_at(s: State, m: Maze, here: int, met: int, there: int) -> Reason | None:
    whom = _seat_on(s, m, met)
    if whom is None:
        return None
    args: dict[str, str | int] = {"whom": whom}
    shut = _barriers_between(m, here, met)
    if shut:
        return Reason("barrier-before-mouse", "BR-10", args, shut)
    direction = m.board.delta.index(met - here)
    behind = met + met - here
    if m.is_step_open(met, direction):
        third = _seat_on(s, m, behind)
        if third is None:
            return Reason("jump-straight", "BR-11", args, (m.board.squares[behind],))
        if s.third_mouse == "blocks":
            return Reason("third-mouse", "BR-08", args, (m.board.squares[met], m.board.squares[behind]))
    shut = _barriers_between(m, met, there)
    if shut:
        return Reason("barrier-beside-mouse", "BR-05", args, shut)
    beside = _seat_on(s, m, there)
    assert beside is not None, "nothing stands against turning off here"
    return Reason("occupied", "BR-09", {"whom": beside}, (m.board.squares[there],))


def _offset(m: Maze, here: int, there: int) -> tuple[int, int]:
    n = m.board.size
    return there % n - here % n, there // n - here // n


def _seat_on(s: State, m: Maze, square: int) -> int | None:
    name = m.board.squares[square]
    return s.mice.index(name) if name in s.mice else None


def _barriers_between(m: Maze, here: int, there: int) -> tuple[str, ...]:
    """Return the name of the barrier between two neighbouring squares, or an empty tuple."""
    across = m.grooves_across([here, there]) & m.standing
    return tuple(g.name for g in m.board.grooves if g.bit & across)


# ---------------------------------------------------------------- barriers


def _why_not_barrier(s: State, seat: int, barrier: Barrier) -> Reason | None:
    m = maze_of(s)
    if not s.stock[seat]:
        return Reason("no-barriers", "B-009")
    groove = m.board.groove.get(f"{barrier.at}{barrier.lies}")
    if groove is None:
        return Reason("sticks-out", "BR-16", {"at": barrier.at[:8]})
    for others, no, rule in ((groove.overlaps, "overlaps", "BR-14"), (groove.crosses, "crosses", "BR-13")):
        if m.standing & others:
            return Reason(no, rule, show=tuple(g.name for g in m.board.grooves if g.bit & others & m.standing))
    if closes_last_path(s, m, groove):
        return _why_closed(s, seat, m, groove)
    return None


def _why_closed(s: State, seat: int, m: Maze, groove: Groove) -> Reason:
    """Return why a barrier that closes a last path is illegal; if it closes several, name another seat's path first."""
    more, seats = m.with_barrier(groove), len(s.mice)
    others = [(seat + i) % seats for i in range(1, seats)]
    for whom in (*others, seat):
        mouse, goal = m.board.number[s.mice[whom]], m.board.goal(seats, whom)
        if not more.has_path(mouse, goal):
            way = tuple(m.board.squares[square] for square in m.shortest_path(mouse, goal))
            if whom == seat:
                return Reason("closes-own-way", "BR-17", {"whom": whom}, way)
            return Reason("closes-way", "B-016", {"whom": whom}, way)
    raise AssertionError("it closes nobody's way")
