internal import HeroControls
internal import HeroGeometry

/// Fields or wheels for a day and a time, at rest: fingers change nothing.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }

  /// Default: 9:41 AM on 9 January 2007 in GMT, for there is no day on which a film runs.
  open var date = Date(timeIntervalSince1970: 1_168_335_660) { didSet { change() } }
  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Default: dateAndTime.
  open var datePickerMode: Mode = .dateAndTime { didSet { change() } }
  /// Default: automatic. A calendar is not drawn: fields are, with a warning.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet {
      if preferredDatePickerStyle == .inline {
        UIKitRuntime.current.warn("a date picker's calendar is not drawn: its fields are")
      }
      change()
    }
  }
  /// What shows: fields, or wheels.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .wheels ? .wheels : .compact }
  /// Seconds. Default: 0.
  open var countDownDuration: TimeInterval = 0 { didSet { change() } }
  /// nil is English as in the United States. Default: nil.
  open var locale: Locale? { didSet { change() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Default: the Gregorian one.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { change() } }
  /// nil is GMT. Default: nil.
  open var timeZone: TimeZone? { didSet { change() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  /// A picker, as large as it asks for where no size is asked for.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var isOpaqueAtFirst: Bool { false }

  private func change() {
    invalidateIntrinsicContentSize()
    stateDidChange()
  }

  override var controlLook: (any ControlLook)? {
    if datePickerStyle == .wheels { return WheelsLook(wheels) }
    return CompactDateLook(fields)
  }

  /// The date by a pattern of Unicode's.
  private func text(_ pattern: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar ?? Calendar(identifier: .gregorian)
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  private var minutes: Int { Int(max(countDownDuration, 0) / 60) }

  private var fields: [String] {
    switch datePickerMode {
    case .date: [text("MMM d, yyyy", date)]
    case .time: [text("h:mm a", date)]
    case .dateAndTime: [text("MMM d, yyyy", date), text("h:mm a", date)]
    case .yearAndMonth: [text("MMMM yyyy", date)]
    case .countDownTimer: [(minutes >= 60 ? "\(minutes / 60) hr " : "") + "\(minutes % 60) min"]
    }
  }

  private var wheels: [WheelsLook.Wheel] {
    switch datePickerMode {
    case .date: [wheel("MMMM", .month), wheel("d", .day), wheel("yyyy", .year)]
    case .yearAndMonth: [wheel("MMMM", .month), wheel("yyyy", .year)]
    case .time: [wheel("h", .hour), wheel("mm", .minute), halves]
    case .dateAndTime: [wheel("EEE MMM d", .day), wheel("h", .hour), wheel("mm", .minute), halves]
    case .countDownTimer:
      [
        WheelsLook.Wheel((0..<24).map { "\($0) hours" }, selected: minutes / 60 % 24),
        WheelsLook.Wheel((0..<60).map { "\($0) min" }, selected: minutes % 60),
      ]
    }
  }

  /// Values before and after the date's.
  private func wheel(_ pattern: String, _ unit: Calendar.Component) -> WheelsLook.Wheel {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return WheelsLook.Wheel(
      (-4...4).map { text(pattern, calendar.date(byAdding: unit, value: $0, to: date) ?? date) }, selected: 4)
  }

  /// Before and after noon.
  private var halves: WheelsLook.Wheel {
    let own = text("a", date)
    let other = text("a", date.addingTimeInterval(43_200))
    let isMorning = (Int(text("H", date)) ?? 0) < 12
    return WheelsLook.Wheel(isMorning ? [own, other] : [other, own], selected: isMorning ? 0 : 1)
  }

  open override var intrinsicContentSize: CGSize { controlLook.map { intrinsicSize(of: $0) } ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As compact.
  case automatic
  case wheels
  /// Grey fields.
  case compact
  /// A calendar, which is not drawn.
  case inline
}
