import HeroTesting

@testable import UIKit

/// What apps ask of the system, and what it answers here.
@MainActor struct SystemFunctionTests {
  @Test func textsAreSizesAndInsets() {
    expectEqual(NSCoder.cgSize(for: "{3, 4.5}"), CGSize(width: 3, height: 4.5))
    expectEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(NSCoder.cgSize(for: "none"), .zero)
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

  /// A picture of 20 × 10 points at the right end, in the middle of 44.
  @Test func aFieldPlacesItsParts() {
    useOwnScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    expectEqual(field.rightViewRect(forBounds: field.bounds), CGRect(x: 180, y: 17, width: 20, height: 10))
    expectEqual(field.placeholderRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
    expectEqual(field.editingRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 200, height: 44))
  }
}
