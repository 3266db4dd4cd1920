import HeroFiles
import HeroImage
import HeroInspection
import HeroRender

/// Pictures of two goldens or folders as a film: expected, difference and actual beside each other, each moment for half a second.
package struct DiffFilm: FrameSource {
  /// The moments of both sides, in the order of their names.
  private let moments: [(expected: String, actual: String, label: String)]
  private let layout: ComparisonLayout
  private let scale: Double

  /// Pictures a second.
  private static let rate = FrameRate(numerator: 2) ?? .standard

  /// - Parameters:
  ///   - expected: A PNG file, or a folder.
  ///   - actual: The same; of folders the pictures count that both have.
  /// - Throws: `RenderError.usage` where nothing can be shown, `input` for a picture that cannot be read.
  package init(expected: String, actual: String) throws(RenderError) {
    var names = [""]
    if Files.isFolder(expected), Files.isFolder(actual) {
      let others = try RenderError.onDisk(try FileSystem.names(in: actual))
      names = try RenderError.onDisk(try FileSystem.names(in: expected)).filter {
        $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") && others.contains($0)
      }
    }
    let manifest = try? GoldenFolder(path: actual).manifest()
    moments = names.map { name in
      let bare = String(name.dropLast(4))
      let time = manifest?.frames.first { $0.moment.name == bare }?.moment.time
      let label = time.map { "at \(Decimals.fixed($0, 2)) s" }
      return (Files.join(expected, name), Files.join(actual, name), label ?? bare)
    }
    guard let first = moments.first else { throw .usage("\(expected) and \(actual) have no picture of one name") }
    let sides = (try Self.picture(first.expected), try Self.picture(first.actual))
    guard sides.0.width == sides.1.width, sides.0.height == sides.1.height else {
      throw .usage(
        "a film of the difference needs pictures of one size: \(first.expected) has \(sides.0.width)×\(sides.0.height) pixels, "
          + "\(first.actual) \(sides.1.width)×\(sides.1.height)")
    }
    scale = manifest?.film.canvas.scale ?? 1
    layout = try ComparisonLayout(
      .sideBySide, names: Self.names(first.label),
      sizes: Array(repeating: (sides.0.width, sides.0.height), count: 3), scale: scale)
  }

  private static func names(_ label: String) -> [String] {
    ["expected", label.isEmpty ? "difference" : "difference \(label)", "actual"]
  }

  private static func picture(_ file: String) throws(RenderError) -> Pixmap {
    switch GoldenFolder.content(ofFile: file) {
    case .bytes(let bytes):
      do { return try ImageDecoder.decode(bytes) } catch { throw .input("\(file) cannot be decoded: \(error)") }
    case .missing: throw .input("\(file) cannot be read")
    case .pointer: throw .input("\(file) is a pointer of Git LFS; run git lfs pull")
    }
  }

  /// The number of the moment that shows at a time in seconds.
  package func picture(at time: Double) -> Int {
    min(max(Int((time * Double(Self.rate.numerator)).rounded()), 0), moments.count - 1)
  }

  /// Draws a moment.
  package func draw(_ picture: Int) throws -> Pixmap {
    let moment = moments[picture]
    let sides = (try Self.picture(moment.expected), try Self.picture(moment.actual))
    guard
      let difference = Pixmap(
        width: sides.0.width, height: sides.0.height, bytes: ComparisonLayout.difference(sides.0, sides.1))
    else { throw RenderError.input("\(moment.expected) and \(moment.actual) are of two sizes") }
    return try layout.draw([sides.0, difference, sides.1], names: Self.names(moment.label))
  }

  /// Writes the film.
  ///
  /// - Throws: `RenderError`, also where it would go over one of its pictures.
  package func write(to target: OutputTarget, threads: Int) throws(RenderError) {
    let clock = FrameClock(duration: Double(moments.count - 1) / Double(Self.rate.numerator), rate: Self.rate)
    let header = FilmHeader(
      sceneDigest: "difference",
      canvas: FilmCanvas(
        width: Double(layout.width) / scale, height: Double(layout.height) / scale, scale: scale),
      fps: Self.rate, duration: clock.duration, frameCount: clock.frameCount)
    let run = RenderRun(
      header: header, requests: (0..<clock.frameCount).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) },
      isWholeFilm: true, sources: SourceFiles(moments.flatMap { [$0.expected, $0.actual] }))
    let steps = moments.enumerated().map { index, moment in
      PlayerNotes.Step(
        index: index, title: moment.label, start: clock.time(ofFrame: index), duration: 1 / Double(Self.rate.numerator))
    }
    let options = OutputOptions(playerNotes: PlayerNotes(title: "Difference", steps: steps))
    _ = try RenderJob(source: self, run: run, jobs: threads).render(into: [target.makeSink(options: options)])
  }
}
