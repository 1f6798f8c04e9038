"""The six hero mice of the order of the mill."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hero:
    """A hero mouse: her classes, her values, and what she starts with."""

    name: str
    classes: tuple[str, ...]
    battle: int
    defence: int
    lore: int
    move: int
    life: int
    start: tuple[str, ...]
    ability: str
    """The ability card she starts with."""


HEROES = {
    hero.name: hero
    for hero in (
        # Each hero has a trait (MR-190), applied in the named module of `rules`. Aubin: a cheese if he is not first
        # when the track is laid (`initiative_track`).
        Hero("aubin", ("leader", "warrior"), 2, 2, 2, 2, 4, ("needle-sword", "leather-jerkin"), "rally"),
        # Rivette: a cheese for every mousetrap that she outwits (`movement`).
        Hero("rivette", ("tinkerer", "warrior"), 2, 1, 3, 1, 5, ("nail-hammer",), "brace"),
        # Mélisse: a cheese when another mouse falls under an effect or is poisoned (`wounds`).
        Hero("melisse", ("healer",), 2, 1, 3, 2, 4, ("clover-mace", "quilted-apron"), "bandage"),
        # Filch: a cheese for each enemy he defeats, from the wheel if it was a rat (`combat`).
        Hero("filch", ("scamp",), 2, 1, 2, 3, 3, ("thorn-dagger",), "nibble"),
        # Sélène: two cheese for each cheese rolled in an attack (`combat`).
        Hero("selene", ("mystic",), 1, 1, 4, 2, 3, ("moon-staff",), "spark"),
        # Ondine: no fear of mousetraps (`movement`).
        Hero("ondine", ("archer",), 2, 2, 1, 2, 3, ("hazel-bow",), "steady-aim"),
    )
}
