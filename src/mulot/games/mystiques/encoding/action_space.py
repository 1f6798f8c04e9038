"""Every possible action, built from the content: the list is the same for every chapter and every company.

A card that is played names its target: a friend, an enemy or nothing, depending on its effect. The list contains no
card with a target that it can never have.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from mulot.games.mystiques import content
from mulot.games.mystiques.content.enemies import FIGURES
from mulot.games.mystiques.model import Options
from mulot.games.mystiques.model import actions as a
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED

SPACES = tuple(sorted({space for side in content.SIDES.values() for space in side.spaces}))
"""Every space name that occurs on any tile."""
ON_A_FRIEND = {"heal", "free", "antidote", "cheer"}
"""Effects whose target is a mouse."""
ON_A_CARD = {"strike"}
"""Effects whose target is an enemy's card."""
ON_A_KIND = {"topple"}
"""Effects whose target is an enemy figure."""


def action_space(options: Options, seats: int) -> Sequence[a.Action]:
    """Return every action, ordered by type as in `model.actions`."""
    return _all_actions()


@cache
def _all_actions() -> tuple[a.Action, ...]:
    """Return every action once."""
    return tuple(dict.fromkeys(_actions()))


def _actions() -> Iterator[a.Action]:
    """Yield every action, type by type."""
    cards, carried = tuple(content.SEARCH), ("cheese", *content.SEARCH)
    yield a.Begin()
    yield from (a.Step(to) for to in SPACES)
    yield a.Stand()
    yield a.Scurry()
    weapons = [name for name, card in content.SEARCH.items() if card.melee is not None or card.ranged is not None]
    yield from (
        a.Attack(weapon, foe, number) for weapon in weapons for foe, number in _numbered_enemies(tuple(content.CARDS))
    )
    yield a.Search()
    yield from (a.Recover(effect) for effect in (STUNNED, WEBBED, DOWN))
    yield a.Explore()
    yield from (a.Share(hero) for hero in content.HEROES)
    yield from (a.Give(what) for what in carried)
    yield from (a.Take(what) for what in carried)
    yield a.Equip()
    yield from (a.Wear(card) for card in cards)
    yield from (a.Stow(card) for card in cards)
    yield a.Done()
    yield from (a.LevelUp(ability) for ability in content.ABILITIES)
    yield from (a.Place(item, to) for item in (*content.ITEMS, *content.THINGS) for to in SPACES)
    yield from (a.PickUp(item) for item in (*content.ITEMS, *content.THINGS))
    yield from (a.Catapult(what, to) for what in (*content.HEROES, "grape") for to in SPACES)
    yield a.EndTurn()
    yield from (a.Keep(card) for card in (None, *cards))
    yield a.KeepNothing()
    yield from (a.Decide(choice) for choice in content.CHOICES)
    yield a.Trade()
    yield from (a.Swap(card) for card in cards)
    yield from (a.By(value) for value in ("move", "lore"))
    yield from (a.Put(to) for to in SPACES)
    yield from _card_actions()
    yield a.Disguise()
    yield from (a.Whisper(hero) for hero in content.HEROES)
    yield a.Gnaw()
    yield a.Pass()


def _numbered_enemies(names: Sequence[str]) -> list[tuple[str, int]]:
    """Return each name with each number that its figures can have."""
    return [
        (name, number)
        for name in names
        for number in range(FIGURES[content.KINDS[content.CARDS.get(name, name)].figures] + 1)
    ]


def _card_actions() -> Iterator[a.Use]:
    """Yield every playable card of each hero: abilities of her classes, and the tricks and scrolls that she may use."""
    for name, hero in content.HEROES.items():
        powers = [power for power in content.ABILITIES.values() if power.of in hero.classes or not power.of]
        powers += [card.power for card in content.SEARCH.values() if card.power and content.class_may_use(hero, card)]
        for power in powers:
            yield from (a.Use(name, power.name, on, number) for on, number in _card_targets(power))


def _card_targets(power: content.Power) -> list[tuple[str | None, int]]:
    """Return the targets that this power can have."""
    if power.effect in ON_A_FRIEND or power.name in ON_A_FRIEND_BEFORE:
        return [*((hero, 0) for hero in content.HEROES), *([(None, 0)] if power.name in ON_A_FRIEND_BEFORE else [])]
    if power.effect in ON_A_CARD:
        return [*_numbered_enemies(tuple(content.CARDS))]
    if power.effect in ON_A_KIND:
        return [*_numbered_enemies(tuple(content.KINDS))]
    return [(None, 0)]


ON_A_FRIEND_BEFORE = {"rally"}
"""Cards that were played on a friend in earlier versions and are now played on all of them at once."""
