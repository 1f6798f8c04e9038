"""Whether one likes to play with them: how experts end their turns, and what they do for one another.

python -m research mystiques companions --games 60                        every chapter, led by the wise expert
python -m research mystiques companions --games 60 --bot timid --chapter mill-race

Of 100 turns that a mouse ends herself: without an action; of these, while somebody is wounded, and with nothing left to
be done but to scurry about; in a current, and of these, where a step would have led out of it; beside an enemy with
nothing but a bow in her paws, and of these, where a step on dry ground would have led away. At crossroads every second
game goes the other way. Per game: shares; hook, fork and grape laid down; flights; *Take heart*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import convert

from mulot.core.luck import Quick
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import CHARACTERS, Character, habit
from mulot.games.mystiques.bots.staying import beset, shoots, trapped
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.content import CHAPTERS
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import current, enemies_at, side
from research import parser_of

SHARES = ("idle", "idle, hurt", "nothing to do", "current", "could leave it", "beset", "could step back")
PER_GAME = ("share", "hook", "fork", "grape", "flight", "rally")
ACTIONS = (do.Attack, do.Search, do.Explore, do.Recover, do.PickUp)
"""What an action is worth having for; one can nearly always scurry."""


def ended(s: State, turn: MouseTurn, legal: Sequence[Any]) -> Counter[str]:
    """What there is to say about a turn that a mouse ends now."""
    found: Counter[str] = Counter(turns=1)
    space = s.mice[turn.mouse].space
    if not turn.acted:
        found["idle"] += 1
        found["idle, hurt"] += any(m.space and m.wounds for m in s.mice)
        found["nothing to do"] += not any(isinstance(a, ACTIONS) for a in legal)
    if current(s, space):
        found["current"] += 1
        found["could leave it"] += any(isinstance(a, do.Step) and not current(s, a.to) for a in legal)
    near = beset(s, space)
    if near and shoots(s, turn.mouse):
        found["beset"] += 1
        found["could step back"] += any(isinstance(a, do.Step) and better_there(s, a.to, near) for a in legal)
    return found


def better_there(s: State, space: str, near: int) -> bool:
    """Fewer could fall upon her there, and she would neither get wet nor meet a mousetrap or another enemy."""
    dry = space not in side(s).water and not trapped(s, space)
    return beset(s, space) < near and dry and not enemies_at(s, space)


def done(a: Any) -> str:
    """The column in which an action is counted."""
    match a:
        case do.Share():
            return "share"
        case do.Place(item):
            return item
        case do.Catapult():
            return "flight"
        case do.Use(_, card):
            return card
    return ""


def night(chapter: str, character: Character, seed: int, seats: int = 4) -> Counter[str]:
    """What is counted in one game."""
    luck = Quick(Random(seed))
    s = GAME.new(convert({"chapter": chapter}, Options), seats, luck)
    found: Counter[str] = Counter(games=1)
    while s.outcome is None:
        assert s.ask is not None
        seat, top = s.ask.must[0], s.stack[-1]
        choices = GAME.legal(s, seat)
        action = choices[seed % len(choices)] if s.crossroads else habit(s, seat, character)
        if isinstance(top, MouseTurn) and isinstance(action, do.EndTurn):
            found += ended(s, top, choices)
        found[done(action)] += 1
        GAME.play(s, seat, action, luck, _deaf)
    return found


def _deaf(event: Any) -> None:
    """Nobody listens."""


def main(argv: list[str]) -> int:
    parser = parser_of(__name__, "What partners are like.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--chapter", choices=tuple(CHAPTERS), action="append")
    parser.add_argument("--bot", choices=[one.name for one in CHARACTERS], default="wise")
    given = parser.parse_args(argv)
    character = next(one for one in CHARACTERS if one.name == given.bot)
    columns = ("turns", *SHARES, *PER_GAME)
    print(f"| chapter | {' | '.join(columns)} |\n{'| --- ' * (len(columns) + 1)}|")
    total: Counter[str] = Counter()
    for chapter in given.chapter or ORDER:
        found: Counter[str] = Counter()
        for i in range(given.games):
            found += night(chapter, character, given.seed + i)
        total += found
        print(row(chapter, found), flush=True)
    print(row("all", total))
    return 0


def row(name: str, found: Counter[str]) -> str:
    shares = [f"{100 * found[column] / found['turns']:.1f} %" for column in SHARES]
    uses = [f"{found[column] / found['games']:.2f}" for column in PER_GAME]
    return f"| {name} | {' | '.join([str(found['turns']), *shares, *uses])} |"
