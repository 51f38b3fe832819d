"""Seats that cannot be when players settle."""

SENTENCES: dict[str, tuple[str, str]] = {
    "settle.self_drawn": (
        "the hand was self-drawn, so there is no discarder; take out seat {seat} or the self-draw",
        "自摸没有放炮者；请去掉放炮座位 {seat} 或自摸",
    ),
    "settle.own_discard": (
        "seat {seat} is the winner's own and cannot have discarded the winning tile",
        "座位 {seat} 是和牌者自己，不可能放炮",
    ),
    "settle.no_such_seat": (
        "there is no seat {seat} in a game of {players}",
        "{players} 人局没有座位 {seat}",
    ),
}
