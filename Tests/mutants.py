#!/usr/bin/env python3
"""Changes 188 places of the sources, one at a time, and says which changes no test notices.

    Tests/mutants.py COPY [NUMBER ...]

COPY is a folder that does not exist yet: the package goes there with all changes in it, is built once, and each change is switched on by
an environment variable while the tests beside it run, then those of its target and those that see films as wholes. Without numbers all
run, which takes some minutes on two cores after the build; not part of CI, Linux only. A place that is gone stops the script with its
number: choose another place in the table; `--places` in place of a folder only looks for such, as `make lint` does.
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
     "max(wanted.letters.count / 3, 1)", "HeroModelTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "found.count <= mostNames", "found.count <= mostNames + 1", "HeroModelTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "last[j] + (a[i] == b[j] ? 0 : 1)",
     "last[j] + (a[i] == b[j] ? 0 : 2)", "HeroModelTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "a[i] == b[j - 1]", "false", "HeroModelTests.NearestNameTests"),
    ("Engine/HeroModel/Names/NearestName.swift", "(word.count - 1) / 2", "word.count / 2", "HeroModelTests.NearestNameTests"),
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
    ("Engine/TransitionEngine/Film/FilmSegment.swift", "moment(at: time, local: seconds * speed)",
     "moment(at: time, local: seconds)", "TransitionEngineTests.FilmTests"),
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

    ("Engine/TransitionEngine/Properties/LayerProperties.swift", "[0.5, 0.5]", "[0, 0]", "TransitionEngineTests.LayerPropertyTests"),

    ("Scenes/ViewLayout/Autoresizing.swift", "$1.1 ? $0 + $1.0 : $0", "$1.1 ? $0 + max($1.0, 0) : $0", "ViewLayoutTests"),

    ("Engine/HeroModel/Containers/Containers+Steps.swift", "pop(to: screen)", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Engine/HeroModel/Containers/Containers+Steps.swift", "popToRoot()", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Engine/HeroModel/Containers/Containers+Steps.swift", "dismissAll()", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Engine/HeroModel/Containers/Containers+Steps.swift", "selectTab(holding: screen)", "nil", "HeroSceneTests.BarPlaceTests"),
    ("Engine/HeroModel/Containers/Containers+Steps.swift", "selectTab(index)", "nil", "HeroSceneTests.BarPlaceTests"),

    ("Engine/HeroModel/Containers/NavigationStack.swift", "entries[...index]", "entries[...(index + 1)]", "HeroModelTests"),
    ("Engine/HeroModel/Containers/NavigationStack.swift", "[entries[0]]", "Array(entries.dropLast())", "HeroModelTests"),
    ("Engine/HeroModel/Containers/Containers.swift", "dismiss(to: 0)", "dismiss(to: levels.count - 2)", "HeroModelTests"),
    ("Engine/HeroModel/Containers/NavigationStack.swift", "index > selected", "true", "HeroModelTests"),

    ("Pixels/HeroRaster/Effects/ShadowGrid.swift", "sigma < 4", "sigma < 3.5", "HeroRasterTests.ShadowGridTests"),

    ("Scenes/HeroScene/Values/ProblemLog.swift", "places.count > 4", "places.count > 5", "HeroSceneTests.ComponentTests"),
    ("Scenes/HeroScene/Values/ProblemLog.swift", "3..<(places.count - 1)", "2..<(places.count - 1)", "HeroSceneTests.ComponentTests"),

    ("Pixels/HeroRaster/Work/WorkMeter.swift", "masks.insert(key).inserted", "true", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/WorkMeter.swift", "pictures.insert(picture.id).inserted", "true", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/WorkMeter.swift", "text.shadow == nil ? 1.0 : 2", "1.0", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/WorkMeter.swift", "min(area, box.area)", "area", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/WorkMeter.swift", "!RoundedRect(layer).isPlain", "false", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/PathCost.swift", "min(width, ground.clip.size.height)", "width", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/PathCost.swift", "isWhole ? path.pieces : path.pieces + 64 * Double(shape.path.elements.count)",
     "path.pieces", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/PathCost.swift", "period * scale >= CairoCanvas.tolerance", "period * scale > 0", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/PathStretch.swift", "2 * (0.75 * most / CairoCanvas.tolerance).squareRoot() + 1",
     "(0.75 * most / CairoCanvas.tolerance).squareRoot() + 1", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/PathStretch.swift", "min(max(a.y, b.y), clip.maxY)", "max(a.y, b.y)", "HeroRasterTests.FrameWorkTests"),
    ("Pixels/HeroRaster/Work/CrossingCount.swift", "total > count ? total * (total - 1) / (count * (count - 1)) : 1",
     "total > count ? total / count : 1", "HeroRasterTests.CrossingCountTests"),
    ("Pixels/HeroRaster/Work/CrossingCount.swift", "(index * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)",
     "0.0", "HeroRasterTests.CrossingCountTests"),
    ("Pixels/HeroRaster/Work/FrameWork.swift", "1e9 + 700 * pixels", "1e9", "HeroRasterTests.FrameWorkTests"),

    ("Films/HeroRender/Time/FilmCut.swift", "max(before, plan.start - rest)", "plan.start - rest", "HeroRenderTests.FilmCutTests"),
    ("Films/HeroRender/Time/FilmCut.swift", "min(after, end + rest)", "end + rest", "HeroRenderTests.FilmCutTests"),
    ("Films/HeroRender/Time/FilmCut.swift", "seconds <= length + hold ? seconds : 2 * length + hold - seconds",
     "seconds", "HeroRenderTests.FilmCutTests"),
    ("Films/HeroRender/Time/FilmCut.swift", "start + duration >= self.start && start <= end",
     "start + duration > self.start && start < end", "HeroRenderTests.FilmCutTests"),
    ("Films/HeroRender/Time/FrameClock.swift", "max(endFrame - 1, 0)", "endFrame", "HeroRenderTests.FilmCutTests"),
    ("Films/HeroRender/Time/FrameClock.swift", "Self.endTolerance + 1e-9", "0", "HeroRenderTests.FrameClockTests"),
    ("Films/HeroRender/Time/FrameSelection.swift", "(total - 1) / every + 1", "total / every + 1", "HeroRenderTests.FrameSelectionTests"),
    ("Films/HeroRender/Time/Shard.swift", "part * base + min(part, extra)", "part * base", "HeroRenderTests.FrameSelectionTests"),
    ("Films/HeroRender/Output/Film/FilmEnding.swift", "segment.size == count - segment.content",
     "segment.size <= count - segment.content", "HeroRenderTests.FilmEndingTests"),
    ("Films/HeroRender/Output/Film/FilmEnding.swift", "length <= count - place", "true", "HeroRenderTests.FilmEndingTests"),
    ("Films/HeroRender/Output/Film/FilmEnding.swift", "types.isSuperset(of: [type, \"mdat\"])",
     "types.contains(type)", "HeroRenderTests.FilmEndingTests"),
    ("Films/HeroRender/Output/Animation/GIFColors.swift", "height < 1024 ? 4 : 8", "4", "HeroRenderTests.GIFQualityTests"),
    ("Films/HeroRender/Output/Animation/GIFQuality.swift", "max(256 * quality / 100, 16)", "256 * quality / 100", "HeroRenderTests.GIFQualityTests"),
    ("Films/HeroRender/Output/Animation/AnimationFormat.swift", "(2 * time + unit) / (2 * unit)", "time / unit", "HeroRenderTests.AnimationFileTests"),
    ("Films/HeroRender/Output/Animation/APNGEncoder.swift", "over.count < plain.count", "false", "HeroRenderTests.AnimationFileTests"),
    ("Films/HeroRender/Decimals.swift", "max(Int((Double(bytes) / 1000).rounded()), 1)", "Int((Double(bytes) / 1000).rounded())", "HeroRenderTests.DecimalsTests"),
    ("Films/HeroRender/Style/FilmTitle.swift", "Int(Double(contrasts.count) * spared)", "0", "HeroRenderTests.FilmTitleTests"),
    ("Films/HeroRender/Style/FilmTitle.swift", "min(white, dark) < Self.leastContrast && max(white, dark) >= Self.leastContrast ? white > dark : isDarkGround",
     "isDarkGround", "HeroRenderTests.FilmTitleTests"),
    ("Films/HeroRender/Style/FilmTitle.swift", "min(edge, plate.bounds.size.height / 2)", "0", "HeroRenderTests.FilmTitleTests"),
    ("Films/HeroRender/Style/FilmLook.swift", "style.frame != nil || style.backdrop != nil ? FilmLook.defaultPadding : 0",
     "style.frame != nil ? FilmLook.defaultPadding : 0", "HeroRenderTests.FilmLookTests"),
    ("Films/HeroRender/Style/FilmLook.swift", "(UInt32(source[place + 3]) * part + 127) / 255",
     "UInt32(source[place + 3]) * part / 256", "HeroRenderTests.FilmLookTests"),
    ("Films/HeroRender/Style/FilmLook.swift", "min(max(screen.width / 22, 11), 28)", "max(screen.width / 22, 11)", "HeroRenderTests.FilmLookTests"),

    ("Films/HeroProduction/Film/SizeSearch.swift", "Double(limit) * 1.1", "Double(limit) * 2", "HeroProductionTests.SizeSearchTests"),
    ("Films/HeroProduction/Film/SizeSearch.swift", "min(asked ?? 100, most)", "most", "HeroProductionTests.SizeSearchTests"),
    ("Films/HeroProduction/Film/SizeSearch.swift", "scale * scale.squareRoot()", "scale", "HeroProductionTests.SizeSearchTests"),
    ("Films/HeroProduction/Film/SizeSearch.swift", "index + 1 < Self.levels.count", "true", "HeroProductionTests.SizeSearchTests"),

    ("Films/HeroGolden/Compare/ProjectedLayer.swift", "3 * (line[\"shadowRadius\"]?.real ?? 0)",
     "1 * (line[\"shadowRadius\"]?.real ?? 0)", "HeroGoldenTests.ProjectedLayerTests"),
    ("Films/HeroGolden/Compare/ProjectedLayer.swift", "(line[\"opacity\"]?.real ?? 1) > 0", "true", "HeroGoldenTests.ProjectedLayerTests"),
    ("Films/HeroGolden/Compare/ProjectedLayer.swift", "bounds.holds(toLocal, pixel) && clips.allSatisfy { $0.contains(pixel) }",
     "bounds.holds(toLocal, pixel)", "HeroGoldenTests.ProjectedLayerTests"),
    ("Films/HeroGolden/Compare/TimeShift.swift", "frames.count * 2 >= candidates.count", "true", "HeroGoldenTests.TimeShiftTests"),
    ("Films/HeroGolden/Compare/TimeShift.swift", "moving >= 3", "moving >= 2", "HeroGoldenTests.TimeShiftTests"),
    ("Films/HeroGolden/Compare/TimeShift.swift", "misses * 8 <= moving", "misses * 4 <= moving", "HeroGoldenTests.TimeShiftTests"),
    ("Films/HeroGolden/Trace/PathList.swift", "names.count < limit", "names.count <= limit", "HeroGoldenTests.PlanCausesTests"),
    ("Films/HeroGolden/Trace/PathList.swift", "part.number == last.number + 1", "part.number > last.number", "HeroGoldenTests.PlanCausesTests"),
    ("Films/HeroGolden/Compare/PlanCauses.swift", "change.key == \"duration\" && moved.contains(path) ? 3 : 2", "2", "HeroGoldenTests.PlanCausesTests"),
    ("Films/HeroGolden/Format/GoldenTolerance.swift", "maxDiffRatio.isNaN ? 0 : min(max(maxDiffRatio, 0), 1)", "maxDiffRatio", "HeroGoldenTests.ToleranceTests"),
    ("Films/HeroGolden/Trace/TraceChange.swift", "isTold ? texts.0 : text(from, key: \"\")", "texts.0", "HeroGoldenTests.TraceChangeTests"),
    ("Films/HeroGolden/Run/SceneDiscovery.swift", "name == \"assets\" || name.hasSuffix(\".xcassets\") || OwnFiles.isReport(place)",
     "name == \"assets\" || OwnFiles.isReport(place)", "HeroGoldenTests.SceneDiscoveryTests"),

    ("Apps/HeroSources/Model/ParsedSource.swift", "offset - lineStarts[line - 1] + 1", "offset - lineStarts[line - 1]", "HeroSourcesTests"),
    ("Apps/HeroSources/Model/ParsedSource.swift", "bytes[range].count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }", "0", "HeroSourcesTests"),
    ("Apps/HeroSources/Model/ModuleIndex.swift", "first.file !== container.file", "true", "HeroSourcesTests"),
    ("Apps/HeroSources/Model/ModuleIndex.swift", "own[FileName(name, file)] ?? types[name]", "types[name]", "HeroSourcesTests"),
    ("Apps/HeroSources/Model/ObjectiveCName.swift", "!prepositions.contains(firstWord(first))", "true", "HeroSourcesTests.SelectorTests"),
    ("Apps/HeroSources/Model/ObjectiveCName.swift", "String(name.prefix { !$0.isUppercase })", "name", "HeroSourcesTests.SelectorTests"),
    ("Apps/HeroSources/Rewriting/FileRewriter+OldNames.swift", "arguments.count == new.labels.count", "true", "HeroSourcesTests"),
    ("Apps/HeroSources/Rewriting/FileRewriter.swift", "type.modifiers.isDisjoint(with: [\"private\", \"fileprivate\"])", "true", "HeroSourcesTests"),
    ("Apps/HeroSources/Rewriting/FileRewriter.swift", "$0.first?.isUppercase == true || $0 == \"self\"", "$0.first?.isUppercase == true", "HeroSourcesTests"),
    ("Apps/HeroSources/Rewriting/Registration.swift", "parameter.ellipsis != nil || type.is(SomeOrAnyTypeSyntax.self) && type.plain.hasPrefix(\"some\")", "false", "HeroSourcesTests"),
    ("Apps/HeroSources/Rewriting/Registration.swift", "type.is(FunctionTypeSyntax.self) ? \"(\\(text))\" : text", "text", "HeroSourcesTests"),
    ("Apps/HeroSources/Rewriting/Inheritance.swift", "!body.modifiers.contains(\"open\")", "false", "HeroSourcesTests.InheritanceTests"),

    ("Stage/UIKit/Gestures/UITapGestureRecognizer.swift", "hypot(point.x - start.x, point.y - start.y) > 10",
     "hypot(point.x - start.x, point.y - start.y) > 20", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UITapGestureRecognizer.swift", "seen == numberOfTouchesRequired", "true", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UILongPressGestureRecognizer.swift", "hypot(point.x - start.x, point.y - start.y) > allowableMovement",
     "false", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UIPanGestureRecognizer.swift", "hypot(way.x, way.y) > threshold",
     "hypot(way.x, way.y) >= threshold", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UIPanGestureRecognizer.swift", "point.x <= 30", "point.x < 30", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UIPanGestureRecognizer.swift", "lastPoint.x - (end.x - zero.x)", "lastPoint.x", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UIPinchGestureRecognizer.swift", "abs(distance - start) < 8",
     "abs(distance - start) <= 8", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UISwipeGestureRecognizer.swift", "aside > 50", "aside >= 50", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UISwipeGestureRecognizer.swift", "UIKitRuntime.current.clock.now - began > 0.5",
     "UIKitRuntime.current.clock.now - began >= 0.5", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/TouchDispatcher.swift", "other.canPrevent(recognizer)", "true", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Gestures/UIGestureRecognizer.swift", "other.shouldBeRequiredToFail(by: self)", "false", "UIKitTests.GestureRecognizerTests"),
    ("Stage/UIKit/Views/UIControl.swift", "bounds.insetBy(dx: -70, dy: -70)", "bounds.insetBy(dx: -60, dy: -60)", "UIKitTests.ControlTests"),
    ("Stage/UIKit/Views/UIControl.swift", "$0.action?.identifier == actionIdentifier && $0.events == controlEvents",
     "$0.action?.identifier == actionIdentifier", "UIKitTests.ControlTests"),
    ("Stage/UIKit/Views/UIButton.swift", "colors[state.rawValue] ?? colors[0]", "colors[0]", "UIKitTests.ButtonTests"),
    ("Stage/UIKit/Views/UIView.swift", "max(inset - distance, 0)", "inset", "UIKitTests.ViewTests"),
    ("Stage/UIKit/Views/UIViewPropertyAnimator.swift", "duration * (isReversed ? held : 1 - held)", "duration", "UIKitTests.PropertyAnimatorTests"),
    ("Stage/UIKit/Controls/UISlider.swift", "abs(grip) <= 24", "abs(grip) < 24", "UIKitTests.SliderTests"),
    ("Stage/UIKit/Controls/UISwitch.swift", "abs(place - start.place) > 10", "abs(place - start.place) >= 10", "UIKitTests.SwitchTests"),
    ("Stage/UIKit/Controls/UISegmentedControl.swift", "isMomentary || index != selectedSegmentIndex", "true", "UIKitTests.SegmentedControlTests"),
    ("Stage/UIKit/Controls/UISearchBar.swift", "x > field.maxX - 30", "x > field.maxX", "UIKitTests.SearchBarTests"),
    ("Stage/UIKit/Controls/UISearchBar.swift", "bounds.contains(point)", "true", "UIKitTests.SearchBarTests"),
    ("Stage/UIKit/Controls/UIPickerView.swift", "max(bounds.width - 18, 0)", "bounds.width", "UIKitTests.PickerTests"),
    ("Stage/UIKit/Scrolling/UIScrollView.swift", "min(high - to, low - from)", "high - to", "UIKitTests.ScrollViewTests"),
    ("Stage/UIKit/Scrolling/UIScrollView.swift", "offset.y <= -old.top", "offset.y < -old.top", "UIKitTests.ScrollViewTests"),
    ("Stage/UIKit/Scrolling/UIScrollView+Dragging.swift", "abs(velocity) > 200", "abs(velocity) > 400", "UIKitTests.ScrollViewTests"),
    ("Stage/UIKit/Scrolling/UIScrollView+Dragging.swift", "min(max(next, first - 1), first + 1)", "next", "UIKitTests.ScrollViewTests"),
    ("Stage/UIKit/Scrolling/UIScrollView+Zoom.swift", "edge + (wanted - edge) / 2", "edge", "UIKitTests.ScrollViewTests"),
    ("Stage/UIKit/Scrolling/ScrollMotion.swift", "beyond * length * 0.55", "beyond * length * 0.5", "UIKitTests.ScrollViewTests"),
    ("Stage/UIKit/Layout/UIStackView.swift", "stackIndex < 0 || stackIndex > arrangedSubviews.count",
     "stackIndex < 0", "UIKitTests.StackViewTests"),
    ("Stage/UIKit/Tables/UITableView.swift", "point.y + 1e-6", "point.y", "UIKitTests.TableDelegateTests"),
    ("Stage/UIKit/Tables/UITableView+Swipes.swift", "goes > row.openWidth / 2", "goes > row.openWidth", "UIKitTests.TableDelegateTests"),
    ("Stage/UIKit/Tables/UITableView+Swipes.swift", "way * row.side > bounds.width * 0.6",
     "way * row.side > bounds.width * 0.3", "UIKitTests.TableDelegateTests"),
    ("Stage/UIKit/Values/UIColor.swift", "sector < 0 ? sector + 6 : sector", "sector", "UIKitTests.ColorTests"),
    ("Stage/UIKit/Values/UIFontMetrics.swift", "font.pointSize > maximumPointSize", "false", "UIKitTests.FontTests"),
    ("Stage/UIKit/Values/UITraitCollection.swift", "traitCollection?.userInterfaceStyle != userInterfaceStyle", "true", "UIKitTests.ColorTests"),
    ("Stage/UIKit/Bars/BarEdges.swift", "frame.width >= view.bounds.width / 2", "true", "UIKitTests.ViewControllerTests"),
    ("Stage/UIKit/Bars/BarEdges.swift", "frame.minY <= line + 0.5", "true", "UIKitTests.ViewControllerTests"),
    ("Stage/UIKit/Controllers/Presentation/UISheetPresentationController.swift", "size.height / 2 - safe.bottom",
     "size.height / 2", "HeroStageTests.PresentationTests"),
    ("Stage/UIKit/Controllers/Presentation/SheetPull.swift", "distance(sheet.goneTop) < distance(rest.top)",
     "false", "HeroStageTests.PresentationTests"),
    ("Stage/HeroStage/BarTouches.swift", "targets.target(at: Point(point)) == start", "true", "HeroStageTests.BarTouchTests"),
    ("Stage/HeroStage/BarTouches.swift", "items[index].isEnabled", "true", "HeroStageTests.BarTouchTests"),
    ("Stage/HeroStage/Recording/LiveLayouts.swift", "isAppearing ? first : last", "last", "HeroStageTests.LiveLayoutTests"),
    ("Scenes/ViewLayout/FlowSection.swift", "used + itemSpacing + sizes[end].width <= breadth + 1e-6",
     "used + itemSpacing + sizes[end].width <= breadth", "ViewLayoutTests"),
    ("Scenes/ViewLayout/FlowSection.swift", "free - Double(count) * itemSpacing - last.width >= -1e-6",
     "free - Double(count) * itemSpacing - last.width >= 0", "ViewLayoutTests"),
    ("Scenes/InterfaceLayout/InterfaceLooks.swift", "field.clearButtonMode == .always || field.clearButtonMode == .unlessEditing",
     "field.clearButtonMode == .always", "InterfaceLayoutTests"),
    ("Films/HeroGolden/Compare/TimeShift.swift", "frames.count * 2 >= candidates.count",
     "frames.count * 2 > candidates.count", "HeroGoldenTests.TimeShiftTests"),
    ("Stage/QuartzCore/LayerMotion.swift", "hasBegun ? [] : moved", "[]", "HeroStageTests.AnimationFilmTests"),
    ("Stage/QuartzCore/LayerMotion.swift", "numbers.subtracting(own.properties(unlike: target))", "numbers", "HeroStageTests.AnimationFilmTests"),
    ("Stage/QuartzCore/LayerMotion.swift", "known.motions.filter { $0.source !== source }", "[]", "HeroStageTests.AnimationFilmTests"),
    ("Stage/QuartzCore/CAAnimation+Motion.swift", "property.isAdditive ? own + value : value", "value", "HeroStageTests.AnimationFilmTests"),
    ("Stage/UIKit/Views/AnimationBlock.swift", "max(abs(ratio * omega - velocity) / (omega * root), 0.01)", "1.0", "HeroStageTests.AnimationFilmTests"),
]

# Of each target that has a place, so that none imports what it did not.
SWITCH = """import Foundation

