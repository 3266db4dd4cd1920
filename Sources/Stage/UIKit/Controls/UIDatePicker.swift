internal import HeroControls

/// Fields or wheels for a day and a time, at rest: fingers change nothing.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269

    /// As looks have it.
    fileprivate var look: DatePickerLook.Mode {
      switch self {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      case .yearAndMonth: .yearAndMonth
      }
    }
  }

  /// Default: 9:41 AM on 9 January 2007 in GMT, for there is no day on which a film runs.
  open var date = DatePickerLook.standardDate { didSet { change() } }
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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    described(by: coder, UIDatePicker.self)
  }

  override class var isOpaqueAtFirst: Bool { false }

  private func change() {
    invalidateIntrinsicContentSize()
    stateDidChange()
  }

  override var controlLook: (any ControlLook)? { look }
  private var look: DatePickerLook {
    var look = DatePickerLook()
    look.mode = datePickerMode.look
    look.isWheels = datePickerStyle == .wheels
    look.date = date
    look.countDown = countDownDuration
    (look.locale, look.calendar, look.timeZone) = (locale, calendar, timeZone)
    return look
  }

  open override var intrinsicContentSize: CGSize { intrinsicSize(of: look) }
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
