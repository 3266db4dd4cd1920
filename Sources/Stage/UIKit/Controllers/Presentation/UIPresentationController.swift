/// Says where a presented controller's view stands, and what stands around it.
///
/// One that the app gives (`modalPresentationStyle` `.custom`) shows, and a sheet: what it puts into its container view is part of the
/// presented screen; a container's view stands in its place there.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  /// The outermost container of the one that presents.
  open internal(set) var presentingViewController: UIViewController
  /// Is told when a finger dismisses a sheet. Nobody asks it how the presentation adapts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A controller; nil is the one that is about to present.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The presented controller's.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Fills the window while the controller is presented; nil before and afterwards.
  open private(set) var containerView: UIView?
  /// What stands in the container view. Default: the presented controller's view.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that stands, points. Default: all of the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what presents goes from the screen.
  open var shouldRemovePresentersView: Bool { false }
  /// What the view adapts to.
  open var traitCollection: UITraitCollection { UIKitRuntime.current.screen.traitCollection }

  /// The controller is about to be presented; for subclasses, which add what stands around it to the container view.
  open func presentationTransitionWillBegin() {}
  /// The controller has been presented, or has not after all; for subclasses.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The controller is about to be dismissed; for subclasses.
  open func dismissalTransitionWillBegin() {}
  /// The controller has been dismissed, or has not after all; for subclasses.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container view is about to lay out what it holds; for subclasses, which place the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// The container view has laid out what it holds; for subclasses.
  open func containerViewDidLayoutSubviews() {}
  /// The size that a presented controller gets; for subclasses.
  open func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// What the presented controller would like has changed; for subclasses.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
  /// The window gets another size: never, here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Whether touches beside what stands around the presented view reach what is below.
  var letsTouchesThrough: Bool { false }

  /// How a view in the container view is while the controller is away, for who shows how that comes and goes: the presented view as its
  /// controller's transition style says, what stands around it not at all.
  func away(_ view: UIView) -> AwayLook {
    var look = AwayLook(view)
    if view === presentedView, presentedViewController.modalTransitionStyle != .crossDissolve {
      look.frame.origin.y = containerView?.bounds.maxY ?? 0
    } else {
      look.alpha = 0
    }
    return look
  }

  // MARK: Window

  /// Puts the container view into the window, with what stands around the presented view.
  func begin(in window: UIView) {
    let container = PresentationContainer(frame: window.bounds)
    container.presentation = self
    containerView = container
    window.addSubview(container)
    presentationTransitionWillBegin()
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
  }

  /// Takes the container view out of the window.
  func end() {
    containerView?.removeFromSuperview()
    containerView = nil
  }

  final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?
    override class var isOpaqueAtFirst: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self && presentation?.letsTouchesThrough == true ? nil : hit
    }

    override func layoutSubviews() {
      presentation?.containerViewWillLayoutSubviews()
      super.layoutSubviews()
      presentation?.containerViewDidLayoutSubviews()
    }
  }
}

/// A view as it is while what it is part of is away.
package struct AwayLook {
  package let view: UIView
  /// In its superview, points.
  package var frame: CGRect
  package var alpha: CGFloat
  package var cornerRadius: CGFloat

  /// As it is now.
  @MainActor init(_ view: UIView) {
    (self.view, frame, alpha, cornerRadius) = (view, view.frame, view.alpha, view.layer.cornerRadius)
  }
}

/// Is asked whether a finger may dismiss a sheet, and told when it does. Nobody asks how a presentation adapts.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Where a popover points to. There are none on phones.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Around what it points to.
  open weak var sourceView: UIView?
  /// What it points to, in the view's points.
  open var sourceRect: CGRect = .zero
  /// The item that it points to.
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Default: nil.
  open var backgroundColor: UIColor?
  /// Default: nil.
  open var passthroughViews: [UIView]?
}

/// Where a popover's arrow may point to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Is told of popovers: never, here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
