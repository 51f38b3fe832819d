"""Sentences about rule files and settings."""

SENTENCES = {
    "rules.not_found": (
        "no ruleset and no file is called {name}; there are: {closest}",
        "没有名为 {name} 的规则或文件；可用的有：{closest}",
    ),
    "rules.unreadable": ("{path} cannot be read: {why}", "无法读取 {path}：{why}"),
    "rules.not_utf8": ("{path} is not UTF-8; save it as UTF-8", "{path} 不是 UTF-8 编码，请另存为 UTF-8"),
    "rules.not_toml": ("{path}:{line}: this is not TOML: {why}", "{path}:{line}：不是合法的 TOML：{why}"),
    "rules.quote_name": (
        '{path}:{line}: in TOML a Chinese name needs quotes: [fans."{name}"]',
        '{path}:{line}：TOML 中的中文名要加引号：[fans."{name}"]',
    ),
    "rules.circle": (
        "{path}:{line}: {key}: {name} extends this file in turn; take one of the two out",
        "{path}:{line}：{key}：{name} 又继承了本文件，请去掉其中一个",
    ),
    "rules.wrong_type": ("{path}:{line}: {key} must be {wanted}", "{path}:{line}：{key} 的类型应为 {wanted}"),
    "rules.unknown_key": (
        "{path}:{line}: {key}: there is no key {name}; did you mean {closest}?",
        "{path}:{line}：{key}：没有 {name} 这个键，是否是 {closest}？",
    ),
    "rules.missing_key": ("{path}:{line}: {key} needs the key {name}", "{path}:{line}：{key} 缺少 {name}"),
    "rules.bad_value": (
        "{path}:{line}: {key} cannot be {value}; it may be {wanted}",
        "{path}:{line}：{key} 不能是 {value}，可以是 {wanted}",
    ),
    "rules.bad_points": (
        "{path}:{line}: {key} is {value}; points are whole numbers from 1 to {most} (to drop a fan, write off = true)",
        "{path}:{line}：{key} 为 {value}；分值应为 1 到 {most} 的整数（不用此番请写 off = true）",
    ),
    "rules.unknown_fan": (
        "{path}:{line}: {key}: no fan is called {name}; the closest are: {closest}",
        "{path}:{line}：{key}：没有名为 {name} 的番种；最接近的是：{closest}",
    ),
    "rules.excludes_itself": (
        "{path}:{line}: {key}: {name} cannot exclude itself; to count it once a hand, write once = true",
        "{path}:{line}：{key}：{name} 不能不计自己；每手只计一次请写 once = true",
    ),
    "rules.excluded_twice": (
        "{path}:{line}: {key}: {name} is listed twice; name it in printed or in by_rule, once",
        "{path}:{line}：{key}：{name} 列了两次，请只在 printed 或 by_rule 中写一次",
    ),
    "rules.same_name": (
        "{path}:{line}: {key}: {name} is also the name of {other}; give one of them another name",
        "{path}:{line}：{key}：{name} 与 {other} 重名，请改其中一个",
    ),
    "rules.no_fans": ("{path}:{line}: the table has no fans", "{path}:{line}：番种表是空的"),
    "rules.unknown_setting": (
        "the ruleset has no setting {name}; it has: {known}",
        "该规则没有 {name} 这个设置；可设置的有：{known}",
    ),
    "rules.setting_value": (
        "the setting {name} cannot be {value}; it may be {wanted}",
        "设置 {name} 不能是 {value}，可以是 {wanted}",
    ),
    "rules.setting_number": (
        "the setting {name} must be a whole number from 0, not {value}",
        "设置 {name} 应为不小于 0 的整数，不能是 {value}",
    ),
    "rules.contradiction": (
        (
            "{path}:{line}: {key} says not to count {other} (line {other_line}), and {other} not to count {key}; "
            "only the one worth more counts, as in {hand}"
        ),
        "{path}:{line}：{key} 不计 {other}（第 {other_line} 行），{other} 又不计 {key}；只会计分值高的一个，如 {hand}",
    ),
}
