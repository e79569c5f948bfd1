"""The Island: the table of contents."""
