import HeroGeometry
import HeroLayers

@testable import HeroModel
@testable import HeroScene

/// Scenes whose labels are measured by a ruler of 10 points a character and 20 a line.
enum LayoutScene {
  static let ruler = TextMeasure { _ in
    { (text, width, _) throws(TextMeasure.Problem) in
      let count = Double(text.text.count)
      guard let width, text.numberOfLines != 1, width < count * 10 else { return Size(width: count * 10, height: 20) }
      let perLine = max((width / 10).rounded(.down), 1)
      return Size(width: perLine * 10, height: (count / perLine).rounded(.up) * 20)
    }
  }

  /// The frames of a screen's views by path, as `[x, y, width, height]`, in pre-order without the root.
  static func frames(
    _ subviews: String, canvas: String = #""width":300,"height":600,"scale":1"#,
    override: CanvasOverride = CanvasOverride()
  ) throws -> [[Double]] {
    let scene = try load(SceneText.scene(subviews: subviews, canvas: canvas), override: override)
    return frames(of: scene.screens[0])
  }

  static func load(_ text: String, override: CanvasOverride = CanvasOverride()) throws -> Scene {
    try SceneLoader(canvasOverride: override, textMeasure: ruler).load(
      bytes: Array(text.utf8), file: "s.json", folder: "/nonexistent")
  }

  static func frames(of screen: Screen) -> [[Double]] {
    screen.views.dropFirst().map { view in
      [
        view.position.x - view.anchorPoint.x * view.size.width, view.position.y - view.anchorPoint.y * view.size.height,
        view.size.width, view.size.height,
      ]
    }
  }
}
