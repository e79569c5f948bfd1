"""Can the commands be called where no script is on the path?"""

import subprocess
import sys

from parlour import __version__


def test_the_package_itself_is_the_command() -> None:
    call = [sys.executable, "-m", "parlour", "--version"]
    told = subprocess.run(call, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"parlour {__version__}"
