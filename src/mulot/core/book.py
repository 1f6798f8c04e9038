"""The former name of `mulot.core.campaign`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Book": ("mulot.core.campaign", "Campaign"),
        "next_options": ("mulot.core.campaign", "next_chapter_options"),
        "settle": ("mulot.core.campaign", "change_options"),
        "split": ("mulot.core.campaign", "split_journals"),
    },
)
