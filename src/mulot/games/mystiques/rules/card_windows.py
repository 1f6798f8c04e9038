"""Windows: the moments at which cards can be played.

A card (ability, trick or scroll) has a moment and an effect. At each moment, the seats whose mice have a card for it
are asked; each plays a card or passes, until nobody has anything left to play.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from mulot.core.flow import Goto, Say
from mulot.core.game import Ask
from mulot.games.mystiques.content import ABILITIES, ABILITIES_OF, SEARCH, SEARCH_OF, Power, class_may_use
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Pass, Use
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import ability, hero, in_reach, lore_value, mouse_named, search_card

MOMENTS = {
    "turn": "in a mouse's own turn, between two things she does (asked together with everything else)",
    "star": "after a roll for stars without a star",
    "attack": "before a mouse rolls her attack",
    "attacked": "after a mouse has rolled her attack",
    "hit": "when a mouse is hit, before she rolls her defence",
    "wound": "when a mouse is about to be wounded",
    "encounter": "when an encounter card is revealed, before the enemies are placed",
    "surge": "when a surge is about to bring enemies",
}
"""Every moment at which cards can be played, with its description."""


WHOLE_COMPANY = -1
"""The value of `concerned_mouse` for a moment that concerns the whole company."""
_ONE_MOMENT = {moment: frozenset({moment}) for moment in MOMENTS}


def power_of(s: State, card: str) -> Power | None:
    """Return what a card does when it is played, or None if it cannot be played."""
    if card in ABILITIES:
        return ability(s, card)
    return search_card(s, card).power if card in SEARCH else None


def power_strength(s: State, mouse: int, power: Power) -> int:
    """Return how much a card does when this mouse plays it: its own number, or her lore (MR-206)."""
    return lore_value(s.mice[mouse]) if power.by_lore else power.n


def playable_powers(s: State, mouse: int) -> Iterator[Power]:
    """Yield the cards that a mouse could play: abilities she can pay for, unless she has used one in this turn, and
    the tricks and scrolls that her class may use."""
    m = s.mice[mouse]
    if not m.space:
        return
    if mouse not in s.used:
        for name in m.abilities:
            power = ability(s, name)
            if power.cost <= m.cheese:
                yield power
    for name in dict.fromkeys((*m.tricks, *m.bag)):
        found = search_card(s, name).power
        if found and class_may_use(hero(m), SEARCH[name]):
            yield found


def playable_cards(s: State, moment: str, concerned_mouse: int, weapon: str = "") -> list[tuple[int, Use]]:
    """Return the cards that can be played at this moment, each with the seat that can play it.

    `concerned_mouse` is the mouse whose roll or wound it is (or `WHOLE_COMPANY`); `weapon` is `melee` or `ranged` if
    she is fighting.
    """
    found = []
    for i, m in enumerate(s.mice):
        for power in playable_powers(s, i):
            if power.moment == moment and power.weapon in ("", weapon) and _power_reaches(s, i, power, concerned_mouse):
                found.append((m.seat, Use(m.hero, power.name)))
    return found


def _power_reaches(s: State, mouse: int, power: Power, concerned_mouse: int) -> bool:
    """True if this power of `mouse` reaches the concerned mouse."""
    if concerned_mouse in (mouse, WHOLE_COMPANY):
        return True
    if power.reach == "near":
        return in_reach(s, s.mice[mouse].space, s.mice[concerned_mouse].space)
    return power.reach == "tile"


def has_card_for(s: State, moments: frozenset[str], concerned_mouse: int) -> bool:
    """True if any mouse has a card for one of these moments.

    Cards that she cannot pay for count too, because she may still win cheese before that moment.
    """
    for i, m in enumerate(s.mice):
        if m.space:
            own, for_others = moments_for_self_and_others(s.version, m.abilities, m.tricks, m.bag)
            if not moments.isdisjoint(own if concerned_mouse in (i, WHOLE_COMPANY) else for_others):
                return True
    return False


@lru_cache(maxsize=4096)
def moments_for_self_and_others(version: int, *cards: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the moments at which a mouse with these cards could play one: for herself, and for another mouse."""
    powers = [
        ABILITIES_OF[version][name] if name in ABILITIES else SEARCH_OF[version][name].power
        for names in cards
        for name in names
    ]
    return (
        frozenset(power.moment for power in powers if power),
        frozenset(power.moment for power in powers if power and power.reach in ("near", "tile")),
    )


def ask_in_window(
    s: State, moment: str, concerned_mouse: int, seats_that_passed: tuple[int, ...], weapon: str = ""
) -> Ask | None:
    """Return the question to the seats that have a card for this moment and have not passed; None if there are none."""
    if not has_card_for(s, _ONE_MOMENT[moment], concerned_mouse):
        return None
    seats = tuple(
        sorted(
            {seat for seat, _ in playable_cards(s, moment, concerned_mouse, weapon) if seat not in seats_that_passed}
        )
    )
    return Ask(f"moment-{moment}", seats, seats) if seats else None


def answers_in_window(s: State, moment: str, concerned_mouse: int, seat: int, weapon: str = "") -> list[Any]:
    """Return the answers that a seat may give in a window: playing one of its cards, or passing."""
    return [Pass(), *(use for of, use in playable_cards(s, moment, concerned_mouse, weapon) if of == seat)]


def pay_for_card(s: State, use: Use, say: Say) -> Power:
    """Pay for a card: an ability costs cheese, a trick or a scroll is discarded (MR-187)."""
    mouse = mouse_named(s, use.hero)
    m = s.mice[mouse]
    power = power_of(s, use.card)
    assert power is not None
    if use.card in m.abilities:
        m.cheese -= power.cost
        s.used = (*s.used, mouse)
    elif use.card in m.tricks:
        m.tricks = without_one(m.tricks, use.card)
        s.search_left.append(use.card)
    else:
        m.bag = without_one(m.bag, use.card)
        s.search_left.append(use.card)
    say(ev.Used(use.hero, use.card, use.on, use.number))
    return power


def use_in_window(s: State, a: Use, frame: Any, say: Say) -> Power:
    """Play a card in a window of this frame; its effect changes the fields of the frame."""
    power = pay_for_card(s, a, say)
    n = power_strength(s, mouse_named(s, a.hero), power)
    match power.effect:
        case "dice":
            frame.dice += n
        case "pierce":
            frame.less += n
        case "hits":
            frame.hits += n
        case "prevent":
            frame.wounds = max(0, frame.wounds - n)
        case "fewer":
            frame.fewer += n
    return power


def answer_in_window(s: State, frame: Any, seat: int, a: Use | Pass, say: Say) -> Goto:
    """Play a card in a window of this frame, or note that the seat passes; then ask again at the same step."""
    if isinstance(a, Pass):
        frame.passed = (*frame.passed, seat)
    else:
        use_in_window(s, a, frame, say)
    return Goto(frame.at)


def without_one(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """Return the tuple without one occurrence of a thing."""
    at = things.index(thing)
    return (*things[:at], *things[at + 1 :])
