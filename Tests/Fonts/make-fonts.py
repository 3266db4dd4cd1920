#!/usr/bin/env python3
"""Makes the small fonts beside it; needs fontTools. Each has a square one em wide for U+1F600, from the baseline up.

square.ttf   "Square Outline", an outline; it has an H, too
bitmap.ttf   "Square Bitmap", CBDT/CBLC: a red picture of 32 pixels an em
layers.ttf   "Square Layers", COLR: a blue outline

And in scripts, by the names of Noto's files, fonts with the letters that LETTERS says, all as wide as WIDTHS says (thousandths of an em), and
a space of two em that nobody should see:

NotoSansCJK-Regular.ttc      Japanese, Korean, simplified and traditional Chinese
NotoSansHebrew-Regular.ttf, NotoSansHebrew-Bold.ttf
"""
import os
import struct
import zlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, newTable
from fontTools.ttLib.tables.BitmapGlyphMetrics import SmallGlyphMetrics
from fontTools.ttLib.tables.C_B_D_T_ import cbdt_bitmap_format_17
from fontTools.ttLib.tables.E_B_L_C_ import SbitLineMetrics, Strike, eblc_index_sub_table_1

FOLDER = os.path.dirname(os.path.abspath(__file__))
EMOJI = 0x1F600
PIXELS = 32


def square():
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in [(0, 1000), (1000, 1000), (1000, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def builder(family, glyphs, characters):
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef"] + list(glyphs))
    font.setupCharacterMap(characters)
    font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **glyphs})
    font.setupHorizontalMetrics({name: (1000, 0) for name in [".notdef"] + list(glyphs)})
    font.setupHorizontalHeader(ascent=1000, descent=-250)
    font.setupNameTable({"familyName": family, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-250, usWinAscent=1000, usWinDescent=250)
    font.setupPost()
    return font


def save(font, name):
    # The same bytes each time.
    font.font["head"].created = font.font["head"].modified = 3_600_000_000
    font.font.recalcTimestamp = False
    font.save(os.path.join(FOLDER, name))


def png(pixels, rgba):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(rgba) * pixels) * pixels
    header = struct.pack(">IIBBBBB", pixels, pixels, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def outline():
    save(builder("Square Outline", {"H": square(), "face": square()}, {0x48: "H", EMOJI: "face"}), "square.ttf")


def layers():
    font = builder("Square Layers", {"face": square(), "layer": square()}, {EMOJI: "face"})
    font.setupCOLR({"face": [("layer", 0)]})
    font.setupCPAL([[(0, 0, 1, 1)]])
    save(font, "layers.ttf")


def bitmap():
    font = builder("Square Bitmap", {"face": TTGlyphPen(None).glyph()}, {EMOJI: "face"})
    # Pictures alone, as in Noto Color Emoji.
    for table in ["glyf", "loca"]:
        del font.font[table]
    glyph = cbdt_bitmap_format_17(b"", font.font)
    glyph.metrics = SmallGlyphMetrics()
    metrics = glyph.metrics
    metrics.height = metrics.width = metrics.BearingY = metrics.Advance = PIXELS
    metrics.BearingX = 0
    glyph.imageData = png(PIXELS, (255, 0, 0, 255))
    pictures = font.font["CBDT"] = newTable("CBDT")
    pictures.version = 3.0
    pictures.strikeData = [{"face": glyph}]
    places = font.font["CBLC"] = newTable("CBLC")
    places.version = 3.0
    strike = Strike()
    table = strike.bitmapSizeTable
    for line in ["hori", "vert"]:
        measures = SbitLineMetrics()
        for field in [
            "ascender", "descender", "widthMax", "caretSlopeNumerator", "caretSlopeDenominator", "caretOffset",
            "minOriginSB", "minAdvanceSB", "maxBeforeBL", "minAfterBL", "pad1", "pad2",
        ]:
            setattr(measures, field, 0)
        measures.ascender = measures.widthMax = PIXELS
        setattr(table, line, measures)
    table.ppemX = table.ppemY = PIXELS
    table.colorRef = 0
    table.startGlyphIndex = table.endGlyphIndex = 1
    table.bitDepth = 32
    table.flags = 1
    subtable = eblc_index_sub_table_1(b"", font.font)
    subtable.names = ["face"]
    subtable.indexFormat, subtable.imageFormat = 1, 17
    subtable.firstGlyphIndex = subtable.lastGlyphIndex = 1
    strike.indexSubTables = [subtable]
    places.strikes = [strike]
    save(font, "bitmap.ttf")


HAN, HEBREW = [0x3042, 0x3105, 0x4E00, 0x76F4, 0xC2DC], [0x5D0, 0x5D1, 0xE01]
LETTERS = {"NotoSansCJK-Regular.ttc": HAN, "NotoSansHebrew-Regular.ttf": HEBREW, "NotoSansHebrew-Bold.ttf": HEBREW}
WIDTHS = {
    "NotoSansCJK-Regular.ttc": [1000, 900, 800, 700], "NotoSansHebrew-Regular.ttf": [600], "NotoSansHebrew-Bold.ttf": [500],
}


def script(name, width, index):
    stem, weight = name.split(".")[0].split("-")
    font = builder(f"{stem} {index}", {"letter": square(), "space": TTGlyphPen(None).glyph()},
                   {0x20: "space"} | {letter: "letter" for letter in LETTERS[name]})
    font.setupHorizontalMetrics({".notdef": (1000, 0), "letter": (width, 0), "space": (2000, 0)})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-250, usWinAscent=1000, usWinDescent=250,
                  usWeightClass=700 if weight == "Bold" else 400)
    return font


def scripts():
    for name, widths in WIDTHS.items():
        fonts = [script(name, width, index) for index, width in enumerate(widths)]
        if len(fonts) == 1:
            save(fonts[0], f"scripts/{name}")
            continue
        collection = TTCollection()
        for font in fonts:
            font.font["head"].created = font.font["head"].modified = 3_600_000_000
            font.font.recalcTimestamp = False
            collection.fonts.append(font.font)
        collection.save(os.path.join(FOLDER, "scripts", name))


outline()
layers()
bitmap()
scripts()
