#!/usr/bin/env python3
"""Changes 60 places of the engine, one at a time, and says which changes no test notices.

    Tests/mutants.py COPY [NUMBER ...]

COPY is a folder that does not exist yet: the package goes there with all changes in it, is built once, and each change is switched on by
an environment variable while the tests of its target run, then those that see films as wholes. Without numbers all run. Takes about an
hour on two cores; not part of CI. A place that is gone stops the script with its number: choose another place in the table.
"""

import os
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# File, expression as it stands (once in the file), and what it becomes.
MUTANTS = [
    ("HeroTimeline/Spring.swift", "log((1 + beta / omega) / 0.001) / beta", "log((1 + beta / omega) / 0.002) / beta"),
    ("HeroTimeline/Spring.swift", "max((9.2334 / omega0 * 10).rounded(.down) - 1, 1)",
     "max((9.2334 / omega0 * 10).rounded(.down) + 2, 1)"),
    ("HeroTimeline/Spring.swift", "(1 + omega0 * step / 10) * exp(-omega0 * step / 10) >= 0.001",
     "(1 + omega0 * step / 10) * exp(-omega0 * step / 10) >= 0.002"),
    ("HeroTimeline/Spring.swift", "exp(-omega0 * time) * (1 + omega0 * time)", "exp(-omega0 * time) * (1 - omega0 * time)"),
    ("HeroTimeline/Spring.swift", "beta / omega * sin(omega * time)", "omega / beta * sin(omega * time)"),
    ("HeroTimeline/TimingFunction.swift", "min(max(x1, 0), 1)", "x1"),
    ("HeroTimeline/Track.swift", "motion.duration - 0.001", "motion.duration"),
    ("HeroTimeline/Track.swift", "motion.fraction(atLocal: elapsed - delay)", "motion.fraction(atLocal: elapsed)"),
    ("HeroTimeline/Track.swift", "duration > 0 ? duration : Self.defaultDuration", "duration > 0 ? duration : 1"),
    ("HeroTimeline/Track.swift", "abs(from.x - to.x) >= 1", "abs(from.x - to.x) > 1"),
    ("HeroTimeline/Track.swift", "from.y > to.y", "from.y < to.y"),
    ("HeroTimeline/Track.swift", "control * (2 * u * (1 - u))", "control * (u * (1 - u))"),

    ("HeroModel/Names/NearestName.swift", "min(max(wanted.letters.count / 3, 1), 4)", "max(wanted.letters.count / 3, 1)"),
    ("HeroModel/Names/NearestName.swift", "found.count <= mostNames", "found.count <= mostNames + 1"),
    ("HeroModel/Names/NearestName.swift", "last[j] + (a[i] == b[j] ? 0 : 1)", "last[j] + (a[i] == b[j] ? 0 : 2)"),
    ("HeroModel/Names/NearestName.swift", "a[i] == b[j - 1]", "false"),
    ("HeroModel/Names/NearestName.swift", "(word.count - 1) / 2", "word.count / 2"),
    ("HeroModel/Containers/BarMetrics.swift", "min(canvas.width, canvas.height) >= Self.tabletSide",
     "min(canvas.width, canvas.height) > Self.tabletSide"),
    ("HeroModel/Containers/ShownBars.swift", "stack.reduce(true) { below, own in own.isTitleLarge ?? below }",
     "stack.reduce(false) { below, own in own.isTitleLarge ?? below }"),
    ("HeroModel/Containers/BarMetrics.swift", "isCompact ? 0 : 52", "52"),
    ("HeroModel/FingerWay.swift", "timing.value(at: time / duration) * duration", "time"),
    ("HeroModel/Bars.swift", "self == .done || self == .save", "self == .done"),
    ("HeroModel/Scene.swift", "self == .overFullScreen || self == .overCurrentContext", "self == .overFullScreen"),

    ("HeroTransition/Properties/TargetState.swift", "currentSize.width == 0 ? 1 : size.width / currentSize.width",
     "size.width / currentSize.width"),
    ("HeroTransition/Bars/LowerBars.swift", "space.metrics.isTablet ? 140 : .infinity", ".infinity"),
    ("HeroTransition/Bars/LowerBars.swift", "$0.isSpace || $1.isSpace ? 0 : BarItem.gap", "BarItem.gap"),
    ("HeroTransition/Bars/LowerBars.swift", "item.title != nil && icon != nil ? 7.0 : 0", "item.title != nil ? 7.0 : 0"),
    ("HeroTransition/Bars/NavigationBarFace.swift", "item.left.isEmpty && items.count > 1", "items.count > 1"),
    ("HeroTransition/Film/FilmSegment.swift", "moment(at: time, local: (time - start) * speed)",
     "moment(at: time, local: time - start)"),
    ("HeroTransition/Film/Film.swift", "segments[middle].start <= time", "segments[middle].start < time"),
    ("HeroTransition/Film/EdgePanRun.swift", "abs(to.x - from.x) > size.width ? duration * size.width / abs(to.x - from.x) : duration",
     "duration"),
    ("HeroTransition/Engine/GestureRun.swift", "after * min(1, way / 0.01)", "after"),
    ("HeroTransition/Engine/GestureRun.swift", "!release.animates || after <= 1.0 / 120", "!release.animates"),
    ("HeroTransition/Engine/GestureRun.swift", "max(reached - since, 0)", "reached"),
    ("HeroTransition/Engine/GestureRun.swift", "delay - elapsed", "delay"),
    ("HeroTransition/Engine/GestureRun.swift", "elapsed - end", "elapsed"),
    ("HeroTransition/Engine/Durations.swift", "[.optimized, .noSnapshot].contains(targets[$0].snapshotType ?? .optimized)", "true"),
    ("HeroTransition/Engine/Durations.swift", "min(max(way, 0), 500) / 3000", "max(way, 0) / 3000"),
    ("HeroTransition/Engine/LayerBuilder.swift", "self.alpha + below.alpha * (1 - self.alpha)", "max(self.alpha, below.alpha)"),
    ("HeroTransition/Engine/SnapshotValues.swift", "min(max(state.overlayOpacity, 0), 1)", "state.overlayOpacity"),
    ("HeroTransition/Draft/TransitionDraft.swift", "state?.forceAnimate == true", "false"),
    ("HeroTransition/Passes/CascadePass.swift", "Double(position) * cascade.delta + state.delay", "Double(position) * cascade.delta"),
    ("HeroTransition/Passes/DefaultAnimationPass.swift", "request.isPresenting || !request.isSourceOverFullScreen",
     "true"),
    ("HeroTransition/Passes/DefaultAnimationPass.swift", "replaced.canAnimate || replaced.cascade != nil", "replaced.canAnimate"),
    ("HeroTransition/Passes/MatchPass.swift", "to.nonFade || from.nonFade", "to.nonFade"),

    ("HeroRaster/Painting/ShadowPainter.swift", "shadow.radius * canvas.matrix.meanScale < 0.05", "false"),
    ("HeroRaster/Painting/ShapePainter.swift", "min(max(end, 0), 1) * total", "end * total"),
    ("HeroRaster/Painting/GradientPainter.swift", "radii.x < 1e-9 || radii.y < 1e-9", "radii.x < 1e-9"),
    ("HeroRaster/Shapes/Extents.swift", "shadow.radius * 3.5 + 1", "shadow.radius"),
    ("HeroRaster/Shapes/Extents.swift", "max(shape.miterLimit / 2, 1)", "1.0"),
    ("HeroRaster/Shapes/RoundedRect.swift", "max(rect.size.height - 2 * width, 0)", "rect.size.height - 2 * width"),
    ("HeroRaster/Shapes/RoundedRect.swift", "max(radius - width, 0)", "radius"),
    ("HeroRaster/Shapes/Silhouette.swift", "shape.radius + nearest >= outline.radius - tolerance", "true"),
    ("HeroRaster/Text/LinePace.swift", "height == natural ? above : height - below", "above"),
    ("HeroRaster/Text/LinePace.swift", "length.isFinite ? max(0, length) : 0", "max(0, length)"),
    ("HeroRaster/Text/LinePlacing.swift", "isLast ? spacing : spacing / 2", "spacing / 2"),
    ("HeroRaster/Text/TextLayout.swift", "index == 0 || !shaped[index - 1].isWrapped", "index == 0"),
    ("HeroRaster/Text/SystemFont.swift", "size <= largestTextSize ? textTracking : displayTracking", "textTracking"),
    ("HeroRaster/Effects/Projection.swift", "point + (next - point) * (a / (a - b))", "point"),
    ("HeroRaster/Effects/GaussianBlur.swift", "(Double(position) - Double(factor - 1) / 2) / Double(factor)",
     "Double(position) / Double(factor)"),
]

