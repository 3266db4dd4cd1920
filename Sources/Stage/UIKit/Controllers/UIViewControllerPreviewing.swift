/// Whether the screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

extension UITraitCollection {
  /// Unavailable: nothing presses.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// Where a press shows a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Says what a press previews; never asked: nothing presses.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
  }
}

/// What a preview offers.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}

/// A button of a preview.
@preconcurrency @MainActor
public final class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }
  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
  }
}

extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
