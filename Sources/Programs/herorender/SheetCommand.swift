import ArgumentParser
import HeroFiles
import HeroImage
import HeroInspection
import HeroModel
import HeroProduction
import HeroRender
import TransitionEngine

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
        herorender sheet scene.json sheet.png --onion     with all moments together, and the paths of views
        herorender sheet scene.json sheet.png --overlay ids,ways   with pairs in colours and their paths
        herorender sheet scene.json sheet.png --transition present --frame-device dark --backdrop gradient
      """))

  @Argument(help: SceneOptions.help, completion: SceneOptions.completion, transform: NamedPath.read)
  var scene: String

  @OptionGroup var reading: ReadingOptions

  @Argument(help: "The picture, NAME.png.", completion: .file(extensions: ["png"]), transform: NamedPath.read)
  var output: String

  @Option(help: ArgumentHelp("Moments side by side. (default: all of a transition)", valueName: "n"))
  var columns: Int?

  @Option(help: ArgumentHelp("Moments of every transition, from its start to its end.", valueName: "n"))
  var framesPerTransition = 6

  @Option(
    help: ArgumentHelp(
      """
      This many moments of every transition, with equally much change between them; or, with commas, these \
      seconds of the film. (default: evenly spaced)
      """, valueName: "n|times"),
    transform: Self.moments)
  var moments: ContactSheet.Moments?

  @Flag(help: "Add all moments of a transition on top of each other, with the paths of views.")
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

  private var source: SceneOptions { SceneOptions(scene: scene, reading: reading) }

  mutating func validate() throws {
    try SceneArgument.check(source.scene, of: "sheet", before: output)
    if look.clock || look.progressBar {
      throw ValidationError("a sheet shows many moments; --clock and --progress-bar are for films")
    }
    if let columns, !(1...100).contains(columns) { throw ValidationError("--columns must be 1…100") }
    if !(2...1000).contains(framesPerTransition) { throw ValidationError("--frames-per-transition must be 2…1000") }
    guard case .picture? = try? OutputTarget(output) else {
      throw ValidationError("\(output): a sheet is a picture; name it NAME.png")
    }
  }

  mutating func run() throws {
    let film = try source.film(isQuiet: telling.quiet, showsFingers: overlay.contains(.finger))
    var style = film.scene.output
    part.put(into: &style)
    try look.put(into: &style, scale: film.scene.canvas.scale)
    let sources = SourceFiles(film.scene.files + style.files)
    try sources.spare(output)
    var sheet = ContactSheet(
      columns: columns, framesPerTransition: framesPerTransition, hasOnionSkin: onion, overlay: overlay)
    sheet.moments = moments
    if case .changes(let count)? = moments, columns == nil { sheet.columns = count + (onion ? 1 : 0) }
    let production = try SheetProduction(sheet, of: film, style: style)
    let pixmap = try source.drawing(film.scene) { try production.picture() }
    try PictureFile.write(pixmap, to: output, sparing: sources)
    if !telling.quiet {
      let count = production.sheet.plans(of: film).count
      Console.result("\(count) transition\(count == 1 ? "" : "s") → \(output) (\(pixmap.width)×\(pixmap.height) px)")
    }
  }
}
