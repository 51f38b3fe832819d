"""What the command line says: help, and what is wrong with how it was called."""

SENTENCES: dict[str, tuple[str, str]] = {
    # what is wrong
    "cli.try_help": ("try {prog} --help", "用法见 {prog} --help"),
    "cli.no_option": ("there is no option {option}", "没有 {option} 这个选项"),
    "cli.no_option_close": (
        "there is no option {option}; did you mean {closest}?",
        "没有 {option} 这个选项，是否是 {closest}？",
    ),
    "cli.no_value": ("the option {option} needs a value", "选项 {option} 后面要写值"),
    "cli.takes_no_value": ("the option {option} takes no value", "选项 {option} 后面不写值"),
    "cli.not_among": ("{option} cannot be {value}; it may be {among}", "{option} 不能是 {value}，可以是 {among}"),
    "cli.total_alone": (
        "--total prints the number alone; leave out --format and --explain",
        "--total 只输出总分；请去掉 --format 和 --explain",
    ),
    "cli.explain_format": (
        "--explain has no place in the format {format}; it goes with {among}",
        "{format} 格式不能带 --explain；可用 {among}",
    ),
    "cli.set_form": ('"{text}" is no setting; write --set NAME=VALUE', "“{text}”不是设置；请写 --set 名称=值"),
    "cli.no_fan": (
        "no fan is called {name}; the closest are: {closest}",
        "没有名为 {name} 的番种；最接近的是：{closest}",
    ),
    "cli.no_fan_close": (
        "no fan is called {name}; mjcalc fans lists all of them",
        "没有名为 {name} 的番种；mjcalc fans 列出全部番种",
    ),
    "cli.rules_words": (
        "write mjcalc rules, mjcalc rules NAME, or mjcalc rules diff NAME NAME",
        "请写 mjcalc rules、mjcalc rules 名称 或 mjcalc rules diff 名称 名称",
    ),
    "cli.no_file": ("{path}: there is no such file", "{path}：没有这个文件"),
    "cli.folder": ("{path}: this is a folder; name a file in it", "{path}：这是文件夹，请写其中的文件"),
    "cli.unreadable": ("{path}: cannot be read: {why}", "{path}：无法读取：{why}"),
    "cli.binary": (
        "{path}: this is no text; hands come as text, one a line (in another encoding say which with --encoding)",
        "{path}：这不是文本文件；手牌应为文本，每行一副（其他编码请用 --encoding 指明）",
    ),
    "cli.cannot_write": ("the output cannot be written: {why}", "无法写出结果：{why}"),
    "cli.bug": (
        "this is a mistake in mjcalc, not yours ({error}); rerun with --debug and report what it prints",
        "这是 mjcalc 自身的错误（{error}）；请加 --debug 重新运行，并报告输出的内容",
    ),
    # batches
    "cli.note": ("note: ", "说明："),
    "cli.hand_number": ("hand {number}", "第 {number} 副"),
    "cli.summary": (
        "{hands} in all: {wins} win, {short} do not win or fall short, {wrong} wrong",
        "共 {hands} 副：和牌 {wins}，未和或不够起和 {short}，有误 {wrong}",
    ),
    "cli.no_hands": ("there are no hands here", "这里没有手牌"),
    "cli.stopped": ("stopped at the first wrong line (--strict)", "遇到第一处错误即停止（--strict）"),
    "cli.progress": ("{hands} hands …", "{hands} 副 …"),
    # help
    "cli.short_usage": (
        """\
usage: mjcalc HAND… | -f FILE | -

  mjcalc '123m 456m 789m [EEE] 5m +5m | zimo'
  mjcalc 123m456m789m5m +5m --pung E --self-draw

mjcalc --help says more""",
        """\
用法：mjcalc 手牌… | -f 文件 | -

  mjcalc '123m 456m 789m [EEE] 5m +5m | 自摸'
  mjcalc 123m456m789m5m +5m --pung E --self-draw

详见 mjcalc --help""",
    ),
    "cli.usage_score": (
        "usage: mjcalc [OPTIONS] HAND… | -e HAND | -f FILE | -",
        "用法：mjcalc [选项] 手牌… | -e 手牌 | -f 文件 | -",
    ),
    "cli.about_score": (
        "Scores finished hands of Chinese mahjong and says why.",
        "计算中国麻将和牌的番数，并说明理由。",
    ),
    "cli.usage_waits": ("usage: mjcalc waits [OPTIONS] HAND…", "用法：mjcalc waits [选项] 手牌…"),
    "cli.about_waits": (
        "Says what completes a hand of 13 tiles, how many are left, and what each wins self-drawn and on a discard.",
        "说明 13 张手牌听哪些牌、各剩几张、自摸和点和各得多少分。",
    ),
    "cli.command_waits": (
        "what completes a hand, how many are left, what each wins",
        "听哪些牌、各剩几张、和了多少分",
    ),
    "cli.usage_discards": ("usage: mjcalc discards [OPTIONS] HAND…", "用法：mjcalc discards [选项] 手牌…"),
    "cli.about_discards": (
        (
            "Says of each tile of a 14-tile hand what letting it go leaves: the shanten number, the tiles that improve the hand "
            "and, where it is ready, copies left times points."
        ),
        "说明 14 张手牌打每一张之后的向听数、进张，听牌时的期望（剩余张数乘分数）。",
    ),
    "cli.command_discards": ("which tile to let go, best first", "打哪张，最好的在前"),
    "cli.usage_shanten": ("usage: mjcalc shanten [OPTIONS] HAND…", "用法：mjcalc shanten [选项] 手牌…"),
    "cli.about_shanten": (
        "Says how far a hand is from ready, in each form, and which tiles bring it nearer.",
        "说明手牌离听牌还差几张（各牌型），以及哪些牌是进张。",
    ),
    "cli.command_shanten": ("how far a hand is from ready", "向听数"),
    "cli.usage_fans": ("usage: mjcalc fans [OPTIONS] [NAME]", "用法：mjcalc fans [选项] [番种]"),
    "cli.about_fans": (
        "Lists the fans of a ruleset; with a NAME (Chinese, English or pinyin), that fan in all rulesets.",
        "列出一种规则的番种；写了番种名（中文、英文或拼音），则介绍它在各规则中的情况。",
    ),
    "cli.usage_rules": (
        "usage: mjcalc rules [OPTIONS] [NAME|FILE] | diff NAME NAME",
        "用法：mjcalc rules [选项] [名称|文件] | diff 名称 名称",
    ),
    "cli.about_rules": (
        "Lists the rulesets; with a NAME, one of them; with a FILE, your own, checked.",
        "列出各种规则；写了名称则介绍该规则；写了文件则检查你自己的规则。",
    ),
    "cli.command_score": ("score hands; the word score may be left out", "计分；score 一词可以不写"),
    "cli.command_fans": (
        "the table of fans, or one fan: its law, points, 不计, examples",
        "番种表，或某个番种的规则、分值、不计、例子",
    ),
    "cli.command_rules": (
        "the rulesets, or one of them: tiles, forms, settings",
        "各种规则，或其中一种的用牌、和牌型、设置",
    ),
    "cli.examples_head": ("\nExamples:", "\n例："),
    "cli.commands": ("\nCommands (mjcalc COMMAND --help says more):", "\n命令（详见 mjcalc 命令 --help）："),
    "cli.panel_sets": (
        "\nSets on the table (also as [EEE] and (EEEE) in the hand):",
        "\n副露与暗杠（也可在手牌里写 [EEE]、(EEEE)）：",
    ),
    "cli.panel_win": (
        "\nHow it was won and stood (also as words after | in the hand; options win):",
        "\n和牌情况（也可写在手牌的 | 之后；以选项为准）：",
    ),
    "cli.panel_rules": ("\nRules:", "\n规则："),
    "cli.panel_input": ("\nInput:", "\n输入："),
    "cli.panel_output": ("\nOutput:", "\n输出："),
    "cli.panel_other": ("\nOther:", "\n其他："),
    "cli.notes": (
        """
Tiles are 123m (characters) 456p (dots) 789s (bamboo), E S W N (winds), C F P (dragons), a-h (flowers), or Chinese.
+ stands before the winning tile; without it the last tile won. The words of a hand are joined, so quotes may be left
out where the shell minds nothing.

Exit status: 0 every hand wins (and reaches --min), 1 one does not, 2 one is wrong, or the call is; the worst counts.""",
        """
牌写作 123m（万）456p（饼）789s（条）、E S W N（东南西北）、C F P（中发白）、a-h（花），或中文。
+ 后面是和的那张牌；没有 + 则最后一张是和的牌。手牌的各个词会连起来，shell 不在意时可以不加引号。

退出状态：0 全部和牌（并达到 --min），1 有未和的，2 有误或用法不对；取最差的。""",
    ),
    # help of options
    "cli.opt_chow": ("a claimed chow; may be repeated, as the next three may", "吃的顺子；可重复，以下三项也是"),
    "cli.opt_pung": ("a claimed pung: E or EEE", "碰的刻子：E 或 EEE"),
    "cli.opt_kong": ("a claimed kong", "明杠"),
    "cli.opt_concealed_kong": ("a concealed kong", "暗杠"),
    "cli.opt_self_draw": ("won by self-draw (自摸)", "自摸"),
    "cli.opt_discard": ("won on a discard (点和); taken for granted when nothing is said", "点和；不说明时默认"),
    "cli.opt_rob": ("won by robbing a kong (抢杠)", "抢杠"),
    "cli.opt_replacement": ("on a kong's replacement tile (杠上开花)", "杠上开花"),
    "cli.opt_last": ("on the last tile (妙手回春, 海底捞月)", "最后一张牌（妙手回春、海底捞月）"),
    "cli.opt_last_copy": ("on the last copy of a tile, the others in sight (绝张)", "和绝张"),
    "cli.opt_round": ("round wind: E S W N (圈风)", "圈风：E S W N 或 东南西北"),
    "cli.opt_seat": ("seat wind (门风)", "门风"),
    "cli.opt_from": ("the seat whose tile it was (点炮)", "谁打的（点炮者的门风）"),
    "cli.opt_dealer": ("the dealer, or not (庄, 闲)", "庄家，或闲家"),
    "cli.opt_ready": ("declared ready (报听)", "报听"),
    "cli.opt_heavenly_ready": ("ready on the deal (天听)", "天听"),
    "cli.opt_heaven": ("won on the deal (天和)", "天和"),
    "cli.opt_earth": ("won on the first draw (地和)", "地和"),
    "cli.opt_human": ("won on the first discard (人和)", "人和"),
    "cli.opt_flowers": (
        "how many flowers, or which (a-h = 梅兰竹菊春夏秋冬)",
        "花牌张数，或哪几张（a-h 为梅兰竹菊春夏秋冬）",
    ),
    "cli.opt_rules": (
        "ruleset by name, or a rule file of your own (default: MJCALC_RULES, else erren64)",
        "规则名称，或自己的规则文件（默认为 MJCALC_RULES，其次 erren64）",
    ),
    "cli.opt_set": (
        "change a setting of the ruleset, such as deck=full; may be repeated",
        "改变规则的设置，例如 deck=full；可重复",
    ),
    "cli.opt_base": ("base points of every win (基本分)", "基本分"),
    "cli.opt_min": ("least points to win (起和)", "起和分"),
    "cli.opt_hand": ("a hand; may be repeated", "一副手牌；可重复"),
    "cli.opt_file": (
        "a file with one hand a line, - for standard input; may be repeated",
        "每行一副手牌的文件，- 为标准输入；可重复",
    ),
    "cli.opt_seen": (
        "tiles that the table shows beside the hand; may be repeated",
        "桌上已见的牌；可重复",
    ),
    "cli.opt_encoding": (
        "encoding of the input; UTF-8 and GB18030 need not be named",
        "输入的编码；UTF-8 和 GB18030 不必指明",
    ),
    "cli.opt_strict": ("stop at the first line that is wrong", "遇到第一处错误就停止"),
    "cli.opt_explain": (
        "say which tiles make each fan, what does not count and why, and what else the hand could be",
        "说明每个番由哪些牌组成、哪些番不计及其理由、其他拆法",
    ),
    "cli.opt_hint": (
        "say which exchange of one tile would make the hand win, and which fans it misses by one tile",
        "说明换哪一张牌即可和牌，以及只差一张的番种",
    ),
    "cli.opt_settle": (
        "say who pays whom (seats from seat= and from=; the setting stake says what a point is worth)",
        "说明谁付谁多少（座位由 seat= 和 from= 给出；设置 stake 为每分的单位）",
    ),
    "cli.opt_format": (
        "text (on a terminal), plain (elsewhere: total, fans, reading, hand between tabs), json, jsonl, csv, tsv, markdown",
        "text（终端）、plain（其他：总分、番种、拆法、手牌，以制表符分隔）、json、jsonl、csv、tsv、markdown",
    ),
    "cli.opt_page_format": ("text, markdown, json, csv, tsv", "text、markdown、json、csv、tsv"),
    "cli.opt_total": ("the total alone", "只输出总分"),
    "cli.opt_tiles": ("how tiles are written: ascii, unicode, zh", "牌的写法：ascii、unicode、zh"),
    "cli.opt_lang": (
        "zh or en (default: MJCALC_LANG, else the locale)",
        "zh 或 en（默认为 MJCALC_LANG，其次系统语言）",
    ),
    "cli.opt_color": ("auto, always, never; NO_COLOR counts too", "auto、always、never；NO_COLOR 也有效"),
    "cli.opt_bom": (
        "start CSV and TSV with a byte order mark, which some spreadsheets need for UTF-8",
        "CSV、TSV 开头写 BOM，供某些电子表格识别 UTF-8",
    ),
    "cli.opt_debug": ("show where in the program a mistake of its own lies", "显示程序自身错误的位置"),
    "cli.opt_version": ("the version", "版本"),
    "cli.opt_help": ("this help", "本帮助"),
    # examples of the help; tests run them
    "cli.examples_score": (
        """\
$ mjcalc '123m 456m 789m [EEE] 5m +5m | zimo'
6 points · erren64

  123m 46m+5m 789m [EEE] 55m

  4  清龙    Pure Straight
  1  混一色  Half Flush
  1  幺九刻  Pung of Terminals or Honours

$ mjcalc 123456789m 5m +5m --pung E --self-draw --total
6

$ mjcalc 123m 456m 789m EEE 5m
not a win
  the hand has not won yet; it waits on 5m

$ mjcalc -t --rules mcr '123m 456p 789s EEE 5m +5m | zimo round=E flowers=2'
17""",
        """\
$ mjcalc '一二三万 四五六万 七八九万 [东东东] 五万 +五万 | 自摸'
6 分 · erren64

  123m 46m+5m 789m [EEE] 55m

  4  清龙
  1  混一色
  1  幺九刻

$ mjcalc 123456789m 5m +5m --pung E --self-draw --total
6

$ mjcalc 123m 456m 789m EEE 5m
未和
  还没有和牌；听 5m

$ mjcalc -t --rules mcr '123m 456p 789s EEE 5m +5m | 自摸 圈东 花2'
17""",
    ),
    "cli.examples_waits": (
        """\
mjcalc waits 123m 456m 789m EEE 5m               # one hand
mjcalc waits --rules mcr --min 8 23m456p789sEE555s  # where it falls short, and what would help
mjcalc waits --seen 5m 123m456m789mEEE5m       # with tiles that the table shows""",
        """\
mjcalc waits 123m 456m 789m EEE 5m               # 一副手牌
mjcalc waits --rules mcr --min 8 23m456p789sEE555s  # 差多少分起和，怎样够
mjcalc waits --seen 5m 123m456m789mEEE5m       # 桌上已见的牌""",
    ),
    "cli.examples_discards": (
        """\
mjcalc discards 123m 456m 789m EE 557m
mjcalc discards --rules mcr --format json 123m456p789sEE557s""",
        """\
mjcalc discards 123m 456m 789m EE 557m
mjcalc discards --rules mcr --format json 123m456p789sEE557s""",
    ),
    "cli.examples_shanten": (
        """\
mjcalc shanten 1357m2468m99mEEC
mjcalc shanten --rules mcr 19m19p19sESWNCF5m""",
        """\
mjcalc shanten 1357m2468m99mEEC
mjcalc shanten --rules mcr 19m19p19sESWNCF5m""",
    ),
    "cli.examples_fans": (
        """\
mjcalc fans                 # the fans of erren64
mjcalc fans --rules mcr     # of another ruleset
mjcalc fans 清龙            # one fan, in all rulesets
mjcalc fans pure-straight   # the same; qing_long and qing-long do too""",
        """\
mjcalc fans                 # erren64 的番种
mjcalc fans --rules mcr     # 其他规则的番种
mjcalc fans 清龙            # 某个番种在各规则中的情况
mjcalc fans qing-long       # 同上，也可写 pure-straight""",
    ),
    "cli.examples_rules": (
        """\
mjcalc rules                # what there is
mjcalc rules mcr            # one of them
mjcalc rules diff mcr erren64   # two of them, side by side
mjcalc rules my.toml        # your own: all that is wrong in it, or what it says""",
        """\
mjcalc rules                # 有哪些规则
mjcalc rules mcr            # 其中一种
mjcalc rules diff mcr erren64   # 两种规则的不同
mjcalc rules my.toml        # 自己的规则文件：列出全部错误，或其内容""",
    ),
}
