"""`python -m parlour`: the same as `parlour`, where the script is not on the path."""

import sys

from parlour.cli import main

sys.exit(main())
