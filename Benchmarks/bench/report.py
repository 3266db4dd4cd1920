"""What was measured, for people."""


def table(title, head, rows):
    cells = [head] + [[text(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [title, *("  " + "  ".join(
        cell.ljust(width) if column == 0 else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in cells)]
    return "\n".join(lines) + "\n"


def text(cell):
    if isinstance(cell, float):
        return f"{cell:.3g}" if abs(cell) < 10 else f"{cell:.1f}" if abs(cell) < 1000 else f"{cell:.0f}"
    return "–" if cell is None else str(cell)


def of(results):
    film = results["film"]
    parts = [f"{results['version']}, {results['processors']} processors, {results['date']}\n"]
    parts.append(table(
        f"{film['name']}: whole processes, {film['frames']} frames",
        ["", "ms/frame", "± mad", "frames/s", "× pycairo", "KB/frame", "runs"],
        [[name, *of_frame(way, 1 if name == "inspect" else film["frames"]), way.get("ratio"),
          way["frameBytes"] / 1000 if "frameBytes" in way else None, way["runs"]] for name, way in film["ways"].items()]))
    parts.append(f"  libpng's default on the same pixels: {film['libpngFrameBytes'] / 1000:.0f} KB/frame; "
                 f"peak memory {film['peakMegabytes']:.0f} MB; inspect is one process, in ms\n")
    for scene, stages in results["stages"].items():
        parts.append(table(
            f"stages of {scene}, one thread, ms (first frame, composite and convert are differences, as Benchmarks/README says)",
            ["", "median", "least", "most"],
            [[name, *(row.get(key) for key in ("median", "min", "max"))] for name, row in stages.items()]))
    parts.append(table(
        "showpieces: PNG folder, balanced, 2 jobs", ["", "frames", "ms/frame", "± mad", "frames/s", "KB/frame", "MB"],
        [[name, row["frames"], *of_frame(row, row["frames"]), row["frameBytes"] / 1000, row["peakMegabytes"]]
         for name, row in results["showpieces"].items()]))
    for name, rows in results["series"].items():
        head = list(rows[0])
        parts.append(table(f"series: {name}", head, [[row[key] for key in head] for row in rows]))
    for scene, formats in results["animations"].items():
        parts.append(table(
            f"animations of {scene}: ours and ffmpeg's", ["", "s", "s", "×", "KB", "KB", "difference²", "difference²"],
            [[ending, row["ours"]["seconds"], row["ffmpeg"]["seconds"], row["ratio"], row["ours"]["bytes"] / 1000,
              row["ffmpeg"]["bytes"] / 1000, row["ours"].get("squaredDifference"), row["ffmpeg"].get("squaredDifference")]
             for ending, row in formats.items()]))
    row = results["goldens"]
    parts.append(f"golden run: {row['scenes']} scenes, {row['sceneMilliseconds']:.1f} ms a scene\n")
    parts.append(table(
        "bars", ["", "wanted", "found", ""],
        [[bar["bar"], bar["wanted"], f"{text(float(bar['found']))} {bar['unit']}", "held" if bar["held"] else "NOT HELD"]
         for bar in results["bars"]]))
    held = sum(bar["held"] for bar in results["bars"])
    parts.append(f"{held} of {len(results['bars'])} bars hold\n")
    return "\n".join(parts)


def of_frame(way, frames):
    seconds = way["median"]
    return seconds / frames * 1000, way["mad"] / frames * 1000, frames / seconds
