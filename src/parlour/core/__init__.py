"""The grammar that every game speaks. Standard library only; see README.md beside this file."""
