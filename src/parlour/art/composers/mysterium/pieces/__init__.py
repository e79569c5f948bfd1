"""The pieces of Mysterium: backs, tokens, clock, sand, track, sleeves, screen."""
