"""Everything about the package stands in pyproject.toml; here is only what a compiled wheel adds.

python -m build --wheel                       plain Python, runs everywhere
PARLOUR_COMPILED=3 python -m build --wheel    core and rules by mypyc as well (`make compile`)
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

more: dict[str, Any] = {}
if os.environ.get("PARLOUR_COMPILED"):
    sys.path.insert(0, str(Path(__file__).parent))
    from tools.mypyc_group import Build, Compiled, extensions

    more = {
        "ext_modules": extensions(),
        "cmdclass": {"build_ext": Build},
        "distclass": Compiled,
    }
setup(**more)
