"""What can be read but cannot be."""

SENTENCES: dict[str, tuple[str, str]] = {
    "hand.two_wins": (
        '"{first}" and "{second}" say two ways of winning; keep one of them',
        "“{first}”与“{second}”是两种和牌方式，只能留一个",
    ),
    "hand.two_rounds": (
        '"{first}" and "{second}" say two round winds; keep one of them',
        "“{first}”与“{second}”是两个圈风，只能留一个",
    ),
    "hand.two_seats": (
        '"{first}" and "{second}" say two seat winds; keep one of them',
        "“{first}”与“{second}”是两个门风，只能留一个",
    ),
    "hand.two_dealers": (
        '"{first}" and "{second}" cannot both be: dealer or not',
        "“{first}”与“{second}”矛盾：要么是庄家，要么不是",
    ),
    "hand.two_firsts": (
        '"{first}" and "{second}" cannot both be: a hand is won once',
        "“{first}”与“{second}”不能同时成立：一副牌只和一次",
    ),
    "hand.two_discarders": (
        '"{first}" and "{second}" name two discarders; keep one of them',
        "“{first}”与“{second}”写了两个放炮者，只能留一个",
    ),
    "hand.two_flowers": (
        '"{first}" and "{second}" say different flowers; say them once',
        "“{first}”与“{second}”说的花牌不同，只说一次即可",
    ),
    "hand.flower_twice": (
        "flower {letter} ({flower}) is there twice; a set of tiles has one of each",
        "花牌“{flower}”（{letter}）出现了两次；一副牌里每种花只有一张",
    ),
    "hand.won_or_not": (
        '"{first}" and "{second}" cannot both be: a hand that has not won has no winning tile',
        "“{first}”与“{second}”矛盾：未和的牌没有和牌张",
    ),
    "hand.not_a_set": (
        "[{meld}] is no chow, pung or kong; put other tiles into the concealed part",
        "[{meld}] 不是顺子、刻子或杠；不是副露的牌请写在手牌里",
    ),
    "hand.kong_of_three": (
        "({meld}) marks a concealed kong, which has four equal tiles; write a concealed pung without brackets",
        "({meld}) 表示暗杠，应为四张相同的牌；手中的暗刻不加括号",
    ),
    "hand.concealed_chow": (
        "({meld}) marks a concealed kong, which has four equal tiles; write a concealed chow without brackets",
        "({meld}) 表示暗杠，应为四张相同的牌；手中的顺子不加括号",
    ),
    "hand.mark": (
        "{meld}: there is no {mark} on such a set; 1-3 name the giver or the tile claimed, 5-7 a kong added to a pung",
        "{meld}：这样的牌组没有 {mark}；1-3 表示来自哪家或吃的哪张，5-7 表示补杠",
    ),
    "hand.five_copies": (
        "{tile} occurs {count} times; there are four of each tile",
        "{tile} 有 {count} 张；每种牌只有四张",
    ),
    "hand.set_missing": (
        "{count} tiles make three sets and a pair; one set is missing (a complete hand has four sets and a pair)",
        "{count} 张牌是三副牌加一对将，还缺一副（和牌需要四副牌加一对将）",
    ),
    "hand.sets_missing": (
        "{count} tiles make {sets} of the four sets and a pair; {missing} sets are missing",
        "{count} 张牌是 {sets} 副牌加一对将，还缺 {missing} 副（和牌需要四副牌加一对将）",
    ),
    "hand.one_missing": (
        "{count} tiles with the winning tile; one tile is missing (a complete hand has 14, and one more for each kong)",
        "连和牌张共 {count} 张，少一张（和牌为 14 张，每副杠多一张）",
    ),
    "hand.too_few": (
        "{count} tiles; {missing} missing (a hand has 13 and the winning tile, and one more for each kong)",
        "共 {count} 张，少 {missing} 张（手牌 13 张加和牌张，每副杠多一张）",
    ),
    "hand.too_many": (
        "{count} tiles; {extra} too many (a hand has 13 and the winning tile, and one more for each kong)",
        "共 {count} 张，多 {extra} 张（手牌 13 张加和牌张，每副杠多一张）",
    ),
    "hand.unmarked_kong": (
        "{count} tiles; {extra} too many; a kong must be marked: ({kong}) concealed, [{kong},1] melded",
        "共 {count} 张，多 {extra} 张；杠要标出来：暗杠写 ({kong})，明杠写 [{kong},1]",
    ),
    "hand.not_in_deck": ("{tile} is not in this ruleset's tiles", "本规则的牌里没有 {tile}"),
    "hand.two_suits": (
        "the hand has the suits {suits}; this ruleset plays with one of them (deck=full allows all three)",
        "手牌有 {suits} 几门；本规则只用其中一门（设 deck=full 可用三门）",
    ),
    "hand.wind_not_in_deck": ("{tile} is no wind of this ruleset", "本规则没有 {tile} 这种风"),
    "hand.too_many_flowers": ("{count} flowers; there are eight", "花牌有 {count} 张；一共只有八张"),
    "hand.no_flowers": ("{count} flowers, but this ruleset plays without", "写了 {count} 张花牌，但本规则不用花牌"),
    "hand.win_not_concealed": (
        "the winning tile {tile} is not among the concealed tiles",
        "和牌张 {tile} 不在手牌里",
    ),
    "hand.kong_without_kong": (
        "won on a kong's replacement tile, but the hand has no kong",
        "写了杠上开花，但手里没有杠",
    ),
    "hand.kong_not_self_drawn": (
        "a kong's replacement tile is drawn: it cannot be a discard or a robbed kong",
        "杠上开花是自摸，不能是点和或抢杠",
    ),
    "hand.rob_last": (
        "robbing a kong on the last tile: after the last tile nobody can make a kong",
        "抢杠与海底矛盾：最后一张牌之后不能再开杠",
    ),
    "hand.rob_held": (
        "robbing a kong of {tile}: the other three are that player's pung, so the hand cannot hold one more",
        "抢 {tile} 的杠：另三张在别人的刻子里，自己手里不可能再有",
    ),
    "hand.last_copy_held": (
        "the last {tile} with the other three in sight: then the hand cannot hold a second one",
        "和绝张 {tile}：另三张已亮明，手里不可能还有一张",
    ),
    "hand.first_not_self_drawn": (
        "{fan} is won with the tiles dealt or the first one drawn: it is self-drawn",
        "{fan} 是起手或第一次摸牌和牌，只能是自摸",
    ),
    "hand.human_not_discard": (
        "人和 is won on the first discard: it cannot be self-drawn or a robbed kong",
        "人和是和别人打出的第一张牌，不能是自摸或抢杠",
    ),
    "hand.heaven_not_dealer": ("天和 is the dealer's; this player is not the dealer", "天和只属于庄家，此人不是庄家"),
    "hand.first_by_dealer": ("{fan} belongs to a player who is not the dealer", "{fan} 只属于闲家，此人是庄家"),
    "hand.at_once_melds": (
        "{fan} comes before any set is laid down, but the hand has sets on the table",
        "{fan} 时还没有任何副露或杠，但手里写了副露",
    ),
}
