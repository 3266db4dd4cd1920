import ArgumentParser
import Foundation
import HeroFiles
import HeroGolden
import HeroModel
import HeroProduction
import HeroRender

/// `herorender gallery`: a folder of web pages that shows a folder of scenes.
struct GalleryCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Writes a static site of films: a page of all with moving pictures, and a player for each.",
    discussion: HelpText.wrapped(
      """
      OUTPUT is a folder for index.html, a player for each scene, small pictures, and gallery.json for programs. It needs no server. An older \
      gallery is replaced, hidden files stay, and a folder with anything else is refused. The address of a player says where it \
      opens: #t=0.25 in seconds, #step=2 as `inspect` counts.

      A scene that cannot be drawn is listed with its errors. The others are drawn, and the run exits with 2.

      EXAMPLES
        herorender gallery scenes/ site/
        herorender gallery scenes/ site/ --scale 1 --quality 50       small pages
        herorender gallery scenes/ site/ --max-size 2MB               each player
        herorender gallery scenes/ site/ --quality 100                exact pictures, five times as large
        herorender gallery scenes/ site/ --frame-device dark --fps 60
      """))

  @Argument(help: "A folder of scenes, or one scene.", completion: .directory, transform: NamedPath.read)
  var path: String

  @Argument(help: "The folder that is written.", completion: .directory, transform: NamedPath.read)
  var output: String

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "Frames per second of the players: 1…240, or a fraction such as 30000/1001. (default: 30)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = GalleryCommand.standardRate

  @Option(help: ArgumentHelp("Threads. (default: the machine's cores)", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "The part of the film")
  var part: FilmPartOptions

  @OptionGroup var styling: FilmStyleOptions

  @OptionGroup var look: FilmLookOptions

  @OptionGroup var telling: QuietOption

  private static let standardRate = FrameRate(numerator: 30) ?? .standard
  /// Pixels a point of scenes that have more, where nobody says otherwise.
  private static let largestScale = 2.0

  mutating func validate() throws {
    try SceneArgument.check(path, of: "gallery", before: output)
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
    if path == "-" { throw ValidationError("a gallery needs files, not standard input") }
  }

  mutating func run() throws {
    let interruption = Interruption(told: "stopped before the first frame")
    // A gallery inside of the folder holds no scenes.
    let holdsOutput = FileSystem.isInside(output, path)
    let all = try SceneDiscovery.scenes(in: [path], golden: "")
    guard !all.isEmpty else { throw RenderError.usage("\(path) contains no scene") }
    let scenes = all.filter { !holdsOutput || !FileSystem.isInside($0.path, output) }
    guard !scenes.isEmpty else {
      throw RenderError.usage(
        "the scenes of \(path) lie in \(output), which the gallery takes for itself; name another folder")
    }
    let name = FilePath.name(of: FileSystem.resolved(path) ?? path)
    var site = try GallerySite(
      folder: output, title: name, rate: fps, threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      sparing: scenes.map(\.path) + look.files
        + [reading.assetRoot, reading.storyboards.assets].compactMap(\.self))
    interruption.beginWork()
    var bar = !telling.quiet && Console.hasProgressTerminal ? ProgressBar(total: scenes.count, unit: "scenes") : nil
    var broken = 0
    var fixed: [String] = []
    for (index, scene) in scenes.enumerated() {
      do {
        let bytes = try withExtendedLifetime(interruption) {
          try add(scene, to: &site, &fixed, interruption.cancellation) { note in
            bar?.clear()
            if !telling.quiet { Console.note(note) }
          }
        }
        if bar == nil, !telling.quiet {
          Console.note("\(index + 1) of \(scenes.count): \(scene.name), \(Decimals.megabytes(bytes))")
        }
      } catch let error as SceneError {
        bar?.clear()
        Failure(error).tell()
        site.add(scene.name, errors: error.diagnostics)
        broken += 1
      } catch RenderError.stopped {
        bar?.clear()
        throw interruption.stopped("after \(index) of \(scenes.count) scenes; \(output) is not whole")
      }
      bar?.advance()
    }
    bar?.clear()
    try site.finish()
    if !telling.quiet {
      ReadingOptions.tellFixedSizes(of: fixed)
      let films = scenes.count - broken
      Console.note("\(output) has \(Decimals.megabytes(site.bytes))")
      Console.result(
        "\(films) film\(films == 1 ? "" : "s") → \(FilePath.join(output, "index.html"))"
          + (broken > 0 ? ", \(broken) cannot be drawn" : ""))
    }
    if broken > 0 { throw ExitStatus.input }
  }

  /// Adds a film, and its path to those that no text size changes, and returns the film's bytes; what the scene is to blame for is thrown as
  /// `SceneError`.
  private func add(
    _ scene: DiscoveredScene, to site: inout GallerySite, _ fixed: inout [String], _ cancellation: Cancellation,
    telling: (String) -> Void
  ) throws -> Int {
    do {
      var film = try reading.film(of: scene.path)
      if film.scene.hasFixedSizes { fixed.append(scene.path) }
      if reading.scale == nil, reading.width == nil, film.scene.canvas.scale > Self.largestScale {
        film = try film.scaled(to: Self.largestScale, file: scene.path)
      }
      return try site.add(
        scene.name, film: film, file: scene.path, style: try styling.style(of: film.scene, part, look),
        largest: styling.maxSize?.bytes, cancellation: cancellation, telling: telling)
    } catch RenderError.usage(let text) {
      throw SceneError([Diagnostic(file: scene.path, message: text)])
    } catch RenderError.drawing(let frame, let time, let reason) {
      let error = RenderError.drawing(frame: frame, time: time, reason: reason)
      throw SceneError([Diagnostic(file: scene.path, message: error.description)])
    }
  }
}
