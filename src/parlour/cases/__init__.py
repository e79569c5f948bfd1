"""Are the rules what the cases say? A case fixes a position, plays moves and says what must be
true.

`files` reads the case format, `run` plays one case, `compare` finds the differences.
"""

from parlour.cases.files import CaseError, read_cases
from parlour.cases.run import failures

__all__ = ["CaseError", "failures", "read_cases"]
