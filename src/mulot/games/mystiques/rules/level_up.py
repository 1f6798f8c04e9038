"""Levelling up (Monter de niveau): six cheese buy an ability card of the hero's class that nobody has yet (M-071,
MR-70)."""

from __future__ import annotations

from mulot.core.flow import Say
from mulot.core.game import Reason
from mulot.games.mystiques.content import ABILITIES
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import LevelUp
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import hero

ABILITY_PRICE = 6
"""The cost of an ability in cheese (M-071)."""


def why_not_level_up(s: State, mouse: int, ability: str) -> Reason | None:
    """Return why a mouse cannot learn this ability, or None if she can."""
    m = s.mice[mouse]
    if m.cheese < ABILITY_PRICE:
        return Reason("six-cheese", "M-071")
    if ability not in ABILITIES or ABILITIES[ability].of not in hero(m).classes:
        return Reason("not-your-class", "MR-70")
    learnt = (*(m.abilities for m in s.mice), *(brought.abilities for brought in s.options.brings))
    if any(ability in abilities for abilities in learnt):
        return Reason("taken", "MR-70")
    return None


def legal_level_ups(s: State, mouse: int) -> list[LevelUp]:
    """Return the legal actions that let this mouse learn an ability."""
    if s.mice[mouse].cheese < ABILITY_PRICE:
        return []
    return [LevelUp(name) for name in ABILITIES if why_not_level_up(s, mouse, name) is None]


def level_up(s: State, mouse: int, ability: str, say: Say) -> None:
    """Let a mouse pay for an ability and learn it (M-071)."""
    m = s.mice[mouse]
    m.cheese -= ABILITY_PRICE
    m.abilities = (*m.abilities, ability)
    say(ev.LevelledUp(m.hero, ability))
