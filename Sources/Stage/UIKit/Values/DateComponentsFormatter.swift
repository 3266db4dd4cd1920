/// Writes lengths of time, in English; Foundation's is not there on Linux.
///
/// A file that imports Foundation as well as UIKit gets Foundation's: leave that import out, which UIKit brings.
open class DateComponentsFormatter {
  /// How units are named.
  public enum UnitsStyle: Int, Sendable {
    /// 1:05, 1h 5m, 1 hr, 5 min, 1 hour, 5 minutes; the fifth, in words, is written as `full`; 1hr 5min.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The leading ones of `positional`, all of other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Before the first other number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Between other numbers.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// After the last other number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; numbers of `positional` have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public init() {}

  /// How units are named. Default: positional.
  open var unitsStyle: UnitsStyle = .positional
  /// Weeks, days, hours, minutes and seconds are known; none allows all but weeks. Default: none.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are left out. Default: default.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// Units at most, the largest first; 0 is no limit. Default: 0.
  open var maximumUnitCount = 0

  private struct Unit {
    let flag: NSCalendar.Unit
    let seconds: Int
    /// As in 1h, 1hr, 1 hour.
    let letter: String, short: String, name: String
  }

  private static let units = [
    Unit(flag: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week"),
    Unit(flag: .day, seconds: 86400, letter: "d", short: "day", name: "day"),
    Unit(flag: .hour, seconds: 3600, letter: "h", short: "hr", name: "hour"),
    Unit(flag: .minute, seconds: 60, letter: "m", short: "min", name: "minute"),
    Unit(flag: .second, seconds: 1, letter: "s", short: "sec", name: "second"),
  ]

  /// A length of time in seconds; parts of a second are left out.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let units = Self.units.filter {
      allowedUnits.isEmpty ? $0.flag != .weekOfMonth : allowedUnits.contains($0.flag)
    }
    guard !units.isEmpty else { return nil }
    var rest = Int(abs(ti))
    var parts: [(unit: Unit, count: Int)] = units.map { unit in
      defer { rest %= unit.seconds }
      return (unit, rest / unit.seconds)
    }
    drop(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = ti <= -1 ? "-" : ""
    return sign + text(parts)
  }

  /// What components come to.
  open func string(from components: DateComponents) -> String? {
    let days = (components.day ?? 0) + 7 * (components.weekOfMonth ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
  }

  /// The time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Leaves zeros out; one number stays.
  private func drop(_ parts: inout [(unit: Unit, count: Int)]) {
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = unitsStyle == .positional ? .dropLeading : .dropAll }
    if dropped.contains(.pad) { return }
    if dropped.contains(.dropLeading) {
      while parts.count > 1, parts.first?.count == 0 { parts.removeFirst() }
    }
    if dropped.contains(.dropTrailing) {
      while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
    }
    if dropped.contains(.dropMiddle), parts.count > 2 {
      parts = [parts[0]] + parts.dropFirst().dropLast().filter { $0.count != 0 } + [parts[parts.count - 1]]
    }
  }

  private func text(_ parts: [(unit: Unit, count: Int)]) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        (index > 0 || pads) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief: return parts.map { "\($0.count)\(plural($0.unit.short, $0))" }.joined(separator: " ")
    case .short: return parts.map { "\($0.count) \(plural($0.unit.short, $0))" }.joined(separator: ", ")
    case .full, .spellOut: return parts.map { "\($0.count) \(plural($0.unit.name, $0))" }.joined(separator: ", ")
    }
  }

  /// Of short names only days and weeks have one.
  private func plural(_ name: String, _ part: (unit: Unit, count: Int)) -> String {
    let isShort = name == part.unit.short && name != part.unit.name
    return part.count == 1 || (isShort && name != "wk") ? name : name + "s"
  }
}
