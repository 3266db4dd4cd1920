import ArgumentParser
import HeroFiles
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender
import HeroTransition

/// `herorender sheet`: the film on one picture.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws a contact sheet: a row of moments for every transition.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender sheet scene.json sheet.png
        herorender sheet scene.json sheet.png --frames-per-transition 12 --columns 6
        herorender sheet scene.json sheet.png --onion     with all moments together, and the ways views go
        herorender sheet scene.json sheet.png --overlay ids,ways   with pairs in colours and the ways they go
        herorender sheet scene.json sheet.png --transition present --frame-device dark --backdrop gradient
      """))

  @OptionGroup var source: SceneOptions

  @Argument(help: "The picture, NAME.png.", completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: ArgumentHelp("Moments side by side. (default: all of a transition)", valueName: "n"))
  var columns: Int?

  @Option(help: ArgumentHelp("Moments of every transition, from its start to its end.", valueName: "n"))
  var framesPerTransition = 6

  @Option(
    help: ArgumentHelp(
      """
      So many moments of every transition where most happens, with equally much change between them; or, with commas, these \
      seconds of the film. (default: evenly spaced)
      """, valueName: "n|times"),
    transform: Self.moments)
  var moments: ContactSheet.Moments?

  @Flag(help: "Add all moments of a transition on top of each other, with the ways that views go.")
  var onion = false

  @Option(
    help: ArgumentHelp(
      "Draws what happens on the moments: ids, ways, finger, timing, or several of them with commas. (default: none)",
      valueName: "what"), completion: .overlays, transform: OverlayOption.parse)
  var overlay: Set<OverlayPart> = []

  @OptionGroup var part: FilmPartOptions

  @OptionGroup var look: FilmLookOptions

  @OptionGroup var telling: QuietOption

  private static func moments(_ text: String) throws -> ContactSheet.Moments {
    if let count = Int(text), (2...1000).contains(count) { return .changes(count) }
    let times = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
    guard text.contains(",") || text.contains("."), times.allSatisfy({ $0 >= 0 }) else {
      throw ValidationError("write a number of moments, 2…1000, or seconds with commas such as 0.3,0.45,0.6")
    }
    return .times(times.sorted())
  }

  /// More pixels than this are more than a picture viewer opens.
  private static let mostPixels = 200_000_000.0

  mutating func validate() throws {
    if let columns, !(1...100).contains(columns) { throw ValidationError("--columns must be 1…100") }
    if !(2...1000).contains(framesPerTransition) { throw ValidationError("--frames-per-transition must be 2…1000") }
    guard case .picture? = try? OutputTarget(output) else {
      throw ValidationError("\(output): a sheet is a picture; name it NAME.png")
    }
  }

  mutating func run() throws {
    let film = try source.film(isQuiet: telling.quiet, showsFingers: overlay.contains(.finger))
    let sources = SourceFiles(film.scene.files)
    try sources.spare(output)
    let scale = film.scene.canvas.scale
    var style = film.scene.output
    part.put(into: &style)
    try look.put(into: &style, scale: scale)
    var sheet = ContactSheet(
      columns: columns, framesPerTransition: framesPerTransition, hasOnionSkin: onion, overlay: overlay)
    sheet.frame = style.frame
    sheet.moments = moments
    if case .changes(let count)? = moments, columns == nil { sheet.columns = count + (onion ? 1 : 0) }
    if case .times(let times)? = moments {
      let clock = FrameClock(duration: film.duration, rate: .standard)
      for time in times { _ = try clock.time(of: .seconds(time), option: "--moments") }
      let isShown = sheet.plans(of: film).contains { plan in
        times.contains { plan.start <= $0 && $0 <= plan.start + plan.duration }
      }
      guard isShown || film.transitions.isEmpty else {
        throw RenderError.usage("none of --moments lies in a transition; `herorender inspect` says when they are")
      }
    }
    sheet.cut = try FilmCut(of: film, style)
    style.frame = nil
    let tree = sheet.tree(of: film)
    guard tree.size.width * tree.size.height * scale * scale <= Self.mostPixels else {
      throw ValidationError("the sheet would be too large: take fewer frames, or a smaller --scale")
    }
    var pixmap = try draw(tree, of: film)
    if style.isDressed {
      let canvas = FilmCanvas(width: tree.size.width, height: tree.size.height, scale: scale)
      pixmap = try FilmLook(
        style, around: canvas, safeArea: film.scene.canvas.safeArea, fonts: film.scene.fonts
      ).dress(pixmap)
    }
    try PictureFile.write(pixmap, to: output, sparing: sources)
    if !telling.quiet {
      Console.result("\(sheet.plans(of: film).count) transitions → \(output) (\(pixmap.width)×\(pixmap.height) px)")
    }
  }

  private func draw(_ tree: LayerTree, of film: Film) throws -> Pixmap {
    try source.drawing(film.scene) { try FilmSource(film: film).draw(tree) }
  }
}
