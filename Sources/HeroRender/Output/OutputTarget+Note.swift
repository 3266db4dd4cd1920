import HeroFiles
import HeroModel

extension OutputTarget {
  /// What people should know about a film before it is made: nothing, or how its rate differs.
  package func note(for run: RenderRun) -> String? {
    guard case .film(let path, .gif) = self else { return nil }
    let (asked, shown) = (run.playRate, GIFTiming.nearestRate(to: run.playRate))
    if asked == shown { return nil }
    return "\(path): GIF counts time in hundredths of a second: \(asked) fps becomes \(shown)"
  }

  /// The part of a style that the output cannot show; nil when it shows all.
  package func note(for style: FilmStyle) -> String? {
    guard case .film(let path, let format) = self, [.mp4, .webm, .mov].contains(format),
      case .times(let count)? = style.loop, count > 1
    else { return nil }
    return "\(path): a video holds one round; its player repeats it"
  }

  /// A larger file gets a hint, bytes.
  static let largeFile = 10_000_000

  /// How a finished file can become smaller when it is too large to share; nil for what is small, and for folders and streams.
  package func hint(for run: RenderRun) -> String? { hint(for: run, above: Self.largeFile) }

  /// The same for files above so many bytes.
  func hint(for run: RenderRun, above limit: Int) -> String? {
    let ways: [String]
    switch self {
    case .folder, .standardOutput: return nil
    case .picture: ways = []
    case .film: ways = ["--fps \(Self.half(run.header.fps))"]
    case .player: ways = ["--player-quality 80"]
    }
    guard let count = FileSystem.size(path), count > limit else { return nil }
    let canvas = run.header.canvas
    // A pixel a point, or else half of it.
    let width = canvas.scale > 1 ? Int(canvas.width.rounded(.up)) : max(canvas.pixelWidth / 2, 1)
    let remedies = (["--width \(width)"] + ways).joined(separator: " or ")
    return "\(path) has \(Decimals.megabytes(count)); \(remedies) makes it smaller"
  }

  private static func half(_ rate: FrameRate) -> Int {
    max(Int((Double(rate.numerator) / Double(rate.denominator) / 2).rounded()), 1)
  }
}
