"""The pictures of The Island: guests, sites, cards, tokens."""
