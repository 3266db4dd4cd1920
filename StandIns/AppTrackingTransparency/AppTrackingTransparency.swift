@_exported import UIKit

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) {
    completion(.denied)
  }
}
