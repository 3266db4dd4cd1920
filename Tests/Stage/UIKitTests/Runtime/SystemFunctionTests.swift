import HeroTesting

@testable import UIKit

/// What apps ask of the system, and what it answers here.
@MainActor struct SystemFunctionTests {
  // As Objective-C writes it.
  @Test func textsAreGeometry() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    expectEqual(NSCoder.string(for: rect), "{{1, 2.5}, {3, 4}}")
    expectEqual((NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}"), NSCoder.cgPoint(for: "nothing")), (rect, .zero))
    expectEqual((NSCoder.cgSize(for: "{3, 4.5}"), NSCoder.cgSize(for: "none")), (CGSize(width: 3, height: 4.5), .zero))
    expectEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// The app stays in front, and there are no other apps.
  @Test func theAppIsAlone() throws {
    useOwnScreen()
    let app = UIApplication.shared
    let task = app.beginBackgroundTask(expirationHandler: {})
    expectEqual(task, app.beginBackgroundTask(withName: "sync", expirationHandler: nil))
    #expect(task != .invalid)
    app.endBackgroundTask(task)
    #expect(try !app.openURL(#require(URL(string: "tel:1"))))
    var answers: [Bool] = []
    app.setAlternateIconName("Night") { answers.append($0 == nil) }
    expectEqual(answers, [true])
  }

  @Test func attributesSayTheWayOfLayout() {
    useOwnScreen()
    expectEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .playback), .leftToRight)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
  }
}
