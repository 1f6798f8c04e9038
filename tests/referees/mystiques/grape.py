"""The grape: thrown, squashed, eaten."""

from __future__ import annotations

from referees.mystiques.figures import Enemy, Token
from referees.mystiques.rulebook_tables import SHIELD
from referees.mystiques.table import MillTable


def drop_grape(t: MillTable) -> None:
    """Discard the grape and shuffle its card back."""
    t.tokens = [token for token in t.tokens if token.item != "grape"]
    t.search_bag["grape"] += 1


def land(t: MillTable, space: str) -> None:
    """Toss the grape like a coin where it lands (M-200 to M-204). Large figures and the cat do not mind."""
    t.tokens = [token for token in t.tokens if token.item != "grape"]
    t.draw(2)
    event = t.hear("grape-thrown")
    assert event.to == space, f"the grape flies to {space}, not to {event.to}"
    mice = t.mice_on(space)
    enemies = [e for e in t.enemies_on(space) if not e.printed.large and not e.printed.cat]
    if not event.squashed:
        t.tokens.append(Token("grape", space))
        for mouse in mice:
            t.affect(mouse, "down")
        for enemy in enemies:
            enemy.down = True
        return
    t.search_bag["grape"] += 1
    for mouse in mice:
        if not saved(t, mouse.hero, 0):
            t.wound(mouse, 1)
    for enemy in enemies:
        if not saved(t, *enemy.name):
            t.say("wounded", *enemy.name, 1)
            t.hurt_card(enemy, t.highest_card(enemy), 1)


def saved(t: MillTable, name: str, number: int) -> bool:
    """Roll one die: a shield saves a figure from the squashed grape (M-201)."""
    faces = t.roll(1)
    shields = sum(face in SHIELD for face in faces)
    t.say("defence-rolled", name, number, faces, shields)
    return shields > 0


def rat_throws(t: MillTable) -> None:
    """A rat throws the grape at the space with the most mice; in a tie at the mouse highest on the track (M-206)."""
    space = min(t.active, key=lambda m: (-len(t.mice_on(m.space)), t.height(m.hero))).space
    land(t, space)


def finish_meal(t: MillTable) -> None:
    """At the end of their turn, the grape and the cockroaches on it are gone (M-211)."""
    grape = next((token.space for token in t.tokens if token.item == "grape"), "")
    eaters: list[Enemy] = [e for e in t.enemies_on(grape) if e.kind == "roach"] if grape else []
    if eaters:
        drop_grape(t)
        for roach in eaters:
            t.remove(roach)
        t.check_objective()
