#!/usr/bin/env python3
"""Draws docs/hero-issues/*.png: for each pair of scenes/issues five moments of the broken film and five of the mended one, side by side.
The sheets are scenes themselves, drawn by herorender.

usage: docs/issue-sheets.py HERORENDER
"""
import json
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "issue-sheets"
# Films that show their fault in a later transition than the first: its index.
TRANSITION = {"347": 1, "351": 1, "641": 1, "656": 2}
# Moments of faults in the middle, seconds.
MOMENTS = {"299": [0.09, 0.15, 0.199, 0.201, 0.5]}
WIDTH, HEIGHT, GAP, CAPTION, MARGIN = 84, 140, 6, 16, 10


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def moments(program, scene):
    """Before a transition, just after its start, at two fifths, just before its end, and at the end of what is left then; of a cut
    before and after it."""
    number = scene.name.split("-")[0]
    if number in MOMENTS:
        return MOMENTS[number]
    plan = json.loads(run(program, "inspect", scene, "--json"))
    transitions = plan["transitions"]
    index = TRANSITION.get(number, 0)
    this = transitions[index]
    rest = transitions[index + 1]["start"] if index + 1 < len(transitions) else plan["duration"]
    start, duration = this["start"], this["duration"]
    if duration == 0:
        return [max(start - 0.001, 0), start, rest - 0.001]
    parts = [start + duration * part for part in (0.001, 0.4, 0.999)]
    return [max(start - 0.001, 0)] + parts + [rest - 0.001 if rest < plan["duration"] else rest]


def cells(program, scene, left):
    views = []
    for index, time in enumerate(moments(program, scene)):
        picture = f"{scene.stem}-{index}.png"
        run(program, scene, WORK / picture, "--time", f"{time:.4f}", "--scale", 2, "--quiet")
        x = left + index * (WIDTH + GAP)
        views.append({"frame": [x, CAPTION + MARGIN, WIDTH, HEIGHT], "image": picture, "contentMode": "scaleAspectFit"})
        views.append({"frame": [x, CAPTION + MARGIN, WIDTH, HEIGHT], "borderWidth": 0.5, "borderColor": "#00000040"})
        views.append({
            "frame": [x, CAPTION + MARGIN + HEIGHT, WIDTH, CAPTION], "text": f"{time:.2f} s", "font": {"size": 9},
            "textAlignment": "center", "textColor": "#6c6c70"})
    return views


def title(text, left):
    return {"frame": [left, 4, 5 * WIDTH, CAPTION], "text": text, "font": {"size": 11, "weight": "semibold"}}


def main():
    program = sys.argv[1]
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    (ROOT / "docs/hero-issues").mkdir(exist_ok=True)
    scenes = sorted(path for path in (ROOT / "scenes/issues").glob("*.json") if not path.stem.endswith("-mended"))
    group = 5 * (WIDTH + GAP)
    for scene in scenes:
        second = MARGIN + group + 3 * GAP
        views = [title("as asked", MARGIN), title("mended", second)]
        views += cells(program, scene, MARGIN) + cells(program, scene.with_stem(f"{scene.stem}-mended"), second)
        sheet = {
            "version": 1,
            "canvas": {"width": second + group + MARGIN - GAP, "height": 2 * CAPTION + 2 * MARGIN + HEIGHT, "scale": 1.5},
            "screens": {"sheet": {"view": {"backgroundColor": "#f2f2f7", "subviews": views}}}, "root": "sheet"}
        (WORK / "sheet.json").write_text(json.dumps(sheet))
        run(program, WORK / "sheet.json", ROOT / f"docs/hero-issues/{scene.stem}.png", "--time", 0, "--compression", "small", "--quiet")
    print(f"{len(scenes)} pairs of scenes → docs/hero-issues")


main()
