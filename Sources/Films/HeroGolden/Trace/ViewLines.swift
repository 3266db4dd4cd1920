import HeroModel

/// Where a scene's file says something of its views.
struct ViewLines: Equatable, Sendable {
  private struct Lines: Equatable, Sendable {
    var view: Int
    var modifiers: Int?
  }

  private var lines: [String: Lines] = [:]
  /// The file's name in places.
  var file = ""

  /// Without a scene nothing has a line.
  init() {}

  init(_ scene: Scene, file: String = "") {
    self.file = file
    // Steps say a view anew; the first file's first mention is the view's own.
    for screen in scene.screens {
      for view in screen.views where view.location.line > 0 {
        lines[view.path] = Lines(view: view.location.line, modifiers: view.heroModifiersLocation?.line)
      }
    }
  }

  /// Where a view, or its modifiers, are: `shop.json:17`; nil when it is not known.
  func place(of path: String, modifiers: Bool = false) -> String? {
    guard !file.isEmpty, let lines = lines[path] else { return nil }
    return "\(file):\(modifiers ? lines.modifiers ?? lines.view : lines.view)"
  }
}