private let active = Int(ProcessInfo.processInfo.environment["HERORENDER_MUTANT"] ?? "")
func mutant(_ number: Int) -> Bool { active == number }
"""

# Whose tests run when none of those notices.
LATER = ["HeroRenderTests", "GoldenTests", "HeroSceneTests", "HeroInspectionTests", "CommandLineTests", "HeroStageTests"]


def place(number, sources):
    """The file of a change, and its text before and after it."""
    name, old, new, _ = MUTANTS[number - 1]
    path = sources / name
    text = path.read_text()
    if text.count(old) != 1:
        sys.exit(f"mutant {number}: '{old}' stands {text.count(old)} times in {name}, not once")
    return path, text.replace(old, f"(mutant({number}) ? ({new}) : ({old}))")


def plant(copy):
    for number, (name, *_) in enumerate(MUTANTS, 1):
        path, text = place(number, copy / "Sources")
        path.write_text(text)
        group, target = name.split("/")[:2]
        (copy / "Sources" / group / target / "Mutant.swift").write_text(SWITCH)


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
    return dict.fromkeys([first, name.split("/")[1] + "Tests", *LATER])


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
    if sys.argv[1] == "--places":
        for number in range(1, len(MUTANTS) + 1):
            place(number, pathlib.Path(__file__).resolve().parents[1] / "Sources")
        return
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
