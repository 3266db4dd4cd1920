import HeroTesting

@testable import UIKit

/// Frames derived by hand; the screen has 3 pixels per point.
@MainActor struct ConstraintTests {
  @Test func edgesWithConstants() {
    useOwnScreen()
    let root = rootView(300, 600)
    let view = placedView(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 16, y: 20, width: 268, height: 44))
    #expect(!view.hasAmbiguousLayout)
  }

  /// A constraint to a scroll view's centre means the scroll view's frame, to its edges what it holds: so contents get its width.
  @Test func centresOfScrollViewsAreOfTheirFrames() {
    useOwnScreen()
    let root = rootView(300, 600)
    let (scroll, content) = (UIScrollView(frame: root.bounds), UIView())
    root.addSubview(scroll)
    scroll.fill(with: content)
    scroll.contentOffset.y = 30
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 900))
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 900))
  }

  @Test func changesEqualALayoutFromScratch() {
    useOwnScreen()
    let root = rootView(300, 600)
    let view = SizedView(50, 30)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)
    func frame(_ change: () -> Void) -> CGRect {
      change()
      root.layoutIfNeeded()
      return view.frame
    }
    let first = frame { NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: root.topAnchor)]) }
    expectEqual(first, CGRect(x: 10, y: 0, width: 50, height: 30))
    expectEqual(frame { left.constant = 25 }, CGRect(x: 25, y: 0, width: 50, height: 30))
    expectEqual(frame { right.isActive = true }, CGRect(x: 25, y: 0, width: 265, height: 30))
    expectEqual(frame { root.frame.size.width = 400 }, CGRect(x: 25, y: 0, width: 365, height: 30))
    left.isActive = false
    expectEqual(frame { view.own = CGSize(width: 70, height: 40) }, CGRect(x: 320, y: 0, width: 70, height: 40))
  }

  @Test func multiplierOnAPositionIsInTheCommonAncestor() {
    useOwnScreen()
    // root 300 wide holds box at x 100, 150 wide; box holds inner.
    let root = rootView(300, 600)
    let (box, other) = (placedView(in: root), placedView(in: root))
    let inner = placedView(in: box)
    NSLayoutConstraint.activate(
      box.at(100, 0, height: 90) + inner.at(nil, 0, width: 10, height: 10) + other.at(nil, 0, width: 5, height: 5))
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      // In the box's own coordinates: 150 × 0.4 = 60.
      NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: box, attribute: .right, multiplier: 0.4, constant: 0),
      // In the root's: (100 + 60 + 10) × 0.5 = 85.
      NSLayoutConstraint(
        item: other, attribute: .left, relatedBy: .equal, toItem: inner, attribute: .right, multiplier: 0.5,
        constant: 0),
    ])
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 100, y: 0, width: 150, height: 90))
    expectEqual((inner.frame.minX, other.frame.minX), (60, 85))
  }

  @Test func framesAreOnWholePixels() {
    useOwnScreen()
    // Three thirds of 100 points at 3x: edges at 33⅓ and 66⅔ are whole pixels; of 100.1 they are rounded.
    let root = rootView(100.1, 60)
    let views = (0..<3).map { _ in placedView(in: root) }
    NSLayoutConstraint.activate(views.flatMap { $0.at(nil, 0, height: 60) })
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    root.layoutIfNeeded()
    let edges = views.map { ($0.frame.minX * 3).rounded() } + [(views[2].frame.maxX * 3).rounded()]
    expectEqual(edges, [0, 100, 200, 300])
    for view in views { #expect(abs(view.frame.width * 3 - 100) < 1e-9) }
  }

  @Test func translatingViewTakesPartWithItsFrame() {
    useOwnScreen()
    let root = rootView(300, 600)
    let (fixed, view) = (UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70)), SizedView(20, 20))
    for part in [fixed, view] { root.addSubview(part) }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 108, y: 75, width: 20, height: 20))
    fixed.frame.origin.x = 140
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 208, y: 75, width: 20, height: 20))
  }

  @Test func guidesAndMargins() {
    useOwnScreen()
    let root = rootView(300, 600)
    let (guide, view) = (UILayoutGuide(), placedView(in: root))
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 8, y: 0, width: 100, height: 10))
    expectEqual(view.frame, CGRect(x: 108, y: 10, width: 184, height: 590))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 120, y: 10, width: 150, height: 590))
  }

  @Test func transformDoesNotDisturb() {
    useOwnScreen()
    let root = rootView(300, 600)
    let view = placedView(in: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate(view.at(100, 100, width: 40, height: 20))
    root.layoutIfNeeded()
    expectEqual((view.bounds.size, view.center), (CGSize(width: 40, height: 20), CGPoint(x: 120, y: 110)))
    expectEqual(view.frame, CGRect(x: 80, y: 90, width: 80, height: 40))
  }

  @Test func unsatisfiableDropsOneAndKeepsTheRest() {
    useOwnScreen()
    let root = rootView(300, 600)
    let view = placedView(in: root)
    NSLayoutConstraint.activate(
      view.at(10, 7, width: 100, height: 9) + [view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)])
    root.layoutIfNeeded()
    expectEqual((view.frame.minY, view.frame.height), (7, 9))
    let holding = [view.frame.minX == 10, view.frame.maxX == 290, view.frame.width == 100].filter { $0 }
    expectEqual(holding.count, 2)
  }

  @Test func ambiguityIsTold() {
    useOwnScreen()
    let root = rootView(300, 600)
    let view = placedView(in: root)
    NSLayoutConstraint.activate(view.at(10, nil))
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate(view.at(nil, 0, width: 5))
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 1).isActive = true
    #expect(!view.hasAmbiguousLayout)
    expectEqual(view.bounds, .zero)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 0, width: 5, height: 11))
  }

  @Test func leavingViewTakesItsConstraintsAlong() {
    useOwnScreen()
    let root = rootView(300, 600)
    let (one, other) = (placedView(in: root), SizedView(10, 10))
    root.addSubview(other)
    let tie = other.leftAnchor.constraint(equalTo: one.rightAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([tie, own])
    expectEqual((root.constraints, one.constraints), ([tie], [own]))
    one.removeFromSuperview()
    #expect(!tie.isActive && own.isActive && root.constraints.isEmpty)
  }

  @Test func fittingSizeComesFromInside() {
    useOwnScreen()
    let cell = UIView()
    let (title, icon) = (SizedView(120, 20.4), SizedView(40, 40))
    cell.hold(title, icon)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 6),
      icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      title.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -11),
    ])
    // 16 + 40 + 12 + 120 + 16; the icon's 40 with 6 above and, being centred, below.
    expectEqual(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 204, height: 52))
    icon.own.height = 10
    // 11 + 20.4 + 11 = 42.4, up to a pixel: 42⅔.
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size.width, 320)
    #expect(abs(size.height - 128.0 / 3) < 1e-9)
  }

  @Test func updateConstraintsComesFirstAndInnermost() {
    useOwnScreen()
    final class Noting: UIView {
      var note: (String) -> Void = { _ in }
      override func updateConstraints() {
        super.updateConstraints()
        note("update \(tag)")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        note("layout \(tag)")
      }
    }
    let (outer, inner) = (Noting(), Noting())
    (outer.tag, inner.tag) = (1, 2)
    var notes: [String] = []
    outer.note = { notes.append($0) }
    inner.note = { notes.append($0) }
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    outer.layoutIfNeeded()
    expectEqual(notes, ["update 2", "update 1", "layout 1", "layout 2"])
    notes = []
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(notes.first == "update 2" && !notes.contains("update 1"))
  }

  @Test func messagesAreNamedAsUIKitNamesThem() {
    useOwnScreen()
    let view = placedView()
    let constraint = view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 2, constant: -3.5)
    constraint.priority = UILayoutPriority(750)
    constraint.identifier = "wide"
    expectEqual(
      constraint.description, "<NSLayoutConstraint:'wide' UIView.width <= 2*UIView.height - 3.5 @750   (inactive)>")
  }
}

