"""Fans about how the hand was won and how it stood."""

from collections.abc import Iterator

from mjcalc.facts import NOWHERE, WHOLE, Win
from mjcalc.fans.registry import fan


@fan("tian_hu", "天和", "Heavenly Hand")
def tian_hu(win: Win) -> Iterator[int]:
    """The dealer wins with the tiles of the deal.

    规则: 庄家起手即和牌。
    计: 123m 456m 789m EEE 5m +5m | heaven
    不计: 123m 456m 789m EEE 5m +5m | earth
    """
    if win.first == "heaven":
        yield NOWHERE


@fan("di_hu", "地和", "Earthly Hand")
def di_hu(win: Win) -> Iterator[int]:
    """The other player wins with the first tile drawn.

    规则: 闲家摸第一张牌即和牌。
    计: 123m 456m 789m EEE 5m +5m | earth
    不计: 123m 456m 789m EEE 5m +5m | heaven
    """
    if win.first == "earth":
        yield NOWHERE


@fan("ren_hu", "人和", "Human Hand")
def ren_hu(win: Win) -> Iterator[int]:
    """The other player wins on the dealer's first discard.

    规则: 庄家打出第一张牌，闲家即和牌。
    计: 123m 456m 789m EEE 5m +5m | human
    不计: 123m 456m 789m EEE 5m +5m | earth
    """
    if win.first == "human":
        yield NOWHERE


@fan("tian_ting", "天听", "Heavenly Ready")
def tian_ting(win: Win) -> Iterator[int]:
    """Declared ready with the tiles of the deal.

    规则: 起手即报听。
    计: 123m 456m 789m EEE 5m +5m | heavenly-ready
    不计: 123m 456m 789m EEE 5m +5m | ready
    """
    if win.heavenly_ready:
        yield NOWHERE


@fan("li_zhi", "立直", "Declared Ready, Concealed")
def li_zhi(win: Win) -> Iterator[int]:
    """Declared ready with no claimed set, however won.

    规则: 没有吃、碰、明杠而报听，自摸或点和均可。
    计: 123m 456m 789m EEE 5m +5m | ready
    不计: 123m 456m 789m [EEE] 5m +5m | ready
    """
    if win.ready and not win.claimed:
        yield NOWHERE


@fan("bao_ting", "报听", "Declared Ready")
def bao_ting(win: Win) -> Iterator[int]:
    """Declared ready; heavenly ready is declared too.

    规则: 报听后和牌；天听也算报听。
    计: 123m 456m 789m [EEE] 5m +5m | ready
    不计: 123m 456m 789m [EEE] 5m +5m
    """
    if win.ready:
        yield NOWHERE


@fan("miao_shou_hui_chun", "妙手回春", "Last Tile Draw")
def miao_shou_hui_chun(win: Win) -> Iterator[int]:
    """Self-drawn on the last tile of the wall.

    规则: 自摸牌墙上最后一张牌和牌。
    计: 123m 456m 789m EEE 5m +5m | self-draw last
    不计: 123m 456m 789m EEE 5m +5m | discard last
    """
    if win.last and win.self_drawn:
        yield NOWHERE


@fan("hai_di_lao_yue", "海底捞月", "Last Tile Claim")
def hai_di_lao_yue(win: Win) -> Iterator[int]:
    """Won on the last discard.

    规则: 和打出的最后一张牌。
    计: 123m 456m 789m EEE 5m +5m | discard last
    不计: 123m 456m 789m EEE 5m +5m | self-draw last
    """
    if win.last and not win.self_drawn:
        yield NOWHERE


@fan("gang_shang_kai_hua", "杠上开花", "Out with Replacement Tile")
def gang_shang_kai_hua(win: Win) -> Iterator[int]:
    """Won with the tile drawn after a kong; a flower's replacement tile is a plain self-draw.

    规则: 开杠后补进的牌和牌；补花后和牌不算。
    计: (1111m) 456m 789m EEE 5m +5m | self-draw kong
    不计: (1111m) 456m 789m EEE 5m +5m | self-draw
    """
    if win.kong and win.self_drawn:
        yield NOWHERE


@fan("qiang_gang_hu", "抢杠和", "Robbing the Kong")
def qiang_gang_hu(win: Win) -> Iterator[int]:
    """Won on the tile that another player adds to a pung.

    规则: 和别人补杠的那张牌。
    计: 13m 456m 789m EEE 55m +2m | rob
    不计: 13m 456m 789m EEE 55m +2m | discard
    """
    if win.won == "rob":
        yield NOWHERE


@fan("hu_jue_zhang", "和绝张", "Last Tile")
def hu_jue_zhang(win: Win) -> Iterator[int]:
    """Won on the fourth tile of a kind whose other three lie open; a robbed kong is such a tile.

    规则: 和桌面已亮明三张后剩下的第四张牌；抢杠时另三张在别人的刻子里。
    计: [222m] 13m 789m EEE 55m +2m
    不计: 222m 13m 789m EEE 55m +2m
    """
    if win.last_copy:
        yield NOWHERE


@fan("quan_qiu_ren", "全求人", "Melded Hand")
def quan_qiu_ren(win: Win) -> Iterator[int]:
    """Four claimed sets, and the pair completed by another player's tile.

    规则: 四副牌全是吃、碰、明杠，单钓别人打出的牌和牌。
    计: [123m] [456m] [789m] [EEE] 5m +5m | discard
    不计: [123m] [456m] [789m] [EEE] 5m +5m | self-draw
    """
    if win.claimed == 4 and not win.self_drawn:
        yield WHOLE


@fan("bu_qiu_ren", "不求人", "Fully Concealed Hand")
def bu_qiu_ren(win: Win) -> Iterator[int]:
    """Self-drawn with no claimed set; a concealed kong is no claim.

    规则: 没有吃、碰、明杠，自摸和牌。
    计: 123m 456m 789m EEE 5m +5m | self-draw
    不计: 123m 456m 789m [EEE] 5m +5m | self-draw
    """
    if win.self_drawn and not win.claimed:
        yield NOWHERE


@fan("men_qian_qing", "门前清", "Concealed Hand")
def men_qian_qing(win: Win) -> Iterator[int]:
    """No claimed set, won on another player's tile; a concealed kong is no claim.

    规则: 没有吃、碰、明杠，和别人打出的牌。
    计: 123m 456m 789m EEE 5m +5m | discard
    不计: 123m 456m 789m EEE 5m +5m | self-draw
    """
    if not win.self_drawn and not win.claimed:
        yield NOWHERE


@fan("zi_mo", "自摸", "Self-Drawn")
def zi_mo(win: Win) -> Iterator[int]:
    """Won on a tile drawn from the wall.

    规则: 自己抓进的牌和牌。
    计: 123m 456m 789m [EEE] 5m +5m | self-draw
    不计: 123m 456m 789m [EEE] 5m +5m | discard
    """
    if win.self_drawn:
        yield NOWHERE


@fan("wu_fan_hu", "无番和", "Chicken Hand")
def wu_fan_hu(win: Win) -> Iterator[int]:
    """Any win; the rule tables count it only where no other fan but flowers can be counted in any reading.

    规则: 和牌后数不出任何番种（花牌不计在内）。
    计: [123m] [234p] 678s EE 77m +7m
    """
    yield NOWHERE
