"""The telling of the story: each passage is told once, by an event (MR-192)."""

from __future__ import annotations

from mulot.core.flow import Say
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.state import State


def tell_passage(s: State, passage: str, say: Say) -> None:
    """Tell a passage, unless it has been told already or the name is empty."""
    if passage and passage not in s.story:
        s.story = (*s.story, passage)
        say(ev.Told(passage))
