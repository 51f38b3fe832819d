"""Help, usage, completion; and that the sentences of the command line are all there, in both languages."""

from __future__ import annotations

import re
import shlex
from string import Formatter
from typing import Any

import pytest

from mjcalc import __version__
from mjcalc.cli import COMMANDS, app
from mjcalc.messages import cli, explain, render


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_examples_of_the_help_are_true(mj, lang: str) -> None:
    text = cli.SENTENCES["cli.examples_score"][lang == "zh"]
    examples = [part.partition("\n") for part in text.split("$ ")[1:]]
    assert len(examples) == 4
    for command, _, printed in examples:
        program, *args = shlex.split(command)
        assert program == "mjcalc"
        if not {"-t", "--total"} & set(args):
            args += ["--format", "text"]
        assert mj("--lang", lang, *args).out.strip() == printed.strip()


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_examples_of_the_other_commands_run(mj, lang: str) -> None:
    for name in COMMANDS[1:]:
        for line in cli.SENTENCES[f"cli.examples_{name}"][lang == "zh"].splitlines():
            program, *args = shlex.split(line, comments=True)
            assert program == "mjcalc"
            if "my.toml" not in args:
                assert mj("--lang", lang, *args).status == 0


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("args", [["-h"], ["--help"], ["help"], ["score", "-h"], ["fans", "-h"], ["rules", "--help"]])
def test_help(mj, monkeypatch: pytest.MonkeyPatch, lang: str, args: list[str]) -> None:
    monkeypatch.setenv("MJCALC_LANG", lang)
    status, out, err = mj(*args)
    assert (status, err) == (0, "")
    assert out.startswith("用法" if lang == "zh" else "usage")
    assert out.index("mjcalc") < out.index("--lang")
    if lang == "zh":
        assert "usage" not in out
    assert mj(*args, "--lang", "zh").out.startswith("用法")


def test_help_names_every_option_and_command(mj) -> None:
    out = mj("--help").out
    assert all(f"mjcalc {name}" in out for name in COMMANDS)
    options = [opt for param in app.load("score").params for opt in param.opts if opt.startswith("--")]
    assert [option for option in options if not re.search(rf"{option}\b", out)] == []
    assert out.index("mjcalc '123m") < out.index("--pung")


def test_version(mj) -> None:
    assert mj("-V") == mj("--version") == mj("fans", "-V") == (0, f"mjcalc {__version__}\n", "")


def test_nothing_given_on_a_terminal(mj, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjcalc.cli.output.is_terminal", lambda _: True)
    status, out, err = mj()
    assert (status, out) == (2, "")
    assert err.startswith("usage: ")
    assert len(err.splitlines()) < 10


@pytest.mark.parametrize(
    ("args", "english", "chinese"),
    [
        (["--fromat", "x", "1m"], "there is no option --fromat; did you mean --format", "没有 --fromat 这个选项"),
        (["--rules"], "the option --rules needs a value", "选项 --rules 后面要写值"),
        (["--strict=yes", "1m"], "the option --strict takes no value", "选项 --strict 后面不写值"),
        (["--format", "xml", "1m"], "--format cannot be xml; it may be text, plain", "--format 不能是 xml"),
        (["--set", "deck", "1m"], '"deck" is no setting', "“deck”不是设置"),
        (["rules", "--nope"], "try mjcalc rules --help", "用法见 mjcalc rules --help"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_in_the_call(mj, args: list[str], english: str, chinese: str) -> None:
    for lang, wanted in (("en", english), ("zh", chinese)):
        status, out, err = mj("--lang", lang, *args)
        assert (status, out) == (2, "")
        assert wanted in err
        assert all(line.startswith("mjcalc: ") for line in err.splitlines())


def test_which_command_is_meant() -> None:
    assert app.choose(["123m", "fans"]) == ("score", ["123m", "fans"])
    assert app.choose(["fans", "清龙"]) == ("fans", ["清龙"])
    assert app.choose(["--rules", "fans", "fans"]) == ("fans", ["--rules", "fans"])
    assert app.choose(["--rules=mcr", "--explain", "rules"]) == ("rules", ["--rules=mcr", "--explain"])
    assert app.choose(["--", "fans"]) == ("score", ["--", "fans"])
    assert app.choose(["-"]) == ("score", ["-"])
    assert app.choose([]) == ("score", [])
    assert app.choose(["help", "fans"]) == ("fans", ["--help"])


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("mjcalc ", {"score", "fans", "rules"}),
        ("mjcalc fa", {"fans"}),
        ("mjcalc --fo", {"--format"}),
        ("mjcalc --format ", {"plain", "jsonl", "csv"}),
        ("mjcalc --rules ", {"erren64", "mcr"}),
        ("mjcalc fans qing_lo", {"qing_long"}),
        ("mjcalc rules e", {"erren64", "erren72"}),
        ("mjcalc 123m --tiles ", {"unicode", "zh"}),
    ],
)
def test_completion(process, words: str, offered: set[str]) -> None:
    count = len(words.split()) - (not words.endswith(" "))
    result = process(_MJCALC_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=str(count))
    assert offered <= set(result.out.split()), result


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(process, shell: str) -> None:
    result = process("--show-completion", shell, _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert result.status == 0
    assert "_MJCALC_COMPLETE" in result.out


def fields(text: str) -> set[str | None]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


@pytest.mark.parametrize("module", [cli, explain, render], ids=lambda module: module.__name__)
def test_sentences_come_in_both_languages(module: Any) -> None:
    topic = module.__name__.rpartition(".")[2]
    for code, (english, chinese) in module.SENTENCES.items():
        assert code.startswith(f"{topic}.")
        assert english, code
        assert chinese, code
        assert fields(english) == fields(chinese), code
