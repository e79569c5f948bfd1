"""How do files come in? Through one kind of form, counted while they come, and kept nowhere."""

import hmac
import shutil
from collections.abc import AsyncGenerator
from pathlib import Path
from zipfile import ZipFile

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import Request

from parlour.web import session

LONGEST_NAME = 200
SIGN_OF_ZIP = b"PK\x03\x04"


async def files(request: Request, *, most_bytes: int, most_files: int) -> list[UploadFile]:
    """The files of a form; raises HTTPException for one that is forged, too large or not readable.

    Whoever sends too much is heard to the end, for else a browser shows no answer; nothing of it is
    kept.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "multipart/form-data":
        raise HTTPException(415, "not_a_form")
    if not session.from_here(request.headers):
        raise HTTPException(403, "forged")
    stream = bounded(request, most_bytes)
    parser = MultiPartParser(
        request.headers, stream, max_files=most_files, max_fields=10, max_part_size=1000
    )
    try:
        form = await parser.parse()
    except MultiPartException as mistake:
        raise HTTPException(400, "unreadable") from mistake
    token = form.get("token")
    known = session.token(request).encode()
    if not (isinstance(token, str) and hmac.compare_digest(token.encode(), known)):
        await form.close()
        raise HTTPException(403, "forged")
    return [one for _, one in form.multi_items() if isinstance(one, UploadFile) and one.filename]


async def bounded(request: Request, most: int) -> AsyncGenerator[bytes, None]:
    """The body of a request, if it is no longer than that."""
    size = 0
    async for chunk in session.whole(request):
        size += len(chunk)
        if size <= most:
            yield chunk
    if size > most:
        raise HTTPException(413, "upload_large")


def as_zip(sent: list[UploadFile], path: Path) -> None:
    """What was sent as one zip: the very zip, or a new one of all single files."""
    if len(sent) == 1 and sent[0].file.read(len(SIGN_OF_ZIP)) == SIGN_OF_ZIP:
        sent[0].file.seek(0)
        with path.open("wb") as whole:
            shutil.copyfileobj(sent[0].file, whole)
        return
    taken: set[str] = set()
    with ZipFile(path, "w") as packed:
        for one in sent:
            name = unlike(taken, one.filename or "")
            one.file.seek(0)
            with packed.open(name, "w", force_zip64=True) as part:
                shutil.copyfileobj(one.file, part)


def unlike(taken: set[str], name: str) -> str:
    """A name that a zip can hold; two folders may both have a `1.jpg`."""
    plain = name.encode("utf-8", "replace").decode().replace("\0", "·")[-LONGEST_NAME:]
    number, found = 1, plain
    while found.casefold() in taken:
        number += 1
        found = f"{plain} ({number})"
    taken.add(found.casefold())
    return found
