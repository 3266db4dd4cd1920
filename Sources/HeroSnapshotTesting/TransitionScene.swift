import HeroRender
import HeroScene
import HeroTransition

/// What a snapshot is taken of. A string literal is the path of a scene file.
public struct TransitionScene: Sendable, ExpressibleByStringLiteral {
  private enum Source: Sendable {
    case file(String)
    case json(String, folder: String?)
    case film(Film)
  }

  private let source: Source
  private var scale: Double?

  private init(_ source: Source) { self.source = source }

  /// A scene file; a relative path starts at the test file's folder.
  public init(stringLiteral path: String) { self.init(.file(path)) }

  /// A scene file; a relative path starts at the test file's folder.
  public static func file(_ path: String) -> TransitionScene { TransitionScene(.file(path)) }

  /// A scene as JSON text.
  ///
  /// - Parameter assets: The folder of its images and fonts; nil is the test file's folder.
  public static func json(_ text: String, assets: String? = nil) -> TransitionScene {
    TransitionScene(.json(text, folder: assets))
  }

  /// A film that has been planned already.
  public static func film(_ film: Film) -> TransitionScene { TransitionScene(.film(film)) }

  /// The same scene with so many pixels per point; a film keeps its own.
  public func scaled(to scale: Double) -> TransitionScene {
    var scene = self
    scene.scale = scale
    return scene
  }

  /// Reads the scene and plans its film.
  ///
  /// - Throws: `SceneError` with every problem of the scene.
  func film(testFolder: String) throws(SceneError) -> Film {
    let loader = SceneLoader(canvasOverride: CanvasOverride(scale: scale), textMeasure: .renderer)
    switch source {
    case .film(let film): return film
    case .file(let path):
      let full = path.hasPrefix("/") ? path : "\(testFolder)/\(path)"
      return try Film(scene: loader.load(path: full), file: full)
    case .json(let text, let folder):
      let scene = try loader.load(bytes: Array(text.utf8), file: "<json>", folder: folder ?? testFolder)
      return try Film(scene: scene, file: "<json>")
    }
  }
}
