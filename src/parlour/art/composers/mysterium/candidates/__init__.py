"""The candidates of Mysterium: 18 suspects, 18 locations, 18 objects."""
