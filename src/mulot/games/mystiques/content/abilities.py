"""The 28 ability cards, four for each class. Each card exists once."""

from mulot.games.mystiques.content.powers import Power


def _class_abilities(class_name: str, *rows: tuple[str, int, str, str, int, str], weapon: str = "") -> list[Power]:
    """Return the abilities of a class, one from each row.

    With `weapon`, the abilities that affect its attacks can only be used with a weapon of that sort.
    """
    return [
        Power(name, moment, effect, n, reach, cost, class_name, weapon if moment in ("attack", "attacked") else "")
        for name, cost, moment, effect, n, reach in rows
    ]


ABILITIES = {
    power.name: power
    for power in (
        #               card              cost moment      effect     n  reach
        *_class_abilities(
            "leader",
            ("rally", 2, "turn", "cheer-all", 1, "tile"),
            ("call-to-order", 1, "turn", "rise", 2, "own"),
            ("stand-by-me", 2, "hit", "dice", 1, "near"),
            ("well-planned", 2, "encounter", "fewer", 1, "tile"),
        ),
        *_class_abilities(
            "warrior",
            ("brace", 1, "hit", "dice", 1, "own"),
            ("mighty-blow", 2, "attack", "dice", 2, "own"),
            ("through-the-guard", 1, "attack", "pierce", 1, "own"),
            ("shake-it-off", 2, "wound", "prevent", 1, "own"),
        ),
        *_class_abilities(
            "tinkerer",
            ("second-try", 1, "star", "again", 1, "own"),
            ("trip-wire", 2, "turn", "topple", 1, "near"),
            ("tin-shield", 2, "hit", "dice", 2, "near"),
            ("bolted-door", 3, "surge", "fewer", 2, "tile"),
        ),
        *_class_abilities(
            "healer",
            ("bandage", 2, "turn", "heal", 1, "near"),
            ("clear-head", 1, "turn", "free", 1, "tile"),
            ("mint-antidote", 2, "turn", "antidote", 2, "near"),
            ("helping-paw", 2, "wound", "prevent", 1, "near"),
        ),
        *_class_abilities(
            "scamp",
            ("nibble", 1, "turn", "nibble", 2, "own"),
            ("quick-paws", 1, "turn", "rummage", 1, "own"),
            ("hidden-blade", 2, "attacked", "hits", 1, "own"),
            ("duck", 1, "wound", "prevent", 1, "own"),
        ),
        *_class_abilities(
            "mystic",
            ("spark", 2, "turn", "strike", 2, "sight"),
            ("thunder", 3, "turn", "strike", 4, "sight"),
            ("gust", 2, "turn", "topple", 1, "sight"),
            ("moon-veil", 2, "surge", "fewer", 1, "tile"),
        ),
        *_class_abilities(
            "archer",
            ("steady-aim", 1, "attack", "dice", 1, "own"),
            ("second-arrow", 1, "attacked", "again", 1, "own"),
            ("sharp-point", 2, "attack", "pierce", 2, "own"),
            ("early-warning", 1, "encounter", "fewer", 1, "tile"),
            weapon="ranged",
        ),
    )
}
