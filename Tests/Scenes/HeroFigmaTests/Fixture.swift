import Foundation
import HeroFigma
import HeroGeometry
import HeroJSON
import HeroScene
import Testing

/// A file of `Fixtures`, and the scene that it becomes.
struct Fixture {
  static let all = [
    "circle", "drag", "fills", "masks", "nodes", "overlays", "shapes", "smart-animate", "strokes", "texts",
    "transitions", "turned",
  ]

  let scene: FigmaScene
  let json: JSONValue

  /// - Parameter hasPictures: Whether the picture `a1b2c3` is there.
  init(_ name: String, flow: String? = nil, start: String? = nil, hasPictures: Bool = true) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    try self.init(bytes: [UInt8](data), flow: flow, start: start, hasPictures: hasPictures)
  }

  init(bytes: [UInt8], flow: String? = nil, start: String? = nil, hasPictures: Bool = true) throws {
    scene = try FigmaScene(
      FigmaFile(bytes), flow: flow, start: start,
      surroundings: FigmaSurroundings(
        hasFont: { $0 != "Nowhere Sans" },
        picture: { hasPictures && $0 == "a1b2c3" ? "pictures/\($0).png" : nil },
        pictureSize: { hasPictures && $0 == "a1b2c3" ? Size(width: 60, height: 40) : nil }, pictureFolder: "pictures"))
    json = try JSONValue(parsing: Array(scene.text.utf8))
  }

  /// What a file becomes whose only frame, of 100 × 100 points, holds some layers.
  init(layers: String) throws { try self.init(bytes: Array(Self.file(layers).utf8)) }

  static func file(_ layers: String) -> String {
    """
    {"document": {"id": "0:0", "type": "DOCUMENT", "children": [{"id": "0:1", "type": "CANVAS", "children": [
      {"id": "1:1", "name": "Home", "type": "FRAME", "size": {"x": 100, "y": 100},
       "absoluteBoundingBox": {"x": 0, "y": 0, "width": 100, "height": 100}, "children": [\(layers)]}]}]}}
    """
  }

  /// A view by its name, of a screen.
  func view(_ screen: String, _ name: String) throws -> JSONValue {
    let root = try #require(json["screens"]?[screen]?["view"])
    return try #require(name.isEmpty ? root : Self.find(name, in: root), "\(screen)/\(name)")
  }

  private static func find(_ name: String, in view: JSONValue) -> JSONValue? {
    for child in view["subviews"]?.items ?? [] {
      if child["name"]?.text == name { return child }
      if let found = find(name, in: child) { return found }
    }
    return nil
  }

  /// A member of a view on a line; empty where it has none.
  func line(_ screen: String, _ name: String, _ key: String) throws -> String {
    try view(screen, name)[key]?.line ?? ""
  }

  /// The steps, without waits.
  var steps: [JSONValue] { (json["timeline"]?.items ?? []).filter { $0["wait"] == nil } }
}
