import HeroTesting
import UIKit

/// Frames derived by hand.
@MainActor struct StackViewTests {
  private func stack(
    _ views: [UIView], width: CGFloat = 300, height: CGFloat = 60, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }

  /// Views of these lengths.
  private func sized(_ lengths: CGFloat...) -> [SizedView] { lengths.map { SizedView($0, 10) } }

  @Test func fillGivesTheRestToTheOneThatHugsLeast() {
    useOwnScreen()
    let views = [SizedView(28, 28), SizedView(50, 20), SizedView(37.5, 10)]
    views[0].setContentHuggingPriority(.required, for: .horizontal)
    views[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    _ = stack(views) { $0.spacing = 8 }
    // 37.5 points are no whole pixels at 3x: 262.5 is rounded to 262⅔.
    expectEqual(views[0].frame, CGRect(x: 0, y: 0, width: 28, height: 60))
    #expect(abs(views[1].frame.minX - 36) < 1e-9 && abs(views[1].frame.maxX - 254.5) < 0.34)
    #expect(abs(views[2].frame.minX - 262.5) < 0.34 && abs(views[2].frame.maxX - 300) < 1e-9)
  }

  @Test func lengthsGoByTheDistribution() {
    useOwnScreen()
    func lengths(
      _ views: [UIView], _ distribution: UIStackView.Distribution, spacing: CGFloat = 0
    ) -> [[CGFloat]] {
      _ = stack(views) { ($0.distribution, $0.spacing) = (distribution, spacing) }
      return spans(views)
    }
    // Of equals the first is stretched.
    let equals = sized(30, 40, 50)
    expectEqual(lengths(equals, .fill, spacing: 10), [[0, 190], [200, 40], [250, 50]])
    #expect(!equals.contains { $0.hasAmbiguousLayout })
    expectEqual(lengths(sized(30, 90, 50), .fillEqually, spacing: 15), [[0, 90], [105, 90], [210, 90]])
    // (300 − 120) / 2 = 90 between.
    expectEqual(lengths(sized(20, 40, 60), .equalSpacing), [[0, 20], [110, 40], [240, 60]])
    // First and last centre at 10 and 270, so the middle one's is at 140.
    expectEqual(lengths(sized(20, 100, 60), .equalCentering), [[0, 20], [90, 100], [240, 60]])
    // 300 points are shared 1 : 2 : 3.
    expectEqual(lengths(sized(20, 40, 60), .fillProportionally), [[0, 50], [50, 100], [150, 150]])
    // Fact sheet 6.10: contents and gaps are 140 + 2 · 5 = 150, half of the stack, so that all but the last are twice as long.
    expectEqual(lengths(sized(20, 40, 80), .fillProportionally, spacing: 5), [[0, 40], [45, 80], [130, 170]])
    // 40 + 2 · 100 are four fifths of 300, so that views grow by a quarter; of the 100 points beside the gaps the last has what is left.
    expectEqual(lengths(sized(8, 16, 16), .fillProportionally, spacing: 100), [[0, 10], [110, 20], [230, 70]])
    // 120 + 2 · 120 are more than 300: the first gets its 50 of 60 points, the second the other 10 and not its 25, the last none.
    expectEqual(lengths(sized(60, 30, 30), .fillProportionally, spacing: 120), [[0, 50], [170, 10], [300, 0]])
    // A view without contents has the size that its constraints come to: 30 and, of a stack, 20 + 10; one of neither has none.
    let (held, empty, inner) = (UIView(), UIView(), UIStackView(arrangedSubviews: sized(20, 10)))
    held.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    expectEqual(
      lengths([held, empty, inner, SizedView(40, 10)], .fillProportionally),
      [[0, 90], [90, 0], [90, 90], [180, 120]])
    // Without any contents all are equal.
    expectEqual(lengths([UIView(), UIView()], .fillProportionally, spacing: 20), [[0, 140], [160, 140]])
    // Explicit sizes win.
    let explicit = [placedView(), placedView()]
    explicit[1].widthAnchor.constraint(equalToConstant: 44).isActive = true
    expectEqual(lengths(explicit, .fill, spacing: 6), [[0, 250], [256, 44]])
  }

  // UIKit's multipliers are of the stack, not of what its margins leave: 25 % and 75 % of 200, and the margins are the last one's.
  @Test func proportionsDoNotCountTheMargins() {
    useOwnScreen()
    let views = sized(25, 75)
    _ = stack(views, width: 200) {
      $0.distribution = .fillProportionally
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    expectEqual(spans(views), [[10, 50], [60, 130]])
  }

  @Test func hiddenViewsLeave() {
    useOwnScreen()
    let views = sized(30, 40, 50)
    let stack = stack(views) { $0.distribution = .fillEqually }
    let (thirds, halves) =
      ([[0, 100], [100, 100], [200, 100]], [[0, 150], [150, 150]]) as ([[CGFloat]], [[CGFloat]])
    expectEqual(spans(views), thirds)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(spans([views[0], views[2]]), halves)
    views[1].isHidden = false
    stack.layoutIfNeeded()
    expectEqual(spans(views), thirds)
    views[0].removeFromSuperview()
    stack.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews, [views[1], views[2]])
    expectEqual(spans(stack.arrangedSubviews), halves)
  }

  @Test func customSpacingAndMargins() {
    useOwnScreen()
    let views = sized(30, 40, 50)
    let stack = stack(views) {
      $0.spacing = 10
      $0.setCustomSpacing(40, after: views[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
    }
    // 300 − 50 of margins − 50 of spacing − 40 − 50 leaves 110 for the first.
    expectEqual(views[0].frame, CGRect(x: 20, y: 5, width: 110, height: 48))
    expectEqual(spans(views), [[20, 110], [170, 40], [220, 50]])
    expectEqual(stack.customSpacing(after: views[0]), 40)
    expectEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
  }

  @Test func alignmentsAcross() {
    useOwnScreen()
    func frames(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
      let views = [SizedView(30, 10), SizedView(30, 40)]
      _ = stack(views) { $0.alignment = alignment }
      return views.map { [$0.frame.minY, $0.frame.height] }
    }
    expectEqual(frames(.fill), [[0, 60], [0, 60]])
    expectEqual(frames(.top), [[0, 10], [0, 40]])
    expectEqual(frames(.center), [[25, 10], [10, 40]])
    expectEqual(frames(.bottom), [[50, 10], [20, 40]])
    // Views without text stand on their bottom edges.
    expectEqual(frames(.firstBaseline), [[30, 10], [0, 40]])
    expectEqual(frames(.lastBaseline), [[50, 10], [20, 40]])
  }

  @Test func nestedStacksHaveTheSizeOfWhatTheyHold() {
    useOwnScreen()
    let row = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 25)])
    (row.spacing, row.alignment) = (5, .center)
    let column = UIStackView(arrangedSubviews: [row, SizedView(60, 15)])
    (column.axis, column.spacing, column.alignment) = (.vertical, 3, .leading)
    expectEqual(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 75, height: 43))
    let root = rootView(300, 300)
    root.hold(column)
    NSLayoutConstraint.activate(column.at(nil, 0))
    column.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(column.frame.minX - 112.5) < 0.34 && column.frame.height == 43)
    expectEqual(row.frame, CGRect(x: 0, y: 0, width: 75, height: 25))
  }

  // Source: UIStackView's documentation: a view that is taken from the arrangement stays a subview.
  @Test func viewsComeAndGo() {
    let stack = UIStackView(arrangedSubviews: sized(10, 20))
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let (first, last, new) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1], SizedView(30, 10))
    stack.insertArrangedSubview(new, at: 1)
    #expect(stack.arrangedSubviews == [first, new, last] && new.superview === stack)
    stack.insertArrangedSubview(last, at: 0)
    expectEqual((stack.arrangedSubviews, stack.subviews.count), ([last, first, new], 3))
    stack.setCustomSpacing(7, after: first)
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [last, new] && first.superview === stack)
    expectEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
    new.removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [last])
    UIView().addSubview(last)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [first])
  }

  @Test func aPlaceThatIsNotThereStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    #expect(result.said("index 1 out of bounds for [0 .. 0]"))
  }
}
