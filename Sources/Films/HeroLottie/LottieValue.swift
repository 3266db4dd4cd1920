import HeroGeometry
import HeroJSON
import HeroMotion

/// Numbers as Lottie writes them.
enum LottieValue {
  /// Rounded to so many digits after the point; whole numbers without one.
  static func number(_ value: Double, digits: Int = 3) -> JSONValue {
    let factor = digits == 2 ? 100 : digits == 3 ? 1000.0 : 10_000
    let rounded = (value * factor).rounded() / factor
    return Int(exactly: rounded).map { .integer($0) } ?? .number(rounded)
  }

  static func numbers(_ values: [Double], digits: Int = 3) -> JSONValue {
    .array(values.map { number($0, digits: digits) })
  }

  /// A property that does not change, one number bare, several as an array.
  static func fixed(_ values: Double...) -> JSONValue { fixed(values, values.count == 1 ? first : { numbers($0) }) }

  /// A property: its value where it never changes, else its key frames.
  ///
  /// - Parameters:
  ///   - series: By frame.
  ///   - tolerances: How far each number may be off.
  ///   - write: The form of a value; default: an array, or a bare number where there is one and it never changes.
  static func property(_ series: FrameSeries, within tolerances: [Double]) -> JSONValue {
    let keys = series.keyFrames(within: tolerances)
    if keys.count == 1 { return fixed(keys[0].values, keys[0].values.count == 1 ? first : { numbers($0) }) }
    return animated(keys) { numbers($0) }
  }

  /// The same of values in another form, which key frames hold in an array of one.
  static func property(
    _ series: FrameSeries, within tolerances: [Double], as form: ([Double]) -> JSONValue
  ) -> JSONValue {
    let keys = series.keyFrames(within: tolerances)
    return keys.count == 1 ? fixed(keys[0].values, form) : animated(keys) { .array([form($0)]) }
  }

  /// Per cent of 0…1 by frame; from `end` on 0.
  static func opacity(_ series: FrameSeries, end: Int? = nil) -> JSONValue {
    var keys = series.map { $0.map { $0 * 100 } }.keyFrames(within: [LottieTolerance.opacity])
    if let end { keys.append(KeyFrame(frame: end, values: [0], easing: .hold)) }
    return keys.count == 1 ? fixed(keys[0].values, first) : animated(keys) { numbers($0) }
  }

  private static func first(_ values: [Double]) -> JSONValue { number(values.first ?? 0) }

  private static func fixed(_ values: [Double], _ form: ([Double]) -> JSONValue) -> JSONValue {
    ["a": 0, "k": form(values)]
  }

  private static func animated(_ keys: [KeyFrame], _ form: ([Double]) -> JSONValue) -> JSONValue {
    [
      "a": 1,
      "k": .array(
        keys.enumerated().map { index, key in
          var members: [JSONValue.Member] = [.init("t", .integer(key.frame)), .init("s", form(key.values))]
          if index < keys.count - 1 { members += easing(key.easing) }
          return .object(members)
        }),
    ]
  }

  private static func easing(_ easing: KeyEasing) -> [JSONValue.Member] {
    func handles(_ out: (Double, Double), _ into: (Double, Double)) -> [JSONValue.Member] {
      [
        .init("o", ["x": number(out.0, digits: 4), "y": number(out.1, digits: 4)]),
        .init("i", ["x": number(into.0, digits: 4), "y": number(into.1, digits: 4)]),
      ]
    }
    switch easing {
    case .hold: return [.init("h", 1)]
    case .linear: return handles((0, 0), (1, 1))
    case .cubic(let y1, let y2): return handles((1 / 3, y1), (2 / 3, y2))
    }
  }
}
