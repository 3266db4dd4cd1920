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

/// A view that constraints place.
@MainActor func placedView() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A view of a fixed size, with nothing around.
@MainActor func rootView(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Puts a screen of 3 pixels per point and a clock of its own in force: other tests' stages may have left theirs.
///
/// A test calls it itself: between a suite's initialiser and the test others may run.
@MainActor func useOwnScreen() {
  UIKitRuntime.current = UIKitRuntime(
    screen: UIScreen(size: CGSize(width: 393, height: 852), scale: 3, safeArea: .zero),
    assets: AssetFolders(folders: []))
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

/// A finger that lands on a point of the window, goes by others and lifts, or is taken away.
@MainActor func touch(_ way: CGPoint..., isCancelled: Bool = false) {
  let touches = UIKitRuntime.current.touches
  touches.down(at: way[0], finger: 0)
  for point in way.dropFirst() { touches.move(to: point, finger: 0) }
  touches.up(finger: 0, isCancelled: isCancelled)
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
