"""Mysterium: the visions of the ghost, and the cards they point to."""
