"""What lies in the data folder? The database, the server's one secret, and a lock on both."""

import fcntl
import os
from pathlib import Path
from typing import IO

from parlour.core.errors import StoreFailed
from parlour.matches.keys import new_secret
from parlour.matches.store.sql import SqlStore

SECRET_SIZE = 32


class Folder:
    """A data folder that this server alone holds; made if it is not there yet."""

    def __init__(self, path: Path) -> None:
        """Raises StoreFailed if it cannot be made or written, or another server holds it."""
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock = locked(path / "lock")
        except OSError as mistake:
            why = mistake.strerror or mistake
            raise StoreFailed(f"the folder {path} cannot be used: {why}") from mistake
        self.path = path
        try:
            self.secret = secret_in(path / "secret")
        except BaseException:
            self.lock.close()
            raise

    def store(self) -> SqlStore:
        return SqlStore(f"sqlite:///{self.path.absolute() / 'parlour.db'}")

    def close(self) -> None:
        self.lock.close()


def locked(path: Path) -> IO[bytes]:
    """An open file that no second server can lock; the lock goes with the process."""
    file = path.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as taken:
        file.close()
        raise StoreFailed(f"another server uses the folder {path.parent}") from taken
    return file


def secret_in(path: Path) -> bytes:
    """The secret in this file; drawn and written, whole or not at all, if there is none."""
    if path.exists():
        secret = path.read_bytes()
        if len(secret) == SECRET_SIZE:
            return secret
        raise StoreFailed(f"{path} is no secret of {SECRET_SIZE} bytes")
    fresh = path.with_suffix(".new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(new_secret())
        file.flush()
        os.fsync(descriptor)
    fresh.replace(path)
    return path.read_bytes()
