"""Enemies that come: where they are put, which cards they get, surges, and cheese on the wheel."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.games.mystiques.content.encounters import ENCOUNTERS
from mulot.games.mystiques.content.powers import Power
from referees.mystiques.cards import strength, window
from referees.mystiques.figures import Asking, Enemy, Mouse
from referees.mystiques.paths import distances, nearest_mouse_at
from referees.mystiques.rulebook_tables import ENEMIES, PIPS, RAT_FIGURES
from referees.mystiques.table import MillTable

Kinds = list[tuple[str, int]]


# -------------------------------------------------------------------- where they are put


def room_for(t: MillTable, kind: str) -> int:
    """Return how many more figures of a kind there are (MR-24, MR-25)."""
    count = sum(enemy.kind == kind for enemy in t.enemies)
    left = ENEMIES[kind].figures - count
    if kind in ("rat", "elite-rat", "vurst"):
        used = sum(enemy.kind in ("rat", "elite-rat", "vurst") for enemy in t.enemies)
        left = min(left, RAT_FIGURES - used)
    return left


def put_enemy(t: MillTable, kind: str, space: str) -> None:
    taken = {enemy.number for enemy in t.enemies if enemy.kind == kind}
    number = next(n for n in range(1, 20) if n not in taken) if ENEMIES[kind].figures > 1 else 0
    t.enemies.append(Enemy(kind, number, space))
    t.say("enemy-came", kind, number, space)


def far(t: MillTable, space: str) -> int:
    """Return how many steps it is from a space to the nearest mouse (MR-86)."""
    return nearest_mouse_at(t, distances(t, space, None))


def order(t: MillTable, space: str) -> int:
    return t.map.spaces.index(space)


def any_room(t: MillTable, large: bool) -> str:
    """Return where to put a figure when no blue paw has room: the nearest space that has (MR-85)."""
    steps = {space: min(distances(t, paw, None).get(space, 99) for paw in t.map.paws) for space in t.map.spaces}
    free = [space for space in t.map.spaces if t.has_room(space, large)]
    return min(free, key=lambda space: (steps[space], order(t, space)), default="")


def place(t: MillTable, kinds: Kinds) -> list[str]:
    """Put enemies on the blue paws (MR-84), and return the kinds that came."""
    groups: tuple[Kinds, Kinds, Kinds] = ([], [], [])
    for kind, count in kinds:
        group = 0 if ENEMIES[kind].ranged else 1 if ENEMIES[kind].large else 2
        groups[group].append((kind, count))
    came: list[str] = []
    for group, rows in enumerate(groups):
        for kind, count in rows:
            for _ in range(count):
                if room_for(t, kind) < 1:
                    continue
                paws = [paw for paw in t.map.paws if t.has_room(paw, ENEMIES[kind].large)]
                if not paws:
                    space = any_room(t, ENEMIES[kind].large)
                elif group == 0:
                    space = min(paws, key=lambda paw: (-far(t, paw), order(t, paw)))
                elif group == 1:
                    space = min(paws, key=lambda paw: (far(t, paw), order(t, paw)))
                else:
                    space = min(paws, key=lambda paw: (len(t.enemies_on(paw)), order(t, paw)))
                if space:
                    put_enemy(t, kind, space)
                    came.append(kind)
    return list(dict.fromkeys(came))


# -------------------------------------------------------------------- which cards they get


def enemy_cards(t: MillTable) -> list[str]:
    return [card for card in t.track if card not in {mouse.hero for mouse in t.mice}]


def rise(t: MillTable, card: str, slots: int) -> None:
    """Move a card up the track, to slot 1 at most (MR-10)."""
    place = max(0, t.height(card) - slots)
    t.track.remove(card)
    t.track.insert(place, card)


def ambush(t: MillTable, card: str) -> None:
    rise(t, card, PIPS[t.roll(1)[0]])


def lay_cards(t: MillTable, came: Sequence[str]) -> None:
    """Lay the cards of those who came: everybody's if no enemy was on the track, otherwise only the new ones."""
    new = [card for kind in came for card in ENEMIES[kind].cards if card not in t.track]
    if not new:
        return
    if enemy_cards(t):
        t.track += t.shuffle(new, t.hear("cards-added").cards)
    else:
        t.track = t.shuffle(t.track + new, t.hear("track-laid").cards)
        t.relaid = True
        greet_leader(t)
    for kind in came:  # a boss with several cards (M-103)
        mine = [card for card in ENEMIES[kind].cards if card in new]
        if len(mine) > 1 and not ENEMIES[kind].cat:
            ambush(t, min(mine, key=t.height))


