"""What is a pack? A table's own pictures in place of our visions: photographs, scans of an own box.

A folder or a zip of pictures comes in, with captions and colours if somebody wrote them down.
`check` says everything that is wrong with it, file by file, or hands back pictures made anew: the
right size, turned the right way, without anything that was written into the files. Nothing is taken
by halves. Servers check in a process that may use little and can be killed (`bounded`).
"""

from parlour.packs.checking import Checked, check
from parlour.packs.pictures import Picture
from parlour.packs.problems import Problem

__all__ = ["Checked", "Picture", "Problem", "check"]
