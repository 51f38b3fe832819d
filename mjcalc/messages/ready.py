"""Waits, discards and shanten."""

SENTENCES: dict[str, tuple[str, str]] = {
    "ready.waits": ("waits on {tiles}; {left} left", "听 {tiles}；剩 {left} 张"),
    "ready.discards": ("{kinds} tiles to choose from, best first", "可打 {kinds} 种，最好的在前"),
    "ready.shanten_is": ("shanten {shanten}", "{shanten} 向听"),
    "ready.held": ("in form only: all four are in the hand", "只是形式上的听牌：四张都在手里"),
    "ready.short": ("{short} short of the minimum", "差 {short} 分起和"),
    "ready.short_lifted": (
        "{short} short of the minimum; enough with: {lifts}",
        "差 {short} 分起和；够分可靠：{lifts}",
    ),
    "ready.lift_self_draw": ("self-draw", "自摸"),
    "ready.lift_last_copy": ("the last copy", "和绝张"),
    "ready.lift_last": ("the last tile", "海底"),
    "ready.lift_kong": ("a kong's replacement tile", "杠上开花"),
    "ready.lift_rob": ("robbing a kong", "抢杠"),
    "ready.too_many_for_waits": (
        "{count} tiles have the winning tile among them; leave it out to ask for waits, or ask mjcalc discards which tile to let go",
        "{count} 张里已有和牌张；问听牌请去掉它，问打哪张请用 mjcalc discards",
    ),
    "ready.too_few_for_discards": (
        "{count} tiles are one too few to discard from; add the tile drawn, or ask mjcalc waits",
        "{count} 张还不能打牌；请加上摸到的牌，或用 mjcalc waits 问听牌",
    ),
    "ready.rulesets": ("under every ruleset", "各规则下的得分"),
    # heads of columns
    "ready.tile": ("tile", "牌"),
    "ready.left": ("left", "剩余"),
    "ready.self_draw": ("self-drawn", "自摸"),
    "ready.discard": ("on a discard", "点和"),
    "ready.remark": ("remark", "备注"),
    "ready.discard_tile": ("discard", "打"),
    "ready.shanten": ("shanten", "向听"),
    "ready.copies": ("copies", "张数"),
    "ready.self_draw_points": ("points self-drawn", "自摸期望"),
    "ready.discard_points": ("points on discards", "点和期望"),
    "ready.improving": ("improving tiles", "进张"),
    "ready.ruleset": ("ruleset", "规则"),
    "ready.total": ("total", "总分"),
    "ready.fans": ("fans", "番种"),
    "ready.form": ("form", "牌型"),
}
