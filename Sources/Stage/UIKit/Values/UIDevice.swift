/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The device that an app runs on: the stage's.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// Stages stand upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Never posted: stages stand upright.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// iOS.
  open var systemName: String { "iOS" }
  /// The version of iOS whose looks the controls have.
  open var systemVersion: String { "17.0" }
  /// iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// As the model.
  open var name: String { model }
}
