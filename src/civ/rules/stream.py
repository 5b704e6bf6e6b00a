"""The random stream that lives in the state: a multiply-with-carry generator.

Chosen because every step fits in a signed 64-bit number: plain Python, NumPy and compiled code give
the same sequence with no thought about overflow. Its period is about 2**62.
"""

from civ.compiling import rule
from civ.rules.state import State

MULTIPLIER = 2131995753
"""Makes MULTIPLIER * 2**32 - 1 a safe prime, which gives the longest period."""

LOW_32_BITS = 0xFFFFFFFF


@rule
def start_stream(state: State, seed: int) -> None:
    """Set the stream to the beginning that belongs to a seed; near seeds give unlike streams."""
    low = _scramble(seed & LOW_32_BITS)
    high = _scramble((seed >> 32 & LOW_32_BITS) ^ low)
    state.stream = (high % (MULTIPLIER - 1) << 32) + _scramble(low ^ high) | 1


@rule
def random_below(state: State, number: int) -> int:
    """Draw a whole number from 0 to number - 1."""
    state.stream = MULTIPLIER * (state.stream & LOW_32_BITS) + (state.stream >> 32)
    return (state.stream & LOW_32_BITS) * number >> 32


@rule
def _scramble(word: int) -> int:
    """Mix 32 bits so that each changes all others (a one-to-one map)."""
    word ^= word >> 16
    word = word * 0x21F0AAAD & LOW_32_BITS
    word ^= word >> 15
    word = word * 0x735A2D97 & LOW_32_BITS
    return word ^ word >> 15
