"""The former name of `mulot.core.replay`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Shot": ("mulot.core.replay", "ReplayFrame"),
        "Film": ("mulot.core.replay", "Replay"),
        "film": ("mulot.core.replay", "make_replay"),
    },
)
