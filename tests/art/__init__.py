"""The painter: recipes, icons, manifests, pictures."""
