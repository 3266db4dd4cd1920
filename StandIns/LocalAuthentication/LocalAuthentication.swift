@_exported import UIKit

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable { case none, touchID, faceID }
public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable { case authenticationFailed = -1, userCancel = -2, biometryNotAvailable = -6 }
  public let code: Code
}
/// Knows no finger and no face.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var biometryType: LABiometryType { .none }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(code: .biometryNotAvailable)) }
}
