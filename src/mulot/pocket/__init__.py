"""The old name of `mulot.browser`, kept for one release."""
