#!/usr/bin/env python3
"""Writes the pictures of Fixtures/ with Pillow and heif-enc, which share no code with the readers that are tested."""
import os
import struct
import subprocess
from PIL import Image

folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Fixtures")


def at(name):
    return os.path.join(folder, name)


# Red, green, blue, white and a half transparent one, shifted by a pixel a row.
colors = [(255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (255, 255, 255, 255), (10, 200, 30, 128)]
four = Image.new("RGBA", (5, 3))
for y in range(3):
    for x in range(5):
        four.putpixel((x, y), colors[(x + y) % 5])
four.save(at("lossless.webp"), lossless=True, exact=True)

blocks = four.convert("RGB").crop((0, 0, 4, 2)).resize((64, 32), Image.NEAREST)
black = Image.new("RGB", (64, 32))
blocks.save(at("moving.webp"), save_all=True, append_images=[black], duration=100, loop=0, lossless=True)
blocks.save(at("moving.gif"), save_all=True, append_images=[black], duration=100, loop=0)
hole = Image.new("P", (4, 2))
hole.putpalette([255, 0, 0, 0, 0, 255, 0, 255, 0])
for x in range(4):
    hole.putpixel((x, 0), x % 3)
hole.save(at("hole.gif"), transparency=2, interlace=1)


def s15(value):
    return struct.pack(">i", round(value * 65536))


def profile(red, green, blue):
    """An ICC profile 4.2 with these colorants at D50 and the curve of sRGB."""
    curve = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + b"".join(
        s15(v) for v in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
    tags = {b"desc": b"mluc\0\0\0\0" + struct.pack(">II", 0, 12), b"cprt": b"mluc\0\0\0\0" + struct.pack(">II", 0, 12)}
    for name, xyz in ((b"wtpt", (0.9642, 1, 0.8249)), (b"rXYZ", red), (b"gXYZ", green), (b"bXYZ", blue)):
        tags[name] = b"XYZ \0\0\0\0" + b"".join(map(s15, xyz))
    for name in (b"rTRC", b"gTRC", b"bTRC"):
        tags[name] = curve
    table, data = b"", b""
    for name, value in tags.items():
        table += name + struct.pack(">II", 128 + 4 + 12 * len(tags) + len(data), len(value))
        data += value + b"\0" * (-len(value) % 4)
    body = struct.pack(">I", len(tags)) + table + data
    head = struct.pack(">I", 128 + len(body)) + b"\0" * 4 + bytes([4, 0x20, 0, 0]) + b"mntrRGB XYZ " + b"\0" * 12
    head += b"acsp" + b"\0" * 28 + s15(0.9642) + s15(1) + s15(0.8249) + b"\0" * 48
    return head + body


# The colorants of sRGB with red and blue exchanged: what is stored red shows blue.
exchanged = profile((0.1431, 0.0606, 0.7141), (0.3851, 0.7169, 0.0971), (0.4360, 0.2225, 0.0139))
blocks.save(at("exchanged.webp"), lossless=True, icc_profile=exchanged)
blocks.save(at("blocks.avif"), quality=100, subsampling="4:4:4")
blocks.save(at("exchanged.avif"), quality=100, subsampling="4:4:4", icc_profile=exchanged)
blocks.save(at("blocks.png"))
subprocess.run(["heif-enc", "-L", "-p", "chroma=444", at("blocks.png"), "-o", at("blocks.heic")], check=True)
os.remove(at("blocks.png"))

# Turned: 64×32 stored, shown after a quarter turn as the EXIF orientation says, which Pillow writes as irot.
exif = Image.Exif()
exif[0x0112] = 6
blocks.save(at("turned.avif"), quality=100, subsampling="4:4:4", exif=exif)