SWITCH = """import Foundation

private let active = Int(ProcessInfo.processInfo.environment["HERORENDER_MUTANT"] ?? "")
public func mutant(_ number: Int) -> Bool { active == number }
"""
LATER = ["HeroRenderTests", "GoldenTests", "HeroSceneTests", "HeroInspectionTests", "CommandLineTests", "HeroStageTests"]


def plant(copy):
    for number, (name, old, new) in enumerate(MUTANTS, 1):
        path = copy / "Sources" / name
        text = path.read_text()
        if text.count(old) != 1:
            sys.exit(f"mutant {number}: '{old}' stands {text.count(old)} times in {name}, not once")
        text = text.replace(old, f"(mutant({number}) ? ({new}) : ({old}))")
        if "\nimport HeroGeometry" not in "\n" + text:
            text = "import HeroGeometry\n" + text
        path.write_text(text)
    (copy / "Sources/HeroGeometry/Mutant.swift").write_text(SWITCH)


def fails(copy, number, target):
    environment = dict(os.environ, HERORENDER_MUTANT=str(number))
    command = ["swift", "test", "--skip-build", "--filter", f"^{target}\\."]
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=900)
    if not re.search(r"Test run with [1-9]", done.stdout + done.stderr):
        return done.returncode < 0 or "signal code" in done.stdout + done.stderr
    return done.returncode != 0


