import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroModel
@testable import HeroScene

/// Scenes as texts, and what loading them says.
enum SceneText {
  /// Loads a scene from its text; assets would be looked up in a folder that does not exist.
  static func load(_ text: String, override: CanvasOverride = CanvasOverride()) throws -> Scene {
    try SceneLoader(canvasOverride: override).load(bytes: Array(text.utf8), file: "s.json", folder: "/nonexistent")
  }

  /// The problems of a text, as they are printed; empty when it loads.
  static func problems(_ text: String) -> [String] { problems(bytes: Array(text.utf8)) }

  static func problems(bytes: [UInt8], override: CanvasOverride = CanvasOverride()) -> [String] {
    do {
      _ = try SceneLoader(canvasOverride: override).load(bytes: bytes, file: "s.json", folder: "/nonexistent")
      return []
    } catch {
      return error.diagnostics.map(\.text)
    }
  }

  /// A scene with one screen `a` whose root has these subviews, and a second screen `b`.
  static func scene(
    subviews: String = "", timeline: String = "", canvas: String = #""width":100,"height":200,"scale":1"#
  )
    -> String
  {
    #"{"version":1,"canvas":{\#(canvas)},"screens":{"a":{"view":{"subviews":[\#(subviews)]}},"b":{"view":{}}},"#
      + #""root":"a","timeline":[\#(timeline)]}"#
  }

  /// The problems of one view, without file and place.
  static func viewProblems(_ view: String) -> [String] { messages(scene(subviews: view)) }

  /// The problems of one step, without file and place.
  static func stepProblems(_ step: String) -> [String] { messages(scene(timeline: step)) }

  /// `path: message` of every problem.
  static func messages(_ text: String) -> [String] {
    do {
      _ = try load(text)
      return []
    } catch let error as SceneError {
      return error.diagnostics.map { "\($0.jsonPath): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  /// The path of the first subview of `scene`.
  static let path = "$.screens.a.view.subviews[0]"

  /// Expects of each row of a table what is said of its first cell: the other cells, each between a path and an end. A row is a line, with ⇒
  /// between its cells; a line that begins with ⇒ goes on with the row before.
  static func expect(
    _ table: String, at path: String = "", end: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ said: (String) throws -> [String]
  ) rethrows {
    for row in table.replacing("\n⇒", with: " ⇒").split(separator: "\n") {
      let cells = row.split(separator: " ⇒ ", omittingEmptySubsequences: false).map(String.init)
      #expect(cells.count > 1, "\(row)", sourceLocation: sourceLocation)
      try expectEqual(
        said(cells[0]), cells.dropFirst().map { path + $0 + end }, "\(row)", sourceLocation: sourceLocation)
    }
  }

  /// The only subview of a scene's first screen.
  static func view(_ view: String) throws -> View {
    let scene = try load(scene(subviews: view))
    return scene.screens[0].views[1]
  }

  /// A modal scene with cascade, arc and spring.
  static let card = """
    {
      "version": 1,
      "canvas": { "width": 200, "height": 400, "scale": 1, "background": "#000000" },
      "screens": {
        "list": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "card", "frame": [20, 300, 80, 60], "heroID": "card", "cornerRadius": 8,
            "shadow": { "offset": [0, 2], "radius": 4, "opacity": 0.3 } },
          { "name": "note", "frame": [20, 40, 160, 30], "text": "Tap a card", "heroModifiers": "fade translate(0, -40)" }
        ] } },
        "detail": { "view": { "backgroundColor": "#f2f2f7", "subviews": [
          { "name": "card", "frame": [0, 0, 200, 150], "heroID": "card", "heroModifiers": "arc spring(250, 25)" },
          { "name": "rows", "frame": [0, 170, 200, 200], "heroModifiers": "cascade(0.05)", "subviews": [
            { "frame": [20, 0, 160, 40], "heroModifiers": ["fade", "translate(0, 60)"] }
          ] }
        ] } }
      },
      "root": "list",
      "timeline": [ { "wait": 0.1 }, { "present": "detail" }, { "dismiss": true, "animation": "zoomOut" } ]
    }
    """
}

extension Step {
  /// The samples of its gesture, and how it ends.
  var gesture: (samples: [GestureSample], release: Release) {
    get throws {
      guard case .samples(let samples, let release)? = interaction else { throw SceneError([]) }
      return (samples, release)
    }
  }
}

extension View {
  /// The contents of a label.
  var label: TextContents {
    get throws {
      guard case .label(let text) = content else { throw SceneError([]) }
      return text
    }
  }
}
