import ArgumentParser
import Foundation
import HeroFiles
import HeroGolden
import HeroModel
import HeroRaster
import HeroRender
import TransitionEngine

/// `herorender diff`: two pictures, two folders of them, or two scenes.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two frames, two folders of frames or goldens, or two scenes.",
    discussion: HelpText.wrapped(
      """
      Pictures of folders belong together by name. Of scenes, storyboards too, every frame, number and plan is compared, each drawn now.
      Exits with 1 when they differ, and writes a report.

      EXAMPLES
        herorender diff before.png after.png
        herorender diff frames-main/ frames-branch/ --threshold 0.05
        herorender diff golden/card herorender-report/card/actual --report changes
        herorender diff golden/card herorender-report/card/actual --film change.gif    expected, difference, actual
        herorender diff Menu.storyboard menu.json
      """))

  @Argument(help: "What is expected: a PNG file, a folder, or a scene.", completion: .file(), transform: NamedPath.read)
  var expected: String

  @Argument(help: "What is compared with it.", completion: .file(), transform: NamedPath.read)
  var actual: String

  @Option(
    help: ArgumentHelp(
      "Where the report goes, also when nothing differs. (default: herorender-report, only on failure)",
      valueName: "dir"),
    completion: .directory, transform: NamedPath.read)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Write expected, difference and actual side by side as a film, each picture for half a second: NAME.gif, .webp, .html …",
      valueName: "file"), completion: .file(), transform: NamedPath.read)
  var film: String?

  @OptionGroup var tolerance: ToleranceOptions

  @OptionGroup(title: "Scenes") var reading: ReadingOptions

  @OptionGroup var telling: QuietOption

  mutating func validate() throws {
    guard let film else { return }
    do throws(RenderError) {
      switch try OutputTarget(film) {
      case .film, .player: return
      case .folder, .picture, .lottie, .standardOutput: break
      }
    } catch { throw ValidationError(error.description.printable) }
    throw ValidationError("--film \(film): write NAME.gif, .webp, .apng, .mp4 … or .html")
  }

  mutating func run() throws {
    var diff = PictureFolderDiff(
      expected: expected, actual: actual, tolerance: tolerance.override.applied(to: .exact), jobs: tolerance.threads)
    let scenes = [expected, actual].filter(Self.isScene)
    guard scenes.count != 1 else {
      throw ValidationError("\(scenes[0]) is a scene, the other one is not; render it into a folder first")
    }
    var drawn: String?
    defer { if let drawn { try? FileManager.default.removeItem(atPath: drawn) } }
    if scenes.count == 2 {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)").path
      drawn = folder
      UnfinishedPaths.begin(folder)
      diff.titles = (expected, actual)
      (diff.expected, diff.actual) = ("\(folder)/expected", "\(folder)/actual")
      let films = (try draw(expected, into: diff.expected), try draw(actual, into: diff.actual))
      diff.sources = films.0.scene.files + films.1.scene.files
      diff.tolerance = try diff.tolerance.naming(viewsOf: films.0.scene, file: expected)
    }
    let summary = try diff.run(report: report ?? "herorender-report", keepsReport: report != nil)
    if let film {
      try DiffFilm(expected: diff.expected, actual: diff.actual)
        .write(to: OutputTarget(film), threads: tolerance.threads)
      if !telling.quiet { Console.note("wrote \(film)") }
    }
    guard let result = summary.results.first else { return }
    if result.outcome == .passed {
      if !telling.quiet { Console.result("same: \(expected) and \(actual)") }
      return
    }
    Console.result("DIFFERENT \(expected) and \(actual)")
    let text = ResultText.failure(result).map { "  \($0)\n" }.joined()
    Console.output(
      text.replacingOccurrences(of: diff.expected, with: expected).replacingOccurrences(of: diff.actual, with: actual))
    throw ExitStatus.comparison
  }

  private static func isScene(_ path: String) -> Bool {
    [".json", ".storyboard", ".xib"].contains { path.lowercased().hasSuffix($0) } && !FileSystem.isFolder(path)
  }

  /// Draws all frames of a scene, with their numbers and its plan.
  private func draw(_ scene: String, into folder: String) throws -> Film {
    let film = try reading.film(of: scene)
    if !telling.quiet {
      ReadingOptions.tellWarnings(of: film, file: ReadingOptions.name(of: scene), isForDrawing: true)
    }
    let check = GoldenCheck(
      jobs: tolerance.threads, selection: .frames(nil), levels: GoldenLevels(pixels: .png, trace: .moments))
    try check.record(GoldenSubject(film: film, rate: .standard), into: GoldenFolder(path: folder))
    return film
  }
}
