"""Checks for content that is never used: cards that no rule reads, powers that can never be played, and chapters that
leave out encounters or items."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter
from mulot.games.mystiques.content.heroes import HEROES, Hero
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import ITEMS, SEARCH, Found, class_may_use

MOST_MICE = 4
"""The number of mice in every chapter."""
COUNTED = ("cheese", "heal", "wheel", "roach")
"""Events that need a number of at least one."""
ARMED = ("attack", "attacked")
"""The moments at which it is known with which weapon a mouse fights."""


def is_lore_used(hero: Hero, search: Mapping[str, Found], abilities: Mapping[str, Power]) -> bool:
    """True if a rule uses this hero's lore: a tinkerer's at mousetraps, any hero's if a card says so."""
    cards = any(
        card.warded or (card.power and card.power.by_lore) for card in search.values() if class_may_use(hero, card)
    )
    return "tinkerer" in hero.classes or cards or any(p.by_lore and p.of in hero.classes for p in abilities.values())


def check_card_use(
    card: Found, search: Mapping[str, Found] = SEARCH, abilities: Mapping[str, Power] = ABILITIES
) -> list[str]:
    """Return why a search card is useless: no hero may use it, or no rule reads it. Empty if it is useful."""
    users = [hero for hero in HEROES.values() if class_may_use(hero, card)]
    if not users:
        return [f"{card.name}: for nobody"]
    if card.power:
        return check_power_use(card.power, search)
    if card.event in COUNTED and card.n < 1:
        return [f"{card.name}: does nothing"]
    if card.sort not in ("weapon", "armour", "accessory"):
        return []
    read = card.melee is not None or card.ranged is not None or card.defence or card.move or card.search or card.quirk
    if read or (card.lore and any(is_lore_used(hero, search, abilities) for hero in users)):
        return []
    return [f"{card.name}: no rule reads it"]


def check_power_use(power: Power, search: Mapping[str, Found] = SEARCH) -> list[str]:
    """Return why a power is useless: it costs as much as it gives, or can never be played. Empty if it is useful."""
    found = []
    if power.effect == "cheer-all" and power.n * (MOST_MICE - 1) <= power.cost:
        found.append(f"{power.name}: costs as much as it gives")
    if power.weapon not in ("", "melee", "ranged"):
        found.append(f"{power.name}: unknown sort of weapon {power.weapon!r}")
    elif power.weapon:
        if power.moment not in ARMED:
            found.append(f"{power.name}: nobody holds a weapon at the moment {power.moment!r}")
        users = [hero for hero in HEROES.values() if not power.of or power.of in hero.classes]
        arms = [card for card in search.values() if getattr(card, power.weapon) is not None]
        if not any(class_may_use(hero, card) for hero in users for card in arms):
            found.append(f"{power.name}: no weapon to play it with")
    if power.n < 1:
        found.append(f"{power.name}: does nothing")
    return found


def check_chapter_use(chapter: Chapter, reachable_sides: set[str], first_side: str) -> list[str]:
    """Return a fault if a chapter of the campaign never draws an encounter card, or never uses a card's surge."""
    name = chapter.name
    found = []
    cards = reachable_sides - {first_side} - set(chapter.encounters)
    if not cards:
        found.append(f"{name}: no encounter card is ever drawn")
    if "*" in chapter.surges or not cards - set(chapter.surges):
        found.append(f"{name}: no surge is ever a card's")
    found += [
        f"{name}: mousetraps lie on {side!r}, where the mice start" for side in chapter.traps if side == first_side
    ]
    return found


def check_items_use(chapters: Iterable[Chapter]) -> list[str]:
    """Return a fault for each group item that no chapter, choice or memory hands out."""
    handed: set[str] = set()
    for chapter in chapters:
        handed.update(chapter.items)
        tale = chapter.tale
        for effects in (
            *(memory.effects for memory in (tale.memories if tale else ())),
            *(choice.effects for crossing in (tale.crossings if tale else ()) for choice in crossing.choices),
        ):
            handed.update(effect.what for effect in effects if effect.sort == "item")
    return [f"{item}: handed out nowhere" for item in ITEMS if item not in handed]


def check_deeds(chapters: Iterable[Chapter]) -> list[str]:
    """Return a fault for each choice that no later chapter and no ending refers to."""
    tales = [chapter.tale for chapter in chapters if chapter.tale]
    chosen = [choice.name for tale in tales for crossing in tale.crossings for choice in crossing.choices]
    kept = {memory.deed for tale in tales for memory in tale.memories} | {
        ending.deed for tale in tales for ending in tale.endings
    }
    return [f"{deed}: nobody remembers it" for deed in chosen if deed not in kept]
