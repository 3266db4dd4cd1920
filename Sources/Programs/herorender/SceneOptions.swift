import ArgumentParser
import HeroGeometry
import HeroImage
import HeroInspection
import HeroMarkup
import HeroModel
import HeroRender
import HeroScene
import HeroStoryboard
import TransitionEngine

/// The scene argument and what changes how it is read; shared by all subcommands of one scene.
///
/// A command has both as its own: a debug build of the argument parser checks a group four times, and each group inside of it sixteen times.
struct SceneOptions {
  static let help: ArgumentHelp = "A scene file, a storyboard, a xib, or - for standard input."
  static let completion: CompletionKind = .file(extensions: ["json", "storyboard", "xib"])

  let scene: String
  let reading: ReadingOptions

  /// The scene file's name without its folder; `-` for standard input.
  var sceneName: String { scene.split(separator: "/").last.map(String.init) ?? scene }

  /// The scene file as diagnostics name it.
  var file: String { ReadingOptions.name(of: scene) }

  /// The Interface Builder file that the scene is; nil for scene files.
  var storyboard: StoryboardScene? {
    get throws(SceneError) { try reading.storyboards.storyboard(at: scene, canvas: reading.canvas) }
  }

  /// Reads the scene and plans its film; warnings go to standard error unless `isQuiet`.
  ///
  /// `background` replaces the canvas's own.
  func film(
    background: Color? = nil, isQuiet: Bool, isForDrawing: Bool = true, showsFingers: Bool = false
  ) throws(SceneError) -> Film {
    let film = try reading.film(
      of: scene, background: background, isForDrawing: isForDrawing, showsFingers: showsFingers)
    if !isQuiet { ReadingOptions.tellWarnings(of: film, file: file, isForDrawing: isForDrawing) }
    return film
  }

  /// Draws pictures of the scene that are no frames of a run, with errors that name the view where they can.
  func drawing<Result>(_ scene: Scene, _ draw: () throws -> Result) throws -> Result {
    do { return try draw() } catch let error as SceneError { throw error } catch {
      let error = RenderError(error, frame: nil, time: 0)
      throw SceneError(error, scene: scene, file: file) ?? error as any Error
    }
  }
}

