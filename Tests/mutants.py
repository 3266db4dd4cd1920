#!/usr/bin/env python3
"""Changes 74 places of the engine, one at a time, and says which changes no test notices.

    Tests/mutants.py COPY [NUMBER ...]

COPY is a folder that does not exist yet: the package goes there with all changes in it, is built once, and each change is switched on by
an environment variable while the tests beside it run, then those of its target and those that see films as wholes. Without numbers all
run, which takes some minutes on two cores after the build; not part of CI, Linux only. A place that is gone stops the script with its
number: choose another place in the table. Last run on 25 November 2026: none lives.
"""

import functools
import os
import pathlib
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

# File, expression as it stands (once in the file), what it becomes, and whose tests notice.
MUTANTS = [
    ("Engine/HeroTimeline/Spring.swift", "log((1 + beta / omega) / 0.001) / beta", "log((1 + beta / omega) / 0.002) / beta", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Spring.swift", "max((9.2334 / omega0 * 10).rounded(.down) - 1, 1)",
     "max((9.2334 / omega0 * 10).rounded(.down) + 2, 1)", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Spring.swift", "(1 + omega0 * step / 10) * exp(-omega0 * step / 10) >= 0.001",
     "(1 + omega0 * step / 10) * exp(-omega0 * step / 10) >= 0.002", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Spring.swift", "exp(-omega0 * time) * (1 + omega0 * time)",
     "exp(-omega0 * time) * (1 - omega0 * time)", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Spring.swift", "beta / omega * sin(omega * time)", "omega / beta * sin(omega * time)", "HeroTimelineTests"),
    ("Engine/HeroTimeline/TimingFunction.swift", "min(max(x1, 0), 1)", "x1", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Track.swift", "motion.duration - 0.001", "motion.duration", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Track.swift", "motion.fraction(atLocal: elapsed - delay)", "motion.fraction(atLocal: elapsed)", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Track.swift", "duration > 0 ? duration : Self.defaultDuration", "duration > 0 ? duration : 1", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Track.swift", "abs(from.x - to.x) >= 1", "abs(from.x - to.x) > 1", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Track.swift", "from.y > to.y", "from.y < to.y", "HeroTimelineTests"),
    ("Engine/HeroTimeline/Track.swift", "control * (2 * u * (1 - u))", "control * (u * (1 - u))", "HeroTimelineTests"),

    ("Engine/HeroModel/Names/NearestName.swift", "min(max(wanted.letters.count / 3, 1), 4)",
     "max(wanted.letters.count / 3, 1)", "HeroSceneTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "found.count <= mostNames", "found.count <= mostNames + 1", "HeroSceneTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "last[j] + (a[i] == b[j] ? 0 : 1)",
     "last[j] + (a[i] == b[j] ? 0 : 2)", "HeroSceneTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "a[i] == b[j - 1]", "false", "HeroSceneTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "(word.count - 1) / 2", "word.count / 2", "HeroSceneTests.NearestNameTests"),
    ("Engine/HeroModel/Containers/BarMetrics.swift", "min(canvas.width, canvas.height) >= Self.tabletSide",
     "min(canvas.width, canvas.height) > Self.tabletSide", "HeroModelTests"),
    ("Engine/HeroModel/Containers/ShownBars.swift", "stack.reduce(true) { below, own in own.isTitleLarge ?? below }",
     "stack.reduce(false) { below, own in own.isTitleLarge ?? below }", "HeroModelTests"),
    ("Engine/HeroModel/Containers/BarMetrics.swift", "isCompact ? 0 : 52", "52", "HeroModelTests"),
    ("Engine/HeroModel/FingerWay.swift", "timing.value(at: time / duration) * duration", "time", "HeroSceneTests.PanTests"),
    ("Engine/HeroModel/Bars.swift", "self == .done || self == .save", "self == .done", "HeroSceneTests.BarPlaceTests"),
    ("Engine/HeroModel/Scene.swift", "self == .overFullScreen || self == .overCurrentContext", "self == .overFullScreen", "HeroModelTests"),

    ("Engine/TransitionEngine/Properties/TargetState.swift", "currentSize.width == 0 ? 1 : size.width / currentSize.width",
     "size.width / currentSize.width", "TransitionEngineTests.TimeTests"),
    ("Engine/TransitionEngine/Bars/LowerBars.swift", "space.metrics.isTablet ? 140 : .infinity", ".infinity", "TransitionEngineTests.FurnitureTests"),
    ("Engine/TransitionEngine/Bars/LowerBars.swift", "$0.isSpace || $1.isSpace ? 0 : BarItem.gap",
     "BarItem.gap", "TransitionEngineTests.FurnitureTests"),
    ("Engine/TransitionEngine/Bars/LowerBars.swift", "item.title != nil && icon != nil ? 7.0 : 0",
     "item.title != nil ? 7.0 : 0", "TransitionEngineTests.FurnitureTests"),
    ("Engine/TransitionEngine/Bars/NavigationBarFace.swift", "item.left.isEmpty && items.count > 1",
     "items.count > 1", "TransitionEngineTests.FurnitureTests"),
    ("Engine/TransitionEngine/Film/FilmSegment.swift", "moment(at: time, local: (time - start) * speed)",
     "moment(at: time, local: time - start)", "TransitionEngineTests.FilmTests"),
    ("Engine/TransitionEngine/Film/Film.swift", "segments[middle].start <= time",
     "segments[middle].start < time", "TransitionEngineTests.ModalAndTabTests"),
    ("Engine/TransitionEngine/Film/EdgePanRun.swift", "abs(to.x - from.x) > size.width ? duration * size.width / abs(to.x - from.x) : duration",
     "duration", "TransitionEngineTests.EdgePanTests"),
    ("Engine/TransitionEngine/Engine/GestureRun.swift", "after * min(1, way / 0.01)", "after", "TransitionEngineTests.ReleaseTests"),
    ("Engine/TransitionEngine/Engine/GestureRun.swift", "!release.animates || after <= 1.0 / 120",
     "!release.animates", "TransitionEngineTests.ReleaseTests"),
    ("Engine/TransitionEngine/Engine/GestureRun.swift", "max(reached - since, 0)", "reached", "TransitionEngineTests.ReleaseTests"),
    ("Engine/TransitionEngine/Engine/GestureRun.swift", "delay - elapsed", "delay", "TransitionEngineTests.ReleaseTests"),
    ("Engine/TransitionEngine/Engine/GestureRun.swift", "elapsed - end", "elapsed", "TransitionEngineTests.ReleaseTests"),
    ("Engine/TransitionEngine/Engine/Durations.swift", "[.optimized, .noSnapshot].contains(targets[$0].snapshotType ?? .optimized)",
     "true", "TransitionEngineTests.ReleaseTests"),
    ("Engine/TransitionEngine/Engine/Durations.swift", "min(max(way, 0), 500) / 3000", "max(way, 0) / 3000", "TransitionEngineTests.TimeTests"),
    ("Engine/TransitionEngine/Engine/LayerBuilder.swift", "self.alpha + below.alpha * (1 - self.alpha)",
     "max(self.alpha, below.alpha)", "TransitionEngineTests.SnapshotContentTests"),
    ("Engine/TransitionEngine/Engine/SnapshotValues.swift", "min(max(state.overlayOpacity, 0), 1)",
     "state.overlayOpacity", "TransitionEngineTests.OverlayAndLeftoverTests"),
    ("Engine/TransitionEngine/Draft/TransitionDraft.swift", "state?.forceAnimate == true", "false", "TransitionEngineTests.ParticipationTests"),
    ("Engine/TransitionEngine/Passes/CascadePass.swift", "Double(position) * cascade.delta + state.delay",
     "Double(position) * cascade.delta", "TransitionEngineTests.CascadeTests"),
    ("Engine/TransitionEngine/Passes/DefaultAnimationPass.swift", "request.isPresenting || !request.isSourceOverFullScreen",
     "true", "TransitionEngineTests.DefaultAnimationTests"),
    ("Engine/TransitionEngine/Passes/DefaultAnimationPass.swift", "replaced.canAnimate || replaced.cascade != nil",
     "replaced.canAnimate", "TransitionEngineTests.DefaultAnimationTests"),
    ("Engine/TransitionEngine/Passes/MatchPass.swift", "to.nonFade || from.nonFade", "to.nonFade", "TransitionEngineTests.MatchTests"),

    ("Pixels/HeroRaster/Painting/ShadowPainter.swift", "shadow.radius * canvas.matrix.meanScale < 0.05", "false", "HeroRasterTests.ShadowTests"),
    ("Pixels/HeroRaster/Painting/ShapePainter.swift", "to == 1", "false", "HeroRasterTests.ShapeTests"),
    ("Pixels/HeroRaster/Painting/GradientPainter.swift", "radii.x < 1e-9 || radii.y < 1e-9", "radii.x < 1e-9", "HeroRasterTests.GradientTests"),
    ("Pixels/HeroRaster/Shapes/Extents.swift", "shadow.radius * 3.5 + 1", "shadow.radius", "HeroRasterTests.ShadowTests"),
    ("Pixels/HeroRaster/Shapes/ContentsShapes.swift", "max(shape.miterLimit / 2, 1)", "1.0", "HeroRasterTests.ShapeTests"),
    ("Pixels/HeroRaster/Painting/LayerPainter.swift", "inner.rect.size.height > 0", "true", "HeroRasterTests.CornerTests"),
    ("Pixels/HeroRaster/Shapes/RoundedRect.swift", "max(radius - width, 0)", "radius", "HeroRasterTests.CornerTests"),
    ("Pixels/HeroRaster/Shapes/Silhouette.swift", "shape.radius + nearest >= outline.radius - tolerance", "true", "HeroRasterTests.ShadowTests"),
    ("Pixels/HeroRaster/Text/LinePace.swift", "height == natural ? above : height - below", "above", "HeroRasterTests.TextRunTests"),
    ("Pixels/HeroRaster/Text/LinePace.swift", "length.isFinite ? max(0, length) : 0", "max(0, length)", "HeroRasterTests.TextRunTests"),
    ("Pixels/HeroRaster/Text/LinePlacing.swift", "isLast ? spacing : spacing / 2", "spacing / 2", "HeroRasterTests.TextMetricsTests"),
    ("Pixels/HeroRaster/Text/TextLayout.swift", "index == 0 || !shaped[index - 1].isWrapped", "index == 0", "HeroRasterTests.TextRunTests"),
    ("Pixels/HeroRaster/Text/SystemFont.swift", "size <= largestTextSize ? textTracking : displayTracking",
     "textTracking", "HeroRasterTests.TextMetricsTests"),
    ("Pixels/HeroRaster/Effects/Projection.swift", "point + (next - point) * (a / (a - b))", "point", "HeroRasterTests.PerspectiveTests"),
    ("Pixels/HeroRaster/Effects/GaussianBlur.swift", "(Double(position) - Double(factor - 1) / 2) / Double(factor)",
     "Double(position) / Double(factor)", "HeroRasterTests.ShadowTests"),

    ("Engine/TransitionEngine/Properties/LayerProperties.swift", "max($0, 0)", "$0", "TransitionEngineTests.LayerPropertyTests"),

    ("Scenes/ViewLayout/Autoresizing.swift", "$1.1 ? $0 + $1.0 : $0", "$1.1 ? $0 + max($1.0, 0) : $0", "ViewLayoutTests"),

    ("Scenes/HeroScene/Layout/BarPlaces.swift", "stage.pop(to: name)", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Scenes/HeroScene/Layout/BarPlaces.swift", "stage.popToRoot()", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Scenes/HeroScene/Layout/BarPlaces.swift", "stage.dismissAll()", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Scenes/HeroScene/Layout/BarPlaces.swift", "stage.selectTab(holding: name)", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Scenes/HeroScene/Layout/BarPlaces.swift", "stage.selectTab(index)", "nil", "HeroSceneTests.BarPlaceTests"),

    ("Engine/HeroModel/Containers/NavigationStack.swift", "entries[...index]", "entries[...(index + 1)]", "HeroModelTests"),
    ("Engine/HeroModel/Containers/NavigationStack.swift", "[entries[0]]", "Array(entries.dropLast())", "HeroModelTests"),
    ("Engine/HeroModel/Containers/Containers.swift", "dismiss(to: 0)", "dismiss(to: levels.count - 2)", "HeroModelTests"),
    ("Engine/HeroModel/Containers/NavigationStack.swift", "index > selected", "true", "HeroModelTests"),

    ("Pixels/HeroRaster/Effects/ShadowGrid.swift", "sigma < 4", "sigma < 3.5", "HeroRasterTests.ShadowGridTests"),

    ("Scenes/HeroScene/Values/ProblemLog.swift", "places.count > 4", "places.count > 5", "HeroSceneTests.ComponentTests"),
    ("Scenes/HeroScene/Values/ProblemLog.swift", "3..<(places.count - 1)", "2..<(places.count - 1)", "HeroSceneTests.ComponentTests"),
]

SWITCH = """import Foundation

private let active = Int(ProcessInfo.processInfo.environment["HERORENDER_MUTANT"] ?? "")
public func mutant(_ number: Int) -> Bool { active == number }
"""

# Whose tests run when none of those notices.
LATER = ["HeroRenderTests", "GoldenTests", "HeroSceneTests", "HeroInspectionTests", "CommandLineTests", "HeroStageTests"]


def plant(copy):
    for number, (name, old, new, _) in enumerate(MUTANTS, 1):
        path = copy / "Sources" / name
        text = path.read_text()
        if text.count(old) != 1:
            sys.exit(f"mutant {number}: '{old}' stands {text.count(old)} times in {name}, not once")
        text = text.replace(old, f"(mutant({number}) ? ({new}) : ({old}))")
        if "\nimport HeroGeometry" not in "\n" + text:
            text = "import HeroGeometry\n" + text
        path.write_text(text)
    (copy / "Sources/Pixels/HeroGeometry/Mutant.swift").write_text(SWITCH)


def failure(copy, number, suite, limit):
    """The test of a suite, or of a target, that notices a change; None where all pass."""
    environment = dict(os.environ, HERORENDER_MUTANT=str(number))
    # Not `swift test`, which lets nothing else run in its folder.
    command = [copy / ".build/debug/herorenderPackageTests.xctest", "--testing-library", "swift-testing"]
    command += ["--filter", f"^{re.escape(suite)}[./]"]
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return f"{suite}, which does not end"
    said = done.stdout + done.stderr
    if done.returncode < 0:
        return f"{suite}, which ends with signal {-done.returncode}"
    if not re.search(r"Test run with [1-9]", said):
        sys.exit(f"{suite} runs no test:\n{said}")
    if done.returncode == 0:
        return None
    test = re.search(r"Test (.+?) recorded an issue\b", said)
    return f"{suite}/{test[1]}" if test else suite


def suites(number):
    name, _, _, first = MUTANTS[number - 1]
    return dict.fromkeys([first, name.split("/")[0] + "Tests", *LATER])


@functools.cache
def limit(copy, suite):
    """Seconds for a suite: ten times what it takes without a change, which none of its tests may notice."""
    start = time.monotonic()
    failed = failure(copy, 0, suite, None)
    if failed:
        sys.exit(f"without any change there fails {failed}")
    return 60 + 10 * (time.monotonic() - start)


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

    def notice(number):
        return next(filter(None, (failure(copy, number, suite, limit(copy, suite)) for suite in suites(number))), None)

    alive = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for number, noticed in zip(chosen, pool.map(notice, chosen)):
            name, old, new, _ = MUTANTS[number - 1]
            said = f"noticed by {noticed}" if noticed else "LIVES"
            print(f"{number:2} {said}: {name}: {old} -> {new}", flush=True)
            alive += not noticed
    sys.exit(f"{alive} of {len(chosen)} live" if alive else 0)


main()
