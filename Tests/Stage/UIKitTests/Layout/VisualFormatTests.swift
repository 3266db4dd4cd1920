import HeroTesting

@testable import UIKit

@MainActor struct VisualFormatTests {
  private let root = rootView(300, 200)
  private let a = placedView()
  private let b = placedView()

  private func make(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    root.accessibilityIdentifier = "root"
    root.addSubview(a)
    root.addSubview(b)
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
  }

  /// What constraints say, without what is the same for all.
  private func said(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map {
      $0.description.replacingOccurrences(of: "<NSLayoutConstraint UIView:", with: "")
        .replacingOccurrences(of: "   (inactive)>", with: "").replacingOccurrences(of: "UIView:", with: "")
        .replacingOccurrences(of: "'", with: "")
    }
  }

  @Test(arguments: [
    (
      "H:|-10-[a(50)]-[b(==a)]-|",
      [
        "a.leading == root.leading + 10", "a.width == 50", "b.leading == a.trailing + 8", "b.width == a.width",
        "root.trailingMargin == b.trailing",
      ]
    ),
    ("V:|[a][b]|", ["a.top == root.top", "b.top == a.bottom", "root.bottom == b.bottom"]),
    ("|-[a]", ["a.leading == root.leadingMargin"]),
    ("[a(>=40,<=80@250)]", ["a.width >= 40", "a.width <= 80 @250"]),
    ("V:[a]-(>=gap@high)-[b(30)]", ["b.top >= a.bottom + 12 @750", "b.height == 30"]),
    ("[a]-(-4)-[b]", ["b.leading == a.trailing - 4"]),
    ("H:[a]-gap-|", ["root.trailing == a.trailing + 12"]),
  ])
  func formatsMeanConstraints(_ format: String, _ wanted: [String]) {
    useOwnScreen()
    expectEqual(said(make(format, metrics: ["gap": 12, "high": 750])), wanted)
  }

  @Test func optionsAlignAndDirect() {
    useOwnScreen()
    expectEqual(
      said(make("|[a]-5-[b]", options: [.alignAllTop, .alignAllCenterY])),
      [
        "a.leading == root.leading", "b.leading == a.trailing + 5", "a.top == b.top", "a.centerY == b.centerY",
      ])
    expectEqual(
      said(make("|[a]-5-[b]-|", options: .directionLeftToRight)),
      [
        "a.left == root.left", "b.left == a.right + 5", "root.rightMargin == b.right",
      ])
    expectEqual(
      said(make("|-[a]-5-[b]-7-|", options: .directionRightToLeft)),
      [
        "root.rightMargin == a.right", "a.left == b.right + 5", "b.left == root.left + 7",
      ])
  }

  @Test func theyLayOut() {
    useOwnScreen()
    NSLayoutConstraint.activate(
      make("H:|-20-[a(100)]-[b]-|") + make("V:|-30-[a(40)]") + make("V:|-30-[b(==a)]"))
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 20, y: 30, width: 100, height: 40))
    expectEqual(b.frame, CGRect(x: 128, y: 30, width: 164, height: 40))
  }

  @Test(arguments: [
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
  ])
  func wrongFormatsSayWhere(_ format: String, _ message: String, _ offset: Int) {
    useOwnScreen()
    var parser = VisualFormatParser(format, views: ["a": a, "b": b], metrics: [:])
    #expect(throws: VisualFormatError(message: message, offset: offset)) { try parser.line() }
  }

  @Test func aViewWithoutSuperviewAndWrongOptionsStop() {
    useOwnScreen()
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

  @Test func theMessageHasACaret() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[c]", metrics: nil, views: [:])
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Unable to parse constraint format: \nc is not a key in the views dictionary. \nH:|-[c] \n      ^"))
  }
}
