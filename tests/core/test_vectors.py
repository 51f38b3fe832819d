"""Every hand with a known answer: the totals and, up to ties, the fans."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from mjcalc import Hand, HandError, NotationError, NotAWin, Ruleset, Score, parse, score
from mjcalc.hand import Context
from tests.core.hands import vectors

Case = dict[str, Any]


@cache
def rules(name: str, deck: str = "") -> Ruleset:
    return Ruleset.load(name, {"deck": deck} if deck else {})


def by_name(result: Score) -> dict[str, int]:
    return {award.row.zh: award.count for award in result.awards}


@pytest.mark.parametrize(("name", "least"), [("erren64", 400), ("erren72", 400)])
def test_two_players(name: str, least: int) -> None:
    """The fans are one of the choices of equal total."""
    cases = vectors(name)
    assert len(cases) >= least
    wrong = []
    for case in cases:
        result = score(parse(case["hand"]), rules(name, case.get("deck", "")))
        if result.total != case["total"] or by_name(result) not in case["all_best"]:
            wrong.append((case["id"], case["hand"], case["total"], case["fans"], result.total, by_name(result)))
    assert wrong == []


def test_national_standard() -> None:
    """Other scorers may show other fans of the same total; where they differ, both sides are worth the same."""
    table = rules("mcr")
    points = {row.zh: row.points for row in table.rows.values()}
    cases = vectors("mcr")
    assert len(cases) >= 5000
    wrong, other = [], 0
    for case in cases:
        result = score(parse(case["hand"]), table)
        fans = by_name(result)
        if result.total != case["total"]:
            wrong.append((case["id"], case["hand"], case["total"], case["fans"], result.total, fans))
        elif case["fans"] is not None and fans != case["fans"]:
            other += 1
            assert sum(points[fan] * count for fan, count in case["fans"].items()) == result.total, case["id"]
    assert wrong == []
    # The ties that the cases show are few; should they become many, the choice among equals has changed.
    assert other < len(cases) // 20


# ── the field ───────────────────────────────────────────────────────────────────────────────────────────────────────

FIELD = {case["id"]: case for case in vectors("field")}
SCORED = [case for case in FIELD.values() if case["kind"] in ("scoring", "output") and "points" in case["answer"]]
NOT_A_WIN = [case for case in FIELD.values() if case["answer"]["text"].startswith("not a win")]
WON = {"self": "self_draw", "discard": "discard"}


def field_hand(case: Case) -> Hand:
    """The input with the context that stands beside it."""
    told = case["context"]
    hand = parse(case["input"])
    won = WON[told["win"]]
    # `kong`: self-drawn on the replacement tile; from another, the robbed kong.
    rob = bool(told.get("kong")) and won == "discard"
    context = Context(
        won="rob" if rob else won,
        kong=bool(told.get("kong")) and not rob,
        last=bool(told.get("last_wall")),
        last_copy=bool(told.get("last_copy")),
        round_wind=27 + "ESWN".index(told["prevalent"]) if "prevalent" in told else None,
        seat_wind=27 + "ESWN".index(told["seat"]) if "seat" in told else None,
    )
    return Hand(hand.concealed, hand.melds, hand.win, context)


def only_ties(case: Case, fans: dict[str, int]) -> bool:
    """Whether the fans differ from the answer only where its text allows another choice, or by fans of equal points."""
    table = rules("mcr")
    points = {row.zh: row.points for row in table.rows.values()}
    expected = {fan["fan"]: fan["count"] for fan in case["answer"]["fans"]}
    more = {fan: count - expected.get(fan, 0) for fan, count in fans.items() if count > expected.get(fan, 0)}
    less = {fan: count - fans.get(fan, 0) for fan, count in expected.items() if count > fans.get(fan, 0)}
    return bool(sum(points[f] * n for f, n in more.items()) == sum(points[f] * n for f, n in less.items()))


@pytest.mark.parametrize("case", SCORED, ids=lambda case: case["id"])
def test_field_scores(case: Case) -> None:
    assert case["rule"] == "MCR/GB"
    result = score(field_hand(case), rules("mcr"))
    assert result.total == case["answer"]["points"]
    if case["id"] in ONE_CHOICE_OF_SEVERAL:
        assert only_ties(case, by_name(result))
    else:
        assert by_name(result) == {fan["fan"]: fan["count"] for fan in case["answer"]["fans"]}


#: Cases whose own text names more than one choice of equal total.
ONE_CHOICE_OF_SEVERAL = {"BR-040", "BR-170", "BR-177"}


@pytest.mark.parametrize("case", NOT_A_WIN, ids=lambda case: case["id"])
def test_field_hands_that_do_not_win(case: Case) -> None:
    for name in ("mcr", "erren64"):
        table = rules(name, "full" if name == "erren64" else "")
        with pytest.raises(NotAWin):
            score(parse(case["input"]), table)


SIX_OF_A_KIND = {"BR-080": "2m", "BR-103": "C", "BR-132": "5m", "BR-185": "4s"}


@pytest.mark.parametrize(("case", "tile"), SIX_OF_A_KIND.items())
def test_field_hands_with_too_many_copies(case: str, tile: str) -> None:
    with pytest.raises(HandError) as caught:
        score(parse(FIELD[case]["input"]), rules("mcr"))
    copies = [note for note in caught.value.notes if note.code == "hand.five_copies"]
    assert [note.params["tile"] for note in copies] == [tile]
    assert str(copies[0].params["count"]) in copies[0].text()


def test_field_an_unmarked_kong_and_too_many_tiles() -> None:
    with pytest.raises(HandError) as kong:
        score(parse(FIELD["BR-089"]["input"]), rules("mcr"))
    assert kong.value.code == "hand.unmarked_kong"
    assert "15" in kong.value.text()
    with pytest.raises(HandError) as many:
        score(parse(FIELD["BR-048"]["input"]), rules("mcr"))
    assert "18" in many.value.text()


def test_field_a_kong_is_four_tiles() -> None:
    result = score(parse("(1111z)(5555z)(6666z)(7777z)33z"), rules("mcr"))
    assert len(result.hand.tiles) == 18
    assert {"四杠", "大三元", "四暗刻", "字一色"} <= set(by_name(result))


def test_field_every_kind_of_case_is_looked_at() -> None:
    """What the core can be asked is asked; the rest is about notation, files and the command line."""
    looked_at = {case["id"] for case in (*SCORED, *NOT_A_WIN)} | set(SIX_OF_A_KIND) | {"BR-048", "BR-089", "BR-090"}
    rest = [case for case in FIELD.values() if case["id"] not in looked_at and case["kind"] in ("scoring", "waits")]
    assert {case["kind"] for case in rest} <= {"waits"}
    assert len(SCORED) >= 35
    assert len(NOT_A_WIN) >= 5


# What of the national cases holds for two players: the same fans, as far as the table has them. Points differ.
STRUCTURE = [case for case in SCORED if str(case["fits_2p_64"]).startswith(("yes", "relabel"))]


@pytest.mark.parametrize("case", STRUCTURE, ids=lambda case: case["id"])
def test_field_structure_holds_for_two_players(case: Case) -> None:
    table = rules("erren64")
    names = {row.zh for row in table.rows.values()}
    result = score(field_hand(case), table)
    expected = {fan["fan"] for fan in case["answer"]["fans"]} & names
    assert expected
    assert expected <= set(by_name(result))


def test_field_notation_errors_are_said() -> None:
    for case in FIELD.values():
        if case["kind"] == "parsing" and re.match(r"reject and show the character", case["answer"]["text"]):
            with pytest.raises(NotationError):
                parse(case["input"])
