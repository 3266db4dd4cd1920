import Foundation
import HeroRender
import HeroScene
import Testing
import TransitionEngine

/// A scene of the repository and where its golden frames lie.
struct GoldenScene: Sendable, CustomTestStringConvertible {
  /// `concept/name`, the scene file's path under `scenes` without its extension.
  let name: String

  var testDescription: String { name }

  /// The repository's root, found from this file's own place.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Where golden frames lie.
  static let goldenFolder = root + "/golden"

  /// Every scene, by name; `assets/src` folders hold pictures as scenes without a film.
  static let all = files(under: root + "/scenes", withExtension: "json")
    .filter { !"/\($0)".contains("/assets/src/") && !$0.contains(".xcassets/") }
    .map { GoldenScene(name: String($0.dropLast(".json".count))) }

  /// The scene file.
  var file: String { Self.root + "/scenes/" + name + ".json" }

  /// The folder of its golden files.
  var folder: String { Self.goldenFolder + "/" + name }

  /// Widest golden frame in pixels: enough to see what moves, small enough to draw hundreds in a debug build.
  static let widestFrame = 195.0

  /// The film at golden size: never more than a pixel per point.
  func film() throws -> Film {
    let canvas = try SceneLoader(textMeasure: .renderer).load(path: file).canvas
    // Read again at that scale, because it decides which of a picture's files is taken, as `herorender test` does.
    let scale = CanvasOverride(scale: min(1, Self.widestFrame / canvas.size.width))
    return try Film(scene: SceneLoader(canvasOverride: scale, textMeasure: .renderer).load(path: file), file: file)
  }

  /// Paths of files under a folder, relative to it, sorted; empty when there is no such folder.
  static func files(under folder: String, withExtension wanted: String? = nil) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return
      paths
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
        return !isFolder.boolValue && (wanted.map { path.hasSuffix("." + $0) } ?? true)
      }
      .sorted()
  }
}
