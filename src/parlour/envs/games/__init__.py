"""How does each game speak to learners? A module a game: its tokens and its rows."""
