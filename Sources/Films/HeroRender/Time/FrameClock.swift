/// Which moments of a film its frames show.
package struct FrameClock: Equatable, Sendable {
  /// Frames per second.
  package let rate: FrameRate
  /// What is shown of the film.
  package let cut: FilmCut
  /// From the first picture to the last, seconds, finite, ≥ 0: of a whole film its length T.
  package var duration: Double { cut.duration }
  /// N = ⌈T·fps − 10⁻⁶⌉ + 1, ≥ 1, those that hold the end and those of the way back; films beyond 10¹⁵ frames count as that.
  package let frameCount: Int
  /// The number of the first frame that shows the end.
  private let endFrame: Int
  /// How many show it after that.
  private let heldFrames: Int

  /// The clock of a film; a length that is negative or not a number counts as 0.
  package init(duration: Double, rate: FrameRate) { self.init(.whole(duration), rate: rate) }

  /// The clock of what is shown of a film.
  package init(_ cut: FilmCut, rate: FrameRate) {
    func frames(_ seconds: Double) -> Int {
      let last = (seconds * Double(rate.numerator) / Double(rate.denominator) - 1e-6).rounded(.up)
      return Int(min(max(last, 0), 1e15))
    }
    self.rate = rate
    self.cut = cut
    endFrame = frames(cut.length)
    heldFrames = frames(cut.hold)
    // The first picture comes again as soon as the film begins anew.
    frameCount = endFrame + 1 + heldFrames + (cut.returns ? max(endFrame - 1, 0) : 0)
  }

  /// The number of the last frame.
  package var lastFrame: Int { frameCount - 1 }

  /// The film's time in seconds that a frame shows: of a whole film min(i / fps, T), and exactly T for the last one.
  ///
  /// Multiplied, never accumulated: i·denominator is exact, so the quotient is rounded once.
  package func time(ofFrame number: Int) -> Double {
    let back = number - endFrame - heldFrames
    if back > 0, cut.returns { return time(ofFrame: max(endFrame - back, 0)) }
    if number >= endFrame { return cut.end }
    let seconds = Double(number) * Double(rate.denominator) / Double(rate.numerator)
    return min(cut.start + seconds * cut.speed, cut.end)
  }

  /// How far beyond the end a time may lie and still mean the end, seconds: T is printed rounded.
  private static let endTolerance = 0.001

  /// The film's time in seconds that a `--time` asks for, which counts from the first picture; at most 1 ms beyond the end it is the end.
  ///
  /// Throws `RenderError.usage`, naming the option and the end, for later times and for more than 100 %.
  package func time(of film: FilmTime, option: String = "--time") throws(RenderError) -> Double {
    cut.time(after: try seconds(of: film, option))
  }

  private func seconds(of film: FilmTime, _ option: String) throws(RenderError) -> Double {
    let end = "the film's end, T = \(Decimals.fixed(duration, 3)) s"
    switch film {
    case .seconds(let seconds):
      // A hair more than the tolerance, so that T as printed plus one millisecond is inside of it.
      guard seconds <= duration + Self.endTolerance + 1e-9 else {
        throw .usage("\(option) \(Decimals.compact(seconds, 6)) lies beyond \(end)")
      }
      return min(max(seconds, 0), duration)
    case .fraction(let fraction):
      guard fraction <= 1 else {
        throw .usage("\(option) \(Decimals.compact(fraction * 100, 6))% lies beyond \(end), which is 100%")
      }
      return max(fraction, 0) * duration
    }
  }
}

/// A moment of a film as a person names it.
package enum FilmTime: Equatable, Sendable {
  /// Seconds from the start, ≥ 0.
  case seconds(Double)
  /// Part of the film's length, ≥ 0; 1 is the end.
  case fraction(Double)

  /// Reads `1.5` (seconds) or `50%`; nil for anything else, negative or not finite.
  package init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? text.dropLast() : text[...]), value.isFinite, value >= 0 else { return nil }
    self = isPercent ? .fraction(value / 100) : .seconds(value)
  }
}