/// What changes how scenes are read.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels per point, in place of the scene's.", valueName: "s"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Pixels of a frame's width, in place of a scale; the height follows, rounded.", valueName: "n"))
  var width: Int?

  @Option(
    help: ArgumentHelp("A device preset for size and scale, such as \"iPhone 15 Pro\".", valueName: "name"),
    completion: .devices)
  var device: String?

  @Option(
    help: ArgumentHelp(
      "How the device is held, in place of the scene's: portrait or landscape.", valueName: "orientation"))
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp("Canvas size in points, such as 390x844.", valueName: "wxh"), transform: CanvasSize.init)
  var size: CanvasSize?

  @Option(
    help: ArgumentHelp("The phone's look, in place of the scene's: light or dark.", valueName: "look"))
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp("Scenes: the writing direction, in place of the scene's: ltr or rtl.", valueName: "direction"))
  var direction: LayoutDirection?

  @Option(
    help: ArgumentHelp("The text size of the phone's user, which fonts of a text style follow.", valueName: "size"))
  var textSize: ContentSizeCategory?

  @Flag(
    name: .customLong("reduced-motion"), inversion: .prefixedNo,
    help: "UIKit's own transitions cross-fade, as for a user who prefers that (Reduce Motion); Hero's do not.")
  var isMotionReduced: Bool?

  @Option(
    help: ArgumentHelp(
      "A mode of herorender.json, the nearest from here upwards: device, orientation, appearance, direction and text size, before which the "
        + "options of these names go.", valueName: "name"))
  var mode: String?

  @Option(
    help: ArgumentHelp(
      "A folder that assets may come from besides the scene file's own.", valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var assetRoot: String?

  @OptionGroup var storyboards: StoryboardArguments

  mutating func validate() throws {
    if let scale, !(scale.isFinite && scale > 0) { throw ValidationError("--scale must be a number above 0") }
    if let width {
      guard (1...ImageDecoder.maximumSide).contains(width) else {
        throw ValidationError("--width must be 1…\(ImageDecoder.maximumSide) pixels")
      }
      if scale != nil { throw ValidationError("--width and --scale exclude each other") }
    }
    if device != nil, size != nil { throw ValidationError("--device and --size exclude each other") }
    if orientation != nil, size != nil { throw ValidationError("--orientation and --size exclude each other") }
  }

  /// How scenes are drawn: the named mode, and what the options say in its place.
  var chosenMode: SceneMode {
    get throws(SceneError) {
      var (options, mode) = (
        SceneMode(), try mode.map { name throws(SceneError) in try ModeFile.mode(name) } ?? SceneMode()
      )
      (options.device, options.orientation, options.appearance) = (device, orientation, appearance)
      (options.layoutDirection, options.textSize, options.isMotionReduced) = (direction, textSize, isMotionReduced)
      if size != nil { (mode.device, mode.orientation) = (nil, nil) }
      return mode.with(options)
    }
  }

  /// What the command line says of the canvas.
  var canvas: CanvasOverride {
    get throws(SceneError) { try canvas(in: chosenMode) }
  }

  /// The same in a mode.
  func canvas(in mode: SceneMode) -> CanvasOverride {
    var canvas = CanvasOverride(mode, scale: scale)
    (canvas.width, canvas.height, canvas.pixelWidth) = (size?.width, size?.height, width)
    return canvas
  }

  /// A scene file as diagnostics name it.
  static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Prints what is worth knowing of a film: what its file does not show as it means, what its plan warns of, and when it is drawn, what
  /// no font has.
  static func tellWarnings(of film: Film, file: String, isForDrawing: Bool) {
    let warnings = film.scene.notes.filter(\.isOfTheFile).map(\.told) + film.warnings
    for var warning in warnings {
      warning.message = RuleBook.explaining(warning.message)
      Console.diagnostic(warning)
    }
    guard isForDrawing else { return }
    for warning in SceneLint.fontWarnings(film.scene, file: file) { Console.note(warning.text) }
  }

  /// Says once which of several scenes no font of follows the text size that was asked for.
  static func tellFixedSizes(of files: [String]) {
    guard let first = files.first else { return }
    let others = files.count > 1 ? " (and \(files.count - 1) more)" : ""
    Console.note(
      "herorender: note: \(first)\(others): no font has a 'textStyle'; the text size changes nothing".printable)
  }

  /// Reads a scene and plans its film; `background` replaces the canvas's own. Whoever does not draw it says so.
  func film(
    of path: String, background: Color? = nil, isForDrawing: Bool = true, showsFingers: Bool = false
  ) throws(SceneError) -> Film {
    var scene = try storyboards.scene(
      of: path, canvas: try canvas, assetRoot: assetRoot, isForDrawing: isForDrawing, showsFingers: showsFingers)
    if let background { scene.canvas.background = background }
    return try Film(scene: scene, file: Self.name(of: path))
  }
}

extension Appearance: ExpressibleByArgument {}
extension Orientation: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}

/// A size in points as `390x844`.
struct CanvasSize: Equatable {
  let width: Double
  let height: Double

  init(_ text: String) throws {
    let sides = text.lowercased().split(whereSeparator: { $0 == "x" || $0 == "×" }).compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 > 0 }),
      text.lowercased().count(where: { $0 == "x" || $0 == "×" }) == 1
    else { throw ValidationError("write two numbers above 0, such as 390x844") }
    (width, height) = (sides[0], sides[1])
  }
}

/// A frame rate from the command line.
enum FrameRateOption {
  static func parse(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text) else { throw ValidationError("write 1…240, or a fraction such as 30000/1001") }
    return rate
  }
}

/// A moment from the command line.
enum FilmTimeOption {
  static func parse(_ text: String) throws -> FilmTime {
    guard let time = FilmTime(text) else { throw ValidationError("write seconds from 0, or a part such as 50%") }
    return time
  }
}
