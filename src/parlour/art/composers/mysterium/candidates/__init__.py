"""The candidates of Mysterium: 18 suspects, 18 locations, 18 objects, each kind in a mount of its own."""
