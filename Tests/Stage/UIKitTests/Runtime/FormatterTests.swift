import HeroTesting
import UIKit

/// Prices, dates and lengths of time of a phone in America.
@Suite struct FormatterTests {
  // Source: ICU's en_US.
  @Test func pricesAndDatesAreAmerican() {
    let price = NumberFormatter()
    price.numberStyle = .currency
    expectEqual(price.string(from: 1234.5), "$1,234.50")
    let day = DateFormatter()
    day.timeZone = TimeZone(secondsFromGMT: 0)
    (day.dateStyle, day.timeStyle) = (.short, .none)
    expectEqual(day.string(from: Date(timeIntervalSince1970: 86400)), "1/2/70")
    expectEqual((Locale.current.identifier, Locale.autoupdatingCurrent.identifier), ("en_US", "en_US"))
    expectEqual(NumberFormatter.localizedString(from: 0.5, number: .percent), "50%")
    let noon = DateFormatter.localizedString(
      from: Date(timeIntervalSince1970: 43200), dateStyle: .long, timeStyle: .none)
    #expect(noon.hasSuffix("1970") && !noon.contains("/"))
  }

  // Source: DateComponentsFormatter's documentation, "Constants" of its styles and of zeros.
  @MainActor @Test func lengthsOfTime() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    expectEqual((formatter.string(from: 65), formatter.string(from: 3725)), ("1:05", "62:05"))
    formatter.zeroFormattingBehavior = .pad
    expectEqual((formatter.string(from: 65), formatter.string(from: 5.9)), ("01:05", "00:05"))
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .default
    expectEqual(formatter.string(from: 3605), "1:00:05")
    formatter.unitsStyle = .abbreviated
    expectEqual((formatter.string(from: 3900), formatter.string(from: 0)), ("1h 5m", "0s"))
    formatter.unitsStyle = .full
    expectEqual(
      (formatter.string(from: 3660), formatter.string(from: 7205)), ("1 hour, 1 minute", "2 hours, 5 seconds"))
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 1
    expectEqual(formatter.string(from: DateComponents(hour: 2, minute: 30)), "2 hr")
  }
}
