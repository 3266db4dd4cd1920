#!/usr/bin/env python3
"""Plays Lottie files by others' players and compares them with frames.

lottie-players.py FOLDER CHROMIUM: FOLDER/cases.json lists {"name", "frames", "width", "height", "scale"}, sizes in pixels; beside it lie
NAME.lottie.json and NAME-FRAME.png. What is less alike than 0.985 is put side by side, NAME-FRAME-PLAYER.png. Prints a JSON object a case: structural similarity by player and frame, and what the file has against
Lottie's schema. `make players` makes an environment with rlottie, lottie-web's player (lottie.js) and the schema.
"""
import json
import os
import subprocess
import sys

import jsonschema_rs
import lottie_specs
import numpy
from PIL import Image
from rlottie_python import LottieAnimation


def at_points(picture, scale):
    """Means over a point's pixels, less what shines through: rlottie takes the nearest pixel of an image, and rounds opacities down."""
    height, width = picture.shape[0] // scale * scale, picture.shape[1] // scale * scale
    sums = picture[:height:scale, :width:scale].astype("int16")
    for y, x in list(numpy.ndindex(scale, scale))[1:]:
        sums += picture[y:height:scale, x:width:scale]
    return numpy.minimum(sums[..., :3] * 255.0 / numpy.maximum(sums[..., 3:], 1), 255)


def similarity(left, right):
    """Wang et al. 2004 on Rec. 709 luminance, windows of 8 px every 4; what differs by 2 of 255 or less is the same."""
    right = numpy.where((numpy.abs(left - right) <= 2).all(axis=2, keepdims=True), left, right)
    weights = numpy.array([0.2126, 0.7152, 0.0722])
    a, b = left @ weights, right @ weights

    def mean(plane):
        plane = sum(plane[y:plane.shape[0] // 4 * 4:4] for y in range(4))
        plane = sum(plane[:, x:plane.shape[1] // 4 * 4:4] for x in range(4))
        return (plane[1:, 1:] + plane[:-1, 1:] + plane[1:, :-1] + plane[:-1, :-1]) / 64

    ma, mb = mean(a), mean(b)
    va, vb, both = mean(a * a) - ma * ma, mean(b * b) - mb * mb, mean(a * b) - ma * mb
    above = (2 * ma * mb + 6.5025) * (2 * both + 58.5225)
    return float((above / ((ma * ma + mb * mb + 6.5025) * (va + vb + 58.5225))).mean())


def by_rlottie(file, case):
    animation = LottieAnimation.from_file(file)
    for frame in case["frames"]:
        picture = animation.render_pillow_frame(frame_num=frame, width=case["width"], height=case["height"])
        yield at_points(numpy.array(picture.convert("RGBA")), case["scale"])


PAGE = """<body style="margin:0;background:white">%(cells)s<script src="%(player)s"></script><script>
for (const [film, cells] of %(films)s) cells.forEach(([cell, frame]) => {
  const player = lottie.loadAnimation({ container: document.getElementById(cell), renderer: "svg", loop: false,
    autoplay: false, animationData: JSON.parse(JSON.stringify(film)) })
  player.addEventListener("error", () => document.body.remove())
  player.setSubframe(false)
  player.goToAndStop(frame, true)
})</script>"""
CELL = '<div id="%d" style="position:absolute;left:%dpx;top:%dpx;width:%dpx;height:%dpx;overflow:hidden"></div>'


def by_lottie_web(folder, chromium, cases):
    """Pictures by case and frame. Those of one scale are rows of one page, as far as a window of 12 000 px holds them."""
    pages, scale, x, y, row = [], 0, 0, 0, 0
    for case in sorted(cases, key=lambda case: case["scale"]):
        width, height = case["width"] // case["scale"], case["height"] // case["scale"]
        for frame in case["frames"]:
            if x + width > 2000:
                x, y, row = 0, y + row, 0
            if case["scale"] != scale or (y + height) * case["scale"] > 12000:
                pages.append([])
                scale, x, y, row = case["scale"], 0, 0, 0
            pages[-1].append((case, frame, x, y, width, height))
            x, row = x + width, max(row, height)
    return {key: picture for page in pages for key, picture in page_by_lottie_web(folder, chromium, page)}


def page_by_lottie_web(folder, chromium, page):
    scale, cells, films = page[0][0]["scale"], [], {}
    for index, (case, frame, *place) in enumerate(page):
        cells.append(CELL % (index, *place))
        films.setdefault(case["name"], []).append([index, frame])
    films = [[json.load(open(f"{folder}/{name}.lottie.json")), cells] for name, cells in films.items()]
    player = "file://" + os.path.join(sys.prefix, "lottie.js")
    with open(f"{folder}/page.html", "w") as target:
        target.write(PAGE % {"cells": "".join(cells), "player": player, "films": json.dumps(films)})
    right, bottom = (max(place[side] + place[side + 2] for _, _, *place in page) for side in (0, 1))
    command = [
        chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
        f"--force-device-scale-factor={scale}", "--allow-file-access-from-files", "--disable-dev-shm-usage",
        "--no-first-run", "--virtual-time-budget=3000", f"--user-data-dir={folder}/profile",
        f"--window-size={max(right, 500)},{bottom + 200}", f"--screenshot={folder}/page.png", f"file://{folder}/page.html"]
    for rest in (2, 1, 0):  # One that waits for a page may never end.
        try:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)
            break
        except subprocess.TimeoutExpired:
            if rest == 0:
                raise
    sheet = numpy.array(Image.open(f"{folder}/page.png").convert("RGBA"))
    for case, frame, *place in page:
        x, y, width, height = (length * scale for length in place)
        yield (case["name"], frame), at_points(sheet[y:y + height, x:x + width], scale)


def main(folder, chromium):
    with open(os.path.join(os.path.dirname(lottie_specs.__file__), "data/lottie.schema.json")) as schema:
        schema = json.load(schema)
    validator = jsonschema_rs.validator_for(schema)
    cases = json.load(open(f"{folder}/cases.json"))
    web = by_lottie_web(folder, chromium, cases)
    for case in cases:
        name, file = case["name"], f"{folder}/{case['name']}.lottie.json"
        own = [
            at_points(numpy.array(Image.open(f"{folder}/{name}-{frame}.png").convert("RGBA")), case["scale"])
            for frame in case["frames"]
        ]
        result = {"name": name}
        for player, pictures in [
            ("rlottie", list(by_rlottie(file, case))), ("web", [web[name, frame] for frame in case["frames"]])
        ]:
            found = [similarity(a, b) for a, b in zip(own, pictures)]
            result[player] = found
            for frame, a, b, alike in zip(case["frames"], own, pictures, found):
                if alike < 0.985:
                    both = numpy.hstack([a, b]).astype("uint8")
                    Image.fromarray(both).save(f"{folder}/{name}-{frame}-{player}.png", compress_level=1)
        result["faults"] = [error.message[:200] for error in validator.iter_errors(json.load(open(file)))][:3]
        print(json.dumps(result), flush=True)


main(*sys.argv[1:])
