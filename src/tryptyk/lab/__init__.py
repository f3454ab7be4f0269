"""Games in numbers: simulations and measurements."""