def greet_leader(t: MillTable) -> None:
    """Aubin gets a cheese when all cards are laid and he is not first (MR-190)."""
    for mouse in t.active:
        if mouse.hero == "aubin" and t.track[0] != "aubin":
            t.win_cheese(mouse)


def arrive(t: MillTable, kinds: Kinds) -> list[str]:
    """Enemies come, with their cards. Brodie's place depends on the order of his cards, so his are laid first."""
    with_cat = any(kind == "brodie" for kind, _ in kinds) and room_for(t, "brodie")
    came = place(t, [row for row in kinds if row[0] != "brodie"])
    lay_cards(t, [*came, "brodie"] if with_cat else came)
    if with_cat:
        put_cat(t)
    return came


def fullest_space(t: MillTable) -> str:
    """Return the space with the most mice and enemies, not counting the cat; in a tie, that of the figure whose card
    is highest (M-171, M-172)."""

    def rank(space: str) -> tuple[int, int, int]:
        others = [enemy for enemy in t.enemies_on(space) if not enemy.printed.cat]
        cards = [mouse.hero for mouse in t.mice_on(space)] + [t.highest_card(enemy) for enemy in others]
        return -len(cards), min((t.height(card) for card in cards), default=0), order(t, space)

    return min(t.map.spaces, key=rank)


def put_cat(t: MillTable) -> None:
    """Put Brodie down: nearest to the mice if he chases first, otherwise where he would pounce (M-167, M-168)."""
    space = fullest_space(t)
    if t.height("brodie-chases") < t.height("brodie-pounces"):
        empty = [paw for paw in t.map.paws if not t.mice_on(paw) and not t.enemies_on(paw)]
        space = min(empty or t.map.paws, key=lambda paw: (far(t, paw), order(t, paw)))
    put_enemy(t, "brodie", space)


def fewer_small(kinds: Kinds, less: int) -> Kinds:
    """Take small enemies away, from the end of the list (MR-188)."""
    left = list(kinds)
    for i in range(len(left) - 1, -1, -1):
        kind, count = left[i]
        if is_small(kind):
            gone = min(less, count)
            less -= gone
            left[i] = (kind, count - gone)
    return [row for row in left if row[1]]


def is_small(kind: str) -> bool:
    printed = ENEMIES[kind]
    return not printed.large and not printed.cat and len(printed.cards) == 1


def thin_out(t: MillTable, moment: str, kinds: Kinds) -> Asking[Kinds]:
    """Ask for cards that let fewer enemies come."""
    less = 0

    def fits(mouse: Mouse, power: Power) -> bool:
        return bool(kinds)

    def play(mouse: Mouse, power: Power) -> None:
        nonlocal less
        less += strength(mouse, power)

    yield from window(t, moment, fits, play)
    return fewer_small(kinds, less)


# -------------------------------------------------------------------- wheel and surge


def on_wheel(t: MillTable, count: int) -> Asking[None]:
    """Put cheese on the wheel; the sixth brings a surge at once (M-017)."""
    if count < 1 or t.surging:
        return
    t.wheel += count
    if t.wheel >= 6:
        yield from surge(t)


def surge(t: MillTable) -> Asking[None]:
    t.surging = True
    t.turn_page()
    own = t.chapter.surges.get(t.side, t.chapter.surges.get("*"))
    kinds: Kinds = []
    if own:
        kinds = list(own.enemies)
    elif t.visible:
        kinds = list(ENCOUNTERS[t.visible].surge)
    hungry = bool(t.visible) and not own and ENCOUNTERS[t.visible].greedy
    if any(kind == "brodie" for kind, _ in kinds) and any(enemy.kind == "brodie" for enemy in t.enemies):
        kinds = []  # MR-203
    if kinds:
        kinds = yield from thin_out(t, "surge", kinds)
    discard_visible(t)
    came = arrive(t, kinds)
    if hungry and "roach" in came:
        t.greedy = True
    t.wheel = 0
    t.surging = False


def discard_visible(t: MillTable) -> None:
    if t.visible:
        t.encounter_left[t.visible] += 1
        t.visible = ""
