import HeroModel
import HeroRender
import HeroScene
internal import HeroStoryboard
import TransitionEngine

/// What a snapshot is taken of. A string literal is the path of a scene file, storyboard or xib.
public struct TransitionScene: Sendable, ExpressibleByStringLiteral {
  private enum Source: Sendable {
    case file(String)
    case json(String, folder: String?)
    case storyboard(String, segue: String?, presentsOnly: Bool, device: String?)
    case film(Film)
  }

  private let source: Source
  private var scale: Double?

  private init(_ source: Source) { self.source = source }

  /// A scene file; a relative path starts at the test file's folder.
  public init(stringLiteral path: String) { self.init(.file(path)) }

  /// A scene file, storyboard or xib; a relative path starts at the test file's folder.
  public static func file(_ path: String) -> TransitionScene { TransitionScene(.file(path)) }

  /// A scene as JSON text.
  ///
  /// - Parameters:
  ///   - text: The scene.
  ///   - assets: The folder of its images and fonts; nil is the test file's folder.
  public static func json(_ text: String, assets: String? = nil) -> TransitionScene {
    TransitionScene(.json(text, folder: assets))
  }

  /// A transition of a storyboard.
  ///
  /// - Parameters:
  ///   - path: A relative one starts at the test file's folder.
  ///   - segue: By its id or identifier, or `FROM→TO` (`FROM->TO`) by controllers' names; nil is the first one that Hero animates.
  ///   - presentOnly: Whether the film ends where the segue leads, without the way back.
  ///   - device: A device's name, for which everything is laid out; nil is the file's own.
  public static func storyboard(
    _ path: String, segue: String? = nil, presentOnly: Bool = false, device: String? = nil
  ) -> TransitionScene {
    TransitionScene(.storyboard(path, segue: segue, presentsOnly: presentOnly, device: device))
  }

  /// A film that has been planned already.
  package static func film(_ film: Film) -> TransitionScene { TransitionScene(.film(film)) }

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
    func full(_ path: String) -> String { path.hasPrefix("/") ? path : "\(testFolder)/\(path)" }
    switch source {
    case .film(let film): return film
    case .file(let path) where StoryboardOptions.reads(path):
      return try storyboardFilm(full(path), StoryboardOptions())
    case .storyboard(let path, let segue, let presentsOnly, let device):
      var options = StoryboardOptions()
      options.segue = segue
      options.presentsOnly = presentsOnly
      options.canvas.device = device
      return try storyboardFilm(full(path), options)
    case .file(let path): return try Film(scene: loader.load(path: full(path)), file: full(path))
    case .json(let text, let folder):
      let scene = try loader.load(bytes: Array(text.utf8), file: "<json>", folder: folder ?? testFolder)
      return try Film(scene: scene, file: "<json>")
    }
  }

  /// The film of another text of its scene file, or of what is written of it; nil where that cannot be planned.
  func film(of text: [UInt8], testFolder: String) -> Film? {
    let path: String
    switch source {
    case .file(let file), .storyboard(let file, _, _, _): path = file.hasPrefix("/") ? file : "\(testFolder)/\(file)"
    case .json(_, let folder): path = "\(folder ?? testFolder)/<json>"
    case .film: path = "\(testFolder)/<film>"
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let loader = SceneLoader(canvasOverride: CanvasOverride(scale: scale), textMeasure: .renderer)
    return (try? loader.load(bytes: text, file: path, folder: folder)).flatMap { try? Film(scene: $0, file: path) }
  }

  private func storyboardFilm(_ path: String, _ options: StoryboardOptions) throws(SceneError) -> Film {
    var options = options
    options.canvas.scale = scale
    let storyboard = try StoryboardScene(path: path, options: options, textMeasure: .renderer)
    return try Film(scene: storyboard.scene(), file: path)
  }
}
