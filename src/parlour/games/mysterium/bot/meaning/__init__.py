"""What does a picture mean? What is in it, what that reminds of, and how alike two pictures are.

Nothing here knows a match, a seat or the name of a card: a picture is its `Look` and no more, so
that no private code can grow between a ghost and its psychics.
"""
