"""What every picture is painted with: canvas, colours, outlines, icons."""
