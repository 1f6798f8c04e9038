"""Cards that are played at the right moment: abilities, tricks and scrolls (MR-187)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import SEARCH
from referees.mystiques.figures import Asking, Mouse, Question
from referees.mystiques.rulebook_tables import HEROES
from referees.mystiques.table import MillTable, power_of


def playable(t: MillTable, mouse: Mouse, moment: str) -> Iterator[tuple[str, Power]]:
    """Yield the cards that a mouse can play at a moment, as far as she herself is concerned."""
    if mouse.hero not in t.used:
        for name in mouse.abilities:
            if power_of(name).moment == moment and power_of(name).cost <= mouse.cheese:
                yield name, power_of(name)
    for name in dict.fromkeys(mouse.tricks + mouse.bag):
        power, classes = power_of(name), SEARCH[name].classes
        if power and power.moment == moment and (not classes or set(classes) & set(HEROES[mouse.hero].classes)):
            yield name, power


def strength(mouse: Mouse, power: Power) -> int:
    """Return how much a card does; a scroll of lore does as much as its reader's lore (MR-206)."""
    return mouse.lore() if power.by_lore else power.n


def pay(t: MillTable, mouse: Mouse, name: str) -> None:
    """Pay for an ability with cheese, or use up a trick or a scroll."""
    t.say("used", mouse.hero, name)
    if name in mouse.abilities:
        mouse.cheese -= power_of(name).cost
        t.used.add(mouse.hero)
        return
    (mouse.tricks if name in mouse.tricks else mouse.bag).remove(name)
    t.leave_card(name)


def reaches(t: MillTable, mouse: Mouse, power: Power, other: Mouse) -> bool:
    """True if a mouse's card can help another mouse, or herself."""
    if power.reach == "own" or mouse is other:
        return mouse is other
    if power.reach == "near":
        return mouse.space == other.space or t.adjacent(mouse.space, other.space)
    return True


def window(
    t: MillTable,
    moment: str,
    fits: Callable[[Mouse, Power], bool],
    play: Callable[[Mouse, Power], None],
    disguise: Callable[[], bool] | None = None,
    wear: Callable[[], None] | None = None,
) -> Asking[None]:
    """Ask who plays a card now, until nobody wants to or can any more."""
    passed: set[int] = set()
    while True:
        answers: dict[int, list[str]] = {}
        for mouse in t.active:
            if mouse.seat not in passed:
                words = [f"use {mouse.hero} {name}" for name, power in playable(t, mouse, moment) if fits(mouse, power)]
                answers[mouse.seat] = answers.get(mouse.seat, []) + words
        if disguise and disguise() and t.turn and t.turn.mouse.seat not in passed:
            answers.setdefault(t.turn.mouse.seat, []).append("disguise")
        answers = {seat: [*words, "pass"] for seat, words in answers.items() if words}
        if not answers:
            return
        seat, word = yield Question(f"moment-{moment}", answers)
        if word == "pass":
            passed.add(seat)
        elif word == "disguise":
            assert wear
            wear()
        else:
            _, hero, name = word.split()
            mouse = t.mouse(hero)
            pay(t, mouse, name)
            play(mouse, power_of(name))
