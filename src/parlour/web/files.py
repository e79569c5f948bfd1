"""Which files does a browser get? Pictures, fonts, styles and the script, to be kept for long."""

from importlib import resources
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

AN_HOUR = "public, max-age=3600"
FOR_EVER = "public, max-age=31536000, immutable"
TEXT = {".css", ".js", ".svg", ".toml", ".txt"}


class Files:
    """The static folder of a package; text is sent compressed."""

    def __init__(self, package: str) -> None:
        self.plain = Kept(directory=Path(str(resources.files(package))) / "static")
        self.packed = GZipMiddleware(self.plain, minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.packed if Path(scope["path"]).suffix in TEXT else self.plain
        await app(scope, receive, send)


class Kept(StaticFiles):
    """An address with a mark of its content may be kept for ever, any other for an hour."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_marked = b"v=" in scope.get("query_string", b"")
        response.headers["cache-control"] = FOR_EVER if is_marked else AN_HOUR
        return response