def verdict(copy, number):
    own = MUTANTS[number - 1][0].split("/")[0]
    first = {
        "HeroModel": ["HeroModelTests", "HeroSceneTests", "HeroTransitionTests"],
        "HeroTimeline": ["HeroTimelineTests", "HeroTransitionTests"],
    }
    for target in dict.fromkeys(first.get(own, [own + "Tests"]) + LATER):
        try:
            if fails(copy, number, target):
                return f"noticed by {target}"
        except subprocess.TimeoutExpired:
            return f"noticed by {target}: without end"
    return "LIVES"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    copy = pathlib.Path(sys.argv[1]).resolve()
    package = pathlib.Path(__file__).resolve().parents[1]
    if not copy.exists():
        subprocess.run(["git", "clone", "-q", str(package), str(copy)], check=True)
        plant(copy)
        if subprocess.run(["swift", "build", "--build-tests"], cwd=copy).returncode:
            sys.exit("the changes do not compile")
    chosen = [int(word) for word in sys.argv[2:]] or range(1, len(MUTANTS) + 1)
    alive = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for number, said in zip(chosen, pool.map(lambda number: verdict(copy, number), chosen)):
            name, old, new = MUTANTS[number - 1]
            print(f"{number:2} {said}: {name}: {old} -> {new}", flush=True)
            alive += said == "LIVES"
    sys.exit(f"{alive} of {len(chosen)} live" if alive else 0)


main()
