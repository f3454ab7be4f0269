"""How sure a rate is."""

from __future__ import annotations

from math import sqrt


def wilson(hits: float, trials: float, z: float = 1.96) -> tuple[float, float]:
    """The interval in which a rate lies with 95 % confidence, honest also near 0 and 1 (Wilson's score).

    >>> low, high = wilson(0, 20)
    >>> round(low, 3), round(high, 3)
    (0.0, 0.161)
    """
    if trials == 0:
        return 0.0, 1.0
    rate = hits / trials
    spread = 1 + z * z / trials
    middle = (rate + z * z / (2 * trials)) / spread
    half = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)
