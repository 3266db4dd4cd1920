import ArgumentParser
import HeroFiles
import HeroImage
import HeroMedia
import HeroModel
import HeroProduction
import HeroRender

/// How fast and how often a film is shown, and how well. A scene's `output` says the same as this, the part and the look; these win.
struct FilmStyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Film seconds a second: 0.5 is half as fast. (default: 1)", valueName: "factor"),
    transform: { try Numbers.parse($0, FilmStyle.speeds) })
  var speed: Double?

  @Option(
    help: ArgumentHelp("Seconds for which the last picture stays. (default: 0)", valueName: "s"),
    transform: { try Numbers.parse($0, FilmStyle.holds) })
  var hold: Double?

  @Option(
    help: ArgumentHelp(
      """
      once, a number of times, forever, or boomerang: forwards and backwards. Animated pictures and players count; \
      videos hold one round. (default: forever)
      """, valueName: "how"),
    transform: { text in
      guard let loop = FilmLoop(text) else {
        throw ValidationError("write once, forever, boomerang or a number from 1 to \(FilmLoop.limit.upperBound)")
      }
      return loop
    })
  var loop: FilmLoop?

  @Option(
    help: ArgumentHelp(
      """
      Quality against bytes, 1…100. GIF (100): a percentage of its 256 colours, below 60 also of 60 frames a second; \
      WebP (84), MP4 and WebM (80): their encoders' own scale; players (80): WebP's, and 100 loses nothing. Other outputs \
      lose nothing.
      """, valueName: "n"))
  var quality: Int?

  @Option(
    help: ArgumentHelp(
      """
      Lower frame rate, quality and size until the film or player has at most so many bytes: 10MB, 800kB. With gallery: \
      each player.
      """, valueName: "size"),
    transform: { text in
      guard let size = ByteCount(text) else { throw ValidationError("write \(ByteCount.expectation(of: text))") }
      return size
    })
  var maxSize: ByteCount?

  mutating func validate() throws {
    if let quality, !FilmStyle.qualities.contains(quality) { throw ValidationError("--quality must be 1…100") }
  }

  /// Refuses a largest size of what cannot be made smaller step by step.
  func checkLargest(of targets: [OutputTarget]) throws {
    guard maxSize != nil else { return }
    switch targets.first {
    case .film?, .player?: if targets.count == 1 { return }
    case .folder?, .picture?, .lottie?, .standardOutput?, nil: break
    }
    throw ValidationError("--max-size needs one output, a film or player such as NAME.gif, NAME.mp4 or NAME.html")
  }

  /// A scene's own style with what the options say in its place.
  func style(of scene: Scene, _ part: FilmPartOptions, _ look: FilmLookOptions) throws -> FilmStyle {
    var style = scene.output
    part.put(into: &style)
    if let speed { style.speed = speed }
    if let hold { style.hold = hold }
    if let loop { style.loop = loop }
    if let quality { style.quality = quality }
    try look.put(into: &style, scale: scene.canvas.scale)
    return style
  }
}

/// Which part of a film.
struct FilmPartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      One transition with some rest before and after it: its number from 0, its title such as "pop detail", its kind, or \
      its screen.
      """, valueName: "which"),
    transform: { TransitionName($0) })
  var transition: TransitionName?

  @Option(
    help: ArgumentHelp("Begin at this second of the film.", valueName: "s"),
    transform: { try Numbers.parse($0, .notNegative) })
  var from: Double?

  @Option(
    help: ArgumentHelp("End at this second of the film.", valueName: "s"),
    transform: { try Numbers.parse($0, .notNegative) })
  var to: Double?

  mutating func validate() throws {
    if transition != nil, from != nil || to != nil {
      throw ValidationError("--transition and --from or --to exclude each other")
    }
  }

  /// Puts what the options say in a style's place: a part is said as a whole.
  func put(into style: inout FilmStyle) {
    guard transition != nil || from != nil || to != nil else { return }
    (style.transition, style.from, style.to) = (transition, from, to)
  }
}

/// What stands around a film.
struct FilmLookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The body of the scene's device around the screen, drawn by herorender: dark, light or none. (default: none)",
      valueName: "look"))
  var frameDevice: FrameChoice?

  @Option(
    help: ArgumentHelp(
      "Free points around the film. (default: 0, or \(Int(FilmLook.defaultPadding)) with a device or backdrop)",
      valueName: "points"),
    transform: { try Numbers.parse($0, FilmStyle.paddings) })
  var padding: Double?

  @Option(
    help: ArgumentHelp(
      "What lies behind the film: a colour, transparent, colours with commas from top to bottom, gradient, or a picture's file.",
      valueName: "what"), completion: .file(), transform: NamedPath.read)
  var backdrop: String?

  @Option(
    help: ArgumentHelp("Words above the film; a long title takes several lines.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Words below the film, on a ground of their own; three lines at most show.", valueName: "text"))
  var caption: String?

  @Flag(help: "The film's time and its step, below the film.")
  var clock = false

  @Flag(help: "A bar below the film that fills while a transition runs.")
  var progressBar = false

  mutating func validate() throws {
    for (option, text) in [("title", title), ("caption", caption)] {
      guard let text, text.count > FilmStyle.titleLength || text.contains(where: \.isNewline) else { continue }
      throw ValidationError("--\(option) is one line of at most \(FilmStyle.titleLength) characters")
    }
  }

  /// Puts what the options say in a style's place; `scale` is what vector pictures are drawn with.
  func put(into style: inout FilmStyle, scale: Double) throws {
    if let frameDevice { style.frame = DeviceFrame(rawValue: frameDevice.rawValue) }
    if let padding { style.padding = padding }
    if let backdrop {
      style.backdrop = try Self.backdrop(backdrop, scale: scale)
      style.files = files
    }
    if let title { style.title = title.isEmpty ? nil : title }
    if let caption { style.caption = caption.isEmpty ? nil : caption }
    if clock { style.showsClock = true }
    if progressBar { style.showsProgress = true }
  }

  /// The files that the options name.
  var files: [String] { [backdrop].compactMap(\.self).filter { Backdrop(words: $0) == nil } }

  private static func backdrop(_ text: String, scale: Double) throws -> Backdrop {
    if let backdrop = Backdrop(words: text) { return backdrop }
    guard FileSystem.exists(text), !FileSystem.isFolder(text) else {
      throw ValidationError(
        "--backdrop '\(text)' is neither a colour nor a file; write #rgb, #rrggbb, a colour's name, several with commas, gradient, or a picture's path"
      )
    }
    if SourceFiles([text]).onStandardOutput != nil {
      throw RenderError.input("standard output goes into \(text), which this run reads; name another file")
    }
    do {
      let picture = try SourcePicture(FileBytes.read(text, maximum: ImageDecoder.maximumFile), vectorScale: scale)
      return .image(ImageAsset(path: text, file: picture.file, scale: picture.drawnScale ?? scale))
    } catch let error as ImageError {
      throw ValidationError("--backdrop \(text) cannot be read: \(error)")
    } catch let error as FileError {
      throw ValidationError("--backdrop: \(error.description.printable)")
    }
  }
}

/// `--frame-device`; `none` takes away a scene's own.
enum FrameChoice: String, CaseIterable, ExpressibleByArgument {
  case dark, light, none
}

/// Numbers on the command line.
enum Numbers {
  static func parse(_ text: String, _ range: NumberRange) throws -> Double {
    guard let number = Double(text), range.contains(number) else { throw ValidationError("write \(range.expectation)") }
    return number
  }
}
