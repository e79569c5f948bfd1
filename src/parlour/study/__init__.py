"""Is a game fair, how long is it, how exciting, and what do its options change?

A study plays many matches between bots, the same deals under every option, and says how sure each
figure is. `plan` is what to play, `playing` plays one match, `keeping` writes it down so that a
study can be taken up again, `sums` counts, `report` makes a page of it.
"""
