import Testing

@testable import UIKit

@MainActor
@Suite struct DateComponentsFormatterTests {
  // Source: DateComponentsFormatter's documentation, "Constants" of its styles and of zeros.
  @Test func lengthsOfTime() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 3725) == "62:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05" && formatter.string(from: 5.9) == "00:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 3605) == "1:00:05")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3900) == "1h 5m" && formatter.string(from: 0) == "0s")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3660) == "1 hour, 1 minute" && formatter.string(from: 7205) == "2 hours, 5 seconds")
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hr")
  }
}
