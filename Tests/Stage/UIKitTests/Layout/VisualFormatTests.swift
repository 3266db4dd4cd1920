import HeroTesting

@testable import UIKit

@MainActor struct VisualFormatTests {
  private let root = rootView(300, 200)
  private let a = placedView()
  private let b = placedView()

  private func make(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    (a.accessibilityIdentifier, b.accessibilityIdentifier, root.accessibilityIdentifier) = ("a", "b", "root")
    root.hold(a, b)
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
  }

  /// What constraints say, without what is the same for all.
  private func said(_ constraints: [NSLayoutConstraint]) -> String {
    constraints.map(\.description).joined(separator: ", ").replacing("<NSLayoutConstraint UIView:", with: "")
      .replacing("   (inactive)>", with: "").replacing("UIView:", with: "").replacing("'", with: "")
  }

  @Test func formatsMeanConstraints() {
    useOwnScreen()
    let formats: [(String, NSLayoutConstraint.FormatOptions, String)] = [
      (
        "H:|-10-[a(50)]-[b(==a)]-|", [],
        "a.leading == root.leading + 10, a.width == 50, b.leading == a.trailing + 8, b.width == a.width, "
          + "root.trailingMargin == b.trailing"
      ),
      ("V:|[a][b]|", [], "a.top == root.top, b.top == a.bottom, root.bottom == b.bottom"),
      ("|-[a]", [], "a.leading == root.leadingMargin"),
      ("[a(>=40,<=80@250)]", [], "a.width >= 40, a.width <= 80 @250"),
      ("V:[a]-(>=gap@high)-[b(30)]", [], "b.top >= a.bottom + 12 @750, b.height == 30"),
      ("[a]-(-4)-[b]", [], "b.leading == a.trailing - 4"), ("H:[a]-gap-|", [], "root.trailing == a.trailing + 12"),
      // Options align and direct.
      (
        "|[a]-5-[b]", [.alignAllTop, .alignAllCenterY],
        "a.leading == root.leading, b.leading == a.trailing + 5, a.top == b.top, a.centerY == b.centerY"
      ),
      (
        "|[a]-5-[b]-|", .directionLeftToRight,
        "a.left == root.left, b.left == a.right + 5, root.rightMargin == b.right"
      ),
      (
        "|-[a]-5-[b]-7-|", .directionRightToLeft,
        "root.rightMargin == a.right, a.left == b.right + 5, b.left == root.left + 7"
      ),
    ]
    for (format, options, wanted) in formats {
      expectEqual(said(make(format, options: options, metrics: ["gap": 12, "high": 750])), wanted, "\(format)")
    }
  }

  @Test func theyLayOut() {
    useOwnScreen()
    NSLayoutConstraint.activate(
      make("H:|-20-[a(100)]-[b]-|") + make("V:|-30-[a(40)]") + make("V:|-30-[b(==a)]"))
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 20, y: 30, width: 100, height: 40))
    expectEqual(b.frame, CGRect(x: 128, y: 30, width: 164, height: 40))
  }

  @Test func wrongFormatsSayWhere() {
    useOwnScreen()
    for (format, message, offset) in [
      ("H:|-[c]", "c is not a key in the views dictionary.", 6),
      ("H:|-[a", "Expected a ']' here. That is how you end a view.", 6),
      ("H:[a]-8[b]", "Expected a '-' here. That is how you end a connection.", 7),
      ("H:[a(>40)]", "Expected a '=' after '>'", 6),
      ("H:[a(wide)]", "wide is not a key in the metrics dictionary.", 9),
      ("D:[a]", "Unknown orientation: expected 'H:' or 'V:'", 0),
      ("H:[a]-", "Expected a number or the name of a metric here", 6),
      ("H:[a]|[b]", "Nothing may follow the superview's end", 6),
      ("H:", "Expected a view, but the format ends here", 2),
      ("H:[a(10@2000)]", "Priorities must be greater than 0 and less or equal to 1000", 8),
    ] {
      var parser = VisualFormatParser(format, views: ["a": a, "b": b], metrics: [:])
      #expect(throws: VisualFormatError(message: message, offset: offset), "\(format)") { try parser.line() }
    }
    var parser = VisualFormatParser("|[a]", views: ["a": UIView()], metrics: [:])
    #expect(
      throws: VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a superview", offset: 2)
    ) { try VisualFormatLayout(line: parser.line(), options: []).constraints() }
    var other = VisualFormatParser("V:[a][b]", views: ["a": a, "b": b], metrics: [:])
    #expect(throws: VisualFormatError.self) {
      try VisualFormatLayout(line: other.line(), options: .alignAllTop).constraints()
    }
  }

  @Test func theMessageHasACaret() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[c]", metrics: nil, views: [:])
      }
    }
    #expect(
      result.said("Unable to parse constraint format: \nc is not a key in the views dictionary. \nH:|-[c] \n      ^"))
  }
}
