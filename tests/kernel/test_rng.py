"""Randomness: counter based, the same everywhere, even enough."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from tryptyk.kernel import Rng


def test_the_numbers_are_those_of_splitmix64() -> None:
    """Published values of the algorithm, so that no build can drift from it."""
    zero = Rng(0)
    assert [zero.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    known = Rng(1234567)
    assert [known.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seed_and_draws_are_the_whole_state() -> None:
    rng = Rng(99)
    numbers = [rng.below(1000) for _ in range(50)]
    assert (rng.seed, rng.draws) == (99, 50)
    for draws in range(50):
        assert Rng(99, draws).below(1000) == numbers[draws]


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(5)
    rng.bits()
    twin = rng.copy()
    ahead = [twin.bits() for _ in range(10)]
    assert rng.draws == 1
    assert [rng.bits() for _ in range(10)] == ahead


def test_huge_and_negative_seeds_are_taken_modulo_two_to_the_sixty_four() -> None:
    assert Rng(2**64 + 7).bits() == Rng(7).bits()
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()


def test_below_takes_the_high_bits_to_the_last_one() -> None:
    """It is reckoned by halves of a word: nothing may be lost between them."""
    for limit in (1, 2, 7, 1000, 2**31 - 1):
        for seed in (0, 99, 2**63, 2**64 - 1):
            bits, below = Rng(seed), Rng(seed)
            for _ in range(50):
                assert below.below(limit) == bits.bits() * limit >> 64


def test_spawned_generators_differ_from_their_parent() -> None:
    rng = Rng(3)
    first, second = rng.spawn(), rng.spawn()
    numbers = {rng.bits(), first.bits(), second.bits()}
    assert len(numbers) == 3
    assert rng.draws == 3


def test_below_stays_in_its_bounds_and_is_even() -> None:
    rng = Rng(11)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    # Six degrees of freedom: 35 is exceeded once in a million seeds, and the seed is fixed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 35
    assert Rng(1).below(1) == 0


def test_shuffles_keep_the_items_and_every_order_is_as_likely() -> None:
    rng = Rng(12)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(24_000):
        items = list("abcd")
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations("abcd"))
    # 23 degrees of freedom.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 70


def test_a_shuffle_is_golden() -> None:
    items = list(range(10))
    Rng(2026).shuffle(items)
    assert items == [1, 0, 6, 7, 3, 9, 2, 5, 4, 8]
