import HeroTesting

@testable import UIKit

@MainActor
@Suite struct DateComponentsFormatterTests {
  // Source: DateComponentsFormatter's documentation, "Constants" of its styles and of zeros.
  @Test func lengthsOfTime() {
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
