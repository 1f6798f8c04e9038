"""The old name of `mulot.browser.entry`, kept for one release, because an older page may load a newer bundle."""

from mulot.browser.entry import Helper, begin

__all__ = ["Helper", "begin"]
