"""The scenes that are timed: given ones, and those made here for the series."""

import json
import os

COLORS = ["#f2b8a0", "#9ecae1", "#c7e9c0", "#dadaeb"]


def write(folder, name, scene):
    os.makedirs(folder, exist_ok=True)
    path = f"{folder}/{name}.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(scene, file)
    return path


def cards(folder, count):
    """So many cards with a word on each, all of them scaling and fading for a second: every view animates."""
    columns = max(round((count * 390 / 844) ** 0.5), 1)
    rows = -(-count // columns)
    width, height = 390 / columns, 844 / rows
    views = []
    for index in range(count):
        frame = [index % columns * width + 1, index // columns * height + 1, width - 2, height - 2]
        size = min(17, max(5, height / 4))
        views.append({
            "frame": frame, "backgroundColor": COLORS[index % 4],
            "cornerRadius": min(width, height) / 5, "heroModifiers": "fade scale(0.5) duration(0.9833)",
            "subviews": [{"frame": [0, 0, *frame[2:]], "text": f"card {index}", "font": {"size": size}}],
        })
    return write(folder, f"views-{count}", {
        "version": 1, "canvas": {"width": 390, "height": 844, "scale": 2}, "root": "a",
        "timeline": [{"present": "b", "animation": "none"}],
        "screens": {"a": {"view": {"backgroundColor": "#ffffff", "subviews": views}},
                    "b": {"view": {"backgroundColor": "#ffffff"}}},
    })


def longer(folder, path, times):
    """A film whose one transition is played forth and back so many times; its pictures stay where they are."""
    scene = json.load(open(path, encoding="utf-8"))
    forth = scene["timeline"][0]
    back = {"dismiss": True, "animation": "none"}
    scene["timeline"] = [forth if index % 2 == 0 else back for index in range(times)]
    return write(folder, "longer", scene)
