"""What every test stands on: Hypothesis draws the same examples each time, at its own pace."""

from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True, max_examples=40)
settings.load_profile("parlour")
