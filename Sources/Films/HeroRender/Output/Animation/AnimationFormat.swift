/// The animated pictures that herorender writes itself.
enum AnimationFormat: String, Sendable, CaseIterable {
  /// One palette for the film.
  case gif
  case apng
  /// Lossy, of quality 84.
  case webp

  /// Pixels a side that the format can say at most.
  var largestSide: Int {
    switch self {
    case .gif: 65535
    case .apng: Int(Int32.max)
    case .webp: 16383
    }
  }

  /// How the format counts the time of a film whose frames follow one another at a rate.
  func timing(_ rate: PlayRate) -> AnimationTiming {
    switch self {
    case .gif:
      let hundredths = GIFTiming.hundredths(rate)
      return AnimationTiming(rate: rate, tick: (hundredths, 100), longest: 65535 / hundredths)
    case .apng:
      // A delay is a fraction of two 16-bit numbers: exact for every rate that fits.
      let isExact = rate.numerator <= 65535 && rate.denominator <= 65535
      let tick = isExact ? (rate.denominator, rate.numerator) : (1, 10000)
      return AnimationTiming(rate: rate, tick: tick, longest: 65535 / tick.0)
    case .webp:
      return AnimationTiming(rate: rate, tick: (1, 1000), longest: 1 << 23)
    }
  }
}

/// When frames begin and end in the units of a format. Each moment is rounded for itself, so that errors do not add up.
struct AnimationTiming: Equatable, Sendable {
  /// Of the frames that go in.
  let rate: PlayRate
  /// One unit in seconds, as a fraction.
  let tick: (seconds: Int, per: Int)
  /// Units that one picture of the file may last at most, ≥ 1.
  let longest: Int

  static func == (one: AnimationTiming, other: AnimationTiming) -> Bool {
    one.rate == other.rate && one.tick == other.tick && one.longest == other.longest
  }

  /// The unit at which a frame begins, counted from 0; halves are rounded up.
  func start(ofFrame index: Int) -> Int {
    let time = Int128(index) * Int128(rate.denominator) * Int128(tick.per)
    let unit = Int128(rate.numerator) * Int128(tick.seconds)
    return Int(clamping: (2 * time + unit) / (2 * unit))
  }
}
