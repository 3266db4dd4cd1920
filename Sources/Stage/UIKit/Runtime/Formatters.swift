// A stage's phone is American. Foundation's own of Linux is of no country, whose prices have no sign of a currency. These hide Foundation's in
// files that do not import it themselves.

/// Foundation's, in the phone's locale.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = .phone
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(for: num) ?? ""
  }
}

/// Foundation's, in the phone's locale.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = .phone
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }
}

extension Locale {
  fileprivate static let phone = Locale(identifier: "en_US")
  /// The phone's.
  @_disfavoredOverload
  public static var current: Locale { phone }
  /// The phone's, which stays.
  @_disfavoredOverload
  public static var autoupdatingCurrent: Locale { phone }
}
