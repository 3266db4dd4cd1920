import HeroStandIns
@_exported import UIKit

public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}
public enum MBProgressHUDAnimation: Int, Sendable { case fade, zoom, zoomOut, zoomIn }
public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }

@preconcurrency @MainActor
open class MBBackgroundView: UIView {
  open var style = MBProgressHUDBackgroundStyle.solidColor
  open var color: UIColor?
}

/// Shows nothing, and tells once that it does not.
@preconcurrency @MainActor
open class MBProgressHUD: UIView {
  open var mode = MBProgressHUDMode.indeterminate
  open var animationType = MBProgressHUDAnimation.fade
  public let label = UILabel()
  public let detailsLabel = UILabel()
  public let button = UIButton()
  public let bezelView = MBBackgroundView()
  public let backgroundView = MBBackgroundView()
  open var customView: UIView?
  open var contentColor: UIColor?
  open var progress: Float = 0
  open var margin: CGFloat = 20
  open var offset = CGPoint.zero
  open var minSize = CGSize.zero
  open var isSquare = false
  open var graceTime: TimeInterval = 0
  open var minShowTime: TimeInterval = 0
  open var removeFromSuperViewOnHide = false
  open var completionBlock: (() -> Void)?

  public convenience init(view: UIView) { self.init(frame: view.bounds) }
  @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
    let hud = MBProgressHUD(view: view)
    hud.show(animated: animated)
    return hud
  }
  @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool { false }
  open func show(animated: Bool) { StandIn.use("MBProgressHUD", "nothing shows over the app") }
  open func hide(animated: Bool) { completionBlock?() }
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.hide(animated: animated) }
  }
}
