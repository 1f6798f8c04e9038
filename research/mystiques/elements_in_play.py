"""Counts how often elements of the game occur: encounter cards, surges, mousetraps, group items, shares, idle turns.

python -m research mystiques elements-in-play --games 100                          every chapter, per game
python -m research mystiques elements-in-play --games 100 --chapter brodies-hour --bot brave
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from msgspec import convert

from mulot.bots import Bot
from mulot.core.flow import Say
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.content import CHAPTERS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.options import Options
from research import module_parser
from research.mystiques.analysis import play_to_end

COLUMNS = (
    *("won", "cards", "surges", "surged", "snaps", "traps"),
    *("drifted", "disguised", "hook", "fork", "grape", "thrown", "by rats", "flights", "eaten", "shared", "rally"),
    *("turns", "idle"),
)
"""The columns: games won; encounter cards turned up; surges, and enemies that came because of a card; mousetraps that
snapped, and mousetraps that were entered; mice whom a current carried; disguises worn; the three other group items
used; grapes thrown, and those that a rat threw; mice and grapes that flew; cockroaches that ate a grape; things handed
over; uses of *Take heart*; mice's turns, and turns without an action."""

ACTIONS = (ev.AttackAimed, ev.Searched, ev.StarsRolled, ev.Explored, ev.ItemTaken, ev.Catapulted, ev.Recovered)
"""The events that begin an action, except scurrying (a second roll for steps)."""


def event_counter(found: Counter[str]) -> Say:
    """Return a function that counts the events it is called with in `found`."""
    mouse, acted, card = "", False, False

    def hear(e: Any) -> None:
        nonlocal mouse, acted, card
        if mouse and isinstance(e, ev.TurnBegan | ev.EnemiesTurn | ev.RoundBegan | ev.TurnMissed):
            found["idle"] += not acted
            mouse = ""
        match e:
            case ev.TurnBegan(hero=hero):
                found["turns"] += 1
                mouse, acted = hero, False
            case ev.MoveRolled(rule="M-049"):
                acted = True
            case ev.EncounterRevealed():
                found["cards"] += 1
            case ev.SurgeBegan():
                found["surges"] += 1
                card = True
            case ev.EnemyCame(rule="M-117") if card:
                found["surged"] += 1
                card = False
            case ev.TrapSprung():
                found["snaps"] += 1
                found["traps"] += 1
            case ev.TrapPassed():
                found["traps"] += 1
            case ev.ItemPlaced(item=item):
                found[item] += 1
            case ev.Disguised():
                found["disguised"] += 1
            case ev.Drifted():
                found["drifted"] += 1
            case ev.GrapeThrown():
                found["flights"] += 1
                found["thrown"] += 1
                found["by rats"] += not mouse
            case ev.Catapulted():
                found["flights"] += 1
            case ev.GrapeEaten(count=count):
                found["eaten"] += count
            case ev.Shared():
                found["shared"] += 1
            case ev.Used(card="rally"):
                found["rally"] += 1
        if isinstance(e, ACTIONS) and mouse in (getattr(e, "who", ""), getattr(e, "hero", "")):
            acted = True

    return hear


def count_elements(bot: Bot, chapter: str, games: int, seed: int = 1, seats: int = 4) -> Counter[str]:
    """Play games of a chapter in which this bot plays all mice, and return how often each element occurred."""
    found: Counter[str] = Counter()
    options = convert({"chapter": chapter}, Options)
    for i in range(games):
        s = play_to_end(bot, options, seats, Random(seed + i), say=event_counter(found))
        found["won"] += s.outcome is not None and s.outcome.reason == "objective"
    return found


def main(argv: list[str]) -> int:
    parser = module_parser(__name__, "Count how often elements of the game occur.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapter", choices=tuple(CHAPTERS), action="append")
    parser.add_argument("--bot", choices=[bot.name for bot in EXPERTS], default="wise")
    given = parser.parse_args(argv)
    bot = next(bot for bot in EXPERTS if bot.name == given.bot)
    print(f"| chapter | {' | '.join(COLUMNS)} |\n{'| --- ' * (len(COLUMNS) + 1)}|")
    for chapter in given.chapter or ORDER:
        found = count_elements(bot, chapter, given.games, given.seed)
        print(f"| {chapter} | {' | '.join(f'{found[name] / given.games:.2f}' for name in COLUMNS)} |", flush=True)
    return 0
