"""What is a secret made of, and what is kept of it? Only hashes are stored.

Invites are derived from the server's one secret, so that a host can be shown a link again although
only its hash lies in the storage.
"""

from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256
from secrets import token_bytes, token_urlsafe


def new_key() -> str:
    """The secret of a browser: 192 random bits."""
    return token_urlsafe(24)


def new_id() -> str:
    """The name of a table in addresses: 72 random bits. It opens nothing by itself."""
    return token_urlsafe(9)


def new_secret() -> bytes:
    """The secret of a server: 256 random bits."""
    return token_bytes(32)


def hashed(secret: str) -> str:
    """What is stored in place of a secret: SHA-256 in hexadecimal."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def derived(secret: bytes, *words: str) -> bytes:
    """32 bytes that only the holder of the secret can name, one value for each list of words."""
    message = b"\0".join(word.encode() for word in words)
    return blake2b(message, key=secret, digest_size=32, person=b"parlour").digest()


def invite_token(secret: bytes, match: str, seat: int, serial: int) -> str:
    """The token of an invite: 192 bits."""
    digest = derived(secret, "invite", match, str(seat), str(serial))
    return urlsafe_b64encode(digest[:24]).decode()
