"""The table as text: the tile as it is drawn, figures in it, track, wheel and hourglass, and every mouse."""

from __future__ import annotations

from mulot.games.mystiques.content import HEROES, KINDS, SIDES, TILES
from mulot.games.mystiques.geometry import Side
from mulot.games.mystiques.rules.turn import MouseTurn
from mulot.games.mystiques.view import View

INITIALS = {"roach": "c", "rat": "r", "elite-rat": "e", "spider": "s", "centipede": "p", "vurst": "V", "brodie": "B"}
WIDTH = 9


def draw(view: View) -> str:
    laid = view.board[view.here]
    side = SIDES[TILES[laid.tile].sides[laid.side]]
    wheel = "o" * view.wheel + "." * (6 - view.wheel)
    lines = [
        f"{view.chapter}, round {view.round}, page {view.page} of {view.end}, wheel {wheel}",
        "track: " + " > ".join(f"({card})" if card in view.acted else card for card in view.track),
        f"{side.name} ({side.colour})" + (f", card: {view.visible}" if view.visible else ""),
        *_tile(view, side),
    ]
    lines += _turn(view)
    if view.stash:
        lines.append("stash: " + ", ".join(view.stash))
    for token in view.tokens:
        lines.append(f"{token.item} on {token.space}" + (f" and {token.other}" if token.other else ""))
    lines += [f"wounds on {card}: {n}" for card, n in sorted(view.hurt.items())]
    for m in view.mice:
        hero = HEROES[m.hero]
        hearts = "♥" * max(0, hero.life - m.wounds - m.poison) + "♡" * m.wounds + "☠" * m.poison
        parts = [f"{_initial(m.hero)} {m.hero} (seat {m.seat})", m.space or "captured", hearts, f"cheese {m.cheese}"]
        parts += [
            f"{word} {', '.join(things)}"
            for word, things in (
                ("is", m.effects),
                ("wears", m.gear),
                ("bag", m.bag),
                ("tricks", m.tricks),
                ("can", m.abilities),
            )
            if things
        ]
        lines.append("  ".join(parts))
    return "\n".join(line.rstrip() for line in lines)


LEGEND = "P paw  X cross  N E S W exit (small: blue)  T H K flip  ~ water  ^ v < > current  # O closed  ! mousetrap"


def _turn(view: View) -> list[str]:
    """Whose turn it is and what is left of it."""
    turn = next((frame for frame in view.stack if isinstance(frame, MouseTurn)), None)
    if turn is None:
        return [LEGEND]
    left = f"{turn.points} steps" + (", action used" if turn.acted else ", one action")
    return [LEGEND, f"turn of {view.mice[turn.mouse].hero}: {left}"]


def _initial(hero: str) -> str:
    return hero[0].upper()


def _tile(view: View, side: Side) -> list[str]:
    """Rows of cells; between them what separates them."""
    lines = ["   " + "".join(f" {letter:<{WIDTH}}" for letter in "abcdefgh"[: side.width])]
    for r in range(side.height):
        row, below = f"{r + 1:>2} ", "   "
        for c in range(side.width):
            row += side.between(2 * r, 2 * c - 1) + f"{_cell(view, side, r, c):<{WIDTH}}"
            mark = side.between(2 * r + 1, 2 * c)
            below += " " + (mark * (WIDTH - 1) if mark != " " else " " * (WIDTH - 1)) + " "
        lines.append(row)
        if below.strip():
            lines.append(below)
    return lines


def _cell(view: View, side: Side, r: int, c: int) -> str:
    if (r, c) in side.blocks:
        return (side.blocks[r, c] * (WIDTH - 1)).ljust(WIDTH)
    space = f"{'abcdefgh'[c]}{r + 1}"
    sign = side.signs[space]
    if (side.name, space) in view.traps:
        sign += "!"
    figures = "".join(_initial(m.hero) for m in view.mice if m.space == space)
    for e in view.enemies:
        if e.space == space and e.tile == view.here:
            figures += INITIALS[e.kind] + (str(e.number) if KINDS[e.kind].most > 1 else "") + ("_" if e.down else "")
    tokens = "".join(t.item[0] for t in view.tokens if t.tile == view.here and space in (t.space, t.other))
    return f"{sign}{'+' + tokens if tokens else ''} {figures}"
