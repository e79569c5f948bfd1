"""Keeps many matches alive: tables, seats, storage, bots and the clock, between rules and pages."""
