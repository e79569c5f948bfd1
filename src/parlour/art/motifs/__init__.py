"""What pictures show: layers of scenery, figures, faces, feasts, and the finish over them."""
