import ArgumentParser
import HeroFiles
import HeroModel
import HeroRender
import HeroScene
import HeroStoryboard

/// What is filmed of Interface Builder's files; shared by all commands that read scenes.
struct StoryboardArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Storyboards: the segue that is filmed, by its id or identifier, or FROM→TO (FROM->TO) by controllers' names. \
      (default: the first one that Hero animates)
      """, valueName: "segue"))
  var segue: String?

  @Flag(help: "Storyboards: end where the segue leads, without the way back.")
  var presentOnly = false

  @Option(
    help: ArgumentHelp(
      "Storyboards and xibs: where asset catalogues are. (default: beside or above the file)", valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var assets: String?

  /// The same for the reader.
  func options(canvas: CanvasOverride) -> StoryboardOptions {
    var options = StoryboardOptions()
    options.segue = segue
    options.presentsOnly = presentOnly
    options.assets = assets
    options.canvas = canvas
    return options
  }

  /// An Interface Builder file, as far as it has been worked out; nil for scene files.
  func storyboard(at path: String, canvas: CanvasOverride) throws(SceneError) -> StoryboardScene? {
    guard StoryboardOptions.reads(path) else { return nil }
    return try StoryboardScene(path: path, options: options(canvas: canvas), textMeasure: .renderer)
  }

  /// The scene of a file of either kind; refused where standard output goes into a file that it was read from.
  func scene(
    of path: String, canvas: CanvasOverride, assetRoot: String?, isForDrawing: Bool = true, showsFingers: Bool = false
  ) throws(SceneError) -> Scene {
    let scene: Scene
    if let storyboard = try storyboard(at: path, canvas: canvas) {
      scene = try storyboard.scene(isForDrawing: isForDrawing)
    } else {
      scene = try self.scene(path, canvas, assetRoot, isForDrawing, showsFingers)
    }
    try Self.spareStandardOutput(scene)
    return scene
  }

  /// Refuses to print into a file that the scene was read from.
  static func spareStandardOutput(_ scene: Scene) throws(SceneError) {
    guard let name = SourceFiles(scene.files).onStandardOutput else { return }
    throw SceneError([
      Diagnostic(file: name, message: "standard output goes into this file, which this run reads; name another file")
    ])
  }

  private func scene(
    _ path: String, _ canvas: CanvasOverride, _ assetRoot: String?, _ isForDrawing: Bool, _ showsFingers: Bool
  ) throws(SceneError) -> Scene {
    var loader = SceneLoader(assetRoot: assetRoot, canvasOverride: canvas, textMeasure: .renderer)
    loader.isForDrawing = isForDrawing
    loader.showsFingers = showsFingers
    return try loader.load(path: path)
  }
}
