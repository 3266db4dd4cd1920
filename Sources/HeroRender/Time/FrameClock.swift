/// Which moments of a film its frames show.
public struct FrameClock: Equatable, Sendable {
  /// Frames per second.
  public let rate: FrameRate
  /// The film's length T in seconds, finite, ≥ 0.
  public let duration: Double
  /// N = ⌈T·fps − 10⁻⁶⌉ + 1, ≥ 1; films beyond 10¹⁵ frames count as that.
  public let frameCount: Int

  /// Makes the clock of a film; a length that is negative or not a number counts as 0.
  public init(duration: Double, rate: FrameRate) {
    self.rate = rate
    self.duration = max(0, duration.isNaN ? 0 : duration)
    let last = (self.duration * Double(rate.numerator) / Double(rate.denominator) - 1e-6).rounded(.up)
    frameCount = Int(min(max(last, 0), 1e15)) + 1
  }

  /// The number of the frame that shows the end.
  public var lastFrame: Int { frameCount - 1 }

  /// The time in seconds that a frame shows: min(i / fps, T), and exactly T for the last one.
  ///
  /// Multiplied, never accumulated: i·denominator is exact, so the quotient is rounded once.
  public func time(ofFrame number: Int) -> Double {
    if number >= lastFrame { return duration }
    return min(Double(number) * Double(rate.denominator) / Double(rate.numerator), duration)
  }

  /// How far beyond the end a time may lie and still mean the end, seconds: T is printed rounded.
  private static let endTolerance = 0.001

  /// The time in seconds that a `--time` asks for; at most 1 ms beyond the end it is the end.
  ///
  /// Throws `RenderError.usage`, naming the end, for later times and for more than 100 %.
  public func time(of film: FilmTime) throws(RenderError) -> Double {
    let end = "the film's end, T = \(Decimals.fixed(duration, 3)) s"
    switch film {
    case .seconds(let seconds):
      // A hair more than the tolerance, so that T as printed plus one millisecond is inside of it.
      guard seconds <= duration + Self.endTolerance + 1e-9 else {
        throw .usage("--time \(Decimals.compact(seconds, 6)) lies beyond \(end)")
      }
      return min(max(seconds, 0), duration)
    case .fraction(let fraction):
      guard fraction <= 1 else {
        throw .usage("--time \(Decimals.compact(fraction * 100, 6))% lies beyond \(end), which is 100%")
      }
      return max(fraction, 0) * duration
    }
  }
}

/// A moment of a film as a person names it.
public enum FilmTime: Equatable, Sendable {
  /// Seconds from the start, ≥ 0.
  case seconds(Double)
  /// Part of the film's length, ≥ 0; 1 is the end.
  case fraction(Double)

  /// Reads `1.5` (seconds) or `50%`; nil for anything else, negative or not finite.
  public init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? text.dropLast() : text[...]), value.isFinite, value >= 0 else { return nil }
    self = isPercent ? .fraction(value / 100) : .seconds(value)
  }
}
