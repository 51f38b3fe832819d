"""Wait fans: the hand waited on one kind only, and the reading shows how that kind fitted in."""

from collections.abc import Iterator

from mjcalc.facts import CLOSED, EDGE, NOWHERE, SINGLE_WAIT
from mjcalc.fans.registry import fan


@fan("bian_zhang", "边张", "Edge Wait")
def bian_zhang(wait: str | None) -> Iterator[int]:
    """The three of 123 or the seven of 789, when nothing else would have won.

    规则: 单和 123 的 3 或 789 的 7，且只听这一张。
    计: 12m 555m 678m EEE 99m +3m
    不计: 1m 345m 555m 678m EEE +1m
    """
    if wait == EDGE:
        yield NOWHERE


@fan("kan_zhang", "坎张", "Closed Wait")
def kan_zhang(wait: str | None) -> Iterator[int]:
    """The middle tile of a chow, when nothing else would have won.

    规则: 和两张牌之间的牌，且只听这一张。
    计: 13m 555m 678m EEE 99m +2m
    不计: 23m 555m 678m EEE 99m +4m
    """
    if wait == CLOSED:
        yield NOWHERE


@fan("dan_diao_jiang", "单钓将", "Single Wait")
def dan_diao_jiang(wait: str | None) -> Iterator[int]:
    """The second tile of the pair, when nothing else would have won.

    规则: 钓单张牌作将和牌，且只听这一张。
    计: 123m 444m EEE CCC 9m +9m
    不计: 2345m 777m 678m EEE +2m
    """
    if wait == SINGLE_WAIT:
        yield NOWHERE
