"""What cannot be read, and how something was read."""

SENTENCES: dict[str, tuple[str, str]] = {
    "notation.empty": (
        "there is no hand here; write one like 123m 456p 789s EEE 5m +5m",
        "这里没有牌；请写成例如 123m 456p 789s EEE 5m +5m",
    ),
    "notation.no_tiles": (
        "there are no tiles but flowers or words; write the hand before them, like 123m 456p 789s EEE 5m +5m | zimo",
        "只有花牌或情况词，没有牌；请把牌写在前面，例如 123m 456p 789s EEE 5m +5m | 自摸",
    ),
    "notation.too_long": (
        "this line has {length} characters, and no hand needs that many; write one hand a line",
        "这一行有 {length} 个字符，一副牌用不了这么多；请每行只写一副牌",
    ),
    # tiles
    "notation.no_suit": (
        '"{text}" has no suit; a suit letter follows its digits: {text}m (characters), {text}p (dots) or {text}s (bamboo)',
        "“{text}”没有花色；花色字母紧跟在数字后面：{text}m（万）、{text}p（饼）或 {text}s（条）",
    ),
    "notation.no_digits": (
        'the suit "{text}" has no digits; they come right before it: 123{text}',
        "花色“{text}”前面没有数字；数字要紧挨在它前面：123{text}",
    ),
    "notation.ten": (
        '"{text}" is no tile, ranks go from 1 to 9; a one and a five are written 15 and the suit',
        "没有“{text}”这张牌，点数只有 1 到 9；如果是一和五，请写 15 加花色",
    ),
    "notation.capital_suit": (
        '"{text}" ends in a capital letter; suits are lower case (m p s, z for honours), capitals are honours (E S W N C F P)',
        "“{text}”以大写字母结尾；花色用小写（m p s，字牌用 z），大写字母是字牌（E S W N C F P）",
    ),
    "notation.small_honour": (
        '"{text}" is lower case; honours are capitals: E S W N (winds), C F P (dragons); a-h are flowers, one of each',
        "“{text}”是小写；字牌要大写：E S W N（东南西北）、C F P（中发白）；小写 a-h 是花牌，每种一张",
    ),
    "notation.character": (
        '"{text}" is no part of a hand; tiles are 123m 456p 789s, E S W N C F P, flowers a-h, or Chinese: 三万 东 红中',
        "“{text}”不是牌；牌写作 123m 456p 789s、E S W N C F P、花牌 a-h，或中文：三万 东 红中",
    ),
    "notation.honour_number": (
        "there is no {tile}; honours with z go from 1z to 7z: E S W N P F C (东南西北白发中)",
        "没有 {tile}；字牌是 1z 到 7z：东南西北白发中",
    ),
    "notation.kongs_in_one": (
        "write one concealed kong a word: 0110z 0220z, or (1111z) (2222z)",
        "每个暗杠单独写一个词：0110z 0220z，或 (1111z) (2222z)",
    ),
    "notation.bar_missing": (
        '"{text}" says how the hand was won or stood; that comes after a bar: 123m ... | {text}, or as an option',
        "“{text}”说的是和牌情况，要写在竖线后面：123m … | {text}，或用命令行选项",
    ),
    "notation.unexpected": (
        '"{text}" cannot stand here; a hand is written 123m 456p [EEE] 5m +5m | zimo',
        "“{text}”不能放在这里；一副牌写作 123m 456p [EEE] 5m +5m | 自摸",
    ),
    # the winning tile
    "notation.plus_empty": (
        "+ stands before the winning tile, and none follows; write +5m",
        "+ 后面要写和的那张牌，例如 +5m",
    ),
    "notation.plus_many": (
        '"{text}" is not one tile; + takes the winning tile alone, and the others stand apart: 5m +5m',
        "“{text}”不是一张牌；+ 后面只写和的那一张，其余的牌分开写：5m +5m",
    ),
    "notation.plus_flower": (
        '"{text}" is a flower, and no hand wins on one; + takes a tile like 5m or E',
        "“{text}”是花牌，不能和花牌；+ 后面写 5m 或 E 这样的牌",
    ),
    "notation.two_plus": (
        "there is a second winning tile after {first}; a hand wins on one, so write + once",
        "{first} 之后又有一张和牌张；一副牌只和一张，+ 只能写一次",
    ),
    # sets
    "notation.unclosed": (
        'this "{text}" is never closed; a set on the table is [123m] or [EEE], a concealed kong (EEEE)',
        "这个“{text}”没有配对的右括号；副露写作 [123m] 或 [EEE]，暗杠写作 (EEEE)",
    ),
    "notation.unopened": (
        'nothing was opened before this "{text}"; a set on the table is [123m] or [EEE], a concealed kong (EEEE)',
        "这个“{text}”前面没有左括号；副露写作 [123m] 或 [EEE]，暗杠写作 (EEEE)",
    ),
    "notation.brackets_differ": (
        'this "{text}" does not match the bracket before; write [EEE] for a set on the table, (EEEE) for a concealed kong',
        "这个“{text}”与前面的括号不配对；副露写作 [EEE]，暗杠写作 (EEEE)",
    ),
    "notation.empty_set": (
        '"{text}" holds no tiles; write the set inside: [123m], [EEE]',
        "“{text}”里没有牌；请把牌写在括号里：[123m]、[EEE]",
    ),
    "notation.flower_in_set": (
        '"{text}" is a flower, and flowers make no sets; write them among the tiles or as flowers=abd after the bar',
        "“{text}”是花牌，不能组成面子；请写在牌里，或在竖线后写 花梅兰菊",
    ),
    "notation.mark": (
        '"{text}": the comma takes a digit from 1 to 3: who gave a pung (1 left, 2 opposite, 3 right), or which tile of a chow was claimed',
        "“{text}”：逗号后面写 1 到 3 中的一个数字：刻子表示谁打的（1 上家、2 对家、3 下家），顺子表示吃的是第几张",
    ),
    "notation.kong_mark": (
        '"{text}": on a kong stands 1 left, 2 opposite, 3 right, or 5 to 7 for the same when it was added to a pung (? if not known)',
        "“{text}”：杠后面写 1 上家、2 对家、3 下家；加杠用 5 到 7 表示原来碰的是谁的；不知道写 ?",
    ),
    "notation.concealed_mark": (
        '"{text}": a concealed kong comes from nobody; a claimed one stands in square brackets: [EEEE,1]',
        "“{text}”：暗杠没有供牌者；明杠用方括号：[EEEE,1]",
    ),
    "notation.feeder": (
        '"{text}": < is followed by the seat that fed the set, 1 to 4, once: [EEE]<2',
        "“{text}”：< 后面写供牌者的座位，1 到 4，只写一次：[EEE]<2",
    ),
    "notation.feeder_place": (
        '"{text}" says who fed a set, so it follows one: [EEE]<2',
        "“{text}”表示谁供的牌，要紧跟在副露后面：[EEE]<2",
    ),
    "notation.comma": (
        '"{text}" cannot stand here; between groups of tiles leave a blank, a comma comes only inside a set: [EEE,2]',
        "“{text}”不能放在这里；牌组之间用空格隔开，逗号只用在副露里：[EEE,2]",
    ),
    "notation.not_chow": (
        '"{text}" is no chow; that is three tiles of a suit in a row: 123m',
        "“{text}”不是顺子；顺子是同花色的三张连牌：123m",
    ),
    "notation.not_pung": (
        '"{text}" is no pung; that is three equal tiles, EEE, and one is enough: E',
        "“{text}”不是刻子；刻子是三张相同的牌 EEE，只写一张 E 也可以",
    ),
    "notation.not_kong": (
        '"{text}" is no kong; that is four equal tiles, EEEE, and one is enough: E',
        "“{text}”不是杠；杠是四张相同的牌 EEEE，只写一张 E 也可以",
    ),
    # context
    "notation.word": (
        'the word "{word}" is not known; try one of these: {closest}',
        "不认识“{word}”这个词；可以用：{closest}",
    ),
    "notation.wind": (
        '"{text}" is no wind; write E, S, W or N, as in round=E seat=S',
        "“{text}”不是风；请写东南西北之一，例如 圈东 门南",
    ),
    "notation.flowers": (
        '"{text}" says no flowers; write how many (0-8) or which: flowers=3, flowers=abd',
        "“{text}”不是花牌；请写张数（0 到 8）或哪几张：花3、花梅兰菊",
    ),
    "notation.tail": (
        '"{text}" is not like EE0000: round wind, seat wind (E S W N), then 0 or 1 for self-draw, last copy, last tile, kong',
        "“{text}”不是 EE0000 的样子：圈风、门风（E S W N），再用 0 或 1 表示自摸、绝张、海底、杠",
    ),
    "notation.after_tail": (
        '"{text}" is too much after EE0000; only a bar and flowers may follow: |EE0000|3 or |EE0000|abc',
        "EE0000 后面多了“{text}”；只能再写竖线和花牌：|EE0000|3 或 |EE0000|abc",
    ),
    "notation.second_bar": (
        "one bar is enough; write all words after it, with blanks between: | zimo round=E",
        "只需要一条竖线；情况词都写在它后面，用空格隔开：| 自摸 圈东",
    ),
    # dialects
    "notation.dialect": (
        'this looks like the "{dialect}" notation, which is not read; write digits before the suit: 123m 456p 789s EE',
        "这像是“{dialect}”记法，目前不能读；请把数字写在花色前面：123m 456p 789s EE",
    ),
    # how something was read
    "notation.bare_kong": (
        "[{text}] was read as a concealed kong; a claimed one is written [{text},1] (who gave it: 1 left, 2 opposite, 3 right)",
        "[{text}] 按暗杠理解；明杠请写 [{text},1]（谁打的：1 上家、2 对家、3 下家）",
    ),
    "notation.read_zero": (
        "0 was read as a five in {text}",
        "{text} 里的 0 按五理解",
    ),
    # files
    "notation.no_encoding": (
        "this is neither UTF-8 nor GB18030 text; say what it is with --encoding",
        "既不是 UTF-8 也不是 GB18030 文本；请用 --encoding 指明编码",
    ),
    "notation.wrong_encoding": (
        "this is no text in {encoding}; say another with --encoding, or leave it out for UTF-8 and GB18030",
        "不是 {encoding} 编码的文本；请用 --encoding 指明别的编码，UTF-8 和 GB18030 可以不写",
    ),
    "notation.unknown_encoding": (
        "no encoding is called {encoding}; --encoding takes names like utf-8, gb18030, big5, utf-16",
        "没有叫 {encoding} 的编码；--encoding 可用 utf-8、gb18030、big5、utf-16 等",
    ),
    "notation.utf16": (
        "this is UTF-16 text; say so with --encoding utf-16, or save it as UTF-8",
        "这是 UTF-16 文本；请加 --encoding utf-16，或另存为 UTF-8",
    ),
    "notation.binary": (
        "this is no text (it holds a zero byte); hands come as text, in another encoding say which with --encoding",
        "这不是文本（含有零字节）；请给文本文件，若是其他编码请用 --encoding 指明",
    ),
}
