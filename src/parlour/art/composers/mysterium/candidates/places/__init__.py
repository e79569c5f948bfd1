"""The 18 locations: one scene each, a stage set that runs back from the foot of the card."""
