"""Malformed hands and the code of what is wrong with each: the table behind the parser's messages and their tests.

``«`` and ``»`` stand around what the caret marks. Where the words of a hand are right but stand wrong, the parser finds its message
here (:mod:`mjcalc.notation.mistakes`), so a better message is a line in this table and a sentence in
:mod:`mjcalc.messages.notation`.
"""

from __future__ import annotations

MALFORMED: dict[str, tuple[str, ...]] = {
    "notation.empty": ("", "   ", "# a comment", "|"),
    "notation.no_tiles": ("«|» zimo", "«a»bc", "«|»EE0000"),
    "notation.too_long": (f"{'1m' * 500}«2»m",),
    # tiles
    "notation.no_suit": (
        "«123»",
        "123m «456»",
        "123m«5»E",
        "[«123»]",
        "+«5»",
        "«一二三»",
        "«123» m",
        "EEE«1»",
    ),
    "notation.no_digits": ("«m»", "123m «p» 5s", "123m«m»", "[«s»]", "+«m»", "«万»"),
    "notation.ten": ("«10m»", "123m «10p»", "[«10s»]", "«10万»"),
    "notation.capital_suit": ("«123M»", "123m «456P»", "[«123S»]", "+«5M»", "«1Z»"),
    "notation.small_honour": ("123m «eee»", "«nn»", "123m «ww» 5s", "[«nnn»]", "123m «ccc»", "123m «ff»"),
    "notation.character": ("«x»123m456p789s11s5s", "123m «?»", "123m456p«*»", "123m 5p «q»", "«字»", "[«x»]", "+«x»"),
    "notation.honour_number": ("11z «8»z", "11z1«9»z", "[1«0»0z]", "+«8»z", "«0»z", "0«8»80z"),
    "notation.kongs_in_one": ("55z «0110022003300440z»", "«01100220z»"),
    "notation.bar_missing": (
        "123m «zimo»",
        "123m5m+5m «自摸»",
        "123m «dealer»",
        "123m «round=E»",
        "123m «EE0000»",
    ),
    # the winning tile
    "notation.plus_empty": (
        "123m «+»",
        "123m «+»   # end",
        "123m +«|»zimo",
        "123m +«[»EEE]",
        "123m +«(»EEEE)",
        "+«+»5m",
    ),
    "notation.plus_many": ("123m «+55m»", "123m «+EE»"),
    "notation.plus_flower": ("123m +«a»",),
    "notation.two_plus": ("123m +5m «+6m»", "123m +5m «+5m»"),
    # sets
    "notation.unclosed": (
        "«[»",
        "«[»EEE",
        "123m «(»EEEE",
        "«[»EEE,1",
        "«[»EEE<2",
        "«[»EEE,1<2",
        "«[»EEE [SSS]",
        "«(»EEEE [SSS]",
        "«[»EEE (SSSS)",
        "«[»EEE 5m +5m",
        "«[»EEE | zimo",
        "«[»EEE,1 | zimo",
        "«[»EEE,1 [SSS]",
        "«[»EEE,1 +5m",
        "«[»EEE,1 55m",
        "«[»EEE,1 SSS",
        "«[»EEE<1 55m",
    ),
    "notation.unopened": ("123m«]»", "EEE«)» 5m", "«]»", "[EEE]«]»"),
    "notation.brackets_differ": ("[EEE«)»", "(EEEE«]»", "[EEE,1«)»", "[EEE<1«)»", "[«)»"),
    "notation.empty_set": ("«[]»", "123m «()»", "«[,1]»"),
    "notation.flower_in_set": ("[«a»]", "123m [«abc»]"),
    "notation.mark": (
        "[EEE«,5»]",
        "[123m«,4»]",
        "[123m«,»]",
        "[123m«7»]",
        "[EEE«0»]",
        "[EEE«12»]",
        "[EEE,1«2»]",
        "[EEE,1«,2»]",
    ),
    "notation.kong_mark": ("[EEEE«,4»]", "[EEEE«,8»]", "[1111m«,0»]", "[EEEE«,»]"),
    "notation.concealed_mark": ("(EEEE«,1»)", "(1111m)«<2»", "(1111m«<2»)"),
    "notation.feeder": ("[EEE]«<5»", "[EEE]«<»", "[EEE«<0»]", "[EEE<1]«<2»"),
    "notation.feeder_place": ("123m«<2»", "«<2» 123m", "[EEE]<1«<2»"),
    "notation.comma": ("123m«,» 456m", "123m«;»456m", "123m«,»45m", "123m«、»456m", "[EEE«;»2]", "EEE 123m«,» 456m"),
    # context
    "notation.word": ("123m | «zimi»", "123m | zimo «foo»", "123m | «门前清»", "123m | «+5m»"),
    "notation.wind": ("123m | «round=Q»", "123m | «seat=»", "123m | «圈=中»"),
    "notation.flowers": ("123m | «flowers=9»", "123m | «flowers=xyz»", "123m |EE0000|«9»", "123m |EE0000|«xyz»"),
    "notation.tail": ("123m |«EE000»", "123m |«EE00000»", "123m |«EQ0000»", "123m |«ee0000»", "123m |«EE0002»"),
    "notation.after_tail": ("123m |EE0000 «zimo»", "123m |EE0000|3 «zimo»", "123m |EE0000|3«|»4", "123m |EE0000«;»3"),
    "notation.second_bar": ("123m | zimo «|» ron", "123m |«|»"),
    # dialects
    "notation.dialect": (
        "«B123 C456 D789 EE»",
        "«W1 T1 B1»",
        "«PENG B2 W1 W1»",
        "«c123 d45 b8 w1 r2»",
        "«m123p45z11,s789-,z5555»",
        "«9C 6B 4D»",
        "«B123»",
        "«c123» # pmn",
    ),
}
