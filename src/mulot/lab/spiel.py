"""Deprecated: this module is now `mulot.lab.openspiel_game`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "register": ("mulot.lab.openspiel_game", "register"),
        "TOGETHER": ("mulot.lab.openspiel_game", "TOGETHER"),
        "AGAINST": ("mulot.lab.openspiel_game", "AGAINST"),
        "State": ("mulot.lab.openspiel_game", "OpenSpielState"),
        "Observer": ("mulot.lab.openspiel_game", "OpenSpielObserver"),
    },
)
