"""What is agreed before a chapter begins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

HeroId = Literal["aubin", "rivette", "melisse", "filch", "selene", "ondine"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter, who goes, how hard it is."""

    chapter: Literal["first-frost", "proving-ground"] = "first-frost"
    difficulty: Literal["easy", "ordinary", "hard"] = "ordinary"
    heroes: Annotated[tuple[HeroId, ...], Meta(max_length=6)] = ()
    """Who is to come along; the chapter's own company fills the places that are left."""
    enemies_hold: bool = True
    """An enemy stops mice that enter its space, and mice leave it only if they are as many (MR-32)."""
