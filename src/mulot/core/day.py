"""The former name of `mulot.core.daily`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "AROUND": ("mulot.core.daily", "GRACE_PERIOD"),
        "today": ("mulot.core.daily", "today"),
        "word_of": ("mulot.core.daily", "seed_text"),
        "seed_of": ("mulot.core.daily", "daily_seed"),
        "seats_of": ("mulot.core.daily", "daily_seats"),
        "is_near": ("mulot.core.daily", "is_current"),
    },
)
