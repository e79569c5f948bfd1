"""How does a state keep a row of numbers? Compiled, in a typed vector; interpreted, in a list.

This module is never compiled. For the compiler `vec[i64]` is a type of its own; the interpreter
finds an ordinary sequence under the same spelling, and needs no library for it.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    vec = {i64: list, u8: bytearray}
