"""How much may a pack hold? What one evening's pictures need, and no more."""

from typing import Final

FEWEST: Final = 84
"""Pictures: one for every vision of the box. Of more, so many are drawn by lot."""
MOST_FILES: Final = 400
LARGEST_FILE: Final = 30 << 20
"""Bytes: a photograph of a good camera has about 10 million."""
LARGEST_PACK: Final = 600 << 20
"""Bytes of all files, unpacked."""
LARGEST_UPLOAD: Final = 500 << 20
LARGEST_LIST: Final = 200_000
"""Bytes of a file of captions."""
SHORTEST_SIDE: Final = 300
"""Pixels: less looks coarse beside the others."""
MOST_PIXELS: Final = 50_000_000
LONGEST_CAPTION: Final = 120
MOST_PROBLEMS: Final = 60
"""Told at once; nobody reads more."""
