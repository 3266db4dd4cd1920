import HeroTesting

/// How an older Swift spelled UIKit's names.
@Suite struct OldNameTests {
  @Test func names() {
    for (given, expected) in [
      ("let a: UITableViewCellStyle = .default", "let a: UITableViewCell.CellStyle = .default"),
      ("addChildViewController(other)", "addChild(other)"),
      (
        "if let childViewControllers = a?.childViewControllers { return childViewControllers.count }",
        "if let childViewControllers = a?.children { return childViewControllers.count }"
      ),
      ("other.didMove(toParentViewController: self)", "other.didMove(toParent: self)"),
      ("view.bringSubview(toFront: button)", "view.bringSubviewToFront(button)"),
      ("let a = UIEdgeInsetsMake(1, 2, 3, 4)", "let a = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
      ("let a = NSNotification.Name.UIKeyboardWillShow", "let a = UIResponder.keyboardWillShowNotification"),
      ("f(name: .UIKeyboardWillHide, object: nil)", "f(name: UIResponder.keyboardWillHideNotification, object: nil)"),
      ("let a = RunLoopMode.commonModes", "let a = RunLoop.Mode.common"),
      ("let a = UIImagePNGRepresentation(image)", "let a = (image).pngData()"),
      ("let a = UIDeviceOrientationIsLandscape(held)", "let a = (held).isLandscape"),
      ("let a = ProcessInfo().operatingSystemVersion", "let a = ProcessInfo.processInfo  .operatingSystemVersion"),
      ("let a = UIImageJPEGRepresentation(image, 0.8)", "let a = (image).jpegData(compressionQuality: 0.8)"),
      (
        "let a = UIImageView.init(activityIndicatorStyle: .gray)",
        "let a = UIImageView.init(activityIndicatorStyle: .gray)"
      ),
      (
        "let a = UIActivityIndicatorView.init(activityIndicatorStyle: .gray)",
        "let a = UIActivityIndicatorView.init(style: .gray)"
      ),
      (
        "let a: UIActivityIndicatorView = .init(activityIndicatorStyle: .gray)",
        "let a: UIActivityIndicatorView = .init(style: .gray)"
      ),
      (
        "a.systemLayoutSizeFitting(UILayoutFittingCompressedSize)",
        "a.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)"
      ),
      ("window.windowLevel = UIWindowLevelStatusBar + 1", "window.windowLevel = UIWindow.Level.statusBar + 1"),
      ("let a: [NSAttributedStringKey: Any] = [.font: b]", "let a: [NSAttributedString.Key: Any] = [.font: b]"),
      ("let a = NSUnderlineStyle.styleNone.rawValue", "let a = NSUnderlineStyle.init(rawValue: 0).rawValue"),
      ("timer.add(to: .current, forMode: .commonModes)", "timer.add(to: .current, forMode: .common)"),
      ("let a = UIAccessibilityIsVoiceOverRunning()", "let a = UIAccessibility.isVoiceOverRunning  "),
      ("let a = CMTimeMakeWithSeconds(1, 600)", "let a = CMTimeMakeWithSeconds(1, preferredTimescale: 600)"),
      (
        "setOverrideTraitCollection(a, forChildViewController: b)", "setOverrideTraitCollection(a, forChild: b)"
      ),
      (
        "override func prefersHomeIndicatorAutoHidden() -> Bool { true }",
        "override var prefersHomeIndicatorAutoHidden: Bool { true }"
      ),
      (
        "override func willMove(toParentViewController parent: A?) {}", "override func willMove(toParent parent: A?) {}"
      ),
    ] { expectEqual(rewrittenLines("func f() {\n\(given)\n}")[1], expected) }
  }

  /// A class that overrides a method adds none of its name.
  @Test func callsBesideAnOverride() {
    let lines = rewrittenLines(
      "class A: UIViewController {\noverride func didMove(toParentViewController parent: A?) {}\nfunc f() { b.didMove(toParentViewController: self) }\n}"
    )
    expectEqual(lines[2], "func f() { b.didMove(toParent: self) }")
  }

  @Test func oneWarningAFile() {
    expectEqual(
      messages(
        "let a: UIControlState = .normal\nlet b: UIControlState = .normal\nlet c: UIControlEvents = .allEvents"),
      [
        "/app/A.swift:1:8: warning: names of an older UIKit: UIControlState (UIControl.State), UIControlEvents (UIControl.Event)"
      ])
  }

  @Test func namesOfTheAppsOwnStay() {
    // A function of the app's own with other arguments.
    expectEqual(rewrittenLines("let a = UIEdgeInsetsMake(1)")[0], "let a = UIEdgeInsetsMake(1)")
    expectEqual(
      rewrittenLines("class A { func setActive(_ a: Bool, with b: Int) {} }\nA().setActive(true, with: 1)")[1],
      "A().setActive(true, with: 1)")
    expectEqual(rewrittenLines("class UIFontWeight {}\nlet a: UIFontWeight? = nil")[1], "let a: UIFontWeight? = nil")
  }

  /// One value is Alamofire 4's, where that is imported; two are Swift's.
  @Test func resultsOfAlamofire() {
    for (given, expected) in [
      ("var a: Result<Int>", "var a: Swift.Result<Int, any Error>"),
      ("var a: Result<Int, AFError>", "var a: Result<Int, AFError>"), ("var a: Other<Int>", "var a: Other<Int>"),
    ] {
      expectEqual(rewrittenLines("import Alamofire\n" + given)[1], expected)
      expectEqual(rewrittenLines("import UIKit\n" + given)[1], given)
    }
  }
}
