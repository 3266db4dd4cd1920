package import Foundation
package import HeroGeometry

/// UIDatePicker at rest: fields or wheels with a day and a time.
package struct DatePickerLook: ControlLook {
  /// UIDatePicker.Mode.
  package enum Mode: String, CaseIterable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// Default: dateAndTime.
  package var mode = Mode.dateAndTime
  /// Whether wheels show instead of fields. Default: false.
  package var isWheels = false
  /// Default: 9:41 AM on 9 January 2007 in GMT, for there is no day on which a film runs.
  package var date = DatePickerLook.standardDate
  /// Of a timer, seconds. Default: 0.
  package var countDown = 0.0
  /// nil is English as in the United States. Default: nil.
  package var locale: Locale?
  /// nil is the Gregorian one. Default: nil.
  package var calendar: Calendar?
  /// nil is GMT. Default: nil.
  package var timeZone: TimeZone?

  package init() {}

  package static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

  private var look: any ControlLook { isWheels ? WheelsLook(wheels) : CompactDateLook(fields) }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { look.intrinsicSize(traits) }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    look.leftToRightParts(in: size, traits)
  }

  // MARK: Texts

  private var usedCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  /// A date by a pattern of Unicode's.
  private func text(_ pattern: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US_POSIX")
    formatter.calendar = usedCalendar
    formatter.timeZone = usedCalendar.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  private var minutes: Int { Int(min(max(countDown, 0), 86_399) / 60) }

  private var fields: [String] {
    switch mode {
    case .date: [text("MMM d, yyyy", date)]
    case .time: [text("h:mm a", date)]
    case .dateAndTime: [text("MMM d, yyyy", date), text("h:mm a", date)]
    case .yearAndMonth: [text("MMMM yyyy", date)]
    case .countDownTimer: [(minutes >= 60 ? "\(minutes / 60) hr " : "") + "\(minutes % 60) min"]
    }
  }

  private var wheels: [WheelsLook.Wheel] {
    switch mode {
    case .date: [wheel("MMMM", .month), wheel("d", .day), wheel("yyyy", .year)]
    case .yearAndMonth: [wheel("MMMM", .month), wheel("yyyy", .year)]
    case .time: [wheel("h", .hour), wheel("mm", .minute), halves]
    case .dateAndTime: [wheel("EEE MMM d", .day), wheel("h", .hour), wheel("mm", .minute), halves]
    case .countDownTimer:
      [
        WheelsLook.Wheel((0..<24).map { "\($0) hours" }, selected: minutes / 60),
        WheelsLook.Wheel((0..<60).map { "\($0) min" }, selected: minutes % 60),
      ]
    }
  }

  /// Values before and after the date's.
  private func wheel(_ pattern: String, _ unit: Calendar.Component) -> WheelsLook.Wheel {
    let calendar = usedCalendar
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
}
