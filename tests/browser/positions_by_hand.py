"""Positions that hardly ever occur in random games: positions from real games in which one thing was changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Luck, RandomLuck
from mulot.core.match import Match

Scene = tuple[Any, int, int, Any, Luck]
"""A state, the number of seats, a seat, its action, and the luck for the action."""


def scenes(game: AnyGame) -> Iterator[Scene]:
    """Yield all scenes of a game; most games have none."""
    yield from STAGES.get(game.id, lambda _: iter(()))(game)


def _positions(game: AnyGame, seats: int, games: int, plies: int, **options: Any) -> Iterator[Any]:
    """Yield states of random games, which the caller may change."""
    for seed in range(games):
        match, rng = Match(game, seats, seed, options), Random(seed)
        for _ in range(plies):
            waiting = match.waiting
            if isinstance(waiting, Outcome):
                break
            yield game.copy(match.state)
            seat = rng.choice(waiting.seats)
            match.play(seat, rng.choice(match.legal(seat)))


def _souriciere(game: AnyGame) -> Iterator[Scene]:
    s = next(_positions(game, 4, 1, 1))
    s.turns = 1999  # night falls after two thousand turns
    seat = game.waiting(s).must[0]
    yield s, 4, seat, game.legal(s, seat)[0], RandomLuck(1)


def _trio(game: AnyGame) -> Iterator[Scene]:
    for s in _positions(game, 2, 1, 12):
        s.placed = 1999  # a round of two thousand cards has no winner
        seat = game.waiting(s).must[0]
        yield s, 2, seat, game.legal(s, seat)[0], RandomLuck(1)


def _clan(game: AnyGame) -> Iterator[Scene]:
    for s in _positions(game, 2, 4, 60, forest="full"):
        seat = game.waiting(s).must[0]
        s.owners = {"golden-tooth": seat, "wand": seat, "club": seat}
        s.teeth = [0, 1, 1]
        yield s, 2, seat, game.read("tooth small"), RandomLuck(1)
        if s.turned is not None:
            yield s, 2, seat, game.read("wand small"), RandomLuck(1)


def _mystiques(game: AnyGame) -> Iterator[Scene]:
    for s in _positions(game, 2, 3, 60):
        seat = game.waiting(s).must[0]
        for mouse in s.mice:
            mouse.cheese = 1000
            mouse.bag = ("scroll-of-wind",)
            mouse.abilities = (*mouse.abilities, "call-to-order")
        s.stash = ("fork", "disguises", "hook", "crank", "grape", "bell")
        s.search_bag, s.search_left = [], []
        tried = ["wear scroll-of-wind", "search", *(f"level-up {name}" for name in ("brace", "bandage", "mighty-blow"))]
        tried += [
            f"place {item} {mouse.space}"
            for item in ("disguises", "crank", "grape", "bell")
            for mouse in s.mice
            if mouse.space
        ]
        tried += [f"use {mouse.hero} call-to-order" for mouse in s.mice]
        for text in tried:
            for luck in range(4 if text == "search" else 1):
                yield s, 2, seat, game.read(text), RandomLuck(luck)
    yield from _on_other_tiles(game)
    yield from _at_another_crossroads(game)
    yield from _parting(game)
    yield from _captive(game)


def _at_another_crossroads(game: AnyGame) -> Iterator[Scene]:
    """Yield scenes of the first chapter with its crossroads at the very beginning, and with effects from later
    chapters."""
    from mulot.games.mystiques.content import CHAPTERS
    from mulot.games.mystiques.content.chapter import Effect

    chapter = CHAPTERS["first-frost"]
    assert chapter.tale is not None
    crossing = chapter.tale.crossings[0]
    effects = (Effect("marker", 1), Effect("item", what="hook"))
    ways = tuple(dataclasses.replace(choice, effects=effects) for choice in crossing.choices)
    moved = dataclasses.replace(crossing, when=("begin",), choices=ways)
    tale = dataclasses.replace(chapter.tale, crossings=(moved,))
    CHAPTERS["first-frost"] = dataclasses.replace(chapter, tale=tale)
    try:
        for s in _positions(game, 2, 1, 4, chapter="first-frost"):
            seat = game.waiting(s).must[0]
            if game.waiting(s).about == "crossroads":
                s.search_bag = ["hook"]
                yield s, 2, seat, game.legal(s, seat)[0], RandomLuck(1)
    finally:
        CHAPTERS["first-frost"] = chapter


def _parting(game: AnyGame) -> Iterator[Scene]:
    """Yield a scene in which a chapter of a campaign is won and a hero keeps something."""
    from mulot.core.flow import run
    from mulot.games.mystiques.model.frames import Parting
    from mulot.games.mystiques.rules.procedure_table import procedure_of

    for s in _positions(game, 2, 1, 3):
        for mouse in s.mice:
            mouse.bag = ("sling",)
        s.stack, s.won = [Parting()], True
        run(s, RandomLuck(1), lambda event: None, procedure_of)
        yield s, 2, game.waiting(s).must[0], game.read("keep sling"), RandomLuck(1)


def _captive(game: AnyGame) -> Iterator[Scene]:
    """Yield scenes in which a captured mouse acts."""
    from mulot.core.flow import run
    from mulot.games.mystiques.model.frames import Captive, Round
    from mulot.games.mystiques.rules.procedure_table import procedure_of

    for s in _positions(game, 2, 1, 3, captives_whisper=True):
        s.mice[1].space, s.wheel = "", 3
        s.round, s.stack = 1, [Round("again"), Captive(mouse=1)]
        run(s, RandomLuck(1), lambda event: None, procedure_of)
        for text in (f"whisper {s.mice[0].hero}", "gnaw"):
            yield s, 2, s.mice[1].seat, game.read(text), RandomLuck(1)


def _on_other_tiles(game: AnyGame) -> Iterator[Scene]:
    """Yield scenes of the first turn on a tile with water, and on one with a hook for climbing."""
    from mulot.games.mystiques.content import SIDES, TILES

    sides = [(id_, up, SIDES[name]) for id_, tile in TILES.items() for up, name in enumerate(tile.sides)]
    for start in _positions(game, 2, 1, 12):
        seat = game.waiting(start).must[0]
        for tile, up, side in sides:
            water = sorted(side.water)
            hooks = [space for space, flip in side.flips.items() if flip == "flip-hook"]
            for space in (*water[:1], *hooks):
                s = game.copy(start)
                s.board = [
                    replace(laid, tile=tile, side=up) if at == s.here else laid for at, laid in enumerate(s.board)
                ]
                s.enemies = []
                s.stash = () if space in hooks else ("fork", "hook")
                for mouse in s.mice:
                    mouse.space = space
                tried = (
                    ["explore"] if space in hooks else [f"place fork {space}", *(f"place hook {to}" for to in water)]
                )
                for text in tried:
                    yield s, 2, seat, game.read(text), RandomLuck(1)


STAGES: dict[str, Callable[[AnyGame], Iterator[Scene]]] = {
    "souriciere": _souriciere,
    "clan": _clan,
    "trio": _trio,
    "mystiques": _mystiques,
}
