import HeroTesting
import UIKit

/// Prices and dates of a phone in America.
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
}
