internal import UIKit

/// What the app has put into the window itself, as a screen over all others: a menu, a progress view, a picture that grows.
///
/// Changes within navigation and tab bar controllers take place under it. In the others a scene has no place for it: it is back when they are over.
final class WindowController: UIViewController {
  /// Whether the recording shows it.
  var isUp = false

  override func loadView() {
    view = UIView(frame: UIKitRuntime.current.screen.bounds)
    view.isOpaque = false
  }

  /// Shows what is in the window itself. What the app animates there lies on the window's own ground.
  func setGround() {
    let window = UIKitRuntime.current.window
    let isStage = UIKitRuntime.current.change.map { $0.stage === window } ?? false
    view.backgroundColor = isStage ? window?.backgroundColor ?? .black : nil
  }

  /// The status bar stays as it is below.
  override var childForStatusBarStyle: UIViewController? {
    guard let root = UIKitRuntime.current.window?.rootViewController else { return nil }
    var top = root
    while let next = top.presentedViewController { top = next }
    return top
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
