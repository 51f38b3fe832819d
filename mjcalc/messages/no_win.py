"""What could be but does not win."""

SENTENCES: dict[str, tuple[str, str]] = {
    "no_win.waits": ("the hand has not won yet; it waits on {waits}", "还没有和牌；听 {waits}"),
    "no_win.all_gone": (
        "all four {tiles} are in the hand already, so the wait is one in form only",
        "四张 {tiles} 都已在手里，只是形式上的听牌",
    ),
    "no_win.some_gone": (
        "all four {tiles} are in the hand already",
        "其中 {tiles} 四张都已在手里",
    ),
    "no_win.not_ready": (
        "the hand has not won and is not ready; shanten {shanten} (tiles needed until it is)",
        "还没有和牌，也没有听牌：还差 {shanten} 张听牌（{shanten} 向听）",
    ),
    "no_win.one_away": (
        "not a winning hand; shanten 0 (one tile of it is wrong)",
        "不成和牌：还差一张（0 向听）",
    ),
    "no_win.away": (
        "not a winning hand; shanten {shanten} (tiles needed until it is ready)",
        "不成和牌：还差 {shanten} 张才听牌（{shanten} 向听）",
    ),
}
