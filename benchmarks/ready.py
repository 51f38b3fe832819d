"""What waits and discards cost, against the scoring of complete hands in the same process.

Goals: the waits of a hand at most 1.2 times the scoring of the complete hands that they report; the discards of a closed
hand, shanten and improving tiles of every discard included, at most 200 times one scoring. Each figure is the median over rounds, with
the caches of shapes and distances emptied before each hand.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mjcalc import Hand, Ruleset, score, shanten, shapes
from mjcalc.hand import Context
from mjcalc.ready import discards, waiting
from mjcalc.tiles import COPIES, EAST, KINDS
from tests.hands import hands

ROUNDS = 7
HANDS = 40


def timed(work: Callable[[], object]) -> float:
    """Seconds of one call, on empty caches."""
    shapes._splits.cache_clear()
    shanten._suit_costs.cache_clear()
    start = perf_counter()
    work()
    return perf_counter() - start


def won(hand: Hand, rules: Ruleset) -> list[Hand]:
    """The complete hands that the waits of ``hand`` report."""
    ways = [win for wait in waiting(hand, rules) for win in (wait.self_draw, wait.discard) if win]
    return [way.score.hand for way in ways]


def waits_ratio(rules: Ruleset) -> float:
    """The time of waits over the time of scoring the hands that they report."""
    ready = [hand.without_win() for hand in islice(hands(3, rules.deck), HANDS)]
    ready = [replace(hand, context=Context()) for hand in ready]
    complete = [won(hand, rules) for hand in ready]
    ratios = []
    for _ in range(ROUNDS):
        asking = sum(timed(lambda hand=hand: waiting(hand, rules)) for hand in ready)
        scoring = sum(timed(lambda some=some: [score(hand, rules) for hand in some]) for some in complete)
        ratios.append(asking / scoring)
    return statistics.median(ratios)


def discards_ratio(rules: Ruleset, suits: int) -> float:
    """The time of the discards of a random closed hand over the time of one scoring."""
    rng = random.Random(5)
    deck = [kind for kind in [*range(9 * suits), *range(EAST, KINDS)] for _ in range(COPIES)]
    closed = [Hand(tuple(rng.sample(deck, 14))) for _ in range(HANDS)]
    closed = [replace(hand, win=hand.concealed[0]) for hand in closed]
    complete = list(islice(hands(9, rules.deck), HANDS))
    ratios = []
    for _ in range(ROUNDS):
        choosing = sum(timed(lambda hand=hand: discards(hand, rules)) for hand in closed)
        scoring = sum(timed(lambda hand=hand: score(hand, rules)) for hand in complete)
        ratios.append(choosing / scoring)
    return statistics.median(ratios)


def main() -> None:
    print(f"{'ruleset':10}{'waits / scorings':>18}{'discards / scoring':>20}")
    for name, suits in (("erren64", 1), ("mcr", 3)):
        rules = Ruleset.load(name)
        print(f"{name:10}{waits_ratio(rules):>18.2f}{discards_ratio(rules, suits):>20.0f}")


if __name__ == "__main__":
    main()
