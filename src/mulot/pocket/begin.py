"""The old name of `mulot.browser.entry`: a page of an older edition may load a newer bundle. Kept for one release."""

from mulot.browser.entry import Helper, begin

__all__ = ["Helper", "begin"]
