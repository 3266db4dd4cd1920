@testable import UIKit

/// A view whose contents ask for a size.
final class SizedView: UIView {
  var own: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { own }
}

/// A view that constraints place, in another.
@MainActor func placedView(in around: UIView? = nil) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  around?.addSubview(view)
  return view
}

extension UIView {
  /// Adds views that constraints place.
  func hold(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a view that constraints hold so far from the edges.
  func fill(with view: UIView, _ insets: UIEdgeInsets = .zero) {
    hold(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Constraints to the left and upper edge of the view around, and for a size; nil: none.
  func at(
    _ left: CGFloat?, _ top: CGFloat?, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    return [
      left.map { leftAnchor.constraint(equalTo: superview.leftAnchor, constant: $0) },
      top.map { topAnchor.constraint(equalTo: superview.topAnchor, constant: $0) },
      width.map { widthAnchor.constraint(equalToConstant: $0) },
      height.map { heightAnchor.constraint(equalToConstant: $0) },
    ].compactMap(\.self)
  }
}

/// A view of a fixed size, with nothing around.
@MainActor func rootView(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Puts a screen of 3 pixels per point and a clock of its own in force: other tests' stages may have left theirs.
///
/// A test calls it itself: between a suite's initialiser and the test others may run.
@MainActor func useOwnScreen(top: CGFloat = 0, bottom: CGFloat = 0, files: [URL] = []) {
  UIKitRuntime.current = UIKitRuntime(
    screen: UIScreen(
      size: CGSize(width: 393, height: 852), scale: 3,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)),
    assets: AssetFolders(folders: files))
}

/// The same, with a clock that the test moves.
@MainActor func useOwnClock() -> VirtualClock {
  useOwnScreen()
  UIKitRuntime.current.clock.willAdvance = {}
  return UIKitRuntime.current.clock
}

/// The frames of a control's parts, after its layout.
@MainActor func parts(_ view: UIView) -> [CGRect] {
  view.layoutIfNeeded()
  return view.layer.children.map(\.frame)
}

/// The window that shows last: the runtime does not keep it.
@MainActor private var shown: UIWindow?

/// Puts a controller into a window of the screen's size.
@MainActor @discardableResult func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow()
  (shown, UIKitRuntime.current.window) = (window, window)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

/// Puts a view into the window of a new controller.
@MainActor @discardableResult func show(_ view: UIView) -> UIWindow {
  let controller = UIViewController()
  controller.view.addSubview(view)
  return show(controller)
}

/// A finger that lands on a point of the window, goes by others and, at a time of the clock's, lifts or is taken away.
@MainActor func touch(_ way: CGPoint..., after seconds: TimeInterval = 0, isCancelled: Bool = false) {
  let touches = UIKitRuntime.current.touches
  touches.down(at: way[0], finger: 0)
  for point in way.dropFirst() { touches.move(to: point, finger: 0) }
  if seconds > 0 { UIKitRuntime.current.clock.run(until: seconds) }
  touches.up(finger: 0, isCancelled: isCancelled)
}

/// Lets virtual time of the process's own clock pass.
@MainActor func pass(_ seconds: TimeInterval) {
  let clock = UIKitRuntime.current.clock
  clock.run(until: clock.now + seconds)
}

/// Fingers that land on points of the window.
@MainActor func press(_ points: CGPoint...) {
  let touches = UIKitRuntime.current.touches
  for (finger, point) in points.enumerated() { touches.down(at: point, finger: finger) }
}

/// So many fingers lift.
@MainActor func lift(_ count: Int = 1) {
  for finger in 0..<count { UIKitRuntime.current.touches.up(finger: finger) }
}

extension CGPoint {
  /// Whether it is another point but for rounding.
  func isNear(_ other: CGPoint) -> Bool { hypot(x - other.x, y - other.y) < 1e-9 }
}

/// Gives an empty picture for every layer, and keeps them.
@MainActor final class KeptLayers: PictureMaker {
  private(set) var layers: [CALayer] = []
  func picture(of layer: CALayer, scale: CGFloat) -> UIImage {
    layers.append(layer)
    return UIImage()
  }

  /// Puts one in force.
  static func use() -> KeptLayers {
    let kept = KeptLayers()
    UIKitRuntime.current.pictures = kept
    return kept
  }
}
