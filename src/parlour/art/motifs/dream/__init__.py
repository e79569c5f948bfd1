"""What dreams are made of: the motifs of the visions of Mysterium, a sheet of paper each."""
