"""Actions as short text: a word followed by values, such as `step c2`, `attack needle-sword rat 2`, `end-turn`.

The table as text needs no translation: it uses the names of the notation, and symbols.

    first-frost  ↻3  ⌛2/6  oo....          chapter, round, page of the hourglass and of the end marker, wheel
    (aubin) > rat > filch                   the track; cards that have had their turn are in brackets
    kitchen ▲  [patrol]                     the side (▲ upper, ▼ under) and the visible encounter card
    ▶ aubin  →3 ✦                           whose turn it is, points left, ✦ if the action is left
    + hook, fork                            the company's stash;  @ grape c2: tokens on the board
    A aubin 0  b3  ♥♥♡☠  o2  !stunned  [worn]  (bag)  <tricks>  *abilities

A cell shows the character of its space (see `geometry`), ! for an armed mousetrap, % for a web, + before tokens, and
then the initials of figures. An underscore follows an enemy that is knocked down.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from mulot.core.errors import Unreadable
from mulot.core.text import tag_of, union_members
from mulot.games.mystiques.content import HEROES, KINDS, SIDES, TILES
from mulot.games.mystiques.content.geometry import Side
from mulot.games.mystiques.model.actions import Action
from mulot.games.mystiques.model.view import View

ACTION_TYPES = {tag_of(kind): kind for kind in union_members(Action)}
"""Every type of action by its word."""
INITIALS = {"roach": "c", "rat": "r", "elite-rat": "e", "spider": "s", "centipede": "p", "vurst": "V", "brodie": "B"}
CELL_WIDTH = 9


@cache
def _fields(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of this type of action. Cached, because listing them is the slowest part of this module."""
    return msgspec.structs.fields(kind)


def write(a: Action) -> str:
    """Return an action as text; values at the end that equal their default are left out."""
    fields = list(_fields(type(a)))
    while fields and getattr(a, fields[-1].name) == fields[-1].default:
        fields.pop()
    return " ".join([tag_of(type(a)), *(_format_value(getattr(a, field.name)) for field in fields)])


def _format_value(value: str | int | None) -> str:
    """Return a value as a word; None is a dash."""
    if value is None:
        return "-"
    return str(value)


def read(text: str) -> Action:
    """Return the action with this notation. Raises Unreadable if there is none."""
    try:
        words = text.split()
        kind = ACTION_TYPES[words[0]]
        fields = _fields(kind)
        if len(words) - 1 > len(fields):
            raise ValueError("too many words")
        raw = {
            field.name: _parse_value(word, field.name == "number")
            for field, word in zip(fields, words[1:], strict=False)
        }
        return msgspec.convert({"type": words[0], **raw}, kind)
    except (KeyError, ValueError, IndexError, TypeError):
        raise Unreadable(text) from None


def _parse_value(word: str, is_number: bool) -> str | int | None:
    """Return the value of a word, as an int if the field is a number; a dash is None."""
    if word == "-":
        return None
    return int(word) if is_number else word


def draw(view: View) -> str:
    """Return the table as text: chapter, initiative track, tile, stash and mice."""
    return draw_with_names(view, "0123")


def draw_with_names(view: View, names: Sequence[str]) -> str:
    """Return the table as text, with the players' names beside their heroes."""
    laid = view.board[view.here]
    side = SIDES[TILES[laid.tile].sides[laid.side]]
    wheel = "o" * view.wheel + "." * (6 - view.wheel)
    lines = [
        f"{view.chapter}  ↻{view.round}  ⌛{view.page}/{view.end}  {wheel}",
        " > ".join(f"({card})" if card in view.acted else card for card in view.track),
        f"{side.name} {'▲▼'[laid.side]}" + (f"  [{view.visible}]" if view.visible else ""),
        *_tile_lines(view, side),
    ]
    lines += _turn_lines(view)
    if view.stash:
        lines.append("+ " + ", ".join(view.stash))
    for token in view.tokens:
        lines.append(f"@ {token.item} {token.space}" + (f"-{token.other}" if token.other else ""))
    lines += [f"{card} {'♡' * n}" for card, n in sorted(view.hurt.items())]
    for m in view.mice:
        hero = HEROES[m.hero]
        hearts = "♥" * max(0, hero.life - m.wounds - m.poison) + "♡" * m.wounds + "☠" * m.poison
        parts = [f"{_hero_initial(m.hero)} {m.hero} {names[m.seat]}", m.space or "—", hearts, f"o{m.cheese}"]
        parts += [f"!{effect}" for effect in m.effects]
        parts += [
            mark.format(", ".join(things))
            for mark, things in (("[{}]", m.gear), ("({})", m.bag), ("<{}>", m.tricks), ("*{}", m.abilities))
            if things
        ]
        lines.append("  ".join(parts))
    return "\n".join(line.rstrip() for line in lines)


def _turn_lines(view: View) -> list[str]:
    """Return the line that shows whose turn it is and what is left of it, or the choices at a crossroads."""
    if view.crossroads:
        return ["⑂ " + " / ".join(view.crossroads.choices)]
    turn = view.scene.turn
    if turn is None:
        return []
    return [f"▶ {view.scene.card}  →{turn.points}" + ("" if turn.acted else " ✦")]


def _hero_initial(hero: str) -> str:
    """Return the letter that stands for a hero."""
    return hero[0].upper()


def _tile_lines(view: View, side: Side) -> list[str]:
    """Return the tile as rows of cells, with the characters that separate them."""
    lines = ["   " + "".join(f" {letter:<{CELL_WIDTH}}" for letter in "abcdefgh"[: side.width])]
    for r in range(side.height):
        row, below = f"{r + 1:>2} ", "   "
        for c in range(side.width):
            row += side.sign_between(2 * r, 2 * c - 1) + f"{_cell_text(view, side, r, c):<{CELL_WIDTH}}"
            mark = side.sign_between(2 * r + 1, 2 * c)
            below += " " + (mark * (CELL_WIDTH - 1) if mark != " " else " " * (CELL_WIDTH - 1)) + " "
        lines.append(row)
        if below.strip():
            lines.append(below)
    return lines


def _cell_text(view: View, side: Side, row: int, col: int) -> str:
    """Return the text of one cell: its character, the things there, and the figures on it."""
    if (row, col) in side.blocks:
        return (side.blocks[row, col] * (CELL_WIDTH - 1)).ljust(CELL_WIDTH)
    space = f"{'abcdefgh'[col]}{row + 1}"
    sign = side.signs[space]
    if (side.name, space) in view.traps:
        sign += "!"
    if (side.name, space) in view.webs:
        sign += "%"
    figures = "".join(_hero_initial(m.hero) for m in view.mice if m.space == space)
    for e in view.enemies:
        if e.space == space and e.tile == view.here:
            figures += INITIALS[e.kind] + (str(e.number) if KINDS[e.kind].most > 1 else "") + ("_" if e.down else "")
    tokens = "".join(t.item[0] for t in view.tokens if t.tile == view.here and space in (t.space, t.other))
    return f"{sign}{'+' + tokens if tokens else ''} {figures}"
