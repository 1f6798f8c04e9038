"""The former name of `mulot.bots.expectimax`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Expecting": ("mulot.bots.expectimax", "Expectimax"),
        "expecting": ("mulot.bots.expectimax", "expectimax"),
        "TO_THE_END": ("mulot.bots.expectimax", "UNLIMITED_PLIES"),
    },
)
