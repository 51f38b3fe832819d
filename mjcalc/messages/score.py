"""Remarks about a hand that was scored."""

SENTENCES: dict[str, tuple[str, str]] = {
    "score.which_flowers": (
        "{count} flowers do not tell which they are: 梅兰竹菊 and 春夏秋冬 are not counted; write flowers=abcd to name them",
        "只知道有 {count} 张花牌，不知道是哪些：不计梅兰竹菊、春夏秋冬；可写 flowers=abcd 说明",
    ),
}
