"""Draws the pictures: a recipe becomes SVG, and SVG becomes the WebP files that the pages show."""
