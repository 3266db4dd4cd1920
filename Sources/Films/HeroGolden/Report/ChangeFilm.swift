import HeroFiles
import HeroInspection
import HeroRender
import TransitionEngine

/// A GIF of a scene as its golden has it and as it is today, side by side.
struct ChangeFilm {
  /// The longest side of each of the two, pixels.
  static let side = 400.0
  /// Seconds; longer films are not made.
  private static let longest = 15.0
  /// Bytes; larger files are not kept.
  private static let largest = 4 << 20
  private static let quality = 60

  let golden: Film
  let today: Film

  /// Writes it; false where it would be too long or too large.
  func write(to file: String, _ jobs: Int, _ cancellation: Cancellation) throws(RenderError) -> Bool {
    let source = try ComparisonSource([golden, today], names: ["golden", "today"])
    guard source.alignment.duration <= Self.longest else { return false }
    let target = OutputTarget.film(file, .gif)
    let rate = FrameRate(numerator: 25) ?? .standard
    let clock = FrameClock(
      duration: source.alignment.duration, rate: target.nearestRate(to: rate, quality: Self.quality) ?? rate)
    let scale = golden.scene.canvas.scale
    var header = FilmHeader(film: golden, clock: clock)
    header.canvas = FilmCanvas(
      width: Double(source.width) / scale, height: Double(source.height) / scale, scale: scale)
    let run = RenderRun(
      header: header, requests: (0..<clock.frameCount).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) },
      isWholeFilm: true)
    let options = OutputOptions(file: FileOptions(quality: Self.quality, largest: Self.largest, jobs: jobs))
    do throws(RenderError) {
      let outcome = try RenderJob(source: source, run: run, jobs: jobs).render(
        into: [target.makeSink(options: options)], cancellation: cancellation)
      if outcome.cancelled != nil { throw .stopped }
      return true
    } catch .tooLarge {
      return false
    }
  }
}
