"""The speed that is wanted, against what was measured: each a name, what is wanted, what was found, and whether it holds."""

# `small` of the film W by version 0.1.0, before the encoder was its own: × pycairo in the same run (13.4 s of processor time against 46.3 on
# two threads), bytes a frame.
SMALL_BEFORE = {"ratio": 0.58, "frameBytes": 760_551}


def at_least(name, value, wanted, unit="×"):
    return {"bar": name, "wanted": f"≥ {wanted} {unit}", "found": value, "unit": unit, "held": value >= wanted}


def at_most(name, value, wanted, unit):
    return {"bar": name, "wanted": f"≤ {wanted} {unit}", "found": value, "unit": unit, "held": value <= wanted}


def of(results):
    film, series = results["film"], results["series"]
    ways, count = film["ways"], film["frames"]
    ratio = {name: way["ratio"] for name, way in ways.items() if "ratio" in way}
    libpng = film["libpngFrameBytes"]
    bars = [
        at_least("PNG folder, balanced", ratio["balanced"], 25),
        at_least("PNG folder, fast", ratio["fast"], 28),
        at_least("to pixels", ratio["pixels"], 45),
        at_most("bytes, balanced, against libpng's default", ways["balanced"]["frameBytes"] / libpng, 1.12, "×"),
        at_most("bytes, fast, against libpng's default", ways["fast"]["frameBytes"] / libpng, 1.5, "×"),
        at_most("peak memory", film["peakMegabytes"], 80, "MB"),
        at_most("inspect", ways["inspect"]["median"] * 1000, 60, "ms"),
    ]
    if "small" in ways and film["isGiven"]:
        bars += [
            at_most("bytes, small, against before", ways["small"]["frameBytes"] / SMALL_BEFORE["frameBytes"], 1, "×"),
            at_least("speed, small, against before", ratio["small"] / SMALL_BEFORE["ratio"], 4),
        ]
    views = {row["views"]: row["frameMilliseconds"] for row in series["views"]}
    bars += [
        at_most("1 000 animating views, a frame", views[1000], 60, "ms"),
        # Ten times the views may cost ten times as much, and 30 % for what else grows with them.
        at_most("1 000 views against 100", views[1000] / views[100], 13, "×"),
    ]
    frames = {row["frames"]: row for row in series["frames"]}
    if 3600 in frames:
        later = (frames[3600]["seconds"] - frames[600]["seconds"]) / 3000
        earlier = (frames[600]["seconds"] - frames[60]["seconds"]) / 540
        bars += [
            at_most("peak memory of 3 600 frames", frames[3600]["peakMegabytes"], 80, "MB"),
            at_most("a late frame against an early one", later / earlier, 1.3, "×"),
        ]
    for scene, formats in results["animations"].items():
        for ending, row in formats.items():
            least = 10 if ending == "gif" else 1
            bars.append(at_least(f"{ending} of {scene}, speed against ffmpeg", row["ratio"], least))
            size = row["ours"]["bytes"] / row["ffmpeg"]["bytes"]
            bars.append(at_most(f"{ending} of {scene}, bytes against ffmpeg", size, 1, "×"))
            if ending == "gif":
                difference = row["ours"]["squaredDifference"] / max(row["ffmpeg"]["squaredDifference"], 1e-9)
                bars.append(at_most(f"gif of {scene}, squared difference against ffmpeg", difference, 1, "×"))
    bars.append(at_most("golden run, a scene", results["goldens"]["sceneMilliseconds"], 43, "ms"))
    return bars