/// Texts among constraints; numbers follow from the label's own measure.
@MainActor struct TextConstraintTests {
  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @Test func labelWrapsAtTheWidthThatItGets() {
    useOwnScreen()
    let root = rootView(150, 600)
    let text = label("Several words that do not fit into one line of so few points", lines: 0)
    root.addSubview(text)
    let below = placedView(in: root)
    NSLayoutConstraint.activate(text.at(10, 0) + below.at(10, nil, width: 5, height: 5))
    text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
    below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 130, height: 1000)).height
    #expect(height > 50 && text.frame.width == 130 && abs(text.frame.height - height) < 1e-6)
    #expect(abs(below.frame.minY - height - 4) < 1e-6)
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(text.frame.height < 25)
  }

  @Test func baselinesMeet() {
    useOwnScreen()
    let root = rootView(300, 600)
    let (small, large) = (label("small", size: 12), label("large", size: 34))
    root.hold(small, large)
    NSLayoutConstraint.activate(large.at(0, 20))
    small.leadingAnchor.constraint(equalTo: large.trailingAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // Ascenders are 0.9521484 of the size: 32.373 and 11.426, in heights of 40.573 and 14.320, rounded up to pixels.
    let baseline = 20 + large.frame.height / 2 + 34 * (0.9521484 - 1.1933594 / 2)
    let own = small.frame.minY + small.frame.height / 2 + 12 * (0.9521484 - 1.1933594 / 2)
    #expect(abs(baseline - own) < 0.34)
  }

  @Test func labelsHugAndResist() {
    useOwnScreen()
    let root = rootView(200, 60)
    let (name, value) = (label("Name"), label("A value that is much longer than the row"))
    root.hold(name, value)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [name, value] { view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(name.frame.width - name.intrinsicContentSize.width) < 1e-6)
    #expect(abs(value.frame.maxX - 200) < 1e-6 && value.frame.width < value.intrinsicContentSize.width)
  }

  @Test func rightToLeftTurnsLeadingAround() {
    useOwnScreen()
    UIKitRuntime.current.layoutDirection = .rightToLeft
    defer { UIKitRuntime.current.layoutDirection = .leftToRight }
    let root = rootView(300, 60)
    let (one, other) = (SizedView(50, 10), SizedView(60, 10))
    root.hold(one, other)
    NSLayoutConstraint.activate(one.at(nil, 0) + other.at(nil, 0))
    one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    expectEqual((one.frame.maxX, other.frame.maxX), (284, 230))
  }

  // A label of 60 × 20 points, 14 and 8 from the edges of an effect's contents, makes the effect 88 × 36.
  @Test func effectsAreAsLargeAsWhatTheyHold() {
    useOwnScreen()
    let root = rootView(200, 400)
    let (effect, inner) = (UIVisualEffectView(effect: UIBlurEffect(style: .light)), SizedView(60, 20))
    let contents = effect.contentView
    contents.fill(with: inner, UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14))
    root.hold(effect)
    effect.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    effect.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(effect.frame, CGRect(x: 56, y: 364, width: 88, height: 36))
    expectEqual((contents.frame, inner.frame), (effect.bounds, CGRect(x: 14, y: 8, width: 60, height: 20)))
    // By its frame alone, an effect says how large its contents are.
    let (framed, filling) = (UIVisualEffectView(effect: nil), UIView())
    framed.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    framed.contentView.fill(with: filling, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    root.addSubview(framed)
    root.layoutIfNeeded()
    expectEqual(filling.frame, CGRect(x: 10, y: 0, width: 90, height: 50))
    framed.frame.size.width = 60
    root.layoutIfNeeded()
    expectEqual(filling.frame, CGRect(x: 10, y: 0, width: 50, height: 50))
  }

  // Source: UIKit, where the attribute counts for the view itself and not for what it holds.
  @Test func aViewCanHaveItsOwnDirection() {
    useOwnScreen()
    let holder = rootView(200, 100)
    holder.semanticContentAttribute = .forceRightToLeft
    let child = placedView(in: holder)
    NSLayoutConstraint.activate(child.at(nil, 0, width: 50, height: 20))
    child.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10).isActive = true
    holder.layoutIfNeeded()
    // What leads is at the right of the holder.
    expectEqual(holder.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(child.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(child.frame, CGRect(x: 140, y: 0, width: 50, height: 20))
  }
}
