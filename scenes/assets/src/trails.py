#!/usr/bin/env python3
"""Writes the sources of the pictures of showpieces/reference-list-to-detail: grain.png and trail-*.json.

    scenes/assets/src/trails.py && make assets

The same bytes every time and on every machine: random numbers are Knuth's MMIX generator, and only + - * / and sqrt make them numbers.
A picture is a sky, hazy ridges one before the other, perhaps water, a sun, and film grain over all of it, so that it is as hard to
squeeze as a photo.
"""

import json
import os
import struct
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 390, 234  # points; the picture that opens has two pixels each


class Dice:
    """Numbers from 0 up to 1."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 1

    def roll(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) / float(1 << 31)


def write_grain(path):
    """Grey and alpha: black or white dots, mostly faint."""
    dice, rows = Dice(7), []
    for _ in range(HEIGHT * 2):
        row = bytearray([0])
        for _ in range(WIDTH * 2):
            # Three rolls together are nearly Gaussian.
            value = dice.roll() + dice.roll() + dice.roll() - 1.5
            row += bytes([255 if value > 0 else 0, min(int(abs(value) * 12), 255)])
        rows.append(bytes(row))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", WIDTH * 2, HEIGHT * 2, 8, 4, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        file.write(chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + chunk(b"IEND", b""))


def ridge(dice, base, height, roughness):
    """A skyline by halving: every middle is moved by a random part of what is left."""
    points, spread = [base - height * dice.roll(), base - height * dice.roll()], height
    while len(points) < 129:
        finer = []
        for left, right in zip(points, points[1:]):
            finer += [left, (left + right) / 2 + (dice.roll() - 0.5) * spread]
        points, spread = finer + points[-1:], spread * roughness
    step = WIDTH / (len(points) - 1)
    line = " ".join(f"L {index * step:.1f} {y:.1f}" for index, y in enumerate(points))
    return f"M 0 {HEIGHT} {line} L {WIDTH} {HEIGHT} Z"


def mixed(one, other, part):
    channels = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{int(a + (b - a) * part + 0.5):02x}" for a, b in channels)


def glow(x, y, radius, color, strength):
    return {
        "type": "gradient", "frame": [x - radius, y - radius, 2 * radius, 2 * radius], "gradientType": "radial",
        "colors": [color + strength, color + "00"], "startPoint": [0.5, 0.5], "endPoint": [1, 1],
    }


def picture(seed, sky, far, near, sun=None, ridges=4, horizon=0.5, roughness=0.55, water=None, scale=1):
    dice = Dice(seed)
    views = [{"type": "gradient", "frame": [0, 0, WIDTH, HEIGHT], "colors": sky}]
    if sun:
        x, y, radius, color = sun
        views.append(glow(x, y, radius * 5, color, "88"))
        views.append({
            "frame": [x - radius, y - radius, 2 * radius, 2 * radius], "cornerRadius": radius, "backgroundColor": color,
        })
    for _ in range(3):
        y = HEIGHT * horizon * (0.15 + 0.6 * dice.roll())
        views.append({
            "frame": [WIDTH * (dice.roll() - 0.2), y, WIDTH * (0.5 + 0.4 * dice.roll()), 5 + 5 * dice.roll()],
            "cornerRadius": 5, "backgroundColor": "#ffffff1f",
        })
    for index in range(ridges):
        part = index / max(ridges - 1, 1)
        base = HEIGHT * (horizon + (0.94 - horizon) * part)
        color = mixed(far, near, part)
        path = ridge(dice, base, HEIGHT * (0.34 - 0.14 * part), roughness)
        views.append({"type": "shape", "frame": [0, 0, WIDTH, HEIGHT], "path": path, "fillColor": color})
        # Haze lies in the valley before the next ridge.
        views.append({
            "type": "gradient", "frame": [0, base - 22, WIDTH, HEIGHT - base + 22],
            "colors": [sky[-1] + "00", sky[-1] + f"{int(90 * (1 - part)):02x}"],
        })
    if water:
        top = HEIGHT * 0.74
        views.append({"type": "gradient", "frame": [0, top, WIDTH, HEIGHT - top], "colors": water})
        for _ in range(26):
            depth = dice.roll()
            views.append({
                "frame": [WIDTH * dice.roll() - 20, top + 3 + (HEIGHT - top) * depth, 14 + 46 * depth, 0.6 + depth],
                "backgroundColor": "#ffffff30",
            })
    views.append({"frame": [0, 0, WIDTH, HEIGHT], "image": "grain.png"})
    for view in views:
        view["frame"] = [round(number, 2) for number in view["frame"]]
    return {
        "version": 1, "canvas": {"width": WIDTH, "height": HEIGHT, "scale": scale, "background": "#000000"},
        "screens": {"picture": {"view": {"backgroundColor": "#000000", "subviews": views}}},
        "root": "picture", "timeline": [],
    }


PICTURES = {
    "coast": picture(3, ["#f7b98b", "#f5d9c0", "#cfe3ea"], "#9fb4c4", "#3c5a66", (283, 76, 16, "#fff3d6"), 2, 0.62,
                     0.5, ["#7fb0bd", "#21505f"]),
    "forest": picture(11, ["#bcd8d3", "#e6efe2"], "#9fbfa8", "#16362a", None, 5, 0.36, 0.78),
    "canyon": picture(23, ["#4d83c4", "#a9cbe8", "#f6dcb8"], "#d99b72", "#6d2a1c", (105, 54, 15, "#fff6dc"), 5, 0.44,
                      0.6, scale=2),
    "harbor": picture(31, ["#24365e", "#8a6d8f", "#f0a981"], "#6c6a86", "#1d2338", (195, 127, 18, "#ffe1b0"), 3, 0.6,
                      0.48, ["#c98876", "#1c2742"]),
    "meadow": picture(47, ["#5aa2de", "#c7e4f5"], "#9cc3b4", "#4c8a3a", (319, 49, 15, "#fffbe6"), 4, 0.56, 0.42),
    "valley": picture(59, ["#8fb6dc", "#e9eef2"], "#aebfd0", "#2b4a3f", None, 4, 0.4, 0.55, ["#93b7c9", "#3a6d84"]),
    "desert": picture(71, ["#e98e5f", "#f9d29b", "#fdeccb"], "#e9ba86", "#9c5530", (85, 85, 19, "#fffaf0"), 4, 0.6,
                      0.36),
    "glacier": picture(83, ["#2f5f96", "#86b5dc", "#dbeaf4"], "#dfeaf3", "#567f9f", None, 4, 0.38, 0.64),
}

if __name__ == "__main__":
    write_grain(f"{HERE}/grain.png")
    for name, scene in PICTURES.items():
        with open(f"{HERE}/trail-{name}.json", "w", encoding="utf-8") as file:
            views = scene["screens"]["picture"]["view"].pop("subviews")
            lines = ",\n    ".join(json.dumps(view) for view in views)
            head = json.dumps(scene).replace('{"backgroundColor": "#000000"}', '{"backgroundColor": "#000000", "subviews": [\n    @\n  ]}')
            file.write(head.replace("@", lines) + "\n")
