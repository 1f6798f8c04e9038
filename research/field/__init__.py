"""The algorithms of the field on our plugs."""
