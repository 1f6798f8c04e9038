"""Compares the game with the referee: question, legal actions, everything on the table, events, draws and outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from mulot.core.game import Ask, Outcome
from referees.mystiques.board import sides_of
from referees.mystiques.figures import Disagreement
from referees.mystiques.referee import MystiquesReferee
from referees.mystiques.table import MillTable

TOLD = {
    "moved": ("hero", "to"),
    "captured": ("hero",),
    "drifted": ("hero", "to"),
    "put-down": ("hero", "space"),
    "enemies-turn": ("card", "seat"),
    "used": ("hero", "card"),
    "enemy-came": ("foe", "number", "space"),
    "enemy-moved": ("foe", "number", "to"),
    "attack-aimed": ("who", "number", "whom", "other"),
    "attack-rolled": ("who", "number", "faces", "hits"),
    "defence-rolled": ("who", "number", "faces", "blocks"),
    "wounded": ("who", "number", "count"),
    "poisoned": ("who", "count"),
    "defeated": ("foe", "number"),
    "catapulted": ("hero", "to"),
    "cat-pounced": ("to",),
    "cat-chased": ("path",),
}
"""The events that the referee tells, too, and the fields that are compared: what a turn of many steps does on its way
cannot be seen on the table afterwards."""

NOT_COMPARED = {
    "version": "agreed on before the chapter",
    "options": "agreed on before the chapter",
    "made": "a counter of figures, not seen on a table",
    "plies": "a counter of actions",
    "scene": "what is going on in the middle of an action; of a mouse's turn, everything is compared",
    "ask": "compared by what every seat may do",
    "outcome": "compared with the outcome that is known to all",
    "relaid": "shows in the next round",
    "encore": "shows in the attacks that follow",
    "stars": "the last roll for a star; shows in what follows",
    "won": "shows in the outcome",
}
"""What of the view the referee does not judge, and why."""


def compare(referee: MystiquesReferee) -> None:
    """Raise Disagreement if the game and the referee differ after the last ply."""
    differences = list(_differences(referee))
    if differences:
        raise Disagreement("; ".join(f"{what}: game {game!r}, referee {mine!r}" for what, game, mine in differences))


def _differences(referee: MystiquesReferee) -> Iterator[tuple[str, Any, Any]]:
    match, t = referee.match, referee.table
    waiting = match.waiting
    told = [
        (tag, *(getattr(event, name) for name in TOLD[tag]))
        for event in match.results[-1].events
        if (tag := event.__struct_config__.tag) in TOLD
    ]
    if told != t.says:
        same = next((i for i, (one, other) in enumerate(zip(told, t.says, strict=False)) if one != other), -1)
        yield f"told after {told[:same]}", told[same:][:2], t.says[same:][:2]
    if t.draws:
        yield "draws left over", t.draws, []
    if isinstance(waiting, Outcome) or referee.asked is None:
        mine = referee.over and ((1.0 if referee.over.won else 0.0,) * match.seats, referee.over.reason)
        game = (waiting.scores, waiting.reason) if isinstance(waiting, Outcome) else None
        if game != mine:
            yield "outcome", game, mine
        yield from _compared(match.look(), t, {name: VIEW[name] for name in ("kept", "story")})
        return
    yield from _asked(referee, waiting)
    view = match.look()
    yield from _compared(view, t, VIEW)
    if waiting.about == "turn" and t.turn:
        yield from _compared(view, t, TURN)


def _asked(referee: MystiquesReferee, waiting: Ask) -> Iterator[tuple[str, Any, Any]]:
    """Compare who is asked what, and every legal action of every seat."""
    match, asked = referee.match, referee.asked
    assert asked
    seats = tuple(sorted(asked.answers))
    mine = (asked.about, seats, asked.must or seats)
    if (waiting.about, waiting.seats, waiting.must) != mine:
        yield "question", waiting, mine
        return
    for seat in range(match.seats):
        legal = Counter(match.game.write(action) for action in match.legal(seat))
        words = Counter(asked.answers.get(seat, ()))
        if legal != words:
            yield f"legal for seat {seat}", sorted(legal - words), sorted(words - legal)


def _compared(view: Any, t: MillTable, fields: dict[str, Pair]) -> Iterator[tuple[str, Any, Any]]:
    for name, (of_game, of_referee) in fields.items():
        game, mine = of_game(view), of_referee(t)
        if game != mine:
            yield name, game, mine


# -------------------------------------------------------------------- what is compared

Pair = tuple[Callable[[Any], Any], Callable[[MillTable], Any]]


def same(name: str, form: Callable[[Any], Any] = lambda value: value) -> Pair:
    """Return how to read a field that has the same name on both sides, brought into the same form."""
    return (lambda view: form(getattr(view, name)), lambda t: form(getattr(t, name)))


def _sides(view: Any) -> dict[str, str]:
    return {laid.tile: sides_of(laid.tile)[laid.side] for laid in view.board}


def _mice(mice: Any) -> list[tuple[Any, ...]]:
    plain = ("hero", "seat", "space", "wounds", "poison", "cheese")
    lists = ("effects", "gear", "bag", "tricks", "start", "abilities", "searched")
    return [
        (*(getattr(mouse, name) for name in plain), *(sorted(getattr(mouse, name)) for name in lists)) for mouse in mice
    ]


def _enemies(enemies: Any) -> list[tuple[Any, ...]]:
    return sorted((enemy.kind, enemy.number, enemy.space, enemy.down) for enemy in enemies)


def _tokens(tokens: Any) -> list[tuple[str, ...]]:
    return sorted((token.item, *sorted((token.space, token.other))) for token in tokens)


def _bag(cards: Any) -> Counter[str]:
    return +Counter(cards)


VIEW: dict[str, Pair] = {
    "seats": same("seats"),
    "chapter": (lambda view: view.chapter, lambda t: t.chapter.name),
    "end": same("end"),
    "board": (_sides, lambda t: t.up),
    "here": (lambda view: _sides(view)[view.board[view.here].tile], lambda t: t.side),
    "mice": same("mice", _mice),
    "enemies": same("enemies", _enemies),
    "track": same("track", tuple),
    "acted": same("acted", sorted),
    "used": (lambda view: sorted(view.mice[i].hero for i in view.used), lambda t: sorted(t.used)),
    "hurt": same("hurt", _bag),
    "round": same("round"),
    "page": same("page"),
    "wheel": same("wheel"),
    "surging": same("surging"),
    "greedy": same("greedy"),
    "search_bag": same("search_bag", _bag),
    "search_left": same("search_left", _bag),
    "encounter_bag": same("encounter_bag", _bag),
    "encounter_left": same("encounter_left", _bag),
    "visible": same("visible"),
    "stash": same("stash", sorted),
    "tokens": same("tokens", _tokens),
    "traps": same("traps", set),
    "webs": same("webs", set),
    "explored": same("explored", set),
    "crossroads": (lambda view: view.crossroads and view.crossroads.choices, lambda t: t.crossroads),
    "story": same("story", tuple),
    "deeds": same("deeds", tuple),
    "posted": (lambda view: dict(view.posted), lambda t: {name: tuple(kinds) for name, kinds in t.waiting.items()}),
    "swept": same("swept"),
    "calm": same("calm"),
    "beaten": (
        lambda view: set(view.beaten),
        lambda t: t.defeated & set(t.chapter.objective.what.split()),
    ),
    "kept": same("kept", dict),
}
"""For every field of the view that is compared, how to read it from the view and from the referee's table."""

TURN: dict[str, Pair] = {
    name: (lambda view, name=name: getattr(view.scene.turn, name), lambda t, name=mine: getattr(t.turn, name))  # type: ignore[misc]
    for name, mine in {
        "points": "points",
        "moved": "moved",
        "acted": "acted",
        "shared": "shared",
        "equipped": "equipped",
        "levelled": "learnt",
    }.items()
}
"""The same for a mouse's turn."""
