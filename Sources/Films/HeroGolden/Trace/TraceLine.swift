import HeroJSON
import HeroRender
import TransitionEngine

/// One layer at one moment, as numbers: a line of the trace.
///
/// Keys are Core Animation's; a key that has its default value is left out.
package struct TraceLine: Equatable, Sendable {
  /// The view's path, `screen/name`.
  package var path: String
  /// `view`, `snapshot` or `overlay`.
  package var role: String
  /// How many layers hold this one; children follow their parent.
  package var depth: Int
  /// Sorted by key.
  package var values: [JSONValue.Member]

  /// A value; nil when it has its default.
  subscript(key: String) -> JSONValue? { values.first { $0.key == key }?.value }

  /// The layer's name in a difference: the path, and the role where it says more.
  package var title: String { role == "overlay" ? "\(path) overlay" : path }

  /// What tells layers of one moment apart; the same view may be there as itself and as its snapshot.
  var identity: String { "\(role) \(path)" }

  /// The line without its line break; `owner` is the key and value that say of which moment or picture it is.
  func text(owner: JSONValue.Member) -> String {
    let own: [JSONValue.Member] = [
      owner, .init("depth", .integer(depth)), .init("layer", .string(path)), .init("role", .string(role)),
    ]
    // Keys are ASCII, so that this order is that of their bytes.
    return JSONValue.object((own + values).sorted { $0.key < $1.key }).line
  }

  /// Reads a line's object; nil when it is none.
  init?(_ json: JSONValue) {
    guard let members = json.members, let path = json["layer"]?.text, let role = json["role"]?.text,
      let depth = json["depth"]?.whole, depth >= 0
    else { return nil }
    self.path = path
    self.role = role
    self.depth = depth
    let own = ["layer", "role", "depth", Trace.frameKey, Trace.momentKey, Trace.pictureKey]
    values = members.filter { !own.contains($0.key) }
  }

  init(path: String, role: String, depth: Int, values: [JSONValue.Member]) {
    self.path = path
    self.role = role
    self.depth = depth
    self.values = values
  }

  /// What a key that is left out stands for: Core Animation's default.
  static let defaults: [String: JSONValue] = {
    var defaults = LayerFact.standards.compactMapValues(TraceNumber.value)
    defaults["cornerCurve"] = .string("circular")
    defaults["hidden"] = .bool(false)
    return defaults
  }()
}

/// Numbers as a trace keeps them.
enum TraceNumber {
  /// Digits after the point.
  static let digits = 4
  /// Numbers this close are the same: one unit of the last digit, which rounding decides.
  static let unit = 1.0001e-4

  /// Rounded to a 10 000th; whole numbers without a point, −0 as 0.
  static func value(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .string("\(number)") }
    // Beyond this a double has no such digits.
    guard abs(number) < 1e11 else { return .number(number) }
    let rounded = (number * 1e4).rounded() / 1e4 + 0
    return rounded == rounded.rounded() ? .integer(Int(rounded)) : .number(rounded)
  }

  static func list(_ numbers: [Double]) -> JSONValue { .array(numbers.map(value)) }

  /// Whether two values are equal up to rounding.
  static func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if left == right { return true }
    if let a = left.real, let b = right.real { return abs(a - b) <= unit }
    if let a = left.reals, let b = right.reals, a.count == b.count {
      return zip(a, b).allSatisfy { abs($0 - $1) <= unit }
    }
    return false
  }
}
