import HeroStandIns
@_exported import UIKit

public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom }
public enum SVProgressHUDMaskType: UInt, Sendable { case none = 1, clear, black, gradient, custom }
public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }

/// Shows nothing, with one warning; completions of its dismissal are called at once.
@preconcurrency @MainActor
open class SVProgressHUD: UIView {
  private static func tell() { StandIn.use("SVProgressHUD", "nothing shows over the app") }

  open class func show() { tell() }
  open class func show(withStatus status: String?) { tell() }
  open class func showProgress(_ progress: Float) { tell() }
  open class func showProgress(_ progress: Float, status: String?) { tell() }
  open class func showInfo(withStatus status: String?) { tell() }
  open class func showSuccess(withStatus status: String?) { tell() }
  open class func showError(withStatus status: String?) { tell() }
  open class func show(_ image: UIImage, status: String?) { tell() }
  open class func setStatus(_ status: String?) {}
  open class func dismiss() {}
  open class func dismiss(withDelay delay: TimeInterval) {}
  open class func dismiss(completion: (() -> Void)?) { completion?() }
  open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)?) {
    guard let completion else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { completion() }
  }
  open class func popActivity() {}
  open class func isVisible() -> Bool { false }

  open class func setDefaultStyle(_ style: SVProgressHUDStyle) {}
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {}
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
  open class func setForegroundColor(_ color: UIColor) {}
  open class func setBackgroundColor(_ color: UIColor) {}
  open class func setBackgroundLayerColor(_ color: UIColor) {}
  open class func setFont(_ font: UIFont) {}
  open class func setCornerRadius(_ cornerRadius: CGFloat) {}
  open class func setRingThickness(_ ringThickness: CGFloat) {}
  open class func setRingRadius(_ radius: CGFloat) {}
  open class func setMinimumSize(_ minimumSize: CGSize) {}
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
  open class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
  open class func setContainerView(_ containerView: UIView?) {}
  open class func setOffsetFromCenter(_ offset: UIOffset) {}
  open class func resetOffsetFromCenter() {}
  open class func setInfoImage(_ image: UIImage) {}
  open class func setSuccessImage(_ image: UIImage) {}
  open class func setErrorImage(_ image: UIImage) {}
}
