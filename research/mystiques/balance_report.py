"""Generates the balance page (`docs/results/mystiques.md`) from a stored run."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.content import CHAPTERS, HEROES
from research.mystiques.balance_cells import DIFFICULTIES, GAMES, OWN_GAMES, Balance, CellResult, format_rate

VARIES = ["chapter", "difficulty", "heroes"]
OPTIONS = {"enemies_hold": True, "campaign": False, "brings": [], "deeds": []}
HEAD = Path(__file__).with_name("balance_head.md")
"""The text above the tables."""


def markdown_table(first: str, rows: Iterable[tuple[str, list[CellResult]]]) -> list[str]:
    """Return the lines of a Markdown table with one row per name. `first` is the title of the first column."""
    lines = [f"| {first} | games | won | 95 % interval | time | captured | rounds |", "| --- " * 7 + "|"]
    for name, nights in ((name, nights) for name, nights in rows if nights):
        games, won = sum(one.games for one in nights), sum(one.won for one in nights)
        late, caught = sum(one.hourglass for one in nights), sum(one.captured for one in nights)
        rounds = sum(one.rounds for one in nights) / games
        lost = f"{100 * late / games:.0f} % | {100 * caught / games:.0f} %"
        lines.append(f"| {name} | {games} | {format_rate(won, games)} | {lost} | {rounds:.1f} |")
    return lines


def balance_page(balance: Balance) -> str:
    """Return the whole page as Markdown."""
    nights = balance.nights
    told = {"games": GAMES, "all": sum(one.games for one in (*nights, *balance.own)), "led_by": balance.led_by}
    told["own"] = OWN_GAMES
    note = {"commands": ["python -m research mystiques balance --play"], "version": balance.version}
    figures = f"<!-- figures: {json.dumps({**note, 'varies': VARIES, 'options': OPTIONS})} -->"
    lines = [HEAD.read_text(encoding="utf-8").format(**told, content=balance.content)]

    def add_table(title: str, first: str, rows: Iterable[tuple[str, list[CellResult]]]) -> None:
        lines.extend([f"## {title}", "", figures, "", *markdown_table(first, rows), ""])

    own_rows = [(f"{one.chapter}, {one.difficulty}", [one]) for one in balance.own]
    add_table("Chapters and difficulties, the chapter's own team", "chapter", own_rows)
    kinds = [(chapter, difficulty) for chapter in ORDER for difficulty in DIFFICULTIES]
    every = [(f"{c}, {d}", [one for one in nights if (one.chapter, one.difficulty) == (c, d)]) for c, d in kinds]
    add_table("Chapters and difficulties, all teams", "chapter", every)
    heroes = [(hero, [one for one in nights if hero in one.heroes]) for hero in HEROES]
    absent = [(f"without {hero}", [one for one in nights if hero not in one.heroes]) for hero in HEROES]
    add_table("With and without each hero", "hero", [*heroes, *absent])
    for chapter in ORDER:
        own = set(CHAPTERS[chapter].heroes)
        rows = []
        for one in nights:
            if one.chapter == chapter:
                names = ", ".join(one.heroes) + (" (the chapter's own)" if set(one.heroes) == own else "")
                rows.append((f"{one.difficulty}: {names}", [one]))
        add_table(f"Teams in {chapter}", "difficulty and team", rows)
    return "\n".join(lines).rstrip() + "\n"
