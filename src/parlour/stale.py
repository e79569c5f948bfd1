"""Is a compiled module older than its source? Then it is not imported: it would hide an edit.

Compiled modules lie in wheels alone, with `compiled.txt`: a line for each source.
"""

from hashlib import blake2b
from pathlib import Path
from typing import Final

STAMPS: Final = "compiled.txt"


def changed(package: Path) -> list[str]:
    """The sources that are not what was compiled; none where nothing is compiled."""
    stamps = package / STAMPS
    if not stamps.exists():
        built = (package / "core").glob("game.*")
        return [path.name for path in built if path.suffix in (".so", ".pyd")]
    lines = [line.split("  ") for line in stamps.read_text(encoding="utf-8").splitlines()]
    return [name for digest, name in lines if digest_of(package / name) != digest]


def digest_of(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest() if path.exists() else ""


def refuse_stale(package: Path) -> None:
    """Raises ImportError with what to do."""
    wrong = changed(package)
    if wrong:
        raise ImportError(
            f"{package} holds compiled rules older than their source ({', '.join(wrong[:3])}). "
            "Install the wheel anew, or delete the compiled modules and compiled.txt."
        )
