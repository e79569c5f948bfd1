"""The tables in a browser: one ASGI app, HTML from the server, live by streams of HTML."""
