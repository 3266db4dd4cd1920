import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ViewTests {
  /// Source: iOS, where only NaN raises an exception.
  @Test func viewsMayStandAtInfinity() {
    let label = UILabel()
    let place = CGRect(x: 0, y: 0, width: 0, height: 20).insetBy(dx: 6, dy: 0)
    label.frame.origin = CGPoint(x: place.minX, y: 10)
    label.text = "Name"
    label.sizeToFit()
    #expect(place.isNull && label.center.x == .infinity && label.bounds.width > 10)
    label.frame.origin.x = 6
    #expect(label.frame.minX == 6 && abs(label.frame.minY - 10) < 1e-9)
  }

  @Test func viewsCountTheirAccessibilityElements() {
    let (view, part) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
    let window = UIWindow()
    window.addSubview(view)
    view.accessibilityElements = [UIView(), part]
    #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIView === part)
    #expect(view.index(ofAccessibilityElement: part) == 1 && view.index(ofAccessibilityElement: view) == NSNotFound)
    expectEqual(view.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
    let elements: [UIResponder] = [view, UIViewController()]
    #expect(!elements.contains { $0.accessibilityPerformEscape() || $0.accessibilityPerformMagicTap() })
  }

  @Test func elementsThatAreNoViewsHaveNamesToo() {
    let (item, other, view) = (UIBarButtonItem(), UIBarButtonItem(), UIView())
    item.accessibilityLabel = "Add"
    (item.accessibilityIdentifier, item.accessibilityHint, item.accessibilityValue) = ("add", "Makes a boat", "1")
    (item.accessibilityTraits, item.isAccessibilityElement) = (.button, true)
    expectEqual(
      [item.accessibilityLabel, item.accessibilityIdentifier, item.accessibilityHint, item.accessibilityValue],
      ["Add", "add", "Makes a boat", "1"])
    #expect(item.accessibilityTraits == .button && item.isAccessibilityElement)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    (element.accessibilityLabel, element.accessibilityFrame) = ("Bar", frame)
    (element.accessibilityFrameInContainerSpace, element.accessibilityActivationPoint) = (frame, frame.origin)
    #expect(element.accessibilityContainer === view && element.accessibilityFrame == frame)
    #expect(element.accessibilityFrameInContainerSpace == frame && element.accessibilityActivationPoint == frame.origin)
    #expect(other.accessibilityLabel == nil && other.accessibilityTraits == .none && !other.isAccessibilityElement)
    item.accessibilityLabel = nil
    #expect(item.accessibilityLabel == nil && item.accessibilityHint == "Makes a boat")
    let delete = UIAccessibilityCustomAction(name: "Delete", target: view, selector: Selector("delete"))
    let moor = UIAccessibilityCustomAction(name: "Moor") { $0.name == "Moor" }
    view.accessibilityCustomActions = [delete, moor]
    #expect(delete.target === view && delete.selector == Selector("delete") && delete.actionHandler == nil)
    #expect(view.accessibilityCustomActions?.last?.actionHandler?(moor) == true && moor.target == nil)
  }

  // Source: UIKit, where a label of several lines that is fitted ends higher, and a centred one moves to the left.
  @Test func fittingKeepsTheUpperLeftCorner() {
    useOwnScreen()
    final class Small: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)] {
      let view = Small()
      view.layer.anchorPoint = anchor
      view.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
      view.sizeToFit()
      expectEqual(view.frame, CGRect(x: 5, y: 6, width: 30, height: 10))
    }
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    label.text = "Hi"
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.height < 30)
    #expect(abs(label.frame.minX - 20) < 1e-9 && abs(label.frame.minY - 30) < 1e-9)
  }

  // Views that say the same of their parts in each layout ask for no other, in a cell neither. Source: UIKit's setters of equal values.
  @Test func layoutsThatSayTheSameEnd() {
    final class Busy: UIView {
      let label = UILabel()
      let button = UIButton(type: .system)
      let stack = UIStackView()
      let picture = UIImageView()
      let pages = UIPageControl()
      var layouts = 0
      let image = UIImage()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [label, button, stack, picture, pages] { addSubview(view) }
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in [label, button] { addSubview(view) }
        label.font = .systemFont(ofSize: bounds.height * 0.4, weight: .bold)
        label.text = "\(Int(bounds.width))"
        label.numberOfLines = 2
        label.lineBreakMode = .byWordWrapping
        label.preferredMaxLayoutWidth = bounds.width
        label.setContentHuggingPriority(.required, for: .horizontal)
        button.setTitle("\(Int(bounds.width))", for: .normal)
        button.contentEdgeInsets.left = 4
        button.isEnabled = bounds.width > 10
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(9, after: label)
        picture.image = image
        pages.numberOfPages = 3
        layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    useOwnScreen()
    let (cell, busy) = (UITableViewCell(style: .default, reuseIdentifier: nil), Busy())
    cell.contentView.hold(busy)
    NSLayoutConstraint.activate(busy.at(0, 0, width: 50, height: 40))
    let window = show(cell)
    #expect(busy.layouts > 0)
    #expect(busy.label.text == "50" && busy.label.font.pointSize == 16)
    // Another size is another layout.
    let before = busy.layouts
    busy.constraints.first { $0.firstAttribute == .width }?.constant = 60
    window.layoutIfNeeded()
    #expect(busy.layouts > before && busy.label.text == "60")
    // A text that is changed in place is not the label's.
    let text = NSMutableAttributedString(string: "one")
    busy.label.attributedText = text
    text.append(NSAttributedString(string: " two"))
    expectEqual(busy.label.text, "one")
    busy.label.attributedText = text
    expectEqual(busy.label.text, "one two")
  }

  // Layers that a view places by its layer's layout, between what its controller is told.
  @Test func viewsPlaceTheirSublayers() {
    final class Ramp: UIView {
      let ramp = CAGradientLayer()
      var told: (String) -> Void = { _ in }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        ramp.frame = bounds
        told("sublayers")
      }
      override func layoutSubviews() { told("subviews") }
    }
    final class Owner: UIViewController {
      let ramp = Ramp()
      var log: [String] = []
      override func loadView() {
        ramp.told = { [unowned self] in log.append($0) }
        view = ramp
      }
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    useOwnScreen()
    let owner = Owner()
    show(owner)
    expectEqual(owner.ramp.ramp.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual(owner.log.prefix(4), ["will", "subviews", "did", "sublayers"])
  }

  @Test func subviewsStandWhereTheyArePut() {
    useOwnScreen()
    let (around, a, b, c, d) = (UIView(), UIView(), UIView(), UIView(), UIView())
    for view in [a, b] { around.addSubview(view) }
    around.insertSubview(c, belowSubview: b)
    around.insertSubview(d, aboveSubview: a)
    #expect(around.subviews == [a, d, c, b] && around.layer.sublayers == [a, d, c, b].map(\.layer))
    around.bringSubviewToFront(a)
    around.sendSubviewToBack(c)
    expectEqual(around.subviews, [c, d, b, a])
    around.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(around.subviews, [b, d, c, a])
    around.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(around.subviews == [b, a, c, d] && around.layer.sublayers == [b, a, c, d].map(\.layer))
    around.insertSubview(UIView(), belowSubview: UIView())
    expectEqual(around.subviews.suffix(4), [b, a, c, d])
    let other = UIView()
    other.bringSubviewToFront(a)
    other.sendSubviewToBack(a)
    #expect(other.subviews == [] && a.superview === around)
  }

  @Test func viewsAreFoundInside() {
    let (around, middle, inner, twin) = (UIView(), UIView(), UIView(), UIView())
    around.addSubview(middle)
    middle.addSubview(inner)
    around.addSubview(twin)
    (inner.tag, twin.tag) = (7, 7)
    #expect(around.viewWithTag(7) === inner && twin.viewWithTag(7) === twin && around.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: around) && inner.isDescendant(of: inner) && !around.isDescendant(of: inner))
    #expect(!inner.isDescendant(of: twin))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: CGPoint(x: 9, y: 0), with: nil) && !view.point(inside: CGPoint(x: 10, y: 0), with: nil))
  }

  /// Notes what it is told.
  private final class Listener: UIView {
    var calls: [String] = []
    override func didAddSubview(_ subview: UIView) { calls.append("has \(subview.tag) of \(subviews.count)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("loses \(subview.tag) of \(subviews.count)") }
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("to \(newSuperview?.tag ?? -1)") }
    override func didMoveToSuperview() { calls.append("in \(superview?.tag ?? -1)") }
    override func willMove(toWindow newWindow: UIWindow?) { calls.append("to window \(newWindow != nil)") }
    override func didMoveToWindow() { calls.append("in window \(window != nil)") }
    override func tintColorDidChange() { calls.append("tint") }
    override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.left)") }
    override func safeAreaInsetsDidChange() { calls.append("safe \(safeAreaInsets.top)") }
    func taken(_ without: String...) -> [String] {
      defer { calls = [] }
      return calls.filter { !without.contains($0) }
    }
  }

  // Source: UIView's documentation, "Observing view-related changes".
  @Test func viewsAreToldWhereTheyAre() {
    useOwnScreen()
    let (first, second, view) = (Listener(), Listener(), Listener())
    (first.tag, second.tag, view.tag) = (1, 2, 3)
    first.addSubview(view)
    #expect(first.taken() == ["has 3 of 1"] && view.taken("tint") == ["to 1", "in 1"])
    second.addSubview(view)
    #expect(first.taken() == ["loses 3 of 1"] && first.subviews.isEmpty)
    #expect(second.taken() == ["has 3 of 1"] && view.taken("tint") == ["to 2", "in 2"])
    let window = show(second)
    expectEqual(view.taken("tint"), ["to window true", "in window true"])
    view.removeFromSuperview()
    #expect(view.taken() == ["to -1", "to window false", "in -1", "in window false"] && window.subviews.count == 1)
    expectEqual(second.calls.last, "loses 3 of 1")
  }

  @Test func viewsAreToldWhatTheyAdaptTo() {
    useOwnScreen(top: 59, bottom: 34)
    let (around, view, own) = (UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), Listener(), Listener())
    own.tintColor = .green
    for inner in [view, own] { around.addSubview(inner) }
    _ = (view.taken(), own.taken())
    around.tintColor = .red
    #expect(view.taken() == ["tint"] && view.tintColor == .red && own.taken() == [] && own.tintColor == .green)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    expectEqual(view.taken(), ["margins 8.0"])
    show(around)
    _ = view.taken()
    around.frame.origin.y = 20
    expectEqual(view.taken(), ["safe 39.0"])
  }

  // Source: UIView.safeAreaInsets: 0 outside of a window; who comes into one with the frame that it keeps is covered from then on.
  @Test func viewsOfTheScreensSizeAreToldTheirSafeAreaAsTheyCome() {
    useOwnScreen(top: 59, bottom: 34)
    final class Child: UIViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
    }
    let (root, child) = (UIViewController(), Child())
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    root.view.frame = screen
    show(root)
    let (view, inner, low) = (Listener(frame: screen), Listener(frame: screen), Listener(frame: screen))
    low.frame.origin.y = 400
    for part in [inner, low] { view.addSubview(part) }
    for part in [view, inner, low] { _ = part.taken() }
    root.view.addSubview(view)
    expectEqual(view.taken("tint"), ["to 0", "to window true", "in 0", "in window true", "safe 59.0"])
    expectEqual(inner.taken("tint"), ["to window true", "in window true", "safe 59.0"])
    // It reaches beyond the screen, whose end is covered no further.
    expectEqual(low.taken("tint"), ["to window true", "in window true", "safe 0.0"])
    child.view.frame = screen
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(child.count == 1 && child.view.safeAreaInsets.bottom == 34)
  }

  /// Passes on what it does not want.
  private final class Sink: UIView {
    var calls: [String] = []
    var taps: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
      taps += touches.map(\.tapCount)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
  }

  @Test func touchesGoToWhoTakesThem() {
    useOwnScreen()
    let (sink, plain) = (Sink(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), UIView())
    plain.frame = sink.bounds
    sink.addSubview(plain)
    show(sink)
    touch(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))
    touch(CGPoint(x: 50, y: 50), isCancelled: true)
    expectEqual(sink.calls, ["began", "moved", "ended", "began", "cancelled"])
    // Soon and near it is a further tap; not after what was cancelled.
    let (here, near, far) = (CGPoint(x: 20, y: 20), CGPoint(x: 64, y: 20), CGPoint(x: 64, y: 66))
    for point in [here, near, here, far] { touch(point) }
    pass(0.3)
    touch(far)
    pass(0.4)
    touch(far)
    expectEqual(sink.taps, [1, 2, 1, 2, 3, 1, 2, 1])
    #expect(!plain.canPerformAction(Selector("copy:"), withSender: nil))
    let window = UIWindow()
    #expect(!window.isKeyWindow)
    window.makeKey()
    #expect(window.isKeyWindow && UIKitRuntime.current.window === window)
  }
}
