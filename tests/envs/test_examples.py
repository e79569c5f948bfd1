"""The examples in a short form: what they learn is worth something."""

import pytest

from examples import imitation, policy_gradient


@pytest.mark.slow
def test_a_policy_gradient_soon_beats_chance() -> None:
    weights = policy_gradient.train(300, seed=1)
    assert policy_gradient.won_by(weights, 50, seed=2) >= 34


@pytest.mark.slow
def test_a_copy_of_the_greedy_bot_beats_chance() -> None:
    model = imitation.taught(imitation.watched(6, seed=1))
    assert imitation.won_by(model, 30, seed=2) >= 22
