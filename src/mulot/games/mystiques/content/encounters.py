"""The eighteen encounter cards, twelve ordinary and six hard, with lists for hourglass pages 1–2, 3–4, and 5 and
later."""

from dataclasses import dataclass

Enemies = tuple[tuple[str, int], ...]
"""The kinds of enemies, and how many of each."""

BANDS = (2, 4)
"""The last page of each list; the last list has no end."""


@dataclass(frozen=True)
class Encounter:
    """An encounter card: the enemies it brings on each page, its other instructions, and the enemies of its surge."""

    name: str
    lists: tuple[Enemies, ...]
    surge: Enemies = ()
    hard: bool = False
    ambush: bool = False
    traps: bool = False
    greedy: bool = False

    def enemies(self, page: int) -> Enemies:
        """Return the enemies for an hourglass page; the last list is used for all later pages (MR-28)."""
        return self.lists[min(sum(page > last for last in BANDS), len(self.lists) - 1)]


def parse_enemies(text: str) -> Enemies:
    """Parse enemies such as `"rat 2, roach 3"`."""
    return tuple((kind, int(n)) for kind, n in (part.split() for part in text.split(", ") if part))


def _encounter_card(name: str, early: str, middle: str, late: str, surge: str = "", says: str = "") -> Encounter:
    """Return an encounter card. `says` lists its other instructions (`ambush`, `traps`, `greedy`, `hard`)."""
    lists = tuple(map(parse_enemies, (early, middle, late)))
    words = says.split()
    return Encounter(
        name, lists, parse_enemies(surge), "hard" in words, "ambush" in words, "traps" in words, "greedy" in words
    )


ENCOUNTERS = {
    card.name: card
    for card in (
        #     card               pages 1-2            pages 3-4            page 5 and later     a surge brings
        _encounter_card("scratching", "rat 2", "rat 3", "rat 3, roach 1", "roach 2"),
        _encounter_card("patrol", "rat 3", "rat 3, elite-rat 1", "rat 3, elite-rat 2", "rat 1"),
        _encounter_card("in-the-flour", "roach 3", "roach 4", "roach 4, rat 1", "roach 2", "greedy"),
        _encounter_card("spring-steel", "rat 2", "rat 2, roach 2", "rat 3, roach 2", "rat 2", "traps"),
        _encounter_card("behind-you", "rat 2, roach 1", "rat 3", "rat 4", "roach 2", "ambush"),
        _encounter_card("eight-legs", "spider 1", "spider 1, roach 1", "spider 1, rat 2", "roach 2"),
        _encounter_card("many-legs", "centipede 1", "centipede 1", "centipede 1, roach 2", "roach 1"),
        _encounter_card("sharpshooters", "elite-rat 1, roach 1", "elite-rat 2", "elite-rat 2, rat 2", "rat 2"),
        _encounter_card("swarm", "roach 4", "roach 5", "roach 6", "roach 2"),
        _encounter_card("crumb-thieves", "roach 2, rat 1", "roach 3, rat 1", "roach 4, rat 2", "", "greedy traps"),
        _encounter_card("night-watch", "rat 2, elite-rat 1", "rat 2, elite-rat 1", "rat 3, elite-rat 1", "rat 1"),
        _encounter_card("quiet-room", "roach 2", "roach 2, rat 1", "rat 2, roach 2", "rat 2", "traps"),
        _encounter_card(
            "captains-own", "rat 4, elite-rat 2", "rat 3, elite-rat 3", "rat 3, elite-rat 3, roach 2", "rat 2", "hard"
        ),
        _encounter_card(
            "web-everywhere", "spider 1, rat 3", "spider 1, rat 4", "spider 1, rat 5", "roach 4", "hard traps"
        ),
        _encounter_card("great-hunger", "roach 7, rat 1", "roach 7, rat 2", "roach 8, rat 3", "rat 3", "hard greedy"),
        _encounter_card("in-the-dark", "rat 5, roach 1", "rat 5, roach 2", "rat 6, roach 3", "roach 4", "hard ambush"),
        _encounter_card(
            "under-the-stone", "centipede 1, rat 3", "centipede 1, rat 4", "centipede 1, rat 5", "roach 4", "hard"
        ),
        _encounter_card(
            "both-at-once",
            "spider 1, centipede 1",
            "spider 1, centipede 1, roach 2",
            "spider 1, centipede 1, rat 2",
            "roach 3",
            "hard ambush",
        ),
    )
}
